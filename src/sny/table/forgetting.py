"""What somebody wrote, taken out of a stored table: the inputs stay, so that the games can be played again."""

from collections.abc import Callable

from msgspec import MsgspecError

from sny.table import inputs
from sny.table.inputs import input_line, read_input

NOTHING = "…"  # in the place of what was forgotten: a name or a text is never empty


def without_chat(line: bytes) -> bytes:
    """A stored line without what was written in it."""
    if not line.startswith(b'{"input":"chat"'):
        return line
    return changed(line, lambda given: isinstance(given, inputs.Chat), text=True)


def without_person(person: str) -> Callable[[bytes], bytes]:
    """From a stored line to one without a person's name, and without what they wrote."""

    def change(line: bytes) -> bytes:
        if person.encode() not in line:
            return line
        return changed(line, lambda given: person in (given.by, getattr(given, "person", "")), text=True, name=True)

    return change


def changed(
    line: bytes, concerns: Callable[[inputs.AnyInput], bool], *, text: bool = False, name: bool = False
) -> bytes:
    try:
        input = read_input(line)
    except MsgspecError:
        return line  # it cannot be read anyway
    if not concerns(input):
        return line
    if text and isinstance(input, inputs.Chat):
        input.text = NOTHING
    if name and isinstance(input, inputs.Chat | inputs.Sit | inputs.Rename):
        input.name = NOTHING
    return input_line(input)

"""What people write, reduced to one line without disturbing characters."""

from sny.errors import Refused


def tidy_name(name: str) -> str:
    """A name in one line, without what would disturb the table."""
    tidied = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not 1 <= len(tidied) <= 24:
        raise Refused("name", "a name has 1 to 24 characters")
    return tidied


def tidy_text(text: str) -> str:
    tidied = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not tidied:
        raise Refused("text", "there is nothing readable in this text")
    return tidied

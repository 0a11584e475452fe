"""Who one is on each server, kept between commands: the secret of this device, by server and name."""

import json
import os
from contextlib import suppress
from pathlib import Path

from sny.errors import Refused
from sny.terminal.saving import state_folder
from sny.visitor import Visitor, ask_now


def known_visitor(server: str, name: str) -> Visitor:
    """The same person as last time, where the server still knows them; otherwise somebody new, who is kept."""
    people = kept_people()
    device = people.get(key(server, name))
    if device is not None:
        with suppress(Refused):
            told = ask_now(server, "GET", "/api/me", device=device)
            return Visitor(server, told["person"], told["name"], device)
    told = ask_now(server, "POST", "/api/people", {"name": name})
    people[key(server, name)] = told["device"]
    with suppress(OSError):  # where nothing can be kept, one plays all the same
        keep(people)
    return Visitor(server, told["person"], told["name"], told["device"])


def key(server: str, name: str) -> str:
    return f"{server} {name}"


def place_of_people() -> Path:
    return state_folder() / "people.json"


def kept_people() -> dict[str, str]:
    try:
        found = json.loads(place_of_people().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(device) for name, device in found.items()} if isinstance(found, dict) else {}


def keep(people: dict[str, str]) -> None:
    """Whole or not at all, and for nobody else to read: whoever has the secret is this person."""
    path = place_of_people()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    being_written = path.with_name(f"{path.name}.{os.getpid()}")
    with os.fdopen(os.open(being_written, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        json.dump(people, file, ensure_ascii=False, indent=1)
    being_written.replace(path)

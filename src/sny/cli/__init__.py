"""`sny …` on the command line: what was typed, checked and handed to the rooms below."""

from sny.cli.commands import main

__all__ = ["main"]

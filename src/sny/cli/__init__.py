"""`sny …` on the command line: arguments are checked here, and the work is done in the packages below."""

from sny.cli.commands import main

__all__ = ["main"]

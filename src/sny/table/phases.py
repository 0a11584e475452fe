"""What goes on at a table."""

from typing import Final, Literal

Phase = Literal["gathering", "playing", "over", "closed"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

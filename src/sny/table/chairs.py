"""The chairs round a table, and how long each may think."""

from dataclasses import dataclass, field
from typing import Any

from sny.table.described import ChairView
from sny.table.settings import CLOCKS, NEWCOMERS_SHARE, Settings


@dataclass
class Chair:
    """Who sits at a seat: nobody, a person or a bot. A person's chair stays theirs during a game, whoever plays."""

    person: str = ""
    name: str = ""
    own_name: bool = False  # of the person, and not of a guest at the same device
    level: str = ""  # of the bot that sits here
    newcomer: bool = False
    away_since: int | None = None  # when the last device went
    left: bool = False  # stood up during the game
    bank: int | None = None  # milliseconds; None: no clock
    asked_at: int | None = None  # since when it has been asked to act
    _described: tuple[tuple[Any, ...], ChairView] | None = field(default=None, repr=False, compare=False)

    @property
    def free(self) -> bool:
        return not self.person and not self.level

    @property
    def here(self) -> bool:
        return not self.left and self.away_since is None

    def described(self, settings: Settings) -> ChairView:
        """What everybody may know of it; to be read only, and the same object as long as nothing changes."""
        known = (self.person, self.name, self.level, self.away_since, self.left, self.bank, self.asked_at, settings)
        if self._described is None or self._described[0] != known:
            self._described = known, self._describe(settings)
        return self._described[1]

    def _describe(self, settings: Settings) -> ChairView:
        return {
            "person": self.person or None,
            "name": self.name,
            "bot": self.level or None,
            "away_since": self.away_since,
            "left": self.left,
            "bank": self.bank,
            "asked_at": self.asked_at,
            "deadline": deadline(self, settings),
        }


def with_clocks(chair: Chair, settings: Settings) -> None:
    """What a chair has at the beginning of a game."""
    clock = CLOCKS[settings.clock]
    share = NEWCOMERS_SHARE if chair.newcomer else 1
    chair.bank = clock.bank * 1000 * share if clock and chair.person else None
    chair.asked_at, chair.left = None, False


def credit_of(chair: Chair, settings: Settings) -> int:
    clock = CLOCKS[settings.clock]
    return clock.credit * 1000 * (NEWCOMERS_SHARE if chair.newcomer else 1) if clock else 0


def deadline(chair: Chair, settings: Settings) -> int | None:
    """When the time of the player whose turn it is runs out."""
    if chair.asked_at is None or chair.bank is None:
        return None
    return chair.asked_at + credit_of(chair, settings) + chair.bank


def spend(chair: Chair, settings: Settings, at: int) -> None:
    """Charge the bank for the time that a move took beyond its credit."""
    if chair.asked_at is not None and chair.bank is not None:
        chair.bank = max(0, chair.bank - max(0, at - chair.asked_at - credit_of(chair, settings)))
    chair.asked_at = None


def plays_itself_from(chair: Chair, settings: Settings) -> int | None:
    """When a bot plays in a chair: at once if it is its own or the person left, later if they are away or slow."""
    if chair.level or chair.left:
        return 0
    if chair.away_since is None and chair.asked_at is None:
        return None
    times = [deadline(chair, settings)]
    if chair.away_since is not None:
        times.append(chair.away_since + settings.away_after * 1000)
    return min((time for time in times if time is not None), default=None)

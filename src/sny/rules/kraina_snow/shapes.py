"""What views and events look like from outside, for clients in other languages; a test holds that they do."""

from typing import Any, Literal, NotRequired, TypedDict

Hidden = Literal["?"]
Role = Literal["fairy", "devil", "imp"]
Side = Literal["yellow", "blue"]
Vote = Literal["legal", "illegal"]
Phase = Literal["deck", "spirits", "ready", "night", "last", "vote", "story", "under", "over"]


class Options(TypedDict):
    lang: Literal["pl", "en"]
    first: int | None
    glass: int
    turn: int
    last_guess: int
    story: int
    challenge: bool
    overrule: bool
    gentle: bool
    spoken: bool
    memory: bool
    pack: NotRequired[str]


class Laid(TypedDict):
    """A card on its side, with the guess that brought it there; without one the dreamer passed."""

    word: str
    guess: str | None


class Night(TypedDict):
    """A night after the day's end."""

    round: int
    dreamer: int
    order: list[int]  # the spirits as they speak in turn
    roles: list[Role | None]
    aside: Role
    yellow: list[Laid]
    blue: list[Laid]
    top: str | None
    penalties: list[tuple[int, str]]
    named: list[str]
    gained: list[int]
    reasons: list[dict[str, int | str]]  # by seat: the facts of why it gained so much
    points: list[int]


class Challenge(TypedDict):
    giver: int | Hidden
    clue: str
    verdict: str  # why the referee refused it; "legal" where it is challenged
    reason: str
    votes: list[tuple[int, Vote]] | Hidden


class Clock(TypedDict):
    """From `whole` seconds down to nothing at `ends`; `stands` is the moment at which it stands still."""

    ends: float
    whole: float
    stands: float | None


class Clocks(TypedDict):
    """`main` is that of the night, of the last guess or of the story."""

    main: Clock | None
    turn: Clock | None
    vote: Clock | None


class KrainaView(TypedDict):
    """Times are seconds of the game."""

    game: str
    players: int
    options: Options
    phase: Phase
    now: float
    round: int
    progress: int
    dreamer: int
    order: list[int]
    awaited: list[int]  # whom the table waits for
    ready: list[int]
    away: list[int]
    turn: int | None
    turn_ends: float | None
    ends: float | None
    clocks: Clocks
    deck: int
    gone: int
    word: str | None
    clues: list[tuple[int, str]]
    guesses: list[str]
    role: Role | None
    roles: list[Role | Hidden | None]
    aside: Role | Hidden | None
    yellow: list[Laid] | Hidden
    blue: list[Laid] | Hidden
    challenge: Challenge | None
    story: list[str]
    named: list[str] | Hidden
    points: list[int]
    penalties: list[list[str]]
    standing: list[int]  # points less the penalty cards that are known
    results: list[Night]
    winners: list[int]
    over: bool


# The facts of each event beside `at`; what not everybody may know is "?" for the others.
EVENTS: dict[str, dict[str, Any]] = {
    "round": {"round": int, "dreamer": int},
    "role": {"seat": int, "role": Role | Hidden},
    "ready": {"seat": int},
    "left": {"seat": int},
    "returned": {"seat": int},
    "night": {"ends_at": float},
    "card": {"gone": int, "word": str},
    "clue": {"seat": int, "clue": str},
    "passed": {"seat": int},
    "passed_over": {"seat": int},
    "skipped": {"seat": int, "word": str},
    "guessed": {"seat": int, "guess": str, "word": str, "side": Side | Hidden},
    "changed": {"seat": int | Hidden, "clue": str, "verdict": str, "reason": str, "word": str},
    "challenged": {"ends_at": float, "seat": int | Hidden, "giver": int | Hidden, "clue": str},
    "doubted": {"ends_at": float, "seat": int | Hidden, "clue": str, "verdict": str, "reason": str},
    "voted": {"seat": int | Hidden, "vote": Vote | Hidden},
    "settled": {"ends_at": float | None, "illegal": bool | Hidden},
    "time_up": {"ends_at": float},
    "day": {"ends_at": float | None},
    "told": {"seat": int, "story": str, "named": list[str] | Hidden},
    "revealed": dict(Night.__annotations__),
    "won": {"seats": list[int], "scores": list[int]},
}

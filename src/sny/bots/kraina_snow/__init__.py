"""Players for Kraina snów: spirits that give clues and a dreamer who guesses, in Polish and in English.

All of them think with the association tables: how likely a clue makes each card word. `careful` spirits say what moves
a listener who has heard all the clues so far; a careful dreamer weighs clues by how many may lie. `simple` ones take
every clue by itself, and everybody at their word.

A bot is asked with its seat's view whenever it may say something, and answers with a line for `WordGame.play`, or
with "" to say nothing yet. It has no memory of its own: whoever drives it may put the events that its seat has heard
into the view, as view["heard"]. Then a dreamer knows its guesses, of which it forgets some as a person does.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from sny.bots.kraina_snow.association import ALL, Association, association
from sny.bots.kraina_snow.belief import Belief, Clue, Trust, after_clue, belief, even
from sny.game.referee import Dictionary
from sny.rules import kraina_snow as rules
from sny.rules.kraina_snow import CLUE, DEVIL, DONE, FAIRY, GUESS, IMP, PASS, TELL

REFEREE = Dictionary()
STORIES = {
    "pl": ("Nic nie pamiętam z tego snu.", "Oto, co mi się śniło: {}.", " i "),
    "en": ("I remember nothing of this dream.", "Here is what I dreamt of: {}.", " and "),
}


@dataclass(frozen=True)
class Habits:
    """What makes `careful` careful."""

    clues: int = 30  # that a spirit thinks about
    decoys: int = 6  # words that a devil thinks of pulling towards
    clues_to_decoy: int = 8
    variety: float = 3.0  # the higher, the more surely the best clue is said
    sure: float = 0.5  # from which likelihood a dreamer guesses at once
    patience: float = 1.4  # rounds of clues after which it guesses anyway
    last_guess: float = 0.12  # from which likelihood the last guess is worth the risk of a blue card
    used_again: float = 0.1  # how likely a word of an earlier round is, by the others
    guessed_again: float = 0.4
    fresh: int = 3  # guesses that a dreamer remembers for sure, the last ones
    remembers: float = 0.85  # how likely it remembers each other one
    calm: float = 8.0  # seconds before the end in which an imp lets even sides be


HABITS = Habits()
KIN_CLUES = 20  # by which words are known to be near each other
SIMPLE_CLUES = 8
SIMPLE_TABLE = "A"


@dataclass(frozen=True)
class Night:
    """What a seat knows of the night, from its view."""

    language: str
    table: Association
    word: str
    clues: list[Clue]  # to the card on top
    guesses: list[str]
    used: set[str]  # words of earlier rounds
    trust: Trust  # by the mix of spirits alone
    balance: int  # yellow cards less blue ones, for a spirit
    seconds: float


def simple(view: Any, seat: int, legal: list[str], chance: Random) -> str:
    return routine(view, legal, chance) or simply(night_of(view, seat, SIMPLE_TABLE), view, seat, chance)


def careful(view: Any, seat: int, legal: list[str], chance: Random) -> str:
    if answer := routine(view, legal, chance):
        return answer
    night = night_of(view, seat)
    if seat == view["dreamer"]:
        return dreamer(night, view["phase"] == rules.LAST)
    return SPIRITS[view["role"]](night, chance)


def routine(view: Any, legal: list[str], chance: Random) -> str:
    """What needs no thought: getting ready, votes, and the story."""
    if rules.READY in legal:
        return rules.READY
    if rules.ALLOW in legal:
        return rules.ALLOW if view["challenge"]["verdict"] == rules.LEGAL else rules.FORBID  # as the referee says
    if DONE in legal:
        return DONE if view["story"] else f"{TELL} {story(view, chance)}"
    return ""


def night_of(view: Any, seat: int, table: str = ALL) -> Night:
    """The one place that knows the form of a view."""
    language, players = view["options"]["lang"], view["players"]
    spirits = rules.spirit_cards(players)
    honest = (spirits.count(FAIRY) + spirits.count(IMP) / 2) / players
    sides = [view["yellow"], view["blue"]]
    known = all(isinstance(side, list) for side in sides)
    laid = [card for result in view["results"] for card in (*result["yellow"], *result["blue"])]
    return Night(
        language=language,
        table=association(language, table),
        word=view["word"] or rules.HIDDEN,
        clues=[(giver, clue) for giver, clue in view["clues"]],
        guesses=guesses_heard(view),
        used={card["word"] for card in laid},
        trust=dict.fromkeys(range(players), honest),
        balance=len(sides[0]) - len(sides[1]) if known else 0,
        seconds=view["ends"] - view["now"] if view["ends"] is not None else 0.0,
    )


def guesses_heard(view: Any) -> list[str]:
    """The guesses of the night, as far as the seat has been told."""
    guesses: list[str] = []
    for event in view.get("heard", ()):
        if event["event"] == "round":
            guesses = []
        elif event["event"] == "guessed":
            guesses.append(event["guess"])
    return guesses or list(view["guesses"])


# Spirits


def fairy(night: Night, chance: Random) -> str:
    """The clue after which the word is likeliest, with all that was said before."""
    now = belief(night.table, night.clues, night.trust, even(night.table))
    number = night.table.numbers.get(night.word, -1)
    rated = {
        clue: after_clue(now, night.table.heard(clue), honesty(night))[number]
        for clue in islice(sayable(night, night.word), HABITS.clues)
    }
    return say(rated, chance)


def devil(night: Night, chance: Random) -> str:
    """A clue to another word, one that what was said before allows: a lie out of the blue would unmask the liar."""
    number = night.table.numbers.get(night.word, -1)
    if number < 0:
        return PASS
    now = belief(night.table, night.clues, night.trust, even(night.table))
    near = kin(night.table, night.word)
    tempting = sorted(range(len(now)), key=lambda card: -now[card] * near[card])
    rated: dict[str, float] = {}
    for decoy in [card for card in tempting if card != number][: HABITS.decoys]:
        for clue in islice(sayable(night, night.table.words[decoy]), HABITS.clues_to_decoy):
            after = after_clue(now, night.table.heard(clue), honesty(night))
            ahead = after[decoy] / (after[decoy] + after[number])
            rated[clue] = max(rated.get(clue, 0.0), after[decoy] * ahead)
    return say(rated, chance)


def imp(night: Night, chance: Random) -> str:
    """Helps the side that is behind; the yellow one where they are even, for that is worth more in the end."""
    if night.balance == 0 and night.seconds < HABITS.calm:
        return PASS
    return fairy(night, chance) if night.balance <= 0 else devil(night, chance)


SPIRITS = {FAIRY: fairy, DEVIL: devil, IMP: imp}


def sayable(night: Night, word: str) -> Iterator[str]:
    """Clues that point at a word, the best first, new and legal for the word on the bed."""
    said = {clue.casefold() for _, clue in night.clues}
    for _, clue in night.table.clues_for(word):
        if clue not in said and REFEREE.judge_clue(night.word, clue, night.language)[0] == rules.LEGAL:
            yield clue


def say(rated: dict[str, float], chance: Random) -> str:
    """One of the best clues: not always the very best, so that nights differ."""
    best = max(rated.values(), default=0.0)
    if best <= 0:
        return PASS
    weights = [max(0.0, rate / best) ** HABITS.variety for rate in rated.values()]
    return f"{CLUE} {chance.choices(list(rated), weights)[0]}"


def kin(table: Association, word: str) -> Belief:
    """How near other words are: what the clues to a word also make one think of."""
    heard = [found for _, clue in table.clues_for(word)[:KIN_CLUES] if (found := table.heard(clue))]
    return [sum(column) / len(heard) for column in zip(*heard, strict=True)] if heard else even(table)


def honesty(night: Night) -> float:
    return next(iter(night.trust.values()))


# The dreamer


def dreamer(night: Night, last: bool) -> str:
    """Guesses when sure enough, or when everybody has had their say."""
    believed = belief(night.table, night.clues, night.trust, prior(night))
    likelihood, word = max(zip(believed, night.table.words, strict=True))
    if last:
        return f"{GUESS} {word}" if likelihood >= HABITS.last_guess else PASS
    spirits = len(night.trust) - 1
    if night.clues and (likelihood >= HABITS.sure or len(night.clues) >= HABITS.patience * spirits):
        return f"{GUESS} {word}" if any(map(night.table.heard, (clue for _, clue in night.clues))) else PASS
    return ""


def prior(night: Night) -> Belief:
    """Words of earlier rounds have gone under the deck; a word that was guessed tonight was perhaps right."""
    weights = [
        (HABITS.used_again if word in night.used else 1.0) * (HABITS.guessed_again if word in night.guesses else 1.0)
        for word in night.table.words
    ]
    return [weight / sum(weights) for weight in weights]


def story(view: Any, chance: Random) -> str:
    """Names the guesses that it remembers; a wrong one costs nothing."""
    nothing, told, joined = STORIES[view["options"]["lang"]]
    *first, last = remembered(view, chance) or [""]
    return told.format(joined.join([", ".join(first), last] if first else [last])) if last else nothing


def remembered(view: Any, chance: Random) -> list[str]:
    """The last guesses, and most of those before them; all where the table shows them (KRA-J11)."""
    guesses = list(dict.fromkeys(guesses_heard(view)))
    older = guesses[: -HABITS.fresh]
    kept = [guess for guess in older if view["options"]["memory"] or chance.random() < HABITS.remembers]
    return kept + guesses[len(older) :]


# The simple ones


def simply(night: Night, view: Any, seat: int, chance: Random) -> str:
    if seat == view["dreamer"]:
        return simple_dreamer(night, view["phase"] == rules.LAST)
    helps = {FAIRY: True, DEVIL: False}.get(view["role"], night.balance <= 0)
    word = night.word if helps else chance.choice(night.table.words)
    clues: Iterable[str] = islice(sayable(night, word), SIMPLE_CLUES)
    return say(dict.fromkeys(clues, 1.0), chance)


def simple_dreamer(night: Night, last: bool) -> str:
    """Believes all alike, and guesses when each has spoken once."""
    if len(night.clues) < len(night.trust) - 1 and not last:
        return ""
    believed = belief(night.table, night.clues, night.trust, even(night.table))
    return f"{GUESS} {max(zip(believed, night.table.words, strict=True))[1]}" if night.clues else PASS


LEVELS = {"simple": simple, "careful": careful}

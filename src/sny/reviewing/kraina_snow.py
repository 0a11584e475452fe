"""Kraina snów after the end: where each clue led, who was followed, what the glass cost, and what nobody got.

All of it is by the bots' association tables: how likely a listener makes each word, clue by clue. So it says what clues
suggest to somebody who thinks as the tables do, and not what was in the dreamer's head.
"""

from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from sny.bots.kraina_snow import REFEREE
from sny.bots.kraina_snow.association import Association, association
from sny.bots.kraina_snow.belief import Belief, Trust, after_clue, even
from sny.game.game import Game
from sny.game.opening import moves_of
from sny.rules.kraina_snow import FAIRY, IMP, LEGAL, spirit_cards

Line = dict[str, Any]
UNIT, SLIP = "", None  # nothing is lost that could be counted
FOLLOWED = 3.0  # times likelier than any word: so much must a clue speak for a guess to have led to it
TRIED = 40  # clues that might have done it
YELLOW = "yellow"


@dataclass
class Bed:
    """One card on the bed: its word, what was said to it, and how it went."""

    word: str
    since: float
    clues: list[tuple[int, str]] = field(default_factory=list)
    guess: str | None = None
    side: str | None = None  # none: the night was over, or the card was changed
    until: float = 0.0


@dataclass
class Night:
    round: int
    dreamer: int
    roles: dict[int, str] = field(default_factory=dict)
    beds: list[Bed] = field(default_factory=list)


class Reviewer:
    """The same for every seat: after the end all is open. One piece for each night."""

    def __init__(self, game: Game, _seat: int, **_effort: Any) -> None:
        self.game = game
        self.table = association(game.options["lang"])
        self.nights = nights_of(game)

    @staticmethod
    def pieces_in(game: Game) -> int:
        return sum(line.startswith("spirits") for line in game.inputs)

    def __len__(self) -> int:
        return len(self.nights)

    def piece(self, number: int) -> list[Line]:
        night = self.nights[number]
        trust = honest_share(self.game.players)
        cards = [card_line(self.table, bed, night, trust) for bed in night.beds]
        given = [clue for card in cards for clue in card["clues"]]
        spirits = []
        for seat, role in sorted(night.roles.items()):
            own = [clue for clue in given if clue["seat"] == seat]
            followed = sum(clue["followed"] for clue in own)
            spirits.append({"seat": seat, "role": role, "clues": len(own), "followed": followed})
        return [
            {
                "is": "night",
                "round": night.round,
                "dreamer": night.dreamer,
                "cards": cards,
                "spirits": spirits,
                "glass": glass(night),
                "missed": self._missed(night, trust),
            }
        ]

    def _missed(self, night: Night, trust: Trust) -> Line | None:
        """Of the words that were not got, the one for which a clue would have done most."""
        options = [
            found
            for bed in night.beds
            if bed.side != YELLOW and (found := better_clue(self.table, self.game.options["lang"], bed, trust))
        ]
        return max(options, key=lambda found: float(found["chance"]), default=None)


def honest_share(players: int) -> Trust:
    """How likely any spirit is honest, by the mix of roles alone."""
    spirits = spirit_cards(players)
    return dict.fromkeys(range(players), (spirits.count(FAIRY) + spirits.count(IMP) / 2) / players)


def nights_of(game: Game) -> list[Night]:
    nights: list[Night] = []
    for now, _, _, events in moves_of(game):
        for event in events:
            told = event.whole()
            if told["event"] == "round":
                nights.append(Night(told["round"], told["dreamer"]))
            elif nights:
                note(nights[-1], told, now.now)
    return nights


def note(night: Night, told: Line, at: float) -> None:
    bed = night.beds[-1] if night.beds else None
    if told["event"] == "role":
        night.roles[told["seat"]] = told["role"]
    elif told["event"] == "card" and told["word"]:
        if bed is not None and not bed.until:
            bed.until = at
        night.beds.append(Bed(told["word"], at))
    elif bed is not None and told["event"] == "clue":
        bed.clues.append((told["seat"], told["clue"]))
    elif bed is not None and told["event"] == "guessed":
        bed.guess, bed.side, bed.until = told["guess"], told["side"], at
    elif bed is not None and not bed.until and told["event"] in ("changed", "glass", "story", "revealed"):
        bed.until = at


def card_line(table: Association, bed: Bed, night: Night, trust: Trust) -> Line:
    believed, clues = even(table), []
    target = table.numbers.get(bed.word, -1)
    guessed = target if bed.side == YELLOW else table.numbers.get((bed.guess or "").casefold(), -1)
    for seat, clue in bed.clues:
        heard = table.heard(clue)
        believed = after_clue(believed, heard, trust[seat])
        clues.append(
            {
                "seat": seat,
                "clue": clue,
                "known": heard is not None,
                "led": table.words[believed.index(max(believed))] if heard else None,
                "chance": round(believed[target], 3) if target >= 0 else None,
                "followed": bool(heard and guessed >= 0 and heard[guessed] * len(heard) >= FOLLOWED),
            }
        )
    seconds = round(max(0.0, bed.until - bed.since), 1)
    return {"word": bed.word, "clues": clues, "guess": bed.guess, "side": bed.side, "seconds": seconds}


def glass(night: Night) -> Line:
    """Where the seconds went: on words that were got, and on those that were not."""
    spent = {True: 0.0, False: 0.0}
    for bed in night.beds:
        spent[bed.side == YELLOW] += max(0.0, bed.until - bed.since)
    return {"got": round(spent[True], 1), "lost": round(spent[False], 1)}


def better_clue(table: Association, language: str, bed: Bed, trust: Trust) -> Line | None:
    """The legal clue after which the word is likeliest, with all that was said to it."""
    target = table.numbers.get(bed.word, -1)
    if target < 0:
        return None
    believed: Belief = even(table)
    for seat, clue in bed.clues:
        believed = after_clue(believed, table.heard(clue), trust[seat])
    said = {clue.casefold() for _, clue in bed.clues}
    best: Line | None = None
    honest = max(trust.values())
    for _, clue in islice(table.clues_for(bed.word), TRIED):
        if clue in said or REFEREE.judge_clue(bed.word, clue, language)[0] != LEGAL:
            continue
        after = after_clue(believed, table.heard(clue), honest)
        if after[target] == max(after) and (best is None or after[target] > best["chance"]):
            best = {"word": bed.word, "clue": clue, "chance": round(after[target], 3)}
    return best

"""How `careful` plays Koty, and what a position or the end of a game is worth.

It looks one action ahead: it tries every action on what it sees, drawn cards staying unknown, and plays the one that
leaves it best off: many cats in its own dream (or its team's) and few in those of its rivals, a hand worth having, and
the game over when that means winning. An attack counts as much as it is unlikely to be defended. It does not guess what
a rival is up to.

These are plain functions on a state or a view; compiled, the same ones play out imagined games. Tries are made on
copies in which the cards to be drawn are hidden, and of a rival's hand only what all have seen is looked at.
"""

# ruff: noqa: I001, SIM109  # many names on a few lines; compiled code has no tuples to look into

from collections.abc import Iterator
from math import exp

from sny.bots.copying import put_copy
from sny.bots.search import SCRATCH
from sny.rules.kit.layout import HIDDEN
from sny.rules.koty import (
    CATS, DEFEND, FOR_FRIENDS, FOR_MOTH, HAND, JOKER, KINDS, LANDS, MOVE_TO, NINE_CATS, OVER, OWL, PASS,
    PUT, RAVEN, Koty, are_rivals, attacking_cat, cats_in, cats_on, copies, nines_in, nines_on, play, takes_moved_cat,
    takes_nine, wins,
)  # fmt: skip

# What makes `careful` careful; the values are in habits.toml. Cats, unless said otherwise.
HABITS = (
    "leader",  # how much a cat of the best rival counts, against one of its own
    "rivals",  # and a cat of the average rival
    "hope",  # the part of what its covered nines would be worth if they lay free
    "hurry",  # a nine, for whoever is ahead: it brings the end of the game nearer
    "joker",  # cards in hand: what it would give for one
    "raven",
    "owl",
    "other_night",
    "cat",  # for each of its cats
    "drawn",  # a card that it does not know yet
    "pair",  # a card in hand that meets a cat on its own land
    "imagined_scale",  # the lead at which a game that was not played out is won three times in four, as good as
)
LEADER, RIVALS, HOPE, HURRY, JOKER_WORTH, RAVEN_WORTH, OWL_WORTH, NIGHT_WORTH, CAT, DRAWN, PAIR, SCALE = range(12)

NOTES = KINDS + 1  # how many cards of each kind the seat has not seen, and how many in all
UNSEEN = KINDS

RECKLESS = ()
VICTORY = 1000.0
MOST_DRAWN = 6  # cards of the pile that one action can bring to light
BEFORE, AFTER, PASSED, CHOSEN = SCRATCH, SCRATCH + 1, SCRATCH + 2, SCRATCH + 3
BUDGET = (32_000, 64_000)  # imagined actions a move: of two players, and of more, to be divided by their number
MASTER = ("rollouts,budget=24000", "rollouts,budget=12000")  # how it looks ahead, among two and more (`lookahead`)
HORIZON = 24  # actions of an imagined game
LEAST_LEAD = 0.0  # by which an action must seem better than what `careful` does


def decide(
    state: Koty, seat: int, actions: list[int], count: int, habits: list[float], notes: list[float],
    scratch: list[Koty],
) -> int:  # fmt: skip
    """The legal action with the best outlook."""
    if count == 1:
        return actions[0]
    take_notes(state, seat, notes)
    put_copy(scratch, BEFORE, state)
    hide_pile(scratch[BEFORE])
    best, most = actions[0], -10.0 * VICTORY
    for index in range(count):
        put_copy(scratch, AFTER, scratch[BEFORE])
        play(scratch[AFTER], seat, actions[index])
        expected = outlook(scratch, seat, habits, notes)
        if expected > most:
            best, most = actions[index], expected
    return best


def take_notes(state: Koty, seat: int, notes: list[float]) -> None:
    """Count what the seat has not seen."""
    for kind in range(KINDS):
        notes[kind] = copies(state, kind)
    for owner in range(state.players):
        for land in range(LANDS):
            strike(notes, state.tops[owner][land])
        for place in range(LANDS * 3):
            if state.known[owner][place]:
                strike(notes, state.nines[owner][place])
        for place in range(state.hand_size[owner]):
            if owner == seat or place < state.shown[owner]:
                strike(notes, state.hand[owner][place])
    for place in range(state.discards_size):
        strike(notes, state.discards[place])
    strike(notes, state.laid)
    strike(notes, state.answer)
    strike(notes, state.lifted)
    notes[UNSEEN] = 0.0
    for kind in range(KINDS):
        notes[UNSEEN] += notes[kind]


def strike(notes: list[float], kind: int) -> None:
    if kind >= 0:
        notes[kind] -= 1.0


def hide_pile(state: Koty) -> None:
    for place in range(max(0, state.pile_size - MOST_DRAWN), state.pile_size):
        state.pile[place] = HIDDEN


# What comes of an action


def outlook(scratch: list[Koty], seat: int, habits: list[float], notes: list[float]) -> float:
    """What a seat expects: attacks are defended as often as hands allow, and whoever has a choice chooses well."""
    if scratch[AFTER].phase != DEFEND:
        return after_choice(scratch, AFTER, seat, habits, notes)
    put_copy(scratch, PASSED, scratch[AFTER])
    undefended = 1.0
    for _ in range(2):  # in a team both are asked
        if scratch[PASSED].phase == DEFEND:
            undefended *= 1.0 - chance_of_defence(scratch[PASSED], seat, notes)
            play(scratch[PASSED], scratch[PASSED].asked, PASS)
    defended = (1.0 - undefended) * worth(scratch[AFTER], seat, habits)
    return defended + undefended * after_choice(scratch, PASSED, seat, habits, notes)


def chance_of_defence(state: Koty, seat: int, notes: list[float]) -> float:
    """How likely a hand holds an answer to the attack, all cards that are not seen being equally likely there."""
    cat, hidden = attacking_cat(state), 0
    for place in range(state.hand_size[state.asked]):
        if state.asked == seat or place < state.shown[state.asked]:
            kind = state.hand[state.asked][place]
            if kind == cat or kind == JOKER or kind == OWL:
                return 1.0
        else:
            hidden += 1
    answers, none = notes[cat] + notes[JOKER] + notes[OWL], 1.0
    for card in range(hidden):
        none *= max(0.0, notes[UNSEEN] - answers - card) / max(1.0, notes[UNSEEN] - card)
    return 1.0 - none


def after_choice(scratch: list[Koty], row: int, seat: int, habits: list[float], notes: list[float]) -> float:
    """The worth of a position; where a land is to be chosen, that of the best choice of whoever chooses."""
    if scratch[row].phase < FOR_FRIENDS or scratch[row].phase > FOR_MOTH:
        return worth(scratch[row], seat, habits)
    chooser, moth = scratch[row].turn, scratch[row].phase == FOR_MOTH
    side = -1.0 if are_rivals(scratch[row], seat, chooser) else 1.0
    best = -10.0 * VICTORY
    for spot in range(scratch[row].players * LANDS if moth else LANDS):
        if takes(scratch[row], spot):
            put_copy(scratch, CHOSEN, scratch[row])
            play(scratch[CHOSEN], chooser, MOVE_TO + spot if moth else PUT + spot)
            best = max(best, side * worth(scratch[CHOSEN], seat, habits))
    return side * best


def takes(state: Koty, spot: int) -> bool:
    if state.phase == FOR_MOTH:
        return takes_moved_cat(state, state.target_owner, state.target, spot // LANDS, spot % LANDS)
    return takes_nine(state, state.turn, spot)


# What a position is worth


def worth(state: Koty, seat: int, habits: list[float]) -> float:
    lead = lead_of(state, seat, habits)
    if state.phase == OVER:
        return lead + (VICTORY if wins(state, seat) else -VICTORY)
    for place in range(state.hand_size[seat]):
        lead += worth_in_hand(state, seat, state.hand[seat][place], habits)
    return lead + habits[DRAWN] * (HAND - state.hand_size[seat])


def lead_of(state: Koty, seat: int, habits: list[float]) -> float:
    """What the own team can hope for, less what the best and the average of the others can."""
    teams = state.players // 2 if state.teams else state.players
    own, leader, rivals = 0.0, 0.0, 0.0
    for team in range(teams):
        hopes = hope_of(state, team, habits)
        if state.teams:
            hopes += hope_of(state, team + teams, habits)
        if team == seat % teams:
            own = hopes
        else:
            leader = max(leader, hopes)
            rivals += hopes
    hurry = habits[HURRY] * nines_in(state, seat) if own > leader else 0.0
    return own - habits[LEADER] * leader - habits[RIVALS] * rivals / (teams - 1) + hurry


def hope_of(state: Koty, owner: int, habits: list[float]) -> float:
    hopes = 0.0
    for land in range(LANDS):
        cats, nines = cats_on(state, owner, land), nines_on(state, owner, land)
        hopes += cats
        if nines > 0:
            hopes += habits[HOPE] * max(0, (NINE_CATS << nines - 1) - cats)
    return hopes


def worth_in_hand(state: Koty, seat: int, kind: int, habits: list[float]) -> float:
    if kind < 0:
        return habits[DRAWN]
    if kind < RAVEN:
        meets = 0.0
        for land in range(LANDS):
            top = state.tops[seat][land]
            if top >= 0 and top < RAVEN and top | 1 == kind | 1:
                meets = habits[PAIR]
        return habits[CAT] * CATS[kind] + meets
    if kind == RAVEN:
        return habits[RAVEN_WORTH]
    if kind == JOKER:
        return habits[JOKER_WORTH]
    return habits[OWL_WORTH] if kind == OWL else habits[NIGHT_WORTH]


# What is worth thinking about


def narrow(state: Koty, seat: int, actions: list[int], count: int) -> int:
    """Everything that is legal."""
    return count


# What a forgetful player may forget


def forgettable(seen: Koty, seat: int) -> Iterator[tuple[str, int, int]]:
    """Discards under the top one, nines that all have seen, cards that a rival took with an owl."""
    for place in range(seen.discards_size - 1):
        yield "discards", 0, place
    for owner in range(seen.players):
        for place in range(LANDS * 3):
            yield "nines", owner, place
        if owner != seat:
            for place in range(seen.shown[owner]):
                yield "hand", owner, place


# Imagined games


def lean(state: Koty, seat: int, habits: list[float], notes: list[float], chance: list[int]) -> int:
    """What rivals hold is as good as random."""
    return 1


def is_settled(state: Koty) -> bool:
    return state.phase == OVER


# What an imagined game came to: its worth, which a seat strives for, and what else a player may want to be told.
OUTCOMES = ("worth", "cats", "wins")
HINTS = {"chance_to_win": "wins", "expected_cats": "cats"}  # what a player is told


def outcome(state: Koty, seat: int, habits: list[float], numbers: list[float]) -> None:
    """Worth is the chance to win: sure at the end of the game, and before as the lead hints at it."""
    if state.phase == OVER:
        numbers[0] = 1.0 if wins(state, seat) else 0.0
    else:
        numbers[0] = 1.0 / (1.0 + exp(-1.1 * worth(state, seat, habits) / habits[SCALE]))
    numbers[1] = cats_in(state, seat)
    numbers[2] = 1.0 if state.phase == OVER and wins(state, seat) else 0.0

"""Cats and nines, and who wins."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.koty.cards import CATS, DEPTH, LANDS, NINE_CATS
from sny.rules.koty.events import BY_CATS, BY_NINES, COUNTED, ENDED, SCORED, WON
from sny.rules.koty.lands import are_rivals, nines_on
from sny.rules.koty.state import OVER, Koty


def finish(state: Koty, seat: int) -> None:
    """The game is over (KOT-J12). What lies in an unfinished attack counts for nobody (KOT-J4)."""
    state.phase = OVER
    note(state, ENDED, EVERYONE, seat)
    for player in range(state.players):
        tell_counts(state, player)
    for player in range(state.players):
        if wins(state, player):
            note(state, WON, EVERYONE, player, BY_NINES if is_tied_in_cats(state, player) else BY_CATS)


def tell_counts(state: Koty, seat: int) -> None:
    for land in range(LANDS):
        top, nines = state.tops[seat][land], nines_on(state, seat, land)
        if top != NOTHING:
            note(state, COUNTED, EVERYONE, seat, land, CATS[top], nines, cats_on(state, seat, land), top)
        elif nines > 0:
            note(state, COUNTED, EVERYONE, seat, land, NINE_CATS, nines - 1, cats_on(state, seat, land), NOTHING)
    own, team = (cats_in(state, seat), nines_in(state, seat)), (score(state, seat), tie_break(state, seat))
    note(state, SCORED, EVERYONE, seat, own[0], own[1], team[0], team[1])


def is_tied_in_cats(state: Koty, seat: int) -> bool:
    """Whether a seat has as many cats as one that has not won."""
    for player in range(state.players):
        if score(state, player) == score(state, seat) and not wins(state, player):
            return True
    return False


def cats_on(state: Koty, owner: int, land: int) -> int:
    """KOT-G3: the top card, doubled by every nine under it."""
    return cats_of(state.tops[owner][land], nines_on(state, owner, land))


def cats_of(top: int, nines: int) -> int:
    if top != NOTHING:
        return CATS[top] << nines
    return NINE_CATS << nines - 1 if nines > 0 else 0


def cats_in(state: Koty, seat: int) -> int:
    cats = 0
    for land in range(LANDS):
        cats += cats_on(state, seat, land)
    return cats


def nines_in(state: Koty, seat: int) -> int:
    nines = 0
    for land in range(LANDS):
        nines += nines_on(state, seat, land)
    return nines


def over(state: Koty) -> bool:
    return state.phase == OVER


def score(state: Koty, seat: int) -> int:
    """The cats of a dream; those of a team are added, so partners have the same (KOT-T4)."""
    cats = 0
    for player in range(state.players):
        if not are_rivals(state, seat, player):
            cats += cats_in(state, player)
    return cats


def tie_break(state: Koty, seat: int) -> int:
    nines = 0
    for player in range(state.players):
        if not are_rivals(state, seat, player):
            nines += nines_in(state, player)
    return nines


def wins(state: Koty, seat: int) -> bool:
    """Most cats win, then most nines; a tie in both is shared (KOT-G4)."""
    cats, nines = score(state, seat), tie_break(state, seat)
    for player in range(state.players):
        rival_cats = score(state, player)
        if rival_cats > cats or (rival_cats == cats and tie_break(state, player) > nines):
            return False
    return state.phase == OVER


def widest_lead(state: Koty, _rounds: int) -> int:
    """No two scores are further apart."""
    return LANDS * (max(CATS) << DEPTH) * (2 if state.teams else 1)

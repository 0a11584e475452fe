"""A round is counted and settled, and the match won."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.sen.cards import (
    ADDED,
    ALL_IN,
    ALL_IN_SCORE,
    FORGIVEN_NINES,
    HOURGLASS,
    INSTEAD,
    NINE,
    PAIRS,
    PLACES,
    RAVENS,
    SCORE_ZERO,
)
from sny.rules.sen.events import (
    ADJUSTED,
    ALL_IN_TIE,
    ENDED,
    FIFTY,
    LOWEST,
    NINES_TIE,
    PENALTY,
    REVEALED,
    SCORED,
    WENT_ALL_IN,
    WON,
    ZERO,
)
from sny.rules.sen.state import DEAL, OVER, Sen, lands


def finish_round(state: Sen) -> None:
    """Turn up all dreams and settle the round in the order of SEN-J10."""
    if state.caller == NOTHING:
        note(state, ENDED, EVERYONE, state.turn)  # SEN-R6
    hero = all_in_hero(state)
    forgiven = most_nines(state) if hero == NOTHING else NOTHING  # before the caller is judged (SEN-M3)
    lowest = count_dreams(state, hero, forgiven)
    for player in range(state.players):
        tell_ties(state, player, hero, forgiven)
        state.score[player] = settled(state, player, hero, lowest)
        state.total[player] += state.score[player]
        best = player == hero or (hero == NOTHING and state.count[player] == lowest)
        note(state, SCORED, EVERYONE, player, state.count[player], state.score[player], state.total[player], best)
    state.phase = OVER if match_is_over(state) else DEAL
    if state.phase == OVER:
        for player in range(state.players):
            if wins(state, player):
                note(state, WON, EVERYONE, player)


def count_dreams(state: Sen, hero: int, forgiven: int) -> int:
    """Turn up and count all dreams; the lowest count."""
    for player in range(state.players):
        turn_up(state, player, player == forgiven)
        state.count[player] = ravens_in(state, player)
    if forgiven != NOTHING:
        state.count[forgiven] -= NINE * nines_in(state, forgiven)
    if hero != NOTHING and state.fifty == ADDED:
        state.count[hero] = 0
    lowest = state.count[0]
    for player in range(state.players):
        lowest = min(lowest, state.count[player])
    return lowest


def turn_up(state: Sen, seat: int, forgiven: bool) -> None:
    """Tell what lies in a dream (SEN-R2, SEN-J12), and what each card counts for."""
    for place in range(state.dream_size[seat]):
        ravens = ravens_on(state, seat, place)
        note(state, REVEALED, EVERYONE, seat, place, ravens, forgiven and ravens == NINE, state.dream[seat][place])


def settled(state: Sen, seat: int, hero: int, lowest: int) -> int:
    """What a seat scores: its count (SEN-R5), unless it called or somebody went all in."""
    score = state.count[seat]
    if seat == hero:
        note(state, ADJUSTED, EVERYONE, seat, WENT_ALL_IN, 1, 0)
        return 0
    if hero != NOTHING and state.fifty == INSTEAD:
        note(state, ADJUSTED, EVERYONE, seat, FIFTY, 1, ALL_IN_SCORE)
        return ALL_IN_SCORE
    if seat == state.caller:
        if score > lowest:
            note(state, ADJUSTED, EVERYONE, seat, PENALTY, 0, state.penalty)
            score += state.penalty
        elif state.reward == SCORE_ZERO:
            note(state, ADJUSTED, EVERYONE, seat, ZERO, 1, 0)
            score = 0
        else:
            note(state, ADJUSTED, EVERYONE, seat, LOWEST, 0, 0)
    if hero != NOTHING:
        note(state, ADJUSTED, EVERYONE, seat, FIFTY, 0, ALL_IN_SCORE)
        score += ALL_IN_SCORE
    return score


def tell_ties(state: Sen, seat: int, hero: int, forgiven: int) -> None:
    """Tell a seat that a variant would have helped, had it been alone (SEN-I2, SEN-M1)."""
    nines = nines_in(state, seat)
    if hero == NOTHING and state.variants & ALL_IN and nines == state.dream_size[seat]:
        note(state, ADJUSTED, EVERYONE, seat, ALL_IN_TIE, 0, 0)
    if hero == NOTHING and forgiven == NOTHING and state.variants & FORGIVEN_NINES and nines > 0:
        most = 0
        for player in range(state.players):
            most = max(most, nines_in(state, player))
        if nines == most:
            note(state, ADJUSTED, EVERYONE, seat, NINES_TIE, 0, 0)


def ravens_in(state: Sen, seat: int) -> int:
    ravens = 0
    for place in range(state.dream_size[seat]):
        ravens += ravens_on(state, seat, place)
    return ravens


def ravens_on(state: Sen, seat: int, place: int) -> int:
    kind = state.dream[seat][place]
    return worth_of_hourglass(state, seat) if kind == HOURGLASS else RAVENS[kind]


def worth_of_hourglass(state: Sen, seat: int) -> int:
    """SEN-H: an odd number of hourglasses in a dream makes each worth 9, an even number 0."""
    hourglasses = 0
    for place in range(state.dream_size[seat]):
        if state.dream[seat][place] == HOURGLASS:
            hourglasses += 1
    return NINE if hourglasses % 2 == 1 else 0


def nines_in(state: Sen, seat: int) -> int:
    """How many 9-raven cards a dream holds, hourglasses that are worth 9 among them (SEN-M2, SEN-I1)."""
    nines = 0
    for place in range(state.dream_size[seat]):
        nines += ravens_on(state, seat, place) == NINE
    return nines


def all_in_hero(state: Sen) -> int:
    """The only seat whose dream holds nothing but 9-raven cards, with the variant on (SEN-V2, SEN-I2)."""
    hero = NOTHING
    if state.variants & ALL_IN:
        for player in range(state.players):
            if nines_in(state, player) == state.dream_size[player]:
                if hero != NOTHING:
                    return NOTHING
                hero = player
    return hero


def most_nines(state: Sen) -> int:
    """SEN-V1: the only seat with the most 9-raven cards, which does not count them; a tie changes nothing (SEN-M1)."""
    most, holder = 0, NOTHING
    if state.variants & FORGIVEN_NINES:
        for player in range(state.players):
            nines = nines_in(state, player)
            if nines > most:
                most, holder = nines, player
            elif nines == most:
                holder = NOTHING
    return holder


def match_is_over(state: Sen) -> bool:
    """After so many rounds (SEN-G2), or when a total reaches the limit (SEN-G1)."""
    if state.rounds > 0:
        return state.round >= state.rounds
    for player in range(state.players):
        if state.total[player] >= state.limit:
            return True
    return False


def over(state: Sen) -> bool:
    return state.phase == OVER


def score(state: Sen, seat: int) -> int:
    return state.total[seat]


def wins(state: Sen, seat: int) -> bool:
    """The lowest total wins; a tie is shared (SEN-G3)."""
    for player in range(state.players):
        if state.total[player] < state.total[seat]:
            return False
    return state.phase == OVER


def widest_lead(state: Sen, rounds: int) -> int:
    """No two totals of a match of so many rounds at most are further apart."""
    places = PLACES if state.variants & PAIRS else lands(state)
    in_a_round = NINE * places + state.penalty + (ALL_IN_SCORE if state.variants & ALL_IN else 0)
    whole = state.rounds * in_a_round if state.rounds else state.limit - 1 + in_a_round
    return min(whole, rounds * in_a_round)

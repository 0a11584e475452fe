"""A round is counted and settled, and the match won."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.smoki.cards import COLUMNS, PLACES, POINTS, REFLECTION, ROUNDS, TOKENS, TOKENS_TO_WIN, VALUES
from sny.rules.smoki.effects import turn_up
from sny.rules.smoki.events import (
    AWARDED,
    BY_VALUE,
    COUNTED,
    ENDED,
    REFLECTED,
    REVEALED,
    SCORED,
    TOTALLED,
    VANISHED,
    WON,
)
from sny.rules.smoki.state import DEAL, OVER, Smoki


def finish_round(state: Smoki) -> None:
    """Turn up all dreams and settle the round. The next one starts left of who ended it (SMO-S4)."""
    note(state, ENDED, EVERYONE, state.turn)
    for player in range(state.players):
        for place in range(PLACES):
            if state.up[player][place] == 0:
                turn_up(state, player, place)
                note(state, REVEALED, EVERYONE, player, place, state.dream[player][place])
    lowest = count_dreams(state)
    for player in range(state.players):
        tell_counts(state, player)
        note(state, SCORED, EVERYONE, player, state.score[player], state.score[player] == lowest)
    if state.scoring == TOKENS:
        award_tokens(state, lowest)
    else:
        for player in range(state.players):
            state.total[player] += state.score[player]
            note(state, TOTALLED, EVERYONE, player, state.total[player])
    state.phase = OVER if match_is_over(state) else DEAL
    if state.phase == OVER:
        for player in range(state.players):
            if wins(state, player):
                note(state, WON, EVERYONE, player)


def count_dreams(state: Smoki) -> int:
    """The lowest score."""
    state.score[0] = lowest = worth(state, 0)
    for player in range(1, state.players):
        state.score[player] = worth(state, player)
        lowest = min(lowest, state.score[player])
    return lowest


def tell_counts(state: Smoki, seat: int) -> None:
    for place in range(PLACES):
        kind, source, reason = state.dream[seat][place], NOTHING, BY_VALUE
        if kind == REFLECTION:
            source, reason = mirrored(state, seat, place), REFLECTED
        elif vanishes(state, seat, place):
            reason = VANISHED
        note(state, COUNTED, EVERYONE, seat, place, value_of(state, seat, place), reason, source, kind)


def worth(state: Smoki, seat: int) -> int:
    points = 0
    for place in range(PLACES):
        points += value_of(state, seat, place)
    return points


def value_of(state: Smoki, seat: int, place: int) -> int:
    """What a card counts for: its value, 0 if it vanishes (SMO-R2), or what a reflection copies (SMO-R3, SMO-O)."""
    kind = state.dream[seat][place]
    if kind == REFLECTION:
        source = mirrored(state, seat, place)
        return 0 if source == NOTHING else VALUES[state.dream[seat][source]]
    return 0 if vanishes(state, seat, place) else VALUES[kind]


def vanishes(state: Smoki, seat: int, place: int) -> bool:
    """Whether a card has its own value above or below it: the value counts, not the kind (SMO-R6, SMO-R7)."""
    return are_equal(state.dream[seat][place], state.dream[seat][(place + COLUMNS) % PLACES])


def are_equal(kind: int, other: int) -> bool:
    """A reflection has no value of its own."""
    return kind != REFLECTION and other != REFLECTION and VALUES[other] == VALUES[kind]


def mirrored(state: Smoki, seat: int, place: int) -> int:
    """The place that a reflection copies: the lower of its neighbours to the left and right, if any (SMO-J10)."""
    left, right = neighbour(state, seat, place, -1), neighbour(state, seat, place, 1)
    if left == NOTHING or right == NOTHING:
        return max(left, right)
    return left if VALUES[state.dream[seat][left]] <= VALUES[state.dream[seat][right]] else right


def neighbour(state: Smoki, seat: int, place: int, step: int) -> int:
    """The nearest place of the row, in one direction, whose card is no reflection (SMO-R8), or NOTHING."""
    row = place // COLUMNS
    place += step
    while place // COLUMNS == row:
        if state.dream[seat][place] != REFLECTION:
            return place
        place += step
    return NOTHING


def award_tokens(state: Smoki, lowest: int) -> None:
    """The lowest score takes a token, and so do all who tie for it (SMO-R4, SMO-J11)."""
    for player in range(state.players):
        if state.score[player] == lowest:
            state.tokens[player] += 1
            note(state, AWARDED, EVERYONE, player, state.tokens[player])


def match_is_over(state: Smoki) -> bool:
    """With so many tokens (SMO-G1), with a total at the limit (SMO-V1), or after so many rounds (SMO-V2)."""
    if state.scoring == ROUNDS:
        return state.round >= state.rounds
    for player in range(state.players):
        if state.scoring == TOKENS and state.tokens[player] >= TOKENS_TO_WIN:
            return True
        if state.scoring == POINTS and state.total[player] >= state.limit:
            return True
    return False


def over(state: Smoki) -> bool:
    return state.phase == OVER


def score(state: Smoki, seat: int) -> int:
    """Tokens, of which the most are best, or points, of which the fewest are."""
    return state.tokens[seat] if state.scoring == TOKENS else state.total[seat]


def wins(state: Smoki, seat: int) -> bool:
    """Three tokens (SMO-G1), or the lowest total (SMO-V1, SMO-V2); whoever ties shares."""
    if state.phase != OVER:
        return False
    if state.scoring == TOKENS:
        return state.tokens[seat] >= TOKENS_TO_WIN
    for player in range(state.players):
        if state.total[player] < state.total[seat]:
            return False
    return True


def widest_lead(state: Smoki, rounds: int) -> int:
    """No two scores of a match of so many rounds at most are further apart."""
    if state.scoring == TOKENS:
        return TOKENS_TO_WIN
    in_a_round = PLACES * (max(VALUES) - min(VALUES))
    return in_a_round * (min(rounds, state.rounds) if state.scoring == ROUNDS else rounds)

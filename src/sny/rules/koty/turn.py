"""A turn, from a legal action until somebody has a choice again."""

from sny.rules.kit.layout import NOTHING
from sny.rules.koty.actions import (
    ATTACK,
    ATTACK_AS,
    CARD_OF,
    CAT_OF,
    COVER,
    DEFEND_WITH,
    EXCHANGE,
    FIRST_OF_KIND,
    LAND_OF,
    MOVE_TO,
    OWNER_OF,
    PLAY,
    PLAY_AS,
    PUT,
    REPEAT_WITH,
    USE_BAT,
    USE_DRAGON,
    USE_MOTH,
)
from sny.rules.koty.cards import HAND, OWL
from sny.rules.koty.effects import (
    attack,
    call_owl,
    cover,
    defend,
    end_defence,
    exchange,
    give_up,
    move_cat,
    play_own,
    repeat,
    use_bat,
    use_dragon,
    use_moth,
)
from sny.rules.koty.hands import draw, remove
from sny.rules.koty.lands import has_full_lands
from sny.rules.koty.nines import choose_land, put, take_nine
from sny.rules.koty.scoring import finish
from sny.rules.koty.state import (
    ATTACKING,
    DEFEND,
    DEFENDING,
    FOR_DRAGON,
    FOR_FRIENDS,
    NO_MEETING,
    REFILLING,
    TAKING,
    TURN,
    Koty,
)


def play(state: Koty, seat: int, action: int) -> None:
    """Carry out a legal action, and what follows from it without another choice."""
    kind, card, cat = FIRST_OF_KIND[action], CARD_OF[action], CAT_OF[action]
    owner, land = OWNER_OF[action], LAND_OF[action]
    if card != NOTHING:
        remove(state, seat, card)
    if kind == EXCHANGE:
        exchange(state, seat)
    elif kind == PLAY or kind == PLAY_AS:
        play_own(state, seat, land, card, cat)
    elif kind == ATTACK or kind == ATTACK_AS:
        attack(state, seat, owner, land, card, cat)
    elif kind == COVER:
        cover(state, seat, owner, land, card)
    elif kind == USE_MOTH:
        use_moth(state, seat, owner, land)
    elif kind == MOVE_TO:
        move_cat(state, owner, land)
    elif kind == USE_BAT:
        use_bat(state, seat, owner, land)
    elif kind == USE_DRAGON:
        use_dragon(state, seat)
    elif kind == PUT:
        put(state, land)
    elif kind == DEFEND_WITH:
        if card == OWL:
            call_owl(state, seat)
        else:
            defend(state, seat, card)
    elif kind == REPEAT_WITH:
        repeat(state, seat, card)
    else:
        give_up(state, seat)
    go_on(state)


def go_on(state: Koty) -> None:
    """What needs no choice, until somebody has one, the dealer is awaited (KOT-P1) or the game is over."""
    complete_effect(state)
    if state.phase == ATTACKING or state.phase == DEFENDING or state.phase == REFILLING:
        draw_back(state, state.asked if state.phase == DEFENDING else state.turn)


def complete_effect(state: Koty) -> None:
    """A land for what waits for one, a nine from the draw pile, and then perhaps the end of the game."""
    if FOR_FRIENDS <= state.phase <= FOR_DRAGON:
        choose_land(state)
    if state.phase == TAKING and state.pile_size > 0:
        take_nine(state)
    if state.phase == REFILLING:
        clear(state)
        if has_full_lands(state, state.turn):  # KOT-G1, before anybody draws (KOT-J3)
            finish(state, state.turn)


def draw_back(state: Koty, seat: int) -> None:
    """Draw to four cards, as far as the pile goes (KOT-H1, KOT-H2); with both piles empty the game ends (KOT-G2)."""
    draw(state, seat, min(HAND - state.hand_size[seat], state.pile_size))
    if state.hand_size[seat] == HAND:
        end_drawing(state)
    elif state.discards_size == 0:
        finish(state, NOTHING)


def end_drawing(state: Koty) -> None:
    """The attacked player is asked, or the attacker again, or the player to the left is on turn (KOT-S3)."""
    if state.phase == ATTACKING:
        state.asked = state.target_owner
        state.phase = DEFEND
    elif state.phase == DEFENDING:
        end_defence(state)
    else:
        state.phase = TURN
        state.turn = state.turn + 1 if state.turn + 1 < state.players else 0


def clear(state: Koty) -> None:
    """Nothing is in play any more."""
    state.target_owner = NOTHING
    state.target = NOTHING
    state.meeting = NO_MEETING
    state.asked = NOTHING
    state.laid = NOTHING
    state.lifted = NOTHING

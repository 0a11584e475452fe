"""Leaks of many kinds, planted in a game for a test of the hunts. Each wraps what the rules offer to all above."""

from collections.abc import Callable
from typing import Any

import pytest

from sny.game.event import Event
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.layout import EVERYONE, NOTHING

Plant = Callable[[pytest.MonkeyPatch], None]


def number_of(rules: Any, event: str) -> int:
    return [name for name, _ in rules.EVENTS].index(event)


def after(patch: pytest.MonkeyPatch, rules: Any, names: tuple[str, ...], leak: Callable[[Any, int], object]) -> None:
    """Let `leak(state, events)` change what has just happened; `events` is how many there were before."""

    def wrapped(honest: Any) -> Any:
        def leaking(state: Any, *given: Any) -> None:
            before = len(state.events or ())
            honest(state, *given)
            if state.events is not None:
                leak(state, before)

        return leaking

    for name in names:
        patch.setattr(rules, name, wrapped(getattr(rules, name)))


def tell_all(state: Any, first: int, event: int) -> bool:
    state.events[first:] = [
        (note[0], EVERYONE, *note[2:]) if note[0] == event else note for note in state.events[first:]
    ]
    return True


def drawn_cards_after_a_reshuffle(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("koty")
    drew = number_of(rules, "drew")
    after(patch, rules, ("play", "deal"), lambda state, first: any(state.stock) and tell_all(state, first, drew))


def hands_of_the_opening_deal(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("koty")
    drew = number_of(rules, "drew")
    after(patch, rules, ("deal",), lambda state, first: any(state.stock) or tell_all(state, first, drew))


def top_card_of_a_reshuffle(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("koty")
    shuffled = number_of(rules, "shuffled")

    def announced(state: Any, first: int) -> None:
        if any(state.stock):
            state.events.append((shuffled, EVERYONE, state.pile[max(state.pile_size - 1, 0)]))

    after(patch, rules, ("deal",), announced)


def partner_asked_only_if_able(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("koty")
    honest = rules.play

    def play(state: Any, seat: int, action: int) -> None:
        honest(state, seat, action)
        asked, partner = state.asked, state.teams and state.asked not in (NOTHING, state.target_owner)
        if partner and rules.legal(state, asked, [0] * rules.ACTIONS) == 1:
            honest(state, asked, rules.PASS)

    patch.setattr(rules, "play", play)


def legal_actions_by_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("sen")
    honest = rules.legal

    def legal(state: Any, seat: int, actions: list[int]) -> int:
        count: int = honest(state, seat, actions)
        return count - 1 if count > 1 and state.closed[0] == 0 else count

    patch.setattr(rules, "legal", legal)


def looks_told_to_the_owner(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("sen")
    looked = number_of(rules, "looked")

    def tell(state: Any, first: int) -> None:
        state.events[first:] = [
            (note[0], note[1] | 1 << note[3], *note[2:]) if note[0] == looked else note for note in state.events[first:]
        ]

    after(patch, rules, ("play",), tell)


def own_dream_in_view(patch: pytest.MonkeyPatch) -> None:
    """A right to know that the rules do not give: no card can be exchanged there, and no event told it."""
    rules: Any = card_rules_of("smoki")
    honest = rules.sees

    def sees(state: Any, seat: int, zone: int, row: int, column: int) -> bool:
        return bool(zone == rules.DREAM_ZONE and seat == row) or honest(state, seat, zone, row, column)

    replace_sees(patch, rules, sees)


def a_face_that_shows_itself(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("sen")
    honest = rules.sees

    def sees(state: Any, seat: int, zone: int, row: int, column: int) -> bool:
        return bool(zone == rules.DREAM_ZONE and state.dream[row][column] == 0) or honest(
            state, seat, zone, row, column
        )

    replace_sees(patch, rules, sees)


def replace_sees(patch: pytest.MonkeyPatch, rules: Any, sees: Any) -> None:
    from sny.rules.kit.sight import conceal_for

    patch.setattr(rules, "sees", sees)
    leaking = conceal_for.__wrapped__(rules)
    patch.setattr("sny.rules.kit.sight.conceal_for", lambda _: leaking)


def news_that_come_only_of_some_cards(patch: pytest.MonkeyPatch) -> None:
    """Nothing is said of a raven land that was drawn: its silence tells."""
    rules: Any = card_rules_of("smoki")
    drew = number_of(rules, "drew")

    def silence(state: Any, first: int) -> None:
        state.events[first:] = [note for note in state.events[first:] if note[0] != drew or note[3] < rules.RAVEN_NEST]

    after(patch, rules, ("play",), silence)


def a_count_before_its_time(patch: pytest.MonkeyPatch) -> None:
    """A public number that follows from hidden cards: what lies face down is counted before a reshuffle tells it."""
    rules: Any = card_rules_of("smoki")

    def count(state: Any, first: int) -> None:
        down = [kind for row in state.dream[: state.players] for kind in row]
        state.down[:] = [down.count(kind) for kind in range(rules.KINDS)]

    after(patch, rules, ("deal",), count)


def a_score_from_hidden_nines(patch: pytest.MonkeyPatch) -> None:
    rules: Any = card_rules_of("koty")
    honest = rules.score
    patch.setattr(rules, "score", lambda state, seat: honest(state, seat) + sum(state.hand[seat]))


def witnesses_by_a_face(patch: pytest.MonkeyPatch) -> None:
    """Who has seen a card is public, and here it is forgotten by its face."""
    rules: Any = card_rules_of("sen")

    def forget(state: Any, first: int) -> None:
        for seen, dream in zip(state.seen, state.dream, strict=True):
            seen[:] = [0 if kind == 9 else seats for seats, kind in zip(seen, dream, strict=True)]

    after(patch, rules, ("play",), forget)


def cards_told_to_spectators(patch: pytest.MonkeyPatch) -> None:
    honest = Event.heard_by
    patch.setattr(Event, "heard_by", lambda event, seat: honest(event, 0 if seat is None else seat))


def the_end_of_the_pile(patch: pytest.MonkeyPatch) -> None:
    """The bottom card of the pile lies in the view, as a place that somebody pointed at."""
    rules: Any = card_rules_of("sen")

    def point(state: Any, first: int) -> None:
        if state.closed_size and state.phase == rules.TURN:
            state.pointed = state.closed[0]

    after(patch, rules, ("play",), point)


PLANTED: tuple[tuple[str, Plant], ...] = (
    ("koty", drawn_cards_after_a_reshuffle),
    ("koty", hands_of_the_opening_deal),
    ("koty", top_card_of_a_reshuffle),
    ("koty", partner_asked_only_if_able),
    ("koty", a_score_from_hidden_nines),
    ("sen", legal_actions_by_a_hidden_card),
    ("sen", looks_told_to_the_owner),
    ("sen", a_face_that_shows_itself),
    ("sen", witnesses_by_a_face),
    ("sen", cards_told_to_spectators),
    ("sen", the_end_of_the_pile),
    ("smoki", own_dream_in_view),
    ("smoki", news_that_come_only_of_some_cards),
    ("smoki", a_count_before_its_time),
)

"""Games with chance in the open: the same games, cards and news as at a table."""

import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest

import sny
from sny.env.walk import CHANCE, OVER, OWN_ACTION, Walk, heard
from sny.game.event import events_from
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.facts import place_of_card
from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.kit.options import read_options
from sny.rules.kit.plain import UNKNOWN
from sny.rules.kit.sight import lost_and_doubled, view

every_game = pytest.mark.parametrize("game", CARD_GAMES)


def first_node(game: str, players: int = 3, **given: Any) -> Walk:
    rules = card_rules_of(game)
    return Walk(rules, rules.set_up(players, 0, read_options(rules.DATA["option"], players, given)))


def go_on(walk: Walk, chance: Random) -> int:
    if walk.mover == CHANCE:
        kinds, likely = zip(*walk.outcomes(), strict=True)
        choice = chance.choices(kinds, likely)[0]
    else:
        choice = chance.choice(walk.legal())
    walk.apply(choice)
    return int(choice)


@every_game
def test_chance_is_sound_and_no_card_is_lost(game: str) -> None:
    chance, walk = Random(1), first_node(game)
    while walk.mover != OVER and walk.moves < 250:
        if walk.mover == CHANCE:
            assert sum(likely for _, likely in walk.outcomes()) == pytest.approx(1)
        else:
            assert walk.legal() == sorted(set(walk.legal()))
            assert lost_and_doubled(walk.rules, walk.state) == ([], [])
        go_on(walk, chance)
    assert walk.moves > 20


@every_game
def test_seats_that_were_told_the_same_see_the_same(game: str) -> None:
    """What the seat to move was told is enough to know its view, so it is an information state."""
    chance, views = Random(2), dict[Any, bytes]()
    for _ in range(40):
        walk = first_node(game, players=2)
        while walk.mover != OVER and walk.moves < 12:
            if walk.mover != CHANCE:
                seen = view(walk.rules, walk.state, walk.mover).save()
                assert views.setdefault((walk.mover, walk.told[walk.mover]), seen) == seen
            go_on(walk, chance)


@every_game
def test_events_are_heard_as_at_a_table(game: str) -> None:
    chance, walk, compared = Random(3), first_node(game), 0
    rules = walk.rules
    while walk.mover != OVER and compared < 300:
        before = [len(told) for told in walk.told]
        go_on(walk, chance)
        news = [
            [event for event in told[count:] if event[0] != OWN_ACTION]
            for told, count in zip(walk.told, before, strict=True)
        ]
        for told_to_each in zip(*news, strict=True):
            whole = [max(values) for values in zip(*told_to_each, strict=True)]
            card = place_of_card(rules.EVENTS[whole[0]][1])
            witnesses = sum(
                1 << seat for seat, event in enumerate(told_to_each) if card == NOTHING or event[1 + card] != HIDDEN
            )
            for seat, event in enumerate(told_to_each):
                note = (whole[0], witnesses, *whole[1:])
                assert heard(rules, note, seat) == event
                facts = events_from(rules, [note])[0].heard_by(seat)
                if card != NOTHING and whole[1 + card] != NOTHING:
                    assert (facts["card"] == UNKNOWN) == (event[1 + card] == HIDDEN)
            compared += 1
    assert compared > 50


@every_game
def test_a_copy_and_a_pickled_one_go_their_own_way(game: str) -> None:
    walk = first_node(game)
    for _ in range(25):
        go_on(walk, Random(4))
    copies = [walk.copy(), pickle.loads(pickle.dumps(walk))]  # noqa: S301
    before = walk.state.save(), walk.mover, walk.told[:], walk.moves
    for copy in copies:
        choices = [go_on(copy, Random(5)) for _ in range(10)]
        assert copy.moves > walk.moves or len(choices) == 10
    assert (walk.state.save(), walk.mover, walk.told, walk.moves) == before
    assert copies[0].state == copies[1].state
    assert copies[0].told == copies[1].told


def test_a_draw_is_as_likely_as_the_cards_in_the_pile_say() -> None:
    walk = first_node("sen", players=2)
    chance = Random(6)
    while walk.mover == CHANCE or walk.moves < 4:
        go_on(walk, chance)
    pile = Counter(walk.state.closed[: walk.state.closed_size])
    walk.apply(walk.rules.NOTATION[1][0])  # draw
    assert dict(walk.outcomes()) == {kind: pytest.approx(count / pile.total()) for kind, count in pile.items()}
    walk.apply(9)
    assert walk.state.hand == 9


def test_hidden_cards_of_a_position_are_dealt_anew() -> None:
    game = sny.position("sen players=2 phase=turn round=1 dream=0,1/2,3 seen=1,-/-,- open=9")
    walk, counts = Walk(game.rules, game.state), Counter[int]()
    assert walk.mover == CHANCE
    for _ in range(4):
        walk.apply(walk.outcomes()[-1][0])
        counts[walk.mover] += 1
    assert counts == {CHANCE: 3, 0: 1}
    assert walk.state.dream[0][:2] + walk.state.dream[1][:2] == [12, 12, 12, 11]
    assert walk.told[0] != walk.told[1]

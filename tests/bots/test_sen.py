"""What the opponents of Sen do in plain positions."""

from random import Random

import pytest

import sny
from sny.bots import bot
from sny.bots.ladder import with_holes
from sny.rules.kit.layout import HIDDEN
from sny.rules.kit.notation import action_text

careful, random = bot("sen", "careful"), bot("sen", "random")


def answer(position: str, seat: int = 0) -> str:
    game = sny.position(position)
    return action_text(game.rules, careful(game.seen(seat), seat, game.legal_actions(seat), Random(1)))


KNOWN = "seen=1,1,1,1/-,-,-,-"


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (f"phase=turn dream=0,1,0,1/5,6,4,0 {KNOWN} open=9", "call"),
        (f"phase=turn dream=9,4,5,4/5,6,1,0 {KNOWN} open=0", "take 1"),
        (f"phase=turn dream=7,6,5,6/5,6,4,0 {KNOWN} open=9", "draw"),
        (f"phase=drawn hand=1 dream=7,6,9,6/5,6,4,0 {KNOWN} open=9", "put 3"),
        (f"phase=drawn hand=9 dream=7,6,8,6/5,6,4,0 {KNOWN} open=9", "discard"),
        ("phase=drawn hand=peek dream=1,1,2,2/5,6,4,0 seen=1,1,-,-/-,-,-,- open=9", "use"),
        ("phase=look dream=1,1,2,2/5,6,4,0 seen=1,1,-,1/-,-,-,- open=peek", "look 1.3"),
        ("phase=swap dream=9,1,2,2/5,0,4,0 seen=1,1,1,1/-,1,-,- open=swap", "swap 1.1"),
        ("phase=with pointed_owner=1 pointed=1 dream=9,1,2,2/5,0,4,0 seen=1,1,1,1/-,1,-,- open=swap", "with 2.2"),
        ("phase=two two=9,1 dream=7,6,8,6/5,6,4,0 seen=1,1,1,1/-,-,-,- open=take-two", "keep 2"),
        ("deck=jubilee phase=choose dream=9,6,7,6/5,6,4,0 seen=1,1,1,1/-,-,-,- open=7,0,choose", "choose 0"),
        ("deck=jubilee phase=chosen hand=0 dream=6,9,7,6/5,6,4,0 seen=1,1,1,1/-,-,-,- open=7,choose", "put 2"),
        ("variants=wiem-co-mam phase=turn dream=9,9,1,2/0,0,0,0 seen=1,1,1,1/12,12,12,12 open=8", "claim 1"),
        ("variants=wiem-co-mam phase=claim pointed=1 dream=9,9,1,2/0,0,0,0 seen=1,1,1,1/-,-,-,- open=8", "and 2"),
        (
            "variants=wiem-co-mam phase=name pointed=1 pointed_too=2 dream=9,9,1,2/0,0,0,0 seen=1,1,1,1/-,-,-,- open=8",
            "as 9",
        ),
        ("variants=idz-na-calosc phase=turn dream=9,9,9,9/0,0,0,0 seen=1,1,1,1/-,-,-,- open=8", "call"),
    ],
)
def test_careful_counts_ravens(position: str, expected: str) -> None:
    assert answer(f"sen players=2 turn=1 {position}") == expected


def test_careful_does_not_see_what_it_has_not_looked_at() -> None:
    unseen = "sen players=2 turn=1 phase=turn dream={}/5,6,4,1 seen=-,-,-,-/-,-,-,- open=9"
    assert answer(unseen.format("0,0,0,0")) == answer(unseen.format("9,9,8,8")) == "draw"


def test_random_never_calls() -> None:
    game = sny.position(f"sen players=2 turn=1 phase=turn dream=0,1,0,1/5,6,4,0 {KNOWN} open=9")
    seen, legal = game.seen(0), game.legal_actions(0)
    assert "call" in game.legal(0)
    played = {game.legal(0)[legal.index(random(seen, 0, legal, Random(seed)))] for seed in range(200)}
    assert played == {"draw", "take 1", "take 2", "take 3", "take 4"}


def test_easy_forgets_cards_and_keeps_forgetting_them() -> None:
    """Of its own known cards some are as unknown to it as those that it has not seen, the same ones at every look."""
    game = sny.position(f"sen players=2 turn=1 phase=turn dream=1,2,3,4/5,6,4,0 {KNOWN} open=9")
    seen = game.seen(0)
    lapses = [with_holes("sen", share, seen, 0).dream[0][:4] for share in (0.0, 0.5, 0.5, 1.0)]
    assert lapses[0] == [1, 2, 3, 4]
    assert lapses[1] == lapses[2]
    assert 0 < lapses[1].count(HIDDEN) < 4
    assert lapses[3] == [HIDDEN] * 4
    assert seen == game.seen(0)


def test_rounds_among_forgetful_players_come_to_an_end() -> None:
    """They once took open cards for ever, since they forgot what they had taken."""
    easy, medium = bot("sen", "easy"), bot("sen", "medium")
    for seed in range(6):
        game, chance = sny.new("sen", 2, seed=seed, rounds=1), Random(seed)
        for _ in range(400):
            if game.over:
                break
            seat = game.actors[0]
            game.play_action(seat, (easy, medium)[seat](game.seen(seat), seat, game.legal_actions(seat), chance))
        assert game.over

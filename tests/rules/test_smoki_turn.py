"""Smoki, a turn without raven lands: taking, drawing, replacing, the piles and their reshuffle."""

import pytest

import sny
from sny.rules import smoki
from sny.rules.kit.sight import lost_and_doubled

TABLE = "smoki players=3 phase=turn turn=1 dream=0,1,2,3,4,5/0,1,2,3,4,5/0,1,2,3,6,7"
UP = "up=1,0,0,0,0,0/0,1,0,0,0,0/0,0,0,0,0,1"
TWO_PILES = f"{TABLE} {UP} open=6,8/7"
ONE_PILE = f"{TABLE} {UP} piles=1 open=8"


def nearly_used_up(table: str, left: int = 1) -> sny.CardGame:
    """The same table with so many cards in the closed pile; the others lie on the first open one."""
    state = sny.position(table).state
    while state.closed_size > left:
        smoki.lay_open(state, 0, smoki.draw(state))
    assert lost_and_doubled(smoki, state) == ([], [])
    return sny.position(sny.CardGame(smoki, state, "1", {}).position(), seed=1)


@pytest.mark.rule("SMO-T")
def test_a_turn_takes_or_draws_and_nobody_passes() -> None:
    assert sny.position(TWO_PILES).legal(0) == ["draw", "take 1", "take 2"]


@pytest.mark.rule("SMO-T")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
def test_then_the_player_to_the_left_is_on_turn(seat: int, left: int) -> None:
    game = sny.position(TWO_PILES.replace("turn=1", f"turn={seat + 1}"))
    game.play(seat, "draw")
    assert game.actors == (seat,)
    game.play(seat, "discard 1")
    assert game.actors == (left,)


@pytest.mark.rule("SMO-A")
def test_an_open_card_is_taken_for_all_to_see() -> None:
    game = sny.position(TWO_PILES)
    (event,) = game.play(0, "take 1")
    assert event.heard_by(2) == {"event": "took", "seat": 0, "pile": 0, "card": "8"}
    assert [game.view(seat)["hand"] for seat in (0, 1, 2, None)] == ["8"] * 4
    assert game.view(0)["open"] == [["6"], ["7"]]


@pytest.mark.rule("SMO-A")
def test_an_open_card_must_go_into_the_dream() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "take 1")
    assert game.legal(0) == ["put 1.1", "put 1.2", "put 1.3", "put 2.1", "put 2.2", "put 2.3"]


@pytest.mark.rule("SMO-A")
def test_a_taken_card_leaves_nothing_behind() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "take 1")
    assert sny.position(game.position()).state == game.state


@pytest.mark.rule("SMO-B")
def test_a_closed_card_goes_into_the_dream_or_on_either_open_pile() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "draw")
    puts = ["put 1.1", "put 1.2", "put 1.3", "put 2.1", "put 2.2", "put 2.3"]
    assert game.legal(0) == [*puts, "discard 1", "discard 2"]


@pytest.mark.rule("SMO-B", "SMO-J12")
def test_a_closed_card_is_seen_by_its_drawer_alone() -> None:
    game = sny.position(TWO_PILES)
    (event,) = game.play(0, "draw")
    assert [event.heard_by(seat)["card"] for seat in (0, 1, 2, None)] == ["reflection", "?", "?", "?"]
    assert [game.view(seat)["hand"] for seat in (0, 1, 2, None)] == ["reflection", "?", "?", "?"]


@pytest.mark.rule("SMO-B")
@pytest.mark.parametrize(
    ("pile", "piles"), [(1, [["6", "8", "reflection"], ["7"]]), (2, [["6", "8"], ["7", "reflection"]])]
)
def test_a_closed_card_is_public_once_it_lies_on_a_pile(pile: int, piles: list[list[str]]) -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "draw")
    (event,) = game.play(0, f"discard {pile}")
    assert event.heard_by(1) == {"event": "discarded", "seat": 0, "place": None, "pile": pile - 1, "card": "reflection"}
    assert game.view(None)["open"] == piles


@pytest.mark.rule("SMO-D")
@pytest.mark.parametrize(("place", "column", "old"), [("1.1", 0, "0"), ("1.3", 2, "2")])
def test_a_card_face_up_or_face_down_gives_way_to_the_new_one(place: str, column: int, old: str) -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "take 2")
    game.play(0, f"put {place}")
    game.play(0, "onto 1")
    assert game.view(None)["dream"][0][column] == "7"
    assert game.view(None)["open"] == [["6", "8", old], []]


@pytest.mark.rule("SMO-D")
@pytest.mark.parametrize(("pile", "piles"), [(1, [["6", "2"], ["7"]]), (2, [["6"], ["7", "2"]])])
def test_the_removed_card_goes_on_either_open_pile(pile: int, piles: list[list[str]]) -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "take 1")
    game.play(0, "put 1.3")
    assert game.legal(0) == ["onto 1", "onto 2"]
    game.play(0, f"onto {pile}")
    assert game.view(None)["open"] == piles


@pytest.mark.rule("SMO-D1")
def test_the_other_cards_keep_their_places_and_sides() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "take 1")
    game.play(0, "put 2.3")
    game.play(0, "onto 1")
    assert game.view(None)["dream"] == [["0", "?", "?", "?", "?", "8"], ["?", "1", *"????"], [*"?????", "7"]]
    assert [smoki.CARDS[kind] for kind in game.state.dream[0]] == ["0", "1", "2", "3", "4", "8"]


@pytest.mark.rule("SMO-J2")
def test_the_removed_card_is_turned_up_before_its_pile_is_chosen() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "draw")
    (event,) = game.play(0, "put 1.3")
    assert event.heard_by(2) == {"event": "removed", "seat": 0, "place": 2, "card": "2"}
    assert game.view(2)["dream"][0] == ["0", "?", "2", "?", "?", "?"]
    assert game.view(2)["hand"] == "?"


@pytest.mark.rule("SMO-J2")
def test_then_it_goes_and_the_new_card_lies() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "draw")
    game.play(0, "put 1.3")
    assert [event.heard_by(2) for event in game.play(0, "onto 2")] == [
        {"event": "discarded", "seat": 0, "place": 2, "pile": 1, "card": "2"},
        {"event": "put", "seat": 0, "place": 2, "card": "reflection"},
    ]


@pytest.mark.rule("SMO-N", "SMO-J3")
def test_an_emptied_pile_cannot_be_taken_from() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "take 2")
    game.play(0, "put 1.1")
    game.play(0, "onto 1")
    assert game.view(None)["open"] == [["6", "8", "0"], []]
    assert game.legal(1) == ["draw", "take 1"]


@pytest.mark.rule("SMO-N", "SMO-J3")
def test_an_emptied_pile_takes_part_again_when_a_card_is_put_there() -> None:
    game = sny.position(f"{TABLE} {UP} open=/8")
    game.play(0, "draw")
    game.play(0, "discard 1")
    assert game.view(None)["open"] == [["reflection"], ["8"]]
    assert game.legal(1) == ["draw", "take 1", "take 2"]


@pytest.mark.rule("SMO-N")
def test_the_removed_card_may_start_the_emptied_pile() -> None:
    game = sny.position(TWO_PILES)
    game.play(0, "take 2")
    game.play(0, "put 1.1")
    game.play(0, "onto 2")
    assert game.view(None)["open"] == [["6", "8"], ["0"]]


@pytest.mark.rule("SMO-V3", "SMO-N")
def test_with_one_pile_of_one_card_the_removed_card_is_the_new_pile() -> None:
    game = sny.position(ONE_PILE)
    game.play(0, "take 1")
    game.play(0, "put 1.1")
    assert game.view(None)["open"] == [["0"]]
    assert game.actors == (1,)


@pytest.mark.rule("SMO-V3")
def test_with_one_pile_there_is_one_to_take_from_and_one_to_discard_on() -> None:
    game = sny.position(ONE_PILE)
    assert game.legal(0) == ["draw", "take 1"]
    game.play(0, "draw")
    assert game.legal(0)[-2:] == ["put 2.3", "discard 1"]


@pytest.mark.rule("SMO-X")
def test_the_open_piles_are_reshuffled_after_the_turn_that_took_the_last_closed_card() -> None:
    game = nearly_used_up(TWO_PILES)
    assert [event.name for event in game.play(0, "draw")] == ["drew"]
    names = [event.name for event in game.play(0, "discard 2")]
    assert names == ["discarded", "gathered", "opened", "opened"]
    assert [len(pile) for pile in game.view(0)["open"]] == [1, 1]
    assert game.view(0)["closed"] == ["?"] * (52 - 18 - 2)
    assert game.legal(1) == ["draw", "take 1", "take 2"]


@pytest.mark.rule("SMO-X")
def test_there_is_no_reshuffle_while_a_closed_card_is_left() -> None:
    game = nearly_used_up(TWO_PILES, left=2)
    game.play(0, "draw")
    assert [event.name for event in game.play(0, "discard 2")] == ["discarded"]
    assert game.view(0)["closed"] == ["?"]


@pytest.mark.rule("SMO-X", "SMO-V3")
def test_a_reshuffle_starts_one_pile_where_there_is_one() -> None:
    game = nearly_used_up(ONE_PILE)
    game.play(0, "draw")
    game.play(0, "discard 1")
    assert [len(pile) for pile in game.view(0)["open"]] == [1]
    assert game.view(0)["closed"] == ["?"] * (52 - 18 - 1)


@pytest.mark.rule("SMO-X", "SMO-J9")
def test_a_reshuffle_takes_every_open_card_and_none_from_dreams() -> None:
    game = nearly_used_up(TWO_PILES)
    dreams = [row[:] for row in game.state.dream]
    game.play(0, "draw")
    laid = sorted([*game.view(0)["open"][0], *game.view(0)["open"][1], game.view(0)["hand"]])
    game.play(0, "discard 2")
    assert sorted(game.inputs[-1].removeprefix("deal ").split(",")) == laid
    assert game.state.dream == dreams
    assert lost_and_doubled(smoki, game.state) == ([], [])


@pytest.mark.rule("SMO-J9")
def test_a_turn_that_ends_the_round_does_not_reshuffle() -> None:
    game = nearly_used_up(TWO_PILES.replace("1,0,0,0,0,0/", "1,1,1,1,1,0/"))
    game.play(0, "draw")
    game.play(0, "put 2.3")
    names = [event.name for event in game.play(0, "onto 1")]
    assert "gathered" not in names
    assert names[-1:] == ["dealt"]


@pytest.mark.rule("SMO-X")
def test_a_game_with_a_reshuffle_is_replayed_from_its_text() -> None:
    game = nearly_used_up(TWO_PILES)
    game.play(0, "draw")
    game.play(0, "discard 2")
    assert sny.load(game.text()).state == game.state


@pytest.mark.rule("SMO-J3")
def test_there_is_always_an_open_card_between_turns() -> None:
    for seed in range(20):
        game = sny.new("smoki", players=2, seed=seed, piles=1 + seed % 2)
        for move in range(120):
            seat = game.actors[move % len(game.actors)]
            legal = game.legal(seat)
            game.play(seat, legal[(move * 7 + seed) % len(legal)])
            if game.over:
                break
            assert game.view(0)["phase"] != "turn" or any(game.view(0)["open"])

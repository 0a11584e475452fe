"""Smoki's raven lands: the circle, the nest, the attack and the reflection during play."""

import pytest

import sny
from sny.rules import smoki

TABLE = "smoki players=3 attack=on phase=hand turn=1 dream=0,1,2,3,4,5/0,1,2,3,4,5/0,1,2,3,6,7"
UP = "up=1,0,0,0,0,0/0,1,0,0,0,0/0,0,0,0,0,1"
HAND = f"{TABLE} {UP} open=6,8/7"
PUTS = ["put 1.1", "put 1.2", "put 1.3", "put 2.1", "put 2.2", "put 2.3"]


def lay(game: sny.CardGame, place: str) -> None:
    game.play(0, f"put {place}")
    game.play(0, "onto 1")


def dream_of(game: sny.CardGame, seat: int) -> list[str]:
    """All six cards, face down ones too."""
    return [smoki.CARDS[kind] for kind in game.state.dream[seat]]


@pytest.mark.rule("SMO-U")
@pytest.mark.parametrize("taken", ["-", "1"])
@pytest.mark.parametrize(("raven", "phase"), [("nest", "nest"), ("attack", "attack")])
def test_a_raven_land_may_act_whichever_pile_it_came_from(taken: str, raven: str, phase: str) -> None:
    game = sny.position(f"{HAND} hand={raven} taken={taken}")
    lay(game, "1.1")
    assert game.view(None)["phase"] == phase
    assert game.legal(0) == ["skip", *(f"{raven} {place}" for place in ("1.2", "1.3", "2.1", "2.2", "2.3"))]


@pytest.mark.rule("SMO-U", "SMO-J7")
@pytest.mark.parametrize("raven", ["nest", "attack"])
def test_its_action_may_be_left_alone(raven: str) -> None:
    game = sny.position(f"{HAND} hand={raven}")
    lay(game, "1.1")
    dreams = game.view(None)["dream"]
    assert [event.name for event in game.play(0, "skip")] == ["skipped"]
    assert game.view(None)["dream"] == dreams
    assert game.actors == (1,)


@pytest.mark.rule("SMO-U1")
@pytest.mark.parametrize("raven", ["nest", "attack", "reflection"])
def test_a_raven_land_from_the_closed_pile_may_go_on_an_open_one(raven: str) -> None:
    game = sny.position(f"{HAND} hand={raven}")
    assert game.legal(0) == [*PUTS, "discard 1", "discard 2"]
    game.play(0, "discard 2")
    assert game.view(None)["open"][1] == ["7", raven]
    assert game.actors == (1,)


@pytest.mark.rule("SMO-U1")
@pytest.mark.parametrize("raven", ["nest", "attack", "reflection", "circle"])
def test_a_raven_land_from_an_open_pile_never_goes_back(raven: str) -> None:
    assert sny.position(f"{HAND} hand={raven} taken=1").legal(0) == PUTS


@pytest.mark.rule("SMO-C", "SMO-U1")
def test_a_circle_from_the_closed_pile_must_go_into_the_dream() -> None:
    assert sny.position(f"{HAND} hand=circle").legal(0) == PUTS


@pytest.mark.rule("SMO-O", "SMO-U")
def test_a_reflection_does_nothing_during_play() -> None:
    game = sny.position(f"{HAND} hand=reflection")
    lay(game, "1.1")
    assert game.actors == (1,)


@pytest.mark.rule("SMO-C1", "SMO-C2", "SMO-J4")
@pytest.mark.parametrize(("pile", "piles"), [(1, [["-2", "3"], ["4"]]), (2, [["3"], ["-2", "4"]])])
def test_worked_example_of_the_circle(pile: int, piles: list[list[str]]) -> None:
    game = sny.position(
        "smoki players=3 phase=turn turn=1 open=3/4 up=0,1,0,0,0,0/0,1,0,0,0,0/0,1,0,0,0,0"
        " dream=0,8,reflection,reflection,1,2/0,7,reflection,reflection,1,2/0,-2,5,6,1,2"
    )
    game.play(0, "draw")
    game.play(0, "put 1.2")
    assert [row[1] for row in game.view(None)["dream"]] == ["circle", "8", "7"]
    assert game.actors == (2,)
    assert game.legal(2) == ["under 1", "under 2"]
    game.play(2, f"under {pile}")
    assert game.view(None)["open"] == piles
    assert game.actors == (1,)


@pytest.mark.rule("SMO-C2", "SMO-J4")
def test_with_two_players_the_rival_chooses_the_pile() -> None:
    game = sny.position(
        "smoki players=2 phase=hand turn=2 hand=circle open=6/7"
        " dream=0,1,2,3,4,5/8,1,2,3,4,5 up=1,0,0,0,0,0/1,0,0,0,0,0"
    )
    game.play(1, "put 1.1")
    assert game.view(None)["dream"] == [["8", *"?????"], ["circle", *"?????"]]
    assert game.view(None)["hand"] == "0"
    assert game.actors == (0,)
    game.play(0, "under 1")
    assert game.view(None)["open"] == [["0", "6"], ["7"]]
    assert game.actors == (0,)


@pytest.mark.rule("SMO-C1", "SMO-C2", "SMO-J1")
def test_five_players_pass_the_same_place_round() -> None:
    dreams = [["0", "1", "2", "3", "4", str(last)] for last in (5, 6, 7, 8)]
    dreams.append(["-2", "-2", "6", "7", "8", "5"])
    rows, sides = "/".join(",".join(dream) for dream in dreams), "/".join(["1,0,0,0,0,0"] * 5)
    game = sny.position(f"smoki players=5 phase=hand turn=4 hand=circle dream={rows} up={sides} open=6/7")
    game.play(3, "put 2.3")
    assert [row[5] for row in game.view(None)["dream"]] == ["5", "5", "6", "circle", "8"]
    assert game.view(None)["hand"] == "7"
    assert game.actors == (2,)


@pytest.mark.rule("SMO-C1")
def test_face_down_cards_travel_on_and_lie_face_up() -> None:
    game = sny.position(f"{HAND} hand=circle")
    game.play(0, "put 2.2")
    game.play(2, "under 2")
    assert game.view(None)["dream"] == [
        ["0", "?", "?", "?", "circle", "?"],
        ["?", "1", "?", "?", "4", "?"],
        ["?", "?", "?", "?", "4", "7"],
    ]
    assert game.view(None)["open"] == [["6", "8"], ["6", "7"]]


@pytest.mark.rule("SMO-C1", "SMO-J2")
def test_the_way_of_every_card_in_a_circle_is_told() -> None:
    game = sny.position(f"{HAND} hand=circle")
    assert [event.heard_by(None) for event in game.play(0, "put 2.2")] == [
        {"event": "removed", "seat": 0, "place": 4, "card": "4"},
        {"event": "put", "seat": 0, "place": 4, "card": "circle"},
        {"event": "handed", "seat": 0, "place": 4, "to": 1, "card": "4"},
        {"event": "removed", "seat": 1, "place": 4, "card": "4"},
        {"event": "put", "seat": 1, "place": 4, "card": "4"},
        {"event": "handed", "seat": 1, "place": 4, "to": 2, "card": "4"},
        {"event": "removed", "seat": 2, "place": 4, "card": "6"},
        {"event": "put", "seat": 2, "place": 4, "card": "4"},
    ]
    (event,) = game.play(2, "under 2")
    assert event.heard_by(None) == {"event": "tucked", "seat": 2, "place": 4, "pile": 1, "card": "6"}


@pytest.mark.rule("SMO-C3", "SMO-J5")
@pytest.mark.parametrize("raven", ["nest", "attack", "circle"])
def test_a_raven_land_that_is_handed_on_does_not_act(raven: str) -> None:
    game = sny.position(f"{HAND} hand=circle".replace("dream=0,", f"dream={raven},"))
    game.play(0, "put 1.1")
    assert [row[0] for row in game.view(None)["dream"]] == ["circle", raven, "0"]
    game.play(2, "under 1")
    assert game.view(None)["phase"] == "turn"
    assert game.actors == (1,)


@pytest.mark.rule("SMO-J3", "SMO-C2")
def test_a_circle_may_start_an_empty_pile_from_below() -> None:
    game = sny.position(f"{TABLE} {UP} open=6/ hand=circle taken=2")
    game.play(0, "put 1.1")
    game.play(2, "under 2")
    assert game.view(None)["open"] == [["6"], ["0"]]


@pytest.mark.rule("SMO-C2")
def test_the_card_that_is_left_of_a_circle_came_from_no_pile() -> None:
    game = sny.position(f"{HAND} hand=circle taken=2")
    game.play(0, "put 1.1")
    assert (game.view(None)["hand"], game.view(None)["taken"]) == ("0", None)


@pytest.mark.rule("SMO-J4", "SMO-V3")
def test_with_one_open_pile_the_circle_leaves_no_choice() -> None:
    game = sny.position(f"{TABLE} {UP} piles=1 open= hand=circle taken=1")
    game.play(0, "put 2.3")
    assert game.view(None)["open"] == [["7"]]
    assert game.actors == (1,)


@pytest.mark.rule("SMO-J5")
@pytest.mark.parametrize("raven", ["nest", "attack"])
def test_a_raven_land_may_take_the_place_of_its_like(raven: str) -> None:
    game = sny.position(f"{HAND} hand={raven}".replace("dream=0,", f"dream={raven},"))
    lay(game, "1.1")
    assert game.view(None)["open"][0] == ["6", "8", raven]
    assert game.view(None)["phase"] == raven


@pytest.mark.rule("SMO-J5")
def test_a_raven_land_that_was_replaced_does_not_act() -> None:
    game = sny.position(f"{HAND} hand=8".replace("dream=0,", "dream=nest,"))
    lay(game, "1.1")
    assert game.actors == (1,)


@pytest.mark.rule("SMO-G", "SMO-U2")
def test_the_nest_exchanges_two_cards_that_keep_their_sides() -> None:
    game = sny.position(f"{HAND} hand=nest".replace("up=1,0,", "up=1,1,"))
    lay(game, "1.1")
    game.play(0, "nest 1.2")
    (event,) = game.play(0, "with 2.3")
    assert event.heard_by(1) == {
        "event": "swapped", "seat": 0, "owner": 0, "place": 1, "other_owner": 0, "other_place": 5,
    }  # fmt: skip
    assert game.view(None)["dream"][0] == ["nest", "?", "?", "?", "?", "1"]
    assert dream_of(game, 0) == ["nest", "5", "2", "3", "4", "1"]
    assert game.actors == (1,)


@pytest.mark.rule("SMO-G", "SMO-J7")
def test_the_nest_names_two_different_places_neither_its_own() -> None:
    game = sny.position(f"{HAND} hand=nest")
    lay(game, "1.1")
    game.play(0, "nest 1.2")
    assert game.legal(0) == ["with 1.3", "with 2.1", "with 2.2", "with 2.3"]


@pytest.mark.rule("SMO-J6")
def test_a_nest_moves_another_nest_but_not_itself() -> None:
    game = sny.position(f"{HAND} hand=nest".replace("dream=0,1,", "dream=0,nest,"))
    lay(game, "1.1")
    assert "nest 1.1" not in game.legal(0)
    game.play(0, "nest 1.2")
    game.play(0, "with 1.3")
    assert dream_of(game, 0) == ["nest", "2", "nest", "3", "4", "5"]


@pytest.mark.rule("SMO-G", "SMO-R2")
def test_worked_example_of_the_nest() -> None:
    """Exchanging the 3 and the lower 7 of `7 2 5 / 3 7 nest` puts the sevens in one column: 19 instead of 33."""
    table = (
        "smoki players=2 scoring=points phase=nest turn=1 place=6 open=0/0"
        " dream=7,2,5,3,7,nest/6,5,4,1,1,6 up=1,1,1,1,1,1/1,0,0,0,0,0"
    )
    game = sny.position(table)
    game.play(0, "skip")
    assert game.scores[0] == 33
    game = sny.position(table)
    game.play(0, "nest 2.1")
    game.play(0, "with 2.2")
    assert game.scores[0] == 19


@pytest.mark.rule("SMO-K", "SMO-U2")
@pytest.mark.parametrize(
    ("own", "rival", "first", "second"),
    [
        ("1.2", "2.1.2", ["attack", "1", "?", "?", "?", "?"], ["?", "?", "?", "?", "?", "?"]),
        ("1.2", "2.1.1", ["attack", "?", "?", "?", "?", "?"], ["?", "1", "?", "?", "?", "?"]),
    ],
)
def test_the_attack_exchanges_a_card_with_a_rival_and_sides_stay(
    own: str, rival: str, first: list[str], second: list[str]
) -> None:
    game = sny.position(f"{HAND} hand=attack")
    lay(game, "1.1")
    game.play(0, f"attack {own}")
    game.play(0, f"for {rival}")
    assert game.view(None)["dream"][:2] == [first, second]
    assert game.actors == (1,)


@pytest.mark.rule("SMO-K", "SMO-J7")
def test_the_attack_takes_any_card_of_any_rival() -> None:
    game = sny.position(f"{HAND} hand=attack")
    lay(game, "1.1")
    game.play(0, "attack 2.3")
    assert game.legal(0) == [f"for {seat}.{row}.{column}" for seat in (2, 3) for row in (1, 2) for column in (1, 2, 3)]


@pytest.mark.rule("SMO-K", "SMO-J6")
def test_an_attack_gives_away_another_attack_but_not_itself() -> None:
    game = sny.position(f"{HAND} hand=attack".replace("dream=0,1,", "dream=0,attack,"))
    lay(game, "1.1")
    assert "attack 1.1" not in game.legal(0)
    game.play(0, "attack 1.2")
    game.play(0, "for 3.2.3")
    assert game.view(None)["dream"][0][:2] == ["attack", "7"]
    assert dream_of(game, 2)[5] == "attack"


@pytest.mark.rule("SMO-K1")
def test_an_attack_may_lie_for_its_value_alone() -> None:
    game = sny.position(f"{HAND} hand=attack taken=2")
    lay(game, "1.1")
    game.play(0, "skip")
    assert game.view(None)["dream"][0][0] == "attack"
    assert game.actors == (1,)


@pytest.mark.rule("SMO-K", "SMO-R3")
@pytest.mark.parametrize("spot", ["2.1.1", "2.1.2", "2.1.3"])
def test_worked_example_of_the_attack(spot: str) -> None:
    """An 8 among a rival's three reflections makes 24 of their row; the reflection won is worth 1 beside a 1."""
    game = sny.position(
        "smoki players=2 attack=on scoring=points phase=attack turn=1 place=4 open=0/0"
        " dream=1,8,4,attack,2,3/reflection,reflection,reflection,2,3,4 up=1,1,1,1,1,1/1,1,1,0,0,0"
    )
    game.play(0, "attack 1.2")
    game.play(0, f"for {spot}")
    assert game.scores == [1 + 1 + 4 + 9 + 2 + 3, 24 + 2 + 3 + 4]

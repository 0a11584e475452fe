"""Koty: what is played on one's own dream. Hands that do not matter hold pink fours."""

import pytest

import sny

OTHERS = "pink-4,pink-4,pink-4,pink-4"


def table(position: str) -> sny.CardGame:
    return sny.position(f"koty players=2 phase=turn {position}")


def tops(game: sny.CardGame, seat: int = 0) -> list[str | None]:
    row: list[str | None] = game.view(None)["tops"][seat]
    return row


def nines(game: sny.CardGame, seat: int = 0) -> list[int]:
    """How many nines each land has."""
    row = game.view(None)["nines"][seat]
    return [sum(nine is not None for nine in row[land * 3 : land * 3 + 3]) for land in range(4)]


@pytest.mark.rule("KOT-S3")
def test_a_turn_is_one_action_and_the_left_neighbour_is_next() -> None:
    game = table(f"hand=blue-1,blue-1,blue-1,blue-1/{OTHERS}")
    assert "pass" not in game.legal(0)
    game.play(0, "play blue-1 on 1")
    assert game.actors == (1,)
    game.play(1, "exchange")
    assert game.actors == (0,)


@pytest.mark.rule("KOT-E", "KOT-I2")
def test_an_exchange_discards_the_hand_and_draws_four() -> None:
    game = table(f"hand=blue-1,blue-8,raven,joker/{OTHERS}")
    pile = game.view(0)["pile"]
    game.play(0, "exchange")
    assert game.view(None)["discards"] == ["blue-1", "blue-8", "raven", "joker"]
    assert len(game.view(0)["pile"]) == len(pile) - 4
    assert len(game.view(0)["hand"][0]) == 4


@pytest.mark.rule("KOT-E")
def test_an_exchange_is_possible_beside_other_actions() -> None:
    assert table(f"hand=blue-1,blue-1,blue-1,blue-1/{OTHERS}").legal(0) == ["exchange", "play blue-1 on 1"]


@pytest.mark.rule("KOT-C1", "KOT-H1")
def test_a_cat_on_an_empty_land() -> None:
    game = table(f"hand=blue-8,raven,raven,raven/{OTHERS}")
    game.play(0, "play blue-8 on 1")
    assert tops(game) == ["blue-8", None, None, None]
    assert len(game.view(0)["hand"][0]) == 4


@pytest.mark.rule("KOT-J10")
def test_of_empty_lands_only_the_first_is_offered() -> None:
    game = table(f"tops=blue-1,-,-,-/-,-,-,- hand=green-3,raven,raven,raven/{OTHERS}")
    assert game.legal(0) == ["exchange", "play green-3 on 2"]


@pytest.mark.rule("KOT-J10")
def test_a_land_keeps_its_number_when_another_is_emptied() -> None:
    game = table(f"tops=blue-1,green-3,-,-/-,-,-,- hand=green-6,blue-8,raven,raven/{OTHERS}")
    game.play(0, "play blue-8 on 1")
    assert tops(game) == [None, "green-3", None, None]


@pytest.mark.rule("KOT-C2", "KOT-D1")
@pytest.mark.parametrize("under", ["pink-5", "pink-5,pink-5", "pink-5,pink-5,pink-5"])
def test_any_cat_on_one_to_three_nines(under: str) -> None:
    game = table(f"nines={under}/ hand=blue-1,yellow-7,green-3,pink-4/{OTHERS}")
    cats = ["blue-1", "yellow-7", "green-3", "pink-4"]
    assert [action for action in game.legal(0) if action.endswith("on 1")] == [f"play {cat} on 1" for cat in cats]
    game.play(0, "play yellow-7 on 1")
    assert tops(game)[0] == "yellow-7"
    assert nines(game)[0] == under.count("pink")


@pytest.mark.rule("KOT-C3", "KOT-D2")
def test_friends_leave_and_bring_an_unseen_nine() -> None:
    game = table(f"tops=yellow-2,blue-1,blue-1,blue-1/-,-,-,- hand=yellow-7,raven,raven,raven/{OTHERS}")
    drawn = len(game.view(0)["pile"])
    game.play(0, "play yellow-7 on 1")
    assert game.view(None)["discards"] == ["yellow-2", "yellow-7"]
    assert tops(game)[0] is None
    assert game.view(0)["nines"][0][0] == "?"
    assert len(game.view(0)["pile"]) == drawn - 2


@pytest.mark.rule("KOT-C3", "KOT-W1")
def test_a_joker_stands_for_the_friend() -> None:
    game = table(f"tops=yellow-2,blue-1,blue-1,blue-1/-,-,-,- hand=joker,raven,raven,raven/{OTHERS}")
    game.play(0, "play joker as yellow-7 on 1")
    assert game.view(None)["discards"] == ["yellow-2", "joker"]
    assert nines(game) == [1, 0, 0, 0]


@pytest.mark.rule("KOT-W1")
def test_a_joker_is_named_as_friend_or_twin_and_nothing_else() -> None:
    game = table(f"tops=yellow-2,-,-,-/-,-,-,- hand=joker,raven,raven,raven/{OTHERS}")
    assert game.legal(0) == ["exchange", "play joker as yellow-2 on 1", "play joker as yellow-7 on 1"]


@pytest.mark.rule("KOT-C3", "KOT-D3", "KOT-J1")
def test_the_land_for_the_nine_is_chosen_among_several() -> None:
    game = table(
        f"tops=yellow-2,-,raven,-/-,-,-,- nines=-,-,-,blue-1,blue-1,-,blue-1,-,-,blue-1,blue-1,blue-1/"
        f" hand=yellow-7,raven,raven,raven/{OTHERS}"
    )
    game.play(0, "play yellow-7 on 1")
    assert game.legal(0) == ["put 1", "put 2"]
    game.play(0, "put 2")
    assert nines(game) == [0, 3, 1, 3]


@pytest.mark.rule("KOT-J1", "KOT-D3")
def test_one_possible_land_is_no_choice() -> None:
    game = table(f"tops=yellow-2,blue-1,blue-1,blue-1/-,-,-,- hand=yellow-7,raven,raven,raven/{OTHERS}")
    game.play(0, "play yellow-7 on 1")
    assert nines(game) == [1, 0, 0, 0]
    assert game.actors == (1,)


@pytest.mark.rule("KOT-J10", "KOT-J1")
def test_alike_empty_lands_are_no_choice_and_the_one_just_left_is_taken() -> None:
    game = table(f"tops=blue-1,-,yellow-2,-/-,-,-,- hand=yellow-7,raven,raven,raven/{OTHERS}")
    game.play(0, "play yellow-7 on 3")
    assert nines(game) == [0, 0, 1, 0]


@pytest.mark.rule("KOT-D2", "KOT-D5", "KOT-C3")
def test_friend_on_a_full_land_leaves_three_nines_and_the_new_one_goes_elsewhere() -> None:
    """A worked example: three nines with green 6, green 3 played on it."""
    game = table(
        f"tops=green-6,blue-1,-,blue-1/-,-,-,- nines=pink-5,pink-5,pink-5/ hand=green-3,raven,raven,raven/{OTHERS}"
    )
    game.play(0, "play green-3 on 1")
    assert game.view(None)["discards"] == ["green-6", "green-3"]
    assert nines(game) == [3, 0, 1, 0]
    assert game.scores[0] == 36 + 1 + 9 + 1


@pytest.mark.rule("KOT-D3", "KOT-J7", "KOT-I2")
def test_a_nine_without_a_place_is_lost_face_up() -> None:
    game = table(
        f"tops=green-6,blue-1,blue-1,blue-1/-,-,-,- nines=pink-5,pink-5,pink-5/ hand=green-3,raven,raven,raven/{OTHERS}"
    )
    events = game.play(0, "play green-3 on 1")
    assert game.view(None)["discards"] == ["green-6", "green-3", "joker"]
    assert nines(game) == [3, 0, 0, 0]
    assert {"event": "lost", "seat": 0, "card": "joker"} in [event.heard_by(None) for event in events]


@pytest.mark.rule("KOT-C4", "KOT-C5", "KOT-J8")
def test_twins_on_a_lone_cat_make_ten() -> None:
    """A worked example: pink 5 on a lone pink 5, its own land."""
    game = table(f"tops=pink-5,-,-,-/-,-,-,- hand=pink-5,raven,raven,raven/{OTHERS}")
    game.play(0, "play pink-5 on 1")
    assert tops(game)[0] == "pink-5"
    assert game.view(None)["nines"][0][0] == "pink-5"
    assert game.scores[0] == 10


@pytest.mark.rule("KOT-C5", "KOT-C4")
def test_twins_over_two_nines_make_64() -> None:
    """A worked example: blue 8 on a blue 8 over two nines, its own land."""
    game = table(f"tops=blue-8,-,-,-/-,-,-,- nines=pink-5,pink-5/ hand=blue-8,raven,raven,raven/{OTHERS}")
    game.play(0, "play blue-8 on 1")
    game.play(0, "put 1")
    assert game.scores[0] == 64


@pytest.mark.rule("KOT-C5")
def test_twins_may_go_to_any_land_that_takes_a_nine() -> None:
    game = table(
        f"tops=pink-5,-,-,-/-,-,-,- nines=blue-1,-,-,blue-1,blue-1,-,blue-1,blue-1,blue-1/"
        f" hand=pink-5,raven,raven,raven/{OTHERS}"
    )
    game.play(0, "play pink-5 on 1")
    assert game.legal(0) == ["put 1", "put 2", "put 4"]
    game.play(0, "put 2")
    assert tops(game) == [None, "pink-5", None, None]
    assert nines(game) == [1, 3, 3, 0]


@pytest.mark.rule("KOT-C5", "KOT-J7", "KOT-D5")
def test_twins_without_a_land_are_both_lost() -> None:
    """A worked example: yellow 7 on a yellow 7 over three nines, all other lands topped by cats or ravens."""
    game = table(
        f"tops=yellow-7,blue-1,raven,green-3/-,-,-,- nines=pink-5,pink-5,pink-5,-,-,-,pink-5/"
        f" hand=yellow-7,joker,joker,joker/{OTHERS}"
    )
    game.play(0, "play yellow-7 on 1")
    assert game.view(None)["discards"] == ["yellow-7", "yellow-7"]
    assert nines(game) == [3, 0, 1, 0]
    assert game.scores[0] == 36 + 1 + 0 + 3


@pytest.mark.rule("KOT-C5")
def test_twins_are_both_lost_even_where_the_cat_could_lie_on_three_nines() -> None:
    game = table(
        f"tops=yellow-7,-,blue-1,blue-1/-,-,-,- nines=pink-5,pink-5,pink-5,pink-5,pink-5,pink-5/"
        f" hand=yellow-7,joker,joker,joker/{OTHERS}"
    )
    game.play(0, "play yellow-7 on 1")
    assert game.view(None)["discards"] == ["yellow-7", "yellow-7"]
    assert tops(game) == [None, None, "blue-1", "blue-1"]


@pytest.mark.rule("KOT-C6", "KOT-D4")
def test_of_joker_and_cat_the_joker_is_the_nine() -> None:
    game = table(f"tops=pink-5,-,-,-/-,-,-,- hand=joker,raven,raven,raven/{OTHERS}")
    game.play(0, "play joker as pink-5 on 1")
    assert tops(game)[0] == "pink-5"
    assert game.view(None)["nines"][0][0] == "joker"


@pytest.mark.rule("KOT-K1")
def test_a_raven_chases_a_raven() -> None:
    game = table(f"tops=raven,-,-,-/-,-,-,- nines=pink-5,pink-5/ hand=raven,blue-1,blue-1,blue-1/{OTHERS}")
    game.play(0, "play raven on 1")
    assert game.view(None)["discards"] == ["raven", "raven"]
    assert game.scores[0] == 18


@pytest.mark.rule("KOT-K1", "KOT-W3")
def test_a_joker_chases_a_raven_without_a_name() -> None:
    game = table(f"tops=raven,-,-,-/-,-,-,- nines=pink-5/ hand=joker,raven,raven,raven/{OTHERS}")
    assert game.legal(0) == ["exchange", "play raven on 1", "play joker on 1"]
    game.play(0, "play joker on 1")
    assert game.view(None)["discards"] == ["raven", "joker"]


@pytest.mark.rule("KOT-D5", "KOT-K1")
def test_a_full_land_is_freed_of_its_raven() -> None:
    game = table(f"tops=raven,-,-,-/-,-,-,- nines=pink-5,pink-5,pink-5/ hand=raven,blue-1,blue-1,blue-1/{OTHERS}")
    game.play(0, "play raven on 1")
    assert game.scores[0] == 36


@pytest.mark.rule("KOT-X1")
def test_a_raven_goes_on_no_cat_no_empty_land_and_no_own_nine() -> None:
    game = table(f"tops=blue-1,-,-,-/blue-8,-,-,- nines=-,-,-,pink-5/ hand=raven,raven,raven,raven/{OTHERS}")
    assert game.legal(0) == ["exchange"]


@pytest.mark.rule("KOT-X1", "KOT-X3", "KOT-W3")
def test_neither_raven_nor_joker_goes_on_a_rivals_raven() -> None:
    game = table(f"tops=-,-,-,-/raven,-,-,- nines=/pink-5 hand=raven,raven,joker,joker/{OTHERS}")
    assert game.legal(0) == ["exchange"]


@pytest.mark.rule("KOT-X2")
def test_a_cat_goes_on_no_empty_land_of_a_rival() -> None:
    game = table(f"tops=pink-5,pink-5,pink-5,pink-5/-,-,-,- hand=blue-1,blue-1,blue-1,blue-1/{OTHERS}")
    assert game.legal(0) == ["exchange"]


@pytest.mark.rule("KOT-X3")
def test_a_joker_goes_on_no_empty_land_and_on_no_nine() -> None:
    game = table(f"nines=pink-5/pink-5 hand=joker,joker,joker,joker/{OTHERS}")
    assert game.legal(0) == ["exchange"]


@pytest.mark.rule("KOT-X4")
def test_nothing_goes_on_an_unlike_cat_and_no_cat_on_a_raven() -> None:
    game = table(
        f"tops=pink-5,raven,green-3,pink-4/yellow-2,raven,-,- nines=-,-,-,blue-8/-,-,-,blue-8"
        f" hand=blue-1,blue-1,blue-1,blue-1/{OTHERS}"
    )
    assert game.legal(0) == ["exchange"]


@pytest.mark.rule("KOT-X", "KOT-Y")
def test_what_is_not_named_is_illegal() -> None:
    game = table(f"night=4,4,4,1 tops=blue-1,-,-,-/-,-,-,- hand=owl,owl,bat,raven/{OTHERS}")
    assert game.legal(0) == ["exchange"]
    for action in ("pass", "put 1", "defend owl", "bat 2.1", "play raven on 1", "repeat joker"):
        with pytest.raises(sny.IllegalAction):
            game.play(0, action)

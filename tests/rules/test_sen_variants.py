"""Sen: the variants Wiem, co mam and Długi sen."""

from typing import Any

import pytest

import sny
from tests.rules.sen_positions import (
    CALOSC,
    DLUGI,
    KRUKI,
    WIEM,
    heard,
    look_first,
    own,
    play,
    position,
    scores_of_call,
    truth,
)


def claim(game: sny.CardGame, first: int, second: int, ravens: str) -> list[sny.Event]:
    return play(game, f"claim {first}", f"and {second}", f"as {ravens}")


def is_right(dream: str, ravens: str, edition: str) -> bool:
    """Whether the first two cards of a dream may be claimed as that."""
    game = position(f"{dream}/0,0", edition=edition, variants=[WIEM])
    return bool(heard(claim(game, 1, 2, ravens), "judged")[0]["right"])


# Wiem, co mam


@pytest.mark.rule("SEN-V3", "SEN-K")
def test_a_claim_points_at_two_cards_of_the_own_dream() -> None:
    game = position("7,1,7,2/0,0", variants=[WIEM])
    play(game, "claim 2")
    assert game.legal(0) == ["and 1", "and 3", "and 4"]


@pytest.mark.rule("SEN-V3")
def test_a_claim_is_possible_only_at_the_start_of_a_turn() -> None:
    game = position("7,1,7,2/0,0", variants=[WIEM])
    play(game, "draw")
    with pytest.raises(sny.IllegalAction):
        game.play(0, "claim 1")


@pytest.mark.rule("SEN-V3", "SEN-N")
@pytest.mark.parametrize("ravens", ["7", "1"], ids=["right", "wrong"])
def test_a_claim_is_the_whole_turn(ravens: str) -> None:
    game = position("7,1,7,2/0,0", variants=[WIEM])
    claim(game, 1, 3, ravens)
    assert game.actors == (1,)
    assert game.view(1)["phase"] == "turn"


@pytest.mark.rule("SEN-V3")
@pytest.mark.parametrize(("ravens", "right"), [("7", 1), ("1", 0)], ids=["right", "wrong"])
def test_both_cards_are_turned_up_for_all_to_see(ravens: str, right: int) -> None:
    events = claim(position("7,1,7,2/0,0", variants=[WIEM]), 3, 1, ravens)
    assert heard(events, "claimed") == [
        {"event": "claimed", "seat": 0, "place": 0, "other_place": 2, "ravens": int(ravens)}
    ]
    assert [(told["place"], told["card"]) for told in heard(events, "turned")] == [(0, "7"), (2, "7")]
    assert heard(events, "judged") == [{"event": "judged", "seat": 0, "right": right}]


@pytest.mark.rule("SEN-V3")
@pytest.mark.parametrize("dream", ["7,1", "1,7"])
def test_a_claim_is_wrong_when_one_of_the_two_cards_is_another(dream: str) -> None:
    assert not is_right(dream, "7", "base")


@pytest.mark.rule("SEN-K1")
def test_a_right_claim_makes_the_dream_one_card_smaller() -> None:
    game = position("7,1,7,2/0,0", open="5", closed_top="9", variants=[WIEM])
    claim(game, 1, 3, "7")
    assert truth(game)["dream"][0] == ["9", "1", "2"]
    assert game.view(None)["open"] == ["5", "7", "7"]


@pytest.mark.rule("SEN-K1", "SEN-J1")
def test_nobody_sees_the_card_taken_after_a_right_claim() -> None:
    game = position("7,1,7,2/0,0", closed_top="9", variants=[WIEM], seen="12,1,12,-/-,-")
    events = claim(game, 1, 3, "7")
    assert [game.view(seat)["dream"][0] for seat in (0, 1)] == [["?", "1", "?"], ["?", "?", "?"]]
    assert heard(events, "gained", 0) == [{"event": "gained", "seat": 0, "place": 0}]


@pytest.mark.rule("SEN-K2")
def test_a_wrong_claim_makes_the_dream_one_card_larger() -> None:
    game = position("7,1,7,2/0,0", open="5", closed_top="9", variants=[WIEM])
    claim(game, 1, 4, "7")
    assert truth(game)["dream"][0] == ["7", "1", "7", "2", "9"]
    assert game.view(None)["open"] == ["5"]


@pytest.mark.rule("SEN-K2", "SEN-J1")
def test_after_a_wrong_claim_everybody_has_seen_the_two_cards_and_nobody_the_new_one() -> None:
    game = position("7,1,7,2/0,0/3,3", closed_top="9", variants=[WIEM])
    events = claim(game, 1, 4, "7")
    assert [game.view(seat)["dream"][0] for seat in (0, 1, 2, None)] == [["7", "?", "?", "2", "?"]] * 4
    assert heard(events, "gained", 0) == [{"event": "gained", "seat": 0, "place": 4}]


@pytest.mark.rule("SEN-K3")
@pytest.mark.parametrize(
    ("dream", "ravens"),
    [("5,take-two", "5"), ("peek,6", "6"), ("7,swap", "7"), ("take-two,take-two", "5"), ("9,9", "9"), ("0,0", "0")],
)
@pytest.mark.parametrize("edition", ["base", "jubilee"])
def test_the_ravens_of_a_pair_count_and_not_the_picture(dream: str, ravens: str, edition: str) -> None:
    assert is_right(dream, ravens, edition)


@pytest.mark.rule("SEN-K3")
def test_a_choose_and_a_3_are_a_pair() -> None:
    assert is_right("choose,3", "3", "jubilee")


@pytest.mark.rule("SEN-K4")
@pytest.mark.parametrize(
    ("dream", "ravens", "right"),
    [
        pytest.param("hg,hg", "hourglasses", True, id="two-hourglasses-as-hourglasses"),
        pytest.param("hg,hg", "9", False, id="two-hourglasses-as-9"),
        pytest.param("hg,hg", "0", False, id="two-hourglasses-as-0"),
        pytest.param("hg,9", "9", False, id="an-hourglass-and-a-9-as-9"),
        pytest.param("9,hg", "hourglasses", False, id="a-9-and-an-hourglass-as-hourglasses"),
        pytest.param("9,9", "hourglasses", False, id="two-9s-as-hourglasses"),
    ],
)
def test_hourglasses_are_claimed_as_hourglasses(dream: str, ravens: str, right: bool) -> None:
    assert is_right(dream, ravens, "jubilee") == right


@pytest.mark.rule("SEN-K5")
@pytest.mark.parametrize(
    ("dream", "first", "second", "after"),
    [
        pytest.param("7,7,1,2,3", 1, 2, "9,1,2,3", id="side-by-side-at-the-front"),
        pytest.param("7,1,7,2,3", 1, 3, "9,1,2,3", id="apart"),
        pytest.param("1,2,3,7,7", 4, 5, "1,2,3,9", id="side-by-side-at-the-end"),
        pytest.param("7,1,2,3,7", 1, 5, "9,1,2,3", id="both-ends"),
        pytest.param("1,7,2,7,3", 4, 2, "1,9,2,3", id="pointed-at-the-other-way-round"),
    ],
)
def test_after_a_right_claim_the_new_card_takes_the_first_place_and_the_rest_closes_up(
    dream: str, first: int, second: int, after: str
) -> None:
    game = position(f"{dream}/0,0", closed_top="9", variants=[WIEM])
    claim(game, first, second, "7")
    assert truth(game)["dream"][0] == after.split(",")


@pytest.mark.rule("SEN-K5", "SEN-J1")
def test_what_was_seen_moves_along_when_places_close_up() -> None:
    game = position("7,1,7,2,3/0,0", closed_top="9", variants=[WIEM], seen="1,2,1,12,2/-,-")
    claim(game, 1, 3, "7")
    assert game.view(0)["dream"][0] == ["?", "?", "2", "?"]
    assert game.view(1)["dream"][0] == ["?", "1", "2", "3"]


@pytest.mark.rule("SEN-K5")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (4, 1)])
def test_after_a_wrong_claim_the_new_card_is_added_at_the_end(first: int, second: int) -> None:
    game = position("1,2,3,4/0,0", closed_top="9", variants=[WIEM])
    claim(game, first, second, "7")
    assert truth(game)["dream"][0] == ["1", "2", "3", "4", "9"]


TWELVE = "1,1,1,1,2,2,2,2,3,3,3,3"


@pytest.mark.rule("SEN-K6")
@pytest.mark.parametrize("dream", ["1", TWELVE], ids=["one", "twelve"])
def test_a_dream_of_one_card_or_of_twelve_cannot_claim(dream: str) -> None:
    game = position(f"{dream}/0,0", variants=[WIEM])
    assert game.legal(0) == ["draw", "call", *own("take", dream.count(",") + 1)]


@pytest.mark.rule("SEN-K6")
@pytest.mark.parametrize(("dream", "size"), [("1,1", 2), (TWELVE.removesuffix(",3"), 11)], ids=["two", "eleven"])
def test_a_dream_of_two_cards_or_of_eleven_can_claim(dream: str, size: int) -> None:
    game = position(f"{dream}/0,0", variants=[WIEM])
    assert game.legal(0)[-size:] == own("claim", size)


@pytest.mark.rule("SEN-K6", "SEN-K1", "SEN-K2")
@pytest.mark.parametrize(
    ("dream", "ravens", "size"), [("1,1", "1", 1), (TWELVE.removesuffix(",3"), "9", 12)], ids=["one", "twelve"]
)
def test_claims_lead_to_a_dream_of_one_card_or_of_twelve(dream: str, ravens: str, size: int) -> None:
    game = position(f"{dream}/0,0", variants=[WIEM])
    claim(game, 1, 2, ravens)
    assert truth(game)["dream_size"][0] == size


@pytest.mark.rule("SEN-J8")
@pytest.mark.parametrize(("first", "second"), [(2, 4), (4, 2)])
def test_the_card_of_the_lower_place_is_laid_down_first(first: int, second: int) -> None:
    game = position("1,5,2,take-two/0,0", open="8", variants=[WIEM])
    claim(game, first, second, "5")
    assert game.view(None)["open"] == ["8", "5", "take-two"]


@pytest.mark.rule("SEN-J8")
@pytest.mark.parametrize(("special", "ravens"), [("take-two", "5"), ("peek", "6"), ("swap", "7"), ("choose", "3")])
def test_a_special_in_a_pair_does_not_act(special: str, ravens: str) -> None:
    game = position(f"{special},{special},2/0,0", edition="jubilee", variants=[WIEM])
    claim(game, 1, 2, ravens)
    assert game.actors == (1,)
    assert game.view(1)["phase"] == "turn"


@pytest.mark.rule("SEN-J9", "SEN-K4")
@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        pytest.param({"edition": "base", "variants": [WIEM]}, "0 1 2 3 4 5 6 7 8 9", id="base"),
        pytest.param({"edition": "jubilee", "variants": [WIEM]}, "0 1 2 3 4 5 6 7 9 hourglasses", id="jubilee"),
        pytest.param({"variants": [DLUGI]}, "0 1 2 3 4 5 6 7 8 9 hourglasses", id="both"),
    ],
)
def test_what_the_deck_in_play_holds_may_be_claimed(options: dict[str, Any], numbers: str) -> None:
    game = position("1,2,3/0,0", **options)
    play(game, "claim 1", "and 2")
    assert game.legal(0) == [f"as {number}" for number in numbers.split()]


@pytest.mark.rule("SEN-J9")
def test_a_player_may_claim_what_they_know_to_be_wrong() -> None:
    game = position("1,2,3/0,0", variants=[WIEM], seen="1,1,1/-,-")
    claim(game, 1, 2, "9")
    assert truth(game)["dream_size"][0] == 4


# Długi sen


@pytest.mark.rule("SEN-V4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_long_dream_everyone_has_six_cards(players: int) -> None:
    game = sny.new("sen", players=players, seed=1, variants=[DLUGI])
    assert game.view(None)["dream"] == [["?"] * 6] * players
    assert game.view(None)["closed_size"] == 110 - 6 * players - 1


@pytest.mark.rule("SEN-V4")
def test_in_the_long_dream_everyone_looks_at_three_cards_before_the_round() -> None:
    game = sny.new("sen", players=2, seed=1, variants=[DLUGI])
    assert game.legal(0) == own("peek", 6)
    for place in (1, 4):
        game.play(0, f"peek {place}")
    assert game.legal(0) == ["peek 2", "peek 3", "peek 5", "peek 6"]
    game.play(0, "peek 6")
    assert game.legal(0) == []


@pytest.mark.rule("SEN-V4")
def test_the_long_dream_is_dealt_and_looked_at_in_the_same_way_in_later_rounds() -> None:
    game = sny.new("sen", players=2, seed=1, variants=[DLUGI], rounds=2)
    look_first(game)
    play(game, "call")
    assert game.view(None)["dream"] == [["?"] * 6] * 2
    look_first(game)
    assert game.view(None)["peeked"] == [3, 3]


@pytest.mark.rule("SEN-V4", "SEN-J11")
@pytest.mark.parametrize("edition", ["base", "jubilee"])
def test_the_long_dream_sets_the_deck_and_turns_its_variants_on(edition: str) -> None:
    view = sny.new("sen", seed=1, edition=edition, variants=[DLUGI]).view(None)
    assert view["deck"] == "both"
    assert view["variants"] == [CALOSC, WIEM, DLUGI]


@pytest.mark.rule("SEN-V4", "SEN-J11", "SEN-R4")
@pytest.mark.parametrize("edition", ["base", "jubilee"])
def test_in_the_long_dream_a_caller_with_the_lowest_count_scores_0(edition: str) -> None:
    assert scores_of_call("1,2/8,hg,hg", edition=edition, variants=[DLUGI]) == [0, 8]


@pytest.mark.rule("SEN-V4", "SEN-V2")
def test_in_the_long_dream_a_dream_of_9_raven_cards_wins_the_round() -> None:
    assert scores_of_call("1,2/9,9,9,9,9,hg", variants=[DLUGI]) == [50, 0]


@pytest.mark.rule("SEN-V4", "SEN-V3")
def test_in_the_long_dream_pairs_may_be_claimed() -> None:
    assert position("1,2,3,4,5,6/0,0", variants=[DLUGI]).legal(0)[-6:] == own("claim", 6)


@pytest.mark.rule("SEN-J11", "SEN-V1")
def test_in_the_long_dream_kruki_may_be_chosen() -> None:
    assert scores_of_call("4/9,3", variants=[DLUGI]) == [0, 12]
    assert scores_of_call("4/9,3", variants=[DLUGI, KRUKI]) == [4 + 5, 3]


@pytest.mark.rule("SEN-J11", "SEN-R3", "SEN-R4")
def test_in_the_long_dream_the_penalty_and_the_reward_may_be_chosen() -> None:
    assert scores_of_call("4/3", variants=[DLUGI], penalty=15) == [19, 3]
    assert scores_of_call("2/3", variants=[DLUGI], reward="count") == [2, 3]


@pytest.mark.rule("SEN-J11", "SEN-G1", "SEN-G2")
@pytest.mark.parametrize(("options", "over"), [({"limit": 70}, True), ({"rounds": 2}, False), ({"rounds": 1}, True)])
def test_in_the_long_dream_the_limit_or_the_number_of_rounds_may_be_chosen(options: dict[str, Any], over: bool) -> None:
    game = position("1/2", total="0,80", variants=[DLUGI], **options)
    play(game, "call")
    assert game.over == over


@pytest.mark.rule("SEN-J11", "SEN-V1", "SEN-V2", "SEN-V3")
def test_variants_are_off_until_chosen_and_each_may_be_chosen_alone() -> None:
    assert sny.new("sen", seed=1).view(None)["variants"] == []
    for variant in (KRUKI, CALOSC, WIEM):
        assert sny.new("sen", seed=1, variants=[variant]).view(None)["variants"] == [variant]

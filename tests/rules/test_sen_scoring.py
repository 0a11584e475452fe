"""Sen: what a round brings, with the variants that change it, and the end of the game."""

from typing import Any

import pytest

import sny
from tests.rules.sen_positions import (
    CALOSC,
    DLUGI,
    KRUKI,
    heard,
    play,
    position,
    scores_of_call,
    scores_without_caller,
    truth,
)

# Counts


@pytest.mark.rule("SEN-R2")
def test_all_dreams_are_turned_up_and_counted() -> None:
    game = position("9,7,3,0/take-two,peek,swap,0", turn=1)
    events = play(game, "call")
    turned_up = [(told["seat"], told["place"], told["card"]) for told in heard(events, "revealed")]
    assert turned_up[:4] == [(0, 0, "9"), (0, 1, "7"), (0, 2, "3"), (0, 3, "0")]
    assert turned_up[4:] == [(1, 0, "take-two"), (1, 1, "peek"), (1, 2, "swap"), (1, 3, "0")]
    assert [told["count"] for told in heard(events, "scored")] == [19, 18]


@pytest.mark.rule("SEN-H")
@pytest.mark.parametrize(("hourglasses", "ravens"), [(1, 9), (2, 0), (3, 27), (4, 0), (5, 45)])
def test_an_odd_number_of_hourglasses_counts_9_each_and_an_even_number_0(hourglasses: int, ravens: int) -> None:
    dream = ",".join(["hg"] * hourglasses)
    assert scores_of_call(f"{dream},1/0", caller=1, edition="jubilee")[0] == ravens + 1


@pytest.mark.rule("SEN-H")
@pytest.mark.parametrize("rest", ["", ",1", ",1,0,0,0", ",1,0,0,0,0,2,2,2,2"], ids=["2", "3", "6", "11"])
def test_the_size_of_a_dream_does_not_matter_to_its_hourglasses(rest: str) -> None:
    ravens = sum(int(card) for card in rest.split(",") if card)
    assert scores_of_call(f"hg,hg{rest}/3", edition="jubilee", penalty=0, reward="count")[0] == ravens


@pytest.mark.rule("SEN-H")
def test_hourglasses_are_settled_dream_by_dream() -> None:
    assert scores_of_call("hg,0/hg,1/hg,hg", caller=2, edition="jubilee") == [9, 10, 0]


# The caller


@pytest.mark.rule("SEN-R3")
@pytest.mark.parametrize(("options", "penalty"), [({}, 5), ({"penalty": 15}, 15), ({"penalty": 0}, 0)])
@pytest.mark.parametrize("edition", ["base", "jubilee"])
def test_a_caller_without_the_lowest_count_adds_the_penalty(
    edition: str, options: dict[str, Any], penalty: int
) -> None:
    assert scores_of_call("1,2/3,3/0,2", edition=edition, **options) == [3 + penalty, 6, 2]


@pytest.mark.rule("SEN-R3")
def test_only_the_caller_pays_the_penalty() -> None:
    assert scores_of_call("1,2/3,3/4,4", caller=2) == [3, 6, 13]


@pytest.mark.rule("SEN-R4")
@pytest.mark.parametrize(
    ("options", "score"),
    [
        pytest.param({"edition": "base"}, 3, id="base"),
        pytest.param({"edition": "jubilee"}, 0, id="jubilee"),
        pytest.param({"edition": "base", "reward": "zero"}, 0, id="base-with-zero"),
        pytest.param({"edition": "jubilee", "reward": "count"}, 3, id="jubilee-with-count"),
    ],
)
def test_a_caller_with_the_lowest_count_is_rewarded_by_edition_or_option(options: dict[str, Any], score: int) -> None:
    assert scores_of_call("1,2/3,3/4,4", **options) == [score, 6, 8]


@pytest.mark.rule("SEN-R7", "SEN-R4")
@pytest.mark.parametrize(("edition", "score"), [("base", 3), ("jubilee", 0)])
def test_a_caller_who_ties_for_the_lowest_counts_as_having_it(edition: str, score: int) -> None:
    assert scores_of_call("4,4/3,0/1,2", caller=2, edition=edition) == [8, 3, score]


@pytest.mark.rule("SEN-R5", "SEN-R4")
def test_a_rival_with_the_lowest_count_scores_it_in_the_jubilee_edition_too() -> None:
    assert scores_of_call("4,4/3,0/1,1", edition="jubilee") == [13, 3, 2]


@pytest.mark.rule("SEN-R5")
def test_scores_add_up_over_the_rounds() -> None:
    game = position("1,2/3,3/4,4", total="10,20,30")
    events = play(game, "call")
    assert [(told["score"], told["total"]) for told in heard(events, "scored")] == [(3, 13), (6, 26), (8, 38)]
    assert game.scores == [13, 26, 38]


@pytest.mark.rule("SEN-J12", "SEN-R2")
def test_at_the_end_of_a_round_all_dreams_become_public_but_not_the_closed_pile() -> None:
    game = position("1,2/3,3/4,4", left="5,6")
    game.follow(["1 call"])
    assert game.view(None)["dream"] == [["1", "2"], ["3", "3"], ["4", "4"]]
    assert [game.view(seat)["closed"] for seat in (0, 1, 2, None)] == [["?", "?"]] * 4


@pytest.mark.rule("SEN-J12")
def test_at_the_end_of_the_game_all_dreams_are_public_but_not_the_closed_pile() -> None:
    game = position("1,2/3,3/4,4", left="5,6", rounds=1)
    play(game, "call")
    assert game.view(None)["dream"] == [["1", "2"], ["3", "3"], ["4", "4"]]
    assert [game.view(seat)["closed"] for seat in (0, 1, 2, None)] == [["?", "?"]] * 4


# The end of the game


LIMITS = [({}, 100), ({"limit": 70}, 70), ({"limit": 150}, 150), ({"limit": 37}, 37)]


@pytest.mark.rule("SEN-G1")
@pytest.mark.parametrize(("options", "limit"), LIMITS, ids=["100", "70", "150", "37"])
@pytest.mark.parametrize("missing", [3, 2], ids=["reached", "passed"])
def test_the_game_ends_when_a_total_reaches_or_passes_the_limit(
    options: dict[str, Any], limit: int, missing: int
) -> None:
    game = position("0,1/1,2", total=f"0,{limit - missing}", **options)
    play(game, "call")
    assert game.over


@pytest.mark.rule("SEN-G1")
@pytest.mark.parametrize(("options", "limit"), LIMITS, ids=["100", "70", "150", "37"])
def test_the_game_goes_on_while_all_totals_are_below_the_limit(options: dict[str, Any], limit: int) -> None:
    game = position("0,1/1,2", total=f"0,{limit - 4}", **options)
    events = play(game, "call")
    assert not game.over
    assert heard(events, "dealt")[0]["round"] == 2


@pytest.mark.rule("SEN-G1", "SEN-R3", "SEN-J10")
def test_a_penalty_may_carry_a_total_to_the_limit() -> None:
    game = position("1,2/1,0", total="92,0")
    play(game, "call")
    assert game.scores == [100, 1]
    assert game.over


@pytest.mark.rule("SEN-G2")
def test_the_game_ends_after_the_last_of_so_many_rounds() -> None:
    game = position("0,1/1,2", total="3,4", rounds=10, round=10)
    play(game, "call")
    assert game.over


@pytest.mark.rule("SEN-G2")
def test_with_a_number_of_rounds_the_totals_do_not_end_the_game() -> None:
    game = position("0,1/1,2", total="300,400", rounds=10, round=9)
    events = play(game, "call")
    assert not game.over
    assert heard(events, "dealt")[0]["round"] == 10


@pytest.mark.rule("SEN-G2")
def test_a_table_sets_a_limit_or_a_number_of_rounds() -> None:
    with pytest.raises(sny.OptionError):
        sny.new("sen", limit=100, rounds=10)


@pytest.mark.rule("SEN-G3")
def test_the_lowest_total_wins() -> None:
    game = position("0,1/1,2/2,0", total="20,10,98")
    events = play(game, "call")
    assert game.scores == [21, 13, 100]
    assert game.winners == [1]
    assert heard(events, "won") == [{"event": "won", "seat": 1}]


@pytest.mark.rule("SEN-G3")
def test_a_tie_for_the_lowest_total_is_shared() -> None:
    game = position("0,1/1,2/2,0", total="12,10,98")
    play(game, "call")
    assert game.scores == [13, 13, 100]
    assert game.winners == [0, 1]


@pytest.mark.rule("SEN-G3")
def test_nobody_has_won_before_the_game_ends() -> None:
    game = position("0,1/1,2/2,0", total="12,10,97")
    play(game, "call")
    assert game.winners == []


# Nie takie kruki straszne


@pytest.mark.rule("SEN-V1")
def test_whoever_has_the_most_9_raven_cards_does_not_count_them() -> None:
    assert scores_of_call("1/9,9,3/9,2", variants=[KRUKI]) == [1, 3, 11]


@pytest.mark.rule("SEN-V1")
def test_9_raven_cards_count_without_the_variant() -> None:
    assert scores_of_call("1/9,9,3/9,2") == [1, 21, 11]


@pytest.mark.rule("SEN-M1")
def test_with_a_tie_for_the_most_9_raven_cards_all_count_theirs() -> None:
    assert scores_of_call("1/9,9,3/9,9,2/9", variants=[KRUKI]) == [1, 21, 20, 9]


@pytest.mark.rule("SEN-M1")
@pytest.mark.parametrize(
    ("dreams", "scores"),
    [("1/9,3/9,2/9,9", [1 + 5, 12, 11, 0]), ("1/9,9/9,3/9,2", [1 + 5, 0, 12, 11])],
    ids=["most-last", "most-first"],
)
def test_a_tie_below_the_most_does_not_matter(dreams: str, scores: list[int]) -> None:
    assert scores_of_call(dreams, variants=[KRUKI]) == scores


@pytest.mark.rule("SEN-M1")
def test_nothing_happens_when_nobody_has_a_9_raven_card() -> None:
    assert scores_of_call("1/8,3/7,2", variants=[KRUKI]) == [1, 11, 9]


@pytest.mark.rule("SEN-M2")
def test_an_odd_number_of_hourglasses_are_9_raven_cards() -> None:
    assert scores_of_call("1/9,9,2/hg,hg,hg,2", edition="jubilee", variants=[KRUKI]) == [0, 20, 2]


@pytest.mark.rule("SEN-M2")
def test_an_even_number_of_hourglasses_are_no_9_raven_cards() -> None:
    assert scores_of_call("1/9,2/hg,hg,9,3", edition="jubilee", variants=[KRUKI]) == [0, 11, 12]


@pytest.mark.rule("SEN-M3", "SEN-J10")
def test_a_caller_who_is_lowest_on_the_reduced_counts_has_no_penalty() -> None:
    assert scores_of_call("9,9,1/2,0", variants=[KRUKI]) == [1, 2]
    assert scores_of_call("9,9,1/2,0", edition="jubilee", variants=[KRUKI]) == [0, 2]


@pytest.mark.rule("SEN-M3", "SEN-J10")
def test_a_caller_who_is_not_lowest_on_the_reduced_counts_has_the_penalty() -> None:
    assert scores_of_call("2,0/9,9,1", variants=[KRUKI]) == [7, 1]


# Idź na całość!


@pytest.mark.rule("SEN-V2")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_a_dream_of_nothing_but_9_raven_cards_scores_0_and_the_others_50(caller: int) -> None:
    assert scores_of_call("0,0,0,1/9,9,9,9/2,2,2,2", caller, variants=[CALOSC], fifty="instead") == [50, 0, 50]


@pytest.mark.rule("SEN-V2")
def test_a_dream_of_nothing_but_9_raven_cards_counts_them_without_the_variant() -> None:
    assert scores_of_call("0,0,0,1/9,9,9,9/2,2,2,2") == [1, 36, 8]


@pytest.mark.rule("SEN-V2")
def test_one_other_card_spoils_the_dream() -> None:
    assert scores_of_call("0,0,0,1/9,9,9,8", variants=[CALOSC]) == [1, 35]


@pytest.mark.rule("SEN-V2")
@pytest.mark.parametrize("dream", ["0", "7"], ids=["zero", "penalty"])
def test_neither_the_callers_penalty_nor_the_callers_zero_applies_to_the_others(dream: str) -> None:
    assert scores_of_call(f"{dream}/9,9/5", edition="jubilee", variants=[CALOSC]) == [50, 0, 50]


@pytest.mark.rule("SEN-I1", "SEN-V2")
@pytest.mark.parametrize("dream", ["9", "hg", "9,9,9,9,hg", "hg,hg,hg", "9,hg,hg,hg,hg,hg"])
def test_hourglasses_worth_9_are_9_raven_cards_and_the_dream_may_be_of_any_size(dream: str) -> None:
    assert scores_of_call(f"1,2/{dream}", edition="jubilee", variants=[CALOSC]) == [50, 0]


@pytest.mark.rule("SEN-I1", "SEN-H")
def test_a_dream_of_an_even_number_of_hourglasses_is_no_such_dream() -> None:
    assert scores_of_call("1,2/hg,hg", edition="jubilee", variants=[CALOSC]) == [8, 0]


@pytest.mark.rule("SEN-I2")
@pytest.mark.parametrize(
    ("dreams", "scores"),
    [("1/9,9/9", [1, 18, 9]), ("1/9,9/9/9,9,9", [1, 18, 9, 27]), ("9,9/9", [23, 9])],
    ids=["two", "three", "caller-too"],
)
@pytest.mark.parametrize("fifty", ["instead", "added"])
def test_with_several_such_dreams_nobody_benefits(dreams: str, scores: list[int], fifty: str) -> None:
    assert scores_of_call(dreams, variants=[CALOSC], fifty=fifty) == scores


@pytest.mark.rule("SEN-I3")
@pytest.mark.parametrize(
    ("options", "scores"),
    [
        ({"variants": [CALOSC]}, [3 + 5 + 50, 0, 4 + 50]),
        ({"edition": "jubilee", "variants": [CALOSC]}, [50, 0, 50]),
        ({"variants": [DLUGI]}, [50, 0, 50]),
        ({"variants": [CALOSC], "fifty": "instead"}, [50, 0, 50]),
        ({"edition": "jubilee", "variants": [CALOSC], "fifty": "added"}, [3 + 5 + 50, 0, 4 + 50]),
    ],
    ids=["base", "jubilee", "long-dream", "base-instead", "jubilee-added"],
)
def test_the_fifty_is_added_in_the_base_edition_unless_the_table_says_so(
    options: dict[str, Any], scores: list[int]
) -> None:
    assert scores_of_call("3/9/4", **options) == scores


@pytest.mark.rule("SEN-I3")
@pytest.mark.parametrize(
    ("dreams", "caller", "options", "scores"),
    [
        pytest.param("3/9,9/4", 0, {}, [3 + 5 + 50, 0, 4 + 50], id="a-caller-above-0-is-penalised"),
        pytest.param("3/9,9/4", 0, {"penalty": 15}, [3 + 15 + 50, 0, 4 + 50], id="by-the-penalty-of-the-table"),
        pytest.param("0/9,9/4", 0, {}, [50, 0, 4 + 50], id="a-caller-with-0-ties"),
        pytest.param("0/9,9/4", 0, {"reward": "zero"}, [50, 0, 4 + 50], id="and-is-rewarded-before-the-50"),
        pytest.param("3/9,9/4", 1, {}, [3 + 50, 0, 4 + 50], id="the-dream-of-nines-calls"),
        pytest.param("3/9,9/4", 1, {"reward": "zero"}, [3 + 50, 0, 4 + 50], id="and-is-rewarded"),
    ],
)
def test_where_the_fifty_is_added_the_others_are_scored_as_usual_first(
    dreams: str, caller: int, options: dict[str, Any], scores: list[int]
) -> None:
    assert scores_of_call(dreams, caller, variants=[CALOSC], fifty="added", **options) == scores


@pytest.mark.rule("SEN-I3", "SEN-J10")
def test_the_fifty_is_added_without_a_caller_too() -> None:
    assert scores_without_caller("3/9,9/5", variants=[CALOSC], fifty="added") == [53, 0, 55]


# The order of scoring


@pytest.mark.rule("SEN-J10", "SEN-V1")
def test_kruki_apply_in_a_round_without_a_caller() -> None:
    assert scores_without_caller("1/9,9,3/9,2", variants=[KRUKI]) == [1, 3, 11]


@pytest.mark.rule("SEN-J10", "SEN-V2")
def test_calosc_applies_in_a_round_without_a_caller() -> None:
    assert scores_without_caller("1/9,9/9,2", variants=[CALOSC], fifty="instead") == [50, 0, 50]


@pytest.mark.rule("SEN-J10")
@pytest.mark.parametrize(
    ("fifty", "scores"), [("instead", [50, 0, 50]), ("added", [1 + 5 + 50, 0, 20 + 50])], ids=["instead", "added"]
)
def test_where_calosc_applies_kruki_do_not(fifty: str, scores: list[int]) -> None:
    assert scores_of_call("1/9/9,9,2", variants=[KRUKI, CALOSC], fifty=fifty) == scores


@pytest.mark.rule("SEN-J10", "SEN-I2")
def test_where_two_such_dreams_cancel_calosc_kruki_apply() -> None:
    assert scores_of_call("1,0/9,9/9,9,9", variants=[KRUKI, CALOSC]) == [1 + 5, 18, 0]


@pytest.mark.rule("SEN-J10")
def test_kruki_apply_where_no_dream_is_all_nines() -> None:
    assert scores_of_call("1,0/9,9,3/9,4", variants=[KRUKI, CALOSC]) == [1, 3, 13]


@pytest.mark.rule("SEN-J10", "SEN-R5")
def test_a_round_is_told_by_counts_scores_and_totals() -> None:
    game = position("2,0/9,9,1", total="10,20", variants=[KRUKI], rounds=1)
    events = play(game, "call")
    assert heard(events, "scored") == [
        {"event": "scored", "seat": 0, "count": 2, "score": 7, "total": 17, "lowest": False},
        {"event": "scored", "seat": 1, "count": 1, "score": 1, "total": 21, "lowest": True},
    ]
    assert truth(game)["total"] == [17, 21]


@pytest.mark.rule("SEN-R3", "SEN-V2")
@pytest.mark.parametrize("fifty", ["instead", "added"])
def test_the_lowest_of_a_round_is_told_and_whoever_goes_all_in_is_it(fifty: str) -> None:
    few = heard(play(position("2,0/9,9,1/1,1"), "call"), "scored")
    assert [told["lowest"] for told in few] == [True, False, True]
    hero = heard(play(position("2,0/9,9,9", variants=[CALOSC], fifty=fifty), "call"), "scored")
    assert [told["lowest"] for told in hero] == [False, True]


def reasons(dreams: str, options: str) -> dict[int, list[tuple[str, bool, int]]]:
    """Why each seat scores other than its count, after the first one called; the sums are checked on the way."""
    game = sny.position(f"sen players={dreams.count('/') + 1} {options} dream={dreams} open=2 phase=turn turn=1")
    told = [event.heard_by(None) for event in game.play(0, "call")]
    found: dict[int, list[tuple[str, bool, int]]] = {}
    for scored in (event for event in told if event["event"] == "scored"):
        seat, score = scored["seat"], scored["count"]
        for event in told:
            if event["event"] == "adjusted" and event["seat"] == seat:
                found.setdefault(seat, []).append((event["reason"], event["instead"], event["points"]))
                score = event["points"] if event["instead"] else score + event["points"]
        assert score == scored["score"]
        if ("all-in", True, 0) not in found.get(seat, []):
            cards = [event for event in told if event["event"] == "revealed" and event["seat"] == seat]
            assert sum(event["ravens"] for event in cards if not event["forgiven"]) == scored["count"]
    return found


@pytest.mark.rule("SEN-R3", "SEN-R4", "SEN-V1", "SEN-V2", "SEN-I2", "SEN-I3", "SEN-M1")
@pytest.mark.parametrize(
    ("dreams", "options", "expected"),
    [
        ("9,7,3,0/5,6,4,0", "", {0: [("penalty", False, 5)]}),
        ("1,2,0,3/5,6,4,0", "", {0: [("lowest", False, 0)]}),
        ("1,2,0,3/9,0,0,1", "deck=jubilee reward=zero", {0: [("zero", True, 0)]}),
        (
            "hourglass,1,2,0/4,4,1,0",
            "deck=jubilee reward=zero variants=nie-takie-kruki-straszne",
            {0: [("zero", True, 0)]},
        ),
        (
            "0,0,0,1/9,9,9,9",
            "variants=idz-na-calosc fifty=instead",
            {0: [("fifty", True, 50)], 1: [("all-in", True, 0)]},
        ),
        (
            "0,0,0,1/9,9,9,9",
            "variants=idz-na-calosc fifty=added",
            {0: [("penalty", False, 5), ("fifty", False, 50)], 1: [("all-in", True, 0)]},
        ),
        (
            "0,0,0,1/9,9,9,9/9,9,9,9",
            "variants=idz-na-calosc",
            {0: [("lowest", False, 0)], 1: [("all-in-tie", False, 0)], 2: [("all-in-tie", False, 0)]},
        ),
        (
            "5,1,0,0/9,0,0,2/9,1,1,1",
            "variants=nie-takie-kruki-straszne",
            {0: [("lowest", False, 0)], 1: [("nines-tie", False, 0)], 2: [("nines-tie", False, 0)]},
        ),
    ],
)
def test_the_reasons_of_a_score_are_told(
    dreams: str, options: str, expected: dict[int, list[tuple[str, bool, int]]]
) -> None:
    assert reasons(dreams, options) == expected

"""Who plays whom: every deal from every seat, at every table, in every variant."""

from pathlib import Path
from typing import Any

import pytest

import sny
from sny.extras import MissingExtra
from sny.sim.plan import plan_games, plan_tournament, rotations


def test_a_line_up_moves_round_the_table_and_the_same_seating_is_played_once() -> None:
    assert rotations(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations(("a", "a")) == [("a", "a")]


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = plan_games("sen", ["careful", "random", "random"])
    assert [plan.deals_for(games) for games in (1, 3, 4, 300)] == [1, 1, 2, 100]


def test_variants_share_their_deals() -> None:
    plan = plan_games("sen", ["careful", "random"], options={"edition": "jubilee"}, compare=("penalty", [10, 15]))
    assert [variant.label for variant in plan.variants] == ["penalty=10", "penalty=15"]
    assert [(seating.variant, seating.bots) for seating in plan.seatings] == [
        (0, ("careful", "random")),
        (0, ("random", "careful")),
        (1, ("careful", "random")),
        (1, ("random", "careful")),
    ]
    assert plan.variants[1].options == {"edition": "jubilee", "penalty": 15}


@pytest.mark.parametrize(
    ("players", "lineups"),
    [
        (2, [("random", "careful")]),
        (3, [("random", "random", "careful"), ("random", "careful", "careful")]),
    ],
)
def test_a_tournament_is_every_table_on_which_bots_meet(players: int, lineups: list[tuple[str, ...]]) -> None:
    plan = plan_tournament("sen", ["random", "careful"], players)
    assert list(plan.lineups) == lineups
    assert sum(seating.bots.count("random") for seating in plan.seatings) == sum(
        seating.bots.count("careful") for seating in plan.seatings
    )


@pytest.mark.parametrize(
    ("made", "complaint"),
    [
        (lambda: plan_games("zen", ["careful"] * 2), "there is no game 'zen'"),
        (lambda: plan_games("sen", ["careful"] * 6), "players: 6 is not allowed"),
        (lambda: plan_games("sen", ["careful", "wise"]), "bots: 'wise' is not allowed"),
        (lambda: plan_games("sen", ["careful"] * 2, options={"penalty": -1}), "penalty: -1 is not allowed"),
        (lambda: plan_games("sen", ["careful"] * 2, compare=("penalty", [10])), "at least two different values"),
        (lambda: plan_games("sen", ["careful"] * 2, compare=("price", [1, 2])), "price: there is no such option"),
        (lambda: plan_games("sen", ["careful"] * 2, compare=("penalty", [1, -2])), "penalty: -2 is not allowed"),
        (lambda: plan_games("sen", ["careful"] * 2, seed="a\nb"), "seed: "),
        (lambda: plan_games("sen", ["careful", "no.such:bot"]), "'no.such:bot' cannot be loaded"),
        (lambda: plan_games("sen", ["careful", "tests.sim.own_bots:second"]), "cannot be loaded"),
        (lambda: plan_games("sen", ["careful", "tests.sim.own_bots:NO_BOT"]), "is not a function"),
        (lambda: plan_games("sen", ["careful"] * 2).deals_for(0), "games: 0 is not allowed"),
        (lambda: plan_tournament("sen", ["careful"]), "two or more different bots"),
        (lambda: plan_tournament("sen", ["careful", "careful"]), "two or more different bots"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(made: Any, complaint: str) -> None:
    with pytest.raises(sny.SnyError, match=complaint):
        made()


def test_a_bot_whose_module_is_broken_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bots.py").write_text("def any(", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(sny.OptionError, match="'broken_bots:any' cannot be loaded: SyntaxError"):
        plan_games("sen", ["careful", "broken_bots:any"])


def test_a_bot_whose_package_is_missing_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "raise ModuleNotFoundError(\"No module named 'numba'\", name='numba')\n"
    (tmp_path / "needy_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(MissingExtra, match=r'needs numba, which is not installed: pip install "sny\[fast\]"'):
        plan_games("sen", ["careful", "needy_bots:any"])

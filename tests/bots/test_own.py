"""Bots of one's own: views from the wire and back, and mistakes that harm no game."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sny
from sny.bots.own import Guarded, named_bot, typed_view, wire_view
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.derived import declared_of_actions
from sny.rules.kit.layout import SPECTATOR
from tests.random_games import random_game, random_move

OWN = "tests.sim.own_bots:"


@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_view_from_the_wire_is_the_view_that_bots_are_asked_with(name: str) -> None:
    chance = Random(3)
    for _ in range(4):
        game = random_game(name, chance)
        while not game.over and len(game.inputs) < 200:
            for seat in range(game.players):
                view = game.view(seat)
                seen = typed_view(name, view)
                assert seen == without_spectators(game.seen(seat))
                of_actions = {told: view[told] for told in declared_of_actions(game.rules)}
                assert {**wire_view(seen), **of_actions} == view
            game.play_action(*random_move(game, chance))


def without_spectators(seen: Any) -> Any:
    """What spectators saw is not on the wire."""
    for field in [name for name, declared in seen.fields.items() if declared.reading == "seats"]:
        setattr(seen, field, [[seats & ~(1 << SPECTATOR) for seats in row] for row in getattr(seen, field)])
    return seen


def test_a_view_of_another_game_is_told() -> None:
    with pytest.raises(sny.FormatError, match="it is not a view of Sen"):
        typed_view("sen", sny.new("smoki", players=2, seed=1).view(0))
    view = sny.new("sen", players=2, seed=1).view(0)
    with pytest.raises(sny.FormatError, match=r"dream: .* cannot be read there"):
        typed_view("sen", {**view, "dream": [["owl"] * 4] * 2})


@pytest.mark.parametrize(
    ("name", "problem"), [("raising", "ValueError: I have lost count"), ("illegal", "answered -1")]
)
def test_a_mistake_is_kept_with_its_traceback_and_any_legal_action_played(name: str, problem: str) -> None:
    game, chance, bot = sny.new("sen", players=2, seed=1), Random(1), Guarded("sen", OWN + name)
    for _ in range(200):
        if game.over:
            break
        seat = game.actors[0]
        game.play_action(seat, bot(game.seen(seat), seat, game.legal_actions(seat), chance))
    assert bot.problems
    assert problem in bot.problems[0]
    assert bot.problems[0].startswith("Traceback")


def test_the_line_of_a_mistake_in_a_module_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hasty_bots.py").write_text("import sys\n\nsys.exit(later)\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    told = r"cannot be loaded: NameError: name 'later' is not defined \(hasty_bots.py, line 3\); write module:function"
    with pytest.raises(sny.OptionError, match=told):
        named_bot("sen", "hasty_bots:any")


def test_a_module_lies_where_the_command_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text("def sleepyhead(seen, seat, legal, chance):\n    return legal[-1]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["elsewhere"])
    assert named_bot("sen", "my_bots:sleepyhead")(None, 0, [1, 2], Random(1)) == 2


@pytest.mark.parametrize("name", CARD_GAMES)
def test_the_documentation_names_every_field_that_a_bot_sees(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    table = page.split(f"| {name.capitalize()} | is |")[1].split("\n\n")[0]
    named = [field for line in table.splitlines() if line for field in re.findall(r"`(\w+)`", line.split("|")[1])]
    assert sorted(named) == sorted(card_rules_of(name).Layout.fields)


def test_the_bot_in_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    source = page.split("## Your own bot")[1].split("```python\n")[1].split("```")[0]
    (tmp_path / "documented_bots.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    bot, game, chance = Guarded("sen", "documented_bots:sleepyhead"), sny.new("sen", players=2, seed=3), Random(1)
    while not game.over:
        seat = game.actors[0]
        game.play_action(seat, bot(game.seen(seat), seat, game.legal_actions(seat), chance))
    assert bot.problems == []

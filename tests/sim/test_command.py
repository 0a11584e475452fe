"""`sny sim` and `sny tournament`: mistakes are told before the work begins, and a run leaves what was asked for."""

import csv
import json
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sny.bots import levels
from sny.cli import main

BOTS = ["--bots", "careful,random"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, [*arguments], env={"LC_ALL": "C.UTF-8", "COLUMNS": "100"}, prog_name="sny")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["sim", "sen"], f"--bots: say who plays, separated by commas. Choose from: {', '.join(levels('sen'))}."),
        (
            ["sim", "sen", "--bots", "careful,carefull"],
            "--bots carefull: there is no such level. Did you mean careful?",
        ),
        (["sim", "sen", "--bots", "careful"], "--bots: you gave 1; sen is for 2 to 5 players."),
        (
            ["sim", "kraina-snow", "--bots", "simple,careful"],
            "--bots: you gave 2; kraina-snow is for 4 to 10 players.",
        ),
        (
            ["sim", "sen", "--bots", "careful,no.such:bot"],
            "--bots: 'no.such:bot' cannot be loaded: ModuleNotFound",
        ),
        (["sim", "sen", *BOTS, "--games", "0"], "--games 0: give a whole number, at least 1."),
        (["sim", "sen", *BOTS, "--games", "many"], "--games many: give a whole number, at least 1."),
        (["sim", "sen", *BOTS, "--jobs", "0"], "--jobs 0: give a whole number, at least 1."),
        (["sim", "sen", *BOTS, "--seed", " "], "--seed: give a number or one line of text."),
        (["sim", "sen", *BOTS, "--option", "penalty=-1"], "--option penalty=-1: allowed: 0 to 1000."),
        (["sim", "sen", *BOTS, "--option", "price=1"], "--option price: there is no such option."),
        (["sim", "sen", *BOTS, "--compare", "penalty"], "--compare penalty: write it as name=value,value"),
        (["sim", "sen", *BOTS, "--compare", "penalty=5"], "--compare penalty=5: write it as name=value,value"),
        (["sim", "sen", *BOTS, "--compare", "penalty=5,5"], "--compare penalty=5,5: write it as name=value,value"),
        (["sim", "sen", *BOTS, "--compare", "penalty=5,-1"], "--option penalty=-1: allowed: 0 to 1000."),
        (["sim", "sen", *BOTS, "--compare", "penalty=5,6", "--option", "penalty=7"], "--compare penalty: this option"),
        (["sim", "sen", *BOTS, "--report", "/nowhere/report.html"], "/nowhere/report.html: there is no such file"),
        (["sim", "sen", *BOTS, "--json", "/"], "/ is a folder; give a file."),
        (["sim", "sen", *BOTS, "--csv", "no/games.csv"], "no/games.csv: there is no such file or folder."),
        (["sim", "sen", *BOTS, "--results", "no/games.jsonl"], "no/games.jsonl: there is no such file or folder."),
        (["sim", "sen", *BOTS, "--json", "a", "--csv", "./a"], "FOLDER/a is given twice; each output"),
        (
            ["sim", "sen", *BOTS, "--only-scores"],
            "--only-scores: is for careful and thinker, not for random.",
        ),
        (["tournament", "sen", "--bots", "careful"], "--bots: a tournament is between two or more different bots"),
        (["tournament", "sen", *BOTS, "--players", "6"], "--players 6: sen is for 2 to 5 players."),
    ],
)
def test_a_mistake_is_told_before_the_work_begins(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert result.stderr.startswith(f"sny: {complaint.replace('FOLDER', str(Path.cwd()))}")
    assert len(result.stderr.splitlines()) == 1
    assert result.exit_code == 2
    assert list(Path.cwd().iterdir()) == []


@pytest.mark.parametrize(
    ("package", "arguments", "install"),
    [
        ("matplotlib", ["sim", "sen", *BOTS], 'pip install "sny[sim]"'),
        ("numpy", ["sim", "sen", *BOTS], 'pip install "sny[fast]"'),
        ("openskill", ["tournament", "sen", *BOTS], 'pip install "sny[sim]"'),
        ("distributed", ["sim", "sen", *BOTS, "--cluster", "tcp://host:8786"], 'pip install "sny[cluster]"'),
        ("pyarrow", ["sim", "sen", *BOTS, "--parquet", "games.parquet"], 'pip install "sny[parquet]"'),
        ("numba", ["sim", "sen", "--bots", "careful,careful", "--only-scores"], 'pip install "sny[fast]"'),
    ],
)
def test_what_is_not_installed_is_named_with_its_command(
    package: str, arguments: list[str], install: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sny.extras.find_spec", lambda name: None if name == package else find_spec(name))
    result = run(*arguments)
    assert result.stderr == f"sny: this needs {package}, which is not installed. Type: {install}\n"
    assert result.exit_code == 2


def test_a_run_leaves_a_table_a_report_json_and_csv() -> None:
    result = run("sim", "sen", *BOTS, "--games", "11", "--jobs", "1", "--report", "r.html", "--json", "r.json",
                 "--csv", "r.csv", "--results", "r.jsonl")  # fmt: skip
    assert result.exit_code == 0
    assert "12 games: 6 deals, each played 2 times" in result.stdout
    assert re.search(r"games won +│ 100\.0 % \[50\.0; 100\.0\] │ +0\.0 % \[0\.0; 50\.0\]", result.stdout)
    summary = json.loads(Path("r.json").read_text(encoding="utf-8"))
    assert (summary["deals"], summary["games"], summary["faults"]) == (6, 12, [])
    won = next(mean for mean in summary["means"] if mean["what"] == "won" and mean["who"] == "careful")
    assert (won["value"], won["low"], won["high"]) == (1.0, 0.5, 1.0)
    rows = list(csv.DictReader(Path("r.csv").read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 12 * 2
    mean = sum(int(row["score"]) for row in rows if row["bot"] == "careful") / 12
    final = next(mean for mean in summary["means"] if mean["what"] == "final" and mean["who"] == "careful")
    assert final["value"] == pytest.approx(mean)
    own = [row for row in rows if row["bot"] == "careful"]
    wrong = next(mean for mean in summary["means"] if mean["what"] == "call-wrong" and mean["who"] == "careful")
    calls = sum(int(row["call-wrong count"]) for row in own)
    assert wrong["value"] == pytest.approx(sum(int(row["call-wrong sum"]) for row in own) / calls)


def test_parquet_holds_what_csv_holds_with_types() -> None:
    result = run("sim", "sen", *BOTS, "--games", "2", "--jobs", "1", "--option", "rounds=1", "--report", "r.html",
                 "--csv", "r.csv", "--parquet", "r.parquet")  # fmt: skip
    assert result.exit_code == 0, result.output
    rows = list(csv.DictReader(Path("r.csv").read_text(encoding="utf-8").splitlines()))
    table = pytest.importorskip("pyarrow.parquet").read_table("r.parquet")
    assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows
    assert (str(table.schema.field("score").type), str(table.schema.field("bot").type)) == ("int64", "string")


def test_wins_and_scores_alone_come_from_compiled_games() -> None:
    arguments = ["sim", "sen", "--bots", "careful,careful", "--games", "60", "--jobs", "1", "--only-scores",
                 "--report", "r.html", "--csv", "r.csv"]  # fmt: skip
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert "final score" in result.stdout
    assert "ravens scored in a round" not in result.stdout
    rows = list(csv.DictReader(Path("r.csv").read_text(encoding="utf-8").splitlines()))
    assert "rounds" not in rows[0]
    assert all(max(int(row["score"]) for row in rows if row["deal"] == deal) >= 100 for deal in {"0", "7", "59"})
    assert all(row["won"] == "1" for row in rows if row["place"] == "1")
    assert '"only":"scores"' in next(Path().glob("*.jsonl")).read_text(encoding="utf-8").splitlines()[0]
    assert "--only-scores" in Path("r.html").read_text(encoding="utf-8")


def test_a_comparison_stands_side_by_side_and_differences_are_paired() -> None:
    bots = "tests.sim.own_bots:restless,tests.sim.own_bots:restless"
    result = run("sim", "sen", "--bots", bots, "--games", "80", "--jobs", "1", "--compare", "penalty=0,100",
                 "--option", "rounds=2", "--report", "r.html", "--json", "r.json")  # fmt: skip
    assert result.exit_code == 0
    assert "penalty=100 against penalty=0" in result.stdout.replace("\n", " ")
    summary = json.loads(Path("r.json").read_text(encoding="utf-8"))
    changes = {change["what"]: change for change in summary["differences"] if change["kind"] == "bot"}
    means = {(mean["variant"], mean["what"]): mean["value"] for mean in summary["means"] if mean["kind"] == "bot"}
    # The bots do the same as before, and each wrong call costs 100 ravens more.
    wrong = means["penalty=0", "call-wrong"] * means["penalty=0", "calls"]
    assert wrong > 0
    assert means["penalty=0", "call-turn"] == means["penalty=100", "call-turn"] == 3
    assert changes["call-ravens"]["low"] == changes["call-ravens"]["high"] == 0
    assert changes["score"]["value"] == pytest.approx(100 * wrong)
    assert "penalty=100" in Path("r.html").read_text(encoding="utf-8")


def test_a_tournament_rates_the_better_bot_higher() -> None:
    result = run("tournament", "sen", *BOTS, "--games", "12", "--jobs", "1", "--report", "r.html", "--json", "r.json")
    assert result.exit_code == 0
    ratings = json.loads(Path("r.json").read_text(encoding="utf-8"))["ratings"]
    assert [rating["bot"] for rating in ratings] == ["careful", "random"]
    assert ratings[0]["skill"] - ratings[0]["doubt"] > ratings[1]["skill"] + ratings[1]["doubt"]
    assert "Row ends ahead of column" in result.stdout


def test_a_bot_that_fails_is_reported_and_the_rest_is_counted() -> None:
    bots = "careful,tests.sim.own_bots:raising"
    result = run("sim", "sen", "--bots", bots, "--games", "40", "--jobs", "1", "--option", "rounds=1",
                 "--report", "r.html")  # fmt: skip
    assert result.exit_code == 1
    told = re.search(
        r"tests\.sim\.own_bots:raising \(seat \d, seed 1/\d+\): ValueError: I have lost count\n +sen ", result.stderr
    )
    assert told
    assert "Deals with such games are left out of all figures." in result.stderr
    assert "I have lost count" in Path("r.html").read_text(encoding="utf-8")


def test_a_bot_that_ends_its_process_is_told_in_one_line() -> None:
    bots = "careful,tests.sim.own_bots:deadly"
    result = run("sim", "sen", "--bots", bots, "--games", "4", "--jobs", "2", "--report", "r.html")
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith("sny: a worker process was ended from outside, or by a bot. What")


@pytest.mark.parametrize("game", ["smoki", "koty", "kraina-snow"])
def test_every_game_has_a_report(game: str) -> None:
    words = game == "kraina-snow"
    bots = "simple,simple,simple,simple" if words else "random,careful"
    options = ["--option", "glass=10", "--option", "turn=2"] if words else []
    result = run("sim", game, "--bots", bots, "--games", "2", "--jobs", "1", "--report", "r.html", *options)
    assert result.exit_code == 0, result.stderr
    assert "<svg" in Path("r.html").read_text(encoding="utf-8")


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.addresses: list[str] = []
        self.tags: Counter[str] = Counter()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            if name == "id":
                self.ids[value or ""] += 1
            if name in ("src", "href", "xlink:href"):
                self.addresses.append(value or "")


def stand_in_colours(text: str) -> Iterator[str]:
    yield from re.findall(r"#000[12]0[0-9a-f]\b", text)


@pytest.mark.parametrize(("code", "title"), [("en", "Simulated games of sen"), ("pl", "Symulowane gry: sen")])
def test_a_report_needs_nothing_beside_it(code: str, title: str) -> None:
    run("sim", "sen", *BOTS, "--games", "8", "--jobs", "1", "--report", "r.html", "--lang", code)
    text = Path("r.html").read_text(encoding="utf-8")
    page = Page(text)
    assert f"<h1>{title}</h1>" in text
    assert f'<html lang="{code}">' in text
    assert page.tags["script"] == page.tags["link"] == page.tags["img"] == 0
    assert all(address.startswith("#") and address[1:] in page.ids for address in page.addresses)
    assert max(page.ids.values()) == 1
    assert page.tags["svg"] == page.tags["figure"] >= 8
    assert "prefers-color-scheme: dark" in text
    assert list(stand_in_colours(text)) == []


def test_a_run_says_the_same_whenever_it_is_summed_up() -> None:
    arguments = ["sim", "sen", *BOTS, "--games", "8", "--jobs", "1", "--report", "r.html", "--json", "r.json"]
    first = run(*arguments)
    files = [Path(name).read_bytes() for name in ("r.html", "r.json")]
    assert run(*arguments).stdout == first.stdout
    assert [Path(name).read_bytes() for name in ("r.html", "r.json")] == files

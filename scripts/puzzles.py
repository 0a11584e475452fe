"""Mine puzzles from games between bots, and check every one by a deep search.

    python -m scripts.puzzles sen 60        # writes src/sny/reviewing/data/sen.jsonl.gz
    python -m scripts.puzzles sen 60 1000   # keeps those that are there, and goes on with the game of that seed
    python -m scripts.puzzles sen --explain # finds the reasons of those that are there once more
    python -m scripts.puzzles sen --check   # weighs those that are there anew, with other chance

A position is a puzzle where `careful` would choose another action than the best, where all that is not as good as the
best loses more than `CLEAR`, and where a search with many more worlds and other chance finds the same. At most two come
from one game, and no kind of question takes more than half of them.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import sny
from sny.bots import bot
from sny.bots.thinking import decide
from sny.reviewing.engine import Bench, bench, guide_of
from sny.reviewing.puzzles import Puzzle, puzzles, write
from sny.reviewing.reasons import reasons
from sny.reviewing.reviewer import choice_lines
from sny.reviewing.weighing import Tally, weigh
from sny.rules.kit.notation import action_number, action_text
from sny.rules.kit.plain import plain, read_plain

QUICK, DEEP = 0.25, 8.0  # times the effort of a review
SURE = 4.0  # standard errors by which every other action must be worse
LEAST_ACTIONS = 2
# in units of the game: so little less than the best is as good, and so much the others must lose at least
AS_GOOD = {"sen": 0.5, "smoki": 1.0, "koty": 4.0}
CLEAR = {"sen": 1.5, "smoki": 3.0, "koty": 10.0}
A_GAME = 2
LEVELS = ("careful", "medium", "careful", "easy")
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "sen": ({}, {"edition": "jubilee"}),
    "smoki": ({}, {"attack": True}),
    "koty": ({}, {"night": {"moth": 1, "bat": 1, "owl": 1, "dragon": 1}}),
}


def mined(game: str, wanted: int, kept: Sequence[Puzzle], seed: int) -> Iterator[Puzzle]:
    kinds = Counter(puzzle.kind for puzzle in kept)
    found = len(kept)
    while found < wanted:
        of_game = 0
        for puzzle in in_game(game, seed):
            if of_game < A_GAME and kinds[puzzle.kind] < wanted // 2 and found < wanted:
                of_game, found = of_game + 1, found + 1
                kinds[puzzle.kind] += 1
                yield puzzle
            if of_game == A_GAME:
                break
        seed += 1


def in_game(game: str, seed: int) -> Iterator[Puzzle]:
    players = 2 + seed % 3
    table = sny.new(game, players=players, seed=seed, **OPTIONS[game][seed % 2])
    bots = [bot(game, LEVELS[seat % len(LEVELS)]) for seat in range(players)]
    chance = Random(seed)  # noqa: S311
    workbench = bench(game)
    steps, rounds = 0, 0
    while not table.over and rounds < 2 and steps < 400:
        seat = table.actors[0]
        seen, legal = table.seen(seat), table.legal_actions(seat)
        steps += 1
        rounds = getattr(table.state, "round", 0)
        if len(legal) >= LEAST_ACTIONS and (puzzle := puzzle_in(workbench, seen, seat, legal, seed * 1000 + steps)):
            yield puzzle
        table.play_action(seat, bots[seat](seen, seat, legal, chance))


def puzzle_in(workbench: Bench, seen: Any, seat: int, legal: list[int], seed: int) -> Puzzle | None:
    game = workbench.rules.NAME
    guide, usual = guide_of(game), decide(game, seen.copy(), seat, list(legal))
    quick = weigh(workbench, seen, seat, legal, usual, int(guide.BUDGET * QUICK), seed)
    if quick.best.mean_lead < CLEAR[game] / guide.SCALE or quick.best.mean_lead < 2 * quick.best.error:
        return None
    return checked(workbench, seen, seat, legal, usual, quick.best.action, seed)


def checked(
    workbench: Bench, seen: Any, seat: int, legal: list[int], usual: int, best: int, seed: int
) -> Puzzle | None:
    """The puzzle, if a deep search says so too: all others but those as good are surely worse, and clearly."""
    guide, rules = guide_of(workbench.rules.NAME), workbench.rules
    tallies = compared(workbench, seen, seat, legal, best, int(guide.BUDGET * DEEP), ~seed)
    as_good, clear = AS_GOOD[rules.NAME] / guide.SCALE, CLEAR[rules.NAME] / guide.SCALE
    answers = [tally for tally in tallies if tally.mean_lead > -as_good]
    others = [tally for tally in tallies if tally.mean_lead <= -as_good]
    if not others or len(answers) > max(1, len(legal) // 3) or usual in {tally.action for tally in answers}:
        return None
    if any(-tally.mean_lead < max(clear, SURE * tally.error) for tally in others):
        return None
    worth = next(tally for tally in tallies if tally.action == best).mean(0)
    return Puzzle(
        game=rules.NAME,
        kind=kind_of(rules.NAME, [action_text(rules, tally.action) for tally in answers], legal, rules),
        seat=seat,
        players=seen.players,
        view=plain(seen),
        legal=[action_text(rules, action) for action in legal],
        answers=[action_text(rules, tally.action) for tally in answers],
        usual=action_text(rules, usual),
        loss=round(guide.SCALE * min(-tally.mean_lead for tally in others), 2),
        choices=[
            [action_text(rules, tally.action), round(guide.SCALE * (worth + tally.mean_lead), 2)] for tally in tallies
        ],
        reasons=reasons_against(workbench, seen, seat, legal, usual, [tally.action for tally in answers], seed),
    )


def reasons_against(
    workbench: Bench, seen: Any, seat: int, legal: list[int], usual: int, answers: list[int], seed: int
) -> dict[str, list[dict[str, Any]]]:
    """Why the best action is better than each that is not as good: as a review says it of a mistake."""
    rules, best = workbench.rules, answers[0]
    weighed = weigh(workbench, seen, seat, legal, usual, workbench.guide.BUDGET, ~seed)
    choices = choice_lines(workbench, weighed)
    return {
        action_text(rules, action): reasons(
            rules.NAME, seen, seat, action, best,
            {"action": action_text(rules, action), "best": action_text(rules, best), "choices": choices},
        )
        for action in legal
        if action not in answers
    }  # fmt: skip


def compared(
    workbench: Bench, seen: Any, seat: int, legal: list[int], best: int, budget: int, seed: int
) -> list[Tally]:
    """Every action against the best, in fresh worlds; what is hopeless is left out once it is clear."""
    tallies = {action: Tally(action, workbench.width) for action in legal}
    alive, began, worlds = list(legal), workbench.spent, 0
    while workbench.spent - began < budget and len(alive) > 1:
        for world in workbench.actions_in_worlds(seen, seat, alive, 32, seed + worlds):
            for action, numbers in zip(alive, world, strict=True):
                tallies[action].add(numbers, world[alive.index(best)])
        worlds += 32
        alive = [action for action in alive if action == best or tallies[action].mean_lead > -6 * tallies[action].error]
    return sorted(tallies.values(), key=lambda tally: -tally.mean_lead)


def kind_of(game: str, answers: list[str], legal: list[int], rules: Any) -> str:
    """The question, by what may be done."""
    verbs = {action_text(rules, action).split()[0] for action in legal}
    if game == "sen" and "call" in verbs:
        return "call"
    if "attack" in verbs and any(answer.startswith(("attack", "cover", "for")) for answer in answers):
        return "attack"
    if "put" in verbs and ("discard" in verbs or game == "smoki"):
        return "cover"
    return "take" if "take" in verbs else "choose"


def explain(game: str) -> None:
    """The reasons of those that are there, found once more."""
    workbench, rules, explained = bench(game), bench(game).rules, []
    for number, puzzle in enumerate(puzzles(game)):
        seen: Any = read_plain(rules.Layout, puzzle.view)
        legal, answers = ([action_number(rules, text) for text in texts] for texts in (puzzle.legal, puzzle.answers))
        usual = action_number(rules, puzzle.usual)
        found = reasons_against(workbench, seen, puzzle.seat, legal, usual, answers, number)
        explained.append(replace(puzzle, reasons=found))
    write(game, explained)
    told = sum(bool(puzzle.reasons[puzzle.usual]) for puzzle in explained)
    print(f"{game}: {told} of {len(explained)} say why the usual action is worse", flush=True)


def check(game: str) -> None:
    workbench, rules = bench(game), bench(game).rules
    failed = 0
    for number, puzzle in enumerate(puzzles(game)):
        seen: Any = read_plain(rules.Layout, puzzle.view)
        legal = [action_number(rules, action) for action in puzzle.legal]
        best, usual = action_number(rules, puzzle.answers[0]), action_number(rules, puzzle.usual)
        again = checked(workbench, seen, puzzle.seat, legal, usual, best, 1_000_000 + number)
        if again is None or again.answers != puzzle.answers:
            failed += 1
            print(game, number, puzzle.answers, "now", again and again.answers, flush=True)
    print(f"{game}: {failed} of {len(puzzles(game))} are not found again")


if __name__ == "__main__":
    if "--check" in sys.argv:
        check(sys.argv[1])
    elif "--explain" in sys.argv:
        explain(sys.argv[1])
    else:
        game, wanted, *given = sys.argv[1:]
        kept = list(puzzles(game)) if given else []
        for puzzle in mined(game, int(wanted), tuple(kept), int(given[0]) if given else 0):
            kept.append(puzzle)
            print(len(kept), puzzle.kind, puzzle.usual, "->", puzzle.answers, puzzle.loss, flush=True)
            write(game, kept)

"""What the opponents of Sen do in plain positions."""

from collections import Counter
from random import Random

import pytest

import sny
from sny.bots import bot, sen
from sny.bots.ladder import with_holes
from sny.bots.search import MOST_TRIES
from sny.bots.thinking import habits_of
from sny.env.imagining import imagine_for
from sny.rules.kit.layout import HIDDEN
from sny.rules.kit.notation import action_text
from sny.rules.kit.sight import lost_and_doubled, view

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


def test_careful_and_the_thinker_answer_when_no_card_is_unseen() -> None:
    """The last card of the closed pile is in hand, and everything else has been seen: there is no average to go by."""
    rest = Counter(dict(zip(sny.rules.sen.CARDS, sny.rules.sen.COPIES[0], strict=True)))
    rest.subtract(["0", "1", "2", "3", "5", "6", "4", "0", "take-two"])
    position = (
        "sen players=2 turn=1 phase=drawn hand=take-two dream=0,1,2,3/5,6,4,0 seen=12,12,12,12/12,12,12,12 turns=40 "
        f"closed= open={','.join(rest.elements())}"
    )
    game = sny.position(position)
    assert game.state.closed_size == 0
    for level in ("careful", "thinker"):
        assert bot("sen", level)(game.seen(0), 0, game.legal_actions(0), Random(1)) in game.legal_actions(0)


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


# What the thinker imagines


def narrowed(position: str) -> list[str]:
    game = sny.position(f"sen players=2 turn=1 {position}")
    actions = game.legal_actions(0)
    return [action_text(game.rules, action) for action in actions[: sen.narrow(game.seen(0), 0, actions, len(actions))]]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("phase=drawn hand=5 dream=7,3,1,1/5,6,4,0 seen=1,1,-,-/-,-,-,- open=9,9", ["put 1", "put 3", "discard"]),
        (
            "phase=turn dream=7,3,1,1/5,6,4,0 seen=1,1,2,-/-,-,-,- open=9,5",
            ["draw", "call", "take 1", "take 3", "take 4"],
        ),
        (
            "phase=look dream=7,3,1,1/5,6,4,0 seen=1,-,-,-/2,2,-,- open=peek",
            ["look 1.1", "look 1.2", "look 2.1", "look 2.3"],
        ),
        (
            "variants=idz-na-calosc phase=drawn hand=9 dream=9,3,1,1/5,6,4,0 seen=1,1,-,-/-,-,-,- open=9,9",
            ["put 1", "put 2", "put 3", "discard"],
        ),
    ],
)
def test_what_cannot_be_best_or_comes_to_the_same_is_not_thought_about(position: str, expected: list[str]) -> None:
    assert narrowed(position) == expected


def worlds(position: str, players: int = 2, count: int = 400) -> list[sny.rules.sen.Sen]:
    """Worlds that seat 1 believes in."""
    game = sny.position(f"sen players={players} turn=1 {position}")
    imagine, chance, notes, seen = imagine_for(game.rules), [4], [0.0] * sen.NOTES, game.seen(0)
    believed = []
    for _ in range(count):
        for _ in range(MOST_TRIES):
            world = seen.copy()
            imagine(world, [0] * game.rules.DECK_SIZE, [0] * len(game.rules.CARDS), chance)
            if sen.lean(world, 0, list(habits_of("sen")), notes, chance):
                break
        assert lost_and_doubled(game.rules, world) == ([], [])
        assert view(game.rules, world, 0) == seen
        believed.append(world)
    return believed


def ravens(believed: list[sny.rules.sen.Sen], places: tuple[int, ...], owner: int = 1) -> float:
    total = sum(sny.rules.sen.RAVENS[world.dream[owner][place]] for world in believed for place in places)
    return total / len(believed) / len(places)


OWN = "dream=5,5,4,6/5,6,4,0 open=9,9,9"


def test_rivals_are_believed_to_keep_lower_cards_the_longer_they_play() -> None:
    first, later = (ravens(worlds(f"phase=turn {OWN} seen=1,1,-,-/2,2,-,- turns={turns}"), (0, 1)) for turns in (1, 15))
    assert later < first - 1.0


def test_who_lays_down_a_low_card_lies_over_lower_ones() -> None:
    position = "phase=turn dream=5,5,3,6/5,6,3,0 open=8,8,{} seen=1,1,-,-/2,2,-,- turns=1"
    high, low = (ravens(worlds(position.format(laid)), (0, 1)) for laid in (9, 6))
    assert low < high - 1.0


def test_who_takes_a_card_where_it_has_not_looked_had_no_higher_one_to_replace() -> None:
    """The rival's first turn: the open 3 lies in its third place, and what lay there before is on top."""
    believed = worlds("phase=turn dream=5,5,4,6/5,6,3,0 open=6 seen=1,1,-,-/2,2,12*,- turns=1")
    highest = [max(sny.rules.sen.RAVENS[world.dream[1][place]] for place in (0, 1)) for world in believed]
    assert sum(ravens <= 6 for ravens in highest) > 0.85 * len(highest)


AMONG_FOUR = "dream=5,5,3,6/5,6,3,0/7,6,2,1/7,4,2,1 seen=1,1,-,-/2,2,-,-/3,3,-,-/4,4,-,- turns=3"


@pytest.mark.parametrize(("rival", "ago"), [(3, 1), (2, 2), (1, 3)])
def test_every_rival_is_asked_about_its_last_turn(rival: int, ago: int) -> None:
    """Nobody has taken an open card, so each laid down one of the last three."""
    believed = []
    for laid in ("9", "6"):
        pile = ["8", "9", "9", "9"]
        pile[-ago] = laid
        believed.append(ravens(worlds(f"phase=turn {AMONG_FOUR} open={','.join(pile)}", 4), (0, 1), rival))
    assert believed[1] < believed[0] - 1.0


@pytest.mark.parametrize(
    ("phase", "pile"),
    [("phase=look", "8,9,5,peek"), ("phase=drawn hand=7", "8,9,5"), ("phase=two two=6,7", "9,5,take-two")],
)
def test_what_was_laid_down_in_this_turn_was_not_laid_down_by_a_rival(phase: str, pile: str) -> None:
    seen = "dream=5,5,3,6/5,6,3,0 seen=1,1,-,-/2,2,-,- turns=1"
    before = ravens(worlds(f"phase=turn {seen} open=9,5"), (0, 1))
    assert ravens(worlds(f"{phase} {seen} open={pile}"), (0, 1)) == pytest.approx(before, abs=0.5)


def test_what_nobody_has_looked_at_is_not_thought_to_be_low() -> None:
    """Rivals hold the low cards, and they know that; what they have not looked at is as high as the closed pile."""
    believed = worlds(f"phase=turn {AMONG_FOUR.replace('turns=3', 'turns=35')} open=8,9,9,9", 4)
    unseen = [ravens(believed, (2, 3), owner) for owner in range(4)]
    closed = [sny.rules.sen.RAVENS[kind] for world in believed for kind in world.closed[: world.closed_size]]
    assert unseen == pytest.approx([sum(closed) / len(closed)] * 4, abs=0.4)


# What it strives for


def worth(scores: str, rounds: int, played: int = 1) -> list[float]:
    """What a round was worth to each seat, the first of them in which they scored, when so many have been played."""
    players = scores.count(",") + 1
    phase = f"phase=over dream={'/'.join('1' * players)} open=9" if played == rounds else "phase=deal"
    options = f"rounds={rounds}" if rounds else "limit=100"
    text = f"sen players={players} {phase} {options} round={played} score={scores} total={scores}"
    game, numbers, found = sny.position(text), [0.0] * len(sen.OUTCOMES), []
    for seat in range(players):
        sen.outcome(game.state, seat, [], numbers)
        found.append(numbers[0])
    return found


@pytest.mark.parametrize("rounds", [2, 8, 0])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_while_all_are_equal_a_raven_is_worth_a_raven(players: int, rounds: int) -> None:
    rest = ",10" * (players - 1)
    assert worth(f"9{rest}", rounds)[0] - worth(f"10{rest}", rounds)[0] == pytest.approx(1.0, abs=0.1)


def test_two_players_strive_for_the_lead_alone() -> None:
    assert worth("10,13", 2) == worth("10,13", 8) == worth("10,13", 1) == [3.0, -3.0]


def test_among_several_winning_counts_too_and_a_shared_win_counts_in_part() -> None:
    alone, shared, second = (worth(scores, 1) for scores in ("10,12,12,12", "10,10,12,12", "10,9,13,12"))
    leads = [(scores - 10) for scores in (12.0, 34 / 3, 34 / 3)]
    won = [worths[0] - lead / 2 for worths, lead in zip((alone, shared, second), leads, strict=True)]
    assert won == pytest.approx([won[0], won[0] / 2, 0.0])
    assert won[0] > 5.0


def test_a_lead_tells_less_of_who_wins_the_more_rounds_are_to_go() -> None:
    def gap(rounds: int) -> float:
        ahead, level = worth("5,10,10,10", rounds), worth("10,10,10,10", rounds)
        return (ahead[0] - 2.5) / level[0]  # the lead apart

    assert gap(2) > gap(4) > gap(12) > 1.0
    assert gap(0) == pytest.approx(gap(8), abs=0.05)  # to a hundred ravens: about seven more rounds

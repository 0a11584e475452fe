"""The hunt for leaks: change only what a seat may not know, and look for a difference that the seat could notice.

Two cards that are hidden from a seat change places. Then the seat's view and its legal actions must be the same to
the byte. After the same action in both worlds, it must have heard the same events whenever it knows the same again,
and the other way round: news and knowledge go together.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

import sny
from sny.game.event import events_from
from sny.rules.kit.game import Rules
from sny.rules.kit.sight import card_at, faces_in, holes, set_card, view
from tests.random_games import played, random_game


@dataclass
class Hunt:
    """How many states were looked at, and how many of them with an action compared in both worlds."""

    states: int = 0
    actions: int = 0


class Leak(AssertionError):
    """Something that a seat must not know reached it. The message reproduces it."""


def hunt(game: sny.CardGame, chance: Random, found: Hunt, most: int) -> None:
    """Look at every state of a random game, for every seat in turn, until so many states were looked at."""
    for actor, action in played(game, chance):
        for seat in range(game.players):
            compare(game.rules, game.state, seat, actor, action, chance, found)
        if found.states >= most:
            return


def compare(rules: Rules, state: Any, seat: int, actor: int, action: int, chance: Random, found: Hunt) -> None:
    world = with_two_cards_exchanged(rules, state, seat, chance)
    if world is None:
        return
    found.states += 1
    check(view(rules, world, seat).save() == view(rules, state, seat).save(), "view", state, seat)
    check(legal_actions(rules, world, seat) == legal_actions(rules, state, seat), "legal actions", state, seat)
    if action not in legal_actions(rules, world, actor):
        return  # a rival could not have done this with the other card, and that is what the action tells
    news, other_news = heard_after(rules, state, seat, actor, action), heard_after(rules, world, seat, actor, action)
    found.actions += 1
    check((news[0] == other_news[0]) == (news[1] == other_news[1]), f"events of {action}", state, seat)


def with_two_cards_exchanged(rules: Rules, state: Any, seat: int, chance: Random) -> Any:
    """The same state with two different cards exchanged that the seat may not know; None if there are none."""
    hidden = holes(view(rules, state, seat))
    if len(hidden) < 2:
        return None
    first, second = chance.sample(hidden, 2)
    if first[0] != second[0] and (faces_in(state, first[0]) or faces_in(state, second[0])):
        return None  # all know what is hidden in that field, so the seat would know of the exchange
    if card_at(state, *first) == card_at(state, *second):
        return None
    world = state.copy()
    set_card(world, *first, card_at(state, *second))
    set_card(world, *second, card_at(state, *first))
    return world


def legal_actions(rules: Rules, state: Any, seat: int) -> list[int]:
    actions = [0] * rules.ACTIONS
    return actions[: rules.legal(state, seat, actions)]


def heard_after(rules: Rules, state: Any, seat: int, actor: int, action: int) -> tuple[bytes, list[dict[str, Any]]]:
    """What a seat knows after an action, and what it heard of it."""
    after = state.copy()
    after.events = []
    rules.play(after, actor, action)
    return view(rules, after, seat).save(), [event.heard_by(seat) for event in events_from(rules, after.events)]


def check(same: bool, what: str, state: Any, seat: int) -> None:
    if not same:
        raise Leak(f"seat {seat} notices a difference in its {what}: {state!r}")


def hunt_through(name: str, states: int, seed: int) -> Hunt:
    """Random games of a kind until so many states were looked at."""
    chance, found = Random(seed), Hunt()
    while found.states < states:
        hunt(random_game(name, chance), chance, found, states)
    return found

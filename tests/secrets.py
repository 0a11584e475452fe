"""The hunt for leaks: change only what somebody may not know, and look for a difference that they could notice.

Beside a random game go other worlds, one for each seat and one for spectators. In a world two cards that its watcher
may not know have changed places, and so have two cards of every pile that the dealer shuffles. The same actions are
played in all of them. What the watcher hears, sees and may do must be the same to the byte, deals and reshuffles and
all that follows them included, until the watcher lawfully hears one of the exchanged cards. `NEWS` says what is lawful,
and comes from the rules' pages, not from the code. And a view shows no face that its watcher was not told.
"""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

import sny
from sny.game.dealer import shuffled
from sny.game.event import Event, events_from
from sny.game.opening import undealt_game
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR
from sny.rules.kit.sight import card_at, cards_in, faces_in, holes, set_card, view
from tests.random_games import LONG_GAME, random_game, whimsical_mover

# Which events may tell a card that was secret, and to whom: everybody, or the seat that the event is about. All other
# cards that are told lay open before, or are named by the action itself.
NEWS = {
    "sen": {"dealt": "all", "peeked": "seat", "drew": "seat", "discarded": "all", "used": "all", "looked": "seat",
            "turned": "all", "revealed": "all"},
    "smoki": {"opened": "all", "turned": "all", "drew": "seat", "removed": "all", "discarded": "all", "put": "all",
              "revealed": "all"},
    "koty": {"drew": "seat", "exchanged": "all", "lost": "all"},
}  # fmt: skip
FOLLOWING = {"card", "ravens", "forgiven"}  # what a card counts for follows from the card
Told = list[dict[str, Any]]


@dataclass
class Hunt:
    """What was compared: actions with what followed them, of those with deals and reshuffles; and lawful news."""

    actions: int = 0
    deals: int = 0
    reshuffles: int = 0
    news: int = 0


class Leak(AssertionError):
    """Something that a seat must not know reached it. The message reproduces it."""


def hunt(rules: Rules, game: sny.CardGame, chance: Random, found: Hunt, most: int) -> None:
    """Play one random game beside its other worlds, until so many actions were compared."""
    watchers = (*range(game.players), SPECTATOR)
    worlds: dict[int, Any] = {watcher: game.state.copy() for watcher in watchers}
    blank = game.state.copy()
    step = deal_all(rules, game, blank, [], chance)
    worlds = compare(rules, blank, step, worlds, "the opening deal", chance, found)
    move = whimsical_mover(chance)
    for _ in range(LONG_GAME):
        if game.over or found.actions >= most:
            return
        for watcher in watchers:
            worlds[watcher] = worlds[watcher] or other_world(rules, game.state, watcher, chance)
        before = game.state.copy()
        actor, action = move(game)
        playable = {
            watcher: world if is_possible(rules, before, world, actor, action) else None
            for watcher, world in worlds.items()
        }
        step = deal_all(rules, game, before, [(actor, action)], chance)
        worlds = compare(rules, before, step, playable, f"{actor} {action}", chance, found)


@dataclass
class Step:
    """An action with the deals that follow it, as it went in the game itself."""

    action: list[tuple[int, int]]
    orders: list[list[int]]
    events: tuple[Event, ...]
    after: Any


def deal_all(rules: Rules, game: sny.CardGame, before: Any, action: list[tuple[int, int]], chance: Random) -> Step:
    """Carry an action out in the game, and deal whenever it waits for the dealer."""
    state = game.state
    orders: list[list[int]] = []
    state.events = []
    for actor, number in action:
        rules.play(state, actor, number)
    while cards := game.cards_to_deal():
        orders.append(shuffled(cards, f"{chance.getrandbits(64)}", len(orders)))
        rules.deal(state, orders[-1])
    events, state.events = events_from(rules, state.events), None
    return Step(action, orders, events, state)


def compare(
    rules: Rules, before: Any, step: Step, worlds: dict[int, Any], what: str, chance: Random, found: Hunt
) -> dict[int, Any]:
    """The worlds after the same step; None for those whose watcher has now lawfully heard of the exchange."""
    kept: dict[int, Any] = {}
    for watcher, world in worlds.items():
        told = heard(step.events, watcher)
        check(not untold_faces(rules, before, step, watcher, told), f"view, which shows an untold face after {what}",
              before, watcher)  # fmt: skip
        for event in told:
            check(may_be_told(rules, event, watcher), f"events of {what}, which tell of {event}", before, watcher)
        kept[watcher] = None
        if world is None:
            continue
        other_events = repeated(rules, world, step, chance)
        difference = first_difference(told, heard(other_events, watcher))
        if difference is not None and is_lawful(NEWS[rules.NAME], *difference, watcher):
            found.news += 1
            continue
        check(difference is None, f"events of {what}: {difference}", before, watcher)
        check(what_is_known(rules, world, watcher) == what_is_known(rules, step.after, watcher),
              f"view or legal actions after {what}", before, watcher)  # fmt: skip
        kept[watcher] = world
        found.actions += 1
        found.deals += bool(step.orders)
        found.reshuffles += bool(step.orders) and len(step.orders[0]) < sum(1 for _ in cards_in(step.after))
    return kept


def repeated(rules: Rules, world: Any, step: Step, chance: Random) -> tuple[Event, ...]:
    """The same step in another world, where the dealer's piles have two cards exchanged."""
    world.events = []
    for actor, action in step.action:
        rules.play(world, actor, action)
    orders = iter(step.orders)
    cards = [NOTHING] * rules.DECK_SIZE
    while rules.awaits_deal(world) and not rules.over(world):
        gathered = cards[: rules.gather(world, cards)]
        order = list(next(orders, gathered))
        if Counter(order) != Counter(gathered):
            break  # the cards to be dealt lay open, so the difference is in what was heard before
        first, second = chance.randrange(len(order)), chance.randrange(len(order))
        order[first], order[second] = order[second], order[first]
        rules.deal(world, order)
    notes, world.events = world.events, None
    return events_from(rules, notes)


def is_possible(rules: Rules, state: Any, world: Any, actor: int, action: int) -> bool:
    """Whether the action could be played in that world too, and tells nothing of the exchanged cards by itself."""
    if world is None or action not in legal_actions(rules, world, actor):
        return False
    if rules.NAME == "smoki" and action in range(rules.PUT, rules.DISCARD):  # type: ignore[attr-defined]
        circle = rules.RAVEN_CIRCLE  # type: ignore[attr-defined]
        return bool((state.hand == circle) == (world.hand == circle))  # it acts as soon as it is put down (SMO-C1)
    return True


def heard(events: tuple[Event, ...], watcher: int) -> Told:
    return [event.heard_by(None if watcher == SPECTATOR else watcher) for event in events]


def may_be_told(rules: Rules, event: dict[str, Any], watcher: int) -> bool:
    """Whether a card that only one seat may hear of is told to nobody else."""
    alone = event.get("card") not in (None, "?") and NEWS[rules.NAME].get(event["event"]) == "seat"
    return not alone or event["seat"] == watcher


def first_difference(one: Told, two: Told) -> tuple[dict[str, Any], dict[str, Any]] | None:
    for told, other in zip(one, two, strict=False):
        if told != other:
            return told, other
    return None if len(one) == len(two) else ({}, {})


def is_lawful(news: dict[str, str], told: dict[str, Any], other: dict[str, Any], watcher: int | None) -> bool:
    """Whether two events differ in their card alone and in what follows from it, and the watcher has a right to it."""
    if not told or any(told[fact] != other.get(fact) for fact in told.keys() - FOLLOWING):
        return False
    entitled = news.get(told["event"])
    return entitled == "all" or (entitled == "seat" and told["seat"] == watcher)


def what_is_known(rules: Rules, state: Any, watcher: int) -> Any:
    """All that a watcher could notice of a state."""
    seats = range(state.players)
    legal = [] if watcher == SPECTATOR or rules.over(state) else legal_actions(rules, state, watcher)
    standing = [(rules.score(state, seat), rules.wins(state, seat)) for seat in seats]
    return view(rules, state, watcher).save(), legal, rules.actors(state), rules.over(state), standing


def untold_faces(rules: Rules, before: Any, step: Step, watcher: int, told: Told) -> Counter[int]:
    """Faces in a watcher's view that were not in it before, and that no event told."""
    faces = Counter(cards_in(view(rules, step.after, watcher)))
    faces -= Counter(cards_in(view(rules, before, watcher)))
    faces -= Counter(rules.CARDS.index(event["card"]) for event in told if event.get("card") not in (None, "?"))
    del faces[HIDDEN]
    return faces


def other_world(rules: Rules, state: Any, watcher: int, chance: Random) -> Any:
    """The same state with two cards exchanged that the watcher may not know; None if there are none."""
    seen = view(rules, state, watcher)
    hidden = holes(seen)
    if len(hidden) < 2:
        return None
    first, second = chance.sample(hidden, 2)
    if card_at(state, *first) == card_at(state, *second):
        return None
    world = state.copy()
    set_card(world, *first, card_at(state, *second))
    set_card(world, *second, card_at(state, *first))
    if any(not is_among(world, name, hidden) for name in {first[0], second[0]}):
        return None  # all know enough of what is hidden there to tell
    in_order(world)
    check(view(rules, world, watcher).save() == seen.save(), "view", state, watcher)
    check(what_is_known(rules, world, watcher) == what_is_known(rules, state, watcher), "legal actions", state, watcher)
    return world


def is_among(world: Any, name: str, hidden: list[tuple[str, int, int]]) -> bool:
    known = faces_in(world, name)
    return not known or not Counter(card_at(world, *hole) for hole in hidden if hole[0] == name) - known


def in_order(world: Any) -> None:
    """Hands that keep no order (Koty) hold what only their owner knows in the order of kinds."""
    if "shown" in world.fields:
        for hand, shown, size in zip(world.hand, world.shown, world.hand_size, strict=True):
            hand[shown:size] = sorted(hand[shown:size])


def legal_actions(rules: Rules, state: Any, seat: int) -> list[int]:
    actions = [0] * rules.ACTIONS
    return actions[: rules.legal(state, seat, actions)]


def check(same: bool, what: str, state: Any, watcher: int) -> None:
    if not same:
        who = "a spectator" if watcher == SPECTATOR else f"seat {watcher}"
        raise Leak(f"{who} notices a difference in the {what}: {state!r}")


def hunt_through(name: str, actions: int, seed: int) -> Hunt:
    """Random games of a kind until so many actions were compared."""
    chance, found = Random(seed), Hunt()
    while found.actions < actions:
        drawn = random_game(name, chance)
        game = undealt_game(drawn.name, drawn.players, drawn.seed, drawn.options)
        assert isinstance(game, sny.CardGame)
        hunt(game.rules, game, chance, found, actions)
    return found

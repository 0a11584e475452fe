"""What may be done in Koty, by the cards of the hand: a key is the letter of a card and the land that it goes to.

There may be dozens of actions in a turn, but what a card does on a land follows from the land. Only a joker has to be
named: as the friend or as the twin of the cat that lies there.
"""

from collections.abc import Sequence

from sny.rules import koty as rules
from sny.terminal.drawing import Sight
from sny.terminal.menu import Entry, Menu, menu_of, ranges
from sny.terminal.words import Words

LETTERS = "abcd"  # the cards of the hand
EXCHANGE_KEY = "x"
VERBS = ("play", "attack", "cover")  # the order in which they are told; a night card has one of its own


def menu(sight: Sight, legal: Sequence[str]) -> Menu:
    """In your turn a line for each card of your hand."""
    if sight.view["phase"] != "turn":
        return menu_of(sight.words, legal)
    hand = sight.view["hand"][sight.seat]
    cards: dict[str, dict[str, str | None]] = {name: {} for name in hand}
    for action, meets in list(zip(legal, sight.view["meets"], strict=True))[1:]:
        cards[card_in(action)][action] = meets
    entries = [card_entry(sight.words, LETTERS[hand.index(name)], name, cards[name]) for name in cards if cards[name]]
    exchange = Entry("exchange", (legal[0],), (EXCHANGE_KEY,), sight.words.action("exchange"), EXCHANGE_KEY)
    return Menu(sight.words, (*entries, exchange))


def card_in(action: str) -> str:
    """The card that an action plays. A night card is its own verb."""
    verb, *rest = action.split()
    return next((word for word in rest if word in rules.CARDS), verb)


def card_entry(words: Words, letter: str, name: str, actions: dict[str, str | None]) -> Entry:
    """By action, what the card meets on its land."""
    keys, uses = [], dict[tuple[str, str], list[str]]()
    for action, meets in actions.items():
        verb, *rest = action.split()
        place = next((word for word in rest if word[0].isdigit()), "")
        on = meets or "free"
        named = words.say("friend-key" if on == "friend" else "twin-key") if "as" in rest else ""
        keys.append(f"{letter}{place}{named}")
        places = uses.setdefault((verb, "cat" if named else on), [])
        if place not in places:
            places.append(place)
    ordered = sorted(uses.items(), key=lambda use: VERBS.index(use[0][0]) if use[0][0] in VERBS else 0)
    told = [words.action(verb, on=on, choices=ranges(places)) for (verb, on), places in ordered]
    if any(on == "cat" for _, on in uses):
        told.append(words.say("joker-note"))
    return Entry(name, tuple(actions), tuple(keys), f"{words.card(name)}: {' · '.join(told)}", letter)

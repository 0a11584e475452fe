"""Tables for the browser tests: opened over the API, short and without pauses, and then begun on the screen."""

import json
from typing import Any

from tests.browser.devices import Device

# Enough of each game to see all of it, and no more.
SHORT: dict[str, dict[str, Any]] = {
    "sen": {"rounds": 1},
    "smoki": {"scoring": "rounds", "rounds": 1},
    "koty": {},
    "kraina-snow": {"glass": 10, "turn": 1, "last_guess": 1, "story": 1},
}
GAMES = tuple(SHORT)
CARD_GAMES = GAMES[:3]
# Seen when it is one's own turn, in which nobody else can change anything.
OWN_TURN = {"sen": ".phase-turn .lit", "smoki": ".smoki.turn .lit", "koty": ".koty.turn .lit"}
FAST = {"pace": 0, "undo": False, "watchable": True, "away_after": 600}


async def open_table(host: Device, game: str, players: int, **options: Any) -> str:
    """The address of a new table."""
    settings = {**FAST, **options.pop("settings", {})}
    chosen = {**SHORT[game], **options}
    if game == "kraina-snow":
        chosen.setdefault("lang", host.language.code)
    wanted = {"game": game, "players": players, "options": chosen, "settings": settings}
    return str((await host.api("POST", "/tables", wanted))["link"])


async def come_in(device: Device, link: str) -> None:
    """From the first page, past every game, by what people paste into its one field."""
    await device.go("/")
    for game in GAMES:
        await device.page.locator(f".home input[value={game}]").check(force=True)
    await device.button("client-have-code")
    field = device.page.get_by_label(device.say("client-code-label"))
    await field.fill(device.url + link)
    await field.press("Enter")


async def prefer_short(host: Device, game: str, players: int) -> None:
    """What this device remembers of its last table: a short game without pauses, with the first chair to begin."""
    options = {**SHORT[game], "first": 0, **({"lang": host.language.code} if game == "kraina-snow" else {})}
    liked = {"tables": {game: {"players": players, "options": options, "settings": FAST}}}
    kept = json.dumps(json.dumps(liked))
    await host.context.add_init_script(f"localStorage['sny.preferences'] ??= {kept}")


async def gather(host: Device, game: str, *guests: Device) -> None:
    """From the first page by tapping: a table is opened, its code typed by the others, and they sit down."""
    await host.go("/")
    await host.page.locator(".game", has=host.page.locator(f"input[value={game}]")).click()
    await host.page.get_by_role("button", name=host.say("client-open-table"), exact=True).click()
    code = await host.page.locator(".gathering .aloud b").inner_text()
    for guest in guests:
        await guest.go("/")
        await guest.button("client-have-code")
        await guest.page.get_by_label(guest.say("client-code-label")).fill(code)
        await guest.page.keyboard.press("Enter")
        await take_a_chair(guest)


async def sit_down(host: Device, link: str, *guests: Device) -> None:
    """The host takes the first chair by coming in; the others choose theirs in turn. All begin on the first page."""
    await come_in(host, link)
    await host.page.locator(".gathering").wait_for()
    await host.page.locator(".seat:not(.free)").wait_for(state="attached")
    for guest in guests:
        await come_in(guest, link)
        await take_a_chair(guest)


async def take_a_chair(guest: Device) -> None:
    await guest.page.locator(".gathering").wait_for()
    if guest.page.viewport_size and guest.page.viewport_size["width"] < 900:
        await guest.page.get_by_role("tab", name=guest.say("client-tab-seats")).click()
    await guest.page.get_by_role("button", name=guest.say("client-sit")).first.click()
    await guest.page.get_by_role("button", name=guest.say("client-sit")).first.wait_for(state="hidden")


async def start(host: Device, *others: Device) -> None:
    """Free chairs go to bots."""
    await host.page.locator(".gathering .dock .go").click()
    for device in (host, *others):
        await device.page.locator(".play").wait_for()

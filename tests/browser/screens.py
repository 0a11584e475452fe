"""A walk past every main screen, for whoever looks at them: axe, and the one who takes their pictures."""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from tests.browser.devices import Device, Devices
from tests.browser.players import WORDS, Player
from tests.browser.tables import open_table, sit_down, start

Seen = AsyncIterator[tuple[str, Device]]


@dataclass(frozen=True)
class Look:
    size: tuple[int, int]
    theme: str
    lang: str = "pl"

    async def device(self, devices: Devices, name: str = "Ala") -> Device:
        return await devices.new(size=self.size, theme=self.theme, lang=self.lang, name=name)


async def pages(devices: Devices, look: Look) -> Seen:
    """What needs no table."""
    stranger = await look.device(devices, "")
    await stranger.go("/")
    await stranger.page.locator(".game").first.wait_for()
    yield "home", stranger
    await stranger.page.get_by_role("button", name=stranger.say("client-bots-change")).click()
    yield "home-bots", stranger
    await stranger.page.keyboard.press("Escape")
    await stranger.button("client-open-locked")
    yield "home-locked", stranger
    ala = await look.device(devices)
    await ala.go("/settings")
    await ala.button("client-code-make")
    await ala.page.locator("output").wait_for()
    yield "settings", ala
    await ala.go("/rules/sen")
    await ala.page.locator("main h2").first.wait_for()
    yield "rules", ala
    await ala.go("/gallery")
    await ala.page.locator("main svg, main img").first.wait_for()
    yield "gallery", ala
    await ala.go("/nowhere")
    await ala.page.locator("main").wait_for()
    yield "missing", ala


async def gathering(devices: Devices, look: Look) -> Seen:
    ala, bob = await look.device(devices), await look.device(devices, "Bob")
    link = await open_table(ala, "sen", 4)
    await sit_down(ala, link, bob)
    await ala.page.locator(".seat", has_text="Bob").wait_for(state="attached")
    tabs = ala.page.get_by_role("tab")
    if await tabs.first.is_visible():
        for name in ("invite", "seats", "rules"):
            await tabs.filter(has_text=ala.say(f"client-tab-{name}")).click()
            yield f"gathering-{name}", ala
    else:
        yield "gathering", ala
    await bob.page.get_by_role("button", name=bob.say("client-chat-unread", count=0)).click()
    await bob.page.locator("dialog input").fill("Dobry wieczór! Kto dziś śni?")
    await bob.page.keyboard.press("Enter")
    await bob.page.locator("dialog li", has_text="Dobry").wait_for()
    yield "chat", bob


async def sen(devices: Devices, look: Look) -> Seen:
    ala = await look.device(devices)
    watcher = await look.device(devices, "Ola")
    link = await open_table(ala, "sen", 4, first=0)
    await sit_down(ala, link)
    await start(ala)
    yield "sen-peek", ala
    player = Player(ala, 3)
    await player.play(stop=".phase-turn")
    await ala.page.keyboard.press("Escape")
    yield "sen-turn", ala
    await ala.page.keyboard.press("z")
    await ala.page.locator(".own .card.lit, .in-hand").first.wait_for()
    yield "sen-drawn", ala
    await ala.page.get_by_role("button", name=ala.say("client-in-words")).click()
    yield "sen-in-words", ala
    await ala.page.keyboard.press("Escape")
    await ala.page.keyboard.press("?")
    await ala.page.locator("dialog").wait_for()
    yield "sen-keys", ala
    await ala.page.keyboard.press("Escape")
    await watcher.go(link)
    await watcher.page.locator(".play").wait_for()
    yield "spectator", watcher
    await watcher.go(f"{link}?screen")
    await watcher.page.locator(".play.shared").wait_for()
    yield "shared-screen", watcher
    await player.play(stop=".reveal .go")
    yield "sen-reveal", ala
    await player.play()
    yield "over", ala
    await ala.go(f"/review/{link.rpartition('/')[2]}/1")
    await ala.page.locator(".play").first.wait_for()
    yield "review", ala
    await ala.go("/learn/sen")
    await ala.page.locator(".play").first.wait_for()
    yield "learn-aim", ala
    await ala.button("client-learn-go")
    await ala.page.locator(".coach").wait_for()
    yield "learn", ala


async def company(devices: Devices, look: Look) -> Seen:
    """Who may come in, who is here, and who looks through whose eyes."""
    ala, ola = await look.device(devices), await look.device(devices, "Ola")
    bob = await look.device(devices, "Bob")
    locked = {"game": "sen", "players": 2, "password": "sowa"}
    await ola.go((await ala.api("POST", "/tables", locked))["link"])
    await ola.page.locator("input[type=password]").fill("mysz")
    await ola.page.keyboard.press("Enter")
    await ola.page.get_by_role("alert").wait_for()
    yield "password", ola
    link = await open_table(ala, "koty", 4, first=0)
    await sit_down(ala, link, bob)
    await start(ala, bob)
    await ola.go(link)
    await ola.page.locator(".play").wait_for()
    for message, values in (("client-menu", {}), ("client-people", {}), ("client-chat-about", {"name": "Ola"})):
        await ala.button(message, **values)
    await ala.page.get_by_role("switch").click(force=True)
    yield "person-spectator", ala
    await ala.page.keyboard.press("Escape")
    yield "people", ala
    await ala.button("client-chat-about", name="Bob")
    await ala.button("client-host-pass")
    yield "pass-host", ala
    await ola.button("client-look-through", name="Ala")
    yield "spectator-eyes", ola


async def smoki(devices: Devices, look: Look) -> Seen:
    ala = await look.device(devices)
    await sit_down(ala, await open_table(ala, "smoki", 4, first=0))
    await start(ala)
    player = Player(ala, 4)
    await player.play(until=6)
    await player.lit()
    await ala.page.keyboard.press("Escape")
    yield "smoki-table", ala
    await player.play(stop=".waking .go")
    yield "smoki-reveal", ala


async def koty(devices: Devices, look: Look) -> Seen:
    ala = await look.device(devices)
    await sit_down(ala, await open_table(ala, "koty", 4, first=0))
    await start(ala)
    player = Player(ala, 5)
    await player.play(until=14)
    while not await ala.page.locator(".since, .side .log h2", has_text=ala.say("client-since")).count():
        await player.play(until=1)
        await player.lit()
    yield "koty-since", ala
    await ala.page.keyboard.press("Escape")
    yield "koty-table", ala
    await player.play(stop=".waking .go")
    yield "koty-reveal", ala


LONG_NAMES = ("Konstantynopolitańczyk", "WWWWWWWWWWWWWWWWWWWWWWWW")


async def crowded(devices: Devices, look: Look) -> Seen:
    """As many as a table takes, with names that do not break."""
    ala = await look.device(devices, LONG_NAMES[0])
    for game, players in (("sen", 5), ("smoki", 5), ("koty", 6), ("kraina-snow", 10)):
        await sit_down(ala, await open_table(ala, game, players, first=0))
        if game != "kraina-snow":  # where everybody has a device of their own
            await seat_guest(ala, LONG_NAMES[1])
        if await (tabs := ala.page.get_by_role("tab")).first.is_visible():
            for name in ("invite", "seats", "rules"):
                await tabs.filter(has_text=ala.say(f"client-tab-{name}")).click()
                yield f"crowded-{game}-{name}", ala
        else:
            yield f"crowded-{game}-gathering", ala
        await start(ala)
        await Player(ala, 8).play(stop=".table, .bedside, .asleep")
        yield f"crowded-{game}", ala


async def kraina(devices: Devices, look: Look) -> Seen:
    dreamer, spirit = await look.device(devices), await look.device(devices, "Bob")
    link = await open_table(dreamer, "kraina-snow", 5, first=0, story=60, turn=20, glass=20)
    await sit_down(dreamer, link, spirit)
    await start(dreamer, spirit)
    yield "kraina-evening", spirit
    for device in (spirit, dreamer):
        await device.page.locator("[data-action=ready]").click()
    word = (await spirit.page.locator(".wordcard .word b").inner_text()).lower()
    clue = next(each for each in WORDS[look.lang] if each[:3] != word[:3])
    await spirit.page.locator(".saying input").fill(clue)
    await spirit.page.keyboard.press("Enter")
    await dreamer.page.locator(".asleep .newest").wait_for()
    yield "kraina-dreamer", dreamer
    yield "kraina-spirit", spirit
    await dreamer.page.locator(".day textarea").fill("Śniło mi się morze, a nad nim latał zamek z lampą.")
    yield "kraina-day", dreamer
    await dreamer.page.locator("[data-action=done]").click()
    for device in (dreamer, spirit):
        await device.page.locator(".dawning .go").wait_for()
    yield "kraina-reveal", spirit


async def passing(devices: Devices, look: Look) -> Seen:
    """One device for two."""
    ala = await look.device(devices)
    await sit_down(ala, await open_table(ala, "sen", 3, first=0))
    await seat_guest(ala, "Ola")
    await start(ala)
    await Player(ala, 6).play(stop=".curtain")
    yield "curtain", ala


async def seat_guest(host: Device, name: str) -> None:
    """Somebody without a device of their own."""
    if await (tab := host.page.get_by_role("tab", name=host.say("client-tab-seats"))).is_visible():
        await tab.click()
    await host.page.get_by_role("button", name=host.say("client-guest"), exact=True).first.click()
    await host.page.locator("dialog input").fill(name)
    await host.page.locator("dialog .go").click()
    await host.page.locator(".seat", has_text=name).wait_for()


PARTS: dict[str, Callable[[Devices, Look], Any]] = {
    each.__name__: each for each in (pages, gathering, company, sen, smoki, koty, kraina, passing, crowded)
}

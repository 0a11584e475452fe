"""People who know no rules: they click, or reach by the keyboard, whatever is lit, until the game is over.

Their choices come from a seed. They wait for something to do and for nothing else.
"""

import random
from dataclasses import dataclass, field

from playwright.async_api import ElementHandle, Error

from tests.browser.devices import LANGUAGES, Device

# Buttons that lead back, or lead nowhere.
AVOIDED = (
    "client-take-back",
    "client-sen-put-back",
    "client-undo",
    "client-hints",
    "client-reveal-again",
)
WORDS = {
    "pl": [
        "morze",
        "zamek",
        "lampa",
        "rower",
        "jesień",
        "kubek",
        "góra",
        "muzyka",
        "śnieg",
        "ptak",
        "krzesło",
        "wiatr",
    ],
    "en": ["sea", "castle", "lamp", "bicycle", "autumn", "cup", "mountain", "music", "snow", "bird", "chair", "wind"],
}

# What can be done on the page now: the elements themselves, or none while others are awaited.
LIT = """([stop, avoided]) => {
  if (document.querySelector(stop) || document.querySelector('section.over')) return ['over'];
  const seen = (thing) => thing.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const back = (thing) => avoided.includes(thing.ariaLabel ?? thing.innerText.trim());
  const on = (thing) => !thing.disabled && thing.ariaDisabled !== 'true' && !back(thing);
  const all = (query) => [...document.querySelectorAll(query)].filter((thing) => seen(thing) && on(thing));
  const dialog = all('dialog[open] .go, .curtain .go');
  if (dialog.length) return dialog;
  const since = all('.since');
  if (since.length) return since;
  const reveal = all(':is(.reveal, .waking, .dawning) .dock .grow');
  if (reveal.length) return reveal;
  const waiting = document.querySelector('[data-spot][aria-pressed=true]') ? all('.dock .go') : [];
  if (waiting.length) return [...waiting, ...all('[data-spot][aria-pressed=true]')];
  const lit = all('button[data-spot].lit, .dock button, .saying input, .saying .pass');
  return lit.length ? lit : null;
}"""


NAME = "(it) => it.dataset.spot ?? it.dataset.action ?? it.ariaLabel ?? it.innerText"
ENDING = ("call", "pass")  # what would end a round or a turn before anything has happened
MEANT_TO_LAST = 12


@dataclass
class Player:
    device: Device
    seed: int
    done: list[str] = field(default_factory=list)  # what was chosen, for whoever looks for the reason of a failure

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.avoided = [language.say(message) for language in LANGUAGES.values() for message in AVOIDED]

    async def play(self, until: int = 10_000, stop: str = "section.over") -> bool:
        """Whether what one waits for is seen, after so many choices at most."""
        for _ in range(until):
            lit = await self.lit(stop)
            if not lit:
                return True
            thing, told = await self.preferred(lit)
            if told in ENDING and len(lit) > 1 and len(self.done) < MEANT_TO_LAST:
                continue
            self.done.append(told)
            try:
                await self.act(thing)
            except Error:
                # Another's move may take away what was lit a moment ago; then something else is to do, or nothing.
                if await self.still_lit(thing, stop):
                    raise
        return False

    async def lit(self, stop: str = "section.over") -> list[ElementHandle]:
        """What can be done as soon as there is anything; nothing once `stop` is seen."""
        found = await self.device.until(LIT, arg=[stop, self.avoided], within=90)
        things = [thing.as_element() for thing in (await found.get_properties()).values()]
        return [thing for thing in things if thing]

    async def still_lit(self, thing: ElementHandle, stop: str) -> bool:
        look = f"(thing, asked) => (({LIT})(asked) ?? []).includes(thing)"
        return bool(await thing.evaluate(look, [stop, self.avoided]))

    async def preferred(self, lit: list[ElementHandle]) -> tuple[ElementHandle, str]:
        """Own places rather than piles and buttons, or some games would not end today."""
        names = [str(await thing.evaluate(NAME)) for thing in lit]
        weights = [3 if name.startswith(("dream.", "land.")) else 1 for name in names]
        [chosen] = self.random.choices(range(len(lit)), weights)
        return lit[chosen], names[chosen]

    async def act(self, thing: ElementHandle) -> None:
        if await thing.evaluate("(it) => it.tagName === 'INPUT'"):
            await self.write(thing)
        else:
            await self.use(thing)

    async def use(self, thing: ElementHandle) -> None:
        await thing.click(timeout=5000)

    async def write(self, field: ElementHandle) -> None:
        await field.fill(self.random.choice(WORDS[self.device.language.code]))
        await field.press("Enter")


async def answer_puzzle(device: Device) -> None:
    """A puzzle is answered on its table, as in play: by whatever is lit, until it is an answer."""
    page = device.page
    while not await page.locator(".verdict").count():
        sure = page.locator("dialog[open] .go")
        if await sure.count():
            await sure.first.click()
            continue
        waiting = await page.locator(".board [data-spot][aria-pressed=true]").count()
        go = page.locator(".board .dock .go")
        if waiting and await go.count():
            await go.first.click()
        else:
            await page.locator(".board button.lit, .board .dock button:enabled").last.click()

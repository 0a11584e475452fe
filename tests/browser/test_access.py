"""A walk past every screen with four questions: does axe find anything serious or critical, is everything that can be
used on a phone as large as a fingertip, is any word cut, and does any lie on another?
"""

from collections.abc import Awaitable, Callable

import pytest
from axe_playwright_python.async_playwright import Axe

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.screens import PARTS, Look

OPTIONS = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}

MISTAKES = """() => document.querySelector('main').insertAdjacentHTML(
  'afterbegin', '<button></button><p style="color: #555; background: #444">hardly to be read</p>')"""


# What can be used now and is smaller than 44 px; links in the middle of a sentence are as high as their line.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, textarea')]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled && it.ariaDisabled !== 'true')
  .filter((it) => it.tabIndex >= 0 && getComputedStyle(it).display !== 'inline')
  .map((it) => [it.ariaLabel || it.innerText || it.className, (it.closest('label') ?? it).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([name, { width, height }]) => `${name} is ${width} × ${height}`)"""

# Words that something hides a part of and that cannot be scrolled to.
CUT = """() => [...document.querySelectorAll('body *')]
  .filter((it) => !it.childElementCount && it.textContent.trim() && !it.closest('.vh, [aria-hidden=true]'))
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .filter((it) => {
    const { left, right } = it.getBoundingClientRect();
    for (let around = it; around; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const box = around.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.right < right - 1 || box.left > left + 1)) return true;
      if (around === it && overflowX !== 'visible' && it.scrollWidth > it.clientWidth + 1) return true;
    }
    return right > innerWidth + 1 || left < -1;
  })
  .map((it) => it.textContent.trim())"""

# Words on top of other words, and a page that can be pushed sideways. What lies in a list that scrolls is looked at
# only where it is seen; while a dialog or a curtain is there only that is read. The coach and clues that float by are
# meant to pass over what lies there.
ON_TOP = """() => {
  const root = [...document.querySelectorAll('dialog[open], .curtain')].at(-1) ?? document.body;
  const seen = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.textContent.trim() || it.closest('.vh, .coach, .clues, [aria-hidden=true], svg, script, style')) continue;
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const box = { left, right, top, bottom };
      for (let around = it; around && around !== root; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        box.left = Math.max(box.left, left), box.right = Math.min(box.right, right);
        box.top = Math.max(box.top, top), box.bottom = Math.min(box.bottom, bottom);
      }
      const large = box.right - box.left > 2 && box.bottom - box.top > 2;
      if (large) seen.push({ it, text: node.textContent.trim(), ...box });
    }
  }
  const DEEP = 4; // letters reach a little out of their lines
  const clash = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > DEEP &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > DEEP;
  const found = seen.flatMap((one, index) => seen.slice(index + 1)
    .filter((other) => other.it !== one.it && clash(one, other)).map((other) => `${one.text} / ${other.text}`));
  const { scrollWidth, clientWidth } = document.documentElement;
  return [...found, ...(scrollWidth > clientWidth + 1 ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [])];
}"""


async def complaints(device: Device) -> list[str]:
    found = (await Axe().run(device.page, options=OPTIONS)).response["violations"]
    return [
        f"{each['impact']} {each['id']}: {node['html'][:160]} — {node['failureSummary'][:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]


def test_axe_sees_what_is_wrong(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        await ala.go("/settings")
        await ala.page.locator("main").wait_for()
        await ala.page.evaluate(MISTAKES)
        found = {complaint.split()[1] for complaint in await complaints(ala)}
        assert found == {"button-name:", "color-contrast:"}

    tell(story)


async def small_or_cut(device: Device) -> list[str]:
    small, cut = [await device.page.evaluate(look) for look in (SMALL, CUT)]
    return [*(f"too small: {each}" for each in small), *(f"cut: {each}" for each in cut)]


async def on_top(device: Device) -> list[str]:
    return [f"on top of each other: {each}" for each in await device.page.evaluate(ON_TOP)]


Question = Callable[[Device], Awaitable[list[str]]]
WALKS: dict[str, tuple[Look, list[Question]]] = {
    "polish-phone-by-night": (Look(PHONE, "night", "pl"), [complaints, small_or_cut, on_top]),
    "english-phone-by-night": (Look(PHONE, "night", "en"), [small_or_cut, on_top]),
    "english-desktop-by-dawn": (Look(DESKTOP, "dawn", "en"), [complaints, on_top]),
}


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("part", PARTS)
def test_every_screen_can_be_used_and_read(part: str, walk: str, tell: Tell) -> None:
    look, questions = WALKS[walk]

    async def story(devices: Devices) -> None:
        found = [
            f"{name}: {complaint}"
            async for name, device in PARTS[part](devices, look)
            for question in questions
            for complaint in await question(device)
        ]
        assert not found, "\n".join(found)

    tell(story)

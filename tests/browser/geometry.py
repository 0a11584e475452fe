"""Where words lie on a screen: none on another, none covered, cut or off the screen, and no page pushed sideways."""

from tests.browser.devices import DESKTOP, PHONE, Device

# Every line of words that can be seen, as a box clipped by what scrolls around it. While a dialog, a curtain
# or what happened since one's last turn is there, only that is read.
LINES = """
  const root = [...document.querySelectorAll('dialog[open], .curtain, .since')].at(-1) ?? document.body;
  const shown = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.textContent.trim() || it.closest('.vh, [aria-hidden=true], svg, script, style') || !shown(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const box = { left, right, top, bottom };
      for (let around = it; around && around !== root.parentElement; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        box.left = Math.max(box.left, left), box.right = Math.min(box.right, right);
        box.top = Math.max(box.top, top), box.bottom = Math.min(box.bottom, bottom);
      }
      const large = box.right - box.left > 2 && box.bottom - box.top > 2;
      if (large) lines.push({ it, text: node.textContent.trim(), ...box });
    }
  }
"""

# Letters reach a little out of their lines, by more where they are larger.
ON_TOP = f"""() => {{
  {LINES}
  const DEEP = parseFloat(getComputedStyle(document.documentElement).fontSize) / 4;
  const clash = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > DEEP &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > DEEP;
  const found = lines.flatMap((one, index) => lines.slice(index + 1)
    .filter((other) => other.it !== one.it && clash(one, other)).map((other) => `${{one.text}} / ${{other.text}}`));
  const {{ scrollWidth, clientWidth }} = document.documentElement;
  return scrollWidth > clientWidth + 1 ? [...found, `the page is ${{scrollWidth - clientWidth}} px too wide`] : found;
}}"""

# Words under something that one cannot look through. What is pinned to an edge, such as a bar, may pass over what can
# be scrolled from under it.
COVERED = f"""() => {{
  {LINES}
  const clear = (it) => {{
    const {{ backgroundColor, backgroundImage, opacity }} = getComputedStyle(it);
    const alpha = /rgba\\(.*, ([\\d.]+)\\)|\\/ ([\\d.]+)\\)/.exec(backgroundColor);
    const painted = backgroundImage !== 'none' || Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.4;
    return !(painted || it.matches('img, svg *, canvas')) || Number(opacity) < 0.3;
  }};
  const scrolls = document.scrollingElement.scrollHeight > innerHeight + 1;
  const pinned = (it) => it && ['fixed', 'sticky'].includes(getComputedStyle(it).position);
  const passes = (it) => scrolls && pinned(it.closest('.dock, .bar'));
  const over = ({{ it }}, x, y) => {{
    const there = document.elementsFromPoint(x, y);
    const own = there.findIndex((each) => it.contains(each) || each.contains(it));
    return there.slice(0, Math.max(0, own)).find((each) => !clear(each) && !passes(each));
  }};
  return lines.flatMap((line) => {{
    const y = (line.top + line.bottom) / 2;
    if (y < 0 || y >= innerHeight) return [];
    const at = (part) => line.left + part * (line.right - line.left);
    const covers = [0.1, 0.5, 0.9].map((part) => over(line, at(part), y)).find(Boolean);
    return covers ? [`${{line.text}} under ${{covers.className || covers.tagName}}`] : [];
  }});
}}"""

# Words that something hides a part of, and that cannot be scrolled to. Long names may end in dots.
CUT = """() => {
  const LONG_NAME = 12;
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const hides = (value) => value !== 'visible' && !scrolls(value);
  const mayEnd = (it) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(it);
    return it.textContent.trim().length > LONG_NAME && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none');
  };
  const hidden = (around, whole) => {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const across = hides(overflowX) && (box.right < whole.right - 1 || box.left > whole.left + 1);
    return across || (hides(overflowY) && (box.bottom < whole.bottom - 5 || box.top > whole.top + 5));
  };
  const cut = (it) => {
    const range = document.createRange();
    const words = own(it);
    range.setStartBefore(words.at(0));
    range.setEndAfter(words.at(-1));
    const whole = range.getBoundingClientRect();
    for (let around = it; around; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (hidden(around, whole)) return !mayEnd(around);
      if (scrolls(overflowX) || scrolls(overflowY)) return false;
      if (position === 'fixed') break;
    }
    return whole.right > innerWidth + 1 || whole.left < -1;
  };
  const own = (it) => [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return [...document.querySelectorAll('body *')]
    .filter((it) => own(it).length)
    .filter((it) => !it.closest('.vh, [aria-hidden=true], svg, option'))
    .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(cut)
    .map((it) => own(it).map(({ data }) => data.trim()).join(' '));
}"""

QUESTIONS = {"on top of each other": ON_TOP, "covered": COVERED, "cut": CUT}
# Also with the fonts that only what is new on the screen asked for: in place of the note pad's, names there are cut.
DRAWN = """async () => {
  const drawn = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await drawn();
  await document.fonts.ready;
  await drawn();
}"""


async def misplaced(device: Device) -> list[str]:
    """What is wrong with a screen as it is."""
    return [f"{problem}: {each}" for problem, look in QUESTIONS.items() for each in await device.page.evaluate(look)]


async def misplaced_in_either_size(device: Device) -> list[str]:
    """What is wrong with it on a phone and on a desktop; the screen is left as it was. Themes move nothing."""
    found = []
    used = device.page.viewport_size
    assert used
    for width, height in (PHONE, DESKTOP):
        await device.page.set_viewport_size({"width": width, "height": height})
        await device.page.evaluate(DRAWN)
        found += [f"{width}x{height}: {each}" for each in await misplaced(device)]
    await device.page.set_viewport_size(used)
    return found


async def misplaced_in_large_text(device: Device) -> list[str]:
    """What is wrong with it for somebody whose browser writes everything twice as large."""
    await text_of(device, 32)
    found = [f"large text: {each}" for each in await misplaced(device)]
    await text_of(device, 16)
    return found


async def text_of(device: Device, size: int) -> None:
    session = await device.context.new_cdp_session(device.page)
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": size}})
    await session.detach()
    await device.page.evaluate("dispatchEvent(new Event('resize'))")  # what follows the line in words looks again
    await device.page.evaluate(DRAWN)

"""Cards that fly, and for whom they should not."""

from tests.browser.conftest import Tell
from tests.browser.devices import Devices
from tests.browser.tables import open_table, sit_down, start

FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) {
      if (node.nodeType === 1 && node.matches('.flights > *')) window.flights += 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""

ANIMATED = """() => document.getAnimations()
  .filter((each) => each.playState === 'running' && !(each instanceof CSSTransition))
  .map((each) => each.animationName)"""


def test_reduced_motion_is_honoured(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        for motion in (True, False):
            ala = await devices.new(name="Ala", motion=motion)
            await sit_down(ala, await open_table(ala, "sen", 2))
            await ala.page.evaluate(FLIGHTS)
            await start(ala)
            if motion:
                await ala.until("() => window.flights > 0")
            else:
                await ala.page.locator(".own .lit").first.wait_for()
                assert await ala.page.evaluate("window.flights") == 0
                assert await ala.page.evaluate(ANIMATED) == []

    tell(story)

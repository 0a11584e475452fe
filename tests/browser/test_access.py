"""axe looks at every screen, by night on a phone and by dawn on a desktop: nothing serious, nothing critical."""

import pytest
from axe_playwright_python.async_playwright import Axe

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.screens import PARTS, Look

LOOKS = {"night": Look(PHONE, "night", "pl"), "dawn": Look(DESKTOP, "dawn", "en")}
OPTIONS = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}

MISTAKES = """() => document.querySelector('main').insertAdjacentHTML(
  'afterbegin', '<button></button><p style="color: #555; background: #444">hardly to be read</p>')"""


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


@pytest.mark.parametrize("theme", LOOKS)
@pytest.mark.parametrize("part", PARTS)
def test_axe_finds_nothing_serious(part: str, theme: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        found = [
            f"{name}: {complaint}"
            async for name, device in PARTS[part](devices, LOOKS[theme])
            for complaint in await complaints(device)
        ]
        assert not found, "\n".join(found)

    tell(story)

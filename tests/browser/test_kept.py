"""The client that a device keeps: it opens without a server, waits for it, and gives way to a newer one."""

import shutil
from pathlib import Path

from tests.browser.conftest import Tell
from tests.browser.devices import ROOT, Device, Devices, server
from tests.browser.tables import open_table, sit_down, start

AWAY = "ERR_CONNECTION_REFUSED"
FOR_LATER = "/assets/python-"  # fetched when idle, which may be when the server has just gone
NEWER = "W co śnimy jutro?"
KEEPS_THE_NEWER = """() => {
  caches.keys().then((names) => { window.keeps = names; });
  const shells = window.keeps?.filter((name) => !/^sny-(python|said)/.test(name)) ?? [];
  return shells.length === 1 && shells[0].startsWith('sny-newer-');
}"""


async def kept(device: Device) -> None:
    """Until the device has everything that it needs to open again."""
    await device.until("() => navigator.serviceWorker.controller !== null", within=60)


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


def test_the_client_opens_without_a_server_and_waits_for_it(tell: Tell, tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")

    async def story(devices: Devices) -> None:
        house = devices.url
        try:
            with server(store=store) as devices.url:
                ala = await devices.new(name="Ala", keeps=True)
                link = await open_table(ala, "sen", 2)
                await sit_down(ala, link)
                await start(ala)
                await kept(ala)
            away = ala.page.locator(".lost")
            for path, shown in (("/", ".game"), (link, "[role=status]")):
                await ala.go(path)
                await away.wait_for()
                await ala.page.locator(shown).first.wait_for()
            with server(store=store, port=port_of(devices.url)):
                await away.wait_for(state="detached")  # nobody has touched anything
                await ala.page.locator(".play").wait_for()
                await ala.go("/")
                await ala.page.locator(".game", has_text=ala.say("games-players", fewest=2, most=5)).first.wait_for()
            ala.forgive(AWAY)
            ala.forgive(FOR_LATER)
            await devices.close()
        finally:
            devices.url = house

    tell(story)


def test_a_newer_client_is_taken_up(tell: Tell, tmp_path: Path) -> None:
    client = tmp_path / "client"
    shutil.copytree(ROOT / "client" / "dist", client)

    async def story(devices: Devices) -> None:
        house = devices.url
        try:
            with server(client=client) as devices.url:
                ala = await devices.new(name="Ala", keeps=True)
                await ala.go("/")
                await ala.page.get_by_text(ala.say("client-home-question")).wait_for()
                await kept(ala)
                renew(client)
                # Another tab gets the newer client at once, and soon the device keeps that one and no other.
                other = await ala.context.new_page()
                await other.goto(devices.url)
                await other.get_by_text(NEWER).wait_for()
                await ala.until(KEEPS_THE_NEWER, within=60)
                await (await ala.context.new_cdp_session(ala.page)).send("Network.clearBrowserCache")
                # The page that was open all the time asks for what is gone, and is renewed where it wanted to go.
                await ala.button("client-menu")
                await ala.page.get_by_role("link", name=ala.say("client-settings")).click()
                await ala.page.get_by_role("button", name=ala.say("client-code-make")).wait_for()
                assert ala.page.url.endswith("/settings")
                assert not await ala.page.evaluate("window.keeps"), "it is still the old page"
                await ala.go("/")
                await ala.page.get_by_text(NEWER).wait_for()
            await ala.page.reload()  # the kept one is the newer one as well
            await ala.page.get_by_text(NEWER).wait_for()
            ala.forgive(AWAY)
            ala.forgive("404")
            ala.forgive("dynamically imported module")
            await devices.close()
        finally:
            devices.url = house

    tell(story)


def renew(client: Path) -> None:
    """The same client as if it had been built anew: every file has another name, and a sentence another wording."""
    texts = {path: path.read_text("utf-8") for path in client.rglob("*") if path.suffix in (".js", ".css", ".html")}
    assets = [path for path in (client / "assets").iterdir() if path.suffix in (".js", ".css")]
    renamed = {path.name: f"{path.stem}-newer{path.suffix}" for path in assets}
    for path, text in texts.items():
        for name, newer in renamed.items():
            text = text.replace(name, newer)
        text = text.replace("W co dziś śnimy?", NEWER).replace('const NAME = "sny-', 'const NAME = "sny-newer-')
        path.unlink()
        path.with_name(renamed.get(path.name, path.name)).write_text(text, "utf-8")

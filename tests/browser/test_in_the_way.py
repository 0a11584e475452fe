"""What stands in somebody's way: the page says what it is and what to do, in words of the reader's language."""

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.geometry import misplaced_in_either_size
from tests.browser.screens import seat_guest
from tests.browser.tables import GAMES, come_in, open_table, sit_down, start


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_table_without_a_free_seat_and_one_that_wants_somebody_gone(lang: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, ola = await devices.new(name="Ala", size=DESKTOP), await devices.new(name="Ola", lang=lang)
        link = await open_table(ala, "sen", 2)
        await sit_down(ala, link)
        await seat_guest(ala, "Kuba")
        await come_in(ola, link)
        await ola.page.get_by_text(ola.say("client-no-seat")).wait_for()
        await ala.button("client-watched-by", names="Ola")
        await ala.button("client-chat-about", name="Ola")
        await ala.button("client-kick")
        await ola.page.get_by_text(ola.say("client-bye-banned")).wait_for()
        await ola.page.get_by_role("link", name=ola.say("client-to-home")).click()
        await ola.page.locator(".game").first.wait_for()

    tell(story)


def test_a_code_is_not_called_expired_where_only_the_network_is_gone(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, phone = await devices.new(name="Ala", size=DESKTOP), await devices.new()
        code = (await ala.api("POST", "/me/code"))["code"]
        await phone.go("/")
        await phone.page.locator(".game").first.wait_for()
        await phone.page.route("**/api/**", lambda route: route.abort("internetdisconnected"))
        await phone.go(f"/link#{code}")
        await phone.page.get_by_role("heading", name=phone.say("client-problem-offline")).wait_for()
        await phone.page.unroute_all()
        await phone.page.get_by_role("button", name=phone.say("client-link-yes", name="Ala")).wait_for()
        await phone.go("/")
        await phone.go("/link#AAAA-AAAA")
        await phone.page.get_by_role("heading", name=phone.say("client-link-failed")).wait_for()
        for wrong in ("ERR_INTERNET_DISCONNECTED", "/devices/owner", "409 (Conflict)"):
            phone.forgive(wrong)

    tell(story)


def test_a_link_is_copied_where_the_page_has_no_clipboard(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        await ala.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        await ala.context.add_init_script(
            "addEventListener('copy', () => (document.documentElement.dataset.copied = `${getSelection()}`.trim()))"
        )
        link = await open_table(ala, "sen", 2)
        await sit_down(ala, link)
        await ala.page.locator(".link .btn", has_text=ala.say("client-copy")).click()
        await ala.page.locator(".link .btn", has_text=ala.say("client-copied")).wait_for()
        assert str(await ala.page.evaluate("document.documentElement.dataset.copied")).endswith(link)

    tell(story)


def test_rules_of_no_game_are_a_missing_page(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new()
        await ala.go("/rules/nothing")
        await ala.page.get_by_text(ala.say("client-missing-text")).wait_for()
        ala.forgive("404")

    tell(story)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_who_reloads_is_back_in_the_game(game: str, tell: Tell) -> None:
    """… and not asked for a name first, as by a link from somebody else."""

    async def story(devices: Devices) -> None:
        ala = await devices.new()
        await ala.go("/")
        await ala.page.locator(f"input[value={game}]").check(force=True)
        await ala.page.locator(".acts .learn").wait_for()
        await ala.page.locator(".with-bots .go").click()
        await ala.page.locator(".play").wait_for()
        await ala.page.reload()
        await ala.page.locator(".play").wait_for()

    tell(story)


WHOSE_TURN_MAY_BE = "() => document.querySelectorAll('.rival').forEach((rival) => rival.classList.add('turn'))"
SHORTENED = """() => [...document.querySelectorAll('.rival .who b')]
  .filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


@pytest.mark.parametrize(("game", "players"), [("sen", 5), ("smoki", 5), ("koty", 6)])
def test_whose_turn_it_is_shortens_no_name(game: str, players: int, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=PHONE)
        await sit_down(ala, await open_table(ala, game, players, first=0))
        await start(ala)
        await ala.page.evaluate(WHOSE_TURN_MAY_BE)
        assert await ala.page.evaluate(SHORTENED) == []
        assert await misplaced_in_either_size(ala) == []

    tell(story)


def test_after_a_night_of_many_words_the_day_goes_on_within_reach(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob")
        link = await open_table(ala, "kraina-snow", 4, first=0)
        await sit_down(ala, link, bob)
        await start(ala, bob)
        for device in (ala, bob):
            await device.page.locator("[data-action=ready]").click()
        await ala.page.locator(".dawning .go").wait_for()
        await ala.page.evaluate(
            """() => [...document.querySelectorAll('.words-of p > span:last-child')].forEach((side) => {
              side.replaceChildren(...Array.from({ length: 14 }, () => new DOMParser().parseFromString(
                '<span class="chip turned">NIEDŹWIEDŹ („krzesło”)</span>', 'text/html').body.firstChild));
            })"""
        )
        assert await misplaced_in_either_size(ala) == []

    tell(story)


def test_a_number_that_is_not_allowed_becomes_the_nearest_that_is(tell: Tell) -> None:
    """… and spoils no table that is opened later."""

    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        for _ in range(2):
            await ala.go("/")
            await ala.page.get_by_role("button", name=ala.say("client-open-table"), exact=True).click()
            limit = ala.page.get_by_role("spinbutton", name=ala.say("client-sen-limit"))
            for typed, taken in (("-5", 1), ("1e9", 10000), ("99.7", 100)):
                await limit.fill(typed)
                await limit.press("Enter")
                await ala.until("([it, taken]) => it.value === taken", arg=[await limit.element_handle(), f"{taken}"])
            assert not await ala.page.get_by_role("alert").count()
            await limit.fill("99999")
            await limit.press("Enter")

    tell(story)

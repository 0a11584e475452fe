"""How people find their way in: a name, a first lesson, the rules at hand."""

import asyncio

import pytest
from playwright.async_api import Route

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.players import Player
from tests.browser.tables import CARD_GAMES, GAMES, OWN_TURN, open_table, sit_down, start
from tests.browser.test_access import complaints


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_whoever_comes_by_a_link_is_asked_for_a_name_once(size: tuple[int, int], tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(size=size)
        link = await open_table(ala, "sen", 3)
        await sit_down(ala, link)
        await bob.go(link)
        field = bob.page.get_by_label(bob.say("client-name-label"))
        assert await field.input_value(), "a name is proposed"
        assert await complaints(bob) == []
        await field.fill("Bobik")
        await bob.button("client-arrive-go")
        await bob.page.locator(".gathering").wait_for()
        await bob.page.reload()
        await bob.page.locator(".gathering").wait_for()
        if size == PHONE:
            await bob.page.get_by_role("tab", name=bob.say("client-tab-seats")).click()
        await bob.page.get_by_role("button", name=bob.say("client-sit")).first.click()
        await ala.page.locator(".seat", has_text="Bobik").wait_for(state="attached")
        # Whoever sits changes the name by a tap on their own seat.
        await bob.button("client-you-are", name="Bobik")
        await bob.page.locator("dialog input").fill("Bogumił")
        await bob.page.keyboard.press("Enter")
        await ala.page.locator(".seat", has_text="Bogumił").wait_for(state="attached")

    tell(story)


def test_a_shared_screen_and_whoever_is_known_are_not_asked(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob, screen = await devices.new(name="Ala"), await devices.new(name="Bob"), await devices.new()
        link = await open_table(ala, "sen", 3)
        await sit_down(ala, link)
        await bob.go(link)
        await bob.page.locator(".gathering").wait_for()
        await screen.go(f"{link}?screen")
        await screen.page.locator(".gathering").wait_for()

    tell(story)


def test_a_table_can_be_started_once_its_host_sits(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        answer = asyncio.Event()

        async def late(route: Route) -> None:
            await answer.wait()
            await route.continue_()

        link = (await ala.api("POST", "/tables", {"game": "sen", "players": 2}))["link"]
        await ala.page.route("**/api/games*", late)
        await ala.go(link)
        go = ala.page.locator(".gathering .dock .go")
        await go.wait_for()
        assert await go.is_disabled()
        answer.set()
        await go.click()
        await ala.page.locator(".sen .own .card").first.wait_for()

    tell(story)


def test_a_name_that_was_made_up_may_stay(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new()
        link = await open_table(ala, "sen", 3)
        await bob.go(link)
        await bob.button("client-arrive-go")
        await bob.page.locator(".gathering").wait_for()
        await bob.page.reload()
        await bob.page.locator(".gathering").wait_for()

    tell(story)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_told_what_a_game_is_and_offered_a_lesson(game: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new()
        await ala.go("/")
        await ala.page.locator(f"input[value={game}]").check(force=True)
        about = ala.page.locator(".game", has_text=ala.say(f"client-game-{game}"))
        await about.get_by_text(ala.say(f"client-game-{game}.about")).wait_for()
        await ala.page.locator(f".acts .learn[href='/learn/{game}']").wait_for()  # once the page's scripts are there
        assert await ala.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing to scroll"
        await ala.page.locator(".with-bots .go").click()
        await ala.page.locator(".play").wait_for()
        await ala.go("/")
        await ala.page.locator(".game").first.wait_for()
        assert await ala.page.locator(".acts .learn").count() == 0, "whoever has played is no newcomer"

    tell(story)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_a_tap_away_at_the_table(game: str, size: tuple[int, int], tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=size)
        await sit_down(ala, await open_table(ala, game, 4))
        await start(ala)
        await ala.page.locator(".bar").get_by_role("button", name=ala.say("client-rules")).click()
        sheet = ala.page.locator("dialog")
        await sheet.get_by_text(ala.say(f"client-glance-{game}-aim")).wait_for()
        assert await complaints(ala) == []
        assert await sheet.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth + 1")
        assert await sheet.locator(f"a[href='/rules/{game}']").is_visible()

    tell(story)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_card_that_is_held_says_what_it_does_and_plays_nothing(game: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        await sit_down(ala, await open_table(ala, game, 3, first=0))
        await start(ala)
        player = Player(ala, 5)
        await player.play(stop=OWN_TURN[game])
        for _ in range(2):
            await ala.page.keyboard.press("Escape")
        where = {
            "sen": "[data-spot='open']",
            "smoki": ".mid [data-spot]:not([data-spot=closed])",
            "koty": ".hand .card",
        }
        card = ala.page.locator(where[game]).first
        await card.hover()
        await ala.page.mouse.down()
        about = ala.page.locator(".about")
        await about.wait_for()
        await ala.page.mouse.up()
        assert await about.locator("p").inner_text()
        assert await complaints(ala) == []
        assert await ala.page.locator("[aria-pressed=true].card").count() == 0, "holding chose nothing"
        await ala.page.mouse.click(5, 400)
        await about.wait_for(state="detached")

    tell(story)


COVERS = """() => {
  const [coach, ring] = ['.coach', '.ring'].map((each) => document.querySelector(each)?.getBoundingClientRect());
  return Boolean(coach && ring) && coach.top < ring.bottom && coach.bottom > ring.top
    && coach.left < ring.right && coach.right > ring.left;
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_says_the_aim_first_and_hides_nothing_it_points_at(
    game: str, size: tuple[int, int], tell: Tell
) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(size=size)
        await ala.go("/")
        await ala.page.locator(f"input[value={game}]").check(force=True)
        await ala.page.locator(".acts .learn").click()
        await ala.page.locator("dialog").get_by_text(ala.say(f"client-glance-{game}-aim")).wait_for()
        assert await complaints(ala) == []
        await ala.button("client-learn-go")
        await ala.page.locator(".ring").wait_for()
        assert not await ala.page.evaluate(COVERS)
        assert await complaints(ala) == []

    tell(story)


def test_a_practice_night_has_no_glass_and_ends_by_itself(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(lang="en")
        await ala.go("/learn/kraina-snow")
        await ala.button("client-learn-go")
        await ala.page.locator("[data-action=ready]").click()
        await ala.page.locator(".coach", has_text="point").wait_for()  # what one's spirit wants
        assert not await ala.page.locator(".digits").is_visible()
        field = ala.page.locator(".saying input")
        await field.wait_for()
        for clue in ("thing", "stuff", "item", "object"):
            await ala.until("() => document.querySelector('.saying input:not(:disabled)')")
            await field.fill(clue)
            await ala.page.keyboard.press("Enter")
            if await ala.page.get_by_text(ala.say("client-learn-kraina-snow-end")).count():
                break

    tell(story)

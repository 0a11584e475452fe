"""A refused clue goes to the vote of the other spirits: they are told why, once, and then the score follows them."""

import pytest

from sny.game.referee import Dictionary
from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, Device, Devices
from tests.browser.geometry import misplaced
from tests.browser.tables import open_table, sit_down, start

pytestmark = pytest.mark.rule("KRA-J18")


async def doubted(devices: Devices, lang: str = "pl") -> tuple[list[Device], str]:
    """Ala dreams and Bob says the word on the bed, so that Ola, at a large screen, and Jan may vote; and that word."""
    ala, bob, jan = [await devices.new(name=name, lang=lang) for name in ("Ala", "Bob", "Jan")]
    ola = await devices.new(name="Ola", lang=lang, size=DESKTOP)
    players = [ala, bob, ola, jan]
    link = await open_table(ala, "kraina-snow", 4, first=0, overrule=True, glass=120, turn=60)
    await sit_down(ala, link, bob, ola, jan)
    await start(*players)
    for player in players:
        await player.page.locator("[data-action=ready]").click()
    word = (await bob.page.locator(".wordcard .word b").inner_text()).lower()
    await bob.page.locator(".saying input").fill(word)
    await bob.page.keyboard.press("Enter")
    return players, word


async def reads_why_once(player: Device, question: str, word: str) -> None:
    verdict, reason = Dictionary().judge_clue(word, word, player.language.code)
    told = player.say(f"client-kraina-ask-{question}", verdict=verdict, reason=reason)
    await player.page.get_by_text(told, exact=True).wait_for()
    assert (await player.page.locator("main").inner_text()).count(reason) == 1
    assert await misplaced(player) == []


async def vote(player: Device, verdict: str) -> None:
    await player.page.locator(f"[data-action='vote {verdict}']").click()


async def total(player: Device, points: int) -> None:
    await player.page.get_by_role("button", name=player.say("client-pad-total", total=points), exact=True).wait_for()


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_clue_that_the_others_let_through_is_given_and_wins_the_card(lang: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        (ala, bob, ola, jan), word = await doubted(devices, lang)
        await reads_why_once(ola, "overrule", word)
        await reads_why_once(jan, "overrule", word)
        await reads_why_once(bob, "overrule-wait", word)
        assert word not in (await ala.page.locator("main").inner_text()).lower()
        await vote(ola, "legal")
        await reads_why_once(ola, "overrule-wait", word)
        await reads_why_once(jan, "overrule", word)
        await vote(jan, "legal")
        await ala.page.locator(".clues").get_by_text(word, exact=True).wait_for()
        await total(bob, 0)
        await ala.page.locator(".saying input").fill(word)
        await ala.page.keyboard.press("Enter")
        await bob.page.locator(".sidebox.yellow .num", has_text="1").wait_for()

    tell(story)


@pytest.mark.rule("KRA-C5")
def test_a_clue_that_half_of_the_others_refuse_costs_the_card_and_a_point(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        (ala, bob, ola, jan), word = await doubted(devices)
        await vote(ola, "legal")
        await vote(jan, "illegal")
        await ala.page.get_by_text(ala.say("client-kraina-new-card")).wait_for()
        await total(bob, -1)
        await total(ola, 0)
        assert (await bob.page.locator(".wordcard .word b").inner_text()).lower() != word
        assert word not in (await ala.page.locator("main").inner_text()).lower()

    tell(story)

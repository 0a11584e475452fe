"""What Kraina snów does not take is answered in words: a clue that is none, and talk in the night."""

import pytest

from sny.game.referee import Dictionary
from sny.words.cards import PACKS, find_pack, game_pack
from sny.words.text import LANGUAGES
from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.tables import open_table, sit_down, start


async def night(devices: Devices) -> tuple[Device, Device, Device]:
    """Ala dreams, Bob is the first spirit, and Ola, who watches, has the chat open since the evening."""
    ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob")
    ola = await devices.new(name="Ola", size=DESKTOP)
    link = await open_table(ala, "kraina-snow", 4, first=0, gentle=True, glass=60, turn=60)
    await sit_down(ala, link, bob)
    await start(ala, bob)
    await ola.go(link)
    await ola.button("client-chat-unread", count=0)
    for device in (ala, bob):
        await device.page.locator("[data-action=ready]").click()
    await bob.page.locator(".wordcard .word b").wait_for()
    return ala, bob, ola


@pytest.mark.rule("KRA-C9")
def test_a_refused_clue_says_what_the_referee_has_against_it(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        _, bob, _ = await night(devices)
        word = await bob.page.locator(".wordcard .word b").inner_text()
        _, reason = Dictionary().judge_clue(word.lower(), word.lower(), "pl")
        await bob.page.locator(".saying input").fill(word.lower())
        await bob.page.keyboard.press("Enter")
        await bob.page.get_by_role("alert").filter(has_text=bob.say("kraina-snow-refused", reason=reason)).wait_for()
        assert await bob.page.locator(".saying input").input_value() == word.lower(), "what was typed is kept"

    tell(story)


# Every word set on the card as the game sets it; those that are wider than the frame that is drawn there.
TOO_WIDE = """async (words) => {
  const letters = '700 100px Alegreya';
  await document.fonts.load(letters, words.join(''));
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = letters;
  const [card, word, b] = ['.picture-of', '.wordcard .word', '.wordcard b'].map((it) => document.querySelector(it));
  const first = [word.style.getPropertyValue('--ems'), b.textContent];
  const set = (text, ems) => { b.textContent = text; word.style.setProperty('--ems', ems); };
  const wide = words.filter((text) => {
    set(text, pen.measureText(text).width / 100);
    return b.offsetWidth > 0.72 * card.offsetWidth;
  });
  set(first[1], first[0]);
  const exact = Math.abs(first[0] - pen.measureText(first[1]).width / 100) < 0.01;
  return exact ? wide : ['the word on the card is not measured'];
}"""


def test_no_word_crosses_the_frame_of_its_card(tell: Tell) -> None:
    words = [
        word.in_language(lang).upper()
        for pack in (game_pack(), *map(find_pack, PACKS))
        for card in pack
        for word in card
        for lang in LANGUAGES
    ]

    async def story(devices: Devices) -> None:
        _, bob, _ = await night(devices)
        await bob.page.evaluate("() => document.activeElement.blur()")
        await bob.page.locator(".picture-of").wait_for()
        for width, height in (PHONE, DESKTOP):
            await bob.page.set_viewport_size({"width": width, "height": height})
            assert await bob.page.evaluate(TOO_WIDE, words) == []

    tell(story)


@pytest.mark.rule("KRA-J12")
def test_talk_in_the_night_is_refused_in_words(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        _, _, ola = await night(devices)
        await ola.page.locator("dialog input").fill("to chyba kot")
        await ola.page.keyboard.press("Enter")
        await ola.page.get_by_role("alert").filter(has_text=ola.say("client-refused-night")).wait_for()
        assert await ola.page.locator("dialog input").input_value() == "to chyba kot"

    tell(story)

"""What Kraina snów does not take is answered in words: a clue that is none, and talk in the night."""

import pytest

from sny.game.referee import Dictionary
from sny.words.cards import PACKS, find_pack, game_pack
from sny.words.text import LANGUAGES
from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.tables import open_table, sit_down, start

SELECTED = (
    "() => ((it) => it.value.slice(it.selectionStart, it.selectionEnd))(document.querySelector('.pack textarea'))"
)


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


@pytest.mark.rule("KRA-W2")
def test_a_pack_is_checked_line_by_line_mended_and_played_with_bots(tell: Tell) -> None:
    pack = [f"{word.polish} = {word.english}" for card in game_pack()[:40] for word in card]
    wrong = [*pack[:6], "lody waniliowe = ice cream", *pack[7:]]

    async def story(devices: Devices) -> None:
        bob = await devices.new(name="Bob")
        link = await open_table(bob, "kraina-snow", 4, first=1, glass=120, turn=5)
        await sit_down(bob, link)
        await bob.page.get_by_role("tab", name=bob.say("client-tab-rules")).click()
        await bob.page.get_by_role("radio", name=bob.say("kraina-snow-pack-own")).check(force=True)
        field = bob.page.locator(".pack textarea")
        await field.fill("; ".join(wrong))
        await bob.button("client-pack-use")
        fault = bob.say("client-pack-fault", kind="several", word="lody waniliowe", number=0)
        await bob.page.locator(".pack li", has_text=fault).wait_for()
        await bob.page.locator(".pack li button", has_text=bob.say("client-pack-line", line=7)).first.click()
        assert await bob.page.evaluate(SELECTED) == wrong[6]
        await bob.page.keyboard.insert_text(pack[6])
        await bob.button("client-pack-use")
        await bob.page.get_by_text(bob.say("client-pack-fine", words=len(pack))).wait_for()
        await start(bob)
        await bob.page.locator("[data-action=ready]").click()
        word = await bob.page.locator(".wordcard .word b").inner_text()
        assert word.lower() in {line.partition(" =")[0] for line in pack}
        await bob.page.locator(".heard li b, .sidebox li").first.wait_for()  # a bot's clue, or what became of it

    tell(story)

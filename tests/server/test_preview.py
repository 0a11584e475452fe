"""What a messenger shows of a link to a table."""

import json
import shutil
from pathlib import Path

from sny.rules.catalogue import GAMES
from tests.server.house import house, run
from tests.server.test_http import raw

PAGE = "<html><head><title>sny</title></head><body></body></html>"
PICTURES = Path(__file__).parents[2] / "client" / "public" / "previews"


def with_pictures(folder: Path) -> Path:
    """What is built of the client, as far as messengers see it."""
    (folder / "index.html").write_text(PAGE)
    shutil.copytree(PICTURES, folder / "previews")
    return folder


def test_a_link_has_a_title_and_a_picture_in_the_language_of_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(client=with_pictures(tmp_path)) as there:
            ala = await there.visitor("Ala")
            words = await ala.open_table("kraina-snow", players=4, options={"lang": "pl"})
            for address, title in (
                (f"/t/{words}", "Zagraj z nami: Kraina snów"),
                (f"/t/{words}?lang=en", "Come and play Kraina snów"),
                (f"/t/{words}?lang=nonsense", "Zagraj z nami: Kraina snów"),
            ):
                status, headers, body = await raw(there, "GET", address, accept_language="en")
                text = body.decode()
                assert (status, headers["cache-control"]) == (200, "no-cache")
                assert f'<meta property="og:title" content="{title}" />' in text
                assert f'<meta property="og:image" content="{there.url}/previews/kraina-snow.jpg" />' in text
                assert text.endswith("</head><body></body></html>")

    run(story())


def test_a_table_of_cards_speaks_as_whoever_opened_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(client=with_pictures(tmp_path)) as there:
            ala = await there.visitor("Ala")
            device = {"cookie": f"sny_device={ala.device}"}
            for spoken, fetched, title in (
                ("pl-PL,pl;q=0.9", {}, "Zagraj z nami: Koty"),
                ("en", {"accept_language": "pl"}, "Come and play Koty"),
            ):
                opened = await raw(there, "POST", "/api/tables", {"game": "koty"}, accept_language=spoken, **device)
                text = (await raw(there, "GET", json.loads(opened[2])["link"], **fetched))[2].decode()
                assert f'<meta property="og:title" content="{title}" />' in text
            there.live(ala_table := json.loads(opened[2])["id"]).language = ""  # as after it was read again
            text = (await raw(there, "GET", f"/t/{ala_table}", accept_language="pl"))[2].decode()
            assert 'content="Zagraj z nami: Koty"' in text

    run(story())


def test_every_game_has_a_small_picture_of_its_own(tmp_path: Path) -> None:
    """Made by `python -m tests.browser.previews`."""
    assert {file.stem for file in PICTURES.iterdir()} == set(GAMES)
    assert all(file.stat().st_size < 60_000 for file in PICTURES.iterdir())

    async def story() -> None:
        async with house(client=with_pictures(tmp_path)) as there:
            for game in GAMES:
                status, headers, body = await raw(there, "GET", f"/previews/{game}.jpg")
                assert (status, headers["content-type"]) == (200, "image/jpeg")
                assert body == (PICTURES / f"{game}.jpg").read_bytes()

    run(story())


def test_a_game_without_a_picture_has_the_moon(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)

    async def story() -> None:
        async with house(client=tmp_path) as there:
            ala = await there.visitor("Ala")
            text = (await raw(there, "GET", f"/t/{await ala.open_table('sen')}"))[2].decode()
            assert f'<meta property="og:image" content="{there.url}/icons/moon-512.png" />' in text

    run(story())


def test_a_link_to_no_table_is_the_plain_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)

    async def story() -> None:
        async with house(client=tmp_path) as there:
            assert (await raw(there, "GET", "/t/nowhere"))[2].decode() == PAGE

    run(story())

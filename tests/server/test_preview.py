"""What a messenger shows of a link to a table."""

from pathlib import Path

from tests.server.house import house, run
from tests.server.test_http import raw

PAGE = "<html><head><title>sny</title></head><body></body></html>"


def test_a_link_has_a_title_and_a_picture_in_the_reader_s_language(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)

    async def story() -> None:
        async with house(client=tmp_path) as there:
            ala = await there.visitor("Ala")
            table = await ala.open_table("kraina-snow", players=4)
            for language, title in (
                ("pl-PL,pl;q=0.9", "Zagraj z nami: Kraina snów"),
                ("de", "Come and play Kraina snów"),
            ):
                status, headers, body = await raw(there, "GET", f"/t/{table}", accept_language=language)
                text = body.decode()
                assert (status, headers["cache-control"]) == (200, "no-cache")
                assert f'<meta property="og:title" content="{title}" />' in text
                assert f'<meta property="og:image" content="{there.url}/icons/moon-512.png" />' in text
                assert text.endswith("</head><body></body></html>")

    run(story())


def test_a_link_to_no_table_is_the_plain_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(PAGE)

    async def story() -> None:
        async with house(client=tmp_path) as there:
            assert (await raw(there, "GET", "/t/nowhere"))[2].decode() == PAGE

    run(story())

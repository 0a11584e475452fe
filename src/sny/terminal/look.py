"""The night's colours and cards as small boxes, for every game. All colours are readable on dark and on light."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

NIGHT = "#7d6bd0"  # borders and titles
MOON = "#a97a1c"  # whoever is on turn, and what is expected of you
FAINT = "dim"
BACK = "#8f86d8 on #232150"
FACE = "bold #2a2140 on #efe6cf"
REMEMBERED = "#4a4163 on #b9b2a4"  # not lying open; the memory aid recalls it

SKY = "   .        ·      .   *      .       ·        .     *    ·      .         "
MOON_SIGN = "☾"


@dataclass(frozen=True)
class Card:
    """A card as drawn: its lines, what stands in its corner, and its style."""

    lines: tuple[str, ...]
    corner: str
    style: str


def back(width: int, height: int) -> Card:
    return Card(("░" * width,) * height, "", BACK)


def row_of_cards(cards: Sequence[Card], labels: Sequence[str], width: int) -> Text:
    """Cards side by side with their labels below: as wide as their number times one more than `width`, and one."""
    picture = Text(no_wrap=True)
    for number, card in enumerate(cards):
        picture.append("┬" if number else "╭", NIGHT)
        picture.append(card.corner, "bold")
        picture.append("─" * (width - len(card.corner)), NIGHT)
    picture.append("╮\n", NIGHT)
    for line in range(len(cards[0].lines)):
        picture.append("│", NIGHT)
        for card in cards:
            picture.append(card.lines[line].center(width)[:width], card.style)
            picture.append("│", NIGHT)
        picture.append("\n")
    names = (label.center(width, "─")[:width] for label in labels)
    picture.append(f"╰{'┴'.join(names)}╯", NIGHT)
    return picture


def side_by_side(pictures: Sequence[tuple[Text, Text]]) -> Table:
    """Pictures with a caption above each."""
    grid = Table(box=None, show_header=False, padding=(0, 1))
    for _ in pictures:
        grid.add_column(no_wrap=True)
    grid.add_row(*(caption for caption, _ in pictures))
    grid.add_row(*(picture for _, picture in pictures))
    return grid


def width_of_cards(cards: int, width: int) -> int:
    return cards * (width + 1) + 1


def sky(title: str, width: int, progress: int) -> Text:
    """A line of night with the title on its left; the moon has wandered across it so far, in percent."""
    room = max(width - len(title) - 4, 2)
    stars = (SKY * (room // len(SKY) + 1))[:room]
    at = (room - 1) * progress // 100
    line = Text(f" {title}  ", NIGHT, no_wrap=True)
    line.stylize("bold")
    line.append(stars[:at], FAINT)
    line.append(MOON_SIGN, f"bold {MOON}")
    line.append(stars[at + 1 :], FAINT)
    return line

"""The wait while a thinker is compiled for the first time, with a progress bar."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from sny.bots import warm_up
from sny.language import Language


def get_thinker_ready(language: Language, game: str) -> None:
    """Nothing is shown where it was compiled before."""
    text = language.say("compiling", game=game)
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(text, total=None, visible=False)
        told = False

        def tell(done: int, parts: int) -> None:
            nonlocal told
            if not told and not console.is_terminal:
                console.print(text, markup=False)
            told = True
            progress.update(task, completed=done, total=parts, visible=True)

        warm_up(game, tell)

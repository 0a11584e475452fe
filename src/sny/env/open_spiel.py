"""The card games for OpenSpiel, registered from Python.

    import sny.env.open_spiel
    import pyspiel

    game = pyspiel.load_game("python_sny_sen(players=3,rounds=1)")
    state = game.new_initial_state()

Importing this module registers `python_sny_sen`, `python_sny_smoki`, `python_sny_koty` and `python_sny_tiny_sen`. Their
parameters are the players and the options of the table, with _ where the library takes a list (`variants=a_b`,
`night=moth:4_owl:2`), the kind of `rewards`, and `most_moves`, after which a game is over and worth 0 to everybody.

Chance is explicit: a chance node chooses the kind of one card at the moment when it leaves the pile (see
`sny.env.walk`). Where several seats may act at once, the lowest moves first. Information states hold all that a seat
was told; observations are its view of the table, as in docs/spaces.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from sny.extras import MissingExtra

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra("pyspiel") from error

from sny.env.rewards import reads_margin, reward_all
from sny.env.spaces import observation_length, widths_in_record, write_observations
from sny.env.tiny_sen import CARDS, TURNS, tiny_sen
from sny.env.walk import BEGINNING, CHANCE, OVER, OWN_ACTION, Walk
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR, record_type
from sny.rules.kit.notation import action_text, position_text
from sny.rules.kit.options import option_value, read_options, read_players
from sny.rules.kit.sight import view

PREFIX = "python_sny_"
LIST = "_"  # between the items of a list: a text of digits and signs alone would be read as a number
USUAL = -1  # a number that is left to the game
MOST_MOVES = 2000
UNKNOWN_LEAD = float(2**31)  # further apart no two scores of a game are that says nothing of it
LOG = 64  # events in an information state tensor: the latest ones


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; `start` is the first node, `rules` are those of `sny.rules`."""

    def __init__(self, kind: Any, start: Walk, parameters: dict[str, Any]) -> None:
        self.start, self.rules = start, start.rules
        self.players: int = start.state.players
        self.most_moves: int = parameters["most_moves"]
        self.by_margin = reads_margin(parameters["rewards"])
        most, least = 1.0, -1.0 / (self.players - 1)
        if self.by_margin:
            most = widest_lead(self.rules, start.state, self.most_moves)
            least = -most
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.ACTIONS,
            max_chance_outcomes=len(self.rules.CARDS),
            num_players=self.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.most_moves,
        )
        super().__init__(kind, information, parameters)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"observers of sny take no parameters; {params} were given")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def widest_lead(rules: Rules, start: Any, moves: int) -> float:
    """A round takes a move of every seat at least."""
    known = getattr(rules, "widest_lead", None)
    return float(known(start, moves // start.players + 1)) if known else UNKNOWN_LEAD


class State(pyspiel.State):  # type: ignore[misc]
    """A node of the game: a walk in the words of OpenSpiel."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.walk = game.start.copy()

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.walk.mover

    def is_terminal(self) -> bool:
        return self.walk.mover == OVER or self.walk.moves >= self.get_game().most_moves

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.walk.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.legal() if player == self.walk.mover else []

    def _apply_action(self, action: int) -> None:
        self.walk.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.walk.rules
        return rules.CARDS[action] if player == CHANCE else action_text(rules, action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A state that the player could be in just as well, as ISMCTS wants it."""
        twin: State = self.clone()
        twin.walk = self.walk.resampled(player, Random(sampler()).shuffle)  # noqa: S311
        return twin

    def returns(self) -> list[float]:
        game, rules, state = self.get_game(), self.walk.rules, self.walk.state
        rewards, seats = [0.0] * game.players, range(game.players)
        if self.walk.mover == OVER:
            won, scores = [rules.wins(state, seat) for seat in seats], [rules.score(state, seat) for seat in seats]
            reward_all(won, scores, game.by_margin, rewards)
        return rewards

    def __str__(self) -> str:
        return position_text(self.walk.rules, self.walk.state)


class Observer:
    """What a seat sees (`observation`) and, for information states, the latest events that it was told of (`log`)."""

    def __init__(self, game: Game, wanted: Any) -> None:
        self.rules, self.wanted = game.rules, wanted
        length = observation_length(game.rules)
        width = 2 + max(
            len(facts) for _, facts in game.rules.EVENTS
        )  # the numbers of an event, and whether there is one
        log = LOG * width if wanted.perfect_recall else 0
        self.tensor = np.zeros(length + log, np.float32)
        self.dict = {"observation": self.tensor[:length]}
        if wanted.perfect_recall:
            self.dict["log"] = self.tensor[length:].reshape(LOG, width)
        self._record = np.zeros(1, record_type(game.rules.Layout))
        self._row = np.zeros((1, length), np.int32)
        self._widths = widths_in_record(game.rules)

    def set_from(self, state: State, player: int) -> None:
        self._record[0] = np.frombuffer(self._seen(state, player).save(), self._record.dtype)[0]
        write_observations(self._widths, player, self._record, self._row)
        self.dict["observation"][:] = self._row[0]
        if "log" in self.dict:
            self.dict["log"][:] = 0.0
            told = [event for event in state.walk.told[player] if event[0] != BEGINNING]
            for row, event in enumerate(told[-LOG:]):
                self.dict["log"][row, 0] = 1.0
                self.dict["log"][row, 1 : 1 + len(event)] = event

    def string_from(self, state: State, player: int) -> str:
        seen = position_text(self.rules, self._seen(state, player))
        if not self.wanted.perfect_recall:
            return f"seat={player} {seen}"
        told = "; ".join(event_text(self.rules, event) for event in state.walk.told[player])
        return f"seat={player} {told}"

    def _seen(self, state: State, player: int) -> Any:
        table = state.walk.state
        if self.wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return table
        if self.wanted.private_info == pyspiel.PrivateInfoType.NONE:
            return view(self.rules, table, SPECTATOR)
        return view(self.rules, table, player)


def event_text(rules: Rules, event: tuple[int, ...]) -> str:
    """An event, an own action, or the view of a position that a game began with."""
    number, *facts = event
    if number == OWN_ACTION:
        return action_text(rules, facts[0])
    if number == BEGINNING:
        return position_text(rules, rules.Layout.load(bytes(facts)))
    name, declared = rules.EVENTS[number]
    told = (
        card_text(rules, value) if fact.kind == "card" else str(value)
        for fact, value in zip(declared, facts, strict=True)
    )
    return " ".join([name, *told])


def card_text(rules: Rules, kind: int) -> str:
    return {HIDDEN: "?", NOTHING: "-"}.get(kind) or rules.CARDS[kind]


# Registering


def usual_parameters(rules: Rules) -> dict[str, Any]:
    """The parameters of a game with their defaults: a switch, a number or a text for each option of the table."""
    usual: dict[str, Any] = {"players": rules.DATA["players"][0], "rewards": "wins", "most_moves": MOST_MOVES}
    for name, spec in rules.DATA["option"].items():
        if "switch" in spec:
            usual[name] = spec["default"]
        else:
            usual[name] = USUAL if "least" in spec or "seat" in spec else ""
    return usual


TINY_PARAMETERS = {"cards": LIST.join(CARDS), "turns": TURNS, "rewards": "margin", "most_moves": MOST_MOVES}


def first_node(rules: Rules, parameters: dict[str, Any]) -> Walk:
    players, specs = read_players(rules.DATA, parameters["players"]), rules.DATA["option"]
    given = {
        name: option_value(name, specs[name], value.replace(LIST, ",")) if isinstance(value, str) else value
        for name, value in parameters.items()
        if name in specs and value not in ("", USUAL)
    }
    options = read_options(specs, players, given)
    return Walk(rules, rules.set_up(players, options["first"] or 0, options))


def tiny_first_node(rules: Rules, parameters: dict[str, Any]) -> Walk:  # noqa: ARG001
    return tiny_sen(parameters["cards"].split(LIST), parameters["turns"])


def register(name: str, long_name: str, rules: Rules, usual: dict[str, Any], make: Any) -> None:
    fewest, most = rules.DATA["players"] if "players" in usual else (2, 2)
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )

    def begin(self: Game, given: dict[str, Any] | None = None) -> None:
        parameters = usual | (given or {})
        Game.__init__(self, kind, make(rules, parameters), parameters)

    # A class, since OpenSpiel lets go of it after Python has ended, and with a mere function that crashes.
    pyspiel.register_game(kind, type(long_name.replace(" ", ""), (Game,), {"__init__": begin}))


for game in CARD_GAMES:
    register(game, game.capitalize(), card_rules_of(game), usual_parameters(card_rules_of(game)), first_node)
register("tiny_sen", "Tiny Sen", card_rules_of("sen"), TINY_PARAMETERS, tiny_first_node)

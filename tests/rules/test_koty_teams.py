"""Koty: teams of two. Seat 1 attacks seat 2, whose partner is seat 4 of four, or seat 5 of six."""

import pytest

import sny

PARTNERS = [(4, 3), (6, 4)]  # players, and the partner of the second seat
NO_TOPS = "-,-,-,-"
FILLERS = ["pink-4,pink-4,pink-4,pink-4", "pink-5,pink-5,pink-5,pink-5", "green-3,green-3,green-3,green-3"]


def table(players: int, hands: dict[int, str], tops: dict[int, str], more: str = "") -> sny.CardGame:
    """A table of teams; other hands cannot defend, other dreams are empty."""
    fillers = iter([*FILLERS, *FILLERS])
    hand = "/".join(hands.get(seat) or next(fillers) for seat in range(players))
    top = "/".join(tops.get(seat, NO_TOPS) for seat in range(players))
    return sny.position(f"koty players={players} teams=on night=4,4,4,1 phase=turn hand={hand} tops={top} {more}")


@pytest.mark.rule("KOT-T1", "KOT-T3", "KOT-J12")
@pytest.mark.parametrize(("players", "partner"), [(4, 2), (6, 3)])
def test_partners_sit_opposite_and_are_no_rivals(players: int, partner: int) -> None:
    tops = dict.fromkeys(range(1, players), "blue-8,-,-,-")
    game = table(players, {0: "blue-1,owl,owl,owl"}, tops)
    attacked = {int(action[7]) - 1 for action in game.legal(0) if action.startswith("attack")}
    assert attacked == set(range(1, players)) - {partner}


@pytest.mark.rule("KOT-T3")
def test_a_partners_land_is_not_covered_and_no_bat_comes_there() -> None:
    nines = "nines=/yellow-2,-,-,yellow-2/yellow-2,-,-,yellow-2/yellow-2,-,-,yellow-2"
    tops = dict.fromkeys([1, 2, 3], "raven,-,-,-")
    game = table(4, {0: "raven,bat,owl,owl"}, tops, nines)
    assert game.legal(0) == ["exchange", "bat 2.1", "cover 2.2 with raven", "bat 4.1", "cover 4.2 with raven"]


@pytest.mark.rule("KOT-T3")
def test_a_moth_may_use_the_partners_dream() -> None:
    game = table(4, {0: "moth,owl,owl,owl"}, {2: "blue-1,-,-,-", 0: "blue-8,-,-,-"}, "nines=//yellow-2/")
    assert game.legal(0) == ["exchange", "moth 1.1", "moth 3.1"]
    game.play(0, "moth 3.1")
    assert "to 3.2" in game.legal(0)


@pytest.mark.rule("KOT-T5", "KOT-J6")
@pytest.mark.parametrize(("players", "partner"), PARTNERS)
def test_the_attacked_player_is_asked_first_and_then_the_partner(players: int, partner: int) -> None:
    game = table(players, {0: "blue-1,raven,raven,raven"}, {1: "blue-8,-,-,-"})
    game.play(0, "attack 2.1 with blue-1")
    assert game.actors == (1,)
    game.play(1, "pass")
    assert (game.actors, game.legal(partner)) == ((partner,), ["pass"])
    game.play(partner, "pass")
    assert game.view(None)["tops"][1][0] is None
    assert game.scores[0] == 9


@pytest.mark.rule("KOT-T2")
@pytest.mark.parametrize(("players", "partner"), PARTNERS)
def test_the_partner_defends_and_draws(players: int, partner: int) -> None:
    hands = {0: "blue-1,blue-1,raven,raven", partner: "blue-1,raven,raven,raven"}
    game = table(players, hands, {1: "blue-8,-,-,-"})
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "pass")
    events = game.play(partner, "defend blue-1")
    assert {"event": "drew", "seat": partner, "card": "?"} in [event.heard_by(None) for event in events]
    assert game.state.hand_size[:players] == [4] * players
    assert game.view(None)["tops"][1][0] == "blue-8"
    assert game.legal(0) == ["repeat blue-1", "pass"]


@pytest.mark.rule("KOT-T5")
def test_after_a_repeated_attack_the_attacked_player_is_asked_first_again() -> None:
    hands = {0: "blue-1,blue-1,raven,raven", 3: "blue-1,raven,raven,raven"}
    game = table(4, hands, {1: "blue-8,-,-,-"})
    for seat, action in ((0, "attack 2.1 with blue-1"), (1, "pass"), (3, "defend blue-1"), (0, "repeat blue-1")):
        game.play(seat, action)
    assert game.actors == (1,)
    game.play(1, "pass")
    assert game.actors == (3,)


@pytest.mark.rule("KOT-T5", "KOT-I1")
def test_the_partner_may_play_the_owl_and_takes_the_card() -> None:
    game = table(4, {0: "blue-1,raven,raven,raven", 3: "owl,raven,raven,raven"}, {1: "blue-8,-,-,-"})
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "pass")
    game.play(3, "defend owl")
    assert game.view(0)["hand"][3] == ["blue-1", "?", "?", "?"]
    assert game.actors == (1,)
    assert "exchange" in game.legal(1)


@pytest.mark.rule("KOT-T6")
def test_partners_do_not_see_each_others_hands() -> None:
    game = sny.new("koty", players=4, teams=True, seed=5)
    assert game.view(0)["hand"][2] == ["?"] * 4


@pytest.mark.rule("KOT-T4", "KOT-G4")
@pytest.mark.parametrize("players", [4, 6])
def test_cats_of_a_team_are_added(players: int) -> None:
    tops = ["blue-8,-,-,-", "pink-5,-,-,-", "green-3,-,-,-", "yellow-2,-,-,-", "blue-1,-,-,-", "-,-,-,-"][:players]
    game = sny.position(f"koty players={players} teams=on phase=over tops={'/'.join(tops)}")
    assert game.scores == ([11, 7, 11, 7] if players == 4 else [10, 6, 3, 10, 6, 3])
    assert game.winners == ([0, 2] if players == 4 else [0, 3])


@pytest.mark.rule("KOT-T4", "KOT-G4")
def test_nines_of_a_team_break_a_tie() -> None:
    tops = "green-6,-,-,-/-,-,-,-/-,-,-,-/green-3,-,-,-"
    game = sny.position(f"koty players=4 teams=on phase=over tops={tops} nines=///blue-8")
    assert game.scores == [6, 6, 6, 6]
    assert game.winners == [1, 3]


@pytest.mark.rule("KOT-T4", "KOT-G1")
def test_one_dream_of_either_partner_ends_the_game() -> None:
    full = "yellow-7,yellow-7,yellow-7"
    hands = {0: "yellow-2,raven,raven,raven"}
    nines = f"nines={full},yellow-2,yellow-2,yellow-2,blue-1,blue-1///"
    game = table(4, hands, {0: "blue-8,blue-8,yellow-2,blue-8"}, nines)
    game.play(0, "play yellow-2 on 3")
    assert game.over
    assert game.winners == [0, 2]


@pytest.mark.rule("KOT-J12")
def test_six_players_make_three_teams() -> None:
    tops = "/".join(["blue-8,-,-,-", "blue-8,-,-,-", "green-3,-,-,-"] * 2)
    assert sny.position(f"koty players=6 teams=on phase=over tops={tops}").winners == [0, 1, 3, 4]

"""P7  Our deck: made by the generator, up to every demand of P7.1, and as good in play as docs/contribute/deck.md says."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache

import pytest
from tools import ROOT

from saqqara.decks.chambers import fork_of, has_guard, is_unlike
from saqqara.decks.generator import SHIPPED_SEED, edition_text, make_deck
from saqqara.decks.greedy_games import SEATS, Ledger, play_games
from saqqara.decks.quality import chambers_of, quality_faults, symbols_by_colour
from saqqara.decks.statistics import FIRST_GAME, GAMES, card_figures, play_faults, report
from saqqara.decks.tomb import Search
from saqqara.decks.ways import FIELDS, fields_of_shortest_way, mirrored, on_shortest_ways, ways
from saqqara.games.descriptor import EDITIONS
from saqqara.rules.edition import Edition, edition_of_figures, edition_of_tables, read_edition
from saqqara.rules.errors import BadEdition
from saqqara.rules.pyramids.box import CARDS, COLOURS, NEIGHBOURS, SIZE, chamber_faults, unreachable
from saqqara.rules.pyramids.components import PLACEMENT_BITS
from tests.effort import first_of

SHIPPED = EDITIONS / "pyramids.toml"
each_deck = pytest.mark.parametrize("seed", first_of([SHIPPED_SEED, 1, 2, 3], 1))


text_of = cache(edition_text)


@cache
def edition(seed: int) -> Edition:
    return edition_of_tables("pyramids", tomllib.loads(text_of(seed)))


def cards(seed: int) -> dict[int, str]:
    return chambers_of(edition(seed))


# --- the file and the generator ---


def test_the_file_is_what_the_generator_makes() -> None:
    assert SHIPPED.read_text() == text_of(SHIPPED_SEED)


@pytest.mark.soak
def test_the_same_seed_gives_the_same_deck_and_another_seed_another() -> None:
    one = make_deck(5)
    assert one == make_deck(5)
    assert not set(one) & set(make_deck(6))


def test_a_deck_can_have_a_name_of_its_own() -> None:
    assert edition_of_tables("pyramids", tomllib.loads(edition_text(5, "mine"))).name == "mine"


def test_known_figures_are_marked_so() -> None:
    marks = read_edition("pyramids", SHIPPED).marks
    assert marks["rounds.count"] == marks["score.gems"] == marks["score.colour"] == "rulebook"
    assert marks["expeditions.i3"] == marks["chambers.1"] == marks["colours.green"] == "assumed"
    assert marks["score.skulls"] == ["assumed"] * 3 + ["rulebook"] + ["assumed"] * 6


def test_cards_15_and_33_are_purple_as_in_the_example_of_the_rulebook() -> None:
    shipped = read_edition("pyramids", SHIPPED)
    known = zip(shipped["colours.purple"], shipped.marks["colours.purple"], strict=True)
    assert [number for number, mark in known if mark == "rulebook"] == [15, 33]


# --- the demands of P7.1, one by one ---


@each_deck
def test_p7_1_48_valid_chambers_16_in_each_colour(seed: int) -> None:
    chambers = [edition(seed)[f"chambers.{number}"] for number in range(1, CARDS + 1)]
    assert len(chambers) == 48
    assert [fault for chamber in chambers for fault in chamber_faults(chamber)] == []
    assert all(len(edition(seed)[f"colours.{colour}"]) == 16 for colour in COLOURS)


@each_deck
def test_p7_1_one_entrance_above_and_one_tomb_below(seed: int) -> None:
    for letters in cards(seed).values():
        assert letters.count("E") == letters.count("T") == 1
        assert letters.index("E") < SIZE
        assert letters.index("T") >= FIELDS - SIZE


@each_deck
def test_p7_1_all_fields_are_connected(seed: int) -> None:
    assert all(unreachable(letters) == [] for letters in cards(seed).values())


@each_deck
def test_p7_1_shortest_ways_of_7_to_10_fields_8_and_a_half_on_average(seed: int) -> None:
    lengths = [min(map(len, ways(letters, 12))) for letters in cards(seed).values()]
    assert set(lengths) == {7, 8, 9, 10}
    assert sum(lengths) / CARDS == 8.5


@each_deck
def test_p7_1_4_to_9_walls(seed: int) -> None:
    assert {letters.count("#") for letters in cards(seed).values()} == {4, 5, 6, 7, 8, 9}


@each_deck
def test_p7_1_gems_and_skulls_on_every_card(seed: int) -> None:
    for letters in cards(seed).values():
        assert letters.count("r") + letters.count("g") > 0
        assert letters.count("s") > 0


@each_deck
def test_p7_1_a_skull_on_a_shortest_way_or_beside_a_gem(seed: int) -> None:
    for letters in cards(seed).values():
        skulls = [place for place in range(FIELDS) if letters[place] == "s"]
        beside_gems = [skull for skull in skulls if any(letters[near] in "rg" for near in NEIGHBOURS[skull])]
        assert beside_gems or on_shortest_ways(letters) & set(skulls)


@each_deck
def test_p7_1_none_to_two_red_crosses(seed: int) -> None:
    assert {letters.count("x") for letters in cards(seed).values()} == {0, 1, 2}


@each_deck
def test_p7_1_torches_on_about_a_third_and_elixirs_on_about_a_quarter(seed: int) -> None:
    assert sum("t" in letters for letters in cards(seed).values()) in range(14, 19)
    assert sum("e" in letters for letters in cards(seed).values()) in range(10, 15)


@each_deck
def test_p7_1_equal_totals_of_every_icon_in_each_colour(seed: int) -> None:
    totals = symbols_by_colour(cards(seed), edition(seed))
    for icon in "rgsxte":
        assert len({totals[colour][icon] for colour in COLOURS}) == 1
    assert totals["green"]["r"] == totals["green"]["g"]


@each_deck
def test_p7_1_no_two_chambers_alike_up_to_mirroring(seed: int) -> None:
    deck = list(cards(seed).values())
    assert len({min(letters, mirrored(letters)) for letters in deck}) == CARDS


@each_deck
def test_no_two_wall_patterns_alike(seed: int) -> None:
    plans = ["".join(letter if letter in "#ET" else "." for letter in letters) for letters in cards(seed).values()]
    assert all(is_unlike(one, other) for at, one in enumerate(plans) for other in plans[:at])


@each_deck
def test_every_card_has_a_fork(seed: int) -> None:
    forks = [fork_of(letters) for letters in cards(seed).values()]
    assert min(richer for richer, _ in forks) >= 1
    assert {longer for _, longer in forks} == {2, 4}
    assert len(set(forks)) >= 10


@each_deck
def test_the_checks_find_nothing(seed: int) -> None:
    assert quality_faults(edition(seed)) == []


# --- in play ---


@pytest.fixture(scope="module")
def shipped_ledger() -> Ledger:
    return play_games(read_edition("pyramids", SHIPPED), FIRST_GAME, GAMES)


@each_deck
def test_p7_1_decks_play_as_asked(seed: int) -> None:
    assert play_faults(play_games(edition(seed), FIRST_GAME, 60)) == []


@pytest.mark.soak
def test_p7_1_averages_of_greedy_players(shipped_ledger: Ledger) -> None:
    players = shipped_ledger.games * SEATS
    assert 6.5 <= shipped_ledger.pyramids / players <= 7.5
    assert 9 <= shipped_ledger.gems / players <= 12
    assert 110 <= shipped_ledger.points / players <= 125
    assert play_faults(shipped_ledger) == []


@pytest.mark.soak
def test_p7_1_cards_are_left_in_the_deck(shipped_ledger: Ledger) -> None:
    assert shipped_ledger.deck_left / shipped_ledger.games > 5
    assert shipped_ledger.empty_decks == 0


@pytest.mark.soak
def test_no_card_is_always_or_never_wanted(shipped_ledger: Ledger) -> None:
    figures = card_figures(read_edition("pyramids", SHIPPED), shipped_ledger)
    assert all(0.15 < card.kept < 0.85 for card in figures)
    assert all(0.02 < card.taken < 0.75 for card in figures)


@pytest.mark.soak
def test_no_card_is_dead_and_none_outshines_the_others(shipped_ledger: Ledger) -> None:
    figures = card_figures(read_edition("pyramids", SHIPPED), shipped_ledger)
    assert all(6 < card.score < 17 for card in figures)
    assert {card.fewest for card in figures} == {2, 3}


@pytest.mark.soak
def test_points_of_cards_and_colours_are_all_points(shipped_ledger: Ledger) -> None:
    assert sum(shipped_ledger.earned) + shipped_ledger.colour_points == shipped_ledger.points
    assert sum(shipped_ledger.explored) == shipped_ledger.pyramids


def test_games_are_the_same_again_and_add_up() -> None:
    shipped = read_edition("pyramids", SHIPPED)
    both = play_games(shipped, 0, 2)
    both.add(play_games(shipped, 2, 2))
    assert both == play_games(shipped, 0, 4) == play_games(shipped, 0, 4, processes=2)


@pytest.mark.soak
def test_the_document_shows_these_figures(shipped_ledger: Ledger) -> None:
    """After a change: `python -m saqqara.decks.statistics` prints what docs/contribute/deck.md must end with."""
    assert (
        (ROOT / "docs/contribute/deck.md")
        .read_text()
        .endswith(report(read_edition("pyramids", SHIPPED), shipped_ledger))
    )


def test_play_faults_name_what_is_wrong() -> None:
    faults = play_faults(Ledger(games=1, pyramids=16, gems=60, points=300, dealt=[1] * CARDS))
    assert faults[0] == "P7.1 expects 6.5 to 7.5 pyramids a player, got 4.00"
    assert faults[1] == "P7.1 expects 9 to 12 gems a player, got 15.00"
    assert faults[2] == "P7.1 expects 110 to 125 points a player, got 75.00"
    assert faults[3] == "P7.1 expects cards left in the deck, got 0.0 and 0 empty decks"
    assert faults[4] == "card 1: expected to be kept now and then, got 0 of 1 times"


# --- the fewest expedition cards ---


@pytest.mark.parametrize(
    ("chamber", "fewest"),
    [
        ("E...." "#...." "#...." "#...." "T....", 2),  # 7 fields: an L of 4, a corner of 3
        ("E####" ".####" ".####" ".####" "T####", 2),  # a line of 4 and one more field
        ("E####" ".####" ".####" "x####" "T####", 1),  # the red cross crosses off the tomb
        ("E####" ".####" "x####" "x####" "T####", 1),  # two red crosses and only one field left: the other lapses
        ("E.###" "#..##" "##..#" "###.." "####T", 3),  # stairs of 9: a corner of 3 at a time
    ],
)  # fmt: skip
def test_fewest_expedition_cards(chamber: str, fewest: int) -> None:
    assert Search(chamber, PLACEMENT_BITS).fewest_expeditions() == fewest


# --- bad chambers (P7.2) ---

GOOD = "Egs..\n.#.#.\n.#.#.\nr#.#.\n...T."


def with_chamber(number: int, chamber: str) -> Edition:
    figures = {**edition(SHIPPED_SEED).figures, f"chambers.{number}": chamber}
    return edition_of_figures("pyramids", "mine", figures)


@pytest.mark.parametrize(
    ("chamber", "rule_and_place"),
    [
        (GOOD.replace("s", "E"), r"P7\.1 expects one entrance, got 2 \(a1, c1\)"),
        (GOOD.replace("E", "."), r"P7\.1 expects one entrance, got 0 \(none\)"),
        (GOOD.replace("...T.", ".T.T."), r"P7\.1 expects one tomb, got 2 \(b5, d5\)"),
        ("#gs..\nE#.#.\n.#.#.\nr#.#.\n...T.", r"P1\.1 expects the entrance in row 1, got it at a2"),
        ("Egs..\n.#.#.\n.#.#.\nr#.T.\n.....", r"P1\.1 expects the tomb in row 5, got it at d4"),
        ("Egs..\n.#.#.\n.#.##\nr#.#.\n..#T#", r"P7\.1 expects a way from the entrance to the tomb, got none to d5"),
        ("Egs..\n.#.#.\n.#.#.\nr#.##\n..#T#", r"P7\.1 expects a way from the entrance to the tomb, got none to d5"),
        (GOOD.replace("r", "q"), r"P7\.1 expects one of .* at a4, got 'q'"),
        (GOOD.replace("\n...T.", ""), r"P7\.1 expects 5 lines, got 4"),
        (GOOD.replace("r#.#.", "r#.#"), r"P7\.1 expects 5 characters in line 4, got 4"),
    ],
)
def test_p7_2_a_bad_chamber_is_refused_with_card_rule_and_place(chamber: str, rule_and_place: str) -> None:
    assert with_chamber(12, GOOD)
    with pytest.raises(BadEdition, match=r"chambers\.12: expected a sound chamber \(" + rule_and_place):
        with_chamber(12, chamber)


def test_p7_2_47_cards_are_refused() -> None:
    tables = tomllib.loads(SHIPPED.read_text())
    del tables["chambers"]["31"]
    with pytest.raises(BadEdition, match=r"chambers\.31: expected .* got no such key"):
        edition_of_tables("pyramids", tables)


def test_p7_2_a_49th_card_is_refused() -> None:
    tables = tomllib.loads(SHIPPED.read_text())
    tables["chambers"]["49"] = {"value": GOOD, "mark": "assumed"}
    with pytest.raises(BadEdition, match=r"chambers\.49: expected a known key"):
        edition_of_tables("pyramids", tables)


# --- valid chambers that are not up to our deck ---


@pytest.mark.parametrize(
    ("chamber", "fault"),
    [
        ("E.gs.\n.#.#.\n.#.#.\n.#.#.\nT....", "a shortest way of 7 to 10 fields, got 5 from a1 to a5"),
        ("E.gs.\n.....\n..#..\n.....\n...T.", "4 to 9 walls, got 1 (c3)"),
        ("E..s.\n.#.#.\n.#.#.\n.#.#.\n...T.", "a gem, got none in lines 1 to 5"),
        ("E.g..\n.#.#.\n.#.#.\n.#.#.\n...T.", "a skull, got none in lines 1 to 5"),
        ("Eg...\n.#.#.\n.#.#.\n.#.##\n...Ts", "a skull on a shortest way or beside a gem, got 1 (e5)"),
        ("Egsxx\n.#.#x\n.#.#.\n.#.#.\n...T.", "at most 2 red crosses, got 3 (d1, e1, e2)"),
    ],
)
def test_quality_faults_name_card_rule_and_field(chamber: str, fault: str) -> None:
    assert f"card 12: P7.1 expects {fault}" in quality_faults(with_chamber(12, chamber))


def test_quality_faults_see_a_mirror_image() -> None:
    twin = mirrored(cards(SHIPPED_SEED)[7])
    image = "\n".join(twin[row * SIZE : row * SIZE + SIZE] for row in range(SIZE))
    expected = "card 12: P7.1 expects a chamber of its own, got the mirror image of card 7 in lines 1 to 5"
    assert expected in quality_faults(with_chamber(12, image))


def test_quality_faults_see_what_is_wrong_with_the_whole_deck() -> None:
    faults = quality_faults(with_chamber(12, "Egs.t\n.#.#.\n.#.#.\nt#.#t\n..T.t"))
    counts = Counter("".join(cards(SHIPPED_SEED)[number] for number in edition(SHIPPED_SEED)["colours.green"]))
    assert any(f"equally many torches in each colour, got {counts['t']} on green cards" in fault for fault in faults)
    assert any("shortest ways of 8.5 fields on average, got 8.44" in fault for fault in faults)


def test_quality_faults_see_too_many_torches() -> None:
    figures = dict(edition(SHIPPED_SEED).figures)
    for number in range(1, CARDS + 1):
        figures[f"chambers.{number}"] = figures[f"chambers.{number}"].replace(".", "t", 1)
    faults = quality_faults(edition_of_figures("pyramids", "mine", figures))
    assert any("P7.1 expects 14 to 18 cards with torches, got 48" in fault for fault in faults)


@pytest.mark.parametrize(
    ("chamber", "fork"),
    [
        ("E####" ".####" ".####" ".####" "T####", (0.0, 0)),  # one way only
        ("E.g##" ".#.##" "...##" ".####" "T####", (2.5, 4)),  # the gem lies on a loop
        ("Esg.." "....." "....." "....." "..T..", (2.5, 4)),  # no walls at all, and a skull before the gem
    ],
)  # fmt: skip
def test_forks_of_any_chamber(chamber: str, fork: tuple[float, int]) -> None:
    assert fork_of(chamber) == fork


def test_shortest_ways_and_guards_of_a_known_chamber() -> None:
    letters = GOOD.replace("\n", "")
    assert fields_of_shortest_way(letters) == 8
    assert has_guard(letters, on_shortest_ways(letters))
    assert has_guard(letters, set())
    assert not has_guard(letters.replace("g", "."), set())

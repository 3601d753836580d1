"""What follows from a challenge's seed: settings that vary, the same cards for everybody, the same bots."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from saqqara.bots.guard import Guarded
from saqqara.bots.random_bot import RandomBot
from saqqara.games import GAMES
from saqqara.match.match import Match
from saqqara.rules.contract import NATURE
from saqqara.server.bot_questions import bot_question
from saqqara.server.club.challenges import table_of
from saqqara.server.club.deals import LEVELS_OF_THE_DAY, Deal, bots_seed, deal_of_the_day, world_seed
from saqqara.server.entries import SeatStart
from saqqara.server.store.rows import ChallengeRow
from saqqara.server.table import Table


def table(deal: Deal, seed: str, person: str = "ann") -> Table:
    row = ChallengeRow("c", "own", deal.game, None, "", msgspec.json.encode(deal), seed, False, 0.0, 1e12)
    seats = [
        SeatStart("person", person, person) if level is None else SeatStart("bot", level=level)
        for level in deal.opponents
    ]
    return table_of(row, f"t-{person}", seats, person, 0.0)


def play(here: Table, choose: Callable[[list[str]], str]) -> Match:
    """Plays to the end: the bots as at tables, the person as `choose` says."""
    match, bot = here.begun(), Guarded(RandomBot())
    while here.status != "over":
        seat = here.owing[0]
        if here.places[seat].who == "bot":
            here.move(seat, bot.choose(bot_question(match, here.config, seat)), None, 0.0, by="bot")
        else:
            here.move(seat, choose(match.legal(seat)), None, 0.0)
    return match


def draws(match: Match) -> dict[str, list[str]]:
    """What nature drew, by the kind of card."""
    kinds: dict[str, list[str]] = {}
    for who, move in match.moves():
        if who == NATURE:
            kinds.setdefault(move.split()[0], []).append(move)
    return kinds


@pytest.mark.parametrize("number", range(3))
def test_people_who_play_differently_meet_the_same_cards_in_the_same_order(number: int) -> None:
    seed = f"seed {number}"
    deal = deal_of_the_day("imhotep", seed)
    chances = random.Random(1), random.Random(2)
    one, other = (draws(play(table(deal, seed, str(n)), chance.choice)) for n, chance in enumerate(chances))
    both = min(len(one["deal"]), len(other["deal"]))
    assert both > 20
    assert one["deal"][:both] == other["deal"][:both]
    assert one["ships"] == other["ships"]


@pytest.mark.parametrize("number", range(8))
def test_decks_that_players_change_still_give_the_same_cards_as_far_as_they_are_there(number: int) -> None:
    """In Pyramids what nobody keeps goes back into the deck: at most those cards come to one and not to the other."""
    seed = f"seed {number}"
    deal = deal_of_the_day("pyramids", seed)
    chances = random.Random(1), random.Random(2)
    one, other = (draws(play(table(deal, seed, str(n)), chance.choice)) for n, chance in enumerate(chances))
    assert one["expedition"] == other["expedition"]
    both = min(len(one["deal"]), len(other["deal"]))
    differ = [card for card, there in zip(one["deal"][:both], other["deal"], strict=False) if card != there]
    assert both > 4 * deal.seats + 4
    assert len(differ) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_people_who_play_alike_meet_the_same_bots(game: str) -> None:
    deal = deal_of_the_day(game, "seed")
    one, other = (play(table(deal, "seed", name), lambda legal: legal[-1]) for name in ("ann", "bob"))
    assert one.moves() == other.moves()
    assert play(table(deal, "another", "ann"), lambda legal: legal[-1]).moves() != one.moves()


def test_it_does_not_matter_to_a_bot_who_is_quicker_to_do_what_is_hidden() -> None:
    deal = Deal(game="pyramids", opponents=[None, "mason"])
    quick, slow = table(deal, "seed", "ann"), table(deal, "seed", "bob")
    quick.move(0, quick.begun().legal(0)[0], None, 0.0)
    questions = [bot_question(here.begun(), here.config, 1) for here in (quick, slow)]
    assert questions[0].seed == questions[1].seed
    assert questions[0].state.pack().tobytes() == questions[1].state.pack().tobytes()


def test_the_settings_of_days_vary() -> None:
    deals = [deal_of_the_day("imhotep", str(day)) for day in range(400)]
    seats = Counter(deal.seats for deal in deals)
    assert set(seats) == {2, 3, 4}
    assert min(seats.values()) > 80
    assert {deal.your_seat for deal in deals} == {0, 1, 2, 3}
    assert {level for deal in deals for level in deal.opponents} == {None, *LEVELS_OF_THE_DAY}
    assert len({deal.options["sides"] for deal in deals}) == 32
    assert 50 < sum(deal.options["wrath"] for deal in deals) < 150


def test_the_settings_can_be_computed_with_nothing_but_hashes() -> None:
    """As docs/reference/fairness.md says, for a world deal."""
    seed = hashlib.sha256(b"saqqara world deal 1\nimhotep\n2026-11-18").hexdigest()
    key = hashlib.sha256(f"saqqara chance 1\n{seed}".encode()).digest()

    def draw(stream: str, number: int, bound: int) -> int:
        return int.from_bytes(hmac.digest(key, f"challenge/{stream}/{number}/0".encode(), "sha256")[:8], "big") % bound

    assert world_seed("imhotep", "2026-11-18") == seed
    seats = 2 + draw("seats", 0, 3)
    yours = draw("your-seat", 0, seats)
    levels = ["scribe", "mason", "architect", "vizier"]
    deal = deal_of_the_day("imhotep", seed)
    assert deal.opponents == [None if seat == yours else levels[draw("level", seat, 4)] for seat in range(seats)]
    sides = format(draw("sides", 0, 32), "05b").replace("0", "A").replace("1", "B")
    assert deal.options == {"sides": sides, "wrath": draw("wrath", 0, 4) == 3}
    assert bots_seed(seed) == hashlib.sha256(f"saqqara challenge bots 1\n{seed}".encode()).hexdigest()

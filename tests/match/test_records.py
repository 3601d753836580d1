"""Records: what is written can be read, what was not played cannot."""

from __future__ import annotations

import pytest

from saqqara import BadRecord, Match
from tests.games import ALL_SIDES, random_match

FINISHED = random_match(1, seats=2, sides="BBBBB").record()
UNFINISHED = random_match(2, seats=3, most=25).record()
FROM_POSITION = Match.from_position(random_match(3, seats=2, sides="ABABA", most=40).position(), seed=9).record()


@pytest.mark.parametrize("number", range(8))
def test_replay_equals_play(number: int) -> None:
    for most in (0, 7, 10_000):
        match = random_match(number, seats=2 + number % 3, sides=ALL_SIDES[number * 7 % 32], wrath=True, most=most)
        replayed = Match.from_record(match.record())
        assert replayed.record() == match.record()
        assert replayed.position() == match.position()
        assert replayed.outcome == match.outcome
        assert replayed.turn == match.turn


def test_the_header_says_what_the_contract_says() -> None:
    header = dict(line.split(": ", 1) for line in FINISHED.split("\n\n")[0].split("\n"))
    assert header["game"] == "imhotep"
    assert header["edition"].startswith("imhotep ")
    assert header["rules"] == "1"
    assert (header["seats"], header["sides"], header["wrath"]) == ("2", "BBBBB", "no")
    assert header["date"] == "2026-11-15"
    assert len(header["commitment"]) == 64
    assert header["result"].startswith("places ")


def test_an_unfinished_record_goes_on_with_its_seed() -> None:
    match = Match.from_record(UNFINISHED, seed="test-2")
    whole = random_match(2, seats=3)
    for seat, move in whole.moves()[match.turn :]:
        if seat >= 0:
            match.play(move, seat=seat)
    assert match.record() == whole.record()


def test_a_wrong_seed_is_refused() -> None:
    with pytest.raises(BadRecord, match="commitment"):
        Match.from_record(UNFINISHED, seed="another")


def test_without_its_seed_a_fresh_one_takes_over_at_the_next_draw() -> None:
    from saqqara.match.verification import verify

    match = Match.from_record(UNFINISHED)
    begun = match.turn
    while match.seats_to_move:
        match.play(match.legal()[-1])
    text = match.record()
    assert "\ncontinued: " in text
    verdict = verify(text)
    assert 0 < verdict.draws_checked < verdict.draws
    assert match.turn > begun
    assert Match.from_record(text).record() == text


def test_a_match_from_a_position_keeps_its_position_in_the_record() -> None:
    middle = random_match(3, seats=2, sides="ABABA", most=40)
    match = Match.from_position(middle.position(), seed=9)
    match.play(match.legal()[0])
    assert "\nposition: {" in match.record()
    assert Match.from_record(match.record()).position() == match.position()


def test_manual_records_go_on_by_hand() -> None:
    match = Match.new("imhotep", seats=2, nature="manual")
    match.play("ships 3221")
    again = Match.from_record(match.record())
    assert again.seats_to_move == (-1,)
    again.play("deal statue")
    assert again.turn == 2


def test_one_seats_part_is_no_whole_record() -> None:
    with pytest.raises(BadRecord, match="a single seat can see"):
        Match.from_record(
            UNFINISHED.rsplit("\n", 2)[0]
            + "\n25 nature deal ?\n".replace("25", str(UNFINISHED.count("\n") - UNFINISHED.split("\n").index("") - 1))
        )


def test_records_come_through_mail_and_editors() -> None:
    for text in (FINISHED.replace("\n", "\r\n"), "\ufeff" + FINISHED, FINISHED + "\n\n"):
        assert Match.from_record(text).record() == FINISHED


def edited(old: str, new: str, text: str = FINISHED) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "key: value"),
        ("hello", "key: value"),
        ("\n\n", "key: value"),
        ("1. e4 e5\n\n1-0\n", "key: value"),
        (None, "text of a record"),
        (b"game: imhotep", "text of a record"),
        ("x" * 2_000_000, "at most"),
        (FINISHED[: len(FINISHED) // 2], "cut|seat move"),
        (FINISHED.rsplit("\n", 2)[0] + "\n", "moves: expected"),
        (FINISHED + "999 0 take\n", "seat move"),
        (edited("game: imhotep", "game: chess"), "game"),
        (edited("game: imhotep\n", ""), "game"),
        (edited("game: imhotep\n", "game: imhotep\ngame: imhotep\n"), "once"),
        (edited("rules: 1", "rules: 99"), "rules"),
        (edited("rules: 1", "rules: one"), "rules"),
        (edited("seats: 2", "seats: 9"), "seats"),
        (edited("seats: 2", "seats: 3"), r"line \d+ \(move \d+\)"),
        (edited("sides: BBBBB", "sides: BBB"), "sides"),
        (edited("wrath: no", "wrath: maybe"), "wrath"),
        (edited("wrath: no", "colour: red"), "colour"),
        (edited("chance: hmac", "chance: dice"), "chance"),
        (edited("commitment: ", "commitmend: "), "commitment"),
        (edited("edition: imhotep ", "edition: imhotep 0"), "edition"),
        (edited("decided by points", "decided by sled"), "result"),
        (edited("\n1 nature", "\n2 nature"), "line"),
        (edited("\n1 nature", "\n1 0"), "expected a move of nature"),
        (edited("\n2 nature deal ", "\n2 nature deal x"), "market card"),
        (edited("moves: ", "moves: 1"), "moves"),
        (edited("seed: ", "position: {\nseed: "), "position"),
        (edited("seed: ", "position: " + "[" * 5000 + "\nseed: "), "position"),
        (edited("seed: ", "figures: {}\nseed: "), "figures"),
        (edited("seed: test-1\n", "seed: test-2\n"), "line 9: expected the commitment"),
        (edited("result: unfinished\n", "result: unfinished\nseed: another\n", UNFINISHED), "seed"),
        (edited("commitment: ", "commitment: zz"), "commitment"),
        (edited("date: 2026-11-15", "date: 2026-13-99"), "date"),
        (edited("result: ", "continued: 99999\nresult: "), "continued"),
        (edited("seats: 2", "seats: 3", FROM_POSITION), "seats: expected 2 as in the position"),
        (edited("sides: ABABA", "sides: AAAAA", FROM_POSITION), "sides"),
    ],
)
def test_bad_records_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        Match.from_record(text)

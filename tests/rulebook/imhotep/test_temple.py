"""I8  Temple."""

from __future__ import annotations

from tests.engines import play_all

from .conftest import BLACK, BROWN, GRAY, WHITE, Lay, ships


def test_i8_2_example_temple_a_at_round_end(lay: Lay) -> None:
    """The rulebooks' example: gray 2 points; white, brown and black 1 each."""
    match = lay(
        seats=4,
        temple=[BLACK, GRAY, WHITE, GRAY, BROWN],
        ships=ships("..", "..", "..", "0", sites="mpc."),
        to_move=BLACK,
    )
    match.play("sail d obelisks")
    assert match.points == (1, 1, 1, 2)


def test_i8_1_example_delivery_over_a_full_level(lay: Lay) -> None:
    """The rulebooks' example: brown, brown, white over a first level with one space left."""
    match = lay(
        seats=4,
        temple=[GRAY, BLACK, GRAY, WHITE],
        ships=ships("221", "...", "..", ".", sites="...."),
        to_move=WHITE,
    )
    play_all(match, "sail a temple")
    assert match.position()["temple"] == [GRAY, BLACK, GRAY, WHITE, BROWN, BROWN, WHITE]

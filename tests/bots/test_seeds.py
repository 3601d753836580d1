"""Seeds of questions are fixed for ever: records of tournaments and tables can be played again."""

from __future__ import annotations

import hashlib

from saqqara.bots.seeds import question_seed


def test_seeds_are_those_of_earlier_versions() -> None:
    text, key = "[1, 0, 0, 7, 1]", b"secret"
    plain = hashlib.blake2b(text.encode(), digest_size=8).digest()
    keyed = hashlib.blake2b(text.encode(), key=key, digest_size=8).digest()
    short = hashlib.blake2b(text.encode(), digest_size=7).digest()
    assert question_seed(text) == int.from_bytes(plain) >> 1 == 1_297_452_085_145_452_035
    assert question_seed(text, key) == int.from_bytes(keyed) >> 1
    assert question_seed(text, bits=56) == int.from_bytes(short)


def test_seeds_have_as_many_bits_as_asked_for() -> None:
    for bits in (56, 63):
        assert max(question_seed(str(number), bits=bits) for number in range(200)).bit_length() == bits

"""Recovery phrases: twelve words of the English list of BIP-39, 128 random bits and a checksum.

A phrase alone says who somebody is, so its hash is what it is looked up by. The hash is a slow one with the salt of the
house: whoever has the database has to spend that time on every guess, and nothing in it is cheaper to guess by.
"""

from __future__ import annotations

import hashlib
import unicodedata
from functools import cache

from mnemonic import Mnemonic

from saqqara.server.refusals import Refusal

WORDS = 12
LONGEST = 300  # characters, more than twelve words have
_BITS = 128
_COST, _BLOCKS = 2**15, 8  # of scrypt: 32 MiB and about a tenth of a second
_MEMORY = 64 * 2**20


def fresh_phrase() -> str:
    """Returns twelve random words."""
    return _words().generate(_BITS)


def read_phrase(text: str) -> str:
    """Returns a phrase as it was given out, however it was typed; the first four letters of a word are enough."""
    typed = unicodedata.normalize("NFKD", text).lower().split()
    if len(typed) != WORDS:
        raise Refusal("bad_message", f"phrase: expected {WORDS} words, got {len(typed)}")
    words = [_words().expand_word(word) for word in typed]
    for number, word in enumerate(words, start=1):
        if word not in _words().wordlist:
            raise Refusal("bad_message", f"phrase: expected words of the list, got another one as word {number}")
    phrase = " ".join(words)
    if not _words().check(phrase):
        raise Refusal("bad_message", "phrase: expected words that belong together, got others; look for a wrong one")
    return phrase


def hash_of_phrase(phrase: str, salt: bytes) -> bytes:
    """Returns the hash of a phrase for the database. It takes long on purpose."""
    return hashlib.scrypt(phrase.encode(), salt=salt, n=_COST, r=_BLOCKS, p=1, maxmem=_MEMORY, dklen=32)


@cache
def _words() -> Mnemonic:
    return Mnemonic("english")

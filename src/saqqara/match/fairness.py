"""Fair chance: every draw follows from a seed that was committed to before the first move.

Construction `hmac-sha256/1`, all text in UTF-8:

- the commitment is SHA-256 of "saqqara commitment 1\\n" + seed, in hex;
- the key is SHA-256 of "saqqara chance 1\\n" + seed;
- draw n of a stream (both counted from 0) takes the first 8 bytes of HMAC-SHA-256(key, "stream/n/attempt") as a
  big-endian number, for attempt 0, 1, 2, ... until one is below the largest multiple of the number of cards that
  nature may reveal (rejection sampling, so that no card is favoured); its remainder is the index of the card
  drawn, where the cards are in the order of nature's legal moves, each as many times as there are such cards.

Construction `hmac-sha256/2` has another key, to which players contribute: after the commitment is published each may
add a word, and the key is SHA-256 of "saqqara chance 2\\n" + seed + "\\n", and then each word + "\\n".
Neither seed nor words can hold a line feed, so different choices of them are never hashed as the same text.

Construction `hmac-sha256/3` is for matches that are compared, as in a challenge: the cards that come hang as little as
possible on what else is in the deck, which players may change. The key is SHA-256 of "saqqara chance 3\\n" + seed. At
draw n of a stream each card has a number of its own: the first 8 bytes of HMAC-SHA-256(key, "stream/n/move/copy"),
where move is its draw in notation and copy counts equal cards from 0. The card with the smallest number is drawn.

Whoever knows the seed can repeat every draw; whoever knows the commitment can tell that the seed was not changed.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence

from saqqara.rules.errors import SaqqaraError, quoted

CONSTRUCTION = "hmac-sha256/1"
CONSTRUCTION_WITH_ENTROPY = "hmac-sha256/2"
CONSTRUCTION_FOR_ALL = "hmac-sha256/3"
LONGEST_SEED = 200
MOST_CONTRIBUTIONS = 16
_CONTRIBUTION = re.compile(r"[0-9A-Za-z_-]{1,64}")
_RANGE = 1 << 64


def seed_text(seed: object) -> str:
    """The seed as the text that is hashed: whole numbers in decimal, bytes in hex, None a fresh secret."""
    if seed is None:
        return secrets.token_hex(32)
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise SaqqaraError(f"seed: expected a whole number, text or bytes, got {quoted(seed)}")
    if isinstance(seed, int) and abs(seed) >= 1 << 512:
        raise SaqqaraError("seed: expected a whole number below 2 to the power of 512, got a larger one")
    text = seed.hex() if isinstance(seed, bytes) else str(seed)
    if not 0 < len(text) <= LONGEST_SEED or not text.isprintable() or text != text.strip():
        raise SaqqaraError(f"seed: expected 1 to {LONGEST_SEED} printable characters in one line, got {text[:40]!r}")
    return text


def entropy_words(entropy: object) -> tuple[str, ...]:
    """Checks the words that the players contributed, in their order."""
    if not isinstance(entropy, list | tuple) or len(entropy) > MOST_CONTRIBUTIONS:
        raise SaqqaraError(f"entropy: expected a list of at most {MOST_CONTRIBUTIONS} words, got {quoted(entropy)}")
    for word in entropy:
        if not isinstance(word, str) or not _CONTRIBUTION.fullmatch(word):
            expected = "words of 1 to 64 letters, digits, hyphens and underscores"
            raise SaqqaraError(f"entropy: expected {expected}, got {quoted(word)}")
    return tuple(entropy)


def commitment(seed: str) -> str:
    """The commitment to a seed, which is published before the first move."""
    return hashlib.sha256(b"saqqara commitment 1\n" + seed.encode()).hexdigest()


class Chance:
    """The draws that follow from a seed and the words that players added after its commitment was published."""

    def __init__(self, seed: str, entropy: Sequence[str] = ()) -> None:
        self.seed = seed
        self.entropy = entropy_words(entropy)
        self.commitment = commitment(seed)
        self.construction = CONSTRUCTION_WITH_ENTROPY if self.entropy else CONSTRUCTION
        self._key = hashlib.sha256(self._key_text().encode()).digest()

    def _key_text(self) -> str:
        """The text whose hash is the key."""
        if not self.entropy:
            return f"saqqara chance 1\n{self.seed}"
        return "".join(f"{line}\n" for line in ("saqqara chance 2", self.seed, *self.entropy))

    def number_below(self, bound: int, stream: str, number: int) -> int:
        """Draw `number` of a stream, from 0 to bound - 1, each as likely as any other."""
        limit = _RANGE - _RANGE % bound
        attempt = 0
        while True:
            message = f"{stream}/{number}/{attempt}".encode()
            value = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if value < limit:
                return value % bound
            attempt += 1

    def draw(self, weights: Sequence[int], stream: str, number: int, in_notation: Callable[[int], str] = str) -> int:
        """The index of the card drawn, where entry i stands for weights[i] equal cards; `in_notation` writes it."""
        card = self.number_below(sum(weights), stream, number)
        for index, weight in enumerate(weights):
            card -= weight
            if card < 0:
                return index
        raise AssertionError("a draw is always below the sum of the weights")


class ChanceForAll(Chance):
    """The draws of matches that are compared: decks that differ a little give mostly the same cards."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.construction = CONSTRUCTION_FOR_ALL
        self._key = hashlib.sha256(f"saqqara chance 3\n{seed}".encode()).digest()

    def draw(self, weights: Sequence[int], stream: str, number: int, in_notation: Callable[[int], str] = str) -> int:
        """The index of the card with the smallest number of its own."""
        return min(
            (hmac.digest(self._key, f"{stream}/{number}/{in_notation(index)}/{copy}".encode(), "sha256")[:8], index)
            for index, weight in enumerate(weights)
            for copy in range(weight)
        )[1]


def chance_of(construction: str, seed: str, entropy: Sequence[str] = ()) -> Chance:
    """The chance of a seed by the construction that a record names."""
    return ChanceForAll(seed) if construction == CONSTRUCTION_FOR_ALL else Chance(seed, entropy)

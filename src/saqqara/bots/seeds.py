"""Seeds of questions: what is random in a bot's answer follows from them."""

from __future__ import annotations

import hashlib


def question_seed(text: str, key: bytes = b"", bits: int = 63) -> int:
    """Hashes a text that names the question, and a secret key, to a number of so many bits."""
    size = -(-bits // 8)
    digest = hashlib.blake2b(text.encode(), key=key, digest_size=size).digest()
    return int.from_bytes(digest) >> (8 * size - bits)

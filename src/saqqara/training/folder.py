"""The folder of a training run: what it is, the learner, the newest positions, and the network so far."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from saqqara.files import write_atomically
from saqqara.rules.errors import SaqqaraError, os_errors_as
from saqqara.training.kit import Hidden

RUN = "run.json"
LEARNER = "learner.pt"
SAMPLES = "samples"
HELD_OUT = "held-out"
_SEGMENT_BYTES = 32 << 20
_LENGTH_BYTES = 8


@dataclass(frozen=True)
class Run:
    """A training run, and how far it has come."""

    game: str
    edition: str  # its hash
    seats: tuple[int, ...]
    hidden: Hidden
    seed: int
    name: str  # what a network says of its origin
    seconds: float = 0.0
    games: int = 0
    positions: int = 0
    jobs: int = 0  # handed out so far: each has its own seed
    is_published: bool = False  # whether games are played by the network already
    begin: int = 0  # positions before the first step, if there have to be many

    def is_same(self, other: Run) -> bool:
        """Whether two runs differ only in how far they have come."""
        return self == replace(
            other,
            name=self.name,
            seconds=self.seconds,
            games=self.games,
            positions=self.positions,
            jobs=self.jobs,
            is_published=self.is_published,
            begin=self.begin,
        )


class RunFolder:
    """Reads and writes such a folder. Every write leaves a state from which the run can go on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.samples = Chunks(path / SAMPLES)
        self.held_out = Chunks(path / HELD_OUT)

    @property
    def learner(self) -> Path:
        """The file of the learner."""
        return self.path / LEARNER

    def weights(self, game: str) -> Path:
        """The file of the network."""
        return self.path / f"{game}.npz"

    def run(self) -> Run | None:
        """The run that the folder holds, if any."""
        file = self.path / RUN
        if not file.exists():
            return None
        try:
            found = json.loads(file.read_text())
            return Run(**{**found, "seats": tuple(found["seats"]), "hidden": tuple(found["hidden"])})
        except (ValueError, TypeError, KeyError):
            raise SaqqaraError(f"expected the file of a training run, got {str(file)!r}") from None

    def write_run(self, run: Run) -> None:
        """Notes how far the run has come."""
        write_atomically(self.path / RUN, json.dumps(asdict(run), indent=2))


class Chunks:
    """A folder of positions: segments of chunks, each with its length before it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with os_errors_as("--out: expected a folder to write to", path):
            path.mkdir(parents=True, exist_ok=True)
        last = max((int(file.stem) for file in self._files()), default=-1)
        self._segment = last + 1  # a new one: the last may end in half a chunk

    def add(self, packed: bytes) -> None:
        """Keeps some positions."""
        with self._file(self._segment).open("ab") as out:
            out.write(len(packed).to_bytes(_LENGTH_BYTES, "little") + packed)
            is_full = out.tell() > _SEGMENT_BYTES
        self._segment += is_full

    def __iter__(self) -> Iterator[bytes]:
        """All chunks that are kept, the oldest first."""
        for file in self._files():
            content = file.read_bytes()
            at = 0
            while at < len(content):
                start = at + _LENGTH_BYTES
                at = start + int.from_bytes(content[at:start], "little")
                if at <= len(content):
                    yield content[start:at]

    def drop_oldest(self, most: int) -> None:
        """Keeps so many segments."""
        for file in self._files()[:-most]:
            file.unlink()

    def _file(self, segment: int) -> Path:
        return self._path / f"{segment:06}.bin"

    def _files(self) -> list[Path]:
        return sorted(self._path.glob("*.bin"))

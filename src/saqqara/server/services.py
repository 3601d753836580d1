"""The parts of the house by topic: what lets bots think, what watches tables, and what people have beyond a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from saqqara.rules.edition import Edition
from saqqara.server.absence import Absences
from saqqara.server.advice import Adviser
from saqqara.server.bots_at_tables import BotsAtTables
from saqqara.server.clock_timers import ClockTimers
from saqqara.server.club.challenge_levels import ChallengeLevels
from saqqara.server.club.challenges import Challenges
from saqqara.server.club.devices import Devices
from saqqara.server.club.ends import EndCounter
from saqqara.server.club.forgetting import Forgetting
from saqqara.server.club.local_sessions import LocalSessions
from saqqara.server.club.push import Push
from saqqara.server.club.ratings import count_rating
from saqqara.server.club.tries import count_try
from saqqara.server.club.walked_away import WalkedAway
from saqqara.server.level_compiler import LevelCompiler
from saqqara.server.limits import LastAddresses
from saqqara.server.metrics import Metrics
from saqqara.server.people import People
from saqqara.server.room import Room
from saqqara.server.settings import Settings
from saqqara.server.storage import Storage
from saqqara.server.tasks import Tasks
from saqqara.server.thinking import Thinker
from saqqara.server.thinking_queue import ThinkingQueue


@dataclass(frozen=True, kw_only=True)
class Bots:
    """What lets bots think and give hints."""

    threads: ThreadPoolExecutor
    compiler: LevelCompiler
    addresses: LastAddresses
    thinker: Thinker
    adviser: Adviser

    def stop(self) -> None:
        """Stops compiling and thinking."""
        self.compiler.stop()
        self.thinker.close()


@dataclass(frozen=True, kw_only=True)
class TableWatchers:
    """What happens at tables by itself."""

    bots: BotsAtTables
    clocks: ClockTimers
    absences: Absences


@dataclass(frozen=True, kw_only=True)
class Club:
    """What people have beyond a table: challenges, their games, devices and notices."""

    challenges: Challenges
    challenge_levels: ChallengeLevels
    local_sessions: LocalSessions
    devices: Devices
    forgetting: Forgetting
    ends: EndCounter
    push: Push
    walked_away: WalkedAway

    async def start(self) -> None:
        """Starts what runs by itself."""
        await self.challenge_levels.start()
        await self.push.start()


def bots_of(settings: Settings, tasks: Tasks, metrics: Metrics, on_ready: Callable[[Edition], None]) -> Bots:
    """Builds what lets bots think; `on_ready` is called when the levels of an edition are compiled."""
    threads = ThreadPoolExecutor(settings.thinkers + 2, "bot")  # one for light thoughts, one to load levels
    compiler = LevelCompiler(tasks, threads, on_ready)
    addresses = LastAddresses()
    queue = ThinkingQueue(threads, settings.thinkers, settings.thinking_tables_per_person, metrics.bots_waiting.set)
    thinker = Thinker(queue, compiler.is_ready_or_begins, compiler.loading, compiler.compiled, addresses.of, metrics)
    return Bots(threads=threads, compiler=compiler, addresses=addresses, thinker=thinker, adviser=Adviser(thinker))


def watchers_of(settings: Settings, tasks: Tasks, thinker: Thinker) -> TableWatchers:
    """Builds what happens at tables by itself."""
    return TableWatchers(
        bots=BotsAtTables(tasks, thinker, settings.bot_pause_s),
        clocks=ClockTimers(tasks, thinker),
        absences=Absences(tasks, settings.bot_offered_after_s),
    )


def club_of(
    storage: Storage,
    tasks: Tasks,
    settings: Settings,
    people: People,
    rooms: Mapping[str, Room],
    room: Callable[[str], Awaitable[Room]],
) -> Club:
    """Builds what people have beyond a table. `rooms` are those in memory; `room` loads any."""
    challenges = Challenges(storage, settings)
    here = LocalSessions(people, rooms)
    return Club(
        challenges=challenges,
        challenge_levels=ChallengeLevels(storage, tasks, challenges, is_on=settings.challenge_levels),
        local_sessions=here,
        devices=Devices(storage, people, here),
        forgetting=Forgetting(storage, here, rooms),
        ends=EndCounter(storage, tasks, (count_try, *((count_rating,) if settings.ratings else ()))),
        push=Push(storage, tasks, settings, rooms, room),
        walked_away=WalkedAway(storage, room),
    )

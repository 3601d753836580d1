"""Bots think in worker threads, in fair turns, knowing what their seat may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from saqqara.bots.guard import Guarded
from saqqara.bots.plain_worker import PlainWorker
from saqqara.bots.protocol import Question
from saqqara.bots.search.evaluation import Evaluation
from saqqara.review.model import LEVEL, Reason
from saqqara.rules.edition import Edition
from saqqara.server.bot_questions import answer_seed, bot_question
from saqqara.server.logs import log
from saqqara.server.metrics import Metrics
from saqqara.server.room import Room
from saqqara.server.table import Table
from saqqara.server.thinking_queue import Account, ThinkingQueue, Thought
from saqqara.server.wire import LevelName

if TYPE_CHECKING:
    from saqqara.bots.levels import LevelBot

EXPLAINED = 4  # moves of a hint, besides the best one
BOTS_KEPT = 32  # each keeps a part of its last search tree
LIGHT = 5_000  # simulations; a level that takes no more answers within a fraction of a second


@dataclass(frozen=True)
class Weighed:
    """What an adviser thinks of a question, and why other moves are worse, by move."""

    evaluation: Evaluation
    reasons: Mapping[str, Sequence[Reason]] = field(default_factory=dict)


class Thinker:
    """Asks bots for moves and for advice."""

    def __init__(
        self,
        queue: ThinkingQueue,
        is_ready: Callable[[Edition], bool],
        loading: Callable[[Edition], Awaitable[None]],
        compiled: Callable[[Edition], Awaitable[None]],
        address_of: Callable[[str], str],
        metrics: Metrics,
    ) -> None:
        self._queue = queue
        self._is_ready = is_ready  # whether levels are compiled; if not, asking begins it
        self._loading = loading  # waits for levels that are compiled but not in memory
        self._compiled = compiled  # waits for levels, however long that takes
        self._address_of = address_of  # of a person
        self._metrics = metrics
        self._bots: OrderedDict[tuple[str, int, str], Guarded] = OrderedDict()
        self._plain = PlainWorker()  # thinks until the levels are compiled

    def stop_plain(self) -> None:
        """Ends the process that thinks without a compiler: no level needs it any more."""
        self._plain.stop()

    def close(self) -> None:
        """The house stops."""
        self._plain.close()

    async def choose(self, room: Room, seat: int, ask: int, level: LevelName) -> str | None:
        """Returns the move that a level chooses for a seat; None if nobody needs it any more by then."""
        await self._loaded(room.table.edition, is_patient=room.table.config.challenge is not None)
        thought = self._thought(room, level, self._accounts(room))
        async with self._queue.turn(thought):
            table = room.table
            match = table.match
            if match is None or match.ask(seat) != ask or room.is_stale or room.is_deserted:
                return None
            question = bot_question(match, table.config, seat)
            began = time.perf_counter()
            move = await self._queue.run(thought, self._choosing(table, level, question))
            self._metrics.bot_thought(level, time.perf_counter() - began)
        return move

    async def _loaded(self, edition: Edition, *, is_patient: bool = False) -> None:
        """Waits until the levels are in memory; `is_patient`: also while they are compiled."""
        if not self._is_ready(edition):
            await (self._compiled if is_patient else self._loading)(edition)

    def _choosing(self, table: Table, level: LevelName, question: Question) -> Callable[[], str]:
        """Returns what chooses a move: the compiled level, or the plain one until that is ready."""
        if not self._is_ready(question.edition):
            return partial(self._plain.choose, level, question)
        bot = self._bot(table, question.seat, level, question.edition)
        if table.config.challenge is not None:
            bot.begin()  # what it has kept of its last search is lost in a restart: the same deal, the same answer
        return partial(_chosen, bot, question)

    def _bot(self, table: Table, seat: int, level: LevelName, edition: Edition) -> Guarded:
        from saqqara.bots.players import house_bot

        key = (table.id, seat, level)
        bot = self._bots.pop(key, None) or Guarded(house_bot(level, edition))
        self._bots[key] = bot
        while len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot

    def forget(self, table: Table) -> None:
        """Drops the bots of a table that is not in memory any more."""
        for key in [key for key in self._bots if key[0] == table.id]:
            del self._bots[key]

    async def evaluate(self, room: Room, person: str, seat: int, ask: int, level: LevelName | None) -> Weighed:
        """Returns what a level thinks of a person's open question, or without a level the judge of reviews.

        Idempotent: asked again, it returns the same. If it is cancelled, the level stops thinking.
        """
        await self._loaded(room.table.edition)
        thought = self._thought(room, level, (Account(self._address_of(person), person),), is_advice=True)
        async with self._queue.turn(thought):
            async with room.settled() as table:
                question = _question(table, seat, ask)
            if not self._is_ready(question.edition):
                plain = partial(self._plain.evaluate, level or LEVEL, question)
                return Weighed(await self._queue.run(thought, plain))
            adviser = _adviser(level, question.edition)
            try:
                found = await self._queue.run(thought, partial(adviser.evaluate, question))
                return Weighed(found, await self._queue.run(thought, partial(_reasons, question, found)))
            except asyncio.CancelledError:
                adviser.stop()
                raise

    def _thought(
        self, room: Room, level: LevelName | None, accounts: tuple[Account, ...], *, is_advice: bool = False
    ) -> Thought:
        weight = _weight(level, room.table.config.game)
        return Thought(room.table.id, accounts, weight, weight <= LIGHT, lambda: room.is_attended, is_advice)

    def _accounts(self, room: Room) -> tuple[Account, ...]:
        """Returns for whom bots play: players who are there, else onlookers, else whoever opened it or sits there."""
        table = room.table
        there = {
            place.person
            for seat, place in enumerate(table.places)
            if place.person is not None and room.presence(seat) != "gone"
        }
        if not there and room.guests:
            return tuple({Account(guest.address, guest.person or guest.address) for guest in room.guests})
        people = there or {table.host or "", *table.seats_by_person}
        return tuple(Account(self._address_of(person), person) for person in people)


def _chosen(bot: Guarded, question: Question) -> str:
    """Returns the move of a bot; what went wrong is logged."""
    move = bot.choose(question)
    for fault in bot.faults:
        log("bot failed", level=logging.WARNING, bot=bot.name, kind=fault.kind)
    bot.faults.clear()
    return move


class _Judge:
    """The judge of reviews as an adviser: so quick that nobody has to stop it."""

    def evaluate(self, question: Question) -> Evaluation:
        from saqqara.review.hints import hint_evaluation

        return hint_evaluation(question)

    def stop(self) -> None:
        """It ends by itself."""


def _adviser(level: LevelName | None, edition: Edition) -> LevelBot | _Judge:
    from saqqara.bots.levels import level_bot

    return _Judge() if level is None else level_bot(level, edition)


def _reasons(question: Question, found: Evaluation) -> Mapping[str, Sequence[Reason]]:
    """Returns why the next best moves are worse; without reasons a hint is still one."""
    from saqqara.review.hints import hint_reasons

    others = [prospect.move for prospect in found.prospects[1:] if prospect.wins][:EXPLAINED]
    try:
        return hint_reasons(question, found.best.move, others)
    except Exception as failure:
        log("fault", level=logging.ERROR, failure=failure, where="reasons of a hint")
        return {}


def _weight(level: LevelName | None, game: str) -> int:
    """Returns about how many simulations a level takes for a move, or the judge of reviews."""
    from saqqara.bots.levels import level_of
    from saqqara.review.judging import SIMULATIONS

    if level is None:
        return SIMULATIONS
    effort = level_of(level, game).effort
    return effort.simulations * effort.trees


def _question(table: Table, seat: int, ask: int) -> Question:
    """Returns an open question as its seat may know it. Its seed does not depend on what others do in secret either."""
    match = table.begun()
    match.expect_asked(seat, ask)
    seed = answer_seed(table.config, f"hint {match.turn_for(seat)}", seat)
    return Question(match.edition, match.state(seat), seat, seed)

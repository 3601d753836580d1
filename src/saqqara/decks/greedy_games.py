"""Plays games of greedy players and sums up what each card gave, how often it was taken, what players scored."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from multiprocessing import get_context
from random import Random
from typing import Any

from saqqara.rules.compiled import load
from saqqara.rules.edition import Edition
from saqqara.rules.pyramids.box import CARDS

from .greedy_player import GreedyPlayer

SEATS = 4


def _zeros() -> list[int]:
    return [0] * CARDS


@dataclass
class Ledger:
    """Sums over games. Lists have one entry for each card."""

    games: int = 0
    pyramids: int = 0
    gems: int = 0
    torches: int = 0
    skulls: int = 0
    colour_points: int = 0
    points: int = 0
    winning_points: int = 0
    deck_left: int = 0
    empty_decks: int = 0
    dealt: list[int] = field(default_factory=_zeros)  # among the four of the set-up
    kept: list[int] = field(default_factory=_zeros)
    offered: list[int] = field(default_factory=_zeros)  # face up when a seat picked
    taken: list[int] = field(default_factory=_zeros)  # of these
    held: list[int] = field(default_factory=_zeros)  # times before a seat, wherever it came from
    explored: list[int] = field(default_factory=_zeros)
    expeditions: list[int] = field(default_factory=_zeros)  # spent on the card
    earned: list[int] = field(default_factory=_zeros)  # without points for colours, which no chamber gives

    def add(self, other: Ledger) -> None:
        """Adds the sums of other games."""
        for column in fields(self):
            mine, theirs = getattr(self, column.name), getattr(other, column.name)
            both = [a + b for a, b in zip(mine, theirs, strict=True)] if isinstance(mine, list) else mine + theirs
            setattr(self, column.name, both)


def play_games(edition: Edition, first: int, count: int, processes: int = 1) -> Ledger:
    """Plays games number `first`, `first + 1`, ...; the same numbers give the same games on any machine."""
    if processes == 1:
        return _play_in_turn(edition, first, count)
    shares = [(first + count * n // processes, first + count * (n + 1) // processes) for n in range(processes)]
    ledger = Ledger()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for part in [pool.submit(_play_in_turn, edition, start, stop - start) for start, stop in shares]:
            ledger.add(part.result())
    return ledger


def _play_in_turn(edition: Edition, first: int, count: int) -> Ledger:
    ledger = Ledger()
    table = GreedyTable(edition, ledger)
    for number in range(first, first + count):
        table.play(Random(f"greedy game {number}"))
    return ledger


class GreedyTable:
    """Plays games of four greedy players, with the plain rules of one edition."""

    def __init__(self, edition: Edition, ledger: Ledger) -> None:
        self._ledger = ledger
        self._player = GreedyPlayer(edition)
        self._turn = load(edition.game, edition, "turn")
        self._state = load(edition.game, edition, "state")
        self._setup = load(edition.game, edition, "setup")
        self._moves = load(edition.game, edition, "moves")
        self._box = load(edition.game, edition, "components")
        self._event = load(edition.game, edition, "story").Event

    def play(self, random: Random) -> None:
        """Plays one game and adds it to the ledger."""
        s = self._state.GameState()
        moves = [0] * self._moves.MOVES
        self._setup.set_up(s, SEATS)
        count = self._turn.start(s, moves)
        while count > 0:
            move = self._answer(s, moves[:count], random)
            s.events.clear()
            before = _ScoreCards(s)
            count = self._turn.apply_move(s, move, moves)
            self._note_events(s.events, before)
        self._note_end(s)

    def _answer(self, s: Any, answers: list[int], random: Random) -> int:
        if self._turn.is_nature(s):
            return random.choices(answers, [self._turn.weight_of_move(s, move) for move in answers])[0]
        move = self._player.choose(s, answers)
        self._note_answer(s, move)
        return move

    # --- what is noted ---

    def _note_answer(self, s: Any, move: int) -> None:
        owes = s.owes[s.asked]
        if owes == self._state.Owes.MARK:
            self._ledger.expeditions[s.hands[s.asked][self._moves.slot_of(move)]] += 1
        elif owes == self._state.Owes.TAKE:
            for card in s.display:
                if card >= 0:
                    self._ledger.offered[card] += 1

    def _note_events(self, events: list[tuple[int, ...]], before: _ScoreCards) -> None:
        """Adds events to the ledger; points belong to the card whose fields were crossed off last before them."""
        card = 0
        for kind, a, b, c, _ in events:
            if kind == self._event.FIELDS_CROSSED:
                card = b
            self._ledger.earned[card] += self._points(kind, a, b, c, before)
            self._note_card(kind, b, c)

    def _note_card(self, kind: int, b: int, c: int) -> None:
        ledger = self._ledger
        if kind == self._event.CARD_DRAWN:
            ledger.dealt[b] += 1
        elif kind == self._event.CARDS_KEPT:
            for card in (b, c):
                ledger.kept[card] += 1
                ledger.held[card] += 1
        elif kind == self._event.CARD_TAKEN:
            ledger.held[b] += 1
            ledger.taken[b] += c < self._box.DISPLAY
        elif kind == self._event.EXPLORED:
            ledger.explored[b] += 1

    def _points(self, kind: int, seat: int, b: int, c: int, before: _ScoreCards) -> int:
        """Returns what an event scores, and brings `before` up to date."""
        if kind == self._event.GEM:
            return before.gem(seat, b, c, self._box)
        if kind == self._event.SKULL or kind == self._event.ELIXIR:
            return before.skull(seat, b, self._box)
        if kind == self._event.TORCH:
            return int(self._box.TORCH_POINTS)
        return int(self._box.EXPLORED_POINTS) if kind == self._event.EXPLORED else 0

    def _note_end(self, s: Any) -> None:
        ledger = self._ledger
        ledger.games += 1
        ledger.pyramids += sum(owner >= 0 for owner in s.explored_by)
        ledger.gems += sum(map(sum, s.gems))
        ledger.torches += sum(map(sum, s.torches))
        ledger.skulls += sum(s.skulls)
        ledger.colour_points += sum(earned[self._box.SOURCE_NAMES.index("colours")] for earned in s.earned)
        ledger.points += sum(s.points)
        ledger.winning_points += max(s.points)
        ledger.deck_left += sum(s.deck)
        ledger.empty_decks += sum(s.deck) == 0


class _ScoreCards:
    """The gems and skulls of each seat, from which follows what an event adds to the score."""

    def __init__(self, s: Any) -> None:
        self._gems = [list(gems) for gems in s.gems]
        self._skulls = list(s.skulls)

    def gem(self, seat: int, gem: int, count: int, box: Any) -> int:
        """Sets the gems of a colour that a seat has; returns the points this adds."""
        before = _gem_points(self._gems[seat], box)
        self._gems[seat][gem] = count
        return _gem_points(self._gems[seat], box) - before

    def skull(self, seat: int, count: int, box: Any) -> int:
        """Sets the skulls that a seat has; returns the points this adds, which may be negative."""
        before = box.SKULL_VALUES[self._skulls[seat]]
        self._skulls[seat] = count
        return int(before - box.SKULL_VALUES[count])


def _gem_points(gems: list[int], box: Any) -> int:
    pairs = min(gems)
    return int(pairs * box.PAIR_POINTS + (sum(gems) - 2 * pairs) * box.SINGLE_GEM_POINTS)

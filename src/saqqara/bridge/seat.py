"""A bot on one seat of a table: it sits down, answers every question, and stays until the match is over.

It is told what any other guest is told: the views of its seat. When the connection ends it comes back, and a move whose
answer was lost is sent again under the same id, so that it counts once.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from saqqara.bridge.house_client import WORTH_REPEATING, HouseClient, Refused, Unreachable
from saqqara.bridge.player import BridgedPlayer
from saqqara.bridge.token_file import TokenFile
from saqqara.rules.errors import SaqqaraError, quoted

GIVE_UP_S = 900.0  # how long the house may be away
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.25, 3.0
HOUSE_CLOSES = 1012  # close code
_TOO_LATE = ("stale_move", "not_your_turn", "match_over", "not_now")  # the question is not open any more

Json = dict[str, Any]


class BotSeat:
    """One seat, and the bot that plays it."""

    def __init__(
        self,
        house: HouseClient,
        kept: TokenFile,
        player: BridgedPlayer,
        name: str,
        seat: int | None = None,
        prepare: Callable[[str], None] = lambda _: None,
        tell: Callable[[str], None] = print,
    ) -> None:
        """`seat` is the one that is wanted, None: any open one. `prepare` is called with the name of the game before
        the bot sits down."""
        self._house = house
        self._kept = kept
        self._player = player
        self._name = name
        self._wanted = seat
        self._prepare = prepare
        self._tell = tell
        self._session = secrets.token_hex(4)  # begins the ids of this run
        self._seat: int | None = seat
        self._is_seated = False
        self._unwelcome: set[int] = set()  # seats that somebody else took first
        self._failures = 0  # connections in a row that came to nothing
        self._table: Json = {}
        self._answered: int | None = None  # the question that was answered over this connection
        self._said: tuple[int, Json] | None = None  # the last question and the answer to it
        self._requests: set[str] = set()  # of the other players, answered and not settled
        self._outcome: Json | None = None

    def play(self) -> Json:
        """Plays to the end of the match, over as many connections as it takes; returns the outcome."""
        try:
            self._begin()
            while self._outcome is None:
                self._stay()
            self._kept.end()
            self._tell_end(self._outcome)
            return self._outcome
        except KeyboardInterrupt:
            if self._is_seated:
                self._tell("The bot leaves. Run the same command to take the seat again.")
            raise
        finally:
            self._player.close()

    # --- coming, and coming back ---

    def _begin(self) -> None:
        """Makes the bot known to the house, or finds that it is known already."""
        self._house.token = self._kept.token
        try:
            self._table = self._patiently(self._house.table) if self._kept.token else self._house.table()
        except Refused as refusal:
            if refusal.word != "no_token":
                raise
            self._tell("The server does not know the stored token. The bot registers again.")
            self._house.token = None
            self._table = self._house.table()
        if self._table["status"] == "over":
            self._outcome = self._table["outcome"] or {}
            return
        self._prepare(str(self._table["game"]))
        if self._house.token is None:
            self._kept.keep(self._house.introduce(self._name))

    def _patiently(self, request: Callable[[], Any]) -> Any:
        """Repeats a request until the house answers, for as long as a house may be away."""
        pause, until = FIRST_PAUSE_S, time.monotonic() + GIVE_UP_S
        is_told = False
        while True:
            try:
                return request()
            except (Unreachable, Refused) as failure:
                if isinstance(failure, Refused) and failure.word not in WORTH_REPEATING:
                    raise
                if time.monotonic() > until:
                    raise SaqqaraError(f"{failure}; the same command takes the seat again") from None
                if not is_told:
                    self._tell("The server does not answer. The bot waits for it.")
                    is_told = True
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE_S)

    def _stay(self) -> None:
        """Plays over one connection, until it ends or the match does."""
        self._answered = None
        with self._patiently(self._house.connect) as socket:
            try:
                while self._outcome is None:
                    self._hear(socket, self._read(socket.recv()))
            except ConnectionClosed as ended:
                self._explain(ended)
            except Refused as refusal:
                if refusal.word not in WORTH_REPEATING:
                    raise
                self._tell(f"The server refuses for now: {refusal}.")
            except KeyboardInterrupt:
                self._free_waiting_seat(socket)
                raise
        if self._outcome is None:
            time.sleep(min(FIRST_PAUSE_S * 2**self._failures, LONGEST_PAUSE_S))
            self._failures += 1

    def _read(self, text: str | bytes) -> Json:
        try:
            message = json.loads(text)
        except ValueError:
            message = None
        if not isinstance(message, dict) or "type" not in message:
            raise SaqqaraError(f"expected a message of a Saqqara server, got {quoted(text)}")
        return message

    def _explain(self, ended: ConnectionClosed) -> None:
        code = None if ended.rcvd is None else ended.rcvd.code
        if code == HOUSE_CLOSES:
            self._tell("The server stops or restarts. The bot keeps its seat and connects again.")
        else:
            why = "" if ended.rcvd is None or not ended.rcvd.reason else f" ({ended.rcvd.reason})"
            self._tell(f"The connection ended{why}. The bot connects again.")

    def _free_waiting_seat(self, socket: ClientConnection) -> None:
        """Frees the seat while the table waits for players; in a match the seat is kept for the bot."""
        if self._is_seated and self._table.get("status") == "waiting":
            _send(socket, {"type": "stand_up", "seat": self._seat})
            self._kept.end()
            self._is_seated = False
            self._tell("The bot leaves its seat.")

    # --- what the house says ---

    def _hear(self, socket: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self._failures = 0
                self._see_table(socket, message["table"])
                if self._outcome is None and not message["seats"]:
                    self._is_seated = False
                    self._ask_for_seat(socket)
            case "table":
                self._see_table(socket, message["table"])
            case "view" if message["seat"] is not None and message["seat"] == self._seat:
                self._see_view(socket, message)
            case "accepted" if message.get("id") == self._sit_id:
                self._sit_down()
            case "refused":
                self._be_refused(socket, message)
            case "paused":
                self._tell("The server cannot reach its database. The match continues by itself.")

    def _see_table(self, socket: ClientConnection, table: Json) -> None:
        self._table = table
        own_seats = [place["seat"] for place in table["seats"] if place.get("is_yours")]
        if own_seats and not self._is_seated:
            if self._wanted not in (None, *own_seats):
                raise SaqqaraError(f"--seat: expected {own_seats[0]}, where the bot sits already, got {self._wanted}")
            self._seat = own_seats[0] if self._wanted is None else self._wanted
            self._sit_down()
        if table["status"] == "over":
            self._outcome = table["outcome"] or {}
        elif own_seats:
            self._answer_requests(socket, table)

    def _see_view(self, socket: ClientConnection, view: Json) -> None:
        if not self._is_seated:
            self._sit_down()
        if view["table"]["outcome"]:
            self._outcome = view["table"]["outcome"]
        elif view["ask"] is not None and view["ask"] != self._answered:
            self._answered = view["ask"]
            self._answer(socket, view)

    def _be_refused(self, socket: ClientConnection, refusal: Json) -> None:
        word, about = refusal["error"], refusal.get("id")
        if about == self._sit_id and self._wanted is None and word in ("not_your_seat", "not_now"):
            assert self._seat is not None
            self._unwelcome.add(self._seat)
            self._ask_for_seat(socket)
        elif self._said is not None and about == self._said[1]["id"]:
            if word in WORTH_REPEATING:
                time.sleep(2 * FIRST_PAUSE_S)
                _send(socket, self._said[1])
            elif word not in _TOO_LATE:
                raise Refused(word, refusal["message"])
        elif about in (None, self._sit_id):
            raise Refused(word, refusal["message"])

    # --- the seat ---

    def _ask_for_seat(self, socket: ClientConnection) -> None:
        """Asks for the wanted seat, or for an open one; the invitation of the link comes along."""
        self._seat = self._open_seat(self._table) if self._wanted is None else self._wanted
        sit: Json = {"type": "take_seat", "id": self._sit_id, "seat": self._seat, "name": self._name}
        if self._house.link.invite is not None:
            sit["invite"] = self._house.link.invite
        if self._table["status"] == "waiting":
            sit["entropy"] = secrets.token_urlsafe(12)
        _send(socket, sit)

    def _open_seat(self, table: Json) -> int:
        free = [place["seat"] for place in table["seats"] if place["who"] == "open"]
        for seat in free:
            if seat not in self._unwelcome:
                return int(seat)
        bots = [f"--seat {place['seat']}" for place in table["seats"] if place["who"] == "bot"]
        hint = f"; {' or '.join(bots)} takes the seat of one of the server's own bots" if bots else ""
        raise SaqqaraError(f"expected an open seat at this table, got none{hint}")

    def _sit_down(self) -> None:
        if not self._is_seated:
            self._is_seated = True
            self._tell(f"{self._name} has seat {self._seat} at table {self._house.link.table}.")
            if self._table.get("status") == "waiting":
                self._tell("The match starts when all seats are taken.")

    def _answer_requests(self, socket: ClientConnection, table: Json) -> None:
        """Accepts what the other players ask for, as the bots of the house do, and takes the seat back from a bot."""
        open_requests = {
            "answer_back": self._seat in (table.get("asks_back") or {}).get("waits_for", ()),
            "answer_end": self._seat in (table.get("asks_end") or {}).get("waits_for", ()),
            "return": any(
                place["seat"] == self._seat and place.get("stands_in") and not place.get("conceded")
                for place in table["seats"]
            ),
        }
        for kind, is_open in open_requests.items():
            if is_open and kind not in self._requests:
                accept = {} if kind == "return" else {"accept": True}
                _send(socket, {"type": kind, "seat": self._seat, "id": secrets.token_hex(8), **accept})
                self._tell(_ANSWERS[kind])
        self._requests = {kind for kind, is_open in open_requests.items() if is_open}

    # --- the moves ---

    def _answer(self, socket: ClientConnection, view: Json) -> None:
        """Sends the bot's answer to the question of a view. After a lost connection it is the same answer again."""
        ask = view["ask"]
        if self._said is None or self._said[0] != ask or self._said[1]["move"] not in view["legal"]:
            assert self._seat is not None
            move = self._player.move(self._seat, view, table=self._house.link.table, key=str(self._house.token))
            identity = f"{self._session}-{ask}-{secrets.token_hex(2)}"
            self._said = ask, {"type": "move", "id": identity, "seat": self._seat, "ask": ask, "move": move}
        _send(socket, self._said[1])

    def _tell_end(self, outcome: Json) -> None:
        """Tells the places and points, and how many moves were not the bot's own."""
        self._tell("The match is over.")
        names = [
            _name_of(place) + (" (this bot)" if place["seat"] == self._seat else "")
            for place in self._table.get("seats", [])
        ]
        results = zip(outcome.get("places", []), names, outcome.get("points", []), strict=False)
        for place, name, points in sorted(results, key=lambda result: result[0]):
            self._tell(f"{f'{place}. ' if place else ''}{name}: {points} points")
        self._player.tell_lost()

    @property
    def _sit_id(self) -> str:
        return f"{self._session}-sit-{self._seat}"


_ANSWERS = {
    "answer_back": "Another player asks to take a move back. The bot accepts.",
    "answer_end": "Another player asks to end the match without a winner. The bot accepts.",
    "return": "A bot of the server plays this seat. Your bot takes it back.",
}


def _name_of(place: Json) -> str:
    """The name of a person, or the level of a bot of the house."""
    return str(place.get("name") or (place.get("level") or f"seat {place['seat']}").capitalize())


def _send(socket: ClientConnection, message: Json) -> None:
    socket.send(json.dumps(message))

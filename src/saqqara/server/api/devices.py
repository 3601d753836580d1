"""Requests about the sender's devices."""

from __future__ import annotations

from starlette.responses import Response

from saqqara.server.api.requests import TABLE_NAME, ApiRequest, Gate
from saqqara.server.api.responses import drop_token, json_response, keep_token
from saqqara.server.club.device_label import label_of
from saqqara.server.house import House
from saqqara.server.identity import bearer_of
from saqqara.server.refusals import Refusal
from saqqara.server.wire import Person
from saqqara.server.wire.devices import ContinueSaid, PhraseMade


class DevicesApi:
    """Lets people continue on other devices, sign out and be forgotten."""

    def __init__(self, house: House, gate: Gate) -> None:
        self._house = house
        self._devices = house.club.devices
        self._gate = gate

    async def make_link(self, request: ApiRequest) -> Response:
        """Makes a link with which the sender can continue on another device."""
        person = request.person
        self._gate.count_proof(request)
        return json_response(await self._devices.make_link(person, self._gate.origin(request)), 201)

    async def look(self, request: ApiRequest) -> Response:
        """Returns who the sender would be."""
        self._gate.count_proof(request)
        return json_response(await self._devices.look(request.body, request.sender))

    async def continue_here(self, request: ApiRequest) -> Response:
        """Makes the sender's device one of the person of a link or of a phrase."""
        body: ContinueSaid = request.body
        self._gate.count_proof(request)
        row, token = await self._devices.sign_in(body, request.sender, label_of(request.user_agent))
        if token and body.keep == "token":
            return json_response(Person(name=row.name, token=token))
        response = json_response(Person(name=row.name))
        if token:
            keep_token(response, request.cookie, token)
        return response

    async def devices(self, request: ApiRequest) -> Response:
        """Returns all that can be the sender."""
        return json_response(await self._devices.shown(request.person))

    async def leave_device(self, request: ApiRequest) -> Response:
        """Signs a device of the sender out."""
        person, device = request.person, str(request.request.path_params["device"])
        if not TABLE_NAME.fullmatch(device):
            raise Refusal("bad_message", f"device: expected the ID of a device, got {device[:40]!r}")
        await self._devices.leave(person, device)
        response = json_response(await self._devices.shown(person))
        return self._signed_out(request, response) if device == person.device else response

    async def make_phrase(self, request: ApiRequest) -> Response:
        """Gives the sender a recovery phrase."""
        person = request.person
        self._gate.count_proof(request)
        return json_response(PhraseMade(phrase=await self._devices.make_phrase(person)), 201)

    async def drop_phrase(self, request: ApiRequest) -> Response:
        """Makes the sender's recovery phrase worthless."""
        await self._devices.drop_phrase(request.person)
        return json_response(await self._devices.shown(request.person))

    async def forget_me(self, request: ApiRequest) -> Response:
        """Forgets the sender."""
        person = request.person
        if request.body.confirm != person.name:
            raise Refusal("not_allowed", "confirm: expected your name, got another text")
        forgotten = await self._house.in_background(self._house.club.forgetting.forget(person.id))
        return self._signed_out(request, json_response(forgotten))

    def _signed_out(self, request: ApiRequest, response: Response) -> Response:
        if bearer_of(request.request.headers.get("authorization")) is None:
            drop_token(response, request.cookie)
        return response

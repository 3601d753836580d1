"""The endpoints about a person's devices."""

from __future__ import annotations

from saqqara.server.endpoints.errors import ALWAYS, BODY, NEEDS
from saqqara.server.openapi import Endpoint
from saqqara.server.wire import Person
from saqqara.server.wire.devices import (
    ContinueSaid,
    Continuing,
    Devices,
    ForgetSaid,
    Forgotten,
    LinkMade,
    LookSaid,
    PhraseMade,
)

DEVICE_ENDPOINTS: dict[str, Endpoint] = {
    "make_link": Endpoint(
        method="POST",
        path="/api/me/links",
        summary="Makes a link with which you can continue on another device, once and within ten minutes",
        answer=LinkMade,
        status=201,
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
    "look": Endpoint(
        method="POST",
        path="/api/continue/look",
        summary="Who you would be with a link or a recovery phrase; nothing is changed",
        body=LookSaid,
        answer=Continuing,
        errors=("not_now", *NEEDS, *BODY),
        token="optional",
    ),
    "continue_here": Endpoint(
        method="POST",
        path="/api/continue",
        summary="Continues as the person of a link or of a recovery phrase on this device",
        body=ContinueSaid,
        answer=Person,
        errors=("not_now", *NEEDS, *BODY),
        token="optional",
    ),
    "devices": Endpoint(
        method="GET",
        path="/api/me/devices",
        summary="The devices that are signed in as you",
        answer=Devices,
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
    "leave_device": Endpoint(
        method="DELETE",
        path="/api/me/devices/{device}",
        summary="Signs a device of yours out, this one or another",
        answer=Devices,
        errors=("bad_message", *NEEDS, *ALWAYS),
        token="needed",
    ),
    "make_phrase": Endpoint(
        method="POST",
        path="/api/me/phrase",
        summary="Gives you a recovery phrase of twelve words, instead of the one before",
        answer=PhraseMade,
        status=201,
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
    "drop_phrase": Endpoint(
        method="DELETE",
        path="/api/me/phrase",
        summary="Makes your recovery phrase worthless",
        answer=Devices,
        errors=(*NEEDS, *ALWAYS),
        token="needed",
    ),
    "forget_me": Endpoint(
        method="DELETE",
        path="/api/me",
        summary="Forgets you: your name, your devices and whatever is yours alone",
        body=ForgetSaid,
        answer=Forgotten,
        errors=(*NEEDS, *BODY),
        token="needed",
    ),
}

"""What a device is called in the list of a person's devices: browser and system, and nothing that tells it apart."""

from __future__ import annotations

# Words of a user agent, in the order in which they count: most browsers name others as well.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def label_of(user_agent: str) -> str:
    """Returns the label for what a browser calls itself, empty for a program that is none of these."""
    found = (_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))
    return " · ".join(word for word in found if word)


def _first(words: dict[str, str], user_agent: str) -> str:
    return next((label for word, label in words.items() if word in user_agent), "")

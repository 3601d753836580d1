"""Everything that can be refused, and nothing else. The message says what was expected and what was got."""


class SaqqaraError(ValueError):
    """The root of all refusals; options that make no game are refused with it itself."""


class UnreadableMove(SaqqaraError):
    """The text is no move of this game's notation."""


class IllegalMove(SaqqaraError):
    """The move can be read but not played now."""


class NotYourTurn(SaqqaraError):
    """That seat owes no move now, or there is no such seat."""


class StaleMove(SaqqaraError):
    """The move answers a question that is no longer open."""


class CannotUndo(SaqqaraError):
    """The engine does not vouch for taking this move back."""


class MatchOver(SaqqaraError):
    """The match has ended."""


class BadRecord(SaqqaraError):
    """The text is no record, or not a record of a game that can have happened."""


class BadPosition(SaqqaraError):
    """The position breaks an invariant or cannot be read."""


class BadEdition(SaqqaraError):
    """The edition file lacks a figure or holds an impossible one."""


def quoted(value: object) -> str:
    """A value as a message shows it: short, and whatever it is, without a failure of its own."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, a list in a list in a list ...
        text = f"a {type(value).__name__} too large to show"
    return text if len(text) <= 80 else text[:77] + "..."

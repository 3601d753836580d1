"""The command `saqqara` and its error handling: bad input ends with status 2 and one clear line."""

from __future__ import annotations

import os
import sys

import click

from saqqara import __version__
from saqqara.cli.commands.arena import arena
from saqqara.cli.commands.bot import bot
from saqqara.cli.commands.deck import deck
from saqqara.cli.commands.house import house
from saqqara.cli.commands.learn import learn
from saqqara.cli.commands.play import play
from saqqara.cli.commands.puzzle import puzzle
from saqqara.cli.commands.record import record
from saqqara.cli.commands.review import review
from saqqara.cli.commands.serve import open_house, serve
from saqqara.cli.commands.simulate import simulate
from saqqara.cli.commands.study import study
from saqqara.cli.commands.train import train
from saqqara.cli.commands.warm import warm
from saqqara.cli.shared_options import INTERRUPTED
from saqqara.rules.errors import SaqqaraError

BAD_INPUT = 2  # exit status

_CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 80}


@click.group(invoke_without_command=True, context_settings=_CONTEXT)
@click.version_option(__version__)
@click.pass_context
def saqqara(context: click.Context) -> None:
    """Play and study Imhotep and Silver & Gold: Pyramids.

    Without a command, saqqara starts a server on this computer and opens it in your browser. Ctrl-C stops it. To
    play in this terminal instead, use `saqqara play`.

    Example: saqqara

    Example: saqqara play --players me,mason
    """
    if context.invoked_subcommand is None:
        open_house()


for command in (arena, bot, deck, house, learn, play, puzzle, record, review, serve, simulate, study, train, warm):
    saqqara.add_command(command)


def main() -> None:
    """Runs the command line of this process and turns errors into one line and an exit status."""
    try:
        saqqara(standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_page:
        help_page.show()
        sys.exit(BAD_INPUT)
    except click.UsageError as error:
        _fail(error.format_message() + (f" (see `{error.ctx.command_path} --help`)" if error.ctx else ""))
    except click.ClickException as error:
        _fail(error.format_message())
    except SaqqaraError as error:
        _fail(str(error))
    except (KeyboardInterrupt, click.Abort):
        print("saqqara: interrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader of a pipe has gone. Point stdout elsewhere, so that flushing it at exit does not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(message: str) -> None:
    print("saqqara: " + " ".join(message.split()), file=sys.stderr)
    sys.exit(BAD_INPUT)

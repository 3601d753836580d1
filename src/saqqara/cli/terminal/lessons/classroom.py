"""A lesson in the terminal: it says a sentence, shows the table, and waits for Enter or for a move."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from saqqara.cli.languages import say, say_or
from saqqara.cli.terminal.cheat_sheet import draw_sheet
from saqqara.cli.terminal.complaints import Told
from saqqara.cli.terminal.face import view_with_points
from saqqara.cli.terminal.faces import face_of, title_of
from saqqara.cli.terminal.lessons.listing import draw_lessons, next_lesson, ready_lessons, title_in
from saqqara.cli.terminal.lessons.progress import Progress
from saqqara.cli.terminal.record_files import command
from saqqara.cli.terminal.screen import LEAVE, Leaving, Screen, open_console
from saqqara.cli.terminal.seats import seat_name
from saqqara.cli.terminal.table_view import SCREENFUL
from saqqara.games import GAMES
from saqqara.rules.contract import known_game
from saqqara.rules.errors import SaqqaraError, quoted
from saqqara.school.lessons.model import Lesson
from saqqara.school.lessons.reading import lessons_of
from saqqara.school.lessons.runner import LEARNER, NEXT, Place, attempt, place_after


def learn(game: str | None, name: str | None) -> None:
    """Lists the lessons, or plays those of a game, from one lesson on."""
    classroom = Classroom(open_console(), Progress())
    if game is None:
        for each in GAMES:
            classroom.list_lessons(lessons_of(each))
        return
    lessons = lessons_of(known_game(game))
    if not lessons:
        raise SaqqaraError(f"game: expected one with lessons, got {quoted(game)}")
    classroom.teach(lessons, _named(lessons, name))


def _named(lessons: Sequence[Lesson], name: str | None) -> Lesson | None:
    known = {lesson.name: lesson for lesson in lessons}
    if name is not None and name not in known:
        raise SaqqaraError(f"lesson: expected one of {', '.join(known)}, got {quoted(name)}")
    return None if name is None else known[name]


class Classroom(Screen):
    """One learner before the screen."""

    def __init__(self, console: Console, progress: Progress) -> None:
        super().__init__(console)
        self.progress = progress
        self.is_kept = True
        self.place: Place

    def list_lessons(self, lessons: Sequence[Lesson]) -> None:
        """Lists the lessons of a game, and says how to begin or go on."""
        if not lessons:
            return
        for line in draw_lessons(lessons, self.progress):
            self.console.print(line)
        self.say(say("cli.learn.how", command=f"{command()} learn {lessons[0].game}"))
        self.say(say("cli.learn.one", command=f"{command()} learn {lessons[0].game} {lessons[-1].name}"))
        self.say(say("cli.learn.first_game", command=f"{command()} learn {lessons[0].game} --first-game"))
        self.say("")

    # --- the lessons ---

    def teach(self, lessons: Sequence[Lesson], first: Lesson | None) -> None:
        """Plays lessons, one after the other, until the input ends or all are done."""
        lesson = first or next_lesson(lessons, self.progress)
        try:
            while lesson is not None:
                self.play(lesson)
                if lesson == ready_lessons(lessons)[-1]:
                    self.offer_first_game(lesson.game)
                lesson = next_lesson(lessons, self.progress)
                if lesson is not None:
                    self.say(say("cli.learn.next", title=title_in(lesson)), "bold")
                    self._expect_going_on()
        except (EOFError, KeyboardInterrupt, Leaving):
            self.say("")
            self.say(say("cli.goodbye"))
        else:
            self.say(say("cli.learn.all_done", game=title_of(lessons[0].game)), "bold")
            self.offer_first_game(lessons[0].game)

    def offer_first_game(self, game: str) -> None:
        """Says how the guided first game begins."""
        self.say(say("cli.learn.first_game", command=f"{command()} learn {game} --first-game"), "bold")

    def _expect_going_on(self) -> None:
        if self.read("> ").strip().lower() in LEAVE:
            raise Leaving

    def play(self, lesson: Lesson) -> None:
        """Plays one lesson from where it was left."""
        self.go_to(place_after(lesson, self._kept(lesson)))
        while self.place.step is not None:
            step = len(self.place.completed)
            self.show()
            while self.place.step is not None and len(self.place.completed) == step:
                self.obey(self.read(f"{seat_name(LEARNER)}> "))
        self.show_events()
        self.say(say("lesson.over"), "bold")

    def _kept(self, lesson: Lesson) -> list[str]:
        """Returns what was done before, unless the lesson has changed since."""
        done = self.progress.of(lesson).done
        try:
            place_after(lesson, done)
        except SaqqaraError:
            return []
        return done

    def go_to(self, place: Place) -> None:
        """Goes to another step and keeps the place."""
        self.place = place
        try:
            self.progress.keep(place.lesson, place.completed)
        except OSError as error:
            if self.is_kept:  # said once
                self.say(say("cli.learn.not_kept", reason=f"{error.filename}: {error.strerror}"))
            self.is_kept = False

    # --- the screen ---

    def show(self) -> None:
        """Shows the step: the table, what happened, what the lesson says and how to go on."""
        place = self.place
        lesson, step = place.lesson, place.step
        assert step is not None
        face, view = face_of(lesson.game), view_with_points(place.match, LEARNER)
        if self.is_terminal:
            self.console.clear()
        count = say("cli.learn.step", step=len(place.completed) + 1, steps=len(lesson.steps))
        self.say(f"{title_in(lesson)} ({count})", "bold")
        self.console.print(face.draw_table(view, place.match.edition, self.console.width))
        self.show_events()
        if not place.completed:
            self.say(say("cli.learn.you", name=seat_name(LEARNER)), "dim")
        if place.kind == "do":
            for line in face.draw_choices(view, place.match.edition, self.console.width, SCREENFUL):
                self.console.print(line)
        self.say(self._words() + self._rule(step.rule), "bold")
        self.say(say("cli.learn.reading" if place.kind == "next" else "cli.learn.doing"), "dim")

    def show_events(self) -> None:
        """Says what has happened since the step before."""
        face = face_of(self.place.lesson.game)
        for line in face.sentences([face.public(event) for event in self.place.events]):
            self.say(f"  - {line.text}", "dim")

    def _words(self) -> str:
        """Returns what the lesson says here."""
        return say_or(self.place.text, self.place.words or self.place.text)

    def _rule(self, rule: str | None) -> str:
        return "" if rule is None else f" ({say('guide.rule', rule=rule)})"

    # --- what is typed ---

    def obey(self, line: str) -> None:
        """Carries out a command or a move; what cannot be done is refused in one line."""
        words = " ".join(line.lower().split())
        try:
            if words in COMMANDS:
                COMMANDS[words](self)
            elif words:
                self.move(words)
        except SaqqaraError as error:
            self.refuse(error)

    def move(self, words: str) -> None:
        """Tries a move by its number in the list or in notation."""
        legal = self.place.legal
        if words.isdecimal():
            if not 1 <= int(words[:6]) <= len(legal):
                raise Told(say("cli.no_such_number", last=len(legal), number=words[:6]))
            words = legal[int(words) - 1]
        place = attempt(self.place.lesson, self.place.completed, words)
        if len(place.completed) > len(self.place.completed):
            self.go_to(place)
            return
        assert place.answer is not None
        answer = place.answer
        self.say(say_or(answer.text, answer.words or answer.text) + self._rule(answer.rule), "bold")

    def go_on(self) -> None:
        """Goes on after a step that is read; says again what the lesson waits for."""
        if self.place.kind == "do":
            self.say(self._words(), "bold")
        else:
            self.move(NEXT)

    def skip(self) -> None:
        """Completes the step."""
        self.move(self.place.solution or NEXT)

    def show_move(self) -> None:
        """Completes the step and says with which move."""
        move = self.place.solution
        if move is not None:
            self.say(say("cli.learn.shown", move=face_of(self.place.lesson.game).retold(move)))
        self.skip()

    def back(self) -> None:
        """Goes back to the step before."""
        if not self.place.completed:
            raise Told(say("cli.learn.first"))
        self.place = place_after(self.place.lesson, self.place.completed[:-1])

    def more(self) -> None:
        """Lists all moves."""
        view = view_with_points(self.place.match, LEARNER)
        face, edition = face_of(self.place.lesson.game), self.place.match.edition
        for line in face.draw_choices(view, edition, self.console.width, None):
            self.console.print(line)

    def help(self) -> None:
        """Shows the rules in short."""
        self.console.print(draw_sheet(face_of(self.place.lesson.game).notation(self.place.match.edition)))

    def quit(self) -> None:
        """Ends the lessons."""
        raise Leaving


COMMANDS = {
    "": Classroom.go_on,
    "next": Classroom.go_on,
    "back": Classroom.back,
    "skip": Classroom.skip,
    "show": Classroom.show_move,
    "more": Classroom.more,
    "help": Classroom.help,
    "?": Classroom.help,
    **dict.fromkeys(LEAVE, Classroom.quit),
}

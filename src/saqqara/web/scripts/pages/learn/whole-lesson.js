// A whole lesson: all its places, and what it says to every legal move. So the steps need no connection.
const keyOf = (done) => JSON.stringify(done);

export class WholeLesson {
  /** @param {Wire.LessonWhole} whole */
  constructor({ places }) {
    this.places = new Map(places.map((place) => [keyOf(place.shown.done), place]));
  }

  /** The lesson after some steps and a move; null where only the rules know, as of a move that they forbid. */
  /** @param {{ done: string[], move: string | null }} wish @returns {Wire.LessonShown | null} */
  after({ done, move }) {
    const place = this.places.get(keyOf(done));
    if (!place || move === null) return place?.shown ?? null;
    const answer = place.answers.find((one) => one.move === move);
    if (!answer) return null;
    const { shown } = answer.is_right ? this.places.get(keyOf([...done, move])) : place;
    return { ...shown, answer };
  }
}

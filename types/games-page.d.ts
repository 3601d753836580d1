// What the scripts of your games hand to each other.

/** Which finished games are looked for; what is empty does not matter. */
interface GamesWish {
  game: string;
  seats: string;
  opponent: string;
}

/** Some games added up: shared first places count in parts, points are a mean. */
interface FiguresCell {
  games: number;
  firsts: number;
  fair: number;
  points: number;
}

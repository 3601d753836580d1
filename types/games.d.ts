// What is picked, and where the guest looks, in each game.

interface ImhotepPicks {
  action: string | null;
  ship: string | null;
  refused: string | null;
  trail: Array<{ action: string | null; ship: string | null }>;
}

interface ImhotepGaze {
  open: string | null;
  opens: boolean;
  reached: string;
  wasTight: boolean;
  isFolded: boolean;
  stops: Map<string, string>;
  isDue: boolean;
}

type ImhotepScene = Scene<ImhotepPicks, ImhotepGaze>;

interface PyramidsPicks {
  move: string | null;
  field: string | null;
  way: Shape | null;
  isSingle: boolean;
  isRefused: boolean;
  cards: number[];
  sheet: string | null;
}

interface PyramidsGaze {
  card: number | null;
  sheet: string | null;
  fields: Map<number, string>;
}

type PyramidsScene = Scene<PyramidsPicks, PyramidsGaze>;

/** Fields of a shape as [row, column], in the corner. */
type Shape = number[][];

/** A mark as it lies on a card. */
interface Placement {
  move: string;
  card: number;
  fields: string[];
  way: Shape;
}

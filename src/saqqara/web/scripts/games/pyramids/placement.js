// Where the shape may lie. Everything here is chosen from the legal moves; nothing is worked out beyond them.
import { placeOf } from "./printed.js";
import { inCorner, isSameWay, mirrored, stepsBetween } from "./shape.js";

const read = new WeakMap(); // list of legal moves -> placements

/** The legal marks as { move, card, fields, way }. */
export function placements(legal) {
  if (!read.has(legal)) read.set(legal, legal.filter((move) => move.startsWith("mark ")).map(placementOf));
  return read.get(legal);
}

/** What a mark says. */
export function placementOf(move) {
  const [, card, ...fields] = move.split(" ");
  return { move, card: Number(card), fields, way: inCorner(fields.map(placeOf)) };
}

export const isSingle = ({ fields }) => fields.length === 1;

/** Those on a card that cover a field, whole shapes or single fields. */
export const covering = (all, card, field, wantsSingle) =>
  all.filter((one) => one.card === card && isSingle(one) === wantsSingle && one.fields.includes(field));

/** The one to begin with: turned as little as possible, and lying around the field. */
export const snap = (some, field, way) =>
  best(some, (one) => [stepsBetween(way, one.way), distance(one.fields, [field])]);

/** The one after another among those that cover a field, always in the same order. */
export function next(some, current, way) {
  const order = ranked(some, (one) => [stepsBetween(way, one.way), ...one.fields.map((field) => FIELD_ORDER(field))]);
  const place = order.findIndex((one) => one.move === current.move);
  return order[(place + 1) % order.length] ?? null;
}

const FIELD_ORDER = (field) => Number(field[1]) * 10 + field.charCodeAt(0);

/** Another way to lie, as near as possible. */
export const turnedNear = (all, current) =>
  best(
    onSameCard(all, current).filter((one) => !isSameWay(one.way, current.way)),
    (one) => [stepsBetween(current.way, one.way), distance(one.fields, current.fields)],
  );

/** Its mirror image: over the same field where that may be, else as near as possible. */
export function mirroredNear(all, current, field) {
  const image = mirrored(current.way);
  const isImage = (one) => !isSameWay(one.way, current.way) && stepsBetween(image, one.way) < 4;
  return best(onSameCard(all, current).filter(isImage), (one) => [
    stepsBetween(image, one.way),
    one.fields.includes(field) ? 0 : 1,
    distance(one.fields, current.fields),
  ]);
}

/** Where the shape comes to lie when it is dragged by one of its fields to another field; it turns where it must. */
export function draggedTo(all, current, grabbed, card, field) {
  const [row, column] = placeOf(field);
  const [fromRow, fromColumn] = placeOf(grabbed);
  const middle = centre(current.fields);
  const wanted = [middle[0] + row - fromRow, middle[1] + column - fromColumn];
  const some = covering(all, card, field, isSingle(current));
  return best(some, (one) => [stepsBetween(current.way, one.way), apart(centre(one.fields), wanted)]);
}

const onSameCard = (all, current) =>
  all.filter((one) => one.card === current.card && isSingle(one) === isSingle(current));

// --- distances ---

function centre(fields) {
  const places = fields.map(placeOf);
  return [0, 1].map((axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length);
}

const apart = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]);
const distance = (some, others) => apart(centre(some), centre(others));

// --- the least of some, by keys one after the other ---

const ranked = (some, keysOf) =>
  some
    .map((one) => [one, keysOf(one)])
    .sort(([, a], [, b]) => firstDifference(a, b))
    .map(([one]) => one);
const best = (some, keysOf) => ranked(some, keysOf)[0] ?? null;

function firstDifference(some, others) {
  const place = some.findIndex((key, number) => key !== others[number]);
  return place < 0 ? 0 : some[place] - others[place];
}

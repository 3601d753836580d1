// Values of the rules on one line.
import { figure, plainWord, say } from "../../ui/words.js";

/** A value as people write it. */
export function inLine(value) {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return say("plain.flag", { is: value });
  if (typeof value === "number") return figure(value);
  if (Array.isArray(value)) return value.length ? value.map(inLine).join(" ") : "–";
  return typeof value === "object" ? namedValues(Object.entries(value)) : String(value);
}

/** Names with their values, as in “steps 2, from a1”. */
export const namedValues = (entries) =>
  entries.map(([name, value]) => `${plainWord(name).toLowerCase()} ${inLine(value)}`).join(", ");

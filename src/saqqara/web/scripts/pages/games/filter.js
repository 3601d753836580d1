// Which finished games are looked for. The address of the page keeps it, and the server is asked for it.

/** @param {string} address @returns {GamesWish} */
export function wishIn(address) {
  const asked = new URLSearchParams(address);
  return { game: asked.get("game") ?? "", seats: asked.get("seats") ?? "", opponent: asked.get("opponent") ?? "" };
}

/** A path with what is wished for; what is empty is left out. */
/** @param {string} path @param {Record<string, string | null>} wish */
export function withWish(path, wish) {
  const asked = new URLSearchParams(Object.entries(wish).filter(([, value]) => value));
  return `${path}${asked.size ? `?${asked}` : ""}`;
}

/** @param {GamesWish} wish */
export const isAny = (wish) => Object.values(wish).every((value) => !value);

// The printed figures that a table is played with. A position brings them along unless they are those that come with
// Saqqara; these lie in /web/figures, made from the edition files (a test compares them).

const shipped = new Map();

/** The figures that come with Saqqara, or null when they cannot be had. */
export function shippedFigures(game) {
  if (!shipped.has(game)) shipped.set(game, fetchFigures(game));
  return shipped.get(game);
}

async function fetchFigures(game) {
  const inlined = document.getElementById(`figures-${game}`); // of a page that needs no server
  if (inlined) return JSON.parse(inlined.textContent);
  try {
    const answer = await fetch(`/web/figures/${game}.json`);
    return answer.ok ? await answer.json() : null;
  } catch {
    shipped.delete(game); // the next table may have more luck
    return null;
  }
}

/** Those of a position, else those given. */
export const figuresOf = (position, others) => position.edition?.figures ?? others;

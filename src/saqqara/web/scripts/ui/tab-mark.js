// The picture of the tab: it has a mark while somebody waits for this guest.
const PLAIN = "/web/pictures/icon.svg";
const MARKED = "/web/pictures/icon-turn.svg";

/** Browsers show another picture only where the address is another. */
export function markTab(isMarked) {
  const link = document.querySelector('link[rel="icon"]');
  const picture = isMarked ? MARKED : PLAIN;
  if (link && link.getAttribute("href") !== picture) link.href = picture;
}

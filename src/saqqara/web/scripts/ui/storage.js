// What this browser keeps. Where keeping is forbidden, nothing is kept and nothing breaks.

const PREFIX = "saqqara.";

/** Kept until the browser forgets it. */
export const kept = shelf(() => localStorage);

/** Kept as long as this tab is open. */
export const keptInTab = shelf(() => sessionStorage);

function shelf(storage) {
  const attempt = (action) => {
    try {
      return action(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key) => attempt((place) => place.getItem(PREFIX + key)),
    keep: (key, value) => attempt((place) => place.setItem(PREFIX + key, value)),
    forget: (key) => attempt((place) => place.removeItem(PREFIX + key)),
  };
}

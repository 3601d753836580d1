// What the service worker keeps, so that it can be opened again without a connection.

/** Asks for these addresses, so that the worker keeps what the server answers. */
/** @param {string[]} paths */
const fetchAll = (paths) => Promise.all(paths.map((path) => fetch(path))).catch(() => {}); // they can be opened again

/** A visit that began without a service worker asks again, as soon as there is one, for what it would have kept. */
/** @param {string[]} paths */
export function keepForLater(paths) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  serviceWorker.addEventListener("controllerchange", () => fetchAll(paths), { once: true });
}

/** Has addresses kept that this visit has not asked for. */
/** @param {string[]} paths */
export function keepAhead(paths) {
  if (navigator.serviceWorker?.controller) fetchAll(paths);
  else keepForLater(paths);
}

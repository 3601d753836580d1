// What is chosen on a page, as the query of an address.

/** The values of some names in a query; what is not there is empty. */
/** @template {string} Name @param {string} query @param {Name[]} names @returns {Record<Name, string>} */
export function readQuery(query, names) {
  const values = new URLSearchParams(query);
  /** @type {any} */
  const found = Object.fromEntries(names.map((name) => [name, values.get(name) ?? ""]));
  return found;
}

/** A path with values as its query; what is empty is left out. */
/** @param {string} path @param {Record<string, string | null>} values */
export function withQuery(path, values) {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  return `${path}${query.size ? `?${query}` : ""}`;
}

// The one line for those who do not see the table.

/** Tells them something. */
export function announce({ parts }, words) {
  parts.told.textContent = words;
}

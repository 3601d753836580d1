// Copies a text, also where the page is not served over https and the clipboard is out of reach.
import { h } from "./dom.js";

/** Whether it worked; else the field is at least selected, ready for the keyboard. */
export async function copyFrom(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand?.("copy") ?? false;
  }
}

/** The same for a text that stands in no field. */
export async function copyText(text) {
  const field = h("input", { class: "sr", value: text, readonly: true, "aria-hidden": "true" });
  document.body.append(field);
  try {
    return await copyFrom(field);
  } finally {
    field.remove();
  }
}

// Copies a text, also where the page is not served over https and the clipboard is out of reach.

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

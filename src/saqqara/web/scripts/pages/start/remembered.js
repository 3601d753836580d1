// What was chosen last time on this device, put back into the form.
import { kept } from "../../ui/storage.js";

const KEY = "choices";

/** Keeps every named choice of the form. */
export function remember(form) {
  const choices = Object.fromEntries(controls(form).map((control) => [nameOf(control), stateOf(control)]));
  kept.keep(KEY, JSON.stringify(choices));
}

/** Puts back what is still on offer; everything else stays as the page has it. */
export function recall(form) {
  const choices = read();
  for (const control of controls(form)) {
    const state = choices[nameOf(control)];
    if (state !== undefined) putBack(control, state);
  }
}

const controls = (form) => [...form.elements].filter((control) => control.name && control.type !== "submit");
const isTicked = ({ type }) => type === "radio" || type === "checkbox";
const nameOf = (control) => (control.type === "radio" ? `${control.name}.${control.value}` : control.name);
const stateOf = (control) => (isTicked(control) ? control.checked : control.value);

function putBack(control, state) {
  if (isTicked(control)) control.checked = state === true;
  else if (control.type !== "select-one" || hasOption(control, state)) control.value = String(state);
}

const hasOption = (select, value) => [...select.options].some((option) => option.value === value);

function read() {
  try {
    return JSON.parse(kept.read(KEY)) ?? {};
  } catch {
    return {};
  }
}

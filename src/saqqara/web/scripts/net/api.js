// The house over HTTP: JSON there and back, refusals as `Trouble`.
import { Trouble } from "../ui/trouble.js";

export const get = (path) => ask("GET", path);
export const post = (path, body) => ask("POST", path, body);
export const put = (path, body) => ask("PUT", path, body);
export const patch = (path, body) => ask("PATCH", path, body);
export const erase = (path, body) => ask("DELETE", path, body);

/** A text instead of JSON. */
export async function getText(path) {
  return (await reach(path, { method: "GET" })).text();
}

async function ask(method, path, body) {
  const said =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  return (await reach(path, { method, ...said })).json();
}

async function reach(path, request) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...request });
  } catch {
    throw new Trouble("unreachable");
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer;
}

async function problemOf(answer) {
  try {
    const { error, message, record_fault: recordFault } = await answer.json();
    return new Trouble(error, message, recordFault);
  } catch {
    return new Trouble(answer.status >= 500 ? "unavailable" : "fault", String(answer.status));
  }
}

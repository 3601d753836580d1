// Modules do nothing when they are imported: there is no page here, and none of them misses it.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const SCRIPTS = fileURLToPath(new URL("../../../src/saqqara/web/scripts/", import.meta.url));
const FOLDERS = ["ui", "drawings", "net", "table", "games", "rules"];
const NO_MODULE = "theme.js"; // runs before the page is there, by itself

const modulesIn = (folder) =>
  readdirSync(`${SCRIPTS}${folder}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? modulesIn(`${folder}/${entry.name}`) : entry.name === NO_MODULE ? [] : [`${folder}/${entry.name}`],
  );

test("every module can be imported without a page", async () => {
  assert.equal(globalThis.document, undefined);
  const modules = FOLDERS.flatMap(modulesIn);
  assert.ok(modules.length > 100);
  for (const module of modules) await assert.doesNotReject(import(`${SCRIPTS}${module}`), module);
});

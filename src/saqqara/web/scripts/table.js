// The page of one table: its bar, its title and its address around the table itself.
import { linkToTurn, takeInvitation, turnInAddress } from "./address.js";
import { told } from "./api.js";
import { furnishChrome, tool } from "./chrome.js";
import { $, pause, setData } from "./dom.js";
import { hasFace } from "./faces.js";
import { LiveTable } from "./live.js";
import { mountTable } from "./mount.js";
import { say } from "./words.js";

const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1));
const hintTool = tool("hint", "hint.title", { id: "hint-tool", "data-do": "open-hint" });
const logTool = tool("list", "log.title", { id: "log-tool", "data-do": "open-log" });
const menuTool = tool("menu", "chrome.menu", { class: "tool menu-tool", "data-do": "open-menu" });

/** What the page shows of its table. */
const page = {
  turn: turnInAddress(),

  entered({ game }) {
    $("#nothing").hidden = true;
    // beside the table, not instead of it
    Object.assign($("#rules-way"), { href: `/rules/${game}`, target: "_blank", hidden: !hasFace(game) });
    if (location.hash === "#invitation") page.lookedAt(null);
  },

  failed(trouble) {
    $("#nothing").hidden = false;
    $("#laying").hidden = true;
    $("#nothing-said").textContent = told(trouble);
    $("#game").textContent = say("title.nothing");
    page.titled(say("title.page", { state: say("title.nothing"), game: say("page.name") }));
  },

  titled(title) {
    if (document.title !== title) document.title = title;
  },

  plays: (layout) => setData(document.body, { plays: layout }),

  /** The page is then as long as the words are. */
  readsWords: (isShown) => document.body.classList.toggle("reads-words", isShown),

  lookedAt: (turn) =>
    history.replaceState(history.state, "", turn === null ? location.pathname + location.search : linkToTurn(turn)),
};

await pause();
const { room, parts } = mountTable(document.body, new LiveTable(id), {
  tools: { game: $("#game"), round: $("#round"), laying: $("#laying"), hintTool, logTool },
  begin: { invitation: takeInvitation(id) },
  page,
});
await pause();
furnishChrome($("#bar"), {
  tools: [hintTool, logTool, menuTool],
  keys: async () => (await import("./keys.js")).keysOf(room),
  shelf: parts.shelf,
});

// The page of one table: its bar, its title and its address around the table itself.
import { hasFace } from "../games/faces.js";
import { LiveTable } from "../net/live.js";
import { linkToTurn, takeInvitation, turnInAddress } from "../table/address.js";
import { keysOf, TABLE } from "../table/keymap.js";
import { later } from "../table/later.js";
import { mountTable } from "../table/mount.js";
import { $, pause, setData } from "../ui/dom.js";
import { shortcutOf } from "../ui/keymap.js";
import { kept } from "../ui/storage.js";
import { prepareChrome, tool } from "../ui/top-bar.js";
import { troubleText } from "../ui/trouble.js";
import { begin, say } from "../ui/words.js";

await begin();

const id = decodeURIComponent(location.pathname.split("/").filter(Boolean).at(-1));
const does = (deed) => ({ "data-do": deed, "aria-keyshortcuts": shortcutOf(TABLE, deed) });
const hintTool = tool("hint", "hint.title", { id: "hint-tool", ...does("open-hint") });
const logTool = tool("list", "log.title", { id: "log-tool", ...does("open-log") });
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
    $("#nothing-said").textContent = troubleText(trouble);
    const state = trouble.error === "unreadable_table" ? say("title.damaged") : say("title.nothing");
    $("#game").textContent = state;
    page.titled(say("title.page", { state, game: say("page.name") }));
  },

  titled(title, isYourTurn = false) {
    if (document.title !== title) document.title = title;
    import("../ui/tab-mark.js").then(({ markTab }) => markTab(isYourTurn), () => {}); // nobody needs it before the table
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
prepareChrome($("#bar"), {
  tools: [hintTool, logTool, menuTool],
  keys: async () => keysOf(await later(() => room)), // the words of the keys come later too
  shelf: parts.shelf,
});
if (kept.read("guide.table") === id) import("./guide/guide.js").then(({ prepareGuide }) => prepareGuide(room)); // the first game

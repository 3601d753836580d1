// The page that is not there: it says so and shows the way home.
import { furnishChrome } from "./chrome.js";
import { $ } from "./dom.js";
import { drawing } from "./draw/drawing.js";
import { scene } from "./start/scene.js";
import { say } from "./words.js";

const draw = () => (document.title = say("missing.page"));

$("#scene").append(drawing(scene()));
furnishChrome($(".topbar"), { redraw: draw });
draw();

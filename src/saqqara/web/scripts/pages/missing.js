// The page that is not there: it says so and shows the way home.
import { drawing } from "../drawings/drawing.js";
import { landscape } from "../drawings/landscape.js";
import { $ } from "../ui/dom.js";
import { prepareChrome } from "../ui/top-bar.js";
import { begin, say } from "../ui/words.js";

await begin();

const draw = () => (document.title = say("missing.page"));

$("#scene").append(drawing(landscape()));
prepareChrome($(".topbar"), { redraw: draw });
draw();

// Marks in the contents which topic is being read.

let watch = null;

/** Watches the topics of the page; once more after every drawing. */
export function heedReading() {
  watch?.disconnect();
  watch = new IntersectionObserver(follow, { rootMargin: "-12% 0px -78%" }); // a strip near the top
  for (const topic of document.querySelectorAll(".topic")) watch.observe(topic);
}

function follow(entries) {
  const read = entries.find(({ isIntersecting }) => isIntersecting)?.target;
  if (!read) return;
  document.querySelector(".rules-contents [aria-current=location]")?.removeAttribute("aria-current");
  const way = document.querySelector(`.rules-contents a[href="#${read.id}"]`);
  way?.setAttribute("aria-current", "location");
  if (way) keepInSight(way, way.closest(".rules-contents"));
}

/** Scrolls the contents alone, never the page. */
function keepInSight(way, contents) {
  const { top, bottom } = way.getBoundingClientRect();
  const view = contents.getBoundingClientRect();
  if (top < view.top || bottom > view.bottom) contents.scrollTop += (top + bottom - view.top - view.bottom) / 2;
}

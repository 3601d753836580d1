// Opens a page that lies in one file: unpacks its scripts, texts and data, and starts it. Nothing is asked for elsewhere.
(async () => {
  const packed = Uint8Array.from(atob(document.getElementById("saqqara-packed").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { modules, files, review, first } = await new Response(stream).json();

  const script = (type, text, id = "") => document.head.append(Object.assign(document.createElement("script"), { type, id, textContent: text }));
  const address = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const imports = Object.fromEntries(Object.entries(modules).map(([name, text]) => [name, address(text)]));

  /** Files come from the page itself. */
  window.fetch = async (asked) => {
    const { pathname } = new URL(asked, "https://saqqara.invalid/");
    if (!Object.hasOwn(files, pathname)) throw new TypeError(`${pathname} is not in this page`);
    return new Response(files[pathname]);
  };
  script("application/json", review, "saqqara-review");
  script("importmap", JSON.stringify({ imports }));
  await import(first);

  // Ways to other pages lead nowhere from here.
  for (const way of document.querySelectorAll("#rules-way, [data-do=link]")) way.remove();
  document.querySelector(".brand").removeAttribute("href");
})();

// Light or dark, and whether things move, as the guest has chosen, before the first picture. Pages load it in their head as a plain script, so
// that nothing flashes; it therefore imports nothing.
try {
  const chosen = localStorage.getItem("saqqara.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  document.documentElement.dataset.pace = localStorage.getItem("saqqara.pace") ?? "calm";
} catch {
  // where keeping is forbidden, the system's choice stands
}

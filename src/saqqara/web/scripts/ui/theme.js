// Light or dark as the guest has chosen, before the first picture. Pages load it in their head as a plain script, so
// that nothing flashes; it therefore imports nothing.
try {
  const chosen = localStorage.getItem("saqqara.theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch {
  // where keeping is forbidden, the system's choice stands
}

// Runs before lab.html is painted. The page contains the cover of its first lesson: a link to anything else must not show it
// first. Waits for the element, which replaces it, and shows the page even if the element never starts.
(() => {
  if (/^#?(?:v=1)?$/.test(location.hash)) return;
  const { classList } = document.documentElement;
  const show = () => classList.remove('linked');
  classList.add('linked');
  document.addEventListener('ready', show, { once: true });
  document.addEventListener('error', show, { once: true });
  addEventListener('load', () => setTimeout(show, 10_000));
})();

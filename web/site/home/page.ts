import { Home } from './home';
import styles from './home.css?url';

const home = new Home();

/** `view.js` has run before this script: a link to a lesson leaves the page. */
function update(): void {
  if (document.documentElement.dataset.view === 'home') home.open(location.hash);
}

const fields = 'input, textarea, select, [contenteditable], dialog *';

/** The key of the search. */
function onKey(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof Element && target.matches(fields)) return;
  event.preventDefault();
  home.openSearch();
}

// Where a policy refuses the styles in the page.
if (document.styleSheets.length === 0) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.append(link);
}

addEventListener('hashchange', update);
addEventListener('keydown', onKey);
// In a task of its own: the browser can handle input before.
setTimeout(update);

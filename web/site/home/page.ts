import { Home } from './home';
import styles from './home.css?url';

/** The address decides what is shown: `view.js` has read it before this script. */
const isLab = (): boolean => document.documentElement.dataset.view === 'lab';

const page = document.querySelector('.home');
const home = new Home();
let closeLab: (() => void) | null = null;

function showHome(): void {
  if (page?.isConnected === false) {
    document.body.prepend(page);
    scrollTo(0, 0);
  }
  const { hash } = location;
  closeLab?.();
  closeLab = null;
  // The element writes its last state into the address when it is removed.
  if (location.hash !== hash) history.replaceState(null, '', hash === '' ? '#home' : hash);
  home.open(hash);
}

async function showLab(): Promise<void> {
  home.close();
  page?.remove();
  if (closeLab !== null) return;
  const { openLab } = await import('./lab');
  if (isLab()) closeLab ??= openLab();
}

function update(): void {
  if (isLab()) showLab();
  else showHome();
}

const fields = 'input, textarea, select, [contenteditable], dialog *';

/** The key of the search. The lab has its own. */
function onKey(event: KeyboardEvent): void {
  if (isLab()) return;
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

// Before the listeners of the element, which would take the address of the home page for that of a lesson.
addEventListener('popstate', update);
addEventListener('hashchange', update);
addEventListener('keydown', onKey);
// In a task of its own: the browser can handle input before.
setTimeout(update);

import { Home } from './home';

/** The address decides what is shown: `view.js` has read it before this script. */
const isLab = (): boolean => document.documentElement.dataset.view === 'lab';

const home = new Home();
let closeLab: (() => void) | null = null;

async function update(): Promise<void> {
  if (!isLab()) {
    if (closeLab !== null) scrollTo(0, 0);
    closeLab?.();
    closeLab = null;
    home.open(location.hash);
    return;
  }
  home.close();
  if (closeLab !== null) return;
  const { openLab } = await import('./lab');
  if (isLab()) closeLab ??= openLab();
}

addEventListener('hashchange', update);
update();

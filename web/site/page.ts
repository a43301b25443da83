import { keepPresses } from './first-presses';

declare global {
  /** Resolves when `public/link.js` has drawn the cover that the address names, or could not; undefined if the page has it already. */
  var coverShown: Promise<void> | undefined;
}

/** Resolves after the next frame, in which the cover is painted; at once in a window that is not seen, which has no frames. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function start(lab: HTMLElement): Promise<void> {
  keepPresses(lab);
  await globalThis.coverShown;
  await painted();
  // First: the element reads the language of the page.
  await import('./language');
  await import('../element/define');
  const { passKeys, translatePage } = await import('./lab-page');
  translatePage(lab, document.querySelectorAll<HTMLAnchorElement>('footer a'));
  passKeys(lab);
}

const lab = document.querySelector<HTMLElement>('attention-lab');
if (lab !== null) void start(lab);

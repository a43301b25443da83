import { openStep } from '../ui/open-step';
import type { UiIntent } from '../ui/ui-intent';
import { loadIndex } from './load-index';
import { SearchDialog } from './search-dialog';
import type { TypedAhead } from './typed-ahead';

/** Waits for the first rendering: the key may be pressed before the list of lessons is there. */
async function whenRendered(root: ShadowRoot): Promise<void> {
  if (root.querySelector('.lessons, .lab:not([hidden])') !== null) return;
  await new Promise((resolve) => root.host.addEventListener('ready', resolve, { once: true }));
}

/**
 * Opens the search of the element that a node is in, with what was typed meanwhile. Where readers may not open lessons, there is
 * none.
 */
export async function openSearch(within: Node, intent: UiIntent, typed: TypedAhead): Promise<void> {
  const root = within.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  await whenRendered(root);
  const { locale, locks } = intent.current();
  if (locks.has('lesson') || root.querySelector('.lessons') === null) return;
  const entries = await loadIndex(locale.code);
  if (root.querySelector('dialog[open]') !== null) return;
  new SearchDialog({ texts: locale, entries, open: (entry) => openStep(intent, entry) }).show(
    root,
    typed.end(),
  );
}

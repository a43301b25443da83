import '../i18n/en/search';
import type { UiIntent } from '../ui/ui-intent';
import type { SearchEntry } from './entry';
import { loadIndex } from './load-index';
import { SearchDialog } from './search-dialog';

/** What a Lit element has. */
interface Rendered {
  readonly updateComplete: Promise<boolean>;
}

/** Opens the lesson of an entry, unless it is open, goes to its step, and focuses the stage. */
async function openEntry(intent: UiIntent, { lesson, step }: SearchEntry): Promise<void> {
  intent.showLessons(false);
  if (intent.current().lesson.id !== lesson) await intent.openLesson(lesson);
  const { lesson: opened, trace } = intent.current();
  if (opened.id === lesson && step !== undefined && trace.node(step) !== undefined)
    intent.dispatch({ type: 'go-to', node: step });
  intent.skipToStage();
}

/** Opens the search of the element that a node is in. Where readers may not open lessons, there is none. */
export async function openSearch(within: Node, intent: UiIntent): Promise<void> {
  const root = within.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  // The key may be pressed before the list of lessons has been rendered.
  await (root.host as Element & Rendered).updateComplete;
  const { locale, locks } = intent.current();
  if (locks.has('lesson') || root.querySelector('.lessons') === null) return;
  const entries = await loadIndex(locale.code);
  if (root.querySelector('dialog[open]') !== null) return;
  new SearchDialog({ texts: locale, entries, open: (entry) => openEntry(intent, entry) }).show(root);
}

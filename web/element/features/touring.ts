import { TourGuide } from '../../authoring/tours/guide';
import { tours } from '../../authoring/tours/index';
import { type OpenTour, openTour } from '../../authoring/tours/open';
import { t } from '../../i18n/i18n';
import type { Complaint } from '../../store/untrusted/json-lines';
import { tourLimits } from '../../store/untrusted/tour';
import type { LabStore } from '../lab-store';
import { requestFor } from '../session/runner';

/** A tour that can be followed, or what is wrong with it. */
export type Found = OpenTour | { readonly complaints: readonly Complaint[] };

/** Reads the text of a tour and tries all that it points at; `id` where it is one of ours. Fetched with the first tour. */
export function readTour(text: string, { library, host }: LabStore, id = ''): Promise<Found> {
  host.setLocale();
  return openTour(text, {
    entries: library.entries,
    open: async (lesson) => {
      const opened = await library.open(lesson);
      await host.learn(lesson, id);
      return opened;
    },
    run: (document, { engine, schema }) => engine.run(requestFor(document, schema)),
  });
}

/** Starts a tour: one of ours by its name, an author's by its JSON or the address of that. */
export async function follow(store: LabStore, wanted: string, byAuthor: boolean): Promise<void> {
  const isLatest = store.interrupt();
  store.showLessons(false);
  const own = tours.find(({ id }) => id === wanted.trim());
  const text = own === undefined ? await textOf(wanted.trim()) : await own.load();
  const found = await readTour(text, store, own?.id);
  if (!isLatest()) return;
  if (!('complaints' in found) && found.start.document.loss) await store.host.fetchBackwardPass();
  if ('complaints' in found) store.refuse('tour', complaintWords(found.complaints));
  else lead(store, found, own?.id ?? '', byAuthor);
}

/** Leads from a state on. A reader's own choice can be undone, and cannot open what is locked. */
function lead(store: LabStore, { tour, start }: OpenTour, id: string, byAuthor: boolean): void {
  store.uiState.guide?.leave();
  if (byAuthor) store.show(start);
  else store.dispatch({ type: 'restore', state: start });
  if (store.current().message !== '') return;
  const home = store.session.setBaseline(start.document);
  const guide = new TourGuide(tour, id, {
    changed: () => store.host.changed(),
    complete: () => store.host.completed(),
    leave: () => store.host.left(home),
  });
  store.lead(guide);
  guide.step('first', store);
}

/** All complaints in one text, a line each. */
function complaintWords(complaints: readonly Complaint[]): string {
  const lines = complaints.map(({ line, says }) => t`Line ${line}: ${says}`);
  return [t('This tour cannot be followed.'), ...lines].join('\n');
}

async function textOf(wanted: string): Promise<string> {
  return wanted.startsWith('{') ? wanted : fetched(new URL(wanted, document.baseURI));
}

/** The text at an address of this host: an address may come from a stranger's link. What is too long for a tour is not read to its end. */
async function fetched(address: URL): Promise<string> {
  if (address.origin !== location.origin)
    throw new Error(t`a tour comes from the host of the page, and ${address.host} is another`);
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok || response.body === null) throw new Error(t`${address.href} answers ${response.status}`);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length <= tourLimits.characters) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

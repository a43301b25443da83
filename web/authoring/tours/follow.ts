import { t } from '../../i18n/i18n';
import type { Complaint } from '../../store/untrusted/json-lines';
import { tourLimits } from '../../store/untrusted/tour';
import { tours } from './index';

export { openTour } from './open';
export { tourViews } from './tour-views';

/** The text of a tour, and its name where it is one of ours. */
export interface TourText {
  readonly id: string;
  readonly text: string;
}

/** Fetches a tour: one of ours by its name, an author's by its JSON or the address of that. */
export async function fetchTour(wanted: string): Promise<TourText> {
  const own = tours.find(({ id }) => id === wanted.trim());
  return { id: own?.id ?? '', text: own === undefined ? await textOf(wanted.trim()) : await own.load() };
}

/** All complaints in one text, a line each. */
export function complaintWords(complaints: readonly Complaint[]): string {
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

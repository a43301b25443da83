import { storedText, storeText } from './text-storage';

/** Characters of one text. Storage of a tab has room for a few million in all. */
export const maxKeptLength = 200_000;

const keyOf = (name: string): string => `attention-lab-typed:${name}`;

/** What has been typed under a name in this tab, and was neither used nor cleared; empty if there is nothing. */
export function keptText(name: string): string {
  const text = storedText('tab', keyOf(name));
  return text.length > maxKeptLength ? '' : text;
}

/** Keeps a text until the tab is closed; without storage, as long as the page. Returns false for one that is too long: of that, nothing is kept. */
export function keepText(name: string, text: string): boolean {
  const isKept = text.length <= maxKeptLength;
  storeText('tab', keyOf(name), isKept ? text : '');
  return isKept;
}

export const forgetText = (name: string): void => void keepText(name, '');

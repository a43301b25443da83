/** Characters of one text. Storage of a tab has room for a few million in all. */
export const maxKeptLength = 200_000;

/** What storage has refused, as in some frames, or had no room for: it lasts as long as the page. */
const unstored = new Map<string, string>();

const keyOf = (name: string): string => `attention-lab-typed:${name}`;

/** What has been typed under a name in this tab, and was neither used nor cleared; empty if there is nothing. */
export function keptText(name: string): string {
  const text = unstored.get(name) ?? storedText(name);
  return text.length > maxKeptLength ? '' : text;
}

function storedText(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text until the tab is closed; without storage, as long as the page. Returns false for one that is too long: of that, nothing is kept. */
export function keepText(name: string, text: string): boolean {
  const isKept = text.length <= maxKeptLength;
  const kept = isKept ? text : '';
  try {
    if (kept === '') sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), kept);
    unstored.delete(name);
  } catch {
    unstored.set(name, kept);
  }
  return isKept;
}

export const forgetText = (name: string): void => void keepText(name, '');

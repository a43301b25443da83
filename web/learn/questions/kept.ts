import { storedText, storeText } from '../../ui/dom/page/text-storage';

/** More characters than the answers to all questions have. */
const maxLength = 1_000_000;

/** What the device or the tab keeps under a key: untrusted data. Null if there is nothing. */
export function kept(kind: 'device' | 'tab', key: string): unknown {
  const text = storedText(kind, key);
  try {
    return text.length > maxLength ? null : JSON.parse(text || 'null');
  } catch {
    return null;
  }
}

/** Keeps data; null forgets what was kept. Without storage, it lasts as long as the page: then this returns false. */
export function keep(kind: 'device' | 'tab', key: string, data: unknown): boolean {
  return storeText(kind, key, data === null ? '' : JSON.stringify(data));
}

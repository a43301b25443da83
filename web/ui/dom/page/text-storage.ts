const storages = { device: () => localStorage, tab: () => sessionStorage };

/**
 * What storage has refused, as in some frames, or had no room for. The adapter of packages for learning platforms is a script of its
 * own: it finds the same map.
 */
const unstored: Map<string, string> = (() => {
  const name = Symbol.for('attention-lab-unstored');
  const found: unknown = Reflect.get(globalThis, name);
  if (found instanceof Map) return found;
  const made = new Map<string, string>();
  Reflect.set(globalThis, name, made);
  return made;
})();

/** The text that the device or the tab keeps under a key, or the page if it could not be stored; empty if there is none. */
export function storedText(kind: keyof typeof storages, key: string): string {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return storages[kind]().getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text; an empty one removes what was kept. Without storage, it lasts as long as the page: then this returns false. */
export function storeText(kind: keyof typeof storages, key: string, text: string): boolean {
  try {
    if (text === '') storages[kind]().removeItem(key);
    else storages[kind]().setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}

import type { SearchEntry } from './entry';

/** Loads everything that can be found in a language; English for an unknown code. */
export async function loadIndex(code: string): Promise<readonly SearchEntry[]> {
  const { default: entries } =
    code === 'fr'
      ? await import('../generated/search-fr.json', { with: { type: 'json' } })
      : await import('../generated/search-en.json', { with: { type: 'json' } });
  return entries as unknown as readonly SearchEntry[];
}

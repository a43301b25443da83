import type { VariantSchema } from '../../engine/types';
import type { TokenList } from '../document/state';

/** The version that links carry, so that a later form can still read the present one. */
export const linkVersion = '1';

/** Keys that say where the reader is. */
export const placeKeys = [
  'v',
  'lesson',
  'step',
  'row',
  'col',
  'grain',
  'cell',
  'why',
  'diff',
  'back',
] as const;

/** The keys of the two token lists. */
export const tokenKeys: Readonly<Record<TokenList, string>> = { query: 'tokens', key: 'key_tokens' };

/** Before the keys of the document that the difference on show starts from. */
export const beforePrefix = 'was.';

/** Before the keys of what figures are set to. */
export const settingPrefix = 'exp.';

/** Numbers of a matrix that a link writes whole; of a larger one it leaves out the rows that nobody has changed. */
export const wholeInLink = 256;

/** What a key of a document stands for. */
export interface Entry {
  readonly part: 'option' | 'tokens' | 'input';
  readonly name: string;
}

/**
 * The keys of a document of this variant, in the order they are written. A key is the plain name; where an input has
 * the name of an option, as `mask` does, its key is `mask.data`.
 */
export function documentKeys(schema: VariantSchema): ReadonlyMap<string, Entry> {
  const keys = new Map<string, Entry>();
  const taken = new Set<string>([...placeKeys, ...Object.values(tokenKeys)]);
  const add = (entry: Entry, key: string, other: string) => {
    keys.set(taken.has(key) ? other : key, entry);
    taken.add(key);
  };
  for (const { name } of schema.options) add({ part: 'option', name }, name, `option.${name}`);
  for (const list of ['query', 'key'] as const) keys.set(tokenKeys[list], { part: 'tokens', name: list });
  for (const { name } of schema.inputs) add({ part: 'input', name }, name, `${name}.data`);
  return keys;
}

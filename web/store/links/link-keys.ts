import type { VariantSchema } from '../../engine/types';
import type { TokenList } from '../document/state';

/** Version of the link format. */
export const linkVersion = '1';

/** The key of the granularity, in links and in saved states. */
export const granularityKey = 'grain';

/** Keys of the version, the lesson, the position, and the time in its motion. */
export const positionKeys = [
  'v',
  'lesson',
  'step',
  'row',
  'col',
  granularityKey,
  'cell',
  'why',
  'diff',
  'back',
  't',
  'screen',
  'tab',
] as const;

export const tokenKeys: Readonly<Record<TokenList, string>> = { query: 'tokens', key: 'key_tokens' };

/** Prefix of the keys of the compared document. */
export const beforePrefix = 'was.';

/** Prefix of the keys of figure settings. */
export const settingPrefix = 'exp.';

/** A link omits the unchanged rows of matrices with more numbers than this. */
export const maxDenseNumbers = 256;

/** What a key of a link contains. */
export interface Entry {
  readonly part: 'option' | 'tokens' | 'input';
  readonly name: string;
}

/**
 * The keys of a document of this variant, in the order in which they are written. A key is the name of the option or input;
 * if an input has the name of an option, as `mask` does, its key is `mask.data`.
 */
export function documentKeys(schema: VariantSchema): ReadonlyMap<string, Entry> {
  const keys = new Map<string, Entry>();
  const taken = new Set<string>([...positionKeys, ...Object.values(tokenKeys)]);
  const add = (entry: Entry, key: string, other: string) => {
    keys.set(taken.has(key) ? other : key, entry);
    taken.add(key);
  };
  for (const { name } of schema.options) add({ part: 'option', name }, name, `option.${name}`);
  for (const list of ['query', 'key'] as const) keys.set(tokenKeys[list], { part: 'tokens', name: list });
  for (const { name } of schema.inputs) add({ part: 'input', name }, name, `${name}.data`);
  return keys;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What an input made to do harm must come to: `reject` is refused in words and leaves everything as it was; `clamp` is brought
 * into range, with a word about it; `inert` is text, or nothing; `ignore` has no effect at all. Whatever the class,
 * nothing of it is run, nothing is asked of another host, and no prototype is changed.
 */
export type Class = 'reject' | 'clamp' | 'inert' | 'ignore';

export interface Hostile {
  readonly id: string;
  readonly channel: 'json' | 'url' | 'attribute' | 'postMessage';
  readonly text: string;
  readonly payload?: Message;
  readonly expect: Class;
}

/** What arrives from another window. */
export interface Message {
  readonly origin: string;
  readonly source?: string;
  readonly data: unknown;
}

const itemsIn = (file: string | URL): readonly Hostile[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { items: readonly Hostile[] }).items;

const collection = join(process.env.ATTENTION_ORACLE_DIR ?? '../shared', 'hostile/hostile.json');

/** A larger collection, kept outside the repository, is not on every machine. */
export const isCollectionHere = existsSync(collection);

/** Our own cases, and those of the collection where it is at hand. */
export const items: readonly Hostile[] = [
  ...itemsIn(new URL('./cases.json', import.meta.url)),
  ...(isCollectionHere ? itemsIn(collection) : []),
];

export const itemsOf = (channel: Hostile['channel']): readonly Hostile[] =>
  items.filter((item) => item.channel === channel);

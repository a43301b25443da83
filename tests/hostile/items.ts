import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Expected outcome for a malicious input: `reject` is rejected with a message and changes nothing; `clamp` is limited to
 * the valid range, with a message; `inert` is shown as text, or not at all; `ignore` has no effect. In all cases no code is
 * executed, no request goes to another host, and no prototype is changed.
 */
export type Outcome = 'reject' | 'clamp' | 'inert' | 'ignore';

export interface Hostile {
  readonly id: string;
  readonly channel: 'json' | 'url' | 'attribute' | 'postMessage';
  readonly text: string;
  readonly payload?: Message;
  readonly expect: Outcome;
}

/** A message from another window. */
export interface Message {
  readonly origin: string;
  readonly source?: string;
  readonly data: unknown;
}

const itemsIn = (file: string | URL): readonly Hostile[] =>
  (JSON.parse(readFileSync(file, 'utf8')) as { items: readonly Hostile[] }).items;

const collection = join(process.env.ATTENTION_ORACLE_DIR ?? '../shared', 'hostile/hostile.json');

/** Whether the larger collection, which is outside the repository, is on this machine. */
export const hasCollection = existsSync(collection);

/** Our own cases, and those of the collection where available. */
export const items: readonly Hostile[] = [
  ...itemsIn(new URL('./cases.json', import.meta.url)),
  ...(hasCollection ? itemsIn(collection) : []),
];

export const itemsOf = (channel: Hostile['channel']): readonly Hostile[] =>
  items.filter((item) => item.channel === channel);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { initialState } from '../../../../web/store/document/preset';
import { decode } from '../../../../web/store/links/decode';
import { documentProblems } from '../../../hostile/document';
import { itemsOf } from '../../../hostile/items';
import { lessons, wholeEngine } from '../../all';

/** Hostile inputs that need no page. `tests/hostile` tests them in the page as well. */
const engine = await wholeEngine();
const named = (channel: Parameters<typeof itemsOf>[0]) =>
  itemsOf(channel).map((item) => [item.id, item] as const);

beforeAll(() => {
  vi.stubGlobal('__pwn', () => {
    throw new Error('something of a hostile input was run');
  });
});

afterAll(() => {
  vi.unstubAllGlobals();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it.each(named('json'))('the document %s', (_, item) => {
  expect(documentProblems(item, engine)).toEqual([]);
});

it.each(named('url'))('the link %s', (_, { text }) => {
  const { state, messages } = decode(text, lessons, engine.variants);
  const [first] = lessons;
  const schema = engine.variants.find(({ id }) => id === first?.variant);
  if (!first || !schema) throw new Error('no lesson');
  expect(state).toEqual(initialState(first, schema));
  expect(messages.length).toBeGreaterThan(0);
});

/** Listeners to `message` events must check the origin or the source. */
it('only two files listen to messages from other windows, and both check the source', () => {
  const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
    // `workers` exchange messages with their own workers.
    .filter((name) => /^(?!generated|workers\/).*\.ts$/.test(name))
    .map((name) => [name, readFileSync(join('web', name), 'utf8')] as const);
  const listening = sources.filter(([, text]) => /addEventListener\('message'|\bonmessage\b/.test(text));
  expect(listening.map(([name]) => name).sort()).toEqual([
    'site/embed-host.ts',
    'site/parent/height.ts',
    'site/parent/messages.ts',
  ]);
  for (const [name, text] of listening)
    expect(text, name).toMatch(/source (===|!==) (parent|frame)|=== source/);
  for (const name of ['site/embed-host.ts', 'site/parent/messages.ts'])
    expect(sources.find(([each]) => each === name)?.[1], name).toMatch(/origin (===|!==) /);
});

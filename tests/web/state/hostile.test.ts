import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromJson } from '../../../web/state/json';
import { initialState } from '../../../web/state/preset';
import { longestWord } from '../../../web/state/tokens';
import { decode } from '../../../web/state/url';
import { readDocument } from '../../../web/state/validate';
import { lessons, wholeEngine } from '../all';

/** Inputs made to do harm, where a collection of them is at hand: what they must come to is said beside each. */
const file = join(process.env.ATTENTION_ORACLE_DIR ?? '../shared', 'hostile/hostile.json');

interface Hostile {
  readonly id: string;
  readonly channel: string;
  readonly text: string;
  readonly expect: 'reject' | 'clamp' | 'inert';
}

type Outside = Readonly<Record<string, unknown>>;

const isAtHand = existsSync(file);
const items = isAtHand ? (JSON.parse(readFileSync(file, 'utf8')) as { items: readonly Hostile[] }).items : [];
const of = (channel: string) =>
  items.filter((item) => item.channel === channel).map((item) => [item.id, item] as const);

const engine = await wholeEngine();
const schemas = engine.variants;

/** What the collection calls by other names, as a document of ours; what has no such name stays as it is. */
function translated(found: unknown): unknown {
  if (typeof found !== 'object' || found === null) return found;
  const {
    X,
    Q,
    K,
    V,
    labels,
    routine,
    num_heads,
    n,
    d = 1,
    image,
    patch,
    window,
    layers,
    ...rest
  } = found as Outside;
  const common = { ...rest, ...(labels === undefined ? {} : { tokens: { query: labels } }) };
  if (routine !== undefined) return { ...common, lesson: routine, inputs: { x: X } };
  if (Q !== undefined) return { ...common, lesson: 'dot-product', inputs: { query: Q, key: K, value: V } };
  if (num_heads !== undefined) return { ...common, lesson: 'multi-head', options: { n_heads: num_heads } };
  if (patch !== undefined)
    return { ...common, lesson: 'vision-transformer', options: { patch }, inputs: { image } };
  if (window !== undefined) return { ...common, lesson: 'windows-on-a-line', options: { window } };
  if (layers !== undefined) return { ...common, lesson: 'transformer', options: { layers } };
  if (n !== undefined)
    return { ...common, lesson: 'basic-self-attention', inputs: { x: { rows: n, cols: d, data: [] } } };
  return X === undefined ? found : { ...common, lesson: 'basic-self-attention', inputs: { x: X } };
}

/** Reads a file, at the best of three speeds. */
function read(text: string) {
  const times = [1, 2, 3].map(() => {
    const began = performance.now();
    const raw = fromJson(text, lessons, schemas);
    if (raw.messages[0] === 'the file is not JSON') return { ...raw, time: performance.now() - began };
    const checked = readDocument(translated(JSON.parse(text)), lessons, schemas);
    return { ...checked, time: performance.now() - began };
  });
  return times.reduce((best, each) => (each.time < best.time ? each : best));
}

/** Text where a matrix belongs is refused, well-formed or not. */
const REFUSED = ['malformed/utf'];

const sound = (value: number) => Number.isFinite(value) && !Object.is(value, -0);

describe.runIf(isAtHand)('hostile inputs', () => {
  beforeAll(() => {
    vi.stubGlobal('__pwn', () => {
      throw new Error('something of a hostile input was run');
    });
  });

  afterAll(() => {
    vi.unstubAllGlobals();
    expect(({} as Outside).polluted).toBeUndefined();
  });

  it.each(of('json'))('%s', (id, { text, expect: wanted }) => {
    const { document, messages, time } = read(text);
    expect(time).toBeLessThan(50);
    expect(document === null).toBe(wanted === 'reject' || REFUSED.includes(id));
    if (document === null) expect(messages.join()).toMatch(/\w+ (is|has) |, row \d+/);
    for (const { data } of Object.values(document?.inputs ?? {})) expect(data.every(sound)).toBe(true);
    for (const word of document?.tokens.query ?? []) expect(word.length).toBeLessThanOrEqual(longestWord);
  });

  it.each(of('url'))('%s', (_, { text }) => {
    const { state, messages } = decode(text, lessons, schemas);
    const [first] = lessons;
    const schema = schemas.find(({ id }) => id === first?.variant);
    if (!first || !schema) throw new Error('no lesson');
    expect(state).toEqual(initialState(first, schema));
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages)
      expect(message).toMatch(/^".{1,50}" (means nothing here|is given twice: the first counts)$/);
  });

  it('have nobody to write to: no message from another window is listened to', () => {
    const sources = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /^(?!generated).*\.ts$/.test(name),
    );
    const listening = sources.filter((name) =>
      /addEventListener\('message'|\bonmessage\b/.test(readFileSync(join('web', name), 'utf8')),
    );
    expect(listening.filter((name) => !name.startsWith('fast/'))).toEqual([]);
  });
});

it.skipIf(isAtHand)('hostile inputs: skipped, the collection is not on this machine', () => {});

import type { OptionValue } from '../../../../../web/engine/types';

/** Random numbers that are the same for one seed. */
export interface Random {
  next(): number;
  between(low: number, high: number): number;
  integer(low: number, high: number): number;
  normal(): number;
  choose<Item>(items: readonly Item[]): Item;
}

export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    ...{ next, between },
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    choose: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('nothing to choose');
      return item;
    },
  };
}

interface Numbers {
  readonly rows: number;
  readonly cols: number;
  readonly data: readonly number[];
}

/** Inputs and options of a lesson, and the results that a program shows. */
export interface Program {
  readonly lesson: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: ReadonlyMap<string, Numbers>;
  readonly results: readonly string[];
}

function matrix(random: Random, rows: number, cols: number, size = 1): Numbers {
  return { rows, cols, data: Array.from({ length: rows * cols }, () => size * random.normal()) };
}

function some(random: Random, names: readonly string[]): readonly string[] {
  const chosen = names.filter(() => random.next() < 0.5);
  return chosen.length > 0 ? chosen : [random.choose(names)];
}

const masks: readonly Readonly<Record<string, OptionValue>>[] = [
  { mask: 'none' },
  { mask: 'none' },
  { mask: 'causal' },
  { mask: 'causal_bottom_right' },
  { mask: 'padding', valid_len: 2 },
  { mask: 'window', window_left: 1, window_right: 0 },
  { mask: 'block', block_size: 2 },
];

function dotProducts(random: Random): Program {
  const [m, n, width, values] = [2, 3, 1, 1].map((low) => random.integer(low, 7)) as [
    number,
    number,
    number,
    number,
  ];
  const size = random.choose([0.3, 1, 1, 3]);
  return {
    lesson: 'masks',
    options: {
      fully_masked: 'zeros',
      scale: 0,
      softcap: random.choose([0, 0, 0, 2]),
      ...random.choose(masks),
    },
    inputs: new Map([
      ['query', matrix(random, m, width, size)],
      ['key', matrix(random, n, width, size)],
      ['value', matrix(random, n, values)],
    ]),
    results: some(random, ['scores', 'weights', 'context']),
  };
}
dotProducts.lesson = 'masks';

function projections(random: Random, width: number): [string, Numbers][] {
  return ['w_q', 'w_k', 'w_v'].map((name) => [name, matrix(random, width, width, 1 / Math.sqrt(width))]);
}

function multiHead(random: Random): Program {
  const heads = random.integer(1, 3);
  const width = heads * random.integer(1, 4);
  return {
    lesson: 'multi-head',
    options: {
      n_heads: heads,
      mask: random.choose(['none', 'causal']),
      fully_masked: 'zeros',
      scale: 0,
      bias: false,
    },
    inputs: new Map([
      ['x', matrix(random, random.integer(2, 6), width)],
      ...projections(random, width),
      ['w_o', matrix(random, width, width, 1 / Math.sqrt(width))],
    ]),
    results: some(random, ['query', 'concat', 'output']),
  };
}
multiHead.lesson = 'multi-head';

function rotary(random: Random): Program {
  const width = 2 * random.integer(1, 4);
  const pairing = random.choose(['half', 'interleaved']);
  return {
    lesson: 'positions',
    options: { positions: 'rotary', pairing, base: 10_000, start: 0, mask: 'none' },
    inputs: new Map([['x', matrix(random, random.integer(2, 6), width)], ...projections(random, width)]),
    results: some(random, ['rotated_query', 'weights', 'context']),
  };
}
rotary.lesson = 'positions';

function norm(random: Random): Program {
  const width = random.integer(2, 8);
  return {
    lesson: 'layer-norm',
    options: { norm_kind: 'layer', epsilon: random.choose([1e-5, 1e-3]) },
    inputs: new Map([
      ['x', matrix(random, random.integer(1, 5), width, 2)],
      ['gain', matrix(random, 1, width)],
      ['shift', matrix(random, 1, width)],
    ]),
    results: some(random, ['normalised', 'normed']),
  };
}
norm.lesson = 'layer-norm';

function feedForward(random: Random): Program {
  const [width, hidden] = [random.integer(1, 6), random.integer(2, 8)];
  return {
    lesson: 'feed-forward',
    options: { activation: random.choose(['relu', 'gelu', 'gelu_tanh', 'silu']) },
    inputs: new Map([
      ['x', matrix(random, random.integer(1, 5), width)],
      ['w_1', matrix(random, width, hidden)],
      ['b_1', matrix(random, 1, hidden)],
      ['w_2', matrix(random, hidden, width)],
      ['b_2', matrix(random, 1, width)],
    ]),
    results: some(random, ['hidden', 'ffn_output']),
  };
}
feedForward.lesson = 'feed-forward';

function additive(random: Random): Program {
  const [s, h, a] = [random.integer(1, 5), random.integer(1, 5), random.integer(1, 5)];
  return {
    lesson: 'additive-attention',
    options: { form: 'split', softmax_over: 'source', bias: false },
    inputs: new Map([
      ['decoder_states', matrix(random, random.integer(1, 5), s)],
      ['encoder_states', matrix(random, random.integer(2, 6), h)],
      ['w_h', matrix(random, h, a)],
      ['w_s', matrix(random, s, a)],
      ['v_a', matrix(random, a, 1)],
    ]),
    results: some(random, ['scores', 'weights', 'context']),
  };
}
additive.lesson = 'additive-attention';

export const programs = [dotProducts, dotProducts, multiHead, rotary, norm, feedForward, additive] as const;

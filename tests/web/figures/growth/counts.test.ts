import { describe, expect, it } from 'vitest';
import { type Count, formulas, letters, type Size, type Sizes } from '../../../../web/figures/growth/counts';
import { countOf, sizesOf } from '../../../../web/figures/growth/run';
import { modelOf } from '../../ui/sample';

/** A layer whose keys and values are equally wide, as in the papers. */
interface Layer {
  readonly heads: number;
  readonly groups: number;
  readonly width: number;
  readonly latent: number;
  readonly window: number;
  readonly bytes: number;
}

const none: Sizes = {
  heads: 1,
  groups: 1,
  key: 1,
  value: 1,
  latent: 1,
  window: 1,
  first: 0,
  queries: 1,
  tile: 1,
  chosen: 1,
  index: 1,
  bytes: 1,
};

/** First tokens, queries, tiles and an index belong to no layer: they are the same for all. */
const besides = { first: 4, queries: 128, tile: 64, chosen: 2048, index: 32 };

const sizesOfLayer = ({ width, ...sizes }: Layer): Sizes => ({
  ...none,
  ...besides,
  ...sizes,
  key: width,
  value: width,
});

const layers: readonly Layer[] = [
  { heads: 8, groups: 8, width: 64, latent: 96, window: 4096, bytes: 2 },
  { heads: 64, groups: 8, width: 128, latent: 576, window: 512, bytes: 2 },
  { heads: 128, groups: 1, width: 128, latent: 576, window: 1, bytes: 4 },
];
const lengths = [1, 2, 511, 512, 513, 4096];

/** The tokens whose keys and values are kept after so many, one by one. */
function keptTokens(tokens: number, isKept: (at: number) => boolean): number {
  return Array.from({ length: tokens }, (_, at) => at).filter(isKept).length;
}

/** What papers say. None of it is taken from the page. */
const papers: readonly {
  readonly count: Count;
  readonly source: string;
  readonly numbers: (layer: Layer, tokens: number) => number;
}[] = [
  {
    count: 'every_token',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: 2 n_h d_h l elements per token, for one head',
    numbers: ({ width }, tokens) => 2 * width * tokens,
  },
  {
    count: 'multi_head',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: 2 n_h d_h l elements per token, here for l = 1',
    numbers: ({ heads, width }, tokens) => 2 * heads * width * tokens,
  },
  {
    count: 'grouped',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: 2 n_g d_h l',
    numbers: ({ groups, width }, tokens) => 2 * groups * width * tokens,
  },
  {
    count: 'shared',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: 2 d_h l, with one group',
    numbers: ({ width }, tokens) => 2 * width * tokens,
  },
  {
    count: 'latent',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: (d_c + d_h^R) l; the row here has all of these columns',
    numbers: ({ latent }, tokens) => latent * tokens,
  },
  {
    count: 'window',
    source: 'Jiang et al. 2023 (Mistral 7B), section 2, rolling buffer cache: position i goes to i mod W',
    numbers: ({ width, window }, tokens) =>
      2 * width * new Set(Array.from({ length: tokens }, (_, at) => at % window)).size,
  },
  {
    count: 'window_and_first',
    source: 'Xiao et al. 2024, section 3.2: the first tokens, and a rolling cache of the last ones',
    numbers: ({ width, window }, tokens) =>
      2 * width * keptTokens(tokens, (at) => at < besides.first || at >= tokens - window),
  },
  {
    count: 'linear',
    source: 'Katharopoulos et al. 2020, equations 18 and 19: s with C × M numbers and z with C',
    numbers: ({ width }) => width * width + width,
  },
  {
    count: 'all_queries',
    source: 'Dao et al. 2022 (FlashAttention), section 2.2: standard attention stores S, N × N',
    numbers: (_, tokens) => tokens * tokens,
  },
  {
    count: 'all_keys',
    source: 'Dao et al. 2022 (FlashAttention), section 2.2: the rows of S of some queries',
    numbers: (_, tokens) => besides.queries * tokens,
  },
  {
    count: 'tiles',
    source: 'Dao et al. 2022 (FlashAttention), algorithm 1: S_ij is B_r × B_c, the last tile may be smaller',
    numbers: (_, tokens) => {
      const starts = Array.from(
        { length: Math.ceil(tokens / besides.tile) },
        (_row, at) => at * besides.tile,
      );
      return Math.max(...starts.map((start) => besides.queries * Math.min(besides.tile, tokens - start)));
    },
  },
  {
    count: 'all_pairs',
    source: 'Vaswani et al. 2017, equation 1, with a causal mask: q · k and the weight times v for each pair',
    numbers: ({ width }, tokens) => 2 * width * sumOfRows(tokens, (row) => row),
  },
  {
    count: 'index',
    source:
      'DeepSeek-AI 2025 (DeepSeek-V3.2-Exp), equation 1: q^I · k^I for each token before, with one head',
    numbers: (_, tokens) => besides.index * sumOfRows(tokens, (row) => row),
  },
  {
    count: 'chosen',
    source: 'DeepSeek-AI 2025 (DeepSeek-V3.2-Exp), equation 2: attention over the k largest index scores',
    numbers: ({ width }, tokens) => 2 * width * sumOfRows(tokens, (row) => Math.min(row, besides.chosen)),
  },
  {
    count: 'index_and_chosen',
    source: 'DeepSeek-AI 2025 (DeepSeek-V3.2-Exp), equations 1 and 2',
    numbers: ({ width }, tokens) =>
      sumOfRows(tokens, (row) => besides.index * row + 2 * width * Math.min(row, besides.chosen)),
  },
];

/** Adds up what each query needs, which sees so many keys. */
function sumOfRows(tokens: number, ofRow: (keys: number) => number): number {
  let sum = 0;
  for (let keys = 1; keys <= tokens; keys += 1) sum += ofRow(keys);
  return sum;
}

/** The number that a formula gives with sizes in place of its letters. */
function evaluated(text: string, sizes: Sizes, tokens: number): number {
  const values = new Map<string, number>([['n', tokens]]);
  for (const [size, letter] of Object.entries(letters)) values.set(letter, sizes[size as Size]);
  const code = text
    .replace(/[a-z_]+/g, (name) => (name === 'min' ? 'Math.min' : String(values.get(name))))
    .replaceAll('·', '*')
    .replaceAll('−', '-');
  return Number(new Function(`return ${code}`)());
}

describe('counts, by the formulas of the papers', () => {
  it('has a formula for each', () => {
    expect(papers.map(({ count }) => count)).toEqual(Object.keys(formulas));
  });

  it.each(papers)('$count: $source', ({ count, numbers }) => {
    for (const layer of layers)
      for (const tokens of lengths)
        expect(countOf(count, sizesOfLayer(layer), tokens), `${tokens} tokens`).toBe(
          layer.bytes * numbers(layer, tokens),
        );
  });

  it.each(papers)('$count is what its formula says, from k tokens on', ({ count }) => {
    for (const layer of layers)
      for (const tokens of [2048, 4096]) {
        const sizes = { ...sizesOfLayer(layer), bytes: 1 };
        expect(evaluated(formulas[count].text, sizes, tokens)).toBe(countOf(count, sizes, tokens));
      }
  });

  it('says of present models what is known of them', () => {
    // Llama 2 70B: 80 layers, 8 groups of 128 columns, 2 bytes: 320 KiB per token.
    const llama = { ...none, heads: 64, groups: 8, key: 128, value: 128, bytes: 2 };
    expect(80 * countOf('grouped', llama, 1)).toBe(320 * 1024);
    // DeepSeek-V2, section 2.1.4: as much as 2.25 groups of 128 columns.
    const deepseek = { ...none, heads: 128, key: 128, value: 128, latent: 512 + 64, bytes: 2 };
    expect(countOf('latent', deepseek, 1) / countOf('shared', deepseek, 1)).toBe(2.25);
    // Mistral 7B, section 2: a window of 4,096 needs an eighth at 32,768 tokens.
    const mistral = { ...none, key: 128, value: 128, window: 4096, bytes: 2 };
    expect(countOf('every_token', mistral, 32_768) / countOf('window', mistral, 32_768)).toBe(8);
    // 100,000 tokens have 10 billion scores in each head, 20 gigabytes at 2 bytes each.
    expect(2 * countOf('all_queries', none, 100_000)).toBe(20e9);
  });

  it('grows with the square of the length but in tiles, and with k for chosen words', () => {
    const sizes = { ...none, ...besides, key: 128, value: 128 };
    const growth = (count: Count) => countOf(count, sizes, 2 ** 17) / countOf(count, sizes, 2 ** 16);
    expect(growth('all_queries')).toBe(4);
    expect(growth('all_keys')).toBe(2);
    expect(growth('tiles')).toBe(1);
    expect(growth('all_pairs')).toBeCloseTo(4, 4);
    expect(growth('index')).toBeCloseTo(4, 4);
    expect(growth('chosen')).toBeCloseTo(2, 1);
  });
});

/** The numbers that a program counts, with some options, and the sizes that the figure takes from its run. */
function countsOf(lesson: string, node: string, options: Readonly<Record<string, number>> = {}) {
  const actions = Object.entries(options).map(
    ([name, value]) => ({ type: 'set-option', name, value }) as const,
  );
  const model = modelOf(lesson, actions);
  const { data = [] } = model.trace.node(node) ?? {};
  return { numbers: Array.from(data), sizes: sizesOf(model), tokens: model.trace.dimensions.n ?? 0 };
}

describe('counts, as the programs of the lessons count', () => {
  it.each([1, 2, 4])('grouped queries with %i groups', (groups) => {
    const { numbers, sizes } = countsOf('grouped-queries', 'counts', { g: groups });
    expect(numbers).toEqual([countOf('grouped', sizes, 1), countOf('multi_head', sizes, 1)]);
  });

  it.each([1, 2, 4])('the cache of keys and values with %i bytes a number', (bytes) => {
    const { numbers, sizes, tokens } = countsOf('key-value-cache', 'cache_bytes', { bytes });
    expect(numbers).toEqual(numbers.map((_, at) => countOf('every_token', sizes, at + 1)));
    expect(numbers.length).toBe(tokens);
  });

  it.each([1, 2, 4])('latent attention with %i bytes a number', (bytes) => {
    const { numbers, sizes } = countsOf('latent-attention', 'kept', { bytes });
    expect(numbers).toEqual(
      (['multi_head', 'shared', 'latent'] as const).map((each) => countOf(each, sizes, 1)),
    );
  });

  it.each([1, 2, 6])('windows and sinks with a window of %i and first tokens', (window) => {
    for (const first of [0, 1, 2]) {
      const { sizes, tokens } = countsOf('windows-and-sinks', 'near', { window, first });
      const { key, value } = sizes;
      for (const [node, count] of [
        ['near', 'window'] as const,
        ['near_and_first', 'window_and_first'] as const,
      ]) {
        const open = countsOf('windows-and-sinks', node, { window, first }).numbers.slice(-tokens);
        expect(open.filter((each) => each === 0).length * (key + value)).toBe(countOf(count, sizes, tokens));
      }
    }
  });

  it.each([1, 2, 3, 6, 64])('tiles of %i keys', (size) => {
    const { numbers, sizes, tokens } = countsOf('tiles', 'stored', { size });
    expect(numbers).toEqual([countOf('all_keys', sizes, tokens), countOf('tiles', sizes, tokens)]);
  });

  it('linear attention', () => {
    const { numbers, sizes, tokens } = countsOf('linear-attention', 'kept');
    expect(numbers).toEqual([countOf('linear', sizes, tokens), countOf('every_token', sizes, tokens)]);
  });

  it.each([1, 2, 6, 64])('sparse attention with %i words to read', (k) => {
    const { numbers, sizes, tokens } = countsOf('sparse-attention', 'work', { k });
    expect(numbers).toEqual(
      (['all_pairs', 'index', 'chosen'] as const).map((each) => countOf(each, sizes, tokens)),
    );
  });
});

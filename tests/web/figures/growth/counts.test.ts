import { describe, expect, it } from 'vitest';
import { bytesKept, type Keeping, keepings, type Sizes } from '../../../../web/figures/growth/counts';
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

const sizesOf = ({ width, ...sizes }: Layer): Sizes => ({ ...sizes, key: width, value: width });

const layers: readonly Layer[] = [
  { heads: 8, groups: 8, width: 64, latent: 96, window: 4096, bytes: 2 },
  { heads: 64, groups: 8, width: 128, latent: 576, window: 512, bytes: 2 },
  { heads: 128, groups: 1, width: 128, latent: 576, window: 1, bytes: 4 },
];
const lengths = [1, 2, 511, 512, 513, 4096, 131_072];

/** What papers say of numbers that one layer keeps. None of it is taken from the page. */
const papers: readonly {
  readonly keeping: Keeping;
  readonly source: string;
  readonly numbers: (layer: Layer, tokens: number) => number;
}[] = [
  {
    keeping: 'multi_head',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: 2 n_h d_h l elements per token, here for l = 1',
    numbers: ({ heads, width }, tokens) => 2 * heads * width * tokens,
  },
  {
    keeping: 'grouped',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: 2 n_g d_h l; with one group, 2 d_h l',
    numbers: ({ groups, width }, tokens) => 2 * groups * width * tokens,
  },
  {
    keeping: 'latent',
    source: 'DeepSeek-AI 2024 (DeepSeek-V2), table 1: (d_c + d_h^R) l; the row here has all of these columns',
    numbers: ({ latent }, tokens) => latent * tokens,
  },
  {
    keeping: 'window',
    source: 'Jiang et al. 2023 (Mistral 7B), section 2, rolling buffer cache: position i goes to i mod W',
    numbers: ({ heads, width, window }, tokens) => {
      const used = new Set(Array.from({ length: tokens }, (_, at) => at % window));
      return 2 * heads * width * used.size;
    },
  },
  {
    keeping: 'linear',
    source: 'Katharopoulos et al. 2020, equations 18 and 19: s with C × M numbers and z with C, in each head',
    numbers: ({ heads, width }) => heads * (width * width + width),
  },
];

describe('bytes kept, by the formulas of the papers', () => {
  it('has a formula for each', () => {
    expect(papers.map(({ keeping }) => keeping)).toEqual(keepings);
  });

  it.each(papers)('$keeping: $source', ({ keeping, numbers }) => {
    for (const layer of layers)
      for (const tokens of lengths)
        expect(bytesKept(keeping, sizesOf(layer), tokens), `${tokens} tokens`).toBe(
          layer.bytes * numbers(layer, tokens),
        );
  });

  it('says of present models what is known of them', () => {
    // Llama 2 70B: 80 layers, 8 groups of 128 columns, 2 bytes: 320 KiB per token.
    const llama = sizesOf({ heads: 64, groups: 8, width: 128, latent: 1, window: 1, bytes: 2 });
    expect(80 * bytesKept('grouped', llama, 1)).toBe(320 * 1024);
    // DeepSeek-V2, section 2.1.4: as much as 2.25 groups of 128 columns.
    const deepseek = sizesOf({ heads: 128, groups: 128, width: 128, latent: 512 + 64, window: 1, bytes: 2 });
    expect(bytesKept('latent', deepseek, 1) / bytesKept('grouped', { ...deepseek, groups: 1 }, 1)).toBe(2.25);
    // Mistral 7B, section 2: a window of 4,096 needs an eighth at 32,768 tokens.
    const mistral = sizesOf({ heads: 8, groups: 8, width: 128, latent: 1, window: 4096, bytes: 2 });
    expect(bytesKept('multi_head', mistral, 32_768) / bytesKept('window', mistral, 32_768)).toBe(8);
  });
});

/** The numbers of a row that a program counts, with some options. */
function countsOf(lesson: string, node: string, options: Readonly<Record<string, number>> = {}) {
  const actions = Object.entries(options).map(
    ([name, value]) => ({ type: 'set-option', name, value }) as const,
  );
  const { trace } = modelOf(lesson, actions);
  return { numbers: Array.from(trace.node(node)?.data ?? []), size: trace.dimensions };
}

const none: Sizes = { heads: 0, groups: 0, key: 0, value: 0, latent: 0, window: 0, bytes: 1 };

describe('bytes kept, as the programs of the lessons count', () => {
  it.each([1, 2, 4])('grouped queries with %i groups', (groups) => {
    const { numbers, size } = countsOf('grouped-queries', 'counts', { g: groups });
    const sizes = { ...none, heads: 4, groups, key: size.d_k ?? 0, value: size.d_v ?? 0 };
    expect(numbers).toEqual([bytesKept('grouped', sizes, 1), bytesKept('multi_head', sizes, 1)]);
  });

  it.each([1, 2, 4])('the cache of keys and values with %i bytes a number', (bytes) => {
    const { numbers, size } = countsOf('key-value-cache', 'cache_bytes', { bytes });
    const sizes = { ...none, heads: 1, bytes, key: size.d_k ?? 0, value: size.d_v ?? 0 };
    expect(numbers).toEqual(numbers.map((_, at) => bytesKept('multi_head', sizes, at + 1)));
    expect(numbers.length).toBeGreaterThan(2);
  });

  it.each([1, 2, 4])('latent attention with %i bytes a number', (bytes) => {
    const { numbers, size } = countsOf('latent-attention', 'kept', { bytes });
    const [key = 0, value = 0, latent = 0] = [size.d_k, size.d_v, size.c];
    const sizes = { ...none, heads: 2, groups: 1, bytes, key, value, latent };
    expect(numbers).toEqual(
      (['multi_head', 'grouped', 'latent'] as const).map((each) => bytesKept(each, sizes, 1)),
    );
  });

  it('linear attention', () => {
    const { numbers, size } = countsOf('linear-attention', 'kept');
    const sizes = { ...none, heads: 1, key: size.d_k ?? 0, value: size.d_v ?? 0 };
    const tokens = size.n ?? 0;
    expect(numbers).toEqual([bytesKept('linear', sizes, tokens), bytesKept('multi_head', sizes, tokens)]);
  });
});

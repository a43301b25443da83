import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { hasRelaxedSimd } from '../../../web/fast/address';
import type { AttentionShape } from '../../../web/fast/attention';
import type { MultiHeadShape } from '../../../web/fast/multi-head';

/** The generator of tests/fixtures/generate_fast.py: what a case names by its seed. */
export function numbers(seed: number, count: number, size: number): Float32Array {
  let state = seed;
  return Float32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (((state >>> 24) - 128) * size) / 128;
  });
}

interface Band {
  readonly low?: number;
  readonly high?: number;
}

export interface AttentionCase {
  readonly name: string;
  readonly shape: Omit<AttentionShape, keyof Band>;
  readonly band: Band;
  readonly seed: number;
  readonly size: number;
  readonly rows: readonly {
    readonly row: number;
    readonly context: readonly number[];
    readonly tolerance: number;
    readonly largest: { readonly key: number; readonly weight: number; readonly tolerance: number };
  }[];
}

export interface MultiHeadCase {
  readonly name: string;
  readonly shape: Omit<MultiHeadShape, keyof Band>;
  readonly band: Band;
  readonly seed: number;
  readonly sizes: { readonly x: number; readonly parameters: number };
  readonly rows: readonly {
    readonly row: number;
    readonly output: readonly number[];
    readonly tolerance: number;
  }[];
}

function casesIn<Case>(name: string): readonly Case[] {
  const file = new URL(`../../fixtures/fast/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }).cases;
}

export const attentionCases = casesIn<AttentionCase>('attention');
export const multiHeadCases = casesIn<MultiHeadCase>('multi_head');

export function operands({ shape: { m, n, d_k, d_v }, seed, size }: AttentionCase) {
  return {
    query: numbers(seed, m * d_k, size),
    key: numbers(seed + 1, n * d_k, size),
    value: numbers(seed + 2, n * d_v, size),
  };
}

const compiled = async (file: string): Promise<readonly [string, WebAssembly.Module]> => [
  file,
  await WebAssembly.compile(readFileSync(new URL(`../../../web/generated/${file}`, import.meta.url))),
];

// Node 20 knows relaxed SIMD, but has to be asked for it.
if (!hasRelaxedSimd()) setFlagsFromString('--experimental-wasm-relaxed-simd');

/** Every build that runs here. */
export const builds = await Promise.all(
  ['fast.wasm', ...(hasRelaxedSimd() ? ['fast-relaxed.wasm'] : [])].map(compiled),
);

export async function plainBuild(): Promise<WebAssembly.Module> {
  return (await compiled('fast.wasm'))[1];
}

/** Differences beyond the tolerance, in words: an empty list is what is wanted. */
export function differences(
  where: string,
  found: ArrayLike<number>,
  expected: readonly number[],
  tolerance: number,
): readonly string[] {
  return expected.flatMap((number, i) => {
    const each = found[i] ?? Number.NaN;
    return Math.abs(each - number) <= tolerance ? [] : [`${where}[${i}] is ${each} instead of ${number}`];
  });
}

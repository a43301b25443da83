import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { hasRelaxedSimd } from '../../../../web/engine/long-sequences/source';
import type { AttentionCase, MultiHeadCase } from './operands';

function casesIn<Case>(name: string): readonly Case[] {
  const file = new URL(`../../../fixtures/kernels/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }).cases;
}

export const attentionCases = casesIn<AttentionCase>('attention');
export const multiHeadCases = casesIn<MultiHeadCase>('multi_head');

const compiled = async (file: string): Promise<readonly [string, WebAssembly.Module]> => [
  file,
  await WebAssembly.compile(readFileSync(new URL(`../../../../web/generated/${file}`, import.meta.url))),
];

// Node 20 supports relaxed SIMD only with a flag.
if (!hasRelaxedSimd()) setFlagsFromString('--experimental-wasm-relaxed-simd');

/** The builds of the kernels that this machine can run. */
export const builds = await Promise.all(
  ['kernels.wasm', ...(hasRelaxedSimd() ? ['kernels-relaxed.wasm'] : [])].map(compiled),
);

export async function plainBuild(): Promise<WebAssembly.Module> {
  return (await compiled('kernels.wasm'))[1];
}

/** Describes differences beyond the tolerance; an empty list if there are none. */
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

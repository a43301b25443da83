import type { FittedMistake, MatrixData, MistakePair, NamedCause, Trace } from '../types';
import { requireNode, useTrace } from './handles';

/** Numbers that are used for nodes, by their ids, whatever these would be. */
export type Replacements = ReadonlyMap<string, Float64Array>;

const noReplacements: Replacements = new Map();

/**
 * The numbers of a node with all these mistakes made in the run, and with other numbers for some nodes; null if one of the mistakes
 * cannot be made on the way to it. Throws `EngineError` for a node that does not exist.
 */
export function alteredNumbers(
  trace: Trace,
  node: string,
  causes: readonly NamedCause[],
  replaced: Replacements = noReplacements,
): Float64Array | null {
  const of = requireNode(trace, node);
  const keys = causes.map(({ key }) => key).join(' ');
  const only = Float64Array.from(causes, (cause) => indexOf(trace, cause.only));
  const flat = flatten(trace, replaced);
  const numbers = useTrace(trace, (handle, module) =>
    module.alteredNumbers(handle, of.index, keys, only, flat),
  );
  return numbers.length === 0 ? null : numbers;
}

/** The index of each node, followed by its numbers. */
function flatten(trace: Trace, replaced: Replacements): Float64Array {
  const size = Array.from(replaced.values()).reduce((sum, data) => sum + 1 + data.length, 0);
  const flat = new Float64Array(size);
  let next = 0;
  for (const [id, data] of replaced) {
    flat[next] = requireNode(trace, id).index;
    flat.set(data, next + 1);
    next += 1 + data.length;
  }
  return flat;
}

/** The mistakes in a run that give numbers near those of a whole node: each within `tolerance` times the largest. */
export function nearMistakes(
  trace: Trace,
  node: string,
  given: Float64Array,
  tolerance: number,
): readonly { readonly cause: NamedCause; readonly site: string | null }[] {
  const of = requireNode(trace, node);
  const packed = useTrace(trace, (handle, module) => module.nearMistakes(handle, of.index, given, tolerance));
  const idOf = (index: number): string | null => trace.nodes[index]?.id ?? null;
  return packed.map(({ key, only, site }) => ({ cause: { key, only: idOf(only) }, site: idOf(site) }));
}

/**
 * The pairs of mistakes that give numbers near those of a whole node: each within `tolerance` times the largest. Pairs of which one
 * mistake alone gives the same numbers are left out.
 */
export function mistakePairs(
  trace: Trace,
  node: string,
  given: Float64Array,
  tolerance: number,
): readonly MistakePair[] {
  const of = requireNode(trace, node);
  const packed = useTrace(trace, (handle, module) => module.mistakePairs(handle, of.index, given, tolerance));
  const idOf = (index: number): string | null => trace.nodes[index]?.id ?? null;
  return packed.map(({ first, firstOnly, firstSite, second, secondOnly, secondSite }) => ({
    causes: [
      { key: first, only: idOf(firstOnly) },
      { key: second, only: idOf(secondOnly) },
    ],
    sites: [idOf(firstSite), idOf(secondSite)],
  }));
}

/** Mistakes with a number of their own that can give numbers like these for a node, each with the number that fits best. */
export function fittedMistakes(trace: Trace, node: string, given: Float64Array): readonly FittedMistake[] {
  const of = requireNode(trace, node);
  const { list, numbers } = useTrace(trace, (handle, module) =>
    module.fittedMistakes(handle, of.index, given),
  );
  const { rows, cols } = of;
  const data = (at: number): MatrixData => ({
    ...{ rows, cols },
    data: numbers.slice(at * rows * cols, (at + 1) * rows * cols),
  });
  return list.map(({ key, parameter }, at) => ({ key, parameter, data: data(at) }));
}

function indexOf(trace: Trace, node: string | null): number {
  return node === null ? -1 : requireNode(trace, node).index;
}

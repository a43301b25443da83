import { fittedMistakes } from '../../../engine/analysis/altered';
import type { Trace } from '../../../engine/types';
import type { RunSet } from './candidates';
import { enoughForTwo, isExplained, isNear } from './evidence';
import { perturbedGiven } from './precision';
import type { Diagnosis } from './report';
import { type ComparedArray, type ComparedPart, type NumbersOf, numbersOf, type Runs } from './steps';

/** Mistakes with a number of their own, which is found from the given numbers: dropout, a sink, an ε in the sum. */
export function fittedDiagnoses(array: ComparedArray, base: RunSet): readonly Omit<Diagnosis, 'explained'>[] {
  if (array.slices.isMean) return [];
  const { trace, epsilon } = base;
  const right = numbersOf(trace);
  const found = fitAll(array, trace, (matrix) => matrix.data);
  return Array.from(found, ([key, { parameters, numbers }]) => ({ key, parameters, numbers }))
    .filter(
      ({ key, numbers }) => isNear(array, numbers) && (key !== 'mistake.dropout' || hasDropped(array, right)),
    )
    .filter(({ key, numbers }) => {
      const moved = (traces: readonly Trace[], isFiner: boolean): readonly NumbersOf[] =>
        traces.flatMap((other, run) => {
          const fit = fitAll(array, other, (matrix) => perturbedGiven(matrix, { run, epsilon, isFiner }));
          return fit.get(key)?.numbers ?? [];
        });
      const runs: Runs = {
        ...{ numbers, epsilon },
        others: moved(base.others(), false),
        finer: moved(base.finer(), true),
      };
      return isExplained(array, runs, right, enoughForTwo, isDropped);
    })
    .map(({ key, parameters }) => ({
      ...{ kind: 'mistake' as const, id: key, site: null, siteLabel: null },
      text: { key, args: { value: parameterText(parameters) } },
    }));
}

/**
 * Whether a number is 0 that should not be: without any, the others were multiplied, and nothing was dropped. One that is smaller than all
 * that were kept may be 0 by rounding.
 */
function hasDropped({ slices, target }: ComparedArray, right: NumbersOf): boolean {
  return slices.matrices.some(({ data }, at) => {
    const numbers = right(target.nodes[at]?.id ?? '');
    const sizes = Array.from(data, (_, cell) => Math.abs(numbers?.[cell] ?? 0));
    const kept = sizes.filter((size, cell) => data[cell] !== 0 && size > 0);
    const smallest = kept.reduce((least, size) => Math.min(least, size), Number.POSITIVE_INFINITY);
    return sizes.some((size, cell) => data[cell] === 0 && size >= smallest);
  });
}

/** A zero says nothing: it is where the given numbers have one. */
function isDropped({ given, numbers }: ComparedPart, at: number): boolean {
  return given.data[at] === 0 && numbers[at] === 0;
}

interface Fit {
  /** One for each head. */
  readonly parameters: readonly number[];
  readonly numbers: NumbersOf;
}

type Given = ComparedPart['given'];

/** By key, what can be fitted to all matrices of an array. */
function fitAll(
  { target, slices }: ComparedArray,
  trace: Trace,
  read: (matrix: Given) => Float64Array,
): ReadonlyMap<string, Fit> {
  const fits = target.nodes.map(({ id }, at) => {
    const given = slices.matrices[at];
    const found = given === undefined ? [] : fittedMistakes(trace, id, read(given));
    return { id, byKey: new Map(found.map((fit) => [fit.key, fit])) };
  });
  const keys = [...(fits[0]?.byKey.keys() ?? [])].filter((key) => fits.every(({ byKey }) => byKey.has(key)));
  return new Map(
    keys.map((key) => {
      const byNode = new Map(fits.map(({ id, byKey }) => [id, byKey.get(key)]));
      const parameters = fits.flatMap(({ byKey }) => byKey.get(key)?.parameter ?? []);
      return [key, { parameters, numbers: (node) => dataOf(byNode.get(node)?.data.data) }];
    }),
  );
}

function dataOf(data: ArrayLike<number> | undefined): Float64Array | undefined {
  return data === undefined ? undefined : Float64Array.from(data);
}

/** The number, or those of all heads, as far as they are likely to be right. */
function parameterText(parameters: readonly number[]): string {
  const texts = new Set(
    parameters.map((number) =>
      String(Number(number.toPrecision(3)))
        .replace('-', '−')
        .replace('e+', 'e'),
    ),
  );
  return [...texts].join('; ');
}

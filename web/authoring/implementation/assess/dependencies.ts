import { shapeText } from '../../../formats/given-array';
import type { MissingInput, UnknownArray } from '../compare/report';
import { dependents } from './dependents';
import { type ArrayResult, type CandidateResult, chosenResult, type Evaluation } from './evaluate';

export interface Judged {
  readonly arrays: readonly ArrayResult[];
  /** What would have to be given to judge the others. */
  readonly missing: readonly MissingInput[];
  /** Names of arrays that cannot be judged. */
  readonly unjudged: readonly string[];
}

/**
 * The arrays that can be judged. Those that depend on missing inputs cannot. Nor can those that differ and depend on the page's own
 * numbers, if the file has other inputs, or arrays that may be inputs: then it is likely that these are not the inputs of the program.
 * The same holds for zeros and ones in place of a bias or a gain, if an unknown array has its size.
 */
export function judgedArrays(
  { examples, trace }: Evaluation,
  arrays: readonly ArrayResult[],
  unknown: readonly UnknownArray[],
): Judged {
  const fromPage = examples.uses.filter(({ source }) => source === 'page').map(({ input }) => input);
  const isPartial = examples.uses.some(({ source }) => source === 'given') || unknown.length > 0;
  const missing = new Set(examples.missing.keys());
  const page = new Set([...(isPartial ? fromPage : []), ...replaceable({ examples, trace }, unknown)]);
  const [ofMissing, ofPage] = [dependents(trace, missing), dependents(trace, page)];
  const isOf = (
    nodes: ReadonlySet<string>,
    result: CandidateResult | undefined,
    array: ArrayResult,
  ): boolean => (result?.target ?? array.target).nodes.some(({ id }) => nodes.has(id));
  const isUnjudged = (array: ArrayResult): boolean => {
    const result = chosenResult(array);
    return isOf(ofMissing, result, array) || (result?.example !== null && isOf(ofPage, result, array));
  };
  const unjudged = arrays.filter(isUnjudged);
  if (unjudged.length === 0) return { arrays, missing: [], unjudged: [] };
  const needed = (input: string): boolean => {
    const nodes = dependents(trace, new Set([input]));
    return unjudged.some((array) => isOf(nodes, chosenResult(array), array));
  };
  return {
    arrays: arrays.filter((array) => !unjudged.includes(array)),
    missing: examples.uses
      .filter(({ input }) => (missing.has(input) || page.has(input)) && needed(input))
      .map(({ input }) => {
        const [rows, cols] = examples.missing.get(input) ?? [
          trace.node(input)?.rows ?? 0,
          trace.node(input)?.cols ?? 0,
        ];
        return {
          ...{
            input,
            shape: shapeText([rows, cols]),
            isFromPage: fromPage.includes(input) && !missing.has(input),
          },
          doubtful: examples.doubtful.get(input) ?? [],
        };
      }),
    unjudged: unjudged.map(({ array }) => array.whole ?? array.name),
  };
}

/** Inputs that were not given and that an unknown array may be, so that zeros or ones stand in its place. */
function replaceable(
  { examples, trace }: Pick<Evaluation, 'examples' | 'trace'>,
  unknown: readonly UnknownArray[],
): readonly string[] {
  const sizes = new Set(unknown.map(({ shape }) => shape.reduce((size, side) => size * side, 1)));
  return examples.uses
    .filter(({ source, input }) => {
      const { rows = 0, cols = 0 } = trace.node(input) ?? {};
      return (source === 'zeros' || source === 'ones') && sizes.has(rows * cols);
    })
    .map(({ input }) => input);
}

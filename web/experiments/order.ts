import type { MatrixData } from '../engine/types';
import { msg, t, translate } from '../i18n/i18n';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { outputNode, permuteRows, rowOf, scaleAsProjection } from './shared/matrices';
import { roundingTolerance } from './shared/rounding';
import { largestDifference } from './shared/statistics';

/** The result of one random permutation of the tokens. */
interface Shuffle {
  /** How many tokens changed their position. */
  readonly moved: number;
  /** The largest difference between the output of the permuted tokens and the permuted output. */
  readonly maxDifference: number;
}

interface ShuffleResults {
  readonly shuffles: readonly Shuffle[];
  readonly tolerance: number;
}

interface Data {
  readonly positions: string;
  readonly tokens: number;
  readonly chosen: ShuffleResults;
  /** The same permutations without positions and with sinusoidal ones, for the chart. */
  readonly withoutPositions: ShuffleResults;
  readonly withPositions: ShuffleResults;
}

/** Number of random permutations. */
const trials = 24;

type Inputs = Readonly<Record<string, MatrixData>>;

/** A random permutation: the order of random numbers. */
function randomPermutation(context: ExperimentContext, stream: number, count: number): readonly number[] {
  const keys = rowOf(context.randn(stream, 1, count), 0);
  return keys.map((_, at) => at).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
}

async function runShuffles(
  context: ExperimentContext,
  positions: string,
  inputs: Inputs,
  share: number,
): Promise<ShuffleResults> {
  const run = (x: MatrixData) =>
    context.run({
      variant: 'self_attention_with_positions',
      inputs: { ...inputs, x },
      options: { positions },
    });
  const { x } = inputs;
  if (x === undefined) return { shuffles: [], tolerance: 0 };
  const before = run(x);
  const shuffles: Shuffle[] = [];
  for (let trial = 0; trial < trials; trial += 1) {
    const order = randomPermutation(context, 100 + trial, x.rows);
    const after = outputNode(run(permuteRows(x, order)));
    const expected = permuteRows(outputNode(before), order);
    shuffles.push({
      moved: order.filter((from, to) => from !== to).length,
      maxDifference: largestDifference(after.data, expected.data),
    });
    await context.yieldToPage(share + trial / trials / 3);
  }
  return { shuffles, tolerance: roundingTolerance(before) };
}

function largestGap({ shuffles }: ShuffleResults): number {
  return Math.max(...shuffles.map(({ maxDifference }) => maxDifference));
}

export const order = defineExperiment({
  id: 'order',
  title: msg('Does attention know the order?'),
  hypothesis: msg(
    'Without positions, mixing the tokens mixes the rows of the output in the same way and changes nothing else.',
  ),
  about: msg(
    'The tokens are mixed at random, and the output is compared with the earlier output, mixed just so. Add positions, and the same experiment fails: that is what they are for.',
  ),
  seed: 1,
  controls: {
    positions: {
      kind: 'choice',
      label: msg('positions'),
      choices: [msg('none'), msg('sinusoidal'), msg('rotary')],
      initial: 'none',
    },
    tokens: { kind: 'number', label: msg('tokens'), min: 2, max: 32, step: 1, initial: 8 },
    width: { kind: 'number', label: msg('numbers per token'), min: 2, max: 32, step: 2, initial: 8 },
  },
  async measure({ positions, tokens, width }, context): Promise<Data> {
    const square = (stream: number): MatrixData => scaleAsProjection(context.randn(stream, width, width));
    const inputs = { x: context.randn(1, tokens, width), w_q: square(2), w_k: square(3), w_v: square(4) };
    const withoutPositions = await runShuffles(context, 'none', inputs, 0);
    const withPositions = await runShuffles(context, 'sinusoidal', inputs, 1 / 3);
    const chosen =
      positions === 'none'
        ? withoutPositions
        : positions === 'sinusoidal'
          ? withPositions
          : await runShuffles(context, positions, inputs, 2 / 3);
    return { positions, tokens, chosen, withoutPositions, withPositions };
  },
  evaluate({ positions, chosen }) {
    const maxDifference = largestGap(chosen);
    return {
      holds: maxDifference <= chosen.tolerance,
      sentence:
        positions === 'none'
          ? t`Over ${trials} ways of mixing with no positions, no number is further than ${formatNumber(maxDifference)} from where it should be.`
          : t`Over ${trials} ways of mixing with ${translate(positions)} positions, no number is further than ${formatNumber(maxDifference)} from where it should be.`,
      threshold: t`Only rounding is allowed for, since the same numbers are added up in another order: at most ${formatNumber(chosen.tolerance)}, 2⁻⁵³ for each addition behind a number, times the square of the largest number.`,
    };
  },
  draw({ withoutPositions, withPositions, tokens }) {
    const points = ({ shuffles }: ShuffleResults) =>
      shuffles.map(({ maxDifference }, at) => ({ x: at + 1, y: maxDifference }));
    return [
      {
        title: t`The output of ${tokens} mixed tokens against the mixed output; a difference of exactly 0 has no place on this axis`,
        x: { label: msg('way of mixing'), scale: 'linear' },
        y: { label: msg('largest difference'), scale: 'log' },
        series: [
          { name: msg('no positions'), mark: 'points', points: points(withoutPositions) },
          { name: msg('sinusoidal positions added'), mark: 'points', points: points(withPositions) },
          {
            name: msg('what rounding can do'),
            mark: 'guide',
            points: [1, trials].map((x) => ({ x, y: withoutPositions.tolerance })),
          },
        ],
      },
    ];
  },
});

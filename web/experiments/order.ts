import type { MatrixData } from '../engine/types';
import { experimentsText } from '../i18n/en/experiments';
import { figuresText } from '../i18n/en/figures';
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
  readonly positions: keyof typeof positionLabels;
  readonly tokens: number;
  readonly chosen: ShuffleResults;
  /** The same permutations without positions and with sinusoidal ones, for the chart. */
  readonly withoutPositions: ShuffleResults;
  readonly withPositions: ShuffleResults;
}

const positionLabels = {
  none: experimentsText('common.none'),
  sinusoidal: experimentsText('experiment.order.sinusoidal'),
  rotary: experimentsText('experiment.order.rotary'),
} as const;

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
  title: experimentsText('experiment.order.title'),
  hypothesis: experimentsText('experiment.order.hypothesis'),
  about: experimentsText('experiment.order.about'),
  seed: 1,
  controls: {
    positions: {
      kind: 'choice',
      label: experimentsText('experiment.order.positions'),
      choices: ['none', 'sinusoidal', 'rotary'],
      choiceLabels: positionLabels,
      initial: 'none',
    },
    tokens: { kind: 'number', label: figuresText('common.tokens'), min: 2, max: 32, step: 1, initial: 8 },
    width: {
      kind: 'number',
      label: experimentsText('common.numbers_per_token'),
      min: 2,
      max: 32,
      step: 2,
      initial: 8,
    },
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
  evaluate({ positions, chosen }, locale) {
    const maxDifference = largestGap(chosen);
    return {
      holds: maxDifference <= chosen.tolerance,
      sentence:
        positions === 'none'
          ? locale.t(experimentsText('experiment.order.over_ways_mixing_no'), {
              trials,
              difference: formatNumber(locale, maxDifference),
            })
          : locale.t(experimentsText('experiment.order.over_ways_mixing_positions'), {
              trials,
              positions: locale.t(positionLabels[positions]),
              difference: formatNumber(locale, maxDifference),
            }),
      threshold: locale.t(experimentsText('experiment.order.threshold'), {
        tolerance: formatNumber(locale, chosen.tolerance),
      }),
    };
  },
  draw({ withoutPositions, withPositions, tokens }, locale) {
    const points = ({ shuffles }: ShuffleResults) =>
      shuffles.map(({ maxDifference }, at) => ({ x: at + 1, y: maxDifference }));
    return [
      {
        title: locale.t(experimentsText('experiment.order.output_mixed_tokens_against'), { tokens }),
        x: { label: locale.t(experimentsText('experiment.order.way_mixing')), scale: 'linear' },
        y: { label: locale.t(experimentsText('common.largest_difference')), scale: 'log' },
        series: [
          {
            name: locale.t(experimentsText('experiment.order.no_positions')),
            mark: 'points',
            points: points(withoutPositions),
          },
          {
            name: locale.t(experimentsText('experiment.order.sinusoidal_positions_added')),
            mark: 'points',
            points: points(withPositions),
          },
          {
            name: locale.t(experimentsText('common.rounding_can_do')),
            mark: 'expected',
            points: [1, trials].map((x) => ({ x, y: withoutPositions.tolerance })),
          },
        ],
      },
    ];
  },
});

import type { MatrixData, Trace } from '../engine/types';
import { experimentsText } from '../i18n/en/experiments';
import { figuresText } from '../i18n/en/figures';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { concatColumns, lerp, outputNode, requireNode, rowOf, scaleAsProjection } from './shared/matrices';
import { roundingTolerance } from './shared/rounding';
import { largestDifference, sum } from './shared/statistics';

/** Measurements of two heads and one wide head at one distance between the heads. */
interface Sample {
  /** 0: both heads share the projections for queries and keys; 1: the second head has its own. */
  readonly distance: number;
  /** The largest total variation distance between the attention rows of both heads. */
  readonly totalVariation: number;
  /** The largest difference between the outputs of two heads and of the wide head. */
  readonly maxDifference: number;
  readonly tolerance: number;
}

interface Data {
  readonly chosen: Sample;
  readonly sweep: readonly Sample[];
  /** Weights of the first row, by key. */
  readonly weights: { readonly first: number[]; readonly second: number[]; readonly wide: number[] };
}

interface Setting {
  readonly tokens: number;
  readonly d_k: number;
}

/** Total variation distance ½ Σ |p - q| of two distributions. */
function totalVariation(p: readonly number[], q: readonly number[]): number {
  return sum(p.map((value, at) => Math.abs(value - (q[at] ?? 0)))) / 2;
}

/** The largest total variation distance over the rows of two matrices of weights. */
function maxTotalVariation(one: MatrixData, other: MatrixData): number {
  const rows = Array.from({ length: one.rows }, (_, row) =>
    totalVariation(rowOf(one, row), rowOf(other, row)),
  );
  return Math.max(...rows);
}

/** Inputs with the given distance between the heads. Values and the output projection are always independent. */
function inputsAt(
  context: ExperimentContext,
  { tokens, d_k }: Setting,
  distance: number,
): Record<string, MatrixData> {
  const d_model = 2 * d_k;
  const part = (stream: number): MatrixData => scaleAsProjection(context.randn(stream, d_model, d_k));
  const heads = (stream: number): MatrixData =>
    concatColumns(part(stream), lerp(part(stream), part(stream + 1), distance));
  return {
    x: context.randn(1, tokens, d_model),
    w_q: heads(2),
    w_k: heads(4),
    w_v: scaleAsProjection(context.randn(6, d_model, 2 * d_k)),
    w_o: scaleAsProjection(context.randn(7, 2 * d_k, d_model)),
  };
}

interface Runs {
  readonly two: Trace;
  readonly wide: Trace;
}

/**
 * Runs the same parameters as two heads and as one wide head. The scores of the wide head are the sum of those of the
 * narrow ones, so it is scaled by half: if both heads agreed, it would give the same weights.
 */
function runsAt(context: ExperimentContext, setting: Setting, distance: number): Runs {
  const variant = 'multi_head_self_attention';
  const inputs = inputsAt(context, setting, distance);
  const scale = 1 / Math.sqrt(setting.d_k);
  return {
    two: context.run({ variant, inputs, options: { n_heads: 2, scale } }),
    wide: context.run({ variant, inputs, options: { n_heads: 1, scale: scale / 2 } }),
  };
}

function sampleOf(distance: number, { two, wide }: Runs): Sample {
  return {
    distance,
    totalVariation: maxTotalVariation(requireNode(two, 'head_0/weights'), requireNode(two, 'head_1/weights')),
    maxDifference: largestDifference(outputNode(two).data, outputNode(wide).data),
    tolerance: roundingTolerance(two),
  };
}

const steps = 20;

export const heads = defineExperiment({
  id: 'heads',
  title: experimentsText('experiment.heads.title'),
  hypothesis: experimentsText('experiment.heads.hypothesis'),
  about: experimentsText('experiment.heads.about'),
  seed: 1,
  controls: {
    distance: {
      kind: 'number',
      label: experimentsText('experiment.heads.distance_between_heads'),
      min: 0,
      max: 1,
      step: 0.05,
      initial: 1,
    },
    tokens: { kind: 'number', label: figuresText('common.tokens'), min: 2, max: 24, step: 1, initial: 6 },
    d_k: {
      kind: 'number',
      label: experimentsText('experiment.heads.width_head'),
      min: 1,
      max: 16,
      step: 1,
      initial: 4,
    },
  },
  async measure({ distance, tokens, d_k }, context): Promise<Data> {
    const setting = { tokens, d_k };
    const runs = runsAt(context, setting, distance);
    const sweep: Sample[] = [];
    for (let step = 0; step <= steps; step += 1) {
      sweep.push(sampleOf(step / steps, runsAt(context, setting, step / steps)));
      await context.yieldToPage(step / steps);
    }
    return {
      chosen: sampleOf(distance, runs),
      sweep,
      weights: {
        first: rowOf(requireNode(runs.two, 'head_0/weights'), 0),
        second: rowOf(requireNode(runs.two, 'head_1/weights'), 0),
        wide: rowOf(requireNode(runs.wide, 'head_0/weights'), 0),
      },
    };
  },
  evaluate({ chosen: { totalVariation, maxDifference, tolerance } }, locale) {
    return {
      holds: totalVariation > tolerance && maxDifference > tolerance,
      sentence: locale.t(experimentsText('experiment.heads.sentence'), {
        variation: formatNumber(locale, totalVariation),
        difference: formatNumber(locale, maxDifference),
      }),
      threshold: locale.t(experimentsText('experiment.heads.threshold'), {
        tolerance: formatNumber(locale, tolerance),
      }),
    };
  },
  draw({ sweep, weights }, locale) {
    const bars = (name: string, row: readonly number[]) => ({
      name,
      mark: 'bars' as const,
      points: row.map((y, x) => ({ x, y })),
    });
    return [
      {
        title: locale.t(experimentsText('experiment.heads.weights_title')),
        x: {
          label: locale.t(figuresText('common.key')),
          scale: 'names',
          names: weights.first.map((_, key) => String(key + 1)),
        },
        y: { label: locale.t(figuresText('common.weight')), scale: 'linear', reach: [0, 1] },
        series: [
          bars(locale.t(experimentsText('experiment.heads.first_head')), weights.first),
          bars(locale.t(experimentsText('experiment.heads.second_head')), weights.second),
          bars(locale.t(experimentsText('experiment.heads.one_wide_head')), weights.wide),
        ],
      },
      {
        title: locale.t(experimentsText('experiment.heads.two_heads_agree_two_do')),
        x: { label: locale.t(experimentsText('experiment.heads.distance_between_heads')), scale: 'linear' },
        y: { label: locale.t(experimentsText('common.largest_difference')), scale: 'linear', reach: [0] },
        series: [
          {
            name: locale.t(experimentsText('experiment.heads.between_weights_heads')),
            mark: 'line',
            points: sweep.map(({ distance, totalVariation }) => ({ x: distance, y: totalVariation })),
          },
          {
            name: locale.t(experimentsText('experiment.heads.between_two_heads_one')),
            mark: 'line',
            points: sweep.map(({ distance, maxDifference }) => ({ x: distance, y: maxDifference })),
          },
        ],
      },
    ];
  },
});

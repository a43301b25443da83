import type { MatrixData } from '../engine/types';
import { experimentsText } from '../i18n/en/experiments';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { requireNode, rowOf } from './shared/matrices';
import { fitLine, type Line, mean, median, sum } from './shared/statistics';

/** Statistics of the softmax at one width, with or without scaling: one number per query. */
interface SoftmaxStatistics {
  readonly largest: readonly number[];
  readonly entropy: readonly number[];
  /** Norm of the derivative of the result with respect to the scores that the softmax reads. */
  readonly gradient: readonly number[];
}

interface Sample {
  readonly width: number;
  readonly scaled: SoftmaxStatistics;
  readonly unscaled: SoftmaxStatistics;
}

interface Data {
  readonly keys: number;
  readonly queries: number;
  readonly samples: readonly Sample[];
  /** Number of queries whose gradient is smaller without scaling, at the largest width. */
  readonly smaller: number;
  /** ln of the median gradient against √d_k, without scaling. */
  readonly gradientFit: Line;
}

const widths = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Standard deviations of a fair coin that the sign test requires: a probability of about 1 in 30,000. */
const requiredDeviations = 4;

/** Normalized entropy H = -Σ a ln a / ln n: 1 if all weights are equal, 0 if one key has all the weight. */
function entropy(weights: readonly number[]): number {
  return sum(weights.map((a) => (a > 0 ? -a * Math.log(a) : 0))) / Math.log(weights.length);
}

function length(numbers: readonly number[]): number {
  return Math.sqrt(sum(numbers.map((value) => value ** 2)));
}

interface Inputs {
  readonly query: MatrixData;
  readonly key: MatrixData;
  readonly value: MatrixData;
}

/**
 * Statistics of one run, one number per query. Values have one column, so the gradient of the sum of the results
 * contains that of each query.
 */
function softmaxOf(context: ExperimentContext, inputs: Inputs, isScaled: boolean): SoftmaxStatistics {
  const variant = isScaled ? 'scaled_dot_product' : 'dot_product';
  const trace = context.run({ variant, inputs: { ...inputs }, options: {} });
  const weights = requireNode(trace, 'weights');
  const gradient = trace.gradient({ node: 'context', loss: 'sum' }, isScaled ? 'scaled_scores' : 'scores');
  const rows = Array.from({ length: weights.rows }, (_, row) => row);
  return {
    largest: rows.map((row) => Math.max(...rowOf(weights, row))),
    entropy: rows.map((row) => entropy(rowOf(weights, row))),
    gradient: rows.map((row) => length(rowOf(gradient, row))),
  };
}

function concatStatistics(parts: readonly SoftmaxStatistics[]): SoftmaxStatistics {
  return {
    largest: parts.flatMap(({ largest }) => largest),
    entropy: parts.flatMap((part) => part.entropy),
    gradient: parts.flatMap(({ gradient }) => gradient),
  };
}

/** Draws independent keys and values for each query, and runs both forms on the same inputs. */
async function sampleOf(
  context: ExperimentContext,
  at: number,
  keys: number,
  queries: number,
): Promise<Sample> {
  const width = widths[at] ?? 1;
  const scaled: SoftmaxStatistics[] = [];
  const unscaled: SoftmaxStatistics[] = [];
  for (let sample = 0; sample < queries; sample += 1) {
    const stream = 3 * (at * 1000 + sample);
    const inputs = {
      query: context.randn(stream, 1, width),
      key: context.randn(stream + 1, keys, width),
      value: context.randn(stream + 2, keys, 1),
    };
    scaled.push(softmaxOf(context, inputs, true));
    unscaled.push(softmaxOf(context, inputs, false));
    await context.yieldToPage((at + (sample + 1) / queries) / widths.length);
  }
  return { width, scaled: concatStatistics(scaled), unscaled: concatStatistics(unscaled) };
}

/** The median gradient, at least the smallest normal number so that it has a logarithm. */
function medianGradient({ gradient }: SoftmaxStatistics): number {
  return Math.max(median(gradient), 2 ** -1022);
}

function countSmaller({ scaled, unscaled }: Sample): number {
  return unscaled.gradient.filter((value, at) => value < (scaled.gradient[at] ?? 0)).length;
}

export const saturation = defineExperiment({
  id: 'saturation',
  title: experimentsText('experiment.saturation.title'),
  hypothesis: experimentsText('experiment.saturation.hypothesis'),
  about: experimentsText('experiment.saturation.about'),
  seed: 1,
  controls: {
    keys: { kind: 'number', label: 'common.keys', min: 2, max: 64, step: 1, initial: 16 },
    queries: { kind: 'number', label: 'common.queries', min: 32, max: 512, step: 32, initial: 128 },
  },
  async measure({ keys, queries }, context): Promise<Data> {
    const samples: Sample[] = [];
    for (let at = 0; at < widths.length; at += 1) samples.push(await sampleOf(context, at, keys, queries));
    const last = samples.at(-1);
    return {
      keys,
      queries,
      samples,
      smaller: last === undefined ? 0 : countSmaller(last),
      gradientFit: fitLine(
        samples.map((each) => [Math.sqrt(each.width), Math.log(medianGradient(each.unscaled))]),
      ),
    };
  },
  evaluate({ queries, samples, smaller, gradientFit }, locale) {
    const last = samples.at(-1);
    const needed = queries / 2 + requiredDeviations * Math.sqrt(queries / 4);
    const [medianUnscaled, medianScaled] =
      last === undefined ? [0, 0] : [last.unscaled, last.scaled].map(medianGradient);
    return {
      holds: smaller > needed && gradientFit.slope + gradientFit.margin < 0,
      sentence: locale.t(experimentsText('experiment.saturation.sentence'), {
        width: last?.width ?? 0,
        smaller,
        queries,
        unscaledGradient: formatNumber(locale, medianUnscaled ?? 0),
        scaledGradient: formatNumber(locale, medianScaled ?? 0),
        unscaledWeight: formatNumber(locale, mean(last?.unscaled.largest ?? [])),
        scaledWeight: formatNumber(locale, mean(last?.scaled.largest ?? [])),
      }),
      threshold: locale.t(experimentsText('experiment.saturation.threshold'), {
        needed: Math.ceil(needed),
        queries,
        deviations: requiredDeviations,
        slope: formatNumber(locale, gradientFit.slope),
        margin: formatNumber(locale, gradientFit.margin),
      }),
    };
  },
  draw({ samples, keys }, locale) {
    const x = { label: 'd_k', scale: 'log', ticks: [1, 4, 16, 64, 256] } as const;
    const pair = (read: (each: SoftmaxStatistics) => number) =>
      (['unscaled', 'scaled'] as const).map((form) => ({
        name:
          form === 'scaled'
            ? locale.t(experimentsText('experiment.saturation.divided_d_k'))
            : locale.t(experimentsText('experiment.saturation.not_divided')),
        mark: 'line' as const,
        points: samples.map((each) => ({ x: each.width, y: read(each[form]) })),
      }));
    return [
      {
        title: locale.t(experimentsText('experiment.saturation.median_length_derivative_result')),
        x,
        y: { label: locale.t(experimentsText('experiment.saturation.gradient')), scale: 'log' },
        series: pair(medianGradient),
      },
      {
        title: locale.t(experimentsText('experiment.saturation.largest_weights_average'), { keys }),
        x,
        y: {
          label: locale.t(experimentsText('experiment.saturation.largest_weight')),
          scale: 'linear',
          reach: [0, 1],
        },
        series: [
          ...pair(({ largest }) => mean(largest)),
          {
            name: locale.t(experimentsText('experiment.saturation.all_weights_alike')),
            mark: 'expected',
            points: widths.map((d) => ({ x: d, y: 1 / keys })),
          },
        ],
      },
      {
        title: locale.t(experimentsText('experiment.saturation.entropy_weights')),
        x,
        y: {
          label: locale.t(experimentsText('experiment.saturation.entropy')),
          scale: 'linear',
          reach: [0, 1],
        },
        series: pair((each) => mean(each.entropy)),
      },
    ];
  },
});

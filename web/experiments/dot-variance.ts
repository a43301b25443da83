import { experimentsText } from '../i18n/en/experiments';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { fitPower, histogram, type Line, mean, variance } from './shared/statistics';

/** Statistics of the dot products of one width. */
interface Sample {
  readonly width: number;
  readonly mean: number;
  readonly variance: number;
  /** Standard errors of both estimates if the hypothesis is true. */
  readonly meanError: number;
  readonly varianceError: number;
  /** Histograms of q·k and of q·k / √d_k, as fractions of all draws. */
  readonly raw: readonly number[];
  readonly scaled: readonly number[];
}

interface Data {
  readonly draws: number;
  readonly samples: readonly Sample[];
  readonly growth: Line;
}

const widths = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/** Widths whose histograms are plotted. */
const histogramWidths = [1, 4, 16, 64, 512];

/** Numbers drawn between two yields: a few milliseconds of work. */
const numbersPerBatch = 50_000;

/** An error of 4 standard errors happens by chance about once in 16,000 times. */
const maxStandardErrors = 4;

/** Ranges of the histograms of q·k and of q·k / √d_k. */
const rawEdges = { low: -60, high: 60, bins: 60 } as const;
const scaledEdges = { low: -4, high: 4, bins: 40 } as const;

const distributions = ['normal', 'uniform'] as const;

/** E[x⁴] of a distribution with mean 0 and variance 1: 3 for normal, 9/5 for uniform. */
const fourthMoment = { normal: 3, uniform: 1.8 } as const;

async function sampleDotProducts(
  context: ExperimentContext,
  width: number,
  count: number,
  distribution: 'normal' | 'uniform',
  numberMean: number,
) {
  const products = new Float64Array(count);
  const batchSize = Math.max(1, Math.floor(numbersPerBatch / width));
  const before = widths.filter((each) => each < width).reduce((total, each) => total + each, 0);
  const all = widths.reduce((total, each) => total + each, 0);
  for (let first = 0; first < count; first += batchSize) {
    const size = Math.min(batchSize, count - first);
    products.set(
      context.dotProducts({ stream: width, width, first, count: size, law: distribution, mean: numberMean }),
      first,
    );
    await context.yieldToPage((before + (width * (first + size)) / count) / all);
  }
  return products;
}

function shares(values: Float64Array, { low, high, bins }: { low: number; high: number; bins: number }) {
  return histogram(values, low, high, bins).map((count) => count / values.length);
}

/**
 * If the hypothesis is true, S = q·k has E[S²] = d and E[S⁴] = d m² + 3 d (d - 1) with m = E[x⁴]. To first order, a
 * sample variance of N draws then has variance (E[S⁴] - d²) / N, and a sample mean has variance d / N.
 */
function sampleOf(width: number, values: Float64Array, distribution: 'normal' | 'uniform'): Sample {
  const fourth = width * fourthMoment[distribution] ** 2 + 3 * width * (width - 1);
  return {
    width,
    mean: mean(values),
    variance: variance(values),
    meanError: Math.sqrt(width / values.length),
    varianceError: Math.sqrt((fourth - width ** 2) / values.length),
    raw: shares(values, rawEdges),
    scaled: shares(
      values.map((value) => value / Math.sqrt(width)),
      scaledEdges,
    ),
  };
}

/** The larger error of both estimates, in standard errors. */
function zScore(sample: Sample): number {
  return Math.max(
    Math.abs(sample.variance - sample.width) / sample.varianceError,
    Math.abs(sample.mean) / sample.meanError,
  );
}

function outline(
  shares: readonly number[],
  { low, high, bins }: { low: number; high: number; bins: number },
) {
  const size = (high - low) / bins;
  return [...shares, 0].map((y, bin) => ({ x: Number((low + bin * size).toFixed(6)), y }));
}

export const dotVariance = defineExperiment({
  id: 'dot-variance',
  title: experimentsText('experiment.dot_variance.title'),
  hypothesis: experimentsText('experiment.dot_variance.hypothesis'),
  about: experimentsText('experiment.dot_variance.about'),
  seed: 1,
  controls: {
    draws: {
      kind: 'number',
      label: experimentsText('experiment.dot_variance.draws'),
      min: 1000,
      max: 20_000,
      step: 1000,
      initial: 10_000,
    },
    law: {
      kind: 'choice',
      label: experimentsText('experiment.dot_variance.each_number'),
      choices: distributions,
      choiceLabels: {
        normal: experimentsText('experiment.dot_variance.normal'),
        uniform: experimentsText('experiment.dot_variance.uniform'),
      },
      initial: 'normal',
    },
    mean: {
      kind: 'number',
      label: experimentsText('experiment.dot_variance.mean'),
      min: 0,
      max: 1,
      step: 0.1,
      initial: 0,
    },
  },
  async measure({ draws, law: distribution, mean: numberMean }, context): Promise<Data> {
    const samples: Sample[] = [];
    for (const width of widths)
      samples.push(
        sampleOf(
          width,
          await sampleDotProducts(context, width, draws, distribution, numberMean),
          distribution,
        ),
      );
    return { draws, samples, growth: fitPower(samples.map((each) => [each.width, each.variance])) };
  },
  evaluate({ draws, samples, growth }, locale) {
    const worst = samples.reduce((found, each) => (zScore(each) > zScore(found) ? each : found));
    const last = samples.at(-1) ?? worst;
    return {
      holds: zScore(worst) <= maxStandardErrors,
      sentence: locale.t(experimentsText('experiment.dot_variance.sentence'), {
        width: last.width,
        variance: formatNumber(locale, last.variance),
        slope: formatNumber(locale, growth.slope),
        margin: formatNumber(locale, growth.margin),
        worstWidth: worst.width,
        errors: formatNumber(locale, zScore(worst)),
      }),
      threshold: locale.t(experimentsText('experiment.dot_variance.threshold'), {
        errors: maxStandardErrors,
        draws,
        percent: formatNumber(locale, (100 * last.varianceError) / last.width),
        width: last.width,
      }),
    };
  },
  draw({ draws, samples }, locale) {
    const drawnSamples = samples.filter(({ width }) => histogramWidths.includes(width));
    const names = (d: number): string => `d_k = ${d}`;
    return [
      {
        title: locale.t(experimentsText('experiment.dot_variance.products_title'), { draws }),
        x: { label: 'q·k', scale: 'linear' },
        y: { label: locale.t(experimentsText('experiment.dot_variance.share_draws')), scale: 'linear' },
        series: drawnSamples.map(({ width, raw }) => ({
          name: names(width),
          mark: 'steps',
          points: outline(raw, rawEdges),
        })),
      },
      {
        title: locale.t(experimentsText('experiment.dot_variance.same_draws_divided_d_k')),
        x: { label: locale.t(experimentsText('experiment.dot_variance.q_k_d_k')), scale: 'linear' },
        y: { label: locale.t(experimentsText('experiment.dot_variance.share_draws')), scale: 'linear' },
        series: drawnSamples.map(({ width, scaled }) => ({
          name: names(width),
          mark: 'steps',
          points: outline(scaled, scaledEdges),
        })),
      },
      {
        title: locale.t(experimentsText('experiment.dot_variance.variance_q_k_against_d')),
        x: { label: 'd_k', scale: 'log', ticks: [1, 4, 16, 64, 256] },
        y: {
          label: locale.t(experimentsText('experiment.dot_variance.variance')),
          scale: 'log',
          ticks: [1, 4, 16, 64, 256],
        },
        series: [
          {
            name: locale.t(experimentsText('experiment.dot_variance.measured')),
            mark: 'points',
            points: samples.map((each) => ({
              x: each.width,
              y: each.variance,
              low: each.variance - maxStandardErrors * each.varianceError,
              high: each.variance + maxStandardErrors * each.varianceError,
            })),
          },
          { name: 'd_k', mark: 'expected', points: widths.map((x) => ({ x, y: x })) },
        ],
      },
    ];
  },
});

import type { MatrixData, Trace } from '../engine/types';
import { experimentsText } from '../i18n/en/experiments';
import { defineExperiment } from './experiment';
import type { ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { outputNode, requireNode } from './shared/matrices';
import { largestDifference } from './shared/statistics';

/** The difference between nine heads and the convolution. */
interface Sample {
  readonly alpha: number;
  readonly maxDifference: number;
}

interface Data {
  readonly trials: number;
  readonly chosen: Sample;
  readonly sweep: readonly Sample[];
  readonly tolerance: number;
}

const trials = 6;

/** The offsets that the nine heads attend to, in the order of the kernel entries. */
const centers: MatrixData = {
  rows: 9,
  cols: 2,
  data: [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((right) => [down, right])),
};

interface Setting {
  readonly size: number;
  readonly channels: number;
}

function runOf(context: ExperimentContext, { size, channels }: Setting, alpha: number, trial: number): Trace {
  const inputs = {
    centers,
    kernel: context.randn(2 * trial, 9 * channels, 1),
    image: context.randn(2 * trial + 1, size, size * channels),
  };
  return context.run({ variant: 'convolution_as_attention', inputs, options: { alpha } });
}

function differenceOf(trace: Trace): number {
  return largestDifference(outputNode(trace).data, requireNode(trace, 'convolution').data);
}

function largest({ data }: MatrixData): number {
  return Math.max(...Array.from(data, Math.abs));
}

/**
 * Each result is a sum of 9 × channels products of an attended pixel and a kernel entry, and each attended pixel is a
 * weighted mean of n pixels. The bound is that many roundings times the largest possible product.
 */
function toleranceOf(trace: Trace): number {
  const [kernel, pixels] = [requireNode(trace, 'kernel'), requireNode(trace, 'pixels')];
  const roundings = pixels.rows + kernel.rows + 8;
  return roundings * 2 ** -53 * kernel.rows * largest(kernel) * largest(pixels);
}

/** The largest difference over several random pictures and kernels. */
async function sampleOf(
  context: ExperimentContext,
  setting: Setting,
  alpha: number,
  done: number,
): Promise<Sample> {
  let maxDifference = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    maxDifference = Math.max(maxDifference, differenceOf(runOf(context, setting, alpha, trial)));
    await context.yieldToPage(done);
  }
  return { alpha, maxDifference };
}

const alphas = [0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 40, 50];

export const convolution = defineExperiment({
  id: 'convolution',
  title: experimentsText('experiment.convolution.title'),
  hypothesis: experimentsText('experiment.convolution.hypothesis'),
  about: experimentsText('experiment.convolution.about'),
  seed: 1,
  controls: {
    alpha: {
      kind: 'number',
      label: experimentsText('experiment.convolution.sharpness'),
      min: 0,
      max: 100,
      step: 1,
      initial: 50,
    },
    size: {
      kind: 'number',
      label: experimentsText('experiment.convolution.pixels_per_side'),
      min: 2,
      max: 8,
      step: 1,
      initial: 6,
    },
    channels: {
      kind: 'number',
      label: experimentsText('experiment.convolution.numbers_per_pixel'),
      min: 1,
      max: 4,
      step: 1,
      initial: 3,
    },
  },
  async measure({ alpha, size, channels }, context): Promise<Data> {
    const setting = { size, channels };
    const sweep: Sample[] = [];
    for (const [at, each] of alphas.entries())
      sweep.push(await sampleOf(context, setting, each, at / (alphas.length + 1)));
    const chosen = await sampleOf(context, setting, alpha, alphas.length / (alphas.length + 1));
    const allowances = Array.from({ length: trials }, (_, trial) =>
      toleranceOf(runOf(context, setting, alpha, trial)),
    );
    return { trials, chosen, sweep, tolerance: Math.min(...allowances) };
  },
  evaluate({ chosen, tolerance }, locale) {
    return {
      holds: chosen.maxDifference <= tolerance,
      sentence: locale.t(experimentsText('experiment.convolution.sentence'), {
        alpha: formatNumber(locale, chosen.alpha),
        trials,
        difference: formatNumber(locale, chosen.maxDifference),
      }),
      threshold: locale.t(experimentsText('experiment.convolution.threshold'), {
        tolerance: formatNumber(locale, tolerance),
      }),
    };
  },
  draw({ sweep, tolerance }, locale) {
    return [
      {
        title: locale.t(experimentsText('experiment.convolution.how_far_nine_heads_convolution')),
        x: { label: locale.t(experimentsText('experiment.convolution.sharpness')), scale: 'linear' },
        y: { label: locale.t(experimentsText('common.largest_difference')), scale: 'log' },
        series: [
          {
            name: locale.t(experimentsText('common.largest_difference')),
            mark: 'line',
            points: sweep.map(({ alpha, maxDifference }) => ({ x: alpha, y: maxDifference })),
          },
          {
            name: locale.t(experimentsText('common.rounding_can_do')),
            mark: 'expected',
            points: [0, alphas.at(-1) ?? 0].map((x) => ({ x, y: tolerance })),
          },
        ],
      },
    ];
  },
});

import type { MatrixData, Trace } from '../engine/types';
import { msg, t } from '../i18n/i18n';
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
  title: msg('Is a convolution attention?'),
  hypothesis: msg(
    'Nine heads that each look one way from every pixel, with the kernel as their output projection, give any 3 × 3 convolution.',
  ),
  about: msg(
    'Shown by Cordonnier et al. (2020). A head looks the more sharply at its one place the larger α is; with a small α it sees its surroundings as well.',
  ),
  seed: 1,
  controls: {
    alpha: { kind: 'number', label: msg('sharpness α'), min: 0, max: 100, step: 1, initial: 50 },
    size: { kind: 'number', label: msg('pixels per side'), min: 2, max: 8, step: 1, initial: 6 },
    channels: { kind: 'number', label: msg('numbers per pixel'), min: 1, max: 4, step: 1, initial: 3 },
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
  evaluate({ chosen, tolerance }) {
    return {
      holds: chosen.maxDifference <= tolerance,
      sentence: t`With α = ${formatNumber(chosen.alpha)}, over ${trials} random pictures and kernels, heads and convolution differ by up to ${formatNumber(chosen.maxDifference)}.`,
      threshold: t`Only rounding is allowed for: at most ${formatNumber(tolerance)}, 2⁻⁵³ for each addition behind a number, times what it can at most add up.`,
    };
  },
  draw({ sweep, tolerance }) {
    return [
      {
        title: msg('How far nine heads are from the convolution, the more sharply they look'),
        x: { label: msg('sharpness α'), scale: 'linear' },
        y: { label: msg('largest difference'), scale: 'log' },
        series: [
          {
            name: msg('largest difference'),
            mark: 'line',
            points: sweep.map(({ alpha, maxDifference }) => ({ x: alpha, y: maxDifference })),
          },
          {
            name: msg('what rounding can do'),
            mark: 'guide',
            points: [0, alphas.at(-1) ?? 0].map((x) => ({ x, y: tolerance })),
          },
        ],
      },
    ];
  },
});

import type { MatrixData, Trace } from '../engine/types';
import { msg, t } from '../i18n/i18n';
import { experiment } from './experiment';
import type { Lab } from './shared/lab';
import { nodeOf, outputOf } from './shared/matrices';
import { largestDifference } from './shared/statistics';
import { word } from './shared/words';

/** How far nine heads were from the convolution. */
interface Sample {
  readonly alpha: number;
  readonly gap: number;
}

interface Data {
  readonly tries: number;
  readonly chosen: Sample;
  readonly sweep: readonly Sample[];
  readonly allowance: number;
}

const tries = 6;

/** Where the nine heads look: one step up, down, left and right at most, in the order of the kernel's numbers. */
const centers: MatrixData = {
  rows: 9,
  cols: 2,
  data: [-1, 0, 1].flatMap((down) => [-1, 0, 1].flatMap((right) => [down, right])),
};

interface Setting {
  readonly size: number;
  readonly channels: number;
}

function runOf(lab: Lab, { size, channels }: Setting, alpha: number, number: number): Trace {
  const inputs = {
    centers,
    kernel: lab.normals(2 * number, 9 * channels, 1),
    image: lab.normals(2 * number + 1, size, size * channels),
  };
  return lab.run({ variant: 'convolution_as_attention', inputs, options: { alpha } });
}

function gapOf(trace: Trace): number {
  return largestDifference(outputOf(trace).data, nodeOf(trace, 'convolution').data);
}

function largest({ data }: MatrixData): number {
  return Math.max(...Array.from(data, Math.abs));
}

/**
 * A number of the result is a sum of 9 × channels products of a mixed pixel and a number of the kernel, a mixed pixel a
 * weighted mean of n pixels: that many roundings, and no product is larger than the two largest numbers.
 */
function allowanceOf(trace: Trace): number {
  const [kernel, pixels] = [nodeOf(trace, 'kernel'), nodeOf(trace, 'pixels')];
  const roundings = pixels.rows + kernel.rows + 8;
  return roundings * 2 ** -53 * kernel.rows * largest(kernel) * largest(pixels);
}

/** The largest difference over several random pictures and kernels. */
async function sampleOf(lab: Lab, setting: Setting, alpha: number, done: number): Promise<Sample> {
  let gap = 0;
  for (let number = 0; number < tries; number += 1) {
    gap = Math.max(gap, gapOf(runOf(lab, setting, alpha, number)));
    await lab.pause(done);
  }
  return { alpha, gap };
}

const alphas = [0, 1, 2, 4, 6, 8, 12, 16, 24, 32, 40, 50];

export const convolution = experiment({
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
  async measure({ alpha, size, channels }, lab): Promise<Data> {
    const setting = { size, channels };
    const sweep: Sample[] = [];
    for (const [at, each] of alphas.entries())
      sweep.push(await sampleOf(lab, setting, each, at / (alphas.length + 1)));
    const chosen = await sampleOf(lab, setting, alpha, alphas.length / (alphas.length + 1));
    const allowances = Array.from({ length: tries }, (_, number) =>
      allowanceOf(runOf(lab, setting, alpha, number)),
    );
    return { tries, chosen, sweep, allowance: Math.min(...allowances) };
  },
  judge({ chosen, allowance }) {
    return {
      holds: chosen.gap <= allowance,
      sentence: t`With α = ${word(chosen.alpha)}, over ${tries} random pictures and kernels, heads and convolution differ by up to ${word(chosen.gap)}.`,
      threshold: t`Only rounding is allowed for: at most ${word(allowance)}, 2⁻⁵³ for each addition behind a number, times what it can at most add up.`,
    };
  },
  draw({ sweep, allowance }) {
    return [
      {
        title: msg('How far nine heads are from the convolution, the more sharply they look'),
        x: { label: msg('sharpness α'), scale: 'linear' },
        y: { label: msg('largest difference'), scale: 'log' },
        series: [
          {
            name: msg('largest difference'),
            mark: 'line',
            points: sweep.map(({ alpha, gap }) => ({ x: alpha, y: gap })),
          },
          {
            name: msg('what rounding can do'),
            mark: 'guide',
            points: [0, alphas.at(-1) ?? 0].map((x) => ({ x, y: allowance })),
          },
        ],
      },
    ];
  },
});

import type { MatrixData } from '../engine/types';
import { msg, t, translate } from '../i18n/i18n';
import { experiment } from './experiment';
import type { Lab } from './shared/lab';
import { asProjection, outputOf, reordered, rowOf } from './shared/matrices';
import { roundingAllowance } from './shared/rounding';
import { largestDifference } from './shared/statistics';
import { word } from './shared/words';

/** What one way of mixing the tokens did. */
interface Shuffle {
  /** How many tokens stand elsewhere than before. */
  readonly moved: number;
  /** The largest difference between the output of the mixed tokens and the output, mixed the same way. */
  readonly gap: number;
}

interface Found {
  readonly shuffles: readonly Shuffle[];
  readonly allowance: number;
}

interface Data {
  readonly positions: string;
  readonly tokens: number;
  readonly chosen: Found;
  /** The same shuffles without positions and with sinusoidal ones, for the picture. */
  readonly without: Found;
  readonly within: Found;
}

/** How many ways of mixing are tried. */
const tries = 24;

type Inputs = Readonly<Record<string, MatrixData>>;

/** A random order: that of random numbers. */
function randomOrder(lab: Lab, stream: number, count: number): readonly number[] {
  const keys = rowOf(lab.normals(stream, 1, count), 0);
  return keys.map((_, at) => at).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
}

async function shuffled(lab: Lab, positions: string, inputs: Inputs, share: number): Promise<Found> {
  const run = (x: MatrixData) =>
    lab.run({ variant: 'self_attention_with_positions', inputs: { ...inputs, x }, options: { positions } });
  const { x } = inputs;
  if (x === undefined) return { shuffles: [], allowance: 0 };
  const before = run(x);
  const shuffles: Shuffle[] = [];
  for (let number = 0; number < tries; number += 1) {
    const order = randomOrder(lab, 100 + number, x.rows);
    const after = outputOf(run(reordered(x, order)));
    const expected = reordered(outputOf(before), order);
    shuffles.push({
      moved: order.filter((from, to) => from !== to).length,
      gap: largestDifference(after.data, expected.data),
    });
    await lab.pause(share + number / tries / 3);
  }
  return { shuffles, allowance: roundingAllowance(before) };
}

function largestGap({ shuffles }: Found): number {
  return Math.max(...shuffles.map(({ gap }) => gap));
}

export const order = experiment({
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
  async measure({ positions, tokens, width }, lab): Promise<Data> {
    const square = (stream: number): MatrixData => asProjection(lab.normals(stream, width, width));
    const inputs = { x: lab.normals(1, tokens, width), w_q: square(2), w_k: square(3), w_v: square(4) };
    const without = await shuffled(lab, 'none', inputs, 0);
    const within = await shuffled(lab, 'sinusoidal', inputs, 1 / 3);
    const chosen =
      positions === 'none'
        ? without
        : positions === 'sinusoidal'
          ? within
          : await shuffled(lab, positions, inputs, 2 / 3);
    return { positions, tokens, chosen, without, within };
  },
  judge({ positions, chosen }) {
    const gap = largestGap(chosen);
    return {
      holds: gap <= chosen.allowance,
      sentence:
        positions === 'none'
          ? t`Over ${tries} ways of mixing with no positions, no number is further than ${word(gap)} from where it should be.`
          : t`Over ${tries} ways of mixing with ${translate(positions)} positions, no number is further than ${word(gap)} from where it should be.`,
      threshold: t`Only rounding is allowed for, since the same numbers are added up in another order: at most ${word(chosen.allowance)}, 2⁻⁵³ for each addition behind a number, times the square of the largest number.`,
    };
  },
  draw({ without, within, tokens }) {
    const points = ({ shuffles }: Found) => shuffles.map(({ gap }, at) => ({ x: at + 1, y: gap }));
    return [
      {
        title: t`The output of ${tokens} mixed tokens against the mixed output; a difference of exactly 0 has no place on this axis`,
        x: { label: msg('way of mixing'), scale: 'linear' },
        y: { label: msg('largest difference'), scale: 'log' },
        series: [
          { name: msg('no positions'), mark: 'points', points: points(without) },
          { name: msg('sinusoidal positions added'), mark: 'points', points: points(within) },
          {
            name: msg('what rounding can do'),
            mark: 'guide',
            points: [1, tries].map((x) => ({ x, y: without.allowance })),
          },
        ],
      },
    ];
  },
});

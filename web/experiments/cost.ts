import { msg, t } from '../i18n/i18n';
import { experiment } from './experiment';
import type { Attending, Lab } from './shared/lab';
import { fitPower, type Line } from './shared/statistics';
import { word } from './shared/words';

/** Milliseconds for one pass over a sequence. */
interface Time {
  readonly tokens: number;
  readonly full: number;
  readonly windowed: number;
}

interface Data {
  readonly window: number;
  readonly rounds: number;
  readonly times: readonly Time[];
  readonly full: Line;
  readonly windowed: Line;
}

/** Lengths of sequences, about half as long again from one to the next. */
const lengths = [256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096];

const width = 64;

/**
 * Other work of the machine can only add time, so that the shortest of several rounds is nearest to the truth. On a busy
 * machine it takes more rounds until the exponents are known to 0.3.
 */
const leastRounds = 5;
const mostRounds = 15;
const enough = 0.3;

/** Pairs of tokens in one call: a millisecond or two, so that the page can go on drawing. */
const pairsAtOnce = 2 ** 17;

/** Clocks of browsers are coarse, some step by a millisecond. What is timed must last this many steps, and so long. */
const leastSteps = 10;
const leastTime = 0.5;

/** Halfway between growing like n and growing like n². */
const between = 1.5;

type Numbers = Readonly<Record<'query' | 'key' | 'value', Float32Array>>;

/** A part of a pass, and the shortest time it ever took. */
interface Call {
  readonly work: () => void;
  /** How often it is done in one go, so that a clock can see it. */
  often: number;
  shortest: number;
}

/** One way to attend over a whole sequence, in calls that do not take long. */
type Pass = readonly Call[];

function call(work: () => void): Call {
  return { work, often: 1, shortest: Number.POSITIVE_INFINITY };
}

function run(attention: Attending, numbers: Numbers, from: number): void {
  const { m, n, d_k } = attention.shape;
  const part = (name: keyof Numbers, rows: number, at: number) =>
    numbers[name].subarray(at * d_k, (at + rows) * d_k);
  attention.run(part('query', m, from), part('key', n, 0), part('value', n, 0));
}

/** Full attention, some queries at a time against all keys: a power of 2 of them, so that no query is left over. */
async function fullPass(lab: Lab, tokens: number, numbers: Numbers): Promise<Pass> {
  const m = Math.min(tokens & -tokens, pairsAtOnce / 2 ** Math.ceil(Math.log2(tokens)));
  const attention = await lab.attention({ m, n: tokens, d_k: width, d_v: width });
  return Array.from({ length: tokens / m }, (_, at) => call(() => run(attention, numbers, at * m)));
}

/** Attention to the last `window` tokens. It takes so little time that one call does all. */
async function windowedPass(lab: Lab, tokens: number, numbers: Numbers, window: number): Promise<Pass> {
  const shape = { m: tokens, n: tokens, d_k: width, d_v: width, low: 1 - window, high: 0 };
  const attention = await lab.attention(shape);
  return [call(() => run(attention, numbers, 0))];
}

/** The smallest step of the clock, in milliseconds. */
function clockStep(lab: Lab): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time += 1) {
    const start = lab.clock();
    let now = start;
    while (now === start) now = lab.clock();
    smallest = Math.min(smallest, now - start);
  }
  return smallest;
}

/** Times every call of a pass once more; each must last `least` milliseconds to count. */
async function timeAll(lab: Lab, pass: Pass, least: number, done: number): Promise<void> {
  for (const each of pass) {
    const start = lab.clock();
    for (let time = 0; time < each.often; time += 1) each.work();
    const spent = lab.clock() - start;
    // The first times say only how often is enough; they include compiling, too.
    if (spent < least && each.often < 1000) each.often *= 2;
    else each.shortest = Math.min(each.shortest, spent / each.often);
    await lab.pause(done);
  }
}

function isTimed(pass: Pass): boolean {
  return pass.every(({ shortest }) => Number.isFinite(shortest));
}

/** Milliseconds of one pass: the shortest times of its calls. */
function timeOf(pass: Pass): number {
  return pass.reduce((total, { shortest }) => total + shortest, 0);
}

interface Passes {
  readonly tokens: number;
  readonly full: Pass;
  readonly windowed: Pass;
}

function fitted(passes: readonly Passes[], which: 'full' | 'windowed'): Line {
  return fitPower(passes.map((each) => [each.tokens, timeOf(each[which])]));
}

/** Whether both exponents are known well enough. */
function isKnown(passes: readonly Passes[]): boolean {
  if (!passes.every(({ full, windowed }) => isTimed(full) && isTimed(windowed))) return false;
  return fitted(passes, 'full').margin < enough && fitted(passes, 'windowed').margin < enough;
}

export const cost = experiment({
  id: 'cost',
  title: msg('What does a longer sequence cost?'),
  hypothesis: msg('Full attention takes time that grows like n², attention to a window of w tokens like n.'),
  about: msg(
    'Measured now, on the device in front of you, with the kernels for long sequences: 64 numbers per token, one thread. Close other busy pages for steadier numbers.',
  ),
  seed: 1,
  controls: {
    longest: {
      kind: 'choice',
      label: msg('longest sequence'),
      choices: ['1024', '2048', '4096'],
      initial: '2048',
    },
    window: { kind: 'number', label: msg('window'), min: 8, max: 128, step: 8, initial: 64 },
  },
  async measure({ longest, window }, lab): Promise<Data> {
    const sizes = lengths.filter((tokens) => tokens <= Number(longest));
    const numbers = await lab.longSequence(Number(longest), width);
    const passes = await Promise.all(
      sizes.map(async (tokens) => ({
        tokens,
        full: await fullPass(lab, tokens, numbers),
        windowed: await windowedPass(lab, tokens, numbers, window),
      })),
    );
    const least = Math.max(leastTime, leastSteps * clockStep(lab));
    let round = 0;
    while (round < mostRounds && !(round >= leastRounds && isKnown(passes))) {
      for (const [at, { full, windowed }] of passes.entries()) {
        const done = (round + at / passes.length) / Math.max(leastRounds + 5, round + 1);
        await timeAll(lab, full, least, done);
        await timeAll(lab, windowed, least, done);
      }
      round += 1;
    }
    return {
      window,
      rounds: round,
      times: passes.map(({ tokens, full, windowed }) => ({
        tokens,
        full: timeOf(full),
        windowed: timeOf(windowed),
      })),
      full: fitted(passes, 'full'),
      windowed: fitted(passes, 'windowed'),
    };
  },
  judge({ window, rounds, times, full, windowed }) {
    const last = times.at(-1);
    return {
      holds: full.slope - full.margin > between && windowed.slope + windowed.margin < between,
      sentence: t`Time grows like n to the power ${word(full.slope)} ± ${word(full.margin)} in full, and ${word(windowed.slope)} ± ${word(windowed.margin)} in a window of ${window}; at ${last?.tokens ?? 0} tokens that is ${word(last?.full ?? 0)} against ${word(last?.windowed ?? 0)} milliseconds.`,
      threshold: t`The exponents must lie on different sides of ${between}, halfway between n and n², with all that the fit leaves open: ± is a 95 % interval of the slope through the logarithms of ${times.length} times, each the shortest of ${rounds} rounds.`,
    };
  },
  draw({ window, times, full, windowed }) {
    const points = (read: (time: Time) => number) => times.map((time) => ({ x: time.tokens, y: read(time) }));
    const through = ({ slope, intercept }: Line) =>
      times.map(({ tokens }) => ({ x: tokens, y: Math.exp(intercept + slope * Math.log(tokens)) }));
    return [
      {
        title: msg('Time against length, both axes logarithmic: a slope of 2 is n², a slope of 1 is n'),
        x: {
          label: msg('tokens'),
          scale: 'log',
          ticks: [256, 512, 1024, 2048, 4096].filter((n) => n <= (times.at(-1)?.tokens ?? 0)),
        },
        y: { label: msg('milliseconds'), scale: 'log' },
        series: [
          { name: msg('full attention'), mark: 'points', points: points((time) => time.full) },
          { name: t`window of ${window}`, mark: 'points', points: points((time) => time.windowed) },
          { name: msg('fit'), mark: 'guide', points: through(full) },
          { name: msg('fit of the window'), mark: 'guide', points: through(windowed) },
        ],
      },
    ];
  },
});

import { experimentsText } from '../i18n/en/experiments';
import { figuresText } from '../i18n/en/figures';
import { defineExperiment } from './experiment';
import type { AttentionKernel, ExperimentContext } from './shared/context';
import { formatNumber } from './shared/format-number';
import { fitPower, type Line } from './shared/statistics';

/** Milliseconds for one pass over a sequence. */
interface PassTime {
  readonly tokens: number;
  readonly full: number;
  readonly windowed: number;
}

interface Data {
  readonly window: number;
  readonly rounds: number;
  readonly times: readonly PassTime[];
  readonly full: Line;
  readonly windowed: Line;
}

/** Sequence lengths, growing by a factor of about 1.4. */
const lengths = [256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096];

const width = 64;

/**
 * Other load on the machine only adds time, so the minimum over several rounds is the best estimate. Rounds are added
 * until both exponents are known to ± `targetMargin`.
 */
const minRounds = 5;
const maxRounds = 15;
const targetMargin = 0.3;

/** Pairs of tokens per call: one or two milliseconds, so that the page stays responsive. */
const maxPairsPerCall = 2 ** 17;

/**
 * Browser clocks are coarse, some as coarse as a millisecond. A timed call must last this many clock steps, and at least
 * `minTime` milliseconds.
 */
const minClockSteps = 10;
const minTime = 0.5;

/** Halfway between the exponents of n and n². */
const boundaryExponent = 1.5;

type QueryKeyValue = Readonly<Record<'query' | 'key' | 'value', Float32Array>>;

/** A part of a pass, and its shortest time so far. */
interface TimedCall {
  readonly work: () => void;
  /** Repetitions per measurement, so that the duration exceeds the clock resolution. */
  repetitions: number;
  shortestTime: number;
}

/** One pass over a whole sequence, split into short calls. */
type Pass = readonly TimedCall[];

function timedCall(work: () => void): TimedCall {
  return { work, repetitions: 1, shortestTime: Number.POSITIVE_INFINITY };
}

function run(attention: AttentionKernel, numbers: QueryKeyValue, from: number): void {
  const { m, n, d_k } = attention.shape;
  const part = (name: keyof QueryKeyValue, rows: number, at: number) =>
    numbers[name].subarray(at * d_k, (at + rows) * d_k);
  attention.run(part('query', m, from), part('key', n, 0), part('value', n, 0));
}

/** Full attention, m queries at a time against all keys. m is a power of 2 that divides `tokens`. */
async function fullPass(context: ExperimentContext, tokens: number, numbers: QueryKeyValue): Promise<Pass> {
  const m = Math.min(tokens & -tokens, maxPairsPerCall / 2 ** Math.ceil(Math.log2(tokens)));
  const attention = await context.attention({ m, n: tokens, d_k: width, d_v: width });
  return Array.from({ length: tokens / m }, (_, at) => timedCall(() => run(attention, numbers, at * m)));
}

/** Attention to the last `window` tokens, in a single call because it is fast. */
async function windowedPass(
  context: ExperimentContext,
  tokens: number,
  numbers: QueryKeyValue,
  window: number,
): Promise<Pass> {
  const shape = { m: tokens, n: tokens, d_k: width, d_v: width, low: 1 - window, high: 0 };
  const attention = await context.attention(shape);
  return [timedCall(() => run(attention, numbers, 0))];
}

/** The resolution of the clock in milliseconds. */
function clockStep(context: ExperimentContext): number {
  let smallest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 5; time += 1) {
    const start = context.now();
    let now = start;
    while (now === start) now = context.now();
    smallest = Math.min(smallest, now - start);
  }
  return smallest;
}

/** Measures every call of a pass once more. Measurements shorter than `minDuration` milliseconds are discarded. */
async function timeAll(
  context: ExperimentContext,
  pass: Pass,
  minDuration: number,
  done: number,
): Promise<void> {
  for (const each of pass) {
    const start = context.now();
    for (let time = 0; time < each.repetitions; time += 1) each.work();
    const elapsed = context.now() - start;
    // The first measurements only determine the number of repetitions; they include compilation, too.
    if (elapsed < minDuration && each.repetitions < 1000) each.repetitions *= 2;
    else each.shortestTime = Math.min(each.shortestTime, elapsed / each.repetitions);
    await context.yieldToPage(done);
  }
}

function isTimed(pass: Pass): boolean {
  return pass.every(({ shortestTime }) => Number.isFinite(shortestTime));
}

/** Milliseconds of one pass: the sum of the shortest times of its calls. */
function timeOf(pass: Pass): number {
  return pass.reduce((total, { shortestTime }) => total + shortestTime, 0);
}

interface Passes {
  readonly tokens: number;
  readonly full: Pass;
  readonly windowed: Pass;
}

function fitTimes(passes: readonly Passes[], which: 'full' | 'windowed'): Line {
  return fitPower(passes.map((each) => [each.tokens, timeOf(each[which])]));
}

/** Whether both exponents are known to the target margin. */
function isPrecise(passes: readonly Passes[]): boolean {
  if (!passes.every(({ full, windowed }) => isTimed(full) && isTimed(windowed))) return false;
  return fitTimes(passes, 'full').margin < targetMargin && fitTimes(passes, 'windowed').margin < targetMargin;
}

export const cost = defineExperiment({
  id: 'cost',
  title: experimentsText('experiment.cost.title'),
  hypothesis: experimentsText('experiment.cost.hypothesis'),
  about: experimentsText('experiment.cost.about'),
  seed: 1,
  controls: {
    longest: {
      kind: 'choice',
      label: experimentsText('experiment.cost.longest_sequence'),
      choices: ['1024', '2048', '4096'],
      initial: '2048',
    },
    window: { kind: 'number', label: figuresText('common.window'), min: 8, max: 128, step: 8, initial: 64 },
  },
  async measure({ longest, window }, context): Promise<Data> {
    const sizes = lengths.filter((tokens) => tokens <= Number(longest));
    const numbers = await context.longSequence(Number(longest), width);
    const passes = await Promise.all(
      sizes.map(async (tokens) => ({
        tokens,
        full: await fullPass(context, tokens, numbers),
        windowed: await windowedPass(context, tokens, numbers, window),
      })),
    );
    const minDuration = Math.max(minTime, minClockSteps * clockStep(context));
    let round = 0;
    while (round < maxRounds && !(round >= minRounds && isPrecise(passes))) {
      for (const [at, { full, windowed }] of passes.entries()) {
        const done = (round + at / passes.length) / Math.max(minRounds + 5, round + 1);
        await timeAll(context, full, minDuration, done);
        await timeAll(context, windowed, minDuration, done);
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
      full: fitTimes(passes, 'full'),
      windowed: fitTimes(passes, 'windowed'),
    };
  },
  evaluate({ window, rounds, times, full, windowed }, locale) {
    const last = times.at(-1);
    return {
      holds:
        full.slope - full.margin > boundaryExponent && windowed.slope + windowed.margin < boundaryExponent,
      sentence: locale.t(experimentsText('experiment.cost.sentence'), {
        fullSlope: formatNumber(locale, full.slope),
        fullMargin: formatNumber(locale, full.margin),
        windowSlope: formatNumber(locale, windowed.slope),
        windowMargin: formatNumber(locale, windowed.margin),
        window,
        tokens: last?.tokens ?? 0,
        fullTime: formatNumber(locale, last?.full ?? 0),
        windowTime: formatNumber(locale, last?.windowed ?? 0),
      }),
      threshold: locale.t(experimentsText('experiment.cost.threshold'), {
        boundary: boundaryExponent,
        count: times.length,
        rounds,
      }),
    };
  },
  draw({ window, times, full, windowed }, locale) {
    const points = (read: (time: PassTime) => number) =>
      times.map((time) => ({ x: time.tokens, y: read(time) }));
    const through = ({ slope, intercept }: Line) =>
      times.map(({ tokens }) => ({ x: tokens, y: Math.exp(intercept + slope * Math.log(tokens)) }));
    return [
      {
        title: locale.t(experimentsText('experiment.cost.time_against_length_both_axes')),
        x: {
          label: locale.t(figuresText('common.tokens')),
          scale: 'log',
          ticks: [256, 512, 1024, 2048, 4096].filter((n) => n <= (times.at(-1)?.tokens ?? 0)),
        },
        y: { label: locale.t(experimentsText('experiment.cost.milliseconds')), scale: 'log' },
        series: [
          {
            name: locale.t(experimentsText('experiment.cost.full_attention')),
            mark: 'points',
            points: points((time) => time.full),
          },
          {
            name: locale.t(experimentsText('experiment.cost.window'), { window }),
            mark: 'points',
            points: points((time) => time.windowed),
          },
          { name: locale.t(experimentsText('experiment.cost.fit')), mark: 'expected', points: through(full) },
          {
            name: locale.t(experimentsText('experiment.cost.fit_window')),
            mark: 'expected',
            points: through(windowed),
          },
        ],
      },
    ];
  },
});

import type { Trace } from '../../../engine/types';
import { RandomStream } from '../../../training/random';
import type { Running } from '../runs';

/** How a word is drawn: the likeliest few, and how boldly among them. */
export interface Dials {
  readonly temperature: number;
  readonly topK: number;
}

/** The last row of a run: what the model gives to every word. */
function lastRow(trace: Trace): readonly number[] {
  const logits = trace.node('logits');
  return logits === undefined ? [] : Array.from(logits.data.slice((logits.rows - 1) * logits.cols));
}

/** The places of all words in the vocabulary, the likeliest first, whatever the dials say. */
export function likeliest(trace: Trace): readonly number[] {
  const row = lastRow(trace);
  return [...row.keys()].sort((one, other) => (row[other] ?? 0) - (row[one] ?? 0));
}

/** The same with −∞ for those that are not among the likeliest few. */
function lastScores(trace: Trace, topK: number): readonly number[] {
  const row = lastRow(trace);
  const least = [...row].sort((one, other) => other - one)[Math.min(topK, row.length) - 1] ?? 0;
  return row.map((score) => (score >= least ? score : Number.NEGATIVE_INFINITY));
}

/** The probability of each word to come: a softmax of the engine at a temperature, over those that are let in. */
export function nextShares(
  trace: Trace,
  { temperature, topK }: Dials,
  { engine }: Running,
): ArrayLike<number> {
  const data = lastScores(trace, topK);
  const scores = { rows: 1, cols: data.length, data };
  const run = engine.run({ variant: 'softmax', inputs: { scores }, options: { temperature } });
  return run.node('weights')?.data ?? [];
}

/** A word drawn with these probabilities. The same seed and number draw the same. */
export function drawn(shares: ArrayLike<number>, draws: RandomStream): number {
  let left = draws.uniform();
  let last = 0;
  for (let at = 0; at < shares.length; at += 1) {
    const share = shares[at] ?? 0;
    if (share === 0) continue;
    last = at;
    left -= share;
    if (left <= 0) return at;
  }
  return last;
}

/** The random numbers of one text. */
export function drawsFor(seed: number, text: number): RandomStream {
  return new RandomStream(seed, text);
}

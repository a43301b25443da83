import type { Trace } from '../../../engine/types';
import { RandomStream } from '../../../training/random';
import type { ModelContext } from '../runs';

/** How a word is drawn: the likeliest few, and how boldly among them. */
export interface SamplingSettings {
  readonly temperature: number;
  readonly topK: number;
}

/** The last row of a run: what the model gives to every word. */
function lastRow(trace: Trace): readonly number[] {
  const logits = trace.node('logits');
  return logits === undefined ? [] : Array.from(logits.data.slice((logits.rows - 1) * logits.cols));
}

/** The places of all words in the vocabulary, the likeliest first, whatever the dials say. */
export function rankTokens(trace: Trace): readonly number[] {
  const row = lastRow(trace);
  return [...row.keys()].sort((one, other) => (row[other] ?? 0) - (row[one] ?? 0));
}

/** The same with −∞ for those that are not among the likeliest few. */
function topKScores(trace: Trace, topK: number): readonly number[] {
  const row = lastRow(trace);
  const threshold = [...row].sort((one, other) => other - one)[Math.min(topK, row.length) - 1] ?? 0;
  return row.map((score) => (score >= threshold ? score : Number.NEGATIVE_INFINITY));
}

/** The probability of each word to come: a softmax of the engine at a temperature, over those that are let in. */
export function nextProbabilities(
  trace: Trace,
  { temperature, topK }: SamplingSettings,
  { engine }: ModelContext,
): ArrayLike<number> {
  const data = topKScores(trace, topK);
  const scores = { rows: 1, cols: data.length, data };
  const run = engine.run({ variant: 'softmax', inputs: { scores }, options: { temperature } });
  return run.node('weights')?.data ?? [];
}

/** A word drawn with these probabilities. The same seed and number draw the same. */
export function sampleIndex(probabilities: ArrayLike<number>, random: RandomStream): number {
  let remaining = random.uniform();
  let last = 0;
  for (let at = 0; at < probabilities.length; at += 1) {
    const probability = probabilities[at] ?? 0;
    if (probability === 0) continue;
    last = at;
    remaining -= probability;
    if (remaining <= 0) return at;
  }
  return last;
}

/** The random numbers of one text. */
export function randomStream(seed: number, text: number): RandomStream {
  return new RandomStream(seed, text);
}

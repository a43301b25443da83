import type { Trace } from '../../../engine/types';
import { RandomStream } from '../../../training/random';
import type { ModelContext } from '../runs';

/** Sampling parameters. */
export interface SamplingSettings {
  readonly temperature: number;
  readonly topK: number;
}

/** The logits of the last position. */
function lastRow(trace: Trace): readonly number[] {
  const logits = trace.node('logits');
  return logits === undefined ? [] : Array.from(logits.data.slice((logits.rows - 1) * logits.cols));
}

/** All token indices in descending order of their logits. */
export function rankTokens(trace: Trace): readonly number[] {
  const row = lastRow(trace);
  return [...row.keys()].sort((one, other) => (row[other] ?? 0) - (row[one] ?? 0));
}

/** The logits with −∞ for all but the k largest. */
function topKScores(trace: Trace, topK: number): readonly number[] {
  const row = lastRow(trace);
  const threshold = [...row].sort((one, other) => other - one)[Math.min(topK, row.length) - 1] ?? 0;
  return row.map((score) => (score >= threshold ? score : Number.NEGATIVE_INFINITY));
}

/** Probabilities of the next token: a softmax of the engine with temperature and top-k. */
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

/** Samples an index with these probabilities. */
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

/** The random stream of one text. */
export function randomStream(seed: number, text: number): RandomStream {
  return new RandomStream(seed, text);
}

import { expect, it } from 'vitest';
import type { MatrixData } from '../../../web/engine/types';
import type { Rows } from '../../../web/lessons/lesson';
import { measured, sentences, sources, trained } from '../../../web/lessons/models/trained-alignment';
import { wholeEngine } from '../all';

const engine = await wholeEngine();

const flat = (rows: Rows): MatrixData => ({
  rows: rows.length,
  cols: rows[0]?.length ?? 0,
  data: rows.flat(),
});

/** For each row, the index of its largest number. */
function winners({ rows, cols, data }: MatrixData): readonly number[] {
  return Array.from({ length: rows }, (_, row) => {
    const shares = Array.from(data).slice(row * cols, (row + 1) * cols);
    return shares.indexOf(Math.max(...shares));
  });
}

const inputs = Object.fromEntries(Object.entries(trained).map(([name, rows]) => [name, flat(rows)]));
const trace = engine.run({ variant: 'additive_attention', options: { form: 'both' }, inputs });

it('each French word looks most at the English word that it renders', () => {
  const weights = trace.node('weights');
  expect(weights && winners(weights)).toEqual(sources);
});

it('the numbers are short enough for both ways to the scores to agree exactly', () => {
  expect([...new Set(trace.node('form_difference')?.data)]).toEqual([0]);
});

it('the expected alignment is that of the grammar: noun first, adjectives turned round', () => {
  const pairs = sentences.query.map((word, at) => `${word} ${sentences.key[sources[at] ?? -1]}`);
  expect(pairs).toEqual([
    'la the',
    'zone area',
    'économique economic',
    'européenne european',
    'grandit grows',
    '. .',
  ]);
});

it('the accuracy in the text of the translator was measured on held-out sentences', () => {
  expect(measured.sentencesRight).toBeLessThanOrEqual(measured.sentences);
  expect(measured.wordsAligned).toBeLessThanOrEqual(measured.words);
  expect(measured.sentencesRight / measured.sentences).toBeGreaterThan(0.95);
  expect(measured.wordsAligned / measured.words).toBeGreaterThan(0.9);
});

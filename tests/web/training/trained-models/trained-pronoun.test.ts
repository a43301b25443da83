import { describe, expect, it } from 'vitest';
import { unpaddedRow } from '../../../../web/training/padding';
import { allSentences, length, nouns, words } from '../../../../web/training/tasks/pronoun/grammar';
import { relations } from '../../../../web/training/tasks/pronoun/lexicon';
import { range } from '../range';
import { type Model, model } from './trained-models';

const shown = await model('pronoun');
const { heldOut, training } = shown.data;
const last = length - 1;

/** The largest number of the last row of a node. */
function largest({ session }: Model, node: string): { readonly col: number; readonly value: number } {
  const { cols, data } = session.data(node);
  const row = [...data.subarray(last * cols, (last + 1) * cols)];
  const value = Math.max(...row);
  return { col: row.indexOf(value), value };
}

const readOf = ({ source = new Int32Array() }: typeof heldOut, number: number): readonly number[] =>
  unpaddedRow(source, length, number);

const nounOf = (number: number): number => heldOut.target?.[number * length + last] ?? -1;

/** The class of a noun: animals, ways, things or containers. */
const classOf = (noun: number): number =>
  relations.flatMap((relation) => relation.nouns).findIndex((list) => list.includes(nouns[noun] ?? ''));

/** The predicted word of every held-out sentence. */
function predictions(): readonly number[] {
  return range(0, heldOut.count).map((number) => {
    shown.session.show(heldOut, number);
    return largest(shown, 'logits').col;
  });
}

/** Calls `measure` with the rows of a head in the output projection set to 0. */
function withoutHead<Result>(head: number, measure: () => Result): Result {
  const { matrices, sizes } = shown.weights;
  const sizeOf = (name: string): number => sizes.find(([each]) => each === name)?.[1] ?? 0;
  const width = sizeOf('d_model') / sizeOf('n_heads');
  const changed = matrices.map((weight) => {
    if (weight.name !== 'layer_0/self/w_o') return weight;
    const headOf = (at: number): number => Math.floor(Math.floor(at / weight.cols) / width);
    return { ...weight, data: weight.data.map((value, at) => (headOf(at) === head ? 0 : value)) };
  });
  shown.session.setWeights(changed);
  const result = measure();
  shown.session.setWeights(matrices);
  return result;
}

const countRight = (predicted: readonly number[]): number =>
  predicted.filter((word, number) => word === nounOf(number)).length;

describe('the sentences about pronouns', () => {
  it('have twelve words, and one of their two nouns as the answer', () => {
    for (const { text, pair, noun } of allSentences()) {
      expect(text.split(' ')).toHaveLength(length);
      expect(pair.map((at) => nouns[at])).toContain(noun);
    }
  });

  it('hold out pairs of nouns: none is trained on, in neither order', () => {
    const pairOf = (read: readonly number[]): string =>
      read
        .filter((word) => word < nouns.length)
        .sort((a, b) => a - b)
        .join();
    const trained = new Set(range(0, training.count).map((number) => pairOf(readOf(training, number))));
    const held = new Set(range(0, heldOut.count).map((number) => pairOf(readOf(heldOut, number))));
    expect([...held].filter((pair) => trained.has(pair))).toEqual([]);
    expect(held.size).toBeGreaterThan(50);
  });

  it('hold out both readings equally often, in both places', () => {
    const places = range(0, heldOut.count).map((number) => readOf(heldOut, number).indexOf(nounOf(number)));
    expect([...new Set(places)].sort()).toEqual([1, 6]);
    const firsts = places.filter((place) => place === 1).length;
    expect(Math.abs(firsts - heldOut.count / 2)).toBeLessThan(0.1 * heldOut.count);
  });
});

describe('claims about the heads in the lesson on pronouns', () => {
  it('the second head looks most at the right noun in 391 of 400 sentences', () => {
    const weights = range(0, heldOut.count).map((number) => {
      shown.session.show(heldOut, number);
      const { col, value } = largest(shown, 'layer_0/self/head_1/weights');
      return readOf(heldOut, number)[col] === nounOf(number) ? value : 0;
    });
    expect(weights.filter((weight) => weight > 0)).toHaveLength(391);
    expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeGreaterThan(0.95);
  });

  it('400 answers are right; 398 without the first head, 27 without the second', () => {
    const right = [
      countRight(predictions()),
      ...[0, 1].map((head) => withoutHead(head, () => countRight(predictions()))),
    ];
    expect(right).toEqual([400, 398, 27]);
  });

  it('without the second head, it names a noun of the right class in 400 of 400', () => {
    const named = withoutHead(1, predictions);
    expect(named.every((word) => words.indexOf(nouns[word] ?? '') === word)).toBe(true);
    expect(named.filter((word, number) => classOf(word) === classOf(nounOf(number)))).toHaveLength(400);
  });
});

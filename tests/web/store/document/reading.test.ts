import { describe, expect, it } from 'vitest';
import type { VariantSchema } from '../../../../web/engine/types';
import type { Lesson } from '../../../../web/lessons/lesson';
import type { Action } from '../../../../web/store/actions/actions';
import { reduceLesson } from '../../../../web/store/actions/reduce-lesson';
import { initialState, presetDocument } from '../../../../web/store/document/preset';
import type { InputMatrix, State } from '../../../../web/store/document/state';
import { decode } from '../../../../web/store/links/decode';
import { encode } from '../../../../web/store/links/encode';
import { lessons, wholeEngine } from '../../all';
import { inEnglish } from '../../english';
import { reduceState } from '../reduce-state';

const engine = await wholeEngine();

const found = lessons.find(({ id }) => id === 'english-french');
if (found === undefined) throw new Error('no lesson of the trained translator');
const lesson: Lesson = found;
const schema = engine.variants.find(({ id }) => id === lesson.variant) as VariantSchema;
const start = initialState(lesson, schema);

const act = (state: State, action: Action): State => reduceState(state, action, schema, lesson);
const read = (state: State, key: string, query: string): State =>
  act(state, {
    type: 'read-words',
    tokens: { key: key.split(' '), query: `start ${query}`.trim().split(' ') },
  });

const rowOf = ({ cols, data }: InputMatrix, row: number): readonly number[] =>
  data.slice(row * cols, (row + 1) * cols);

/** The columns that hold a 1, row by row; every other number is 0. */
function columns(matrix: InputMatrix | undefined): readonly (readonly number[])[] {
  if (matrix === undefined) throw new Error('no matrix');
  expect(matrix.data.every((number) => number === 0 || number === 1)).toBe(true);
  return Array.from({ length: matrix.rows }, (_, row) =>
    rowOf(matrix, row).flatMap((number, col) => (number === 1 ? [col] : [])),
  );
}

describe('words that a model reads', () => {
  const words = 'the small black cat sees a red car'.split(' ');
  const french = 'le petit chat noir voit une voiture rouge'.split(' ');
  const { document } = read(start, words.join(' '), french.join(' '));

  it('become a 1 in the column of each, and the start an empty row', () => {
    const [english, target] = [lesson.reading?.key?.words ?? [], lesson.reading?.query?.words ?? []];
    expect(columns(document.inputs.source)).toEqual(words.map((word) => [english.indexOf(word)]));
    expect(columns(document.inputs.target)).toEqual([[], ...french.map((word) => [target.indexOf(word)])]);
  });

  it('bring the rows of their places along', () => {
    for (const [name, rows] of [
      ['source/learned_positions', 8],
      ['target/learned_positions', 9],
    ] as const) {
      const matrix = document.inputs[name];
      expect(matrix?.rows).toBe(rows);
      expect(matrix?.data).toEqual(lesson.reading?.places[name]?.slice(0, rows).flat());
    }
  });

  it('leave every other parameter the same object', () => {
    const preset = presetDocument(lesson, schema);
    const others = schema.inputs.filter(({ name }) => !/source$|target$|learned_positions$/.test(name));
    expect(others.length).toBeGreaterThan(20);
    for (const { name } of others) expect(document.inputs[name]).toBe(preset.inputs[name]);
  });

  it('are one edit, which undo takes back', () => {
    const next = read(start, words.join(' '), french.join(' '));
    expect(next.past).toHaveLength(1);
    expect(act(next, { type: 'undo' }).document).toBe(start.document);
  });

  it('come back the same when a sentence was short for a while', () => {
    const short = read(start, 'anna waits', 'anna attend');
    const again = read(short, words.join(' '), french.join(' '));
    expect(again.document.inputs).toEqual(document.inputs);
  });

  it('are rejected if they are not in the vocabulary', () => {
    const refused = reduceLesson(
      start,
      { type: 'read-words', tokens: { key: ['the', 'zebra'] } },
      schema,
      lesson,
    );
    expect(inEnglish(refused)).toEqual({ error: '"zebra" is none of the 75 words that this model knows' });
    const renamed = reduceLesson(
      start,
      { type: 'rename-token', list: 'key', index: 0, word: 'zebra' },
      schema,
      lesson,
    );
    expect(renamed).toHaveProperty('error');
    const first = reduceLesson(
      start,
      { type: 'rename-token', list: 'query', index: 0, word: 'la' },
      schema,
      lesson,
    );
    expect(inEnglish(first)).toEqual({
      error: 'the first place is "start": nothing stands before it',
    });
  });

  it('change their numbers when one is renamed', () => {
    const next = act(start, { type: 'rename-token', list: 'key', index: 1, word: 'german' });
    expect(columns(next.document.inputs.source)[1]).toEqual([lesson.reading?.key?.words.indexOf('german')]);
  });
});

describe('a link to a trained model', () => {
  const link = (state: State): string => encode(state, lesson, schema);
  const open = (text: string) => inEnglish(decode(text, [lesson], [schema]));

  it('has no weights in it', () => {
    expect(link(start).length).toBeLessThan(100);
  });

  it('has another sentence as its words only, and gives the same numbers', () => {
    const next = read(start, 'my old house', 'ma vieille maison');
    const text = link(next);
    expect(text).toContain('tokens=start,ma,vieille,maison&key_tokens=my,old,house');
    expect(text.length).toBeLessThan(250);
    const { state, messages } = open(text);
    expect(messages).toEqual([]);
    expect(state.document).toEqual(next.document);
  });

  it('says of a large matrix only the rows that were changed', () => {
    const name = 'decoder_0/cross/w_o';
    const next = act(start, { type: 'set-cell', cell: { node: name, row: 3, col: 2 }, value: 7 });
    const text = link(next);
    expect(text.length).toBeLessThan(1500);
    const { state, messages } = open(text);
    expect(messages).toEqual([]);
    expect(state.document).toEqual(next.document);
  });

  it('refuses words that the model does not know', () => {
    const { state, messages } = open('v=1&lesson=english-french&key_tokens=the,zebra');
    expect(messages).toEqual(['"zebra" is none of the 75 words that this model knows']);
    expect(state.document).toEqual(start.document);
  });
});

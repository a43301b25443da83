import { describe, expect, it } from 'vitest';
import type { MatrixData, TraceNode } from '../../../../web/engine/types';
import type { Rows } from '../../../../web/lessons/lesson';
import { inputsOf, optionsOf } from '../../../../web/lessons/models/preset';
import { unpaddedRow } from '../../../../web/training/padding';
import { taskNamed } from '../../../../web/training/tasks/index';
import { loadWeights, type TrainedModelId } from '../../../../web/training/weights/index';
import { wholeEngine } from '../../all';
import { filesOnDisk } from '../../disk';

const engine = await wholeEngine();

/** A held-out text: source, target, and the source position with the largest weight for each target token. */
interface AttendedText {
  readonly read: readonly string[];
  readonly written: readonly string[];
  readonly argmaxes: readonly number[];
}

/** One-hot rows; an empty row for -1. */
function oneHot(words: readonly number[], cols: number) {
  return {
    rows: words.length,
    cols,
    data: words.flatMap((word) => Array.from({ length: cols }, (_, at) => (at === word ? 1 : 0))),
  };
}

const flat = (rows: Rows): MatrixData => ({
  rows: rows.length,
  cols: rows[0]?.length ?? 0,
  data: rows.flat(),
});

/** The first rows of a matrix; the matrix itself if that is all of it. */
function firstRows(matrix: MatrixData, rows: number): MatrixData {
  if (rows >= matrix.rows) return matrix;
  return { rows, cols: matrix.cols, data: Array.from(matrix.data).slice(0, rows * matrix.cols) };
}

function largest({ data, cols }: TraceNode, row: number): number {
  const weights = Array.from(data.slice(row * cols, (row + 1) * cols));
  return weights.indexOf(Math.max(...weights));
}

/** The cross-attention of a trained translator over all held-out texts, with teacher forcing. */
async function attendedTexts(id: TrainedModelId): Promise<readonly AttendedText[]> {
  const [{ heldOut, sourceWords, targetWords }, weights] = await Promise.all([
    taskNamed(id).load(filesOnDisk),
    loadWeights(id, filesOnDisk),
  ]);
  const { count, source = new Int32Array(), target = new Int32Array() } = heldOut;
  const learned = Object.entries(inputsOf(weights)).map(([name, rows]) => [name, flat(rows)] as const);
  return Array.from({ length: count }, (_, at) => {
    const read = unpaddedRow(source, source.length / count, at);
    const written = unpaddedRow(target, target.length / count, at);
    const lengths: Readonly<Record<string, number>> = {
      'source/learned_positions': read.length,
      'target/learned_positions': written.length,
    };
    const inputs = learned.map(
      ([name, matrix]) => [name, firstRows(matrix, lengths[name] ?? matrix.rows)] as const,
    );
    const trace = engine.run({
      variant: 'translator',
      options: optionsOf(weights),
      inputs: {
        ...Object.fromEntries(inputs),
        source: oneHot(read, sourceWords.length),
        target: oneHot([-1, ...written.slice(0, -1)], targetWords.length),
      },
    });
    const map = trace.node('decoder_0/cross/head_0/weights');
    if (map === undefined) throw new Error(`${id} has no attention to its source`);
    return {
      read: read.map((word) => sourceWords[word] ?? ''),
      written: written.map((word) => targetWords[word] ?? ''),
      argmaxes: written.map((_word, row) => largest(map, row)),
    };
  });
}

/** For each "X und Y" of a German number: whether the tens attend further right than the units. */
function crossings({
  read,
  written,
  argmaxes,
}: AttendedText): readonly (readonly [at: string, crosses: boolean])[] {
  const digits = written.length - 1;
  return read.flatMap((word, place) => {
    if (word !== 'und') return [];
    const isBeforeThousand = read.indexOf('tausend') > place;
    const units = digits - (isBeforeThousand ? 4 : 1);
    const crosses = (argmaxes[units - 1] ?? -1) > (argmaxes[units] ?? -1);
    return [[isBeforeThousand ? 'before tausend' : 'at the end', crosses] as const];
  });
}

describe('claims about attention in the lesson on number words', () => {
  it('the lines cross in 80 of 80 numbers before “tausend”, and in 115 of 225 at the end', async () => {
    const found = (await attendedTexts('number-words')).flatMap(crossings);
    const count = (at: string) => {
      const here = found.filter(([place]) => place === at);
      return [here.filter(([, crosses]) => crosses).length, here.length];
    };
    expect({ before: count('before tausend'), end: count('at the end') }).toEqual({
      before: [80, 80],
      end: [115, 225],
    });
  });
});

/** The position of the day, which has fewer digits than the year, and of the month, the longest word. */
function partsOf(date: string) {
  const found = (pattern: RegExp) =>
    [...date.matchAll(pattern)].map(({ 0: text, index }) => ({ text, at: index }));
  const [month] = found(/\p{L}+/gu).sort((one, other) => other.text.length - one.text.length);
  const day = found(/(?<!\d)\d{1,2}(?!\d)/g)[0];
  return { month, day };
}

const isWithin = (place: number, part: { readonly text: string; readonly at: number } | undefined): boolean =>
  part !== undefined && place >= part.at && place < part.at + part.text.length;

describe('claims about attention in the lesson on dates', () => {
  it('the last digit of the month looks at the month in 387 of 400, that of the day at the day in 340', async () => {
    const found = await attendedTexts('dates');
    const parts = found.map(({ read, argmaxes }) => ({ argmaxes, ...partsOf(read.join('')) }));
    expect({
      count: found.length,
      month: parts.filter(({ argmaxes, month }) => isWithin(argmaxes[6] ?? -1, month)).length,
      day: parts.filter(({ argmaxes, day }) => isWithin(argmaxes[9] ?? -1, day)).length,
    }).toEqual({ count: 400, month: 387, day: 340 });
  });
});

/** The attention weights of the sorting model over all held-out texts. */
async function sortingWeights(): Promise<
  readonly (readonly [words: readonly number[], weights: TraceNode])[]
> {
  const [{ heldOut, sourceWords }, weights] = await Promise.all([
    taskNamed('sorting').load(filesOnDisk),
    loadWeights('sorting', filesOnDisk),
  ]);
  const { count, source = new Int32Array() } = heldOut;
  const learned = Object.fromEntries(
    weights.matrices.map(({ name, rows, cols, data }) => [name, { rows, cols, data: Array.from(data) }]),
  );
  return Array.from({ length: count }, (_, at) => {
    const words = unpaddedRow(source, source.length / count, at);
    const inputs = { ...learned, x: oneHot(words, sourceWords.length) };
    const trace = engine.run({ variant: 'language_model', options: optionsOf(weights), inputs });
    const map = trace.node('layer_0/self/head_0/weights');
    if (map === undefined) throw new Error('there is no attention');
    return [words, map] as const;
  });
}

describe('claims about the head in the lesson on sorting', () => {
  const places = [0, 1, 2, 3, 4, 5];
  const stop = places.length;

  it('looks most at the digit that is written in 296 of 300 first rows and 287 last ones', async () => {
    const found = await sortingWeights();
    const sorted = (words: readonly number[]) => words.slice(0, stop).toSorted((a, b) => a - b);
    const right = places.map(
      (place) =>
        found.filter(([words, map]) => words[largest(map, stop + place)] === sorted(words)[place]).length,
    );
    expect([found.length, ...right]).toEqual([300, 296, 171, 192, 192, 155, 287]);
  });

  it('gives equal digits nearly equal weights', async () => {
    const apart = (await sortingWeights()).flatMap(([words, { data, cols }]) =>
      places.flatMap((one) =>
        places
          .filter((other) => other < one && words[other] === words[one])
          .flatMap((other) =>
            places.map((place) => {
              const row = (stop + place) * cols;
              return Math.abs((data[row + one] ?? Number.NaN) - (data[row + other] ?? Number.NaN));
            }),
          ),
      ),
    );
    expect(apart.length).toBeGreaterThan(3000);
    expect(apart.reduce((sum, each) => sum + each, 0) / apart.length).toBeLessThan(0.01);
    expect(Math.max(...apart)).toBeLessThan(0.15);
  });
});

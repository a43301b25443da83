import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MessageError } from '../../../web/engine/errors';
import type { GivenFile } from '../../../web/formats/given-array';
import { AmbiguousTextError, readText, TextError } from '../../../web/formats/read-given';
import { englishText } from '../../../web/i18n/messages';
import { formats, type Matrix, matrices, pretty } from './write-formats';

function attempt(text: string, decimal?: '.' | ','): GivenFile | MessageError {
  try {
    return readText(text, { decimal });
  } catch (error) {
    if (error instanceof MessageError) return error;
    throw error;
  }
}

const numbersOf = (file: GivenFile): readonly number[] => file.arrays.flatMap(({ data }) => [...data]);

describe('what is written in a format', () => {
  it.each(formats.map((format) => [format.name, format] as const))('%s is read back', (_name, format) => {
    fc.assert(
      fc.property(matrices, (matrix) => {
        const file = readText(format.write(matrix), { decimal: format.decimal });
        expect(englishText(file.format)).toContain(format.says);
        expect(file.arrays).toHaveLength(1);
        const [array] = file.arrays;
        expect(array?.name).toBe(format.isNamed ? 'weights' : '#1');
        expect(array?.shape).toEqual([matrix.rows, matrix.cols]);
        expect([...(array?.data ?? [])]).toEqual(matrix.data);
        for (const half of array?.halfDigit ?? []) expect(half).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

/** Numbers that a text shows, by a pattern of its own. */
const shown = (text: string): number => text.match(/\d+\.\d+/g)?.length ?? 0;

describe('one changed character', () => {
  const change = fc.record({
    format: fc.constantFrom(...formats.filter(({ decimal }) => decimal === undefined)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    removed: fc.nat(1),
    typed: fc.constantFrom('', ...'0123456789.,;:-+eExaO %#[](){}"\'|&\n\t=<*/\\'),
  });

  it('never makes a number vanish without a word', () => {
    fc.assert(
      fc.property(matrices, change, (matrix: Matrix, { format, at, removed, typed }) => {
        const text = format.write(matrix);
        const from = Math.floor(at * text.length);
        const changed = text.slice(0, from) + typed + text.slice(from + removed);
        const read = attempt(changed);
        if (read instanceof MessageError) return;
        const isTold = read.notes.length > 0;
        // Two numbers that were joined, or one that was cut in two by a point or a comma, change what the pattern finds.
        if (!isTold) expect(numbersOf(read).length, pretty(changed)).toBeGreaterThanOrEqual(shown(changed));
      }),
      { numRuns: 4000 },
    );
  });
});

describe('a text that can be read in two ways', () => {
  it.each([
    ['0,25\n0,75', [2, 1], [2, 2]],
    ['0,25, 0,75', [1, 2], [1, 4]],
    ['w = [[0,5, 0,25], [0,1, 0,9]]', [2, 2], [2, 4]],
  ])('such as %j is asked about', (text, decimal, separated) => {
    const error = attempt(text);
    expect(error).toBeInstanceOf(AmbiguousTextError);
    const choices = error instanceof AmbiguousTextError ? error.choices : [];
    expect(choices.map((choice) => choice.decimal)).toEqual([',', '.']);
    expect(readText(text, { decimal: ',' }).arrays[0]?.shape).toEqual(decimal);
    expect(readText(text, { decimal: '.' }).arrays[0]?.shape).toEqual(separated);
  });

  it.each(['0,5 0,25\n0,1 0,9', '0,5;0,25\n0,1;0,9', '0,5\t0,25\n0,1\t0,9', '[[0,5 0,25], [0,1 0,9]]'])(
    'is not %j, which has decimal commas',
    (text) => {
      const file = readText(text);
      expect(numbersOf(file)).toEqual([0.5, 0.25, 0.1, 0.9]);
      expect(englishText(file.format)).toContain('decimal commas');
    },
  );
});

describe('numbers as others write them', () => {
  it.each([
    ['67% 33%', [0.67, 0.33], 0.005],
    ['1.0D-01 1d0', [0.1, 1], 0.005],
    ['0.5f 0.5F', [0.5, 0.5], 0.05],
    ['−0.5 –0.5', [-0.5, -0.5], 0.05],
    ['０.５ １.５', [0.5, 1.5], 0.05],
    ['-nan(ind) nan(snan)', [Number.NaN, Number.NaN], 0],
    ['1.#QNAN -1.#IND', [Number.NaN, Number.NaN], 0],
    ['1.#INF -Inf', [Infinity, -Infinity], 0],
    ['[np.float64(0.5), np.float32(0.25)]', [0.5, 0.25], 0.005],
    ['[tensor(0.5000), tensor(0.2500)]', [0.5, 0.25], 0.00005],
    ['1_000 2_0', [1000, 20], 0],
    ['w =\n\n   1.0e-02 *\n\n   5.5240 1.2000', [0.05524, 0.012], 0.0000005],
  ])('%j', (text, numbers, half) => {
    const [array] = readText(text).arrays;
    expect([...(array?.data ?? [])]).toEqual(numbers);
    expect(array?.halfDigit?.[0]).toBeCloseTo(half, 12);
  });
});

describe('texts that would be misread', () => {
  it.each([
    ['weights\n0.5* 0.5', 2, 4],
    ['weights\n0.5 0.5\n0.5 x', 3, 5],
    ['weights = [[1, 2], [3, x]]', 1, 24],
    ['1.00000e-02 * [0.0552]', 1, 1],
    ['tensor(1.00000e-02 *\n       [5.5240, 1.2000])', 1, 8],
    ['weights = [[.9,.1]]\nweights = [[.5,.5]]', 2, 11],
    ['1,234 5,678', 1, 1],
    ['1.234,5 2.345,6', 1, 9],
    ['0.5 0.5\nx.5 0.5', 2, 1],
    ['weights:\ncontext = [[1]]', 1, 1],
    ['[[0.1, #0.2],\n [0.3, 0.4]]', 1, 8],
    ['weights (3, 3)\n[[1, 0], [0, 1]]', 1, 1],
    ['a\n1 2\nEpoch 3, loss 0.5', 3, 1],
    ['\u001b[32mw\u001b[0m = [[1, x]]', 1, 10],
    ['[32mw = [[1]]', 1, 1],
    // Not the number 2.3 in a row and a column with names.
    ['query,1,\n,2,3', 2, 1],
    ['query,1\n,2,3', 2, 1],
    ['the,0.5\n,0.5', 2, 1],
    ['the,1\n,2', 2, 1],
  ])('such as %j are refused at their place', (text, line, column) => {
    const error = attempt(text);
    expect(error).toBeInstanceOf(TextError);
    expect(error instanceof TextError ? [error.line, error.column] : error).toEqual([line, column]);
  });
});

describe('hostile texts', () => {
  const parts = [
    ...[
      '[',
      '(',
      '{',
      ',',
      ';',
      '"',
      '1,',
      '1 ',
      '1\n',
      'a ',
      'a\n',
      'a=',
      'a:',
      'a(',
      'a[',
      '[1]',
      '[1]\n',
      '# a\n',
    ],
    ...[
      '//',
      '/*',
      '1%',
      '...',
      '<',
      '<<1',
      '\\',
      '\\begin{matrix}',
      '|1',
      '-',
      '>>> a\n',
      '[,1] ',
      '(1,.,.) =\n',
    ],
    ...[
      ', , 1\n',
      '1 *\n',
      '\t',
      '1_',
      '1e',
      '{a:',
      'tensor(',
      'a = [1]\n',
      '2×2 Matrix{Float64}:\n',
      'std::vector<',
    ],
  ];

  it('take time that grows with their length', { timeout: 120_000 }, () => {
    /** Milliseconds of processor time, which other programs on the machine do not add to. */
    const time = (text: string): number => {
      const start = process.cpuUsage();
      attempt(text, '.');
      return process.cpuUsage(start).user / 1000;
    };
    for (const part of parts) {
      const [short, long] = [20_000, 160_000].map((length) => part.repeat(length / part.length));
      const times = [time(short ?? ''), time(long ?? '')];
      // Eight times the length: 64 times the time if it were quadratic. Short times are mostly noise.
      expect(times[1], part).toBeLessThan(400 + 24 * (times[0] ?? 0));
    }
  });
});

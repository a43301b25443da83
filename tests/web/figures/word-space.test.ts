import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nearest } from '../../../web/figures/word-space/nearest';
import { axesOf, rotatePoint } from '../../../web/figures/word-space/space';
import { sumText } from '../../../web/figures/word-space/words';
import { readWordVectors } from '../../../web/word-vectors/word-vectors';

const distance = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Math.hypot(...Array.from(a, (value, k) => value - (b[k] ?? Number.NaN)));

describe('the directions of the picture', () => {
  // Points of a three-dimensional space in six coordinates.
  const flat = [
    [1, 0, 2, 0, 0, -1],
    [0, 1, 0, 1, 2, 0],
    [2, -1, 4, -1, -2, -2],
    [1, 1, 2, 1, 2, -1],
  ];

  it('keep every distance when three of them are enough', () => {
    const axes = axesOf(flat);
    const points = flat.map((row) => axes.project(row));
    expect(axes.share).toBeCloseTo(1, 12);
    for (const [i, a] of flat.entries())
      for (const [j, b] of flat.entries())
        expect(distance(points[i] ?? [], points[j] ?? [])).toBeCloseTo(distance(a, b), 9);
  });

  it('are those in which the rows differ most, best first', () => {
    const rows = [
      [9, 0, 0, 0.1],
      [-9, 0, 0, 0.1],
      [0, 3, 0, -0.1],
      [0, -3, 0, -0.1],
      [0, 0, 1, 0],
      [0, 0, -1, 0],
    ];
    const axes = axesOf(rows);
    expect(axes.project([9, 0, 0, 0]).map((value) => Math.abs(value))[0]).toBeCloseTo(9, 9);
    expect(axes.project([0, 3, 0, 0]).map((value) => Math.abs(value))[1]).toBeCloseTo(3, 9);
    expect(axes.share).toBeCloseTo((162 + 18 + 2) / (162 + 18 + 2 + 0.04), 9);
    // The largest number of a direction is positive, so that pictures do not flip.
    expect(axes.project([9, 0, 0, 0])[0]).toBeGreaterThan(0);
  });

  it('are the numbers themselves when there are three or fewer', () => {
    expect(axesOf([[1, 2]]).project([4, -5])).toEqual([4, -5, 0]);
  });

  it('are defined for one word, for equal words and for none', () => {
    for (const rows of [
      [[1, 2, 3, 4]],
      [
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ],
      [],
    ]) {
      const axes = axesOf(rows);
      expect(axes.project([1, 2, 3, 4]).every(Number.isFinite)).toBe(true);
    }
  });

  it('rotate without changing lengths', () => {
    expect(distance(rotatePoint([1, -2, 3], 0.7, -0.4), [0, 0, 0])).toBeCloseTo(Math.hypot(1, 2, 3), 12);
    expect(rotatePoint([1, 2, 3], 0, 0)).toEqual([1, 2, 3]);
  });
});

describe('the search', () => {
  const vectors = readWordVectors(new Uint8Array(readFileSync('web/word-vectors/words.bin')).buffer);

  it('finds a word first when it is not left out, and not at all when it is', () => {
    const bird = vectors.find('bird');
    const target = vectors.vector(bird);
    expect(nearest(vectors, target, 1, new Set())).toEqual([bird]);
    const others = nearest(vectors, target, 3, new Set([bird]));
    expect(others).not.toContain(bird);
    expect(vectors.words[others[0] ?? -1]).toBe('birds');
  });
});

describe('sums of words', () => {
  it.each([
    [
      [
        ['king', 1],
        ['man', -1],
        ['woman', 1],
      ],
      'king − man + woman',
    ],
    [
      [
        ['man', -1],
        ['king', 1],
        ['woman', 1],
      ],
      'king − man + woman',
    ],
    [
      [
        ['cat', 2],
        ['dog', -0.5],
      ],
      '2 cat − 0.5 dog',
    ],
    [[['cat', -1]], '−cat'],
    [[], ''],
  ] as const)('%j is %s', (counts, text) => {
    expect(sumText(new Map(counts))).toBe(text);
  });
});

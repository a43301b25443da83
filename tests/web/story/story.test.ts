import { describe, expect, it } from 'vitest';
import generated from '../../../web/generated/story.json';
import { readText } from '../../../web/story/compute';
import { englishWords } from '../../../web/training/tasks/english-french/lexicon';
import { others, shipped, translator } from './stories';

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(6)) : value;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('the story', () => {
  it('of the page has the numbers that the engine computes', () => {
    expect(generated).toEqual(JSON.parse(JSON.stringify(shipped, rounded)));
  });

  it('is the one that the page tells', () => {
    expect(shipped.before.french.join(' ')).toBe('la voiture blanche attend .');
    expect(shipped.after.french.join(' ')).toBe('le chat blanc attend .');
    const { row, col } = shipped.opened;
    expect([shipped.after.french[row], shipped.after.english[col]]).toEqual(['blanc', 'white']);
  });

  it.each([shipped, ...others].map((story) => [story.after.english.join(' '), story] as const))(
    'adds up: %s',
    (_name, { before, after, attention, opened }) => {
      for (const row of [...before.weights, ...after.weights]) expect(sum(row)).toBeCloseTo(1, 12);
      expect(after.weights).toHaveLength(after.french.length);
      const { row, col, products, sharpening } = opened;
      expect(sum(products)).toBeCloseTo(attention.scores[row]?.[col] ?? Number.NaN, 9);
      expect((attention.scores[row]?.[col] ?? 0) / Math.sqrt(products.length)).toBeCloseTo(
        attention.scaled_scores[row]?.[col] ?? Number.NaN,
        9,
      );
      for (const shares of sharpening) expect(sum(shares)).toBeCloseTo(1, 12);
      for (const [index, share] of (sharpening.at(-1) ?? []).entries())
        expect(share).toBeCloseTo(after.weights[row]?.[index] ?? Number.NaN, 12);
      for (const [index, value] of (attention.context[row] ?? []).entries()) {
        const mixed = attention.value.map(
          (values, word) => (after.weights[row]?.[word] ?? 0) * (values[index] ?? 0),
        );
        expect(value).toBeCloseTo(sum(mixed), 9);
      }
    },
  );
});

describe("a reader's text", () => {
  it('is split into words of the model', () => {
    expect(readText(' The white  CAT waits. ', translator)).toEqual(['the', 'white', 'cat', 'waits']);
  });

  it('is refused with the unknown word and known ones like it', () => {
    const found = readText('the white cot waits', translator);
    expect(found).toMatchObject({ kind: 'unknown', unknown: [{ word: 'cot' }] });
    expect('unknown' in found && found.unknown[0]?.near).toContain('cat');
  });

  it('is refused with all unknown words at once, each a single time', () => {
    expect(readText('Elephants, elephants and the cot', translator)).toMatchObject({
      kind: 'unknown',
      unknown: [{ word: 'elephants', near: [] }, { word: 'cot' }],
    });
  });

  it('may have commas and a full stop', () => {
    expect(readText('the cat, the car!', translator)).toEqual(['the', 'cat', 'the', 'car']);
  });

  it('has the words that the page lists', () => {
    expect(englishWords).toEqual(translator.lesson.reading?.key?.words);
  });

  it('is refused if it is empty or long', () => {
    expect(readText('  ', translator)).toEqual({ kind: 'empty' });
    expect(readText('the cat the cat the cat the cat the', translator)).toMatchObject({
      kind: 'long',
      count: 9,
    });
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reduceVectors, source } from '../../../.tools/words.mjs';
import { readWordVectors } from '../../../web/word-vectors/word-vectors';
import { englishLessons } from '../lessons/folder/content';

const bytes = readFileSync('web/word-vectors/words.bin');
const vectors = readWordVectors(new Uint8Array(bytes).buffer);
const all = vectors.words.map((_, at) => vectors.vector(at));
const vectorOf = (word: string) => vectors.vector(vectors.find(word));
const glove: Readonly<Record<string, readonly number[]>> = JSON.parse(
  readFileSync('tests/fixtures/words/glove.json', 'utf8'),
);

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, j) => sum + value * (b[j] ?? Number.NaN), 0);
const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, j) => value - (b[j] ?? Number.NaN)));

/** The three words nearest to b - a + c, except a, b and c. */
function analogies(a: string, b: string, c: string): readonly string[] {
  const [from, to, other] = [vectorOf(a), vectorOf(b), vectorOf(c)];
  const target = to.map((value, j) => value - (from[j] ?? 0) + (other[j] ?? 0));
  const cosine = (word: string) =>
    dot(vectorOf(word), target) / Math.hypot(...vectorOf(word)) / Math.hypot(...target);
  const asked = new Set([a, b, c]);
  const ranked = vectors.words
    .filter((word) => !asked.has(word))
    .map((word) => [word, cosine(word)] as const);
  return ranked
    .sort(([, first], [, second]) => second - first)
    .slice(0, 3)
    .map(([word]) => word);
}

describe('the word vectors', () => {
  it('are 8,000 different words of 64 numbers, in at most 600 kB', () => {
    expect(vectors.words.length).toBe(8000);
    expect(new Set(vectors.words).size).toBe(8000);
    expect(vectors.width).toBe(64);
    expect(vectors.steps.length).toBe(8000 * 64);
    expect(bytes.length).toBeLessThanOrEqual(600_000);
  });

  it('are found whatever their case and the punctuation around them', () => {
    const bird = vectors.words.indexOf('bird');
    for (const text of ['bird', 'Bird', '“BIRD!”', ' bird, ']) expect(vectors.find(text)).toBe(bird);
    for (const text of ['oiseau', '', '!', '42', 'constructor']) expect(vectors.find(text)).toBe(-1);
  });

  it('are short decimals, with mean 0 in every direction', () => {
    expect(all.flat().every((value) => /^-?\d(\.\d\d?)?$/.test(String(value)))).toBe(true);
    // Rounding to steps of 0.04 gives an RMS error of 0.0115 per number, and 0.00013 for a mean of 8,000; the bound is
    // nine times that.
    for (let j = 0; j < 64; j += 1) {
      const mean = all.reduce((sum, vector) => sum + (vector[j] ?? Number.NaN), 0) / all.length;
      expect(Math.abs(mean)).toBeLessThan(0.0012);
    }
  });

  it('differ most in the first directions', () => {
    const spread = (j: number) => all.reduce((sum, vector) => sum + (vector[j] ?? 0) ** 2, 0);
    const spreads = Array.from({ length: 64 }, (_, j) => spread(j));
    expect(spreads).toEqual([...spreads].sort((a, b) => b - a));
  });

  it('keep the distances of GloVe but for the directions left out', () => {
    const words = Object.keys(glove);
    const pairs = words.flatMap((a, at) => words.slice(at + 1).map((b) => [a, b] as const));
    // Each coordinate errs by at most half a step, a difference of two by 0.04, and 64 of them by 0.04 · 8.
    const rounding = 0.04 * 8;
    for (const [a, b] of pairs)
      expect(distance(vectorOf(a), vectorOf(b))).toBeLessThan(
        distance(glove[a] ?? [], glove[b] ?? []) + rounding,
      );
    const total = (of: (word: string) => readonly number[]) =>
      pairs.reduce((sum, [a, b]) => sum + distance(of(a), of(b)) ** 2, 0);
    // 85.8 % over all words; twelve words may differ from that by a tenth.
    const share = total(vectorOf) / total((word) => glove[word] ?? []);
    expect(share).toBeGreaterThan(0.76);
    expect(share).toBeLessThan(0.96);
  });

  it.each([
    ['man', 'king', 'woman', 'queen'],
    ['France', 'Paris', 'Italy', 'rome'],
    ['France', 'Paris', 'Germany', 'berlin'],
    ['Russia', 'Moscow', 'Japan', 'tokyo'],
    ['Greece', 'Athens', 'Egypt', 'cairo'],
    ['walked', 'walk', 'went', 'go'],
    ['good', 'better', 'bad', 'worse'],
    ['man', 'uncle', 'woman', 'aunt'],
    ['king', 'queen', 'prince', 'princess'],
    ['man', 'actor', 'woman', 'actress'],
    ['dog', 'dogs', 'cat', 'cats'],
    ['cat', 'kitten', 'dog', 'puppy'],
    // Word vectors contain the stereotypes of their texts, too.
    ['man', 'doctor', 'woman', 'nurse'],
  ])('%s is to %s as %s is to %s', (a, b, c, answer) => {
    expect(analogies(a.toLowerCase(), b.toLowerCase(), c.toLowerCase())[0]).toBe(answer);
  });

  it('are refused when the file is another one or cut short', () => {
    const part = (end: number) => new Uint8Array(bytes.subarray(0, end)).buffer;
    expect(() => readWordVectors(part(0))).toThrow('the file must start with ALW1');
    expect(() => readWordVectors(part(19))).toThrow('the file must start with ALW1');
    expect(() => readWordVectors(part(1000))).toThrow(`has 1000 bytes and should have ${bytes.length}`);
    expect(() => readWordVectors(new ArrayBuffer(100))).toThrow('the file must start with ALW1');
  });
});

describe('the lesson on words', () => {
  it('starts from the first numbers of these vectors', () => {
    const { numbers } = englishLessons.get('words-as-vectors') ?? {};
    const words = numbers?.tokens.query ?? [];
    expect(words.length).toBeGreaterThan(5);
    const width = numbers?.inputs.x?.[0]?.length ?? 0;
    expect(numbers?.inputs.x).toEqual(words.map((word) => vectors.vector(vectors.find(word), width)));
  });
});

describe('the script that generates the file', () => {
  it.skipIf(!existsSync(source))('makes it again, byte by byte (where the package is installed)', () => {
    const again = reduceVectors(JSON.parse(readFileSync(source, 'utf8')));
    expect(Buffer.compare(again.bytes, bytes)).toBe(0);
    expect(again.share).toBeCloseTo(0.858, 3);
  });
});

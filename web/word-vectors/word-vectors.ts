/**
 * Vectors of 8,000 English words: GloVe 6B, 100 wide (Pennington, Socher and Manning 2014), with the mean of all words taken
 * away, turned into their principal directions and cut after the first 64. `.tools/words.mjs` makes the file.
 */
export interface WordVectors {
  /** The most frequent word first. */
  readonly words: readonly string[];
  /** How many numbers a word has. The first ones are the directions in which words differ most. */
  readonly width: number;
  /** Where a word is in the list, whatever its case and the punctuation around it; -1 when it is not there. */
  find(text: string): number;
  /** The first `count` numbers of a word, multiples of 0.04. */
  vector(index: number, count?: number): number[];
  /** All numbers, a row per word, in steps of 0.04. */
  readonly steps: Int8Array;
}

const magic = 'ALW1';
const headerLength = 20;

/** A token as the list spells it: "Bird!" is bird. */
function normalizeWord(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Reads the file that `.tools/words.mjs` writes. Throws a RangeError when it is something else, or cut short. */
export function readWordVectors(bytes: ArrayBuffer): WordVectors {
  const header = new DataView(bytes, 0, Math.min(headerLength, bytes.byteLength));
  const magicFound =
    bytes.byteLength < headerLength ? '' : new TextDecoder().decode(new Uint8Array(bytes, 0, 4));
  if (magicFound !== magic) throw new RangeError(`word vectors: the file must start with ${magic}`);
  const [count, width, length, perUnit] = [4, 8, 12, 16].map((at) =>
    header.getUint32(at, true),
  ) as HeaderFields;
  const expected = headerLength + length + count * width;
  if (bytes.byteLength !== expected)
    throw new RangeError(`word vectors: the file has ${bytes.byteLength} bytes and should have ${expected}`);
  const words = new TextDecoder().decode(new Uint8Array(bytes, headerLength, length)).split('\n');
  const steps = new Int8Array(bytes, headerLength + length, count * width);
  const indices = new Map(words.map((word, at) => [word, at]));
  return {
    words,
    width,
    steps,
    find: (text) => indices.get(normalizeWord(text)) ?? -1,
    vector: (index, size = width) =>
      Array.from(
        steps.subarray(index * width, index * width + Math.min(size, width)),
        (step) => step / perUnit,
      ),
  };
}

type HeaderFields = [count: number, width: number, length: number, perUnit: number];

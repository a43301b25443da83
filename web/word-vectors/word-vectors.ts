/**
 * Vectors of 8,000 English words: GloVe 6B, 100 dimensions (Pennington, Socher and Manning 2014), centred, rotated to
 * their principal components and truncated to 64. `.tools/words.mjs` writes the file.
 */
export interface WordVectors {
  /** Sorted by frequency, most frequent first. */
  readonly words: readonly string[];
  /** Dimension of the vectors. The first dimensions have the largest variance. */
  readonly width: number;
  /** Index of a word, ignoring case and surrounding punctuation; -1 if it is unknown. */
  find(text: string): number;
  /** The first `count` numbers of a vector, in multiples of 0.04. */
  vector(index: number, count?: number): number[];
  /** All numbers, one row per word, in steps of 0.04. */
  readonly steps: Int8Array;
}

const magic = 'ALW1';
const headerLength = 20;

/** Lower case without surrounding punctuation: "Bird!" becomes "bird". */
function normalizeWord(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

/** Reads the file that `.tools/words.mjs` writes. Throws a RangeError for invalid or truncated files. */
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

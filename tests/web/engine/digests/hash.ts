const number = new Float64Array(1);
const halves = new Uint32Array(number.buffer);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function finished(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * A 64-bit hash of a sequence of numbers: two 32-bit hashes by the steps of MurmurHash3, with different constants.
 * `tests/native/digests/digest_hash.h` computes the same.
 */
export class Hash {
  #a = 1;
  #b = 2;

  /** Adds the lower 32 bits of an integer. */
  word(word: number): this {
    const a = Math.imul(rotated(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
    const b = Math.imul(rotated(Math.imul(word, 0x239b961b), 16), 0xab0e9789);
    this.#a = (Math.imul(rotated(this.#a ^ a, 13), 5) + 0xe6546b64) | 0;
    this.#b = (Math.imul(rotated(this.#b ^ b, 19), 5) + 0x561ccd1b) | 0;
    return this;
  }

  /** Adds the bits of a number: -0 differs from 0, and all NaNs are equal. */
  number(value: number): this {
    if (Number.isNaN(value)) return this.word(0).word(0x7ff80000);
    number[0] = value;
    return this.word(halves[0] ?? 0).word(halves[1] ?? 0);
  }

  /** Adds a name of ASCII characters. */
  text(text: string): this {
    this.word(text.length);
    for (let at = 0; at < text.length; at++) this.word(text.charCodeAt(at));
    return this;
  }

  hash(other: Hash): this {
    return this.word(finished(other.#a)).word(finished(other.#b));
  }

  get hex(): string {
    return [this.#a, this.#b].map((word) => finished(word).toString(16).padStart(8, '0')).join('');
  }

  /** Six bits of the hash. */
  get character(): string {
    return alphabet[finished(this.#a) & 63] ?? '';
  }
}

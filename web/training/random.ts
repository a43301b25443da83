/**
 * The random number generator of the engine (`wasm/core/numeric/random.h`): SplitMix64 (Steele, Lea and Flood 2014,
 * figure 15). Each number is determined by seed, stream and index.
 */
const goldenGamma = 0x9e3779b97f4a7c15n;
const word = (bits: bigint): bigint => BigInt.asUintN(64, bits);

function mix(bits: bigint): bigint {
  const once = word((bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n);
  const twice = word((once ^ (once >> 27n)) * 0x94d049bb133111ebn);
  return twice ^ (twice >> 31n);
}

/** A stream of random numbers. Streams with different seeds or numbers are independent. */
export class RandomStream {
  #state: bigint;

  constructor(seed: number, stream: number) {
    this.#state = mix(word(mix(BigInt(seed) + goldenGamma) + goldenGamma * (BigInt(stream) + 1n)));
  }

  /** A random integer from 0 to `bound` - 1. */
  nextInt(bound: number): number {
    return Number(((this.#next() >> 32n) * BigInt(bound)) >> 32n);
  }

  /** A uniform random number in (0, 1]. */
  uniform(): number {
    return (Number(this.#next() >> 11n) + 1) / 2 ** 53;
  }

  /** One of several items with equal probability. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.nextInt(items.length)] ?? items[0];
  }

  /** True with probability 1 / `times`. */
  oneIn(times: number): boolean {
    return this.nextInt(times) === 0;
  }

  /** A shuffled copy of the items (Fisher-Yates, Durstenfeld 1964). */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const out = [...items];
    for (let last = out.length - 1; last > 0; last -= 1) {
      const other = this.nextInt(last + 1);
      [out[last], out[other]] = [out[other] as Item, out[last] as Item];
    }
    return out;
  }

  #next(): bigint {
    this.#state = word(this.#state + goldenGamma);
    return mix(this.#state);
  }
}

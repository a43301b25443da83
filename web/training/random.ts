/**
 * The random numbers of the engine (`wasm/core/numeric/random.h`), for what is made here: SplitMix64 (Steele, Lea and Flood 2014,
 * figure 15), whose number at a place follows from the seed, the stream and the place alone.
 */
const goldenGamma = 0x9e3779b97f4a7c15n;
const word = (bits: bigint): bigint => BigInt.asUintN(64, bits);

function mix(bits: bigint): bigint {
  const once = word((bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n);
  const twice = word((once ^ (once >> 27n)) * 0x94d049bb133111ebn);
  return twice ^ (twice >> 31n);
}

/** One number after the other of a stream. Streams with another seed or number have nothing in common. */
export class RandomStream {
  #state: bigint;

  constructor(seed: number, stream: number) {
    this.#state = mix(word(mix(BigInt(seed) + goldenGamma) + goldenGamma * (BigInt(stream) + 1n)));
  }

  /** A whole number from 0 up to, but not, `bound`. */
  nextInt(bound: number): number {
    return Number(((this.#next() >> 32n) * BigInt(bound)) >> 32n);
  }

  /** A number in (0, 1]. */
  uniform(): number {
    return (Number(this.#next() >> 11n) + 1) / 2 ** 53;
  }

  /** One of several things, each as likely as the others. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.nextInt(items.length)] ?? items[0];
  }

  /** True once in so many times. */
  oneIn(times: number): boolean {
    return this.nextInt(times) === 0;
  }

  /** The same things in another order (Fisher and Yates, as Durstenfeld 1964 has it). */
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

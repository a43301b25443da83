/** Random choices from a seed: the same seed gives the same run. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** In [0, 1). Mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** The numbers from 0 to `count` − 1 in another order. */
  order(count: number): readonly number[] {
    const order = Array.from({ length: count }, (_, at) => at);
    for (let at = count - 1; at > 0; at--) {
      const other = this.whole(0, at);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    return order;
  }
}

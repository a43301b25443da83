import type { RandomStream } from './random';

/** Milliseconds of work after which to yield to the page: half a frame. */
const maxBlockingTime = 8;

/** Held-out items and training items. */
export interface Split<Item> {
  readonly heldOut: readonly Item[];
  readonly training: readonly Item[];
}

/**
 * Draws distinct items, identified by their keys: first the held-out ones, then the training ones. Items with
 * `isHeldOutOnly` are never used for training. Yields to the page, because there are thousands.
 */
export async function sampleSplit<Item>(
  random: RandomStream,
  sample: (random: RandomStream) => Item,
  keyOf: (item: Item) => string,
  counts: { readonly heldOut: number; readonly training: number },
  isHeldOutOnly: (item: Item) => boolean = () => false,
): Promise<Split<Item>> {
  const usedKeys = new Set<string>();
  let start = performance.now();
  const sampleNew = async (count: number, isAllowed: (item: Item) => boolean): Promise<readonly Item[]> => {
    const out: Item[] = [];
    while (out.length < count) {
      if (performance.now() - start > maxBlockingTime) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        start = performance.now();
      }
      const item = sample(random);
      const key = keyOf(item);
      if (usedKeys.has(key) || !isAllowed(item)) continue;
      usedKeys.add(key);
      out.push(item);
    }
    return out;
  };
  return {
    heldOut: await sampleNew(counts.heldOut, () => true),
    training: await sampleNew(counts.training, (item) => !isHeldOutOnly(item)),
  };
}

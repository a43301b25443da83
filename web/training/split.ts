import type { RandomStream } from './random';

/** Milliseconds of work after which others may have their turn: half a frame. */
const maxBlockingTime = 8;

/** Things to measure by, and things to learn from. */
export interface Split<Item> {
  readonly heldOut: readonly Item[];
  readonly training: readonly Item[];
}

/**
 * Draws different things, by their keys: first those that are held out, then those that are learned from. What `isSecret`
 * says may be held out but never learned from. A page goes on drawing meanwhile: there are thousands.
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

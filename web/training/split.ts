import type { Draws } from './random';

/** Milliseconds of work after which others may have their turn: half a frame. */
const longestWork = 8;

/** Things to measure by, and things to learn from. */
export interface Split<Thing> {
  readonly heldOut: readonly Thing[];
  readonly training: readonly Thing[];
}

/**
 * Draws different things, by their keys: first those that are held out, then those that are learned from. What `isSecret`
 * says may be held out but never learned from. A page goes on drawing meanwhile: there are thousands.
 */
export async function drawnSplit<Thing>(
  draws: Draws,
  draw: (draws: Draws) => Thing,
  keyOf: (thing: Thing) => string,
  counts: { readonly heldOut: number; readonly training: number },
  isSecret: (thing: Thing) => boolean = () => false,
): Promise<Split<Thing>> {
  const known = new Set<string>();
  let began = performance.now();
  const fresh = async (count: number, isAllowed: (thing: Thing) => boolean): Promise<readonly Thing[]> => {
    const out: Thing[] = [];
    while (out.length < count) {
      if (performance.now() - began > longestWork) {
        await new Promise((resolve) => setTimeout(resolve, 0));
        began = performance.now();
      }
      const thing = draw(draws);
      const key = keyOf(thing);
      if (known.has(key) || !isAllowed(thing)) continue;
      known.add(key);
      out.push(thing);
    }
    return out;
  };
  return {
    heldOut: await fresh(counts.heldOut, () => true),
    training: await fresh(counts.training, (thing) => !isSecret(thing)),
  };
}

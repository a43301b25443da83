import type { Draws } from './random';

/** Things to measure by, and things to learn from. */
export interface Split<Thing> {
  readonly heldOut: readonly Thing[];
  readonly training: readonly Thing[];
}

/**
 * Draws different things, by their keys: first those that are held out, then those that are learned from. What `isSecret`
 * says may be held out but never learned from.
 */
export function drawnSplit<Thing>(
  draws: Draws,
  draw: (draws: Draws) => Thing,
  keyOf: (thing: Thing) => string,
  counts: { readonly heldOut: number; readonly training: number },
  isSecret: (thing: Thing) => boolean = () => false,
): Split<Thing> {
  const known = new Set<string>();
  const fresh = (count: number, isAllowed: (thing: Thing) => boolean): readonly Thing[] => {
    const out: Thing[] = [];
    while (out.length < count) {
      const thing = draw(draws);
      const key = keyOf(thing);
      if (known.has(key) || !isAllowed(thing)) continue;
      known.add(key);
      out.push(thing);
    }
    return out;
  };
  return {
    heldOut: fresh(counts.heldOut, () => true),
    training: fresh(counts.training, (thing) => !isSecret(thing)),
  };
}

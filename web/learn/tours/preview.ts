import type { Tour } from '../../store/untrusted/tour';

/** What follows the tours that their author is trying. They report no results. */
const previews = new WeakMap<Tour, () => void>();

export function startPreview(tour: Tour, back: () => void): void {
  previews.set(tour, back);
}

export function isPreview(tour: Tour): boolean {
  return previews.has(tour);
}

/** To be called when a tour has been left; does nothing for others than previews. */
export function endPreview(tour: Tour): void {
  const back = previews.get(tour);
  // Deferred, since the store is still telling its listeners that the tour has been left.
  if (back !== undefined) queueMicrotask(back);
}

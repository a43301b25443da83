import { readSavedTour } from '../../../store/links/read-saved-tour';
import { openStops } from '../../../store/ui/tour-progress';
import type { TourProgress } from '../../../store/ui/ui-state';
import type { Tour } from '../../../store/untrusted/tour';
import { keep, kept } from '../../questions/kept';

/** What a reload continues with besides the stop, which is in the address. */
export type KeptTour = Pick<TourProgress, 'answers' | 'completed'>;

export const nothingKept: KeptTour = { answers: {}, completed: false };

/** A tour by its text in links, and one that is too long for a link by its contents. */
const keyOf = (link: string, tour: Tour): string =>
  `attention-lab-tour-answers:${link === '' ? `text-${fingerprint(tour)}` : link}`;

/** By tour, since answers are kept with every key. */
const fingerprints = new WeakMap<Tour, string>();

/** Tells the tours that a reader has from each other. Answers that do not fit are left out in any case. */
function fingerprint(tour: Tour): string {
  const known = fingerprints.get(tour);
  if (known !== undefined) return known;
  const text = JSON.stringify({ ...tour, start: tour.start.link });
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  const found = `${text.length}-${hash}`;
  fingerprints.set(tour, found);
  return found;
}

/** What has been kept in this tab, or on this page, for a tour; nothing where that is something else. */
export const keptTour = (link: string, tour: Tour): KeptTour =>
  readKept(kept('tab', keyOf(link, tour)), tour);

/** Reads untrusted data. */
function readKept(data: unknown, tour: Tour): KeptTour {
  const { answers: found = {} } = readSavedTour({ tour: data });
  const asked = Object.entries(found).filter(([at]) => (tour.steps[Number(at)]?.checkpoint ?? null) !== null);
  const answers = Object.fromEntries(asked);
  const wasCompleted = typeof data === 'object' && data !== null && Reflect.get(data, 'completed') === true;
  return { answers, completed: wasCompleted && openStops({ tour, answers }).length === 0 };
}

/** Keeps answers until the tour is left or the tab is closed. Without storage, they last as long as the page. */
export function keepTour(
  { link, tour }: Pick<TourProgress, 'link' | 'tour'>,
  { answers, completed }: KeptTour,
): void {
  const isEmpty = Object.keys(answers).length === 0;
  keep('tab', keyOf(link, tour), isEmpty ? null : { answers, completed });
}

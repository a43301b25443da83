import { readSavedTour } from '../../../store/links/read-saved-tour';
import { openStops } from '../../../store/ui/tour-progress';
import type { TourProgress } from '../../../store/ui/ui-state';
import type { Tour } from '../../../store/untrusted/tour';

/** What a reload continues with besides the stop, which is in the address. */
export type KeptTour = Pick<TourProgress, 'answers' | 'completed'>;

export const nothingKept: KeptTour = { answers: {}, completed: false };

/** More than the answers of a tour have. */
const maxLength = 60_000;

const keyOf = (link: string): string => `attention-lab-tour-answers:${link}`;

/** What has been kept in this tab for a tour, by its text in links; nothing where storage is refused or holds something else. */
export function keptTour(link: string, tour: Tour): KeptTour {
  try {
    const text = sessionStorage.getItem(keyOf(link)) ?? '{}';
    return text.length > maxLength ? nothingKept : readKept(JSON.parse(text), tour);
  } catch {
    return nothingKept;
  }
}

/** Reads untrusted data. */
function readKept(data: unknown, tour: Tour): KeptTour {
  const { answers: found = {} } = readSavedTour({ tour: data });
  const asked = Object.entries(found).filter(([at]) => (tour.steps[Number(at)]?.checkpoint ?? null) !== null);
  const answers = Object.fromEntries(asked);
  const wasCompleted = typeof data === 'object' && data !== null && Reflect.get(data, 'completed') === true;
  return { answers, completed: wasCompleted && openStops({ tour, answers }).length === 0 };
}

/** Keeps answers until the tour is left or the tab is closed. Tours that are too long for a link are not kept. */
export function keepTour(link: string, { answers, completed }: KeptTour): void {
  if (link === '') return;
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(keyOf(link));
    else sessionStorage.setItem(keyOf(link), JSON.stringify({ answers, completed }));
  } catch {
    // Refused, as in some frames.
  }
}

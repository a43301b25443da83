import type { AttentionLab } from '../../element/attention-lab';
import { keepAnswers, keptAnswers, readAnswers } from '../../learn/exercises/page/keep';
import { type ExerciseSpec, readSpec } from '../../learn/exercises/spec';
import { exerciseEntries, readExerciseEntries } from '../../reporting/place/exercise-answers';
import { type KeptPlace, type ReadPlace, readPlace } from '../../reporting/place/place-text';
import { readTourEntries, tourEntries } from '../../reporting/place/tour-answers';
import { isRefusal } from '../../store/document/refusal';
import { granularityKey } from '../../store/links/link-keys';
import type { SavedState, SavedTour } from '../../store/links/saved';

/** What is kept between two sessions of a learner. */
export interface Progress {
  /** Continues at a stored place. Resolves to whether it is shown, once the element is ready. */
  resume(stored: StoredPlace): Promise<boolean>;
  /** The place, and a name of it for teachers; null as long as there is none. */
  current(): readonly [place: KeptPlace, name: string] | null;
}

/** A place as a platform has kept it: its text, and its name for teachers. */
export interface StoredPlace {
  readonly stored: string;
  readonly location: string;
}

/** The step of a lesson, or the stop and the answers of a tour: small enough for what platforms keep. */
type Place = Pick<SavedState, 'step' | 'row' | 'col' | typeof granularityKey | 'screen'> & {
  readonly tour?: Omit<SavedTour, 'tour'>;
};

function placeIn({ step, row, col, screen, tour, [granularityKey]: granularity }: SavedState): KeptPlace {
  const place = { step, row, col, [granularityKey]: granularity, ...(screen && { screen }) };
  return tour === undefined
    ? { position: place, entries: [] }
    : {
        position: { ...place, tour: { stop: tour.stop } },
        entries: tourEntries(tour.answers ?? {}, tour.stop),
      };
}

/** A stored place of a lesson or a tour, also as earlier versions have written it; null if there is none. */
export function readLessonPlace({ stored, location }: StoredPlace): Partial<Place> | null {
  const read = readPlace(stored);
  const found: Partial<Place> | null = read === null ? readJson(stored) : read.position;
  if (found?.tour === undefined) return found;
  // Earlier versions kept a place no longer when it was too long, but went on with its name.
  const stop = read === null && /^\d{1,3}$/.test(location) ? Number(location) : found.tour.stop;
  const answers = read === null ? found.tour.answers : readTourEntries(read.entries);
  return { ...found, tour: { stop, ...(answers && { answers }) } };
}

/** How many answers a stored place has lost the text of. */
export const lostIn = ({ stored }: StoredPlace): number => readPlace(stored)?.lost ?? 0;

function readJson(text: string): Partial<Place> | null {
  try {
    const found: unknown = JSON.parse(text || 'null');
    return typeof found === 'object' && found !== null ? found : null;
  } catch {
    return null;
  }
}

/** Continues at a place. The element checks it like any state; the numbers of the lesson stay its own. */
async function restore(lab: AttentionLab, place: Partial<Place>): Promise<boolean> {
  const { state } = lab;
  if (state === null) return false;
  const { screen: _, tour, ...present } = state;
  const { tour: progress, ...position } = place;
  const resumed = tour && progress ? { tour: { ...progress, tour: tour.tour } } : {};
  lab.state = { ...present, ...position, ...resumed };
  await lab.updateComplete;
  const { state: now } = lab;
  return progress === undefined ? now?.step === place.step : now?.tour?.stop === progress.stop;
}

const lessonProgress = (lab: AttentionLab): Progress => ({
  resume: async (stored) => {
    const place = readLessonPlace(stored);
    await new Promise((resolve) => lab.addEventListener('ready', resolve, { once: true }));
    return place === null || restore(lab, place);
  },
  current: () => {
    const { state } = lab;
    if (state === null) return null;
    return [placeIn(state), state.tour ? `${state.tour.stop}` : (state.screen ?? state.step)];
  },
});

/** The answers of an exercise in a stored place, also as earlier versions have written it. */
export function readExercisePlace(stored: string): ReturnType<typeof readAnswers> {
  const read: ReadPlace | null = readPlace(stored);
  return readAnswers(read === null ? readJson(stored) : readExerciseEntries(read.entries));
}

/**
 * The answers of an exercise. The element reads them where it keeps them in the tab: what is there may be of another learner, and
 * is replaced before the element starts.
 */
const exerciseProgress = (spec: ExerciseSpec): Progress => ({
  resume: async ({ stored }) => {
    keepAnswers(spec, readExercisePlace(stored));
    return true;
  },
  current: () => [{ position: {}, entries: exerciseEntries(keptAnswers(spec)) }, `seed ${spec.seed}`],
});

export function progressOf(lab: AttentionLab): Progress {
  const spec = readSpec(lab.getAttribute('exercise') ?? '');
  return isRefusal(spec) ? lessonProgress(lab) : exerciseProgress(spec);
}

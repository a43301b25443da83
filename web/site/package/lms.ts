import { keepAnswers, keptAnswers, readAnswers } from '../../authoring/exercises/page/keep';
import { type ExerciseSpec, readSpec } from '../../authoring/exercises/spec';
import type { AttentionLab } from '../../element/attention-lab';
import { findApi } from '../../results/scorm/api';
import { ScormSession } from '../../results/scorm/session';
import { readLaunch, StatementSender } from '../../results/xapi/launch';
import { isRefusal } from '../../store/document/refusal';
import { granularityKey } from '../../store/links/link-keys';
import type { SavedState, SavedTour } from '../../store/links/saved';
import { allowForms } from '../../ui/dom/sandboxed-forms';

/** Where a reader left: small enough for what platforms keep. */
type Place = Pick<SavedState, 'step' | 'row' | 'col' | typeof granularityKey | 'screen'> & {
  readonly tour?: Omit<SavedTour, 'tour'>;
};

function placeIn({ step, row, col, screen, tour, [granularityKey]: granularity }: SavedState): Place {
  const place = { step, row, col, [granularityKey]: granularity, ...(screen && { screen }) };
  return tour === undefined ? place : { ...place, tour: { stop: tour.stop, answers: tour.answers ?? {} } };
}

/** Continues at a place. The element checks it like any state; the numbers of the lesson stay its own. */
function restore(lab: AttentionLab, place: unknown): void {
  const { state } = lab;
  if (state === null || typeof place !== 'object' || place === null) return;
  const { screen: _, tour, ...present } = state;
  const { tour: progress, ...position } = place as Place;
  const resumed = tour && progress ? { tour: { ...progress, tour: tour.tour } } : {};
  lab.state = { ...present, ...position, ...resumed };
}

/** What is kept between two sessions of a learner. */
interface Progress {
  resume(place: unknown): void;
  /** The place, and a name of it for teachers; null as long as there is none. */
  current(): readonly [place: unknown, name: string] | null;
}

/** The step of a lesson, or the stop and the answers of a tour. */
const lessonProgress = (lab: AttentionLab): Progress => ({
  resume: (place) => lab.addEventListener('ready', () => restore(lab, place), { once: true }),
  current: () => {
    const { state } = lab;
    if (state === null) return null;
    return [placeIn(state), state.tour ? `${state.tour.stop}` : (state.screen ?? state.step)];
  },
});

/**
 * The answers of an exercise. The element reads them where it keeps them in the tab: what is there may be of another learner, and
 * is replaced before the element starts.
 */
const exerciseProgress = (spec: ExerciseSpec): Progress => ({
  resume: (place) => keepAnswers(spec, readAnswers(place)),
  current: () => [keptAnswers(spec), `seed ${spec.seed}`],
});

function progressOf(lab: AttentionLab): Progress {
  const spec = readSpec(lab.getAttribute('exercise') ?? '');
  return isRefusal(spec) ? lessonProgress(lab) : exerciseProgress(spec);
}

/** Reports to the platform that has launched the page by SCORM. Returns whether there is one. */
function reportByScorm(lab: AttentionLab): boolean {
  const api = findApi(window);
  if (api === null || !api.initialize()) return false;
  const session = new ScormSession(api);
  const progress = progressOf(lab);
  const suspend = (): void => {
    const current = progress.current();
    if (current !== null) session.suspend(...current);
  };
  progress.resume(session.place);
  lab.addEventListener('step-change', suspend);
  lab.addEventListener('answer', ({ detail }) => {
    suspend();
    session.answer(detail);
  });
  lab.addEventListener('result', ({ detail }) => session.result(detail));
  document.addEventListener('visibilitychange', () => session.commit());
  addEventListener('pagehide', () => {
    suspend();
    session.end();
  });
  return true;
}

/** Reports to the store of statements that the launch parameters name. Returns whether they do. */
function reportByXapi(lab: AttentionLab): boolean {
  const launch = readLaunch(new URLSearchParams(location.search));
  if (launch === null) return false;
  const { documentElement, title } = document;
  const activity = { id: lab.dataset.activity ?? location.origin, name: title, lang: documentElement.lang };
  const sender = new StatementSender(launch, activity);
  lab.addEventListener('answer', ({ detail }) => sender.report({ name: 'answer', detail, when: new Date() }));
  lab.addEventListener('result', ({ detail }) => sender.report({ name: 'result', detail, when: new Date() }));
  return true;
}

const lab = document.querySelector('attention-lab');
if (lab !== null) {
  allowForms(lab);
  const isReported = reportByXapi(lab) || reportByScorm(lab);
  // Without a platform, the page works on its own, and says so.
  document.querySelector('[data-unreported]')?.toggleAttribute('hidden', isReported);
}

import { library } from '../../figures/library';
import { fetchTour, issuesText, linesText, openTour, tourMode } from '../../learn/tours/fetch-tour';
import { packTour } from '../../learn/tours/pack-tour';
import { startPreview } from '../../learn/tours/preview';
import { keptTour, nothingKept } from '../../learn/tours/progress/keep';
import { requestWithActiveOptions } from '../../store/document/request';
import type { State } from '../../store/document/state';
import { readSavedTour, readTourKeys } from '../../store/links/read-saved-tour';
import type { CheckedTour } from '../../ui/lazy';
import type { OpenerContext } from './opener-context';

/** Which tours go on with the answers of this tab: `unlinked` are those that are too long for an address. */
type Kept = 'any' | 'unlinked' | 'none';

/** See `LessonOpener.followTour`. */
export async function followTour(
  context: OpenerContext,
  source: string,
  byAuthor: boolean,
  kept: Kept = 'none',
): Promise<void> {
  let warnings: CheckedTour['issues'] = [];
  const show = (start: State, found: CheckedTour['issues']): boolean => {
    if (byAuthor) {
      warnings = found;
      context.adopt(start);
    } else context.dispatch({ type: 'restore', state: start });
    return context.store.state.ui.message === null;
  };
  const isOpen = await open(context, source, show, kept);
  if (!isOpen) return;
  context.dispatch({ type: 'go-to-stop', index: 0 });
  if (warnings.length > 0) context.refuse('tour', linesText(warnings));
}

/** See `LessonOpener.resumeTour`. */
export async function resumeTour(context: OpenerContext, state: unknown): Promise<void> {
  const { store } = context;
  const { tour: source, ...progress } =
    typeof state === 'string' ? readTourKeys(state) : readSavedTour(state);
  // A link without a position has only the tour.
  const isBegun = store.state.screen === undefined;
  const isActive = source === '' || store.state.ui.tour?.link === source;
  const show = (start: State): boolean => isBegun || context.adopt(start) === null;
  const isOpen = isActive || (await open(context, source, show, typeof state === 'string' ? 'any' : 'none'));
  if (!isOpen) return;
  context.dispatch({ type: 'set-tour-progress', progress });
  if (!isBegun) context.dispatch({ type: 'go-to-stop', index: store.state.ui.tour?.at ?? 0 });
}

/**
 * Fetches and checks a tour, and starts it if `show` accepts its initial state. Returns whether it has. A tour of an address
 * goes on with the answers of this tab, and so does one that the reader pastes again since no address has it. One of an attribute does not: on a learning platform, they may be another learner's.
 */
async function open(
  context: OpenerContext,
  source: string,
  show: (start: State, warnings: CheckedTour['issues']) => boolean,
  keeps: Kept,
): Promise<boolean> {
  const isCurrent = context.interrupt();
  context.showLessons(false);
  const { id, tour: fetched, text } = await fetchTour(source);
  const found = await readTour(context, fetched);
  const link = id === '' ? await packTour(text) : id;
  if (!isCurrent()) return false;
  if ('issues' in found) {
    context.refuse('tour', issuesText(found.issues));
    return false;
  }
  const { start, tour, warnings } = found;
  if (start.document.loss) await context.host.fetchBackwardPass();
  context.loaded = { ...context.loaded, tour: tourMode };
  if (context.store.state.ui.tour !== null) context.store.dispatch({ type: 'leave-tour' });
  if (!show(start, warnings)) return false;
  const goesOn = keeps === 'any' || (keeps === 'unlinked' && link === '');
  const kept = goesOn ? keptTour(link, tour) : nothingKept;
  context.dispatch({ type: 'start-tour', id, tour, link, start: start.document, kept });
  return true;
}

/** See `DialogHost.check`. */
export async function checkTour(context: OpenerContext, text: string): Promise<CheckedTour> {
  const found = await readTour(context, text);
  const issues = 'issues' in found ? found.issues : [];
  const opened = found.start === undefined ? null : await library.open(found.start.document.lesson);
  return {
    issues,
    warnings: 'warnings' in found ? found.warnings : [],
    lesson: opened?.lesson ?? null,
    schema: opened?.schema ?? null,
    start: found.start ?? null,
    trace: found.trace ?? null,
    follow: () => void followTour(context, text, true, 'unlinked'),
    preview: (back) => preview(context, text, back),
  };
}

/** Starts a tour until it is left; then shows again what was there before. */
async function preview(context: OpenerContext, text: string, back: () => void): Promise<void> {
  const { store } = context;
  const before = store.state;
  await followTour(context, text, true);
  const tour = store.state.ui.tour?.tour;
  if (tour === undefined) return;
  startPreview(tour, () => {
    const { ui, ...state } = before;
    context.adopt(state);
    context.dispatch({ type: 'resume-tour', from: ui });
    back();
  });
  context.host.requestUpdate();
}

/** Parses a tour and checks every node and cell that it refers to. */
function readTour({ host }: OpenerContext, source: Parameters<typeof openTour>[0]) {
  return openTour(source, {
    entries: library.entries,
    open: async (lesson) => {
      const opened = await library.open(lesson);
      await host.loadTexts(lesson);
      return opened;
    },
    run: (document, { engine, schema }) => engine.run(requestWithActiveOptions(document, schema)),
  });
}

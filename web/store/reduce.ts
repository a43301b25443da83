import type { Trace, VariantSchema } from '../engine/types';
import type { Message } from '../i18n/message';
import type { Lesson } from '../lessons/lesson';
import type { Action } from './actions/actions';
import { reduceLesson } from './actions/reduce-lesson';
import { lockError } from './document/locks';
import { initialState, presetDocument, withGranularity } from './document/preset';
import { isRefusal, type Refusal, refuse } from './document/refusal';
import type { Document, State } from './document/state';
import type { LabState } from './lab-state';
import { allowsMinusInfinity, inputNamed } from './sizes/shapes';
import { reduceUi } from './ui/reduce-ui';
import { atStop } from './ui/tour-progress';
import { readingOf, readTypedNumber } from './ui/typed-number';
import type { UiState } from './ui/ui-state';

/** What the reducer reads besides the state. */
export interface ReduceContext {
  /** Returns a lesson by its id. The current lesson and all lessons in the history have been fetched. */
  lessonOf(id: string): { readonly lesson: Lesson; readonly schema: VariantSchema };
  /** The run of the current state. */
  readonly trace: Pick<Trace, 'node'>;
}

/** The reducer of the store: the state after an action, or why the action is refused. */
export function reduce(state: LabState, action: Action, context: ReduceContext): LabState | Refusal {
  switch (action.type) {
    case 'commit-edit':
      return commitEdit(state, context);
    case 'paste':
      return paste(state, action.matrix, context);
    case 'replace-state':
      return { ...state, ...action.state, ui: { ...state.ui, message: null } };
    case 'go-to-stop':
      return goToStop(state, action.index);
    case 'set-restrictions':
      return withRestrictions(state, action.restrictions);
  }
  const ui = reduceUi(state.ui, action);
  if (ui !== null) return { ...state, ui };
  const next = reduceWithLocks(state, action, context);
  return isRefusal(next) ? next : { ...next, ui: withoutNotice(state.ui) };
}

/** The unchanged state with the error message of a refused action: at the edited cell, or as the message of the lab. */
export function withRefusal(state: LabState, action: Action, { error }: Refusal): LabState {
  const { ui } = state;
  if (action.type === 'commit-edit')
    return { ...state, ui: { ...ui, editing: ui.editing && { ...ui.editing, error } } };
  const keepsStatus = action.type === 'paste' || action.type === 'replace-state';
  return { ...state, ui: { ...ui, message: error, status: keepsStatus ? ui.status : null } };
}

function withoutNotice(ui: UiState): UiState {
  return ui.message === null && ui.status === null ? ui : { ...ui, message: null, status: null };
}

/** Reduces a lesson action, unless it changes something that is locked. Locks are checked here only. */
function reduceWithLocks(state: LabState, requested: Action, context: ReduceContext): LabState | Refusal {
  const { lesson, schema } = context.lessonOf(state.document.lesson);
  const action = fromBaseline(state, requested);
  const next = reduceLesson(state, action, schema, lesson);
  if (isRefusal(next)) return next;
  const changed = { ...state, ...next, time: timeAfter(state, next, action) };
  if (requested.type === 'reset') return { ...changed, trail: [] };
  if (next === state) return changed;
  const locked = lockReasonFor(state, action, next.document, context);
  return locked === null ? changed : refuse(locked);
}

/** The time in the motion of the step: it ends where the step, the selected cell or a number changes. */
function timeAfter(before: State, after: State, action: Action): State['time'] {
  const isSame = (['document', 'position', 'trail'] as const).every((key) => before[key] === after[key]);
  return isSame || action.type === 'restore' ? after.time : undefined;
}

/** Lets `reset` and `open-lesson` start from the baseline, if the lesson has one. */
function fromBaseline({ document, position, ui }: LabState, action: Action): Action {
  const { baseline } = ui;
  if (baseline === null) return action;
  if (action.type === 'reset' && baseline.lesson === document.lesson)
    return { type: 'load-document', document: baseline };
  if (action.type !== 'open-lesson' || baseline.lesson !== action.lesson.id) return action;
  const initial = withGranularity(initialState(action.lesson, action.schema), position.granularity);
  return { type: 'restore', state: { ...initial, document: baseline } };
}

function lockReasonFor(
  { document: before, ui }: LabState,
  action: Action,
  after: Document,
  context: ReduceContext,
): Message | null {
  if (ui.locks.size === 0) return null;
  const { lesson, schema } = context.lessonOf(after.lesson);
  const baseline = ui.baseline?.lesson === lesson.id ? ui.baseline : presetDocument(lesson, schema);
  return lockError({ action, before, after, baseline }, ui.locks);
}

/** Writes the typed number into its cell and closes the field; invalid text stays in the field with an error. */
function commitEdit(state: LabState, context: ReduceContext): LabState | Refusal {
  const { editing } = state.ui;
  if (editing === null) return state;
  const { cell, text } = editing;
  const { schema } = context.lessonOf(state.document.lesson);
  const input = inputNamed(schema, cell.node);
  const read = readTypedNumber(text, {
    allowMinusInfinity: input !== undefined && allowsMinusInfinity(input),
  });
  if (isRefusal(read)) return { ...state, ui: { ...state.ui, editing: { ...editing, error: read.error } } };
  const node = context.trace.node(cell.node);
  const generated = node?.kind === 'generated' ? node : undefined;
  const set = { type: 'set-cell', cell, value: read.number, generated } as const;
  const next = reduceWithLocks(state, set, context);
  if (isRefusal(next)) return next;
  const status = next.document === state.document ? null : readingOf(read);
  return { ...next, ui: { ...withoutNotice(state.ui), status, editing: null } };
}

function paste(
  state: LabState,
  matrix: Extract<Action, { type: 'paste' }>['matrix'],
  context: ReduceContext,
): LabState | Refusal {
  const { pasting } = state.ui;
  if (pasting === null) return state;
  const next = reduceWithLocks(state, { type: 'replace-matrix', input: pasting.node, matrix }, context);
  return isRefusal(next) ? next : { ...next, ui: { ...state.ui, message: null, pasting: null } };
}

/** Goes to a step of the tour, and moves the walk to the node or cell in its focus. */
function goToStop(state: LabState, index: number): LabState {
  const { tour } = state.ui;
  const step = tour?.tour.steps[index];
  if (tour === null || step === undefined) return state;
  const { node, cell } = step.focus;
  return {
    ...state,
    screen: undefined,
    position: { ...state.position, node, row: cell?.row ?? 0, col: cell?.col ?? 0 },
    time: undefined,
    trail: cell === null ? (state.trail.length === 0 ? state.trail : []) : [{ node, ...cell }],
    ui: { ...withoutNotice(state.ui), tour: atStop(tour, index) },
  };
}

/** Clears the history when something gets locked, so that readers cannot undo earlier changes by the author. */
function withRestrictions(
  state: LabState,
  restrictions: Extract<Action, { type: 'set-restrictions' }>['restrictions'],
): LabState {
  const history = restrictions.locks.size > 0 ? { past: [], future: [] } : {};
  return { ...state, ...history, ui: { ...state.ui, ...restrictions } };
}

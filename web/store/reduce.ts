import type { Trace, VariantSchema } from '../engine/types';
import type { Lesson } from '../lessons/lesson';
import type { Action } from './actions/actions';
import { attempt } from './actions/reduce';
import { lockedOut } from './document/locks';
import { parseNumber } from './document/number';
import { initialState, presetDocument } from './document/preset';
import { isRefusal, type Refusal, refuse } from './document/refusal';
import type { Document, State } from './document/state';
import type { LabState } from './lab-state';
import { inputNamed, mayBlock } from './sizes/shapes';
import { reduceUi } from './ui/reduce-ui';
import { atStop } from './ui/tour-progress';
import type { UiState } from './ui/ui-state';

/** What the reducer looks up and does not keep. */
export interface ReduceContext {
  /** A lesson by its name. Whatever is on show, or in the history, has been fetched. */
  lessonOf(id: string): { readonly lesson: Lesson; readonly schema: VariantSchema };
  /** The run of the state. */
  readonly trace: Trace;
}

/** The state after an action, or why it is refused. The only place where a state follows from another one. */
export function reduce(state: LabState, action: Action, context: ReduceContext): LabState | Refusal {
  switch (action.type) {
    case 'commit-edit':
      return commitEdit(state, context);
    case 'paste':
      return paste(state, action.matrix, context);
    case 'adopt':
      return { ...state, ...action.state, ui: { ...state.ui, message: '' } };
    case 'go-to-stop':
      return goToStop(state, action.index);
    case 'set-frame':
      return withFrame(state, action.frame);
  }
  const ui = reduceUi(state.ui, action);
  if (ui !== null) return { ...state, ui };
  const next = reduceLesson(state, action, context);
  return isRefusal(next) ? next : { ...next, ui: withoutNotice(state.ui) };
}

/** The state that shows a refusal where it was asked for; nothing else has changed. */
export function refused(state: LabState, action: Action, { error }: Refusal): LabState {
  const { ui } = state;
  if (action.type === 'commit-edit')
    return { ...state, ui: { ...ui, editing: ui.editing && { ...ui.editing, error } } };
  const keepsStatus = action.type === 'paste' || action.type === 'adopt';
  return { ...state, ui: { ...ui, message: error, status: keepsStatus ? ui.status : '' } };
}

function withoutNotice(ui: UiState): UiState {
  return ui.message === '' && ui.status === '' ? ui : { ...ui, message: '', status: '' };
}

/** The lesson after an action of a reader. Locks are checked here, and nowhere else. */
function reduceLesson(state: LabState, asked: Action, context: ReduceContext): LabState | Refusal {
  const { lesson, schema } = context.lessonOf(state.document.lesson);
  const action = fromBaseline(state, asked);
  const next = attempt(state, action, schema, lesson);
  if (isRefusal(next)) return next;
  if (next === state || asked.type === 'reset') return { ...state, ...next };
  const locked = lockReasonFor(state, action, next.document, context);
  return locked === '' ? { ...state, ...next } : refuse(locked);
}

/** What starts a lesson anew goes to where its author lets it start. */
function fromBaseline({ document, position, ui }: LabState, action: Action): Action {
  const { baseline } = ui;
  if (baseline === null) return action;
  if (action.type === 'reset' && baseline.lesson === document.lesson)
    return { type: 'load-document', document: baseline };
  if (action.type !== 'open-lesson' || baseline.lesson !== action.lesson.id) return action;
  const initial = initialState(action.lesson, action.schema);
  const state: State = {
    ...initial,
    position: { ...initial.position, grain: position.grain },
    document: baseline,
  };
  return { type: 'restore', state };
}

function lockReasonFor(
  { document: before, ui }: LabState,
  action: Action,
  after: Document,
  context: ReduceContext,
): string {
  if (ui.locks.size === 0) return '';
  const { lesson, schema } = context.lessonOf(after.lesson);
  const home = ui.baseline?.lesson === lesson.id ? ui.baseline : presetDocument(lesson, schema);
  return lockedOut({ action, before, after, home }, ui.locks);
}

/** What is typed becomes the number of its cell, and the field closes; what is no number stays, with the reason. */
function commitEdit(state: LabState, context: ReduceContext): LabState | Refusal {
  const { editing } = state.ui;
  if (editing === null) return state;
  const { cell, text } = editing;
  const { schema } = context.lessonOf(state.document.lesson);
  const input = inputNamed(schema, cell.node);
  const value = parseNumber(text, { allowMinusInfinity: input !== undefined && mayBlock(input) });
  if (typeof value !== 'number')
    return { ...state, ui: { ...state.ui, editing: { ...editing, error: value.error } } };
  const node = context.trace.node(cell.node);
  const generated = node?.kind === 'generated' ? node : undefined;
  const next = reduceLesson(state, { type: 'set-cell', cell, value, generated }, context);
  return isRefusal(next) ? next : { ...next, ui: { ...state.ui, editing: null } };
}

function paste(
  state: LabState,
  matrix: Extract<Action, { type: 'paste' }>['matrix'],
  context: ReduceContext,
): LabState | Refusal {
  const { pasting } = state.ui;
  if (pasting === null) return state;
  const next = reduceLesson(state, { type: 'replace-matrix', input: pasting.node, matrix }, context);
  return isRefusal(next) ? next : { ...next, ui: { ...state.ui, message: '', pasting: null } };
}

/** Goes to a stop of the tour, and to what it points at. */
function goToStop(state: LabState, index: number): LabState {
  const { tour } = state.ui;
  const step = tour?.tour.steps[index];
  if (tour === null || step === undefined) return state;
  const { node, cell } = step.focus;
  return {
    ...state,
    position: { ...state.position, node, row: cell?.row ?? 0, col: cell?.col ?? 0 },
    trail: cell === null ? (state.trail.length === 0 ? state.trail : []) : [{ node, ...cell }],
    ui: { ...withoutNotice(state.ui), tour: atStop(tour, index) },
  };
}

function withFrame(state: LabState, frame: Extract<Action, { type: 'set-frame' }>['frame']): LabState {
  const history = frame.locks.size > 0 ? { past: [], future: [] } : {};
  return { ...state, ...history, ui: { ...state.ui, ...frame } };
}

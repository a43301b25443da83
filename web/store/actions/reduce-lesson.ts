import type { VariantSchema } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import { assemble } from '../document/assemble';
import { setTarget, targetsId, withLoss } from '../document/loss';
import { sameMatrix } from '../document/matrix';
import { initialState, presetDocument, withGranularity } from '../document/preset';
import { withWordInputs } from '../document/reading';
import { isRefusal, type Refusal } from '../document/refusal';
import type { Document, State, TokenList } from '../document/state';
import { setDimension } from '../sizes/dimensions';
import { inputNamed } from '../sizes/shapes';
import type { Action, ReplaceProgram } from './actions';
import { refill, replaceMatrix, setCell, toggleMask } from './edit';
import { commit, commitSettings, commitWith, redo, undo } from './history';
import { navigate } from './navigate';
import { optionError, setOption } from './options';
import { addToken, readWords, removeToken, renameToken, replaceTokens } from './tokens';

/**
 * The state of the lesson after an action, or why it is refused. `schema` and `lesson` are those of the current document.
 * Locks, the baseline and the UI state are handled by the reducer of the store.
 */
export function reduceLesson(
  state: State,
  action: Action,
  schema: VariantSchema,
  lesson: Lesson,
): State | Refusal {
  switch (action.type) {
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'open-lesson':
      return openLesson(state, action.lesson, action.schema);
    case 'replace-program':
      return replaceProgram(state, action, presetDocument(lesson, schema));
    case 'load-document':
      return { ...commit(state, action.document), trail: [] };
    case 'restore':
      return restore(state, action.state);
    case 'edit-settings':
      return commitSettings(state, action.settings);
  }
  const edited = edit(state.document, action, schema, lesson);
  if (edited === null) return navigate(state, action);
  const next =
    isRefusal(edited) || edited === state.document
      ? edited
      : withWordInputs(state.document, edited, lesson.reading);
  if (isRefusal(next)) return next;
  return commit(state, next, action.type === 'set-cell' && action.continues);
}

function openLesson(state: State, lesson: Lesson, schema: VariantSchema): State {
  return restore(state, withGranularity(initialState(lesson, schema), state.position.granularity));
}

/** Numbers and words that nobody has changed are those of the new program. */
function replaceProgram(state: State, action: ReplaceProgram, before: Document): State {
  const { document } = state;
  const preset = presetDocument(action.lesson, action.schema);
  const changed = Object.entries(document.inputs).filter(
    ([name, matrix]) => !sameMatrix(matrix, before.inputs[name]) && inputNamed(action.schema, name),
  );
  const options = Object.entries(document.options).filter(
    ([name, value]) => optionError(action.schema, name, value) === null,
  );
  const lists: readonly TokenList[] = ['query', 'key'];
  const typed = lists
    .filter((list) => document.tokens[list].join(' ') !== before.tokens[list].join(' '))
    .map((list) => [list, document.tokens[list]] as const);
  const parts = { options: new Map(options), tokens: new Map(typed), inputs: new Map(changed) };
  const next = assemble(preset, parts, action.schema).document;
  return { ...commitWith(action.settings, state, commit(state, next, action.continues)), trail: [] };
}

/** Replaces the state, but keeps the history and adds the change to it. */
function restore(state: State, restored: State): State {
  const { past, future } = commit(state, restored.document);
  return { ...restored, past, future };
}

/** The document after an edit, why it is refused, or null if the action is not an edit. */
function edit(
  document: Document,
  action: Action,
  schema: VariantSchema,
  lesson: Lesson,
): Document | Refusal | null {
  switch (action.type) {
    case 'set-cell':
      return action.cell.node === targetsId ? setTarget(document, action) : setCell(document, schema, action);
    case 'set-loss':
      return withLoss(document, action.loss);
    case 'toggle-mask':
      return toggleMask(document, schema, action);
    case 'replace-matrix':
      return replaceMatrix(document, schema, action);
    case 'set-option':
      return setOption(document, schema, action.name, action.value);
    case 'set-dimension':
      return setDimension(document, schema, action.name, action.size);
    case 'refill':
      return refill(document, schema, action);
    case 'reset':
      return presetDocument(lesson, schema);
    default:
      return editTokens(document, action, schema);
  }
}

function editTokens(document: Document, action: Action, schema: VariantSchema): Document | Refusal | null {
  switch (action.type) {
    case 'add-token':
      return addToken(document, schema, action);
    case 'remove-token':
      return removeToken(document, schema, action.list, action.index);
    case 'rename-token':
      return renameToken(document, action.list, action.index, action.word);
    case 'replace-tokens':
      return replaceTokens(document, schema, action.list, action.sentence);
    case 'read-words':
      return readWords(document, schema, action.tokens);
    default:
      return null;
  }
}

import type { Trace } from '../../engine/types';
import type { Edit } from '../../lessons/guide';
import type { Action } from '../../store/actions/actions';
import { reduceLesson } from '../../store/actions/reduce-lesson';
import { isRefusal } from '../../store/document/refusal';
import type { Document, State } from '../../store/document/state';
import { matrixOf } from '../../store/sizes/shapes';
import type { Model } from '../../ui/model';
import { cellNamed } from './cells';

/** Exchanging two inputs reads both from the document before the edits. */
function actionOf(edit: Edit, document: Document, trace: Trace): Action | null {
  if ('option' in edit) return { type: 'set-option', name: edit.option, value: edit.to };
  if ('set' in edit) {
    const cell = cellNamed(edit.set, trace);
    return cell === null ? null : { type: 'set-cell', cell, value: edit.to };
  }
  if ('tokens' in edit) return { type: 'read-words', tokens: { [edit.tokens]: edit.to } };
  const matrix = matrixOf(document, edit.from);
  return matrix === undefined ? null : { type: 'replace-matrix', input: edit.input, matrix };
}

/** The document after some edits; null if one of them is refused. */
export function editedDocument(
  { state, schema, lesson, trace }: Pick<Model, 'state' | 'schema' | 'lesson' | 'trace'>,
  edits: readonly Edit[],
): Document | null {
  let now: State = state;
  for (const edit of edits) {
    const action = actionOf(edit, state.document, trace);
    const next = action === null ? null : reduceLesson(now, action, schema, lesson);
    if (next === null || isRefusal(next)) return null;
    now = next;
  }
  return now.document;
}

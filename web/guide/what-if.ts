import type { CellRef, Trace } from '../engine/types';
import { library } from '../figures/library';
import type { Edit } from '../lessons/guide';
import type { Action } from '../store/actions/actions';
import { reduceLesson } from '../store/actions/reduce-lesson';
import { isRefusal } from '../store/document/refusal';
import { requestWithActiveOptions } from '../store/document/request';
import type { Document, State } from '../store/document/state';
import { matrixOf } from '../store/sizes/shapes';
import type { Model } from '../ui/model';
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
  { state, schema, lesson, trace }: Model,
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

const runs = new WeakMap<Document, WeakMap<readonly Edit[], Trace | null>>();

/** The run with some edits, from the document on the stage; null if it cannot be run. */
export function runWith(model: Model, edits: readonly Edit[]): Trace | null {
  const { document } = model.state;
  const cached = runs.get(document) ?? new WeakMap<readonly Edit[], Trace | null>();
  runs.set(document, cached);
  const known = cached.get(edits);
  if (known !== undefined) return known;
  const trace = run(model, editedDocument(model, edits));
  cached.set(edits, trace);
  return trace;
}

function run({ lesson, schema }: Model, document: Document | null): Trace | null {
  const engine = library.get(lesson.id)?.engine;
  if (document === null || engine === undefined) return null;
  try {
    return engine.run(requestWithActiveOptions(document, schema));
  } catch {
    return null;
  }
}

/** Smaller differences come from rounding: the same sum in another order. */
const rounding = 1e-12;

/** Whether two numbers differ by more than rounding. */
export function differ(one: number, other: number): boolean {
  return one !== other && !(Math.abs(one - other) < rounding);
}

/** The cells of a node whose numbers differ between two runs. */
export function movedCells(node: string, before: Trace, after: Trace): readonly CellRef[] {
  const [old, now] = [before.node(node), after.node(node)];
  if (old === undefined || now === undefined || old.data.length !== now.data.length) return [];
  return Array.from(now.data, (_, at) => at)
    .filter((at) => differ(old.data[at] ?? 0, now.data[at] ?? 0))
    .map((at) => ({ node, row: Math.floor(at / now.cols), col: at % now.cols }));
}

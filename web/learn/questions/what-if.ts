import { movedIn } from '../../engine/numbers/rounding-error';
import type { CellRef, Trace } from '../../engine/types';
import { library } from '../../figures/library';
import type { Edit } from '../../lessons/guide';
import { requestWithActiveOptions } from '../../store/document/request';
import type { Document } from '../../store/document/state';
import type { Model } from '../../ui/model';
import { editedDocument } from './edited-document';

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

/** The two runs that a change is judged by. */
export interface Runs {
  readonly before: Trace;
  readonly after: Trace;
}

/** Whether the change of a card is on the stage. */
export function isApplied({ guideProgress: guide, state }: Model): boolean {
  return guide?.applied?.after === state.document;
}

/** The run without and with the edits of a card, whichever of them is on the stage. */
export function runsOf(model: Model, edits: readonly Edit[]): Runs {
  if (isApplied(model) && model.before !== null) return { before: model.before, after: model.trace };
  return { before: model.trace, after: (edits.length > 0 ? runWith(model, edits) : null) ?? model.trace };
}

/** Whether a number differs between two runs by more than rounding. */
export function hasMoved({ node, row, col }: CellRef, before: Trace, after: Trace): boolean {
  const { cols = 0 } = after.node(node) ?? {};
  return movedIn(node, before, after)(row * cols + col);
}

/** The cells of a node whose numbers differ between two runs. */
export function movedCells(node: string, before: Trace, after: Trace): readonly CellRef[] {
  const [old, now] = [before.node(node), after.node(node)];
  if (old === undefined || now === undefined || old.data.length !== now.data.length) return [];
  return Array.from(now.data, (_, at) => at)
    .filter(movedIn(node, before, after))
    .map((at) => ({ node, row: Math.floor(at / now.cols), col: at % now.cols }));
}

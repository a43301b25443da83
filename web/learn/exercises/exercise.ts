import type { CellRef, MatrixData, Message, Trace, TraceNode, VariantSchema } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import type { Lesson } from '../../lessons/lesson';
import { initialState } from '../../store/document/preset';
import type { Document } from '../../store/document/state';
import { cellValue } from '../../ui/format/format';
import type { Model } from '../../ui/model';
import { commonRoom } from '../../ui/stage/fit/room';
import type { ExerciseSpec } from './spec';

/** What the reader does. */
export type Task =
  /** Fills in the blank cells of the node. */
  | { readonly kind: 'cell' | 'row'; readonly blanks: readonly CellRef[] }
  /** Finds the cell whose number is wrong, then corrects it. */
  | {
      readonly kind: 'mistake';
      readonly wrong: CellRef;
      readonly number: number;
      /** What was done wrong in this step; null if the number comes from a mistake elsewhere. */
      readonly diagnosis: Message | null;
    }
  /** Chooses the mask of the shown weights. */
  | { readonly kind: 'mask'; readonly choices: readonly MatrixData[]; readonly right: number }
  /** Puts steps in order, given as node ids. */
  | { readonly kind: 'order'; readonly shown: readonly string[]; readonly right: readonly string[] };

/** An exercise with its numbers, its key included: what may be shown of it is `shownNumber`. */
export interface Exercise {
  readonly spec: ExerciseSpec;
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly document: Document;
  readonly trace: Trace;
  /** The node that is asked for; for the order of steps, the last one. */
  readonly node: TraceNode;
  /** The matrices that are shown beside it. */
  readonly given: readonly TraceNode[];
  readonly task: Task;
}

/** The number of a cell of the asked node that is shown; null where it is blank. */
export function shownNumber({ node, task }: Exercise, row: number, col: number): number | null {
  const isAt = (cell: CellRef): boolean => cell.row === row && cell.col === col;
  if ('blanks' in task && task.blanks.some(isAt)) return null;
  if (task.kind === 'mistake' && isAt(task.wrong)) return task.number;
  return cellValue(node, row, col);
}

/** The model that names of rows, columns and matrices are read from. */
export function modelOf({ lesson, schema, document, trace }: Exercise, locale: Locale): Model {
  return {
    ...{ locale, lesson, schema, trace, tabs: [], tab: null },
    state: { ...initialState(lesson, schema), document },
    ...{ contents: [], before: null, focus: null, explanation: null, hoverExplanation: null },
    ...{ gradient: null, editing: null, message: null, playing: false, guideProgress: null, tour: null },
    ...{ locks: new Set(), backwardPass: null, isNarrow: false, hasOneColumn: false, room: commonRoom },
  };
}

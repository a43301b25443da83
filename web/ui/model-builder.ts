import { EngineError } from '../engine/errors';
import type { CellRef, Explanation, MatrixData, Trace, VariantSchema } from '../engine/types';
import type { Lesson } from '../lessons/lesson';
import type { LabState } from '../store/lab-state';
import { sameCell } from './format/names';
import type { BackwardPass, Gradient, Model } from './model';

/** What is on show, and the run that it shows. */
export interface ModelSource {
  readonly state: LabState;
  readonly trace: Trace;
  readonly before: Trace | null;
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** Whether a trace has a cell: what was looked at may be gone after an edit. */
function isInTrace(trace: Trace, cell: CellRef | null | undefined): cell is CellRef {
  const node = cell ? trace.node(cell.node) : undefined;
  return !!cell && node !== undefined && cell.row < node.rows && cell.col < node.cols;
}

/**
 * The engine's answer, or null while it starts again after it stopped twice: the page goes on without the answer, and the
 * next look asks once more. A question that it refuses is a mistake of ours and is not hidden.
 */
function orNullIfStopped<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    return null;
  }
}

/** Makes models. It keeps the last answers of the engine, since a pointer asks the same thing many times. */
export class ModelBuilder {
  #trace: Trace | null = null;
  #explanations = new Map<string, Explanation>();
  #gradient: Gradient | null = null;

  /** All that the views may look at now. */
  build(
    { state, trace, before, lesson, schema }: ModelSource,
    contents: Model['contents'],
    backwardPass: BackwardPass | null,
  ): Model {
    const { hovered, editing, message, playing, locks } = state.ui;
    this.#resetCache(trace);
    const selected = state.trail.at(-1) ?? null;
    const focus = isInTrace(trace, hovered) ? hovered : selected;
    const isHovering = focus !== null && !sameCell(focus, selected);
    return {
      ...{ state, lesson, contents, schema, trace, before, focus },
      explanation: selected === null ? null : this.#explanationOf(trace, selected),
      hoverExplanation: isHovering ? this.#explanationOf(trace, focus) : null,
      gradient: state.why === 'gradient' && selected !== null ? this.#gradientOf(trace, selected) : null,
      editing: isInTrace(trace, editing?.cell) ? editing : null,
      ...{ message, playing, locks, backwardPass },
    };
  }

  #resetCache(trace: Trace): void {
    if (trace === this.#trace) return;
    this.#trace = trace;
    this.#explanations.clear();
    this.#gradient = null;
  }

  #explanationOf(trace: Trace, cell: CellRef): Explanation | null {
    const key = `${cell.node}:${cell.row},${cell.col}`;
    const made = this.#explanations.get(key) ?? orNullIfStopped(() => trace.explain(cell));
    if (made !== null) this.#explanations.set(key, made);
    return made;
  }

  #gradientOf(trace: Trace, of: CellRef): Gradient | null {
    if (this.#gradient !== null && sameCell(this.#gradient.of, of)) return this.#gradient;
    const owned = trace.nodes.filter(({ kind }) => kind !== 'computed' && kind !== 'generated');
    const by = orNullIfStopped(
      () => new Map(owned.map(({ id }): [string, MatrixData] => [id, trace.gradient(of, id)])),
    );
    this.#gradient = by === null ? null : { of, by };
    return this.#gradient;
  }
}

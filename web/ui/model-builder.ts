import { EngineError } from '../engine/errors';
import { programOf } from '../engine/programs';
import type { CellRef, Explanation, MatrixData, Trace, VariantSchema } from '../engine/types';
import { localeOfProgram } from '../i18n/program-names';
import { isProgramId } from '../lessons/address';
import type { Lesson } from '../lessons/lesson';
import { tabsOf } from '../lessons/model-tabs';
import { placeText } from '../store/document/cell';
import { isKeyGranularity } from '../store/document/preset';
import { activeTour, type LabState } from '../store/lab-state';
import { sameCell } from './format/names';
import type { BackwardPass, Gradient, Model } from './model';
import { matchesPattern } from './prose/markup';
import { type ElementSize, isLow, roomOf, twoColumnsWidth } from './stage/fit/room';

/** What a model is built from; `LabStore` has it. */
export interface ModelSource {
  readonly state: LabState;
  readonly trace: Trace;
  readonly before: Trace | null;
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** What the element says about itself. */
export interface Setting extends Pick<Model, 'locale' | 'isNarrow' | 'hasOneColumn'> {
  readonly size: ElementSize;
  /** Whether it is in an iframe as high as its content. */
  readonly isUnrolled: boolean;
}

/** Whether a cell exists in a trace. A hovered or edited cell may be gone after a change. */
function isInTrace(trace: Trace, cell: CellRef | null | undefined): cell is CellRef {
  const node = cell ? trace.node(cell.node) : undefined;
  return !!cell && node !== undefined && cell.row < node.rows && cell.col < node.cols;
}

/**
 * The result of the engine, or null if the engine has crashed and is restarting: the next render tries again. Errors that the
 * engine reports itself are bugs and are rethrown.
 */
function orNullIfStopped<Answer>(query: () => Answer): Answer | null {
  try {
    return query();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    return null;
  }
}

/** The height of the tabs, in rem. */
const tabsHeight = 2.75;

/** The size that is left below the tabs of a model; beside the text, the stage begins beside them, and a low window scrolls past them. */
function belowTabs(size: ElementSize, isBelow: boolean): ElementSize {
  return isBelow ? { ...size, windowHeight: size.windowHeight - tabsHeight } : size;
}

/** Whether a guide is at one of its stops: in a low window their text is beside the stage, and that of other steps below it. */
function isAtStop({ state: { screen, position }, trace, lesson: { guide } }: ModelSource): boolean {
  const { node, granularity } = position;
  if (screen !== undefined) return true;
  if (guide === undefined || !isKeyGranularity(granularity)) return false;
  if (granularity === 'short' && guide.short?.includes(`step-${node}`) === false) return false;
  const first = (pattern: string): string | undefined =>
    trace.nodes.find(({ id }) => matchesPattern(pattern, id))?.id;
  return guide.keySteps.some((step) => matchesPattern(step.node, node) && first(step.node) === node);
}

/** Builds models. Explanations and gradients of the last trace are cached, since hovering requests the same ones often. */
export class ModelBuilder {
  #trace: Trace | null = null;
  #explanations = new Map<string, Explanation>();
  #gradient: Gradient | null = null;

  build(
    source: ModelSource,
    contents: Model['contents'],
    backwardPass: BackwardPass | null,
    { locale, isNarrow, hasOneColumn, size, isUnrolled }: Setting,
  ): Model {
    const { state, trace, before, lesson, schema } = source;
    const named = programOf(schema.id) === null ? locale : localeOfProgram(locale, lesson);
    const { hovered, editing, message, playing, locks, hidden, tour } = state.ui;
    const isGuided = lesson.guide && !tour && !hidden.has('prose') && !hidden.has('stepper');
    this.#resetCache(trace);
    const selected = state.trail.at(-1) ?? null;
    const focus = isInTrace(trace, hovered) ? hovered : selected;
    const isHovering = focus !== null && !sameCell(focus, selected);
    const tabs = hidden.has('figures') ? [] : tabsOf(lesson);
    const isBelow = tabs.length > 0 && !isLow(size) && (size.width < twoColumnsWidth || hidden.has('prose'));
    const isBesideText = Boolean(isGuided) && isLow(size) && isAtStop(source);
    const room = roomOf(belowTabs(size, isBelow), {
      isBesideText,
      isUnrolled,
      isProgram: isProgramId(lesson.id),
    });
    return {
      ...{
        locale: named,
        room,
        isNarrow,
        hasOneColumn,
        state,
        lesson,
        tabs,
        tab: tabs.find((each) => each === state.tab) ?? null,
        contents,
        schema,
        trace,
        before,
        focus,
      },
      explanation: selected === null ? null : this.#explanationOf(trace, selected),
      hoverExplanation: isHovering ? this.#explanationOf(trace, focus) : null,
      gradient: state.why === 'gradient' && selected !== null ? this.#gradientOf(trace, selected) : null,
      editing: isInTrace(trace, editing?.cell) ? editing : null,
      ...{ message, playing, locks, backwardPass },
      guideProgress: isGuided ? state.ui.guideProgress : null,
      tour: activeTour(state),
    };
  }

  #resetCache(trace: Trace): void {
    if (trace === this.#trace) return;
    this.#trace = trace;
    this.#explanations.clear();
    this.#gradient = null;
  }

  #explanationOf(trace: Trace, cell: CellRef): Explanation | null {
    const key = placeText(cell);
    const explanation = this.#explanations.get(key) ?? orNullIfStopped(() => trace.explain(cell));
    if (explanation !== null) this.#explanations.set(key, explanation);
    return explanation;
  }

  #gradientOf(trace: Trace, of: CellRef): Gradient | null {
    if (this.#gradient !== null && sameCell(this.#gradient.of, of)) return this.#gradient;
    const given = trace.nodes.filter(({ kind }) => kind !== 'computed' && kind !== 'generated');
    const by = orNullIfStopped(
      () => new Map(given.map(({ id }): [string, MatrixData] => [id, trace.gradient(of, id)])),
    );
    this.#gradient = by === null ? null : { of, by };
    return this.#gradient;
  }
}

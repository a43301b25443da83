import type { nothing, TemplateResult } from 'lit';
import type { CellRef, Explanation, MatrixData, Trace, TraceNode, VariantSchema } from '../engine/types';
import type { Lesson, LessonEntry } from '../lessons/lesson';
import type { Action } from '../store/actions/actions';
import type { Locks } from '../store/document/locks';
import type { Loss, State } from '../store/document/state';
import type { Editing } from '../store/ui/ui-state';

/** Lessons that belong together in the table of contents. */
export interface ContentsPart {
  readonly title: string;
  readonly lessons: readonly LessonEntry[];
}

/** The derivative of one cell by every number the reader owns. */
export interface Gradient {
  readonly of: CellRef;
  /** By node id, for every input, parameter, bias and mask. */
  readonly by: ReadonlyMap<string, MatrixData>;
}

/** All that a view may look at. Views are functions of it and hold nothing themselves. */
export interface Model {
  readonly state: State;
  readonly lesson: Lesson;
  /** All lessons there are, in reading order. */
  readonly contents: readonly ContentsPart[];
  readonly schema: VariantSchema;
  readonly trace: Trace;
  /** The run before the edits shown as a difference; null when none is shown. */
  readonly before: Trace | null;
  /** The cell to look at: under the pointer, else the last of the trail, else none. */
  readonly focus: CellRef | null;
  /** Why the last cell of the trail has its number. */
  readonly explanation: Explanation | null;
  /** Explanation of `focus` when that is another cell: what hovering lights up. */
  readonly hoverExplanation: Explanation | null;
  /** Present while the why panel shows derivatives. */
  readonly gradient: Gradient | null;
  readonly editing: Editing | null;
  /** The last refusal that is not about one cell, in words; empty when there is none. */
  readonly message: string;
  readonly playing: boolean;
  /** What readers may not change. */
  readonly locks: Locks;
  /** What shows the backward pass; null while the walk only goes forward. */
  readonly backwardPass: BackwardPass | null;
}

/** What a view may ask for. The element turns each into an action or a change of its own. */
export interface Intent {
  /** All that is on show after the last change. */
  current(): Model;
  dispatch(action: Action): void;
  /** A cell under the pointer or the keyboard; null when it left. */
  look(cell: CellRef | null): void;
  /** Opens a cell for typing, or says what is typed by now. `whole` matters when it opens. */
  edit(cell: CellRef, text: string, whole?: boolean): void;
  /** Takes the typed text and returns whether it did: what it refuses stays open, with a message at the cell. */
  commit(): boolean;
  giveUp(): void;
  /** Reads a pasted matrix into an input; refuses with a message and changes nothing. */
  paste(node: string, text: string): void;
  copy(text: string): void;
  /** Shows a message that is not about one cell. */
  say(message: string): void;
  play(on: boolean): void;
  /** Goes back from a number, after fetching what that takes; null only goes forward. */
  goBack(loss: Loss | null): void;
}

/** What shows the backward pass; fetched when somebody first goes back. */
export interface BackwardPass {
  /** The choice of what to go back from. */
  form(model: Model, intent: Intent): TemplateResult;
  /** What a step of the backward pass says, with references as lessons have them. */
  narration(node: TraceNode, trace: Trace): { readonly prose: string; readonly aside: string };
  /** Below the arithmetic of a derivative: the same number by difference quotient. */
  gradientCheck(model: Model): TemplateResult | typeof nothing;
}

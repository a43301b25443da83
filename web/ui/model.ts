import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { CellRef, Explanation, MatrixData, Trace, TraceNode, VariantSchema } from '../engine/types';
import type { Locale } from '../i18n/i18n';
import type { Message } from '../i18n/message';
import type { Lesson, LessonEntry } from '../lessons/lesson';
import type { Action } from '../store/actions/actions';
import type { Locks } from '../store/document/locks';
import type { Loss, ModelTab, State } from '../store/document/state';
import type { GuideProgress } from '../store/ui/guide-progress';
import type { DialogName, Editing, TourProgress } from '../store/ui/ui-state';
import type { Room } from './stage/fit/room';

/** A part of the table of contents. */
export interface ContentsPart {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly lessons: readonly LessonEntry[];
}

/** The gradient of one cell with respect to every given number. */
export interface Gradient {
  readonly of: CellRef;
  /** By node id: every input, parameter, bias and mask. */
  readonly by: ReadonlyMap<string, MatrixData>;
}

/** The input of all views, which are pure functions of it. */
export interface Model {
  /** The language of the element. */
  readonly locale: Locale;
  /** The room for the matrices of a step. */
  readonly room: Room;
  /** Whether the element is as narrow as on a phone. */
  readonly isNarrow: boolean;
  /** Whether the text is below the stage: there, an open explanation leaves no room for it. */
  readonly hasOneColumn: boolean;
  readonly state: State;
  readonly lesson: Lesson;
  /** The tabs of the lesson beside the walk, if it is about a model and its figures are shown. */
  readonly tabs: readonly ModelTab[];
  /** The tab that is shown; null for the walk. */
  readonly tab: ModelTab | null;
  /** All lessons, in reading order. */
  readonly contents: readonly ContentsPart[];
  readonly schema: VariantSchema;
  readonly trace: Trace;
  /** The run that the displayed difference starts from; null when none is displayed. */
  readonly before: Trace | null;
  /** The hovered or focused cell, else the selected one. */
  readonly focus: CellRef | null;
  /** The explanation of the selected cell. */
  readonly explanation: Explanation | null;
  /** The explanation of `focus` if that is not the selected cell. */
  readonly hoverExplanation: Explanation | null;
  /** Null unless the why panel shows the gradient. */
  readonly gradient: Gradient | null;
  readonly editing: Editing | null;
  /** The last error that is not about one cell; null when there is none. */
  readonly message: Message | null;
  readonly playing: boolean;
  /** How far the reader has come in the lessons; null where the lesson is shown without its guide. */
  readonly guideProgress: GuideProgress | null;
  /** The tour that is on; null if there is none, or if it is that of another lesson. */
  readonly tour: TourProgress | null;
  /** What readers may not change. */
  readonly locks: Locks;
  /** The views of the backward pass; null while the lesson has only the forward pass. */
  readonly backwardPass: BackwardPass | null;
}

/** What event listeners of views may call. */
export interface Intent {
  readonly glossary?: GlossaryViews | null;
  /** Null until it is loaded, like the glossary. */
  readonly stageViews?: StageViews | null;
  /** The model after the last change, which may be newer than the one a view was rendered from. */
  current(): Model;
  dispatch(action: Action): void;
  openLesson(id: string): Promise<void>;
  /** Sets the hovered or focused cell; null clears it. */
  hover(cell: CellRef | null): void;
  /** Opens a cell for editing, or updates the text. `selectAll` selects it when the field opens. */
  edit(cell: CellRef, text: string, selectAll?: boolean): void;
  /** Applies the edited text. Returns false if it was refused: then the field stays open and shows why. */
  commitEdit(): boolean;
  cancelEdit(): void;
  /** Clears the selection and focuses the cell that was selected. */
  closeWhy(): void;
  /** Parses a pasted matrix and sets an input to it; shows a message if that is not possible. */
  paste(node: string, text: string): void;
  copy(text: string): void;
  /** Shows a message that is not about one cell. */
  showMessage(reason: Message | null): void;
  play(on: boolean): void;
  /** Loads a dialog and opens it. `text` is what it is about: a text to copy, the id of a matrix to export, the place of a number. */
  showDialog(name: DialogName, text?: string): Promise<void>;
  /** Adds the backward pass from a loss, after loading its module; null removes it. */
  setLoss(loss: Loss | null): void;
}

/** The views of the backward pass, loaded on first use. */
export interface BackwardPass {
  /** The form that selects the loss. */
  form(model: Model, intent: Intent): TemplateResult;
  /** The text of a step of the backward pass, with the markup of lessons. */
  stepText(locale: Locale, node: TraceNode, trace: Trace): { readonly prose: string; readonly aside: string };
  /** Compares a gradient with its finite difference. */
  gradientCheck(model: Model): TemplateResult | typeof nothing;
}

/** Views of the stage that are loaded after the first render. */
export interface StageViews {
  /** Lists the numbers that the selected cell depends on, with their derivatives. */
  gradientPanel(gradient: Gradient, model: Model, intent: Intent): TemplateResult;
  /** Given matrices as heat maps: buttons that show their numbers. */
  givenPictures(nodes: readonly TraceNode[], model: Model, intent: Intent): TemplateResult;
  /** What the reader changed, how many numbers that affected, and why, once `reasons` are loaded. */
  difference(model: Model, intent: Intent, reasons: ChangeViews | null): TemplateResult;
}

/** Why numbers changed after an edit, and why others did not. */
export interface ChangeViews {
  readonly styles: CSSResult;
  /** What follows “You changed …” in one paragraph; nothing while no edit is shown. */
  sentence(model: Model, intent: Intent): TemplateResult | typeof nothing;
  /** A button, with a popover that has the whole chain; nothing where the sentence says it all. */
  details(model: Model, intent: Intent): TemplateResult | typeof nothing;
}

/** The explanations of terms, loaded after the first render. */
export interface GlossaryViews {
  /** A text in which the first of each term on a screen can be opened; null until the terms are loaded. */
  withTerms(text: string, model: Model): TemplateResult | null;
  /** What a matrix is. */
  definitionOf(node: TraceNode, model: Model): string | undefined;
}

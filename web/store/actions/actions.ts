import type { CellRef, MatrixData, OptionValue, VariantSchema } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import type { Settings } from '../document/settings';
import type {
  Document,
  Granularity,
  Loss,
  ModelTab,
  Position,
  Screen,
  State,
  TokenList,
  WhyView,
} from '../document/state';
import type { UiAction } from '../ui/ui-actions';

/**
 * Changes one number. `generated` is the matrix of the mask node if an option generates it: it is copied into the `mask`
 * input before the change. With `continues`, the change belongs to the last step of the history.
 */
export interface SetCell {
  readonly type: 'set-cell';
  readonly cell: CellRef;
  readonly value: number;
  readonly continues?: boolean;
  readonly generated?: MatrixData | undefined;
}

/** Toggles a cell of the mask: 0 becomes -Infinity, anything else 0. */
export interface ToggleMask {
  readonly type: 'toggle-mask';
  readonly row: number;
  readonly col: number;
  readonly generated?: MatrixData | undefined;
}

/** Replaces the matrix of an input. If its size changes, all matrices that share the dimension are resized. */
export interface ReplaceMatrix {
  readonly type: 'replace-matrix';
  readonly input: string;
  readonly matrix: MatrixData;
}

/** Sets an option of the variant. */
export interface SetOption {
  readonly type: 'set-option';
  readonly name: string;
  readonly value: OptionValue;
}

/** Changes the size of a dimension. */
export interface SetDimension {
  readonly type: 'set-dimension';
  readonly name: string;
  readonly size: number;
}

/** Inserts a token at `index` (default: the end) with the name `word` (default: `token 4`, for example). */
export interface AddToken {
  readonly type: 'add-token';
  readonly list: TokenList;
  readonly word?: string | undefined;
  readonly index?: number | undefined;
}

export interface RemoveToken {
  readonly type: 'remove-token';
  readonly list: TokenList;
  readonly index: number;
}

/** Changes the name of a token, not its numbers. */
export interface RenameToken {
  readonly type: 'rename-token';
  readonly list: TokenList;
  readonly index: number;
  readonly word: string;
}

/** Replaces one token list, or both, by the words of a sentence; words that were tokens before keep their numbers. */
export interface ReplaceTokens {
  readonly type: 'replace-tokens';
  readonly list: TokenList | 'both';
  readonly sentence: string;
}

/** Replaces one or both token lists of a model that reads words. */
export interface ReadWords {
  readonly type: 'read-words';
  readonly tokens: Partial<Readonly<Record<TokenList, readonly string[]>>>;
}

/** Fills one input, or all parameters if `input` is absent, with random numbers. The same seed gives the same numbers. */
export interface Refill {
  readonly type: 'refill';
  readonly input?: string | undefined;
  readonly seed: number;
}

/** Sets the loss of the backward pass; null removes the backward pass. */
export interface SetLoss {
  readonly type: 'set-loss';
  readonly loss: Loss | null;
}

/** Opens a lesson at its first step; `schema` is that of its variant. */
export interface OpenLesson {
  readonly type: 'open-lesson';
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/**
 * Opens another version of a lesson about a program, and keeps what fits of the words, options and numbers, and the place in the walk.
 * With `continues`, the change belongs to the last step of the history.
 */
export interface ReplaceProgram {
  readonly type: 'replace-program';
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
  readonly continues: boolean;
  /** What the program was made from, as settings; absent if that stays. Undo reverts them together. */
  readonly settings?: Settings | undefined;
}

/** Replaces the document by one that `readDocument` has checked. It may belong to another lesson. */
export interface LoadDocument {
  readonly type: 'load-document';
  readonly document: Document;
}

/** Replaces the state by that of a link. Undo goes back to the previous document. */
export interface Restore {
  readonly type: 'restore';
  readonly state: State;
}

/** Moves the walk to a position that the functions of `walk.ts` made. */
export interface Move {
  readonly type: 'move';
  readonly position: Position;
}

/** Jumps to a node, or to a cell of it, and keeps the granularity. */
export interface GoTo {
  readonly type: 'go-to';
  readonly node: string;
  readonly row?: number | undefined;
  readonly col?: number | undefined;
}

export interface SetGranularity {
  readonly type: 'set-granularity';
  readonly granularity: Granularity;
}

/** Shows a screen that is not a step; `node` is the one that its stage shows. */
export interface ShowScreen {
  readonly type: 'show-screen';
  readonly screen: Screen;
  readonly node?: string | undefined;
}

/** Shows a tab of the model; undefined for the walk through its steps. */
export interface ShowTab {
  readonly type: 'show-tab';
  readonly tab: ModelTab | undefined;
}

/** Stops the motion of the step at a time; undefined for its end. */
export interface SetTime {
  readonly type: 'set-time';
  readonly time: number | undefined;
}

/** Selects a cell to explain, and restarts the breadcrumb. */
export interface SelectCell {
  readonly type: 'select-cell';
  readonly cell: CellRef;
}

/** Explains a cell that the current explanation refers to, and appends it to the breadcrumb. */
export interface OpenTerm {
  readonly type: 'open-term';
  readonly cell: CellRef;
}

/** Goes back to an entry of the breadcrumb; 0 is the first. */
export interface BackTo {
  readonly type: 'back-to';
  readonly index: number;
}

export interface SetWhy {
  readonly type: 'set-why';
  readonly why: WhyView;
}

/** Sets a control of a figure, `figure.control`; an empty value restores the default. */
export interface SetSetting {
  readonly type: 'set-setting';
  readonly name: string;
  readonly value: string;
}

/** Sets controls of a figure that change what is computed. Undo reverts them together. */
export interface EditSettings {
  readonly type: 'edit-settings';
  readonly settings: Settings;
}

/** Shows the differences to another document of the lesson. */
export interface CompareWith {
  readonly type: 'compare-with';
  readonly document: Document;
}

/** An action without parameters. `reset` goes back to the baseline, or to the preset of the lesson. */
export interface Command {
  readonly type: 'reset' | 'undo' | 'redo' | 'dismiss-difference' | 'close-selection';
}

/** An action on the lesson: its document, or the position in the walk. */
export type LessonAction =
  | SetCell
  | ToggleMask
  | ReplaceMatrix
  | SetOption
  | SetDimension
  | AddToken
  | RemoveToken
  | RenameToken
  | ReplaceTokens
  | ReadWords
  | Refill
  | SetLoss
  | OpenLesson
  | ReplaceProgram
  | LoadDocument
  | Restore
  | Command
  | CompareWith
  | Move
  | GoTo
  | ShowScreen
  | ShowTab
  | SetGranularity
  | SetTime
  | SelectCell
  | OpenTerm
  | BackTo
  | SetWhy
  | SetSetting
  | EditSettings;

/** Every action of the store. */
export type Action = LessonAction | UiAction;

import type { CellRef, MatrixData, OptionValue, VariantSchema } from '../../engine/types';
import type { Lesson } from '../../lessons/lesson';
import type { Settings } from '../document/settings';
import type { Document, Granularity, Loss, Position, State, TokenList, WhyView } from '../document/state';
import type { UiAction } from '../ui/ui-actions';

/**
 * Changes one number. In the mask node while the mask follows from an option, `generated` is that node's matrix:
 * it becomes the reader's own mask before the change.
 */
export interface SetCell {
  readonly type: 'set-cell';
  readonly cell: CellRef;
  readonly value: number;
  readonly generated?: MatrixData | undefined;
}

/** Opens or closes a cell of the mask: 0 becomes -Infinity, anything else 0. */
export interface ToggleMask {
  readonly type: 'toggle-mask';
  readonly row: number;
  readonly col: number;
  readonly generated?: MatrixData | undefined;
}

/** Replaces all numbers of an input; matrices that share a dimension whose size changed are resized to fit. */
export interface ReplaceMatrix {
  readonly type: 'replace-matrix';
  readonly input: string;
  readonly matrix: MatrixData;
}

/** Chooses an option of the variant. */
export interface SetOption {
  readonly type: 'set-option';
  readonly name: string;
  readonly value: OptionValue;
}

/** Gives a dimension another size. */
export interface SetDimension {
  readonly type: 'set-dimension';
  readonly name: string;
  readonly size: number;
}

/** Adds a token, at the end unless `index` says otherwise, named `token 4` unless `word` says otherwise. */
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

/** Changes the name of a token and none of its numbers. */
export interface RenameToken {
  readonly type: 'rename-token';
  readonly list: TokenList;
  readonly index: number;
  readonly word: string;
}

/** Makes the words of a sentence the tokens; words that were there keep their numbers. */
export interface ReplaceTokens {
  readonly type: 'replace-tokens';
  readonly list: TokenList;
  readonly sentence: string;
}

/** Gives a model other words to read, of both lists at once; a list that is left out stays. */
export interface ReadWords {
  readonly type: 'read-words';
  readonly tokens: Partial<Readonly<Record<TokenList, readonly string[]>>>;
}

/** Fills one input, or every parameter when `input` is absent, with random numbers that follow from the seed. */
export interface Refill {
  readonly type: 'refill';
  readonly input?: string | undefined;
  readonly seed: number;
}

/** Lets the walk go back from a number after its last step; null lets it only go forward. */
export interface SetLoss {
  readonly type: 'set-loss';
  readonly loss: Loss | null;
}

/** Opens a lesson at its opening step; `schema` is that of its variant. */
export interface OpenLesson {
  readonly type: 'open-lesson';
  readonly lesson: Lesson;
  readonly schema: VariantSchema;
}

/** Takes over a document that `readDocument` has checked. It may belong to another lesson. */
export interface LoadDocument {
  readonly type: 'load-document';
  readonly document: Document;
}

/** Takes over the state that a link gave. The numbers on show until then can be had back by undo. */
export interface Restore {
  readonly type: 'restore';
  readonly state: State;
}

/** Moves the walk to a position that the functions of `walk.ts` made. */
export interface Move {
  readonly type: 'move';
  readonly position: Position;
}

/** Jumps to a node, or to a cell of it, at the present grain. */
export interface GoTo {
  readonly type: 'go-to';
  readonly node: string;
  readonly row?: number | undefined;
  readonly col?: number | undefined;
}

export interface SetGranularity {
  readonly type: 'set-granularity';
  readonly grain: Granularity;
}

/** Selects a cell: it is explained, and the breadcrumb starts anew. */
export interface SelectCell {
  readonly type: 'select-cell';
  readonly cell: CellRef;
}

/** Goes one level down, to a cell that the explanation on show names. */
export interface OpenTerm {
  readonly type: 'open-term';
  readonly cell: CellRef;
}

/** Goes back to a place in the breadcrumb; 0 is its start. */
export interface BackTo {
  readonly type: 'back-to';
  readonly index: number;
}

export interface SetWhy {
  readonly type: 'set-why';
  readonly why: WhyView;
}

/** Sets a control of a figure, `experiment.control`; empty when it is as at first. */
export interface SetSetting {
  readonly type: 'set-setting';
  readonly name: string;
  readonly value: string;
}

/** Sets controls of a figure that decide what is computed: one edit, which undo takes back. */
export interface Choose {
  readonly type: 'choose';
  readonly settings: Settings;
}

/** An action that is all said by its name. `reset` goes back to the preset of the lesson. */
export interface Command {
  readonly type: 'reset' | 'undo' | 'redo' | 'dismiss-difference' | 'close-selection';
}

/** Changes the lesson: its numbers, or where the reader is in it. */
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
  | LoadDocument
  | Restore
  | Command
  | Move
  | GoTo
  | SetGranularity
  | SelectCell
  | OpenTerm
  | BackTo
  | SetWhy
  | SetSetting
  | Choose;

/** Everything that can happen to the state. */
export type Action = LessonAction | UiAction;

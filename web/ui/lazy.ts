import type { CSSResult, TemplateResult } from 'lit';
import type { LossRequest, Trace, VariantSchema } from '../engine/types';
import type { Locale } from '../i18n/i18n';
import type { Message } from '../i18n/message';
import type { Lesson } from '../lessons/lesson';
import type { Loss, State } from '../store/document/state';
import type { parseMatrix } from '../store/paste/paste';
import type { LabStore } from '../store/store';
import type { DialogName, LazyViewName, Pasting, TourProgress, UiState } from '../store/ui/ui-state';
import type { Modes } from './mode';
import type { BackwardPass, ChangeViews, Model } from './model';
import type { UiIntent } from './ui-intent';

/** The form for pasted numbers, and its parser. */
export interface PasteForm {
  form(pasting: Pasting, model: Model, intent: UiIntent): TemplateResult;
  readonly parseMatrix: typeof parseMatrix;
  /** What has been typed for a matrix of a lesson in this tab, and was neither used nor cleared. */
  typedMatrix(lesson: string, node: string): string;
  keepMatrix(lesson: string, node: string, text: string): void;
  forgetMatrix(lesson: string, node: string): void;
}

/** The controls for words, sizes, options and numbers. */
export interface Controls {
  controls(model: Model, uiState: UiState, intent: UiIntent): TemplateResult;
}

/** The content of the opened list of lessons. */
export interface LessonContents {
  lessonContents(model: Model, uiState: UiState, intent: UiIntent): TemplateResult;
}

/** The list of all keyboard shortcuts. */
export interface KeyboardHelp {
  keyboardHelp(locale: Locale): TemplateResult;
}

/** The content of the menu of rarely used commands. */
export interface MenuContent {
  menuContent(model: Model, uiState: UiState, intent: UiIntent): TemplateResult;
}

/** The views that `UiIntent.load` loads when they are first opened. */
export interface LazyViews extends Readonly<Record<LazyViewName, unknown>> {
  readonly controls: Controls;
  readonly keyboardHelp: KeyboardHelp;
  readonly lessonContents: LessonContents;
  readonly menu: MenuContent;
  readonly pasteForm: PasteForm;
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

/** The lazily loaded modules that are in use; null until one is needed. */
export interface Loaded extends Nullable<LazyViews>, Modes {
  readonly changes: ChangeViews | null;
  readonly dialog: LazyDialog | null;
}

/** The exports of the module of the backward pass. */
export interface BackwardPassModule {
  /** The loss request for the engine, with the cell clamped to the run; null if no input has a gradient. */
  lossIn(loss: Loss, trace: Trace): LossRequest | null;
  readonly styles: CSSResult;
  /** `changed` requests another render. */
  make(changed: () => void): BackwardPass;
}

/** A dialog that is loaded when it is opened. It renders a `<dialog id="lazy-dialog">`. */
export interface LazyDialog {
  readonly styles: CSSResult;
  render(model: Model, intent: UiIntent): TemplateResult;
}

/** What a lazily loaded dialog may use of the element. */
export interface DialogHost {
  /** The language of the element, as it is now. */
  readonly locale: Locale;
  /** The regions that the attribute `hide` names. */
  readonly hidden: ReadonlySet<string>;
  /** Whether the element is the whole page. */
  readonly isPage: boolean;
  /** The tour of the lesson on show, as it is now. */
  readonly tour: TourProgress | null;
  changed(): void;
  close(): void;
  /** Copies to the clipboard. Returns whether the browser allowed it. */
  copy(text: string): Promise<boolean>;
  /** The state and the run of the element, and the engine of its lesson. */
  readonly store: Pick<LabStore, 'state' | 'trace' | 'opened'>;
  /** Replaces this dialog by another one. */
  open(name: DialogName): void;
  /** Parses a tour and returns its errors by line; if there are none, `follow` starts it. */
  check(text: string): Promise<CheckedTour>;
}

/** The result of checking a tour. */
export interface CheckedTour {
  readonly issues: readonly { readonly line: number; readonly message: Message }[];
  /** What is probably not meant, but does not stop the tour. */
  readonly warnings: CheckedTour['issues'];
  /** The initial state and its run; null if the lesson cannot be run. */
  readonly start: State | null;
  readonly trace: Trace | null;
  readonly lesson: Lesson | null;
  readonly schema: VariantSchema | null;
  follow(): void;
  /** Starts the tour until it is left, shows again what was there before, and then calls `back`. */
  preview(back: () => void): Promise<void>;
}

import type { CSSResult, TemplateResult } from 'lit';
import type { LossRequest, Trace, VariantSchema } from '../engine/types';
import type { Locale } from '../i18n/i18n';
import type { Message } from '../i18n/message';
import type { Lesson } from '../lessons/lesson';
import type { Action } from '../store/actions/actions';
import type { Loss, Position, State } from '../store/document/state';
import type { parseMatrix } from '../store/paste/paste';
import type { LabStore } from '../store/store';
import type { GuideProgress } from '../store/ui/guide-progress';
import type { DialogName, LazyViewName, Pasting, TourProgress, UiState } from '../store/ui/ui-state';
import type { BackwardPass, ChangeViews, Model } from './model';
import type { UiIntent } from './ui-intent';

/** The views of a tour: they replace the prose and the stepper of the lesson. */
export interface TourViews {
  readonly styles: CSSResult;
  prose(tour: TourProgress, model: Model, intent: UiIntent): TemplateResult;
  bar(tour: TourProgress, model: Model, intent: UiIntent): TemplateResult;
  /** The model with the numbers hidden that a question asks for. */
  conceal(tour: TourProgress, model: Model): Model;
  /** Whether an action would open a hidden number, and must not be dispatched; then the reader is told. */
  refuses(tour: TourProgress, action: Action, intent: UiIntent): boolean;
  /** Reports the end of a tour; called after every change of the state. */
  changed(tour: TourProgress | null, before: TourProgress | null, intent: UiIntent): void;
}

/** The views of a lesson with a guide: its cover, key steps, questions, things to try, and its end. */
export interface GuideViews {
  readonly styles: CSSResult;
  /** The model with the results hidden that the reader is asked to predict. */
  conceal(model: Model): Model;
  /** A screen without a stage: the cover, the end. Null at all others. */
  page(model: Model, intent: UiIntent): TemplateResult | null;
  /** Classes of the element's root that say what the reader is asked to do; empty at a step that is not a key step. */
  rootClass(model: Model): string;
  /** Where the figures beside the stage are: above it to be used, hidden while they would tell an answer, else below it. */
  figures(model: Model): 'above' | 'below' | 'hidden';
  /** The text beside the stage; null at a step that is not a key step. */
  prose(model: Model, intent: UiIntent): TemplateResult | null;
  /** The navigation bar; null while every step is shown. */
  bar(model: Model, intent: UiIntent): TemplateResult | null;
  /** What screen readers announce; null at a step that is not a key step. */
  announcement(model: Model): string | null;
  /** Goes on or back; undefined while every step is shown. Returns whether there was somewhere to go. */
  step(model: Model, intent: UiIntent, direction: 'next' | 'back' | 'first' | 'last'): boolean | undefined;
  /** The next key step, for playback; the current position at the last one, null while every step is shown. */
  nextStep(model: Model): Position | null;
  /** Whether an action was an answer to the current question, and needs no dispatch. */
  takes(action: Action, intent: UiIntent): boolean;
  /** Notes that the current stop has been visited. */
  visit(model: Model, intent: UiIntent): void;
  /** What has been kept on the device. */
  storedProgress(): GuideProgress;
  storeProgress(progress: GuideProgress): Message | null;
}

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
export interface Loaded extends Nullable<LazyViews> {
  readonly changes: ChangeViews | null;
  readonly tourViews: TourViews | null;
  readonly dialog: LazyDialog | null;
  readonly guide: GuideViews | null;
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

import type { CSSResult, TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import type { ProgramProblem, ProgramWalk } from '../engine/programs';
import type { Trace } from '../engine/types';
import { isProgramId } from '../lessons/address';
import type { Action } from '../store/actions/actions';
import type { Document, Position } from '../store/document/state';
import { activeTour, type LabState } from '../store/lab-state';
import type { RunnableLesson } from '../store/store';
import type { GuideProgress } from '../store/ui/guide-progress';
import type { Model } from './model';
import type { UiIntent } from './ui-intent';

/** What a guide or a tour makes of a lesson. Where it gives null, or has no such function, the lesson is as without it. */
export interface Mode {
  readonly styles: CSSResult;
  /** The model with the numbers hidden that a question asks for. `engine` is that of the lesson. */
  conceal(model: Model, engine: Engine): Model;
  /** Whether an action is an answer, or would open a hidden number, and must not be dispatched; then the reader is told. */
  takes(action: Action, intent: UiIntent): boolean;
  /** Classes of the element's root that say what the reader is asked to do, each after a space. */
  rootClass(model: Model): string;
  /** A screen without a stage, such as a cover. */
  page?(model: Model, intent: UiIntent): TemplateResult | null;
  /** Where the figures beside the stage are: above it to be used, hidden while they would tell an answer, else below it. */
  figures?(model: Model): 'above' | 'below' | 'hidden';
  /** The text beside the stage. */
  prose(model: Model, intent: UiIntent): TemplateResult | null;
  /** What can be set beside the text of a step that is not the mode's own. */
  settings?(model: Model, intent: UiIntent): unknown;
  /** What is above the stage. */
  above?(model: Model, intent: UiIntent): TemplateResult;
  /** What is right below the stage. */
  below?(model: Model, intent: UiIntent): unknown;
  /** The navigation bar. */
  bar(model: Model, intent: UiIntent): TemplateResult | null;
  /** What screen readers announce. */
  announcement?(model: Model): string | null;
  /** Goes on or back; undefined if the lesson is to do it. Returns whether there was somewhere to go. */
  step(model: Model, intent: UiIntent, direction: Direction): boolean | undefined;
  /** Where playback goes next; the current position at the end, null if the lesson is to do it. */
  nextStep?(model: Model): Position | null;
  /** Keeps and reports how far the reader has come; called after every change of the state. */
  changed(state: LabState, before: LabState, intent: UiIntent): void;
}

export type Direction = 'next' | 'back' | 'first' | 'last';

/** The mode of a lesson with a guide, whose progress lasts longer than one visit. */
export interface GuideMode extends Mode {
  /** What has been kept on the device. */
  storedProgress(): GuideProgress;
  /** Notes that the current stop has been visited. */
  visit(model: Model, intent: UiIntent): void;
}

/** The mode of lessons about programs: their text beside the stage. */
export interface ProgramMode extends Mode {
  /** The lesson that a text is, or what is wrong with it. */
  lessonOf(text: string, engine: Engine): ProgramLesson | ProgramProblem;
  /** The nodes of a run as parts of the text; null if it is the run of no program. */
  walkOf(document: Document, trace: Trace, opened: RunnableLesson): ProgramWalk | null;
}

/** A lesson made of a program. */
export interface ProgramLesson extends RunnableLesson {
  readonly text: string;
}

/** The modes that are loaded. */
export interface Modes {
  readonly guide: GuideMode | null;
  readonly tour: Mode | null;
  readonly program: ProgramMode | null;
}

/** The mode of the lesson: that of the active tour, else that of its program or of its guide. */
export function modeOf(state: LabState, { tour, guide, program }: Modes): Mode | null {
  if (activeTour(state) !== null) return tour;
  return isProgramId(state.document.lesson) ? program : guide;
}

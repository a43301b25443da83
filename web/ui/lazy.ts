import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { LossRequest, Trace, TraceNode } from '../engine/types';
import type { Loss } from '../store/document/state';
import type { Intent, Model } from './model';
import type { UiIntent } from './ui-state';

/** What leads the reader while a tour is on: a text and a bar in the place of the lesson's own. */
export interface Guide {
  /** Which of our own tours it is; empty for that of an author. */
  readonly id: string;
  /** The lesson that it leads through; in any other it is silent. */
  readonly lesson: string;
  readonly styles: CSSResult;
  /** Which stop the reader is at, from 0. */
  readonly at: number;
  /** What its author leaves out and locks, as the attributes of the element say it. */
  readonly frame: { readonly hide: string; readonly lock: string };
  prose(model: Model, intent: UiIntent): TemplateResult;
  bar(model: Model, intent: UiIntent): TemplateResult;
  /** Goes to another stop. Returns whether there was one. */
  step(direction: 'next' | 'back' | 'first' | 'last', intent: UiIntent): boolean;
  /** Lets the reader go on alone. */
  leave(): void;
}

/** What shows the backward pass; fetched when somebody first goes back. */
export interface BackwardPass {
  /** The choice of what to go back from. */
  form(model: Model, intent: Intent): TemplateResult;
  /** What a step of the backward pass says, with references as lessons have them. */
  told(node: TraceNode, trace: Trace): { readonly prose: string; readonly aside: string };
  /** Below the arithmetic of a derivative: the same number by difference quotient. */
  gradientCheck(model: Model): TemplateResult | typeof nothing;
}

export interface BackwardPassModule {
  /** What the engine is asked for a loss, brought inside the run; null where nothing moves anything. */
  lossIn(wanted: Loss, trace: Trace): LossRequest | null;
  readonly styles: CSSResult;
  /** `changed` asks to be drawn again. */
  make(changed: () => void): BackwardPass;
}

/** A dialog that is fetched when it is opened. It renders a `<dialog id="late">`. */
export interface LateDialog {
  readonly styles: CSSResult;
  render(model: Model, intent: UiIntent): TemplateResult;
}

/** What a dialog that is fetched may ask for. */
export interface DialogHost {
  /** The regions that are not on show. */
  readonly hidden: ReadonlySet<string>;
  /** Whether the element is the page itself. */
  readonly isPage: boolean;
  changed(): void;
  close(): void;
  /** Puts text on the clipboard; false where that is refused. */
  copy(text: string): Promise<boolean>;
  /** Opens another dialog in the place of this one. */
  open(name: DialogName): void;
  /** Reads the text of a tour. Returns what is wrong with it, by lines; when nothing is, `follow` starts it. */
  check(text: string): Promise<CheckedTour>;
}

export type DialogName = 'share' | 'check';

/** What came of reading a tour. */
export interface CheckedTour {
  readonly complaints: readonly { readonly line: number; readonly says: string }[];
  follow(): void;
}

/** What the list of tours says about one. */
export interface TourLine {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

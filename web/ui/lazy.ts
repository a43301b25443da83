import type { CSSResult, TemplateResult } from 'lit';
import type { LossRequest, Trace } from '../engine/types';
import type { Loss } from '../store/document/state';
import type { parseMatrix } from '../store/paste/paste';
import type { DialogName, Pasting, TourProgress } from '../store/ui/ui-state';
import type { BackwardPass, Model } from './model';
import type { UiIntent } from './ui-intent';

/** What is shown while a tour is on: a text and a bar in the place of the lesson's own. */
export interface TourViews {
  readonly styles: CSSResult;
  prose(tour: TourProgress, model: Model, intent: UiIntent): TemplateResult;
  bar(tour: TourProgress, model: Model, intent: UiIntent): TemplateResult;
}

/** What draws the form for pasted numbers, and reads them. */
export interface PasteForm {
  form(pasting: Pasting, model: Model, intent: UiIntent): TemplateResult;
  readonly parseMatrix: typeof parseMatrix;
}

/** What has been fetched so far, for what the state says is open. */
export interface Loaded {
  readonly pasteForm: PasteForm | null;
  readonly tourViews: TourViews | null;
  readonly dialog: LateDialog | null;
}

/** What the file of the backward pass exports. */
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

/** What came of reading a tour. */
export interface CheckedTour {
  readonly issues: readonly { readonly line: number; readonly message: string }[];
  follow(): void;
}

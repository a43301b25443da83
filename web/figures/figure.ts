import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import type { Locale } from '../i18n/i18n';
import type { Intent, Model } from '../ui/model';

/** What a figure gets besides the model. */
export interface FigureContext {
  /** The language of the element, as it is now. */
  readonly locale: Locale;
  /** An engine with the variant of the lesson, for additional runs. */
  readonly engine: Engine;
  /** An engine with the variant of another lesson that has been opened; undefined for any other. */
  engineOf?(lesson: string): Engine | undefined;
  /** Requests a new rendering after the state of the figure has changed. */
  requestUpdate(): void;
}

/**
 * A figure of a lesson, beside its matrices. It exists while the lesson is open in one element. State that belongs into
 * links must be in the document instead.
 */
export interface Figure {
  render(model: Model, intent: Intent): TemplateResult | typeof nothing;
  /** Called after each rendering of the page, for imperative updates such as a canvas. */
  updated?(root: ParentNode, model: Model): void;
  /** Called when the lesson is closed or the element is removed. */
  disconnect?(): void;
}

/** What the file of a figure exports. */
export interface FigureModule {
  /**
   * In the column of the stage, below it, or above it where the reader is asked to use the figure; or after text and stage, in
   * full width. Figures that are in a tab of a model (`lessons/model-tabs.ts`) are there.
   */
  readonly place: 'column' | 'after';
  readonly styles: CSSResult;
  create(host: FigureContext): Figure;
}

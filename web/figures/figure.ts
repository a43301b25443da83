import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { Engine } from '../engine/engine';
import type { Intent, Model } from '../ui/model';

/** What a figure may use besides the model. */
export interface FigureContext {
  /** The engine that has the lesson's variant, for runs of the figure's own. */
  readonly engine: Engine;
  /** Asks for a new drawing after the figure's own state has changed. */
  requestUpdate(): void;
}

/**
 * A figure of a lesson's own, beside its matrices. It lives as long as the lesson is open in one element. What a reader
 * would want to find again in a link belongs into the document, not in here.
 */
export interface Figure {
  render(model: Model, intent: Intent): TemplateResult | typeof nothing;
  /** After each drawing of the page, for what cannot be said in markup, such as a canvas. */
  updated?(root: ParentNode, model: Model): void;
  /** The lesson was left, or the element was taken off the page. */
  disconnect?(): void;
}

/** What a file of a figure exports, and `index.ts` names. */
export interface FigureModule {
  /** Between the prose and the matrices, or below them. */
  readonly place: 'before' | 'after';
  readonly styles: CSSResult;
  create(host: FigureContext): Figure;
}

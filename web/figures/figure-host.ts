import type { TemplateResult } from 'lit';
import { adoptStyles } from '../ui/dom/adopt-styles';
import type { Intent, Model } from '../ui/model';
import type { Figure, FigureModule } from './figure';
import type { OpenedLesson } from './library';

interface MountedFigure {
  readonly module: FigureModule;
  readonly figure: Figure;
}

/** The figures of the current lesson: created when it opens, released when another one opens. */
export class FigureHost {
  readonly #requestUpdate: () => void;
  #lesson: OpenedLesson | null = null;
  #figures: readonly MountedFigure[] = [];

  constructor(requestUpdate: () => void) {
    this.#requestUpdate = requestUpdate;
  }

  /** Renders the figures before or after the matrices. */
  render(
    place: FigureModule['place'],
    opened: OpenedLesson,
    model: Model,
    intent: Intent,
  ): readonly (TemplateResult | symbol)[] {
    this.#mount(opened);
    return this.#figures
      .filter(({ module }) => module.place === place)
      .map(({ figure }) => figure.render(model, intent));
  }

  updated(root: ParentNode, model: Model): void {
    for (const { module, figure } of this.#figures) {
      adoptStyles(root, module);
      figure.updated?.(root, model);
    }
  }

  disconnect(): void {
    for (const { figure } of this.#figures) figure.disconnect?.();
    this.#figures = [];
    this.#lesson = null;
  }

  #mount(opened: OpenedLesson): void {
    if (opened === this.#lesson) return;
    this.disconnect();
    const context = { engine: opened.engine, requestUpdate: this.#requestUpdate };
    this.#lesson = opened;
    this.#figures = opened.figures.map((module) => ({ module, figure: module.create(context) }));
  }
}

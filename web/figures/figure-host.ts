import type { TemplateResult } from 'lit';
import { adoptStyles } from '../ui/dom/adopt-styles';
import type { Intent, Model } from '../ui/model';
import type { Figure, FigureModule } from './figure';
import type { OpenedLesson } from './library';

interface Shown {
  readonly module: FigureModule;
  readonly figure: Figure;
}

/** The figures of the lesson on show: made when it opens, let go when it is left. */
export class FigureHost {
  readonly #changed: () => void;
  #of: OpenedLesson | null = null;
  #shown: readonly Shown[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The figures that stand before or after the matrices. */
  render(
    place: FigureModule['place'],
    opened: OpenedLesson,
    model: Model,
    intent: Intent,
  ): readonly (TemplateResult | symbol)[] {
    this.#show(opened);
    return this.#shown
      .filter(({ module }) => module.place === place)
      .map(({ figure }) => figure.render(model, intent));
  }

  updated(root: ParentNode, model: Model): void {
    for (const { module, figure } of this.#shown) {
      adoptStyles(root, module);
      figure.updated?.(root, model);
    }
  }

  disconnect(): void {
    for (const { figure } of this.#shown) figure.disconnect?.();
    this.#shown = [];
    this.#of = null;
  }

  #show(opened: OpenedLesson): void {
    if (opened === this.#of) return;
    this.disconnect();
    const host = { engine: opened.engine, changed: this.#changed };
    this.#of = opened;
    this.#shown = opened.figures.map((module) => ({ module, figure: module.make(host) }));
  }
}

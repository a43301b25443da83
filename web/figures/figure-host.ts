import type { TemplateResult } from 'lit';
import type { Locale } from '../i18n/i18n';
import { type ModelTabName, tabOfFigureIn } from '../lessons/model-tabs';
import { adoptStyles } from '../ui/dom/adopt-styles';
import type { Intent, Model } from '../ui/model';
import type { Figure, FigureContext, FigureModule } from './figure';
import { library, type OpenedLesson } from './library';

/** Beside the steps of a lesson, or in a tab of its model. */
export type FigurePlace = FigureModule['place'] | ModelTabName;

interface MountedFigure {
  readonly place: FigurePlace;
  readonly module: FigureModule;
  readonly figure: Figure;
}

/** The figures of the current lesson: created when it opens, released when another one opens. */
export class FigureHost {
  readonly #requestUpdate: () => void;
  readonly #locale: () => Locale;
  #lesson: OpenedLesson | null = null;
  #figures: readonly MountedFigure[] = [];

  constructor(requestUpdate: () => void, locale: () => Locale) {
    this.#requestUpdate = requestUpdate;
    this.#locale = locale;
  }

  /** Renders the figures at one place. */
  render(
    place: FigurePlace,
    opened: OpenedLesson,
    model: Model,
    intent: Intent,
  ): readonly (TemplateResult | symbol)[] {
    this.#mount(opened);
    return this.#figures
      .filter((each) => each.place === place)
      .map(({ figure }) => figure.render(model, intent));
  }

  /** Also releases the figures of the lesson before where those of the new one are not rendered yet, as on its cover. */
  updated(root: ParentNode, opened: OpenedLesson, model: Model): void {
    if (opened !== this.#lesson) this.disconnect();
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
    const locale = this.#locale;
    const context: FigureContext = {
      engine: opened.engine,
      engineOf: (lesson) => library.get(lesson)?.engine,
      requestUpdate: this.#requestUpdate,
      get locale() {
        return locale();
      },
    };
    this.#lesson = opened;
    const names = opened.lesson.figures ?? [];
    this.#figures = opened.figures.map((module, at) => {
      const tab = tabOfFigureIn(names[at] ?? '', opened.lesson);
      return { place: tab ?? module.place, module, figure: module.create(context) };
    });
  }
}

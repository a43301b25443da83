import type { TemplateResult } from 'lit';
import { t } from '../../i18n/i18n';
import type { Tour, TourStep } from '../../store/untrusted/tour';
import type { Guide } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-state';
import { type Attempt, cellOf, judge } from './checkpoint';
import type { TourStop } from './stop';
import { tourCss } from './tour.css';
import { tourBar, tourProse } from './view';

/** What a guide asks of the element it leads through. */
export interface GuideHost {
  changed(): void;
  /** Every stop has been seen, and every question answered. */
  complete(): void;
  /** The reader goes on alone. */
  leave(): void;
}

const fresh: Attempt = { given: '', tries: 0, verdict: null };

/** Leads through a tour: which stop the reader is at, and what came of the questions. */
export class TourGuide implements Guide {
  readonly styles = tourCss;
  readonly id: string;
  readonly #tour: Tour;
  readonly #host: GuideHost;
  readonly #attempts = new Map<number, Attempt>();
  #index = 0;
  #furthest = 0;
  #completed = false;

  constructor(tour: Tour, id: string, host: GuideHost) {
    this.id = id;
    this.#tour = tour;
    this.#host = host;
  }

  get lesson(): string {
    return this.#tour.lesson;
  }

  get at(): number {
    return this.#index;
  }

  /** What its author leaves out and locks, as the attributes of the element say it. */
  get frame(): { readonly hide: string; readonly lock: string } {
    return this.#tour;
  }

  prose(model: Model, intent: UiIntent): TemplateResult {
    return tourProse(this.#stop(), model, intent);
  }

  bar(model: Model, intent: UiIntent): TemplateResult {
    return tourBar(this.#stop(), model, intent);
  }

  step(direction: 'next' | 'back' | 'first' | 'last', intent: UiIntent): boolean {
    const last = this.#tour.steps.length - 1;
    const from = this.#index;
    this.#go({ next: from + 1, back: from - 1, first: 0, last }[direction], intent);
    return this.#index !== from;
  }

  leave(): void {
    this.#host.leave();
  }

  #stop(): TourStop {
    const step = this.#tour.steps[this.#index] ?? this.#tour.steps[0];
    return {
      tour: this.#tour,
      step,
      index: this.#index,
      attempt: this.#attempt(),
      words: (text) => (this.id === '' ? text : t(text)),
      give: (given) => this.#note({ ...this.#attempt(), given, verdict: null }),
      check: (model) => this.#check(step, model),
      reveal: (model, intent) => this.#reveal(step, model, intent),
      go: (index, intent) => this.#go(index, intent),
      leave: () => this.leave(),
    };
  }

  #attempt(): Attempt {
    return this.#attempts.get(this.#index) ?? fresh;
  }

  #note(attempt: Attempt): void {
    this.#attempts.set(this.#index, attempt);
    this.#host.changed();
  }

  #check({ checkpoint }: TourStep, { state, trace }: Model): void {
    if (checkpoint === null) return;
    const { given, tries } = this.#attempt();
    const verdict = judge(checkpoint.expect, given, state.trail[0] ?? null, trace);
    this.#note({ given, tries: tries + 1, verdict });
    this.#mayComplete();
  }

  #reveal({ checkpoint }: TourStep, { trace }: Model, intent: UiIntent): void {
    const expected = checkpoint?.expect;
    const cell = expected === undefined || expected.kind === 'choice' ? null : cellOf(expected.target, trace);
    if (cell === null) return;
    intent.dispatch({ type: 'go-to', ...cell });
    intent.dispatch({ type: 'select-cell', cell });
  }

  #go(index: number, intent: UiIntent): void {
    const step = this.#tour.steps[index];
    if (step === undefined) return;
    this.#index = index;
    this.#furthest = Math.max(this.#furthest, index);
    const { node, cell } = step.focus;
    intent.play(false);
    intent.dispatch({ type: 'go-to', node, ...cell });
    if (cell === null) intent.dispatch({ type: 'close-selection' });
    else intent.dispatch({ type: 'select-cell', cell: { node, ...cell } });
    this.#host.changed();
    this.#mayComplete();
  }

  /** A tour is complete once: when its end has been reached and no question is open. */
  #mayComplete(): void {
    const { steps } = this.#tour;
    const open = steps.some(
      ({ checkpoint }, at) => checkpoint !== null && this.#attempts.get(at)?.verdict !== 'right',
    );
    if (this.#completed || open || this.#furthest < steps.length - 1) return;
    this.#completed = true;
    this.#host.complete();
  }
}

import { html, nothing, render, type TemplateResult } from 'lit';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import { loadFonts } from '../../ui/fonts/fonts';
import { styles } from '../../ui/styles/styles';
import { reportOf } from '../../workers/error-report';
import { pageHost, TrainingClient } from '../../workers/training/training-client';
import { ChartWidth } from '../chart-width';
import { Announcer } from './announcer';
import { mapKey, maps, outputLine } from './attention-maps';
import { accuracyCurve } from './curves';
import { readout } from './readout';
import type { TrainingSettings } from './settings';
import { type LiveData, reversal as task } from './tasks/live-tasks';
import { plansOf } from './tasks/plans';
import { trainingCss } from './training.css';
import { demoCss } from './training-demo.css';

const settings: TrainingSettings = { seed: task.seed, beside: null, wait: task.wait, example: 0 };

/** Milliseconds after the end of the training in which a click on Pause is ignored. */
const pauseDebounce = 400;

/** The height of the curve, in pixels. */
const plotHeight = 140;

/** With reduced motion, pictures change only every so many steps. */
const stillInterval = 25;

/** Trains the smallest task outside of a lesson, in a shadow root with the styles of the element. */
export class TrainingDemo {
  readonly #root: ShadowRoot;
  readonly #client: TrainingClient;
  readonly #width = new ChartWidth(() => this.#render());
  readonly #announcer = new Announcer();
  readonly #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  #locale: Locale;
  /** The address of the same task in the lab. */
  #lab: string;
  #data: LiveData | null = null;
  #startsWhenReady = true;
  #drawnSteps = 0;

  constructor(place: HTMLElement, locale: Locale, lab: string) {
    this.#locale = locale;
    this.#lab = lab;
    this.#root = place.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [...styles, trainingCss, demoCss].flatMap(
      ({ styleSheet }) => styleSheet ?? [],
    );
    this.#client = new TrainingClient({ ...pageHost(), changed: () => this.#changed() });
    this.#render();
    void loadFonts(place);
    void this.#load();
  }

  translate(locale: Locale, lab: string): void {
    this.#locale = locale;
    this.#lab = lab;
    this.#render();
  }

  pause(): void {
    this.#startsWhenReady = false;
    if (this.#client.isGoing) this.#client.pause();
  }

  focus(): void {
    this.#root.querySelector<HTMLElement>('[data-do="toggle"]')?.focus();
  }

  async #load(): Promise<void> {
    try {
      this.#data = await task.load();
      this.#open();
    } catch (error) {
      this.#client.showError(reportOf(error));
    }
  }

  #open(): void {
    const data = this.#data;
    if (data === null) return;
    this.#announcer.reset();
    const { measuring } = task;
    const plans = plansOf(task, data, settings);
    this.#client.open({ plans, measuring, end: data.steps, example: settings.example });
  }

  #changed(): void {
    const client = this.#client;
    if (client.phase === 'ready' && this.#startsWhenReady) {
      this.#startsWhenReady = false;
      client.start(settings.wait);
    }
    const isSoon = client.isGoing && Math.abs(client.steps - this.#drawnSteps) < stillInterval;
    if (this.#reducedMotion.matches && isSoon && client.steps > 0) return;
    this.#render();
  }

  readonly #toggle = (): void => {
    const client = this.#client;
    if (client.phase === 'opening') this.#startsWhenReady = !this.#startsWhenReady;
    else if (client.phase === 'lost') this.#restart();
    else if (client.isGoing) client.pause();
    else if (performance.now() - client.endedAt > pauseDebounce) client.start(settings.wait);
    this.#render();
  };

  readonly #restart = (): void => {
    this.#startsWhenReady = true;
    this.#open();
  };

  #render(): void {
    this.#drawnSteps = this.#client.steps;
    render(this.#view(this.#locale), this.#root);
    this.#width.observe(this.#root.querySelector('.training-curves'));
  }

  #view(locale: Locale): TemplateResult {
    const client = this.#client;
    return html`<div class="lab"><section class="training" aria-label=${locale.t(task.title)}>
      ${this.#controls(locale)}
      ${client.error === null ? nothing : html`<p class="error" role="alert">${locale.t(trainingText('training.cannot_train'))} ${locale.format(client.error)}</p>`}
      <p class="visually-hidden" role="status">${this.#announcer.say(locale, client)}</p>
      ${readout(locale, client, settings)}
      <div class="training-body">
        <div class="training-examples">${this.#example(locale)}</div>
        <div class="training-curves">${this.#curves(locale)}</div>
      </div>
      ${mapKey(locale, task.legend)}
    </section></div>`;
  }

  #controls(locale: Locale): TemplateResult {
    const { phase, isGoing, steps } = this.#client;
    const willGo = isGoing || (phase === 'opening' && this.#startsWhenReady);
    const label = willGo ? 'common.pause' : trainingText(steps === 0 ? 'training.train' : 'training.go');
    return html`<div class="training-hands">
      <button type="button" class="main" data-do="toggle" @click=${this.#toggle}>${locale.t(label)}</button>
      <button type="button" data-do="reset" @click=${this.#restart}>${locale.t(trainingText('training.start_over'))}</button>
      <a class="demo-lab" href=${this.#lab}>${locale.t(trainingText('training.open_in_lab'))}</a>
    </div>`;
  }

  #example(locale: Locale): unknown {
    const result = this.#client.histories[0]?.result ?? null;
    const data = this.#data;
    if (result === null || data === null)
      return html`<p class="training-waiting">${this.#client.error === null ? locale.t(trainingText('training.engine_way')) : nothing}</p>`;
    const view = {
      ...{ result, data, disabledHeads: [], number: settings.example, legend: task.legend },
      ...{ maps: plansOf(task, data, settings)[0]?.maps ?? [], toggleHead: () => {} },
    };
    return [outputLine(locale, view), maps(locale, view)];
  }

  #curves(locale: Locale): unknown {
    const { steps, histories } = this.#client;
    const models = histories.map((history) => ({
      ...{ name: locale.t(trainingText('training.model')), history, rates: new Float64Array() },
    }));
    const { width } = this.#width.columns(1);
    const plannedSteps = this.#data?.steps ?? 100;
    const tableVersion = Math.floor(steps / stillInterval);
    const curves = { models, steps, plannedSteps, width, height: plotHeight, tableVersion };
    return accuracyCurve(locale, curves);
  }
}

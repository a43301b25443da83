import { html, nothing, render, type TemplateResult } from 'lit';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import type { Intent, Model } from '../../ui/model';
import { reportOf } from '../../workers/error-report';
import type { ExampleResult, Plan } from '../../workers/training/messages';
import { pageHost, TrainingClient } from '../../workers/training/training-client';
import type { TrainingFile } from '../../workers/training/training-file';
import { ChartWidth } from '../chart-width';
import type { Figure, FigureModule } from '../figure';
import { Announcer } from './announcer';
import {
  changeClaim,
  exampleControl,
  fileControls,
  modelControls,
  modelName,
  runControls,
  type TrainingActions,
} from './controls';
import { accuracyCurve, type Curves, lossCurve, rateCurve } from './curves';
import { exampleViews } from './examples';
import { gradientBars, parameterMap } from './internals';
import { canOpenInLesson, documentWithWeights } from './open-in-lesson';
import { cheating, readout } from './readout';
import { readSettings, sameModels, settingsUpdater, type TrainingSettings } from './settings';
import { liveTasks } from './tasks/all-tasks';
import type { LiveData, LiveTask } from './tasks/live-tasks';
import { plansOf } from './tasks/plans';
import { trainingCss } from './training.css';
import { matchesSettings, openTrainingFile, saveTraining } from './training-files';

const noRates = new Float64Array();

/** Steps between updates of the tables during training. */
const tableInterval = 50;

/** Milliseconds in which a click on a button that has just changed is ignored. */
const pauseDebounce = 400;

/** Trains a model live. It renders itself in its own frames: 60 times per second is too often for the whole page. */
class TrainingPanel implements Figure {
  readonly #task: LiveTask;
  readonly #section = document.createElement('section');
  readonly #client: TrainingClient;
  readonly #width: ChartWidth;
  readonly #announcer = new Announcer();
  /** Loads nothing before the section is nearly visible. */
  readonly #visibility = new IntersectionObserver((entries) => this.#onIntersection(entries), {
    rootMargin: '25%',
  });
  #isVisible = false;
  #settings: TrainingSettings | null = null;
  #plans: readonly Plan[] = [];
  /** Null until loaded. */
  #data: LiveData | null = null;
  #model: Model | null = null;
  #intent: Intent | null = null;
  /** A file to resume from, once its models are open. */
  #pendingFile: TrainingFile | null = null;

  constructor(task: LiveTask) {
    this.#task = task;
    this.#section.className = 'training';
    this.#section.dataset.training = task.id;
    this.#client = new TrainingClient({ ...pageHost(), changed: () => this.#render() });
    this.#width = new ChartWidth(() => this.#render());
    this.#visibility.observe(this.#section);
  }

  render(model: Model, intent: Intent): TemplateResult {
    this.#model = model;
    this.#intent = intent;
    this.#applySettings(readSettings(model, this.#task));
    this.#render();
    return html`${this.#section}`;
  }

  updated(): void {
    this.#width.observe(this.#section.querySelector('.training-curves'));
  }

  disconnect(): void {
    this.#visibility.disconnect();
    this.#client.close();
    this.#width.disconnect();
  }

  readonly #actions: TrainingActions = {
    toggle: () => {
      const { isGoing, endedAt } = this.#client;
      // Ignore Pause clicks just after training ends.
      if (!isGoing && performance.now() - endedAt < pauseDebounce) return;
      if (isGoing) this.#client.pause();
      else this.#client.start(this.#settings?.wait ?? 0);
      this.#render();
    },
    step: () => this.#client.step(),
    reset: () => {
      if (this.#settings !== null) this.#open(this.#settings);
    },
    rewind: (to) => this.#client.rewind(to),
    toggleHead: (head) => {
      const { silent } = this.#client;
      const isOff = silent.includes(head);
      this.#client.silence(isOff ? silent.filter((each) => each !== head) : [...silent, head].sort());
    },
    save: () => void this.#save(),
    load: (file) => void this.#load(file),
    openInLesson: () => void this.#openInLesson(),
  };

  /** Applies settings: a change of the models restarts the training, other changes do not. */
  #applySettings(settings: TrainingSettings): void {
    const before = this.#settings;
    this.#settings = settings;
    if (before === null || !sameModels(before, settings)) this.#open(settings);
    else if (before.example !== settings.example) this.#client.show(settings.example);
    else if (before.wait !== settings.wait && this.#client.isGoing) this.#client.start(settings.wait);
  }

  #open(settings: TrainingSettings): void {
    if (!this.#isVisible) return;
    this.#announcer.reset();
    if (this.#data === null) {
      void this.#fetch();
      return;
    }
    this.#lockHeights();
    this.#plans = plansOf(this.#task, this.#data, settings);
    const { measuring } = this.#task;
    const { steps: end } = this.#data;
    this.#client.open({ plans: this.#plans, measuring, end, example: settings.example });
    this.#resume(settings);
  }

  /** Keeps the heights of the old models until the new ones are there, to avoid layout shifts. */
  #lockHeights(): void {
    for (const part of this.#resizedParts()) part.style.minBlockSize = getComputedStyle(part).blockSize;
  }

  #unlockHeights(): void {
    const { histories, phase } = this.#client;
    const isLoaded = phase === 'ready' && histories.every(({ result }) => result !== null);
    if (!isLoaded && phase !== 'lost') return;
    for (const part of this.#resizedParts()) part.style.minBlockSize = '';
  }

  /** The parts that are empty without models. */
  #resizedParts(): NodeListOf<HTMLElement> {
    return this.#section.querySelectorAll('.training-readout, .training-body, .training-inside');
  }

  /** Resumes from the pending file, or discards it if it belongs to other models. */
  #resume(settings: TrainingSettings): void {
    const file = this.#pendingFile;
    if (file === null || this.#data === null) return;
    this.#pendingFile = null;
    if (matchesSettings(file, settings)) this.#client.resume(file);
  }

  #onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    if (this.#isVisible || entries.every(({ isIntersecting }) => !isIntersecting)) return;
    this.#isVisible = true;
    this.#visibility.disconnect();
    if (this.#settings !== null) this.#open(this.#settings);
  }

  async #fetch(): Promise<void> {
    try {
      this.#data = await this.#task.load();
      if (this.#settings !== null) this.#open(this.#settings);
    } catch (error) {
      this.#client.showError(reportOf(error));
    }
  }

  async #save(): Promise<void> {
    const settings = this.#settings;
    if (settings === null) return;
    try {
      saveTraining(this.#task, settings, await this.#client.save(), this.#client.histories);
    } catch (error) {
      this.#client.showError(reportOf(error));
    }
  }

  /** Copies the current model into the lesson, where all its numbers are explained. */
  async #openInLesson(): Promise<void> {
    this.#client.pause();
    const weights = await this.#client.weights();
    const [model, data, intent] = [this.#model, this.#data, this.#intent];
    const result = this.#client.histories[0]?.result;
    if (model === null || data === null || intent === null || !result) return;
    intent.dispatch({ type: 'load-document', document: documentWithWeights(model, data, result, weights) });
    intent.dispatch({ type: 'show-tab', tab: 'use' });
  }

  async #load(file: File): Promise<void> {
    try {
      const content = await openTrainingFile(file, this.#task);
      const [settings, intent] = [this.#settings, this.#intent];
      if (settings === null || intent === null) return;
      this.#pendingFile = content;
      if (matchesSettings(content, settings)) this.#resume(settings);
      else settingsUpdater(this.#task, intent)({ seed: content.seed, beside: content.beside });
    } catch (error) {
      this.#client.showError(reportOf(error));
    }
  }

  #render(): void {
    const [settings, model, intent] = [this.#settings, this.#model, this.#intent];
    if (settings === null || model === null || intent === null) return;
    this.#section.setAttribute('aria-label', model.locale.t(this.#task.title));
    render(this.#panel(settings, model, intent), this.#section);
    this.#unlockHeights();
  }

  #panel(settings: TrainingSettings, model: Model, intent: Intent): TemplateResult {
    const { locale } = model;
    const { title, watch, about } = this.#task;
    const [client, update] = [this.#client, settingsUpdater(this.#task, intent)];
    const curves = this.#curves(locale, settings);
    const canOpen = this.#data !== null && canOpenInLesson(model, this.#data);
    return html`
      <div class="training-intro">
        <div>
          <h3><span class="of">${locale.t(trainingText('training.training_live'))}</span> ${locale.t(title)}</h3>
          <p class="hypothesis">${locale.t(watch)}</p>
        </div>
        <div>
          <p class="about">${locale.t(about)}</p>
          <p class="training-claim" ?hidden=${settings.beside === null}>${changeClaim(locale, this.#task, settings)}</p>
        </div>
      </div>
      <div class="training-controls">
        ${runControls(locale, client, settings, update, this.#actions)}
        ${modelControls(locale, this.#task.changes, settings, update)}
      </div>
      ${client.error === null ? nothing : html`<p class="error" role="alert">${locale.format(client.error)}</p>`}
      <p class="visually-hidden" role="status">${this.#announcer.say(locale, client)}</p>
      <div class=${settings.beside === null ? 'training-body' : 'training-body two-models'}>
        <div class="training-score">${readout(locale, client, settings)} ${cheating(locale, client, settings)}</div>
        <div class="training-examples">${this.#examples(locale, settings)} ${exampleControl(locale, settings, update)}</div>
        <div class=${this.#client.steps === 0 ? 'training-curves untrained' : 'training-curves'}>${accuracyCurve(locale, curves)} ${lossCurve(locale, curves)}</div>
      </div>
      <details class="training-details">
        <summary>${locale.t(trainingText('training.details'))}</summary>
        ${this.#internals(locale, curves)}
      </details>
      ${fileControls(locale, client, this.#actions, canOpen)}`;
  }

  #examples(locale: Locale, settings: TrainingSettings): readonly unknown[] {
    const { histories, silent } = this.#client;
    const { toggleHead } = this.#actions;
    const run = { histories, plans: this.#plans, disabledHeads: silent, toggleHead };
    return exampleViews(locale, settings, { ...run, task: this.#task, data: this.#data });
  }

  #curves(locale: Locale, settings: TrainingSettings): Curves {
    const { steps, isGoing, histories, learningRates } = this.#client;
    const models = histories.map((history, at) => ({
      name: modelName(locale, settings, at),
      history,
      rates: learningRates[at] ?? noRates,
    }));
    const tableVersion = isGoing ? Math.floor(steps / tableInterval) : String(steps);
    const { width } = this.#width.columns(1);
    const height = plotHeight(width);
    return { models, steps, plannedSteps: this.#data?.steps ?? 100, width, height, tableVersion };
  }

  #internals(locale: Locale, curves: Curves): TemplateResult {
    const results = this.#client.histories.flatMap(({ result }): readonly ExampleResult[] =>
      result === null ? [] : [result],
    );
    return html`<div class="training-inside">
      ${results.slice(0, 1).map((result) => parameterMap(locale, result, this.#plans[0]?.parameter ?? ''))}
      ${results.length === 0 ? nothing : gradientBars(locale, results)}
      ${rateCurve(locale, curves)}
    </div>`;
  }
}

/** Both charts are in view with the maps and the controls: they are low in low windows, and lower where all is in one column. */
function plotHeight(width: number): number {
  if (width < 480) return 56;
  return innerHeight < 1000 ? 84 : 140;
}

/** Creates the figure of a training task. */
export function trainingOf(id: string): FigureModule {
  const task = liveTasks.find((each) => each.id === id);
  if (task === undefined) throw new Error(`There is no task “${id}”.`);
  return {
    place: 'after',
    styles: trainingCss,
    create: () => new TrainingPanel(task),
  };
}

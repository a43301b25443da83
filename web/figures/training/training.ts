import { html, nothing, render, type TemplateResult } from 'lit';
import { english, formatError, type Language, language, setLocale, t, translate } from '../../i18n/i18n';
import type { Intent, Model } from '../../ui/model';
import { reportOf } from '../../workers/error-report';
import type { Plan, Sight } from '../../workers/training/messages';
import { pageHost, TrainingClient } from '../../workers/training/training-client';
import type { TrainingFile } from '../../workers/training/training-file';
import type { Figure, FigureModule } from '../figure';
import { WidthMeter } from '../width-meter';
import { Announcer } from './announcer';
import { claim, files, type Hands, howToTrain, modelName, whatToTrain, whichExample } from './controls';
import { accuracyCurve, lossCurve, rateCurve } from './curves';
import { gradientBars, parameterMap } from './inside';
import { answers, mapKey, maps, type Shown } from './maps';
import { pictureSight } from './pictures';
import { cheating, readout } from './readout';
import { putting, readSettings, type TrainingSettings, trainsSame } from './settings';
import { canTakeApart, documentOf } from './take-apart';
import { liveTasks } from './tasks/all-tasks';
import type { LiveData, LiveTask } from './tasks/live-tasks';
import { plansOf } from './tasks/plans';
import { download, isOf, opened } from './to-file';
import { trainingCss } from './training.css';

const none = new Float64Array();

/** Steps after which the tables of numbers are written again while a training goes on. */
const tableEvery = 50;

/** Milliseconds from seeing that a button says something else to not pressing it. */
const reaction = 400;

/**
 * A model that learns while one looks on. What it draws it draws by itself, in a frame of its own: sixty times a second is
 * too often for the whole page around it.
 */
class TrainingPanel implements Figure {
  readonly #task: LiveTask;
  readonly #place = document.createElement('section');
  readonly #client: TrainingClient;
  readonly #meter: WidthMeter;
  readonly #announcer = new Announcer();
  /** Nothing is fetched before the reader comes near. */
  readonly #nearness = new IntersectionObserver((entries) => this.#come(entries), { rootMargin: '25%' });
  #isNear = false;
  #settings: TrainingSettings | null = null;
  #plans: readonly Plan[] = [];
  /** Null until it has been fetched. */
  #data: LiveData | null = null;
  #model: Model | null = null;
  #intent: Intent | null = null;
  #language: Language = english;
  /** What is to be gone on from, as soon as the models of its settings are asked for. */
  #file: TrainingFile | null = null;

  constructor(task: LiveTask) {
    this.#task = task;
    this.#place.className = 'training';
    this.#place.dataset.training = task.id;
    this.#client = new TrainingClient({ ...pageHost(), changed: () => this.#draw() });
    this.#meter = new WidthMeter(() => this.#draw());
    this.#nearness.observe(this.#place);
  }

  render(model: Model, intent: Intent): TemplateResult {
    this.#language = language();
    this.#model = model;
    this.#intent = intent;
    this.#use(readSettings(model, this.#task));
    this.#draw();
    return html`${this.#place}`;
  }

  updated(): void {
    this.#meter.watch(this.#place.querySelector('.training-curves'));
  }

  disconnect(): void {
    this.#nearness.disconnect();
    this.#client.close();
    this.#meter.disconnect();
  }

  readonly #hands: Hands = {
    toggle: () => {
      const { isGoing, endedAt } = this.#client;
      // Whoever reached for “Pause” as the course ended does not mean “Go on”.
      if (!isGoing && performance.now() - endedAt < reaction) return;
      if (isGoing) this.#client.pause();
      else this.#client.start(this.#settings?.wait ?? 0);
      this.#draw();
    },
    step: () => this.#client.step(),
    reset: () => {
      if (this.#settings !== null) this.#open(this.#settings);
    },
    rewind: (to) => this.#client.rewind(to),
    silence: (head) => {
      const { silent } = this.#client;
      const isOff = silent.includes(head);
      this.#client.silence(isOff ? silent.filter((each) => each !== head) : [...silent, head].sort());
    },
    save: () => void this.#save(),
    load: (file) => void this.#load(file),
    takeApart: () => void this.#takeApart(),
  };

  /** Takes on settings: other models begin anew, another pace or another example does not disturb them. */
  #use(settings: TrainingSettings): void {
    const before = this.#settings;
    this.#settings = settings;
    if (before === null || !trainsSame(before, settings)) this.#open(settings);
    else if (before.example !== settings.example) this.#client.show(settings.example);
    else if (before.wait !== settings.wait && this.#client.isGoing) this.#client.start(settings.wait);
  }

  #open(settings: TrainingSettings): void {
    if (!this.#isNear) return;
    this.#announcer.reset();
    if (this.#data === null) {
      void this.#fetch();
      return;
    }
    this.#hold();
    this.#plans = plansOf(this.#task, this.#data, settings);
    const { measuring } = this.#task;
    const { steps: end } = this.#data;
    this.#client.open({ plans: this.#plans, measuring, end, example: settings.example });
    this.#resume(settings);
  }

  /** Keeps the room that the old models took until the new ones are there: nothing is to jump up and down again. */
  #hold(): void {
    for (const part of this.#parts()) part.style.minBlockSize = getComputedStyle(part).blockSize;
  }

  #release(): void {
    const { histories, phase } = this.#client;
    const isThere = phase === 'ready' && histories.every(({ sight }) => sight !== null);
    if (!isThere && phase !== 'lost') return;
    for (const part of this.#parts()) part.style.minBlockSize = '';
  }

  /** What is empty while there are no models. */
  #parts(): NodeListOf<HTMLElement> {
    return this.#place.querySelectorAll('.training-readout, .training-body, .training-inside');
  }

  /** Goes on from a file that waits for its models; one of other models nobody waits for any more. */
  #resume(settings: TrainingSettings): void {
    const file = this.#file;
    if (file === null || this.#data === null) return;
    this.#file = null;
    if (isOf(file, settings)) this.#client.resume(file);
  }

  #come(entries: readonly IntersectionObserverEntry[]): void {
    if (this.#isNear || entries.every(({ isIntersecting }) => !isIntersecting)) return;
    this.#isNear = true;
    this.#nearness.disconnect();
    if (this.#settings !== null) this.#open(this.#settings);
  }

  async #fetch(): Promise<void> {
    try {
      this.#data = await this.#task.load();
      if (this.#settings !== null) this.#open(this.#settings);
    } catch (error) {
      this.#client.complain(reportOf(error));
    }
  }

  async #save(): Promise<void> {
    const settings = this.#settings;
    if (settings === null) return;
    try {
      download(this.#task, settings, await this.#client.save(), this.#client.histories);
    } catch (error) {
      this.#client.complain(reportOf(error));
    }
  }

  /** Puts the model onto the stage of the lesson, where every number of it can be asked why. */
  async #takeApart(): Promise<void> {
    this.#client.pause();
    const weights = await this.#client.weights();
    const [model, data, intent] = [this.#model, this.#data, this.#intent];
    const sight = this.#client.histories[0]?.sight;
    if (model === null || data === null || intent === null || !sight) return;
    setLocale(this.#language);
    intent.dispatch({ type: 'load-document', document: documentOf(model, data, sight, weights) });
  }

  async #load(file: File): Promise<void> {
    try {
      const found = await opened(file, this.#task);
      const [settings, intent] = [this.#settings, this.#intent];
      if (settings === null || intent === null) return;
      this.#file = found;
      setLocale(this.#language);
      if (isOf(found, settings)) this.#resume(settings);
      else putting(this.#task, intent)({ seed: found.seed, beside: found.beside });
    } catch (error) {
      this.#client.complain(reportOf(error));
    }
  }

  /** Whoever calls may be a frame or an answer of the worker: it is this element's turn to speak. */
  #draw(): void {
    const [settings, intent] = [this.#settings, this.#intent];
    if (settings === null || intent === null) return;
    setLocale(this.#language);
    this.#place.setAttribute('aria-label', translate(this.#task.title));
    render(this.#panel(settings, intent), this.#place);
    this.#release();
  }

  #panel(settings: TrainingSettings, intent: Intent): TemplateResult {
    const { title, watch, about } = this.#task;
    const [client, put] = [this.#client, putting(this.#task, intent)];
    return html`
      <h3><span class="of">${t('Training live')}</span> ${translate(title)}</h3>
      <p class="hypothesis">${translate(watch)}</p>
      <p class="about">${translate(about)}</p>
      ${whatToTrain(this.#task.changes, settings, put)}
      <p class="training-claim" ?hidden=${settings.beside === null}>${claim(this.#task, settings)}</p>
      ${howToTrain(client, settings, put, this.#hands)}
      ${readout(client, settings)} ${cheating(client, settings)}
      ${client.trouble === '' ? nothing : html`<p class="trouble" role="alert">${formatError(client.details ?? client.trouble)}</p>`}
      <p class="visually-hidden" role="status">${this.#announcer.say(client)}</p>
      <div class="training-body">
        <div class="training-sights">${this.#sights(settings)} ${whichExample(settings, put)}</div>
        <div class="training-curves">${this.#curves(settings)}</div>
      </div>
      ${this.#inside()} ${this.#foot()}`;
  }

  #foot(): TemplateResult {
    const isHere = this.#model !== null && this.#data !== null && canTakeApart(this.#model, this.#data);
    return files(this.#client, this.#hands, isHere);
  }

  #sights(settings: TrainingSettings): readonly unknown[] {
    const { histories, silent } = this.#client;
    const data = this.#data;
    if (data === null || histories.every(({ sight }) => sight === null))
      return [html`<p class="training-waiting">${t('The engine is on its way.')}</p>`];
    const sights = histories.map(({ sight }, at) => {
      if (sight === null) return nothing;
      const shown: Shown = {
        ...{ sight, data, silent, number: settings.example, key: this.#task.key },
        ...{ maps: this.#plans[at]?.maps ?? [], silence: this.#hands.silence },
      };
      const name =
        histories.length > 1
          ? html`<h4 class=${`chart-series-${at}`}>${modelName(settings, at)}</h4>`
          : nothing;
      return html`<div class="training-sight">${name} ${data.sourceWords.length === 0 ? pictureSight(shown) : [answers(shown), maps(shown)]}</div>`;
    });
    return [...sights, mapKey(this.#task.key)];
  }

  #curves(settings: TrainingSettings): readonly unknown[] {
    const { steps, isGoing, histories, courses } = this.#client;
    const models = histories.map((history, at) => ({
      name: modelName(settings, at),
      history,
      course: courses[at] ?? none,
    }));
    const fresh = isGoing ? Math.floor(steps / tableEvery) : `${steps} ${this.#language.code}`;
    const { width } = this.#meter.columns(1);
    const curves = { models, steps, expected: this.#data?.steps ?? 100, width, fresh };
    return [accuracyCurve(curves), lossCurve(curves), rateCurve(curves)];
  }

  #inside(): TemplateResult {
    const sights = this.#client.histories.flatMap(({ sight }): readonly Sight[] =>
      sight === null ? [] : [sight],
    );
    return html`<div class="training-inside">
      ${sights.slice(0, 1).map((sight) => parameterMap(sight, this.#plans[0]?.parameter ?? ''))}
      ${sights.length === 0 ? nothing : gradientBars(sights)}
    </div>`;
  }
}

/** The training of a task as a figure. */
export function trainingOf(id: string): FigureModule {
  const task = liveTasks.find((each) => each.id === id);
  if (task === undefined) throw new Error(`There is no task “${id}”.`);
  return {
    place: 'after',
    styles: trainingCss,
    make: () => new TrainingPanel(task),
  };
}

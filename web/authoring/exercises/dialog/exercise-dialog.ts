import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../../engine/errors';
import type { Trace } from '../../../engine/types';
import { exercisesText } from '../../../i18n/en/exercises';
import type { Locale } from '../../../i18n/i18n';
import { titleOf } from '../../../i18n/lesson-texts';
import { type Message, message } from '../../../i18n/message';
import { askableOf, kindsOf, nodesOf } from '../../../learn/exercises/generation/available';
import { type ExerciseSource, generate } from '../../../learn/exercises/generation/generate';
import { stepTitle } from '../../../learn/exercises/hints';
import { kindLabels } from '../../../learn/exercises/instruction';
import { loadSource, mayHaveProgram } from '../../../learn/exercises/load-source';
import { openExercise } from '../../../learn/exercises/open';
import {
  type ExerciseSpec,
  fieldError,
  type Kind,
  maxSeed,
  readSpec,
  writeSpec,
} from '../../../learn/exercises/spec';
import { isRefusal, quoted } from '../../../store/document/refusal';
import { staleText } from '../../../ui/controls/stale-text';
import { symbolText } from '../../../ui/equation/equation';
import type { DialogHost, LazyDialog } from '../../../ui/lazy';
import type { Model } from '../../../ui/model';
import { printSheets, saveSheets } from '../sheets/print';
import { classOf, maxSheets } from '../sheets/sheets';
import { dialogCss } from './dialog.css';
import { type PreviewContext, preview } from './preview';
import { TakeAlong } from './take-along';

/** What the dialog shows: an exercise, or why there is none. Null while its lesson is loaded. */
type Made = ReturnType<typeof generate> | null;

/** The dialog in which an author or a teacher makes an exercise. */
export class ExerciseDialog implements LazyDialog {
  readonly styles = dialogCss;
  readonly #host: DialogHost;
  readonly #takeAlong: TakeAlong;
  /** Null until the first render, which knows the lesson on the page. */
  #spec: ExerciseSpec | null = null;
  #seedText = '1';
  #countText = '30';
  #source: ExerciseSource | null = null;
  #made: Made = null;
  /** The run of the last exercise of this lesson: it has the titles of the steps, also while a seed gives no exercise. */
  #lastRun: Trace | null = null;
  /** What happened after the last button, in sentences. */
  #status: readonly Message[] = [];

  constructor(host: DialogHost) {
    this.#host = host;
    this.#takeAlong = new TakeAlong(host);
  }

  render(model: Model): TemplateResult {
    const spec = this.#spec ?? this.#first(model);
    const { locale } = model;
    const exercise = this.#made === null || isRefusal(this.#made) ? null : this.#made;
    return html`<dialog id="lazy-dialog" class="make-exercise" aria-labelledby="exercise-title" @close=${() => this.#host.close()}>
      <h2 id="exercise-title">${locale.t(exercisesText('exercises.dialog_title'))}</h2>
      ${staleText(this.#host)}
      <p>${locale.t(exercisesText('exercises.dialog_help'))}</p>
      <div class="fields">${this.#lessons(model, spec)} ${this.#kinds(spec)} ${this.#nodes(spec, model)} ${this.#seed()}</div>
      <h3>${locale.t(exercisesText('exercises.preview'))}</h3>
      <div class="exercise preview-box">${this.#preview(model)}</div>
      ${this.#takeAlong.render(locale, exercise)}
      <p role="status" class="help sheets-status">${this.#status.map((each) => locale.format(each)).join(' ')}</p>
      <div class="row sheets">
        <label>${locale.t(exercisesText('exercises.count'))}<input type="text" inputmode="numeric" name="count" .value=${this.#countText} @input=${(event: Event) => this.#setCount(inputValue(event))} /></label>
        <button type="button" aria-disabled=${exercise === null} @click=${() => this.#sheets(printSheets)}>${locale.t(exercisesText('exercises.print'))}</button>
        <button type="button" aria-disabled=${exercise === null} @click=${() => this.#sheets(saveSheets)}>${locale.t(exercisesText('exercises.save'))}</button>
        <button type="button" class="main close" aria-disabled=${exercise === null} @click=${(event: Event) => exercise && this.#open(event)}>${locale.t(exercisesText('exercises.open'))}</button>
        <button type="button" @click=${() => this.#host.close()}>${locale.t('common.close')}</button>
      </div>
    </dialog>`;
  }

  /** The exercise of the step on the page, or of its lesson. */
  #first({ lesson, state }: Model): ExerciseSpec {
    const { node } = state.position;
    const spec: ExerciseSpec = { lesson: lesson.id, kind: 'row', seed: 1, node: '', cells: [] };
    this.#spec = spec;
    void this.#load(spec, node);
    return spec;
  }

  #lessons({ contents, lesson, locale }: Model, spec: ExerciseSpec): TemplateResult {
    const listed = contents.flatMap(({ lessons }) => lessons);
    // A program, and a lesson of somebody else, is in no list.
    const all = listed.some(({ id }) => id === lesson.id) ? listed : [lesson, ...listed];
    const entries = all.filter(({ id }) => [spec.lesson, lesson.id].includes(id) || mayHaveExercises(id));
    const change = (event: Event): void =>
      void this.#load({ ...spec, lesson: inputValue(event), node: '', cells: [] });
    return html`<label>${locale.t(exercisesText('exercises.menu_lesson'))}<select name="lesson" @change=${change}>
      ${entries.map((entry) => html`<option value=${entry.id} ?selected=${entry.id === spec.lesson}>${titleOf(locale, entry)}</option>`)}
    </select></label>`;
  }

  #kinds(spec: ExerciseSpec): TemplateResult {
    const { locale } = this.#host;
    const kinds = this.#source === null ? [] : kindsOf(this.#source.asked);
    const change = (event: Event): void => {
      const kind = kinds.find((each) => each === inputValue(event)) ?? spec.kind;
      this.#make({ ...spec, kind, node: this.#nodeFor(spec.node, kind), cells: [] });
    };
    return html`<label>${locale.t(exercisesText('exercises.kind'))}<select name="kind" ?disabled=${kinds.length === 0} @change=${change}>
      ${kinds.map((kind) => html`<option value=${kind} ?selected=${kind === spec.kind}>${locale.t(kindLabels[kind])}</option>`)}
    </select></label>`;
  }

  /** The steps that can be asked, by their titles. */
  #nodes(spec: ExerciseSpec, { locale }: Model): TemplateResult {
    const nodes = this.#stepsOf(spec.kind);
    const title = (id: string): string =>
      this.#lastRun === null ? id : titleAmong(id, nodes, this.#lastRun, locale);
    const change = (event: Event): void => this.#make({ ...spec, node: inputValue(event), cells: [] });
    return html`<label>${locale.t(exercisesText('exercises.step'))}<select name="step" ?disabled=${nodes.length === 0} @change=${change}>
      ${nodes.map((id, at) => html`<option value=${id} ?selected=${spec.node === '' ? at === 0 : id === spec.node}>${title(id)}</option>`)}
    </select></label>`;
  }

  #seed(): TemplateResult {
    const { locale } = this.#host;
    const roll = (): void => this.#setSeed(String(1 + Math.floor(Math.random() * 9999)));
    return html`<span class="seed"><label>${locale.t(exercisesText('exercises.seed'))}<input
        type="text"
        name="seed"
        inputmode="numeric"
        maxlength="12"
        .value=${this.#seedText}
        @input=${(event: Event) => this.#setSeed(inputValue(event))}
      /></label>
      <button type="button" title=${locale.t(exercisesText('exercises.dice'))} aria-label=${locale.t(exercisesText('exercises.dice'))} @click=${roll}><span aria-hidden="true">⚄</span></button></span>`;
  }

  #setSeed(text: string): void {
    this.#seedText = text;
    const spec = this.#spec;
    if (spec === null) return;
    const seed = /^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : 0;
    if (seed < 1 || seed > maxSeed) {
      this.#made = { error: fieldError('seed', text) };
      this.#host.changed();
    } else this.#make({ ...spec, seed });
  }

  #setCount(text: string): void {
    this.#countText = text;
    this.#status = [];
    this.#host.changed();
  }

  #preview(model: Model): TemplateResult {
    if (this.#made === null) return html`${nothing}`;
    if (isRefusal(this.#made))
      return html`<p class="refused" role="alert">${model.locale.format(this.#made.error)}</p>`;
    const context: PreviewContext = {
      exercise: this.#made,
      locale: model.locale,
      setBlanks: (cells) => this.#spec && this.#make({ ...this.#spec, cells }),
    };
    return preview(context);
  }

  /** Loads the lesson of a spec, then makes its exercise: of the given step, if that can be asked for. */
  async #load(spec: ExerciseSpec, step = ''): Promise<void> {
    this.#spec = spec;
    this.#made = null;
    this.#source = null;
    this.#lastRun = null;
    this.#host.changed();
    try {
      const source = await loadSource(spec.lesson);
      if (this.#spec.lesson !== spec.lesson) return;
      this.#source = isRefusal(source) ? null : source;
      this.#made = isRefusal(source) ? source : null;
    } catch (error) {
      this.#made = { error: message('lab.lesson_not_loaded', { reason: detailsOf(error) }) };
    }
    if (this.#made === null) this.#make(this.#fitting(this.#spec, step));
    else this.#host.changed();
  }

  /** A spec of a kind and a step that the lesson has. */
  #fitting(spec: ExerciseSpec, step: string): ExerciseSpec {
    const kinds = this.#source === null ? [] : kindsOf(this.#source.asked);
    const kind = kinds.includes(spec.kind) ? spec.kind : (kinds[0] ?? spec.kind);
    return { ...spec, kind, node: this.#nodeFor(step, kind) };
  }

  /** The steps that a kind can ask for in the lesson. */
  #stepsOf(kind: Kind): readonly string[] {
    return this.#source === null ? [] : nodesOf(this.#source.asked, kind);
  }

  /** The step, if the kind can ask for it. */
  #nodeFor(step: string, kind: Kind): string {
    return this.#stepsOf(kind).includes(step) ? step : '';
  }

  #make(spec: ExerciseSpec): void {
    this.#spec = spec;
    this.#seedText = String(spec.seed);
    this.#status = [];
    // What is written into links is what is read from them.
    const read = readSpec(writeSpec(spec));
    if (this.#source !== null) this.#made = isRefusal(read) ? read : generate(read, this.#source);
    if (this.#made !== null && !isRefusal(this.#made)) this.#lastRun = this.#made.trace;
    this.#host.changed();
  }

  #open(event: Event): void {
    const root = (event.currentTarget as Element).getRootNode();
    if (!(root instanceof ShadowRoot) || this.#spec === null) return;
    this.#host.close();
    openExercise(root.host, this.#spec);
  }

  #sheets(show: typeof printSheets): void {
    const { locale } = this.#host;
    const count = Number(this.#countText);
    if (this.#spec === null || this.#source === null || this.#made === null || isRefusal(this.#made)) return;
    if (!Number.isInteger(count) || count < 1 || count > maxSheets) {
      const value = quoted(this.#countText);
      this.#status = [message(exercisesText('exercises.error_count'), { value, max: maxSheets })];
    } else {
      const exercises = classOf(this.#spec, count, this.#source);
      if (isRefusal(exercises)) this.#status = [exercises.error];
      else {
        const [first, last] = [exercises[0]?.spec.seed ?? 0, exercises.at(-1)?.spec.seed ?? 0];
        const hasOneKey = count > 1 && this.#spec.kind === 'order';
        this.#status = [
          message(exercisesText('exercises.print_help'), { first, last }),
          ...(hasOneKey ? [message(exercisesText('exercises.one_order'))] : []),
        ];
        show(exercises, locale);
      }
    }
    this.#host.changed();
  }
}

const mayHaveExercises = (lesson: string): boolean =>
  askableOf(lesson) !== undefined || mayHaveProgram(lesson);

/** The title of a step; with its symbol where several have the same one, such as those of a loop. */
function titleAmong(id: string, others: readonly string[], trace: Trace, locale: Locale): string {
  const title = stepTitle(id, trace, locale);
  const node = trace.node(id);
  const isAlone = others.every((each) => each === id || stepTitle(each, trace, locale) !== title);
  return isAlone || node === undefined ? title : `${title} ${symbolText(locale, node)}`;
}

function inputValue(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
}

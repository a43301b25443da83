import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../engine/errors';
import { engineFile } from '../../engine/load';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import type { Message } from '../../i18n/message';
import type { Evaluation } from '../../training/evaluate';
import { sessionRequestOf } from '../../training/train';
import { loadWeights } from '../../training/weights/index';
import type { Model } from '../../ui/model';
import { sendable } from '../../workers/client';
import { EvaluationClient } from '../../workers/training/evaluation-client';
import { ChartWidth } from '../chart-width';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { lengthsCss } from './lengths.css';
import { curves, example, type LengthResults, modelNames, verdict } from './verdict';

/** The run in progress and its results so far. */
interface ActiveRun {
  readonly controller: AbortController;
  /** Null until the models are loaded. */
  results: LengthResults | null;
}

/**
 * Evaluates two translators, with and without attention, on all held-out sentences: accuracy by length stays flat with
 * attention and falls without.
 */
class LengthCurve implements Figure {
  readonly #context: FigureContext;
  readonly #width: ChartWidth;
  #active: ActiveRun | null = null;
  #results: LengthResults | null = null;
  #error: Message | null = null;

  constructor(context: FigureContext) {
    this.#context = context;
    this.#width = new ChartWidth(() => context.requestUpdate());
  }

  render({ locale }: Model): TemplateResult {
    const results = this.#results;
    const isDone = results !== null && this.#active === null;
    return html`<section class="experiment" data-experiment="lengths" aria-label=${locale.t(figuresText('lengths.why_attention_invented'))}>
      <h3><span class="of">${locale.t(figuresText('common.experiment'))}</span> ${locale.t(figuresText('lengths.why_attention_invented'))}</h3>
      <p class="hypothesis"><b>${locale.t(figuresText('common.hypothesis'))}</b> ${locale.t(figuresText('lengths.attention_long_sentences'))}</p>
      <p class="about">${locale.t(figuresText('lengths.two_recurrent_translators_gru'))}</p>
      <div class="settings"><button type="button" class="main" @click=${() => this.#toggle()}
        >${this.#active === null ? locale.t(figuresText('lengths.measure')) : locale.t(figuresText('common.stop'))}</button>${this.#progress(locale)}</div>
      <div class="findings" aria-live="polite">${this.#error === null ? nothing : html`<p class="error">${locale.format(this.#error)}</p>`}
        ${isDone ? verdict(locale, results) : nothing}</div>
      ${results === null ? nothing : curves(locale, results, this.#width.columns(1).width)}
      ${isDone ? example(locale, results) : nothing}
    </section>`;
  }

  updated(root: ParentNode): void {
    if (this.#width.isConnected) return;
    this.#width.observe(root.querySelector('[data-experiment="lengths"]'));
  }

  disconnect(): void {
    this.#active?.controller.abort();
    this.#width.disconnect();
  }

  #progress(locale: Locale): TemplateResult | typeof nothing {
    if (this.#active === null) return nothing;
    const { results } = this.#active;
    const all = (results?.data.heldOut.count ?? 0) * modelNames.length;
    const done = results?.written.reduce((sum, { length }) => sum + length, 0) ?? 0;
    return html`<progress max=${Math.max(1, all)} .value=${done} aria-label=${locale.t(figuresText('common.how_much_run_done'))}></progress>`;
  }

  #toggle(): void {
    if (this.#active === null) void this.#run({ controller: new AbortController(), results: null });
    else this.#active.controller.abort();
  }

  async #run(running: ActiveRun): Promise<void> {
    this.#active = running;
    this.#results = null;
    this.#error = null;
    this.#context.requestUpdate();
    const { signal } = running.controller;
    try {
      const [evaluation, data] = await loadModels();
      signal.throwIfAborted();
      const written: (readonly number[])[][] = modelNames.map(() => []);
      running.results = { data, written };
      await new EvaluationClient().evaluate(
        evaluation,
        (generated) => {
          written[generated.model]?.push(...generated.written);
          this.#results = running.results;
          this.#context.requestUpdate();
        },
        signal,
      );
    } catch (error) {
      if (!signal.aborted) this.#error = detailsOf(error);
      this.#results = null;
    }
    this.#active = null;
    this.#context.requestUpdate();
  }
}

/** Loads both models and the held-out sentences. */
async function loadModels(): Promise<readonly [Evaluation, LengthResults['data']]> {
  const [tasks, file, ...weights] = await Promise.all([
    import('../../training/tasks/english-french'),
    sendable(engineFile('full')),
    loadWeights('english-french-recurrent'),
    loadWeights('english-french-without-attention'),
  ]);
  const data = await tasks.loadHeldOut();
  const tasksToRun = [tasks.englishFrenchRecurrent, tasks.englishFrenchWithoutAttention];
  // Requests need training examples, even for evaluation.
  const models = tasksToRun.map((task, at) => ({
    request: sessionRequestOf(task, { ...data, training: data.heldOut }),
    weights: weights[at]?.matrices ?? [],
  }));
  return [{ file, models, examples: data.heldOut }, data];
}

export const figure: FigureModule = {
  place: 'after',
  styles: lengthsCss,
  create: (context) => new LengthCurve(context),
};

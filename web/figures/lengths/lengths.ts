import { html, nothing, type TemplateResult } from 'lit';
import { detailsOf } from '../../engine/errors';
import { engineFile } from '../../engine/load';
import { formatError, t } from '../../i18n/i18n';
import type { Message } from '../../i18n/message';
import type { Evaluation } from '../../training/evaluate';
import { requestOf } from '../../training/learn';
import { loadWeights } from '../../training/weights/index';
import { sendable } from '../../workers/client';
import { EvaluationClient } from '../../workers/training/evaluation-client';
import type { Figure, FigureContext, FigureModule } from '../figure';
import { WidthMeter } from '../width-meter';
import { lengthsCss } from './lengths.css';
import { curves, example, type Found, names, verdict } from './verdict';

/** What is asked, and what has been answered by now. */
interface Running {
  readonly controller: AbortController;
  /** Null until the models are there. */
  found: Found | null;
}

/**
 * Two translators, with attention and without it, are asked for every sentence that they have never read: one curve is
 * flat, the other falls.
 */
class LengthCurve implements Figure {
  readonly #host: FigureContext;
  readonly #meter: WidthMeter;
  #running: Running | null = null;
  #found: Found | null = null;
  #trouble: Message | string = '';

  constructor(host: FigureContext) {
    this.#host = host;
    this.#meter = new WidthMeter(() => host.changed());
  }

  render(): TemplateResult {
    const found = this.#found;
    const isDone = found !== null && this.#running === null;
    return html`<section class="experiment" data-experiment="lengths" aria-label=${t('Why attention was invented')}>
      <h3><span class="of">${t('Experiment')}</span> ${t('Why attention was invented')}</h3>
      <p class="hypothesis"><b>${t('Hypothesis.')}</b> ${t('With attention, long sentences are translated as well as short ones. Without it, the longer a sentence is, the less often it comes out right.')}</p>
      <p class="about">${t('Two recurrent translators (GRU) have learned from the same 12,000 pairs of sentences, 1,000 steps each. One looks back at every word that was read; the other has only the state in which its reading ended. Here both write, word by word, what they make of 600 sentences that neither has read before.')}</p>
      <div class="settings"><button type="button" class="main" @click=${() => this.#toggle()}
        >${this.#running === null ? t('Measure') : t('Stop')}</button>${this.#progress()}</div>
      <div class="findings" aria-live="polite">${this.#trouble === '' ? nothing : html`<p class="trouble">${formatError(this.#trouble)}</p>`}
        ${isDone ? verdict(found) : nothing}</div>
      ${found === null ? nothing : curves(found, this.#meter.columns(1).width)}
      ${isDone ? example(found) : nothing}
    </section>`;
  }

  updated(root: ParentNode): void {
    this.#meter.watch(root.querySelector('[data-experiment="lengths"]'));
  }

  disconnect(): void {
    this.#running?.controller.abort();
    this.#meter.disconnect();
  }

  #progress(): TemplateResult | typeof nothing {
    if (this.#running === null) return nothing;
    const { found } = this.#running;
    const all = (found?.data.heldOut.count ?? 0) * names.length;
    const done = found?.written.reduce((sum, { length }) => sum + length, 0) ?? 0;
    return html`<progress max=${Math.max(1, all)} .value=${done} aria-label=${t('How much of the run is done')}></progress>`;
  }

  #toggle(): void {
    if (this.#running === null) void this.#run({ controller: new AbortController(), found: null });
    else this.#running.controller.abort();
  }

  async #run(running: Running): Promise<void> {
    this.#running = running;
    this.#found = null;
    this.#trouble = '';
    this.#host.changed();
    const { signal } = running.controller;
    try {
      const [evaluation, data] = await prepared();
      signal.throwIfAborted();
      const written: (readonly number[])[][] = names.map(() => []);
      running.found = { data, written };
      await new EvaluationClient().evaluate(
        evaluation,
        (generated) => {
          written[generated.model]?.push(...generated.written);
          this.#found = running.found;
          this.#host.changed();
        },
        signal,
      );
    } catch (error) {
      if (!signal.aborted) this.#trouble = detailsOf(error);
      this.#found = null;
    }
    this.#running = null;
    this.#host.changed();
  }
}

/** Both models with what they have learned, and the sentences. */
async function prepared(): Promise<readonly [Evaluation, Found['data']]> {
  const [tasks, file, ...weights] = await Promise.all([
    import('../../training/tasks/english-french'),
    sendable(engineFile('full')),
    loadWeights('english-french-recurrent'),
    loadWeights('english-french-without-attention'),
  ]);
  const data = await tasks.loadHeldOut();
  const both = [tasks.englishFrenchRecurrent, tasks.englishFrenchWithoutAttention];
  // A request has something to learn from, even where nobody learns.
  const models = both.map((task, at) => ({
    request: requestOf(task, { ...data, training: data.heldOut }),
    weights: weights[at]?.matrices ?? [],
  }));
  return [{ file, models, examples: data.heldOut }, data];
}

export const figure: FigureModule = {
  place: 'after',
  styles: lengthsCss,
  make: (host) => new LengthCurve(host),
};

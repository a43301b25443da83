import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { t, tHtml } from '../../../i18n/i18n';
import type { Document } from '../../../store/document/state';
import { unlessLocked } from '../../../ui/controls/locked';
import { groupNames } from '../../../ui/format/names';
import type { Intent, Model } from '../../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../../figure';
import { heatMap } from '../../heads/heat-map';
import { differing, marked } from '../compared';
import { asTrained, isAsTrained, type Running, unhurried } from '../runs';
import { isFree } from '../texts';
import { habitOf, habitWords } from './habits';
import { type Head, headsOf, isOff, turn } from './head-switch';
import { trainedHeadsCss } from './heads.css';

/** What a model writes by itself, and what it wrote before anybody changed it. */
interface Verdict {
  readonly of: Document;
  readonly now: readonly string[];
  readonly trained: readonly string[];
}

/** The words of a text that looks at itself; null for any other attention. */
function ownTokens({ row_dim, col_dim }: TraceNode, { schema, state }: Model): readonly string[] | null {
  const list = schema.dimensions.find(({ name }) => name === row_dim)?.tokens ?? '';
  return row_dim !== col_dim || list === '' ? null : state.document.tokens[list];
}

/** All heads of a trained model, what each of them does, and a switch for each. */
class TrainedHeads implements Figure {
  readonly #host: FigureContext;
  #verdict: Verdict | null = null;
  /** What is being asked about; null when nobody wants to know. */
  #asked: Document | null = null;
  #before: { readonly tokens: Document['tokens']; readonly text: readonly string[] } | null = null;

  constructor(host: FigureContext) {
    this.#host = host;
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const heads = headsOf(model.trace);
    if (heads.length === 0) return nothing;
    const groups = [...new Set(heads.map(({ output }) => output))];
    return html`<section class="trained-heads" aria-label=${t('The heads of the model')}>
      <h3>${t('What is each head for?')}</h3>
      <p>${t('Turn one off and see what the model says without it: its rows of Wᴼ become 0, so nothing of what it finds is carried on. Undo takes it back.')}</p>
      <div aria-live="polite">${this.#answer(model)}</div>
      ${groups.map((output) =>
        this.#group(
          heads.filter((head) => head.output === output),
          model,
          intent,
        ),
      )}
    </section>`;
  }

  disconnect(): void {
    this.#asked = null;
  }

  #group(heads: readonly Head[], model: Model, intent: Intent): TemplateResult {
    const section = model.trace.sections.find(({ id }) => id === heads[0]?.id);
    return html`<h4>${section ? groupNames(section) : ''}</h4>
      <ul class="head-cards">${heads.map((head) => this.#card(head, model, intent))}</ul>`;
  }

  #card(head: Head, model: Model, intent: Intent): TemplateResult {
    const { weights } = head;
    const off = isOff(head, model);
    const { number } = head;
    const tokens = ownTokens(weights, model);
    const habit = tokens === null ? null : habitOf(weights, tokens, model.lesson.trained?.after ?? '');
    const words = t`Weights of head ${number}: ${weights.rows} by ${weights.cols}`;
    return html`<li class=${`head-card ${off ? 'off' : ''}`} data-head=${head.id}>
      <button type="button" @click=${() => intent.dispatch({ type: 'go-to', node: weights.id })}>${tHtml`Head ${number}`}</button>
      ${heatMap({ node: weights, model, intent, words })}
      ${habit === null ? nothing : html`<span class="habit" data-habit=${habit.habit}>${habitWords(habit.habit, habit.share)}</span>`}
      ${unlessLocked(
        html`<button type="button" class="switch" aria-pressed=${off ? 'true' : 'false'} @click=${() => turn(head, off, model, intent)}>${off ? t('Turn it on again') : t('Turn it off')}</button>`,
        model,
        'inputs',
      )}
    </li>`;
  }

  /** What it says, all the time: who turns a head off sees these lines change, and nothing moves. */
  #answer(model: Model): TemplateResult | typeof nothing {
    const { document } = model.state;
    if (model.lesson.trained === undefined) return nothing;
    if (this.#verdict?.of !== document && this.#asked !== document)
      void this.#ask(document, { engine: this.#host.engine, lesson: model.lesson, schema: model.schema });
    const { now, trained } = this.#verdict ?? { now: ['…'], trained: ['…'] };
    return html`<dl class="said" aria-busy=${this.#verdict?.of !== document}>
      <dt>${isFree(model.lesson) ? t('As it was trained, it writes from the start') : t('As it was trained, it says')}</dt><dd data-writes="trained">${trained.join(' ')}</dd>
      <dt>${t('As it is now')}</dt><dd data-writes="now">${marked(now, trained)}</dd>
      <dt>${t('Differences')}</dt><dd data-differ>${differing(now, trained)}</dd>
    </dl>`;
  }

  /** Lets the model write, a word at a time with the page in between: a text takes a run for every word. */
  async #ask(document: Document, running: Running): Promise<void> {
    this.#asked = document;
    const isWanted = (): boolean => this.#asked === document;
    const now = await unhurried(document, running, isWanted);
    const trained = isAsTrained(document, running) ? now : await this.#unchanged(document, running, isWanted);
    if (now === null || trained === null) return;
    this.#verdict = { of: document, now, trained };
    this.#host.changed();
  }

  /** What the model wrote before anybody changed it: nothing that it cannot read; null when nobody wants to know any more. */
  async #unchanged(
    document: Document,
    running: Running,
    isWanted: () => boolean,
  ): Promise<readonly string[] | null> {
    const { tokens } = document;
    if (running.lesson.reading !== undefined && this.#before?.tokens === tokens) return this.#before.text;
    const before = asTrained(document, running);
    const text = before === null ? [] : await unhurried(before, running, isWanted);
    if (text !== null) this.#before = { tokens, text };
    return text;
  }
}

export const figure: FigureModule = {
  place: 'after',
  styles: trainedHeadsCss,
  make: (host) => new TrainedHeads(host),
};

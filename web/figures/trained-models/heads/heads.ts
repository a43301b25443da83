import { html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { figuresText } from '../../../i18n/en/figures';
import type { Document } from '../../../store/document/state';
import { unlessLocked } from '../../../ui/controls/locked';
import { cssVariables } from '../../../ui/format/css-variables';
import { groupNames } from '../../../ui/format/names';
import type { Intent, Model } from '../../../ui/model';
import type { Figure, FigureContext, FigureModule } from '../../figure';
import { heatMap } from '../../heads/heat-map';
import { countDifferences, markDifferences } from '../differences';
import { generateAsync, hasTrainedWeights, type ModelContext, restoreWeights } from '../runs';
import { generatesFreely } from '../texts';
import { describePattern, detectPattern } from './attention-patterns';
import { type Head, headsOf, isOff, setHeadEnabled } from './head-switch';
import { trainedHeadsCss } from './heads.css';

/** The output of the current and of the original model. */
interface Outputs {
  readonly of: Document;
  readonly now: readonly string[];
  readonly trained: readonly string[];
}

/** The tokens of a self-attention; null for other kinds of attention. */
function selfAttentionTokens(
  { row_dim, col_dim }: TraceNode,
  { schema, state }: Model,
): readonly string[] | null {
  const list = schema.dimensions.find(({ name }) => name === row_dim)?.tokens ?? '';
  return row_dim !== col_dim || list === '' ? null : state.document.tokens[list];
}

/** With more groups of heads than this in one view, maps are too small for names. */
const mostLabelled = 2;

/** All heads of a trained model with their patterns and switches. */
class TrainedHeads implements Figure {
  readonly #modelHost: FigureContext;
  #outputs: Outputs | null = null;
  /** The document whose output is being generated. */
  #pending: Document | null = null;
  #originalOutput: { readonly tokens: Document['tokens']; readonly text: readonly string[] } | null = null;

  constructor(host: FigureContext) {
    this.#modelHost = host;
  }

  render(model: Model, intent: Intent): TemplateResult | typeof nothing {
    const heads = headsOf(model.trace);
    if (heads.length === 0) return nothing;
    const groups = [...new Set(heads.map(({ output }) => output))];
    return html`<section class="trained-heads" aria-label=${model.locale.t(figuresText('trained_models.heads_model'))}>
      <h3>${model.locale.t(figuresText('trained_models.each_head'))}</h3>
      <p class="heads-about">${model.locale.t(figuresText('trained_models.turn_one_off_see'))}</p>
      <div aria-live="polite">${this.#outputLines(model)}</div>
      <div class="head-groups" ${cssVariables({ 'head-groups': groups.length })}>${groups.map((output) =>
        this.#group(
          heads.filter((head) => head.output === output),
          model,
          intent,
        ),
      )}</div>
    </section>`;
  }

  disconnect(): void {
    this.#pending = null;
  }

  #group(heads: readonly Head[], model: Model, intent: Intent): TemplateResult {
    const section = model.trace.sections.find(({ id }) => id === heads[0]?.id);
    const group = section ? groupNames(model.locale, section) : '';
    return html`<div class="head-group"><h4>${group}</h4>
      <ul class="head-cards">${heads.map((head) => this.#card(head, group, model, intent))}</ul></div>`;
  }

  #card(head: Head, group: string, model: Model, intent: Intent): TemplateResult {
    const groupCount = new Set(headsOf(model.trace).map(({ output }) => output)).size;
    const { weights } = head;
    const isDisabled = isOff(head, model);
    const { number } = head;
    const tokens = selfAttentionTokens(weights, model);
    const pattern =
      tokens === null ? null : detectPattern(weights, tokens, model.lesson.trained?.after ?? '');
    const words = model.locale.t(figuresText('trained_models.weights_head'), {
      number,
      rows: weights.rows,
      cols: weights.cols,
    });
    const action = model.locale.t(
      isDisabled ? figuresText('trained_models.turn_again') : figuresText('trained_models.turn_off'),
    );
    const name = [group, model.locale.t(figuresText('common.head'), { head: number })]
      .filter(Boolean)
      .join(', ');
    return html`<li class=${`head-card ${isDisabled ? 'off' : ''}`} data-head=${head.id}>
      <button type="button" class="printed" @click=${() => intent.dispatch({ type: 'go-to', node: weights.id })}>${model.locale.tHtml(figuresText('common.head_button'), { head: number })}</button>
      ${heatMap({ node: weights, model, intent, label: words, isBare: model.isNarrow || (model.tab !== null && groupCount > mostLabelled) })}
      ${pattern === null ? nothing : html`<span class="habit" data-habit=${pattern.pattern}>${describePattern(model.locale, pattern.pattern, pattern.share)}</span>`}
      ${unlessLocked(
        html`<button type="button" class="switch" aria-label=${`${action}: ${name}`} aria-pressed=${isDisabled ? 'true' : 'false'} @click=${() => setHeadEnabled(head, isDisabled, model, intent)}>${action}</button>`,
        model,
        'inputs',
      )}
    </li>`;
  }

  /** The outputs of both models. They keep their place, so that nothing moves when a head is switched. */
  #outputLines(model: Model): TemplateResult | typeof nothing {
    const { document } = model.state;
    if (model.lesson.trained === undefined) return nothing;
    if (this.#outputs?.of !== document && this.#pending !== document)
      void this.#generate(document, {
        engine: this.#modelHost.engine,
        lesson: model.lesson,
        schema: model.schema,
      });
    const { now, trained } = this.#outputs ?? { now: ['…'], trained: ['…'] };
    return html`<dl class="compared-output" aria-busy=${this.#outputs?.of !== document}>
      <dt>${generatesFreely(model.lesson) ? model.locale.t(figuresText('trained_models.trained_writes_start')) : model.locale.t(figuresText('trained_models.trained_says'))}</dt><dd data-writes="trained">${trained.join(' ')}</dd>
      <dt>${model.locale.t(figuresText('trained_models.as_now'))}</dt><dd data-writes="now">${markDifferences(now, trained)}</dd>
      <dt>${model.locale.t(figuresText('trained_models.differences'))}</dt><dd data-differ>${countDifferences(now, trained)}</dd>
    </dl>`;
  }

  /** Generates the outputs one token at a time, yielding to the page in between. */
  async #generate(document: Document, context: ModelContext): Promise<void> {
    this.#pending = document;
    const isCurrent = (): boolean => this.#pending === document;
    const now = await generateAsync(document, context, isCurrent);
    const trained = hasTrainedWeights(document, context)
      ? now
      : await this.#generateOriginal(document, context, isCurrent);
    if (now === null || trained === null) return;
    this.#outputs = { of: document, now, trained };
    this.#modelHost.requestUpdate();
  }

  /** The output of the original model, empty if it cannot read the input; null if it is no longer needed. */
  async #generateOriginal(
    document: Document,
    context: ModelContext,
    isCurrent: () => boolean,
  ): Promise<readonly string[] | null> {
    const { tokens } = document;
    if (context.lesson.reading !== undefined && this.#originalOutput?.tokens === tokens)
      return this.#originalOutput.text;
    const original = restoreWeights(document, context);
    const text = original === null ? [] : await generateAsync(original, context, isCurrent);
    if (text !== null) this.#originalOutput = { tokens, text };
    return text;
  }
}

export const figure: FigureModule = {
  place: 'after',
  styles: trainedHeadsCss,
  create: (host) => new TrainedHeads(host),
};

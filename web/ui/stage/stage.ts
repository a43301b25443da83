import { html, nothing, type TemplateResult } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { guard } from 'lit/directives/guard.js';
import type { TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { equation, isLong, symbol, symbols } from '../equation/equation';
import { why } from '../explanation/why';
import { multiplyAdds, parametersIn, productSizes } from '../format/counts';
import { nodeLabel, operandsOf, rowName, shape } from '../format/names';
import type { Intent, Model } from '../model';
import { inputsBeside } from './given';
import { isProduct, matrices } from './matrices';

/** An operand in the line of shapes: its symbol and its shape, as a button that goes to it. */
function operandLink(locale: Locale, node: TraceNode, intent: Intent): TemplateResult {
  return html`<button
    type="button"
    class=${`operand role-${node.role}`}
    data-symbol=${node.id}
    @click=${() => intent.dispatch({ type: 'go-to', node: node.id })}
  >${symbol(locale, node)} <span class="visually-hidden">${nodeLabel(locale, node)}, </span>${shape(node)}</button>`;
}

/** What a step takes: “3 × 4 × 2 = 24 multiply-adds” for a product, and the number of parameters among what it shows. */
function costs(node: TraceNode, shown: readonly TraceNode[], { locale }: Model): unknown {
  const sizes = productSizes(node);
  const parameters = parametersIn(shown);
  const count = sizes && locale.t('common.multiply_adds', { count: locale.grouped(multiplyAdds(sizes)) });
  const texts = [
    ...(sizes === null ? [] : [`${sizes.join(' × ')} = ${count}`]),
    ...(parameters === 0 ? [] : [locale.t('common.parameters', { count: locale.grouped(parameters) })]),
  ];
  return texts.length === 0
    ? nothing
    : html`<span class="costs" title=${sizes === null ? nothing : locale.t('common.multiply_add_is')}>${texts.join(', ')}</span>`;
}

/** The shapes of the operands and of the result, in named dimensions, and what the step takes. Captions show the shapes of inputs. */
function shapes(node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const operands = operandsOf(node, model.trace);
  if (operands.length === 0) return html`${costs(node, inputsBeside(node, model), model)}`;
  return html`<div class="shapes">
    ${[...new Set(operands)].map((operand) => operandLink(model.locale, operand, intent))}
    <span class="made"><span class="to">→</span>${operandLink(model.locale, node, intent)}</span>
    ${costs(node, operands, model)}
  </div>`;
}

/** The notes of the engine about this node, such as fully masked rows. */
function notes(node: TraceNode, model: Model): readonly TemplateResult[] {
  return model.trace.notes
    .filter((note) => note.node === node.id)
    .map(({ row, text }) => {
      const about = row < 0 ? nothing : html`<b>${rowName(node, row, model)}:</b> `;
      return html`<p class="note" role="note">${about}${model.locale.format(text)}</p>`;
    });
}

/** Highlights the matrices and symbols of the node whose symbol is hovered or focused. */
function highlightSymbol(event: Event): void {
  const stage = event.currentTarget;
  if (!(stage instanceof Element)) return;
  const over = event.type === 'pointerover' || event.type === 'focusin';
  const source = over && event.target instanceof Element ? event.target.closest('[data-symbol]') : null;
  const id = source?.getAttribute('data-symbol') ?? null;
  // Most pointer moves are between cells, with nothing to change.
  if (id === null && !stage.hasAttribute('data-points')) return;
  stage.toggleAttribute('data-points', id !== null);
  for (const element of stage.querySelectorAll('[data-matrix], [data-symbol]')) {
    const same = (element.getAttribute('data-matrix') ?? element.getAttribute('data-symbol')) === id;
    element.toggleAttribute('data-pointed', id !== null && same);
  }
}

/** Goes to the node of a clicked symbol. For the keyboard, the line of shapes has buttons. */
function goToSymbol(event: Event, intent: Intent): void {
  const target = event.target instanceof Element ? event.target.closest('[data-symbol]') : null;
  const node = target?.getAttribute('data-symbol') ?? '';
  if (node !== '') intent.dispatch({ type: 'go-to', node });
}

/** The equation of a node; for an input, the symbols of the inputs shown beside it. */
function equationBlock(node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const marked = model.focus?.node ?? null;
  const given = node.operands.length === 0 && node.kind !== 'generated';
  const formula = (): TemplateResult =>
    given
      ? symbols(model.locale, inputsBeside(node, model), marked)
      : equation(model.locale, node, model.trace, marked);
  const tabIndex = (): number | typeof nothing => (isLong(model.locale, node, model.trace) ? 0 : nothing);
  return html`<div
    class="equation"
    part="equation"
    data-equation=${node.id}
    tabindex=${guard([model.trace.sections, node.id], tabIndex)}
    @click=${(event: Event) => goToSymbol(event, intent)}
  >${guard([model.trace.sections, node.id, marked], formula)}</div>`;
}

/** The current equation, its shapes, its matrices, and the explanation of the selected cell unless it is hidden. */
export function stage(model: Model, intent: Intent, explains = true): TemplateResult {
  const node = model.trace.node(model.state.position.node);
  if (node === undefined)
    return html`<section class="stage" aria-label=${model.locale.t('stage.stage')}></section>`;
  const explanation = explains ? why(model, intent) : nothing;
  return html`<section
    class=${node.op === 'input' ? 'stage still' : 'stage'}
    part="stage"
    aria-label=${model.locale.t('stage.stage_of', { nodeLabel: nodeLabel(model.locale, node) })}
    @pointerover=${highlightSymbol}
    @pointerleave=${highlightSymbol}
    @focusin=${highlightSymbol}
    @focusout=${highlightSymbol}
  >
    <div class="headline">${equationBlock(node, model, intent)}${guard([model.trace.sections, node.id, intent], () => shapes(node, model, intent))}</div>
    <div class="matrices" role="group" aria-label=${model.locale.t('stage.matrices')}>${cache(matrices(node, { model, intent, explanation }))}</div>
    ${isProduct(node) ? nothing : explanation}${notes(node, model)}
  </section>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import type { CellRef, Explanation, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { placeText } from '../../store/document/cell';
import { lockReason } from '../../store/document/locks';
import { isInBackwardPass, lossNodes, targetsId } from '../../store/document/loss';
import type { WhyView } from '../../store/document/state';
import { afterPaint } from '../dom/after-paint';
import { symbol } from '../equation/equation';
import { cellText, cellValue, editableText, exact } from '../format/format';
import { cellLabel, chipName, readableName, sameCell, withChips } from '../format/names';
import { isOwned, lockOn } from '../matrix/matrix-cell';
import type { Intent, Model } from '../model';
import { productFit } from '../stage/fit/product';
import { isProduct } from '../stage/matrices';
import { alignedTerms } from './aligned-terms';
import { hasOrigins } from './hold';
import { arithmeticOf } from './why-terms';

/** The breadcrumb trail of explained cells; each one leads back to it. */
function breadcrumb(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const { trail } = model.state;
  if (trail.length < 2) return nothing;
  const stops = trail.slice(0, -1).map(
    (cell, index) => html`<li><button
      type="button"
      @click=${() => intent.dispatch({ type: 'back-to', index })}
    >${cellLabel(cell, model)}</button></li>`,
  );
  const last = trail.at(-1);
  return html`<div role="navigation" class="way" aria-label=${model.locale.t('explanation.way_down')}><ol>${stops}
    <li aria-current="step">${last === undefined ? nothing : cellLabel(last, model)}</li></ol></div>`;
}

/** The heading, scores[that, bird] = 2.00, with the button that closes the explanation. */
function heading(cell: CellRef, node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const close = model.locale.t('common.close');
  return html`<div class="heading"><h3 class="question" translate="no">${cellLabel(cell, model)} =
    <output data-node=${cell.node} data-row=${cell.row} data-col=${cell.col}>${cellText(model.locale, node, cell.row, cell.col)}</output></h3>
    <button type="button" class="quiet close" aria-label=${close} title=${close} @click=${() => intent.closeWhy()}>×</button></div>`;
}

/** The toggle between the explanation and the gradient. */
function viewToggle(model: Model, intent: Intent): TemplateResult {
  const choice = (why: WhyView, text: string): TemplateResult => html`<button
    type="button"
    aria-pressed=${model.state.why === why ? 'true' : 'false'}
    @click=${() => intent.dispatch({ type: 'set-why', why })}
  >${text}</button>`;
  return html`<div class="questions" role="group" aria-label=${model.locale.t('explanation.question')}>
    ${choice('value', model.locale.t('explanation.where'))}${choice('gradient', model.locale.t('explanation.would_move'))}
  </div>`;
}

/** Commits the number typed in the panel. If it is refused, the cell opens with the text and the error. */
function commitField(locale: Locale, event: Event, cell: CellRef, node: TraceNode, intent: Intent): void {
  const field = event.target;
  if (
    !(field instanceof HTMLInputElement) ||
    field.value === editableText(locale, cellValue(node, cell.row, cell.col))
  )
    return;
  intent.edit(cell, field.value);
  intent.commitEdit();
}

/** A field to edit a given number in the panel. */
function editField(cell: CellRef, node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const refused = sameCell(model.editing?.cell, cell) ? (model.editing?.error ?? null) : null;
  return html`<div class="owned">
    <label>${model.locale.t('explanation.change_here')} <input
      type="text"
      autocomplete="off"
      spellcheck="false"
      aria-invalid=${refused === null ? nothing : 'true'}
      .value=${editableText(model.locale, cellValue(node, cell.row, cell.col))}
      @change=${(event: Event) => commitField(model.locale, event, cell, node, intent)}
      @keydown=${(event: KeyboardEvent) => event.stopPropagation()}
    /></label>
    ${refused === null ? nothing : html`<p class="refused" role="alert">${model.locale.format(refused)}</p>`}
  </div>`;
}

/** The source of a number that is not computed: an editable input, a lock, or an option. */
function source(cell: CellRef, node: TraceNode, model: Model, intent: Intent): TemplateResult {
  const lock = lockOn(node, model);
  if (isOwned(node) && lock !== null)
    return html`<p class="follows">${model.locale.format(lockReason(lock))}</p>`;
  if (node.kind !== 'generated' || node.id === targetsId) return editField(cell, node, model, intent);
  if (!isOwned(node))
    return html`<p class="follows">${model.locale.t('explanation.follows_options_sizes')}</p>`;
  const option = readableName(model.locale, String(model.state.document.options.mask ?? ''));
  return html`<p class="follows">${model.locale.tHtml('explanation.follows_option_mask', { option })}</p>`;
}

/** The engine's sentence. Where it counts the row and the column of the cell, they get the names that the heading gives them. */
function sentenceOf(
  { cell, sentence, namesCell }: Explanation,
  node: TraceNode,
  model: Model,
): TemplateResult {
  const { key, args } = sentence;
  const row = chipName(node.row_dim, cell.row, model);
  const column = chipName(node.col_dim, cell.col, model);
  return withChips(model.locale.format(namesCell ? { key, args: { ...args, row, column } } : sentence));
}

/** The answer to “Where from?”, apart from the arithmetic: the sentence, the number in full, and the backward pass. */
function valueSection(
  explanation: Explanation,
  node: TraceNode,
  model: Model,
  intent: Intent,
  arithmetic: TemplateResult | typeof nothing,
): TemplateResult {
  const { cell, result } = explanation;
  return html`<p class="because">${sentenceOf(explanation, node, model)}</p>${arithmetic}
    <p class="exact"><span>${model.locale.t('explanation.full')}</span> <code translate="no">${exact(model.locale, result)}</code></p>
    ${originsButton(cell, model, intent)}${backwardPassSection(cell, node, model, intent)}`;
}

/** Opens the picture of all that a number comes from. */
function originsButton(cell: CellRef, model: Model, intent: Intent): TemplateResult | typeof nothing {
  if (!hasOrigins(cell, model)) return nothing;
  return html`<p class="backward-controls"><button
    type="button"
    aria-haspopup="dialog"
    @click=${() => intent.showDialog('origins', placeText(cell))}
  >${model.locale.t('explanation.all_of_it')}</button></p>`;
}

/** For a gradient, its finite-difference check; else a button that starts the backward pass from the cell. */
function backwardPassSection(
  cell: CellRef,
  node: TraceNode,
  model: Model,
  intent: Intent,
): TemplateResult | typeof nothing {
  if (isInBackwardPass(node)) return model.backwardPass?.gradientCheck(model) ?? nothing;
  if (model.locks.has('options') || !lossNodes(model.trace).includes(node)) return nothing;
  return html`<p class="backward-controls"><button
    type="button"
    @click=${() => intent.setLoss({ kind: 'cell', ...cell, targets: null })}
  >${model.locale.t('explanation.go_backwards_here')}</button></p>`;
}

/** The answer to “What would move it?”: the gradient. */
function gradientSection(model: Model, intent: Intent): TemplateResult {
  const views = intent.stageViews;
  return model.gradient === null || !views
    ? html`<p class="because">${model.locale.t('explanation.working_out')}</p>`
    : views.gradientPanel(model.gradient, model, intent);
}

/** The hint while nothing is selected. */
function nothingSelected(model: Model): TemplateResult {
  const node = model.trace.node(model.state.position.node);
  const where =
    node === undefined
      ? nothing
      : html` ${model.locale.tHtml('explanation.start_one', { node: symbol(model.locale, node) })}`;
  return html`<p class="empty">${model.locale.t('explanation.select_any_number_see')}${where}</p>`;
}

/** Whether the terms of an explanation are the rows of the right operand of the product on the stage, all of them visible. */
function isAligned({ cell, reduction, terms }: Explanation, model: Model): boolean {
  const { state, trace } = model;
  const { node: here } = state.position;
  const node = trace.node(here);
  const [left, top] = (node?.operands ?? []).map((at) => trace.nodes[at]);
  return (
    node !== undefined &&
    left !== undefined &&
    top !== undefined &&
    isProduct(node) &&
    cell.node === here &&
    state.why === 'value' &&
    reduction === 'sum' &&
    terms.length === top.rows &&
    productFit(left, top, node, model).partOf(top).rows === top.rows
  );
}

/** The region of the explanation. */
function section(locale: Locale, className: string, content: unknown): TemplateResult {
  return html`<section class=${`why${className}`} part="why" tabindex="-1" aria-label=${locale.t('explanation.why_number')}>${content}</section>`;
}

/**
 * The explanation of the selected cell, or its gradient. If it is a sum whose terms are the rows of the right operand of a
 * product, each of its lines is level with its row, in the corner of the product that is empty otherwise.
 */
function explained(model: Model, intent: Intent): TemplateResult {
  const { explanation, locale, state } = model;
  const node = explanation === null ? undefined : model.trace.node(explanation.cell.node);
  if (explanation === null || node === undefined) return section(locale, '', nothingSelected(model));
  const top = html`${breadcrumb(model, intent)}${heading(explanation.cell, node, model, intent)}`;
  const toggle = viewToggle(model, intent);
  if (isAligned(explanation, model))
    return section(
      locale,
      ' aligned',
      html`<div class="workbench" part="workbench">${top}${alignedTerms(explanation, model, intent)}</div>${toggle}
        <div class="details">${valueSection(explanation, node, model, intent, nothing)}</div>`,
    );
  const arithmetic = (): TemplateResult =>
    explanation.reduction === 'given'
      ? source(explanation.cell, node, model, intent)
      : html`<div class="sum">${arithmeticOf(explanation, model, intent)}</div>`;
  return section(
    locale,
    state.why === 'value' ? ' open' : ' open moving',
    html`${top}${toggle}
    ${state.why === 'value' ? valueSection(explanation, node, model, intent, arithmetic()) : gradientSection(model, intent)}`,
  );
}

/** The explanation. On entering a step, its numbers come first, and the words about one of them a frame later. */
export function why(model: Model, intent: Intent): unknown {
  return afterPaint({
    owner: intent,
    place: 'explanation',
    key: model.state.position.node,
    render: () => explained(model, intent),
    before: section(model.locale, '', nothing),
  });
}

import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Role, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import { isInBackwardPass } from '../../store/document/loss';
import { symbol } from '../equation/equation';
import type { Model } from '../model';
import { isConcealed } from '../stage/concealed';
import { format, nodeFormat } from './format';
import { nodeTitle, operandsOf, titleBesideSymbol } from './names';
import { extremesOf, type HeatScale, heatScale, sharedScale } from './palette';

const roleNames: Readonly<Record<Role, MessageId>> = {
  input: 'common.input',
  context_input: 'format.context_input',
  query: 'common.queries',
  key: 'common.keys',
  value: 'format.values',
  scores: 'format.scores',
  mask: 'common.mask',
  weights: 'format.attention_weights',
  context: 'format.context',
  output: 'common.output',
  inner: 'format.other_matrices',
};

/** A step of a line of a program, such as `scores.matmul`, has a formula for a symbol; parameters say least about a role. */
const rankOf = ({ kind, name }: TraceNode): number => (kind === 'parameter' ? 2 : name.includes('.') ? 1 : 0);

/** Of every role in the run the first node that says most about it; its symbol shows the hue. */
function rolesInUse(model: Model): readonly TraceNode[] {
  const seen = new Map<Role, TraceNode>();
  for (const node of model.trace.nodes) {
    if (isInBackwardPass(node)) break;
    const previous = seen.get(node.role);
    if (previous === undefined || rankOf(node) < rankOf(previous)) seen.set(node.role, node);
  }
  return [...seen.values()];
}

/** Symbols with their hues and role names; parameters, and all nodes in runs without attention, with their titles. */
function roles(model: Model): TemplateResult {
  const attends = model.trace.nodes.some(({ role }) => role === 'weights');
  const nameOf = ({ role, kind, title }: TraceNode): string =>
    attends && kind !== 'parameter' ? model.locale.t(roleNames[role]) : model.locale.format(title);
  const items = rolesInUse(model).map(
    (node) =>
      html`<li class=${`role-${node.role}`}>${symbol(model.locale, { ...node, subscript: '' })} <span>${nameOf(node)}</span></li>`,
  );
  return html`<ul class="legend-roles" aria-label=${model.locale.t('format.symbols')}>${items}</ul>`;
}

/** The lowest and the highest value of a scale, formatted. */
function endsOf({ kind, reach }: HeatScale, text: (value: number) => string): readonly [string, string] {
  return kind === 'probability' ? ['0', String(reach)] : [text(-reach), text(reach)];
}

/** From here on, decimals of the ends of a scale would leave no room for its colours. */
const wide = 1000;

/** Writes the ends of a scale: as the numbers of the node, if it is the scale of these alone. */
function endText(locale: Locale, node: TraceNode, { reach }: HeatScale): (value: number) => string {
  return reach === extremesOf(node).size && reach < wide
    ? nodeFormat(locale, node).text
    : (value) => format(locale, value);
}

/** A colour ramp with the values at its ends. */
export function ramp(scale: HeatScale, text: (value: number) => string): TemplateResult {
  const [low, high] = endsOf(scale, text);
  const middle = scale.kind === 'probability' ? '' : '0';
  return html`<span class=${`ramp ramp-${scale.kind}`}></span>
    <span class="ends"><span>${low}</span><span>${middle}</span><span>${high}</span></span>`;
}

/** Whether the ends of a scale would answer an open question: the largest number of the matrix that it asks for. */
export const tellsAnswer = (node: TraceNode, { kind }: HeatScale, model: Model): boolean =>
  kind !== 'probability' && isConcealed(node.id, model);

/** The colour ramp of a matrix in its caption, with the values at its ends. */
export function captionScale(
  model: Model,
  node: TraceNode,
  scale: HeatScale,
): TemplateResult | typeof nothing {
  if (scale.reach === 0) return nothing;
  const [low, high] = tellsAnswer(node, scale, model)
    ? ['', '']
    : endsOf(scale, endText(model.locale, node, scale));
  return html`<span class="scale"><span>${low}</span><i class=${`ramp-${scale.kind}`}></i><span>${high}</span></span>`;
}

/** The colour ramp of the current node. */
function heat(model: Model, node: TraceNode): TemplateResult {
  const { locale, trace } = model;
  const scale = sharedScale(node, operandsOf(node, trace)) ?? heatScale(node);
  const text = endText(locale, node, scale);
  if (scale.reach === 0 || tellsAnswer(node, scale, model)) return html`${nothing}`;
  const [low, high] = endsOf(scale, text);
  return html`<div class="legend-heat" role="img" aria-label=${locale.t('format.colours', { nodeTitle: nodeTitle(locale, node), low, high })}>
    <span class="whose">${guard([node.symbol, node.superscript, node.subscript, node.title], () => html`${symbol(locale, node)} ${titleBesideSymbol(locale, node)}`)}</span>
    ${ramp(scale, text)}
  </div>`;
}

/** The kinds of cells that occur in this run. */
function marks(model: Model): TemplateResult {
  const extremes = model.trace.nodes.map(extremesOf);
  const [blocked, missing] = [extremes.some((each) => each.blocked), extremes.some((each) => each.missing)];
  const mark = (className: string, text: string, meaning: string): TemplateResult =>
    html`<li><span class=${`sample ${className}`} aria-hidden="true">${text}</span> ${meaning}</li>`;
  return html`<ul class="legend-marks" aria-label=${model.locale.t('format.marks')}>
    ${model.locks.has('inputs') ? nothing : mark('editable', '1', model.locale.t('format.yours_change'))}${mark('', '1', model.locale.t('format.computed'))}
    ${blocked ? mark('blocked', '−∞', model.locale.t('format.blocked')) : nothing}${missing ? mark('nan', 'NaN', model.locale.t('format.not_number')) : nothing}
    ${mark('coming', '·', model.locale.t('common.not_computed_yet'))}
  </ul>`;
}

/** The legend of symbols, colours and marks. */
export function legend(model: Model): TemplateResult {
  const node = model.trace.node(model.state.position.node);
  return html`<div class="legend" part="legend">
    ${guard([model.trace.sections], () => roles(model))}${node === undefined ? nothing : heat(model, node)}${guard([model.trace, model.locks], () => marks(model))}
  </div>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Role, TraceNode } from '../../engine/types';
import { formatMessage, msg, t, translate } from '../../i18n/i18n';
import { isInBackwardPass } from '../../store/document/loss';
import { symbol } from '../equation/equation';
import { nodeTitle } from '../matrix/matrix-cell';
import type { Model } from '../model';
import { nodeFormat } from './format';
import { extremesOf, type HeatScale, heatScale, steps } from './palette';

const roleNames: Readonly<Record<Role, string>> = {
  input: msg('input'),
  context_input: msg('context input'),
  query: msg('queries'),
  key: msg('keys'),
  value: msg('values'),
  scores: msg('scores'),
  mask: msg('mask'),
  weights: msg('attention weights'),
  context: msg('context'),
  output: msg('output'),
  inner: msg('inner step'),
};

/** The first node of every role in the run if possible not a parameter; its symbol shows the hue. */
function rolesInUse(model: Model): readonly TraceNode[] {
  const seen = new Map<Role, TraceNode>();
  for (const node of model.trace.nodes) {
    if (isInBackwardPass(node)) break;
    const previous = seen.get(node.role);
    if (previous === undefined || (previous.kind === 'parameter' && node.kind !== 'parameter'))
      seen.set(node.role, node);
  }
  return [...seen.values()];
}

/** Symbols with their hues and role names; in runs without attention, with the titles of the nodes. */
function roles(model: Model): TemplateResult {
  const attends = model.trace.nodes.some(({ role }) => role === 'weights');
  const items = rolesInUse(model).map(
    (node) =>
      html`<li class=${`role-${node.role}`}>${symbol({ ...node, subscript: '' })} <span>${attends ? translate(roleNames[node.role]) : formatMessage(node.title)}</span></li>`,
  );
  return html`<ul class="legend-roles" aria-label=${t('Symbols')}>${items}</ul>`;
}

/** The colour classes of a scale, from the lowest value to the highest. */
function classesOf(scale: HeatScale): readonly string[] {
  const upward = Array.from({ length: steps + 1 }, (_, step) => step);
  if (scale.kind === 'probability') return upward.map((step) => `s${step}`);
  return [
    ...upward
      .slice(1)
      .reverse()
      .map((step) => `d-${step}`),
    ...upward.map((step) => `d${step}`),
  ];
}

/** The lowest and the highest value of a scale, formatted. */
function endsOf({ kind, reach }: HeatScale, text: (value: number) => string): readonly [string, string] {
  return kind === 'probability' ? ['0', String(reach)] : [text(-reach), text(reach)];
}

/** A colour ramp with the values at its ends. */
export function ramp(scale: HeatScale, text: (value: number) => string): TemplateResult {
  const [low, high] = endsOf(scale, text);
  const middle = scale.kind === 'probability' ? '' : '0';
  return html`<span class="ramp">${guard([scale.kind], () => classesOf(scale).map((className) => html`<i class=${className}></i>`))}</span>
    <span class="ends"><span>${low}</span><span>${middle}</span><span>${high}</span></span>`;
}

/** The colour ramp of the current node. */
function heat(node: TraceNode): TemplateResult {
  const scale = heatScale(node);
  if (scale.reach === 0) return html`${nothing}`;
  const [low, high] = endsOf(scale, nodeFormat(node).text);
  return html`<div class="legend-heat" role="img" aria-label=${t`Colours of ${nodeTitle(node)}: from ${low} to ${high}`}>
    <span class="whose">${guard([node.symbol, node.subscript, node.title], () => html`${symbol(node)} ${nodeTitle(node)}`)}</span>
    ${ramp(scale, nodeFormat(node).text)}
  </div>`;
}

/** The kinds of cells that occur in this run. */
function marks(model: Model): TemplateResult {
  const extremes = model.trace.nodes.map(extremesOf);
  const [blocked, missing] = [extremes.some((each) => each.blocked), extremes.some((each) => each.missing)];
  const mark = (className: string, text: string, meaning: string): TemplateResult =>
    html`<li><span class=${`sample ${className}`} aria-hidden="true">${text}</span> ${meaning}</li>`;
  return html`<ul class="legend-marks" aria-label=${t('Marks')}>
    ${model.locks.has('inputs') ? nothing : mark('editable', '1', t('yours to change'))}${mark('', '1', t('computed'))}
    ${blocked ? mark('blocked', '−∞', t('blocked')) : nothing}${missing ? mark('nan', 'NaN', t('not a number')) : nothing}
    ${mark('coming', '·', t('not computed yet'))}
  </ul>`;
}

/** The legend of symbols, colours and marks. */
export function legend(model: Model): TemplateResult {
  const node = model.trace.node(model.state.position.node);
  return html`<div class="legend" part="legend">
    ${guard([model.trace.sections], () => roles(model))}${node === undefined ? nothing : heat(node)}${marks(model)}
  </div>`;
}

import { html, svg, type TemplateResult } from 'lit';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import { paint } from '../../ui/format/canvas';
import { format } from '../../ui/format/format';
import { ramp } from '../../ui/format/legend';
import { heatScale } from '../../ui/format/palette';
import type { Sight } from '../../workers/training/messages';

/** Norm that fills the bar, and the decades that the bar covers. */
const fullBarNorm = 1;
const decades = 4;

/** Filled fraction of the bar, on a logarithmic scale. */
function barFraction(norm: number): number {
  if (!(norm > 0)) return 0;
  return Math.min(1, Math.max(0, 1 + Math.log10(norm / fullBarNorm) / decades));
}

/** Norm of several gradients together. */
function combinedNorm(norms: readonly number[]): number {
  return Math.sqrt(norms.reduce((sum, norm) => sum + norm * norm, 0));
}

/** Names of the parts of a layer. */
const parts: Readonly<Record<string, string>> = {
  self: msg('attention'),
  cross: msg('attention to the source'),
  ffn: msg('feed-forward'),
};

const stacks: Readonly<Record<string, string>> = {
  layer: msg('layer'),
  encoder: msg('encoder'),
  decoder: msg('decoder'),
  forward: msg('reading forwards'),
  backward: msg('reading backwards'),
};

/** The part of the model that a parameter belongs to: `layer_0/self/w_q` is in the attention of layer 1. */
function partOf(parameter: string): string {
  const [, stack = '', layer, part = ''] = /^(layer|encoder|decoder)_(\d+)\/(\w+)/.exec(parameter) ?? [];
  if (layer !== undefined)
    return t`${translate(stacks[stack] ?? stack)} ${Number(layer) + 1}: ${translate(parts[part] ?? msg('norms'))}`;
  if (parameter === 'w_u' || /^\w+_norm\//.test(parameter)) return t('output');
  const [, network] = /^(encoder|decoder|forward|backward)\//.exec(parameter) ?? [];
  return network === undefined ? t('embeddings') : translate(stacks[network] ?? network);
}

/** Sorts the output last, because encoders have norms before it. */
function byDepth(one: string, other: string): number {
  return Number(one === t('output')) - Number(other === t('output'));
}

/** Gradient norm of each part; null before the first step. */
function partsOf({ gradients }: Sight): ReadonlyMap<string, number | null> {
  const parts = new Map<string, number[]>();
  for (const { name, norm } of gradients) {
    const part = partOf(name);
    parts.set(part, [...(parts.get(part) ?? []), ...(norm === undefined ? [] : [norm])]);
  }
  return new Map([...parts].map(([part, norms]) => [part, norms.length === 0 ? null : combinedNorm(norms)]));
}

/** Empty for a part that the model does not have, a dash before the first step. */
function lengthText(norm: number | null | undefined): string {
  if (norm === undefined) return '';
  return norm === null ? '–' : format(norm);
}

/**
 * Gradient norms of each part of the models. The bars have no `viewBox`: scaled pictures become layers of their own, and
 * so many of them cost a third of each frame.
 */
export function gradientBars(sights: readonly Sight[]): TemplateResult {
  const all = sights.map(partsOf);
  const names = [...new Set(all.flatMap((parts) => [...parts.keys()]))].sort(byDepth);
  const bar = (norm: number | null | undefined, at: number): TemplateResult => html`<td>
    <svg class=${`training-bar chart-series-${at}`} aria-hidden="true">
      ${svg`<rect class="chart-bar" width=${`${(100 * barFraction(norm ?? 0)).toFixed(2)}%`} height="100%"></rect>`}
    </svg>
    <span class="training-number">${lengthText(norm)}</span></td>`;
  return html`<table class="training-gradients">
    <caption>${t('Length (norm) of the last gradient, after clipping; each quarter of a bar is a factor of 10')}</caption>
    ${names.map((name) => html`<tr><th scope="row">${name}</th>${all.map((parts, at) => bar(parts.get(name), at))}</tr>`)}
  </table>`;
}

/** `decoder_0/cross/w_q` is W^Q, `decoder/w_s` is W_s; other names are shown as they are. */
function symbolOf(name: string): TemplateResult {
  switch (name.slice(name.lastIndexOf('/') + 1)) {
    case 'w_q':
      return html`<var>W<sup>Q</sup></var>`;
    case 'w_s':
      return html`<var>W<sub>s</sub></var>`;
    default:
      return html`<code>${name}</code>`;
  }
}

/** The current values of one parameter. */
export function parameterMap(sight: Sight, name: string): TemplateResult {
  const { rows, cols } = sight.parameter;
  const parameter = { ...sight.parameter, role: 'query' as const, pass: 'forward' as const };
  const scale = heatScale(parameter);
  return html`<figure class="training-parameter">
    <figcaption>${tHtml`${symbolOf(name)} as it is now`} <small>${partOf(name)}</small></figcaption>
    <canvas class="painted" role="img" aria-label=${t`${name}: ${rows} by ${cols} numbers as they are now`}
      width=${cols} height=${rows} ${paint(parameter)}></canvas>
    <div class="legend-heat" data-reach=${scale.reach}>${ramp(scale, format)}</div>
  </figure>`;
}

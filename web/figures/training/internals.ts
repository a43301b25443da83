import { html, svg, type TemplateResult } from 'lit';
import { msg, t, tHtml, translate } from '../../i18n/i18n';
import { paint } from '../../ui/format/canvas';
import { format } from '../../ui/format/format';
import { ramp } from '../../ui/format/legend';
import { heatScale } from '../../ui/format/palette';
import type { Sight } from '../../workers/training/messages';

/** Gradients of this length and more fill the bar; each tenth of it is a quarter less. */
const fullBarNorm = 1;
const decades = 4;

/** How much of its bar a length fills: lengths differ by powers of ten. */
function barFraction(norm: number): number {
  if (!(norm > 0)) return 0;
  return Math.min(1, Math.max(0, 1 + Math.log10(norm / fullBarNorm) / decades));
}

/** Lengths of several gradients, as one. */
function combinedNorm(norms: readonly number[]): number {
  return Math.sqrt(norms.reduce((sum, norm) => sum + norm * norm, 0));
}

/** What the parts of a layer are called. */
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

/** The part of the model that a parameter belongs to: `layer_0/self/w_q` is of the attention of layer 1. */
function partOf(parameter: string): string {
  const [, stack = '', layer, part = ''] = /^(layer|encoder|decoder)_(\d+)\/(\w+)/.exec(parameter) ?? [];
  if (layer !== undefined)
    return t`${translate(stacks[stack] ?? stack)} ${Number(layer) + 1}: ${translate(parts[part] ?? msg('norms'))}`;
  if (parameter === 'w_u' || /^\w+_norm\//.test(parameter)) return t('output');
  const [, network] = /^(encoder|decoder|forward|backward)\//.exec(parameter) ?? [];
  return network === undefined ? t('embeddings') : translate(stacks[network] ?? network);
}

/** The output comes last, although an encoder has a norm of its own in the middle. */
function byDepth(one: string, other: string): number {
  return Number(one === t('output')) - Number(other === t('output'));
}

/** The length of the gradient of each part; null where there has been no step yet. */
function partsOf({ gradients }: Sight): ReadonlyMap<string, number | null> {
  const parts = new Map<string, number[]>();
  for (const { name, norm } of gradients) {
    const part = partOf(name);
    parts.set(part, [...(parts.get(part) ?? []), ...(norm === undefined ? [] : [norm])]);
  }
  return new Map([...parts].map(([part, norms]) => [part, norms.length === 0 ? null : combinedNorm(norms)]));
}

/** A part that another model does not have has no length, and no dash either. */
function lengthText(norm: number | null | undefined): string {
  if (norm === undefined) return '';
  return norm === null ? '–' : format(norm);
}

/**
 * The length of the last gradient in each part of the models. A picture that is scaled, as one with a `viewBox` is, would be
 * a layer of its own: so many of them cost a third of each frame.
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

/** `decoder_0/cross/w_q` is W^Q, `decoder/w_s` is W_s; other names are read as they are. */
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

/** One parameter as it changes. */
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

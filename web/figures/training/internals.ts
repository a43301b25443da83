import '../../i18n/en/training';
import { html, svg, type TemplateResult } from 'lit';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import { paint } from '../../ui/format/canvas';
import { format } from '../../ui/format/format';
import { ramp } from '../../ui/format/legend';
import { heatScale } from '../../ui/format/palette';
import type { ExampleResult } from '../../workers/training/messages';

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
const parts: Readonly<Record<string, MessageId>> = {
  self: 'training.attention',
  cross: 'training.attention_source',
  ffn: 'training.feed_forward',
};

const stacks = {
  layer: 'training.layer',
  encoder: 'training.encoder',
  decoder: 'training.decoder',
  forward: 'training.reading_forwards',
  backward: 'training.reading_backwards',
} as const satisfies Readonly<Record<string, MessageId>>;

function stackName(locale: Locale, stack: string): string {
  return locale.t(stacks[stack as keyof typeof stacks]);
}

/** The part of the model that a parameter belongs to: `layer_0/self/w_q` is in the attention of layer 1. */
function partOf(locale: Locale, parameter: string): string {
  const [, stack = '', layer, part = ''] = /^(layer|encoder|decoder)_(\d+)\/(\w+)/.exec(parameter) ?? [];
  if (layer !== undefined)
    return locale.t('training.part_of_layer', {
      stack: stackName(locale, stack),
      layer: Number(layer) + 1,
      part: locale.t(parts[part] ?? 'training.norms'),
    });
  if (parameter === 'w_u' || /^\w+_norm\//.test(parameter)) return locale.t('common.output');
  const [, network] = /^(encoder|decoder|forward|backward)\//.exec(parameter) ?? [];
  return network === undefined ? locale.t('training.embeddings') : stackName(locale, network);
}

/** Sorts the output last, because encoders have norms before it. */
function byDepth(locale: Locale, one: string, other: string): number {
  return Number(one === locale.t('common.output')) - Number(other === locale.t('common.output'));
}

/** Gradient norm of each part; null before the first step. */
function partsOf(locale: Locale, { gradients }: ExampleResult): ReadonlyMap<string, number | null> {
  const parts = new Map<string, number[]>();
  for (const { name, norm } of gradients) {
    const part = partOf(locale, name);
    parts.set(part, [...(parts.get(part) ?? []), ...(norm === undefined ? [] : [norm])]);
  }
  return new Map([...parts].map(([part, norms]) => [part, norms.length === 0 ? null : combinedNorm(norms)]));
}

/** Empty for a part that the model does not have, a dash before the first step. */
function lengthText(locale: Locale, norm: number | null | undefined): string {
  if (norm === undefined) return '';
  return norm === null ? '–' : format(locale, norm);
}

/**
 * Gradient norms of each part of the models. The bars have no `viewBox`: scaled pictures become layers of their own, and
 * so many of them cost a third of each frame.
 */
export function gradientBars(locale: Locale, results: readonly ExampleResult[]): TemplateResult {
  const all = results.map((result) => partsOf(locale, result));
  const names = [...new Set(all.flatMap((parts) => [...parts.keys()]))].sort((one, other) =>
    byDepth(locale, one, other),
  );
  const bar = (norm: number | null | undefined, at: number): TemplateResult => html`<td>
    <svg class=${`training-bar chart-series-${at}`} aria-hidden="true">
      ${svg`<rect class="chart-bar" width=${`${(100 * barFraction(norm ?? 0)).toFixed(2)}%`} height="100%"></rect>`}
    </svg>
    <span class="training-number">${lengthText(locale, norm)}</span></td>`;
  return html`<table class="training-gradients">
    <caption>${locale.t('training.length_norm_last_gradient')}</caption>
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
export function parameterMap(locale: Locale, result: ExampleResult, name: string): TemplateResult {
  const { rows, cols } = result.parameter;
  const parameter = { ...result.parameter, role: 'query' as const, pass: 'forward' as const };
  const scale = heatScale(parameter);
  return html`<figure class="training-parameter">
    <figcaption>${locale.tHtml('training.symbol_now', { symbol: symbolOf(name) })} <small>${partOf(locale, name)}</small></figcaption>
    <canvas class="painted" role="img" aria-label=${locale.t('training.parameter_map', { name, rows, cols })}
      width=${cols} height=${rows} ${paint(parameter)}></canvas>
    <div class="legend-heat" data-reach=${scale.reach}>${ramp(scale, (value) => format(locale, value))}</div>
  </figure>`;
}

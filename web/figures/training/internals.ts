import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Parameter } from '../../engine/training';
import { trainingText } from '../../i18n/en/training';
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
  self: trainingText('training.attention'),
  cross: trainingText('training.attention_source'),
  ffn: trainingText('training.feed_forward'),
};

const stacks = {
  layer: trainingText('training.layer'),
  encoder: trainingText('training.encoder'),
  decoder: trainingText('training.decoder'),
  forward: trainingText('training.reading_forwards'),
  backward: trainingText('training.reading_backwards'),
} as const satisfies Readonly<Record<string, MessageId>>;

/** The groups of the norms after the last layer. */
const finalNorms: readonly string[] = ['last_norm', 'encoder_norm', 'decoder_norm'];

function stackName(locale: Locale, kind: string): string | undefined {
  return Object.hasOwn(stacks, kind) ? locale.t(stacks[kind as keyof typeof stacks]) : undefined;
}

/** The part of the model that a parameter belongs to: W^Q of the group `self` in layer 1 is in its attention. */
function partOf(locale: Locale, { name, group: [outer, inner] }: Parameter): string {
  const { kind = '', number = null } = outer ?? {};
  const stack = stackName(locale, kind);
  if (stack !== undefined && number !== null)
    return locale.t(trainingText('training.part_of_layer'), {
      stack,
      layer: number,
      part: locale.t(parts[inner?.kind ?? ''] ?? trainingText('training.norms')),
    });
  if (name === 'w_u' || finalNorms.includes(kind)) return locale.t('common.output');
  return stack ?? locale.t(trainingText('training.embeddings'));
}

/** Sorts the output last, because encoders have norms before it. */
function byDepth(locale: Locale, one: string, other: string): number {
  return Number(one === locale.t('common.output')) - Number(other === locale.t('common.output'));
}

/** Gradient norm of each part; null before the first step. */
function partsOf(locale: Locale, { gradients }: ExampleResult): ReadonlyMap<string, number | null> {
  const parts = new Map<string, number[]>();
  for (const { parameter, norm } of gradients) {
    const part = partOf(locale, parameter);
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
    <caption>${locale.t(trainingText('training.length_norm_last_gradient'))}</caption>
    ${names.map((name) => html`<tr><th scope="row">${name}</th>${all.map((parts, at) => bar(parts.get(name), at))}</tr>`)}
  </table>`;
}

/** W^Q, W_s; other parameters are shown by their id. */
function symbolOf({ id, name }: Parameter): TemplateResult {
  switch (name) {
    case 'w_q':
      return html`<var>W<sup>Q</sup></var>`;
    case 'w_s':
      return html`<var>W<sub>s</sub></var>`;
    default:
      return html`<code>${id}</code>`;
  }
}

/** The current values of the parameter with an id. */
export function parameterMap(
  locale: Locale,
  result: ExampleResult,
  name: string,
): TemplateResult | typeof nothing {
  const { rows, cols } = result.parameter;
  const found = result.gradients.find(({ parameter }) => parameter.id === name);
  if (found === undefined) return nothing;
  const shown = { ...result.parameter, role: 'query' as const, pass: 'forward' as const };
  const scale = heatScale(shown);
  return html`<figure class="training-parameter">
    <figcaption>${locale.tHtml(trainingText('training.symbol_now'), { symbol: symbolOf(found.parameter) })} <small>${partOf(locale, found.parameter)}</small></figcaption>
    <canvas class="painted" role="img" aria-label=${locale.t(trainingText('training.parameter_map'), { name, rows, cols })}
      width=${cols} height=${rows} ${paint(shown)}></canvas>
    <div class="legend-heat" data-reach=${scale.reach}>${ramp(scale, (value) => format(locale, value))}</div>
  </figure>`;
}

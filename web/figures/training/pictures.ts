import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { FloatMatrix } from '../../engine/training';
import { trainingText } from '../../i18n/en/training';
import type { Locale } from '../../i18n/i18n';
import { paint } from '../../ui/format/canvas';
import { format } from '../../ui/format/format';
import type { HeatmapData } from '../../ui/format/palette';
import { thumbnail } from '../pixel-attention/thumbnail';
import { type ExampleView, headFigure } from './attention-maps';

/** Weights as a square heat map, relative to the largest weight. */
function squareMap(weights: Float32Array, max: number): HeatmapData {
  const side = Math.round(Math.sqrt(weights.length));
  const data = weights.map((weight) => weight / max);
  return { rows: side, cols: side, data, role: 'weights', pass: 'forward' };
}

function canvas(picture: HeatmapData, label: string): TemplateResult {
  return html`<canvas class="painted" role="img" aria-label=${label} width=${picture.cols} height=${picture.rows} ${paint(picture)}></canvas>`;
}

/** The attention of one head to the patches, without the class token. */
function patchMap(
  locale: Locale,
  view: ExampleView,
  head: number,
  { cols, data }: FloatMatrix,
): TemplateResult {
  const weights = data.subarray(1, cols);
  const max = Math.max(...weights);
  const label = locale.t(trainingText('training.head_patches'), { head: head + 1, max: format(locale, max) });
  return headFigure(locale, view, head, format(locale, max), canvas(squareMap(weights, max), label));
}

/** A held-out picture, its prediction, and the attention maps of the heads. */
export function pictureExample(locale: Locale, view: ExampleView): TemplateResult {
  const { result, data } = view;
  const [target] = result.example.target;
  const [prediction] = result.teacherForced;
  const name = (at: number | undefined): string => data.targetWords[at ?? -1] ?? '?';
  const isCorrect = prediction === target;
  return html`<div class="training-pictures">
    <figure class="training-map"><figcaption>${locale.t(trainingText('training.digit'), { name: name(target) })}</figcaption>
      <div role="img" aria-label=${locale.t(trainingText('training.handwritten'), { name: name(target) })}>${guard([result.example.picture.join()], () => thumbnail(result.example.picture))}</div>
      <p class="training-answer"><span class="prediction" role="img" aria-label=${locale.t(trainingText('training.takes'), { name: name(prediction) })}
        ><span class=${isCorrect ? 'right' : 'wrong'}>${name(prediction)}</span></span>
        ${isCorrect ? html`<span class="all-right" aria-hidden="true">✓</span>` : nothing}</p></figure>
    ${result.maps.map((each, head) => patchMap(locale, view, head, each))}
  </div>`;
}

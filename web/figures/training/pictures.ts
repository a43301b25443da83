import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { FloatMatrix } from '../../engine/training';
import { t } from '../../i18n/i18n';
import { paint } from '../../ui/format/canvas';
import { format } from '../../ui/format/format';
import type { HeatmapData } from '../../ui/format/palette';
import { stamp } from '../pixel-attention/stamp';
import { headFigure, type Shown } from './maps';

/** Weights as a square, in the colours of weights; the largest of them has the deepest. */
function square(weights: Float32Array, most: number): HeatmapData {
  const side = Math.round(Math.sqrt(weights.length));
  const data = weights.map((weight) => weight / most);
  return { rows: side, cols: side, data, role: 'weights', pass: 'forward' };
}

function drawn(picture: HeatmapData, label: string): TemplateResult {
  return html`<canvas class="painted" role="img" aria-label=${label} width=${picture.cols} height=${picture.rows} ${paint(picture)}></canvas>`;
}

/** Where one head looks, painted as the picture is: a cell for each patch. The class token itself is left out. */
function patches(shown: Shown, head: number, { cols, data }: FloatMatrix): TemplateResult {
  const weights = data.subarray(1, cols);
  const most = Math.max(...weights);
  const label = t`Head ${head + 1}: how much each patch is looked at, ${format(most)} at most`;
  return headFigure(shown, head, format(most), drawn(square(weights, most), label));
}

/** A picture that is never learned from, what the model takes it for, and where its heads look. */
export function pictureSight(shown: Shown): TemplateResult {
  const { sight, data } = shown;
  const [right] = sight.example.target;
  const [told] = sight.told;
  const name = (at: number | undefined): string => data.targetWords[at ?? -1] ?? '?';
  const isRight = told === right;
  return html`<div class="training-pictures">
    <figure class="training-map"><figcaption>${t`digit ${name(right)}`}</figcaption>
      <div role="img" aria-label=${t`A handwritten ${name(right)}`}>${guard([sight.example.picture.join()], () => stamp(sight.example.picture))}</div>
      <p class="training-answer"><span class="told" role="img" aria-label=${t`It takes it for ${name(told)}`}
        ><span class=${isRight ? 'right' : 'wrong'}>${name(told)}</span></span>
        ${isRight ? html`<span class="all-right" aria-hidden="true">✓</span>` : nothing}</p></figure>
    ${sight.maps.map((each, head) => patches(shown, head, each))}
  </div>`;
}

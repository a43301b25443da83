import { html, nothing, type TemplateResult } from 'lit';
import type { FloatMatrix } from '../../engine/training';
import { t } from '../../language/speech';
import { paint } from '../../views/canvas';
import { format } from '../../views/format';
import type { Coloured } from '../../views/palette';
import { headFigure, type Shown } from './maps';

/** A list of numbers as a square. */
function square(numbers: ArrayLike<number>, role: Coloured['role']): Coloured {
  const side = Math.round(Math.sqrt(numbers.length));
  return { rows: side, cols: side, data: Float32Array.from(numbers), role, section: '' };
}

function drawn(picture: Coloured, label: string): TemplateResult {
  return html`<canvas class="painted" role="img" aria-label=${label} width=${picture.cols} height=${picture.rows} ${paint(picture)}></canvas>`;
}

/** Where one head looks, painted as the picture is: a cell for each patch. The class token itself is left out. */
function patches(shown: Shown, head: number, { cols, data }: FloatMatrix): TemplateResult {
  const weights = data.subarray(1, cols);
  const most = Math.max(...weights);
  const label = t`Head ${head + 1}: how much each patch is looked at, ${format(most)} at most`;
  return headFigure(shown, head, format(most), drawn(square(weights, 'scores'), label));
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
      ${drawn(square(sight.example.picture, 'output'), t`A handwritten ${name(right)}`)}
      <p class="training-answer"><span class="told" role="img" aria-label=${t`It takes it for ${name(told)}`}
        ><span class=${isRight ? 'right' : 'wrong'}>${name(told)}</span></span>
        ${isRight ? html`<span class="all-right" aria-hidden="true">✓</span>` : nothing}</p></figure>
    ${sight.maps.map((each, head) => patches(shown, head, each))}
  </div>`;
}

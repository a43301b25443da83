import { html, nothing, svg, type TemplateResult } from 'lit';
import { t, tHtml } from '../../i18n/i18n';
import { cellText, cellValue } from '../../ui/format/format';
import { heatClass } from '../../ui/format/palette';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { arrows, boxHeight, boxWidth, columnWidth, gutter, rowHeight, topOf, xOf } from './arrows';
import { oneVectorCss } from './one-vector.css';
import { type Kind, kinds, mostTokens, type Picture, type Place, pictureOf } from './places';

const letters: Readonly<Record<Kind, string>> = {
  a: 'a',
  q: 'q',
  k: 'k',
  score: 'α',
  weight: 'α′',
  v: 'v',
  b: 'b',
};

/** W with the small raised letter that papers give it. */
function product(letter: string, columns: boolean): unknown {
  const w = svg`W<tspan class="raised" dy="-5">${letter}</tspan>`;
  return columns ? svg`${w}<tspan dy="5"> a</tspan>` : svg`a ${w}`;
}

/** How a row of the figure comes about, in the present convention. */
function recipe(kind: Kind, columns: boolean): unknown {
  const recipes: Readonly<Record<Kind, unknown>> = {
    a: t('input'),
    q: product('Q', columns),
    k: product('K', columns),
    score: 'q · k',
    weight: 'softmax',
    v: product('V', columns),
    b: 'Σ α′ v',
  };
  return recipes[kind];
}

/** An index in small lowered digits. */
function lowered(number: number): string {
  return [...String(number)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit).join('');
}

function nameOf({ kind, index }: Place, asking: number): string {
  const pair = kind === 'score' || kind === 'weight';
  return letters[kind] + (pair ? `${lowered(asking + 1)}‚${lowered(index + 1)}` : lowered(index + 1));
}

/** The numbers of a box, as they are read aloud. */
function numbersOf({ node, cells }: Place): string {
  return cells.map(({ row, col }) => cellText(node, row, col)).join(', ');
}

/** A vector as a strip of colours, a number as itself. */
function content(place: Place): unknown {
  const { node, cells, state } = place;
  const [first] = cells;
  if (first === undefined) return nothing;
  if (cells.length === 1 && (place.kind === 'score' || place.kind === 'weight')) {
    const value = cellValue(node, first.row, first.col);
    const heat = state === 'coming' ? 'blank' : heatClass(node, value);
    return svg`<rect class=${`strip ${heat}`} x="4" y="20" width=${boxWidth - 8} height="22"></rect>
      <text class=${`number ${heat}`} x=${boxWidth / 2} y="36">${state === 'coming' ? '·' : cellText(node, first.row, first.col)}</text>`;
  }
  const width = (boxWidth - 8) / cells.length;
  return cells.map(({ row, col }, k) => {
    const heat = state === 'coming' ? 'blank' : heatClass(node, cellValue(node, row, col));
    return svg`<rect class=${`strip ${heat}`} x=${4 + k * width} y="22" width=${width} height="18"></rect>`;
  });
}

/** A box is a way to its place in the walk, one number at a time. */
function box(place: Place, picture: Picture, intent: Intent): unknown {
  const [first] = place.cells;
  if (first === undefined) return nothing;
  const go = (): void => intent.dispatch({ type: 'move', position: { ...first, grain: 'cell' } });
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    go();
  };
  const name = nameOf(place, picture.asking);
  const words = place.state === 'coming' ? t('not computed yet') : numbersOf(place);
  return svg`<g
    class=${`box ${place.state}${place.lit ? ' lit' : ''} role-${place.node.role}`}
    transform=${`translate(${xOf(place.index) - boxWidth / 2} ${topOf(place.kind)})`}
    role="button" tabindex="0" aria-label=${t`${name}: ${words}; go there`}
    data-place=${`${place.kind}-${place.index}`}
    @click=${go} @keydown=${press}
    @pointerenter=${() => intent.hover(first)} @pointerleave=${() => intent.hover(null)}
  ><rect class="paper" width=${boxWidth} height=${boxHeight} rx="3"></rect>
    <text class="name" x=${boxWidth / 2} y="15">${name}</text>${content(place)}</g>`;
}

function drawing(picture: Picture, intent: Intent): TemplateResult {
  const width = gutter + picture.tokens * columnWidth + 8;
  const height = kinds.length * rowHeight;
  const labels = kinds.map(
    (kind) => svg`<text class="label" x="0" y=${topOf(kind) + 20}>${letters[kind]}</text>
      <text class="label soft" x="0" y=${topOf(kind) + 37}>${recipe(kind, picture.columns)}</text>`,
  );
  return html`<div class="one-vector-scroll"><svg class="one-vector-drawing" role="group" aria-label=${t('How one vector is made')}
    viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height}>
    ${labels}${arrows(picture)}${picture.places.map((place) => box(place, picture, intent))}
  </svg></div>`;
}

/** One button for the grain at which the arrows come one by one. */
function stepping(model: Model, intent: Intent): TemplateResult {
  const { grain } = model.state.position;
  const press = (): void =>
    intent.dispatch({ type: 'set-granularity', grain: grain === 'cell' ? 'equation' : 'cell' });
  return html`<button type="button" aria-pressed=${grain === 'cell' ? 'true' : 'false'} @click=${press}>${t('One number at a time')}</button>`;
}

function vectorFigure(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const picture = pictureOf(model);
  const n = model.trace.dimensions.n ?? 0;
  if (picture.places.length === 0) return nothing;
  const b = `b${lowered(picture.asking + 1)}`;
  return html`<figure class="one-vector" aria-label=${t('One vector at a time')}>
    ${drawing(picture, intent)}
    <figcaption>
      <p>${tHtml`${b} is made from the foot to the head: the query meets every key, the softmax shares out, the values are added up. Solid arrows have been walked, the strong ones are being walked. Every box is a way there.`}</p>
      ${n > mostTokens ? html`<p>${tHtml`The first ${mostTokens} of ${n} vectors are drawn; all of them count.`}</p>` : nothing}
      ${stepping(model, intent)}
    </figcaption>
  </figure>`;
}

/** The arrows from a₁ … aₙ to one result, in step with the walk through the matrices. */
export const figure: FigureModule = {
  place: 'after',
  styles: oneVectorCss,
  make: () => ({ render: vectorFigure }),
};

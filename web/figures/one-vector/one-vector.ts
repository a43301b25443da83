import { html, nothing, svg, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { cellText, cellValue } from '../../ui/format/format';
import { heatClass } from '../../ui/format/palette';
import type { Intent, Model } from '../../ui/model';
import type { FigureModule } from '../figure';
import { arrows, boxHeight, boxWidth, columnWidth, gutter, rowHeight, topOf, xOf } from './arrows';
import { type Box, type BoxKind, type Diagram, diagramOf, kinds, maxTokens } from './diagram';
import { oneVectorCss } from './one-vector.css';

const letters: Readonly<Record<BoxKind, string>> = {
  a: 'a',
  q: 'q',
  k: 'k',
  score: 'α',
  weight: 'α′',
  v: 'v',
  b: 'b',
};

/** W with a superscript letter, times a. */
function productFormula(letter: string, columns: boolean): unknown {
  const w = svg`W<tspan class="raised" dy="-5">${letter}</tspan>`;
  return columns ? svg`${w}<tspan dy="5"> a</tspan>` : svg`a ${w}`;
}

/** The formula of a row in the current convention. */
function formula(locale: Locale, kind: BoxKind, columns: boolean): unknown {
  const formulas: Readonly<Record<BoxKind, unknown>> = {
    a: locale.t('common.input'),
    q: productFormula('Q', columns),
    k: productFormula('K', columns),
    score: 'q · k',
    weight: 'softmax',
    v: productFormula('V', columns),
    b: 'Σ α′ v',
  };
  return formulas[kind];
}

/** A number in subscript digits. */
function subscript(number: number): string {
  return [...String(number)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)] ?? digit).join('');
}

function nameOf({ kind, index }: Box, asking: number): string {
  const pair = kind === 'score' || kind === 'weight';
  return letters[kind] + (pair ? `${subscript(asking + 1)}‚${subscript(index + 1)}` : subscript(index + 1));
}

/** The numbers of a box for screen readers. */
function numbersOf(locale: Locale, { node, cells }: Box): string {
  return cells.map(({ row, col }) => cellText(locale, node, row, col)).join(', ');
}

/** A vector as a strip of colours, or a single number as text. */
function content(locale: Locale, box: Box): unknown {
  const { node, cells, state } = box;
  const [first] = cells;
  if (first === undefined) return nothing;
  if (cells.length === 1 && (box.kind === 'score' || box.kind === 'weight')) {
    const value = cellValue(node, first.row, first.col);
    const heat = state === 'coming' ? 'blank' : heatClass(node, value);
    return svg`<rect class=${`strip ${heat}`} x="4" y="20" width=${boxWidth - 8} height="22"></rect>
      <text class=${`number ${heat}`} x=${boxWidth / 2} y="36">${state === 'coming' ? '·' : cellText(locale, node, first.row, first.col)}</text>`;
  }
  const width = (boxWidth - 8) / cells.length;
  return cells.map(({ row, col }, k) => {
    const heat = state === 'coming' ? 'blank' : heatClass(node, cellValue(node, row, col));
    return svg`<rect class=${`strip ${heat}`} x=${4 + k * width} y="22" width=${width} height="18"></rect>`;
  });
}

/** A box of the figure; pressing it moves to its cell. */
function boxElement(locale: Locale, box: Box, diagram: Diagram, intent: Intent): unknown {
  const [first] = box.cells;
  if (first === undefined) return nothing;
  const goTo = (): void => intent.dispatch({ type: 'move', position: { ...first, granularity: 'cell' } });
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    goTo();
  };
  const name = nameOf(box, diagram.queryIndex);
  const valueText = box.state === 'coming' ? locale.t('common.not_computed_yet') : numbersOf(locale, box);
  return svg`<g
    class=${`box ${box.state}${box.isHighlighted ? ' lit' : ''} role-${box.node.role}`}
    transform=${`translate(${xOf(box.index) - boxWidth / 2} ${topOf(box.kind)})`}
    role="button" tabindex="0" aria-label=${locale.t(figuresText('one_vector.go_to'), { name, valueText })}
    data-place=${`${box.kind}-${box.index}`}
    @click=${goTo} @keydown=${press}
    @pointerenter=${() => intent.hover(first)} @pointerleave=${() => intent.hover(null)}
  ><rect class="paper" width=${boxWidth} height=${boxHeight} rx="3"></rect>
    <text class="name" x=${boxWidth / 2} y="15">${name}</text>${content(locale, box)}</g>`;
}

function drawing(locale: Locale, diagram: Diagram, intent: Intent): TemplateResult {
  const width = gutter + diagram.tokens * columnWidth + 8;
  const height = kinds.length * rowHeight;
  const labels = kinds.map(
    (kind) => svg`<text class="label" x="0" y=${topOf(kind) + 20}>${letters[kind]}</text>
      <text class="label soft" x="0" y=${topOf(kind) + 37}>${formula(locale, kind, diagram.columns)}</text>`,
  );
  return html`<div class="one-vector-scroll"><svg class="one-vector-drawing" role="group" aria-label=${locale.t(figuresText('one_vector.how_one_vector_made'))}
    viewBox=${`0 0 ${width} ${height}`} width=${width} height=${height}>
    ${labels}${arrows(diagram)}${diagram.boxes.map((box) => boxElement(locale, box, diagram, intent))}
  </svg></div>`;
}

/** The button that switches to single numbers per step. */
function granularityButton(model: Model, intent: Intent): TemplateResult {
  const { granularity } = model.state.position;
  const press = (): void =>
    intent.dispatch({ type: 'set-granularity', granularity: granularity === 'cell' ? 'equation' : 'cell' });
  return html`<button type="button" aria-pressed=${granularity === 'cell' ? 'true' : 'false'} @click=${press}>${model.locale.t(figuresText('one_vector.one_number_time'))}</button>`;
}

function vectorFigure(model: Model, intent: Intent): TemplateResult | typeof nothing {
  const diagram = diagramOf(model);
  const n = model.trace.dimensions.n ?? 0;
  if (diagram.boxes.length === 0) return nothing;
  const b = `b${subscript(diagram.queryIndex + 1)}`;
  return html`<figure class="one-vector" aria-label=${model.locale.t(figuresText('one_vector.one_vector_time'))}>
    ${drawing(model.locale, diagram, intent)}
    <figcaption>
      <p>${model.locale.tHtml(figuresText('one_vector.made_foot_head'), { b })}</p>
      ${n > maxTokens ? html`<p>${model.locale.tHtml(figuresText('one_vector.first_vectors_drawn'), { maxTokens, n })}</p>` : nothing}
      ${granularityButton(model, intent)}
    </figcaption>
  </figure>`;
}

/** The arrows from a₁ … aₙ to one result, in sync with the position. */
export const figure: FigureModule = {
  place: 'after',
  styles: oneVectorCss,
  create: () => ({ render: vectorFigure }),
};

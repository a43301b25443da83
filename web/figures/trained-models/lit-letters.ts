import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import { cellText, cellValue } from '../../ui/format/format';
import { heatClassOn } from '../../ui/format/palette';
import { activeRow, setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';
import { inColumn } from '../column.css';
import type { FigureModule } from '../figure';
import { openCell } from '../open-cell';

/** Smallest weight that is named in the description. */
const minNamedWeight = 0.1;

/** The generated characters as buttons; pressing one shows where its row attends to. */
function outputButtons(row: number, model: Model, intent: Intent): TemplateResult {
  const written = model.state.document.tokens.query.slice(1);
  return html`<div class="lit-answer" role="group" aria-label=${model.locale.t(figuresText('trained_models.written'))}>${written.map(
    (
      character,
      at,
    ) => html`<button type="button" class="printed" aria-pressed=${at === row ? 'true' : 'false'}
      @click=${() => setActiveRow('m', at, model, intent)}>${character}</button>`,
  )}</div>`;
}

/** The source characters, coloured by weight. */
function sourceButtons(row: number, weights: TraceNode, model: Model, intent: Intent): TemplateResult {
  const { locale, state } = model;
  const characters = state.document.tokens.key;
  return html`<div class="lit-source">${characters.map((character, col) => {
    const look = heatClassOn(cellValue(weights, row, col), { kind: 'probability', reach: 1 });
    return html`<button type="button" class=${`printed ${look}`} data-lit=${col} aria-label=${`${character}: ${cellText(locale, weights, row, col)}`}
      @click=${() => openCell({ node: weights.id, row, col }, model, intent)}>${character}</button>`;
  })}</div>`;
}

/** A description of the largest weights of a row. */
function describeRow(row: number, weights: TraceNode, { locale, state }: Model): string {
  const { query, key } = state.document.tokens;
  const named = key
    .map((character, col) => ({ character, col, share: cellValue(weights, row, col) }))
    .filter(({ share }) => share >= minNamedWeight)
    .sort((one, other) => other.share - one.share)
    .map(({ character, col }) => `${character} (${cellText(locale, weights, row, col)})`);
  return locale.t(figuresText('trained_models.before_writes_looks'), {
    query: query[row + 1] ?? '',
    named: named.join(', '),
  });
}

const styles = css`
  ${inColumn('lit-letters')}
  .lit-letters {
    display: grid;
    gap: 0.5rem;
  }
  .lit-letters p {
    margin: 0;
  }
  .lit-answer,
  .lit-source {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .lit-letters button {
    min-inline-size: 1.5rem;
    min-block-size: 2.5rem;
    padding: 0 0.25rem;
    border: 1px solid var(--lab-line);
    font: 1.375rem var(--lab-serif);
    cursor: pointer;
  }
  .lit-answer button {
    background: none;
    color: var(--lab-ink);
  }
  .lit-answer button[aria-pressed='true'] {
    outline: 2px solid var(--lab-lit);
    font-weight: 700;
  }
  .lit-letters button:focus-visible {
    outline: 3px solid var(--lab-accent);
  }
`;

/** A text in which the most important source characters of the selected output are highlighted. */
export const figure: FigureModule = {
  place: 'column',
  styles,
  create: () => ({
    render(model, intent) {
      const weights = model.trace.node(`${model.lesson.trained?.watched ?? ''}/head_0/weights`);
      if (weights === undefined || model.state.document.tokens.query.length < 2) return nothing;
      const row = Math.min(activeRow('m', model) ?? 0, model.state.document.tokens.query.length - 2);
      return html`<section class="lit-letters" aria-label=${model.locale.t(figuresText('trained_models.letters_decide'))}>
        <p>${model.locale.t(figuresText('trained_models.press_digit'))}</p>
        ${outputButtons(row, model, intent)}${sourceButtons(row, weights, model, intent)}
        <p aria-live="polite">${describeRow(row, weights, model)}</p>
      </section>`;
    },
  }),
};

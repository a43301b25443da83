import { css, html, nothing, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { t } from '../../i18n/i18n';
import { cellText, cellValue } from '../../ui/format/format';
import { heatClassOn } from '../../ui/format/palette';
import { activeRow, setActiveRow } from '../../ui/matrix/active-row';
import type { Intent, Model } from '../../ui/model';
import { twoAboveStage } from '../above-stage.css';
import type { FigureModule } from '../figure';

/** The signs that are named below: those that get at least so much. */
const worthNaming = 0.1;

/** What has been written, a button for each sign: a press asks where its row looked. */
function answer(row: number, model: Model, intent: Intent): TemplateResult {
  const written = model.state.document.tokens.query.slice(1);
  return html`<div class="lit-answer" role="group" aria-label=${t('What is written')}>${written.map(
    (sign, at) => html`<button type="button" aria-pressed=${at === row ? 'true' : 'false'}
      @click=${() => setActiveRow('m', at, model, intent)}>${sign}</button>`,
  )}</div>`;
}

/** What is read, each sign as strong as its weight. */
function source(row: number, weights: TraceNode, { state }: Model, intent: Intent): TemplateResult {
  const signs = state.document.tokens.key;
  return html`<div class="lit-source">${signs.map((sign, col) => {
    const look = heatClassOn(cellValue(weights, row, col), { kind: 'probability', reach: 1 });
    return html`<button type="button" class=${look} data-lit=${col} aria-label=${`${sign}: ${cellText(weights, row, col)}`}
      @click=${() => intent.dispatch({ type: 'select-cell', cell: { node: weights.id, row, col } })}>${sign}</button>`;
  })}</div>`;
}

/** The same in words, the signs that get most first. */
function told(row: number, weights: TraceNode, { state }: Model): string {
  const { query, key } = state.document.tokens;
  const looked = key
    .map((sign, col) => ({ sign, col, share: cellValue(weights, row, col) }))
    .filter(({ share }) => share >= worthNaming)
    .sort((one, other) => other.share - one.share)
    .map(({ sign, col }) => `${sign} (${cellText(weights, row, col)})`);
  return t`Before it writes ${query[row + 1] ?? ''}, it looks at: ${looked.join(', ')}.`;
}

const styles = css`
  ${twoAboveStage('lit-letters', 'trained-text')}
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

/** A text with the signs lit that decide the one that is written. */
export const figure: FigureModule = {
  place: 'before',
  styles,
  make: () => ({
    render(model, intent) {
      const weights = model.trace.node(`${model.lesson.trained?.watched ?? ''}/head_0/weights`);
      if (weights === undefined || model.state.document.tokens.query.length < 2) return nothing;
      const row = Math.min(activeRow('m', model) ?? 0, model.state.document.tokens.query.length - 2);
      return html`<section class="lit-letters" aria-label=${t('The letters that decide')}>
        <p>${t('Press a digit: the letters that the model looked at before it wrote it light up.')}</p>
        ${answer(row, model, intent)}${source(row, weights, model, intent)}
        <p aria-live="polite">${told(row, weights, model)}</p>
      </section>`;
    },
  }),
};

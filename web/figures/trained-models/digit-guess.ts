import { css, html, nothing, type TemplateResult } from 'lit';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import type { PictureExample } from '../../lessons/lesson';
import { argmaxRow } from '../../store/document/matrix';
import { matrixOfRows } from '../../store/document/preset';
import { unlessLocked } from '../../ui/controls/locked';
import { format, textInCell } from '../../ui/format/format';
import type { Intent, Model } from '../../ui/model';
import { inColumn } from '../column.css';
import type { FigureContext, FigureModule } from '../figure';
import { thumbnail, thumbnailCss } from '../pixel-attention/thumbnail';
import { isShown } from './expected-output';
import { OutputComparison } from './output-comparison';
import { outputComparisonCss } from './output-comparison.css';
import { probabilities } from './runs';
import { compareChoice } from './use/compare';
import { compareCss } from './use/compare.css';

/** The label of a picture for screen readers. */
function labelOf(
  locale: Locale,
  { shows, isShuffled: isScattered = false }: PictureExample,
  at: number,
): string {
  return isScattered
    ? locale.t(figuresText('trained_models.digit_shows_patches_elsewhere'), { at: at + 1, shows })
    : locale.t(figuresText('trained_models.digit_shows'), { at: at + 1, shows });
}

/** Buttons for held-out digits. */
function digitButtons(pictures: readonly PictureExample[], model: Model, intent: Intent): TemplateResult {
  return html`<div class="digit-choice" role="group" aria-label=${model.locale.t(figuresText('trained_models.digits_not_trained'))}>${pictures.map(
    (
      each,
      at,
    ) => html`<button type="button" aria-label=${labelOf(model.locale, each, at)} aria-pressed=${isShown(each, model) ? 'true' : 'false'}
      @click=${() => intent.dispatch({ type: 'replace-matrix', input: 'image', matrix: matrixOfRows(each.picture) })}>${thumbnail(each.picture.flat())}</button>`,
  )}</div>`;
}

/** The probability of each class. */
function probabilityTable(model: Model, { engine }: FigureContext): TemplateResult {
  const shares = probabilities(model.trace, { engine });
  const classes = model.lesson.preset.features?.c ?? [];
  const best = argmaxRow(shares, 0);
  const isEmpty = model.trace.node('image')?.data.every((ink) => ink === 0) ?? false;
  const reads = isEmpty ? 'trained_models.nothing_drawn' : 'trained_models.model_reads_probability';
  return html`<div class="digit-guesses">
    <p aria-live="polite">${model.locale.t(figuresText(reads), { class: classes[best] ?? '', probability: format(model.locale, shares.data[best] ?? 0) })}</p>
    <table><caption class="visually-hidden">${model.locale.t(figuresText('trained_models.probability_each_digit'))}</caption><tbody>${classes.map(
      (
        name,
        at,
      ) => html`<tr class=${at === best ? 'best' : ''} data-class=${name}><th scope="row">${name}</th><td>${textInCell(model.locale, shares, 0, at)}</td>
        <td><progress max="1" .value=${shares.data[at] ?? 0} aria-hidden="true"></progress></td></tr>`,
    )}</tbody></table>
  </div>`;
}

const styles = css`
  ${thumbnailCss}
  ${compareCss}
  ${inColumn('digit-guess')}
  ${outputComparisonCss('digit-guess')}
  .digit-guess {
    display: grid;
    gap: 0.75rem;
  }
  .digit-choice {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .digit-choice button {
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0.25rem;
    border: 1px solid var(--lab-line);
    background: none;
    cursor: pointer;
  }
  .digit-choice button[aria-pressed='true'] {
    outline: 2px solid var(--lab-lit);
  }
  .digit-choice button:focus-visible {
    outline: 3px solid var(--lab-accent);
  }
  .digit-guesses {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0.25rem 2rem;
  }
  .digit-guesses p {
    margin: 0;
    font-size: 1.0625rem;
  }
  .digit-guesses table {
    border-collapse: collapse;
    font-size: var(--lab-small);
    font-family: var(--lab-sans);
    font-variant-numeric: tabular-nums;
  }
  .digit-guesses th,
  .digit-guesses td {
    padding: 0 0.625rem 0 0;
    font-weight: 400;
    text-align: end;
  }
  .digit-guesses .best {
    font-weight: 700;
  }
  .digit-guesses progress {
    display: block;
    inline-size: 8rem;
    block-size: 0.625rem;
    accent-color: var(--lab-accent);
  }
`;

/** Held-out digits to choose from, and the prediction of the model. */
export const figure: FigureModule = {
  place: 'column',
  styles,
  create: (host) => {
    const verdict = new OutputComparison(host);
    return {
      render(model, intent) {
        const pictures = model.lesson.trained?.pictures;
        if (pictures === undefined) return nothing;
        return html`<section class="digit-guess" aria-label=${model.locale.t(figuresText('trained_models.digit_model_reads'))}>
        ${unlessLocked(digitButtons(pictures, model, intent), model, 'inputs')}${compareChoice(model, intent, host)}${verdict.render(model)}${probabilityTable(model, host)}
      </section>`;
      },
      disconnect: () => verdict.disconnect(),
    };
  },
};

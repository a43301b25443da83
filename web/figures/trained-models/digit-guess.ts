import { css, html, nothing, type TemplateResult } from 'lit';
import { t } from '../../i18n/i18n';
import type { PictureExample } from '../../lessons/lesson';
import { matrixOfRows } from '../../store/document/preset';
import { unlessLocked } from '../../ui/controls/locked';
import { format } from '../../ui/format/format';
import type { Intent, Model } from '../../ui/model';
import { twoAboveStage } from '../above-stage.css';
import type { FigureContext, FigureModule } from '../figure';
import { stamp, stampCss } from '../pixel-attention/stamp';
import { largestIn, probabilities } from './runs';
import { isShown } from './shown';
import { Verdict } from './verdict';
import { verdictCss } from './verdict.css';

/** What a picture is called aloud. */
function nameOf({ shows, isScattered = false }: PictureExample, at: number): string {
  return isScattered
    ? t`Digit ${at + 1} shows ${shows}, its patches elsewhere`
    : t`Digit ${at + 1} shows ${shows}`;
}

/** Digits to choose from: none of them was learned from. */
function choice(pictures: readonly PictureExample[], model: Model, intent: Intent): TemplateResult {
  return html`<div class="digit-choice" role="group" aria-label=${t('Digits that it was not trained on')}>${pictures.map(
    (
      each,
      at,
    ) => html`<button type="button" aria-label=${nameOf(each, at)} aria-pressed=${isShown(each, model) ? 'true' : 'false'}
      @click=${() => intent.dispatch({ type: 'replace-matrix', input: 'image', matrix: matrixOfRows(each.picture) })}>${stamp(each.picture.flat())}</button>`,
  )}</div>`;
}

/** How sure the model is of each class. */
function guesses(model: Model, { engine }: FigureContext): TemplateResult {
  const shares = probabilities(model.trace, { engine });
  const classes = model.lesson.preset.features?.c ?? [];
  const best = largestIn(shares, 0);
  return html`<div class="digit-guesses">
    <p aria-live="polite">${t`The model reads ${classes[best] ?? ''}, with probability ${format(shares.data[best] ?? 0)}.`}</p>
    <table><caption class="visually-hidden">${t('Probability of each digit')}</caption><tbody>${classes.map(
      (
        name,
        at,
      ) => html`<tr class=${at === best ? 'best' : ''} data-class=${name}><th scope="row">${name}</th><td>${format(shares.data[at] ?? 0)}</td>
        <td><progress max="1" .value=${shares.data[at] ?? 0} aria-hidden="true"></progress></td></tr>`,
    )}</tbody></table>
  </div>`;
}

const styles = css`
  ${stampCss}
  ${twoAboveStage('digit-guess', 'patch-attention')}
  ${verdictCss('digit-guess')}
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

/** A digit to choose, and what the model takes it for. */
export const figure: FigureModule = {
  place: 'before',
  styles,
  make: (host) => {
    const verdict = new Verdict(host);
    return {
      render(model, intent) {
        const pictures = model.lesson.trained?.pictures;
        if (pictures === undefined) return nothing;
        return html`<section class="digit-guess" aria-label=${t('The digit and what the model reads')}>
        ${unlessLocked(choice(pictures, model, intent), model, 'inputs')}${verdict.render(model)}${guesses(model, host)}
      </section>`;
      },
      disconnect: () => verdict.disconnect(),
    };
  },
};

import { html, type TemplateResult } from 'lit';
import { msg, t, translate } from '../../i18n/i18n';

/** Keys, and a description of what each of them does. */
type KeyLine = readonly [keys: readonly string[], what: string];

const walkKeys: readonly KeyLine[] = [
  [['→', '←'], msg('next and previous step')],
  [[msg('Space')], msg('play and pause')],
  [[msg('Home'), msg('End')], msg('first and last step')],
  [['1', '2', '3', '4'], msg('step by section, equation, row, cell')],
  [['G'], msg('value or gradient of the selected number')],
  [[msg('Esc')], msg('close what is open: an edit, the why panel')],
  [['Ctrl Z', msg('Ctrl Shift Z')], msg('undo and redo (⌘ on a Mac)')],
  [['?'], msg('show or hide this list')],
];

const stripKeys: readonly KeyLine[] = [
  [['→', '←'], msg('another matrix, or a part that folds')],
  [[msg('Home'), msg('End')], msg('the first and the last one')],
  [[msg('Enter')], msg('go there; fold or unfold')],
];

const gridKeys: readonly KeyLine[] = [
  [['→', '←', '↑', '↓'], msg('another number')],
  [[msg('Home'), msg('End')], msg('first and last number of the row; with Ctrl, of the matrix')],
  [[msg('Space')], msg('why this number; in a mask, block or unblock')],
  [[msg('Enter')], msg('the same; on a number of yours, change it')],
  [['0–9', '−'], msg('type a new number in place of one of yours')],
];

function list(title: string, lines: readonly KeyLine[]): TemplateResult {
  return html`<h3>${title}</h3>
    <dl>
      ${lines.map(
        ([keys, what]) => html`<div>
          <dt>${keys.map((key, at) => html`${at === 0 ? '' : ' '}<kbd>${translate(key)}</kbd>`)}</dt>
          <dd>${translate(what)}</dd>
        </div>`,
      )}
    </dl>`;
}

/** The list of all keyboard shortcuts, as a native popover. */
export function keyboardHelp(): TemplateResult {
  return html`<div id="keys" class="keys" popover role="dialog" aria-labelledby="keys-title" tabindex="-1">
    <h2 id="keys-title">${t('Keys')}</h2>
    <p>${t('They work while the focus is inside the lab, and never while you type.')}</p>
    ${list(t('In the walk'), walkKeys)} ${list(t('In the row of all matrices'), stripKeys)} ${list(t('In a matrix'), gridKeys)}
    <button type="button" popovertarget="keys" popovertargetaction="hide">${t('Close')}</button>
  </div>`;
}

import { html, type TemplateResult } from 'lit';

/** A key, or several that do the same, and what it does. */
type KeyLine = readonly [keys: readonly string[], what: string];

const walkKeys: readonly KeyLine[] = [
  [['→', '←'], 'next and previous step'],
  [['Space'], 'play and pause'],
  [['Home', 'End'], 'first and last step'],
  [['1', '2', '3', '4'], 'step by section, equation, row, cell'],
  [['G'], 'value or gradient of the selected number'],
  [['Esc'], 'close what is open: an edit, the why panel'],
  [['Ctrl Z', 'Ctrl Shift Z'], 'undo and redo (⌘ on a Mac)'],
  [['?'], 'show or hide this list'],
];

const stripKeys: readonly KeyLine[] = [
  [['→', '←'], 'another matrix, or a part that folds'],
  [['Home', 'End'], 'the first and the last one'],
  [['Enter'], 'go there; fold or unfold'],
];

const gridKeys: readonly KeyLine[] = [
  [['→', '←', '↑', '↓'], 'another number'],
  [['Home', 'End'], 'first and last number of the row; with Ctrl, of the matrix'],
  [['Space'], 'why this number; in a mask, block or unblock'],
  [['Enter'], 'the same; on a number of yours, change it'],
  [['0–9', '−'], 'type a new number in place of one of yours'],
];

function list(title: string, lines: readonly KeyLine[]): TemplateResult {
  return html`<h3>${title}</h3>
    <dl>
      ${lines.map(
        ([keys, what]) => html`<div>
          <dt>${keys.map((key, at) => html`${at === 0 ? '' : ' '}<kbd>${key}</kbd>`)}</dt>
          <dd>${what}</dd>
        </div>`,
      )}
    </dl>`;
}

/** Every key there is. It opens over the page, native, and closes with Escape or a click elsewhere. */
export function keys(): TemplateResult {
  return html`<div id="keys" class="keys" popover role="dialog" aria-labelledby="keys-title" tabindex="-1">
    <h2 id="keys-title">Keys</h2>
    <p>They work while the focus is inside the lab, and never while you type.</p>
    ${list('In the walk', walkKeys)} ${list('In the row of all matrices', stripKeys)} ${list('In a matrix', gridKeys)}
    <button type="button" popovertarget="keys" popovertargetaction="hide">Close</button>
  </div>`;
}

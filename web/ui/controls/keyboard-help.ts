import { html, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';

/** A key whose name differs between languages; other keys are the characters on them. */
interface NamedKey {
  readonly name: MessageId;
}

/** Keys, and a description of what each of them does. */
type KeyLine = readonly [keys: readonly (string | NamedKey)[], what: MessageId];

const ctrlShiftZ: NamedKey = { name: authoringText('controls.ctrl_shift_z') };
const end: NamedKey = { name: authoringText('controls.end') };
const enter: NamedKey = { name: authoringText('controls.enter') };
const esc: NamedKey = { name: authoringText('controls.esc') };
const home: NamedKey = { name: authoringText('controls.home') };
const space: NamedKey = { name: authoringText('controls.space') };

const walkKeys: readonly KeyLine[] = [
  [['→', '←'], authoringText('controls.next_previous_step')],
  [[space], authoringText('controls.play_pause')],
  [[home, end], authoringText('controls.first_last_step')],
  [['1', '2', '3', '4'], authoringText('controls.step_section_equation_row')],
  [['G'], authoringText('controls.value_gradient_selected_number')],
  [['W'], authoringText('controls.origins')],
  [[esc], authoringText('controls.close_open')],
  [['Ctrl Z', ctrlShiftZ], authoringText('controls.undo_redo_mac')],
  [['/'], authoringText('controls.search')],
  [['?'], authoringText('controls.show_hide_list')],
];

const stripKeys: readonly KeyLine[] = [
  [['→', '←'], authoringText('controls.another_matrix_part_folds')],
  [[home, end], authoringText('controls.first_last_one')],
  [[enter], authoringText('controls.go_there')],
];

const gridKeys: readonly KeyLine[] = [
  [['→', '←', '↑', '↓'], authoringText('controls.another_number')],
  [[home, end], authoringText('controls.first_last_number_row')],
  [[space], authoringText('controls.why_number')],
  [[enter], authoringText('controls.same')],
  [['0–9', '−'], authoringText('controls.type_new_number_place')],
  [['Ctrl C'], authoringText('controls.copy_matrix')],
];

function list(locale: Locale, title: string, lines: readonly KeyLine[]): TemplateResult {
  return html`<h3>${title}</h3>
    <dl>
      ${lines.map(
        ([keys, what]) => html`<div>
          <dt>${keys.map((key, at) => html`${at === 0 ? '' : ' '}<kbd>${typeof key === 'string' ? key : locale.t(key.name)}</kbd>`)}</dt>
          <dd>${locale.t(what)}</dd>
        </div>`,
      )}
    </dl>`;
}

/** The list of all keyboard shortcuts. */
export function keyboardHelp(locale: Locale): TemplateResult {
  return html`<h2>${locale.t('common.keyboard')}</h2>
    <p>${locale.t(authoringText('controls.they_work_while_focus'))}</p>
    ${list(locale, locale.t(authoringText('controls.walk')), walkKeys)} ${list(locale, locale.t(authoringText('controls.row_all_matrices')), stripKeys)} ${list(locale, locale.t(authoringText('controls.in_a_matrix')), gridKeys)}
    <button type="button" popovertarget="keys" popovertargetaction="hide">${locale.t('common.close')}</button>`;
}

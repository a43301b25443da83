import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { OptionSchema, OptionValue } from '../../../engine/types';
import { implementationText } from '../../../i18n/en/implementation';
import type { Locale } from '../../../i18n/i18n';
import type { Message } from '../../../i18n/message';
import type { MechanismChoice, MechanismInfo } from '../checking/messages';

export interface Setting {
  readonly choice: MechanismChoice;
  /** The mechanism that is used; null if it is not known. */
  readonly mechanism: MechanismInfo | null;
  /** The options that are used, all of them. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly mechanisms: readonly MechanismInfo[];
  /** What is said of a mechanism that was guessed. */
  readonly told: Message | null;
  choose(choice: MechanismChoice): void;
  set(name: string, value: OptionValue): void;
}

/** The mechanism and its options, which may be changed without giving the numbers again. */
export function settingView(setting: Setting, lesson: string, locale: Locale): TemplateResult {
  const { choice, mechanism, options, mechanisms, told } = setting;
  const change = ({ currentTarget }: Event): void =>
    setting.choose((currentTarget as HTMLSelectElement).value);
  const entry = (id: MechanismChoice, text: string): TemplateResult =>
    html`<option value=${id} .selected=${live(id === choice)}>${text}</option>`;
  const active = mechanism?.options.filter(({ name }) => name in options) ?? [];
  return html`<div class="row check-setting">
    <label class="compared">${locale.t(implementationText('implementation.compare_with'))}
      <select @change=${change}>
        ${entry('lesson', lesson)} ${entry('best', locale.t(implementationText('implementation.best_fit')))}
        ${mechanisms.map(({ id, title }) => entry(id, locale.format(title)))}
      </select>
    </label>
    ${active.map((option) => optionField(option, options[option.name] ?? option.default, setting, locale))}
  </div>
  ${told === null ? nothing : html`<p class="told" role="status">${locale.format(told)}</p>`}`;
}

function optionField(
  option: OptionSchema,
  value: OptionValue,
  { set }: Setting,
  locale: Locale,
): TemplateResult {
  const { name, type, choices, min, max } = option;
  const description = locale.format(option.description);
  const field = (event: Event): HTMLInputElement => event.currentTarget as HTMLInputElement;
  if (type === 'flag')
    return html`<label class="flag"><input type="checkbox" title=${description} .checked=${live(value === true)} @change=${(event: Event) => set(name, field(event).checked)} /> <code>${name}</code></label>`;
  if (type === 'choice')
    return html`<label><code>${name}</code>
      <select title=${description} @change=${(event: Event) => set(name, field(event).value)}>
        ${choices.map((choice) => html`<option value=${choice} .selected=${live(choice === value)}>${choice}</option>`)}
      </select></label>`;
  return html`<label><code>${name}</code>
    <input type="number" title=${description} step="any" min=${min} max=${max} .value=${live(String(value))} @change=${(event: Event) => set(name, Number(field(event).value))}
  /></label>`;
}

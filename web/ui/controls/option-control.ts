import { html, type TemplateResult } from 'lit';
import type { DimensionSchema, OptionSchema, OptionValue } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { editableText } from '../format/format';
import { dimension, readableName } from '../format/names';
import { commitNumber } from '../format/number-field';
import { withSubscripts } from '../format/subscripts';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

/** The value of a number field; null if it is empty or invalid. */
function readInteger(event: Event): number | null {
  const { valueAsNumber } = event.currentTarget as HTMLInputElement;
  return Number.isFinite(valueAsNumber) ? valueAsNumber : null;
}

/** Whether a size can be chosen: it is not derived from others, and has more than one value. */
export function isFree({ derived, min, max }: DimensionSchema): boolean {
  return derived === '' && min < max;
}

/** A field for a size. */
export function sizeControl(schema: DimensionSchema, model: Model, intent: UiIntent): TemplateResult {
  const size = model.trace.dimensions[schema.name] ?? schema.default;
  const resize = (event: Event): void => {
    const typed = readInteger(event);
    if (typed !== null) intent.dispatch({ type: 'set-dimension', name: schema.name, size: typed });
    (event.currentTarget as HTMLInputElement).value = String(
      intent.current().trace.dimensions[schema.name] ?? size,
    );
  };
  return html`<label class="control">
    <span class="label">${dimension(schema.name)}</span>
    <input type="number" inputmode="numeric" min=${schema.min} max=${schema.max} step="1" .value=${String(size)} @change=${resize} />
    <span class="help">${model.locale.format(schema.description)}</span>
  </label>`;
}

/** The value of an option, or its default. */
function optionValue(option: OptionSchema, model: Model): OptionValue {
  return model.state.document.options[option.name] ?? option.default;
}

interface Choice {
  readonly option: OptionSchema;
  readonly now: OptionValue;
  /** The name of its radio buttons. */
  readonly group: string;
}

function choice(
  { option, now, group }: Choice,
  locale: Locale,
  set: (value: OptionValue) => void,
): TemplateResult {
  return html`<fieldset class="control choice">
    <legend><span class="label">${readableName(locale, option.name)}</span> <span class="help">${withSubscripts(locale.format(option.description))}</span></legend>
    ${option.choices.map(
      (each) => html`<label>
        <input type="radio" name=${group} value=${each} .checked=${now === each} @change=${() => set(each)} />
        ${readableName(locale, each)}
      </label>`,
    )}
  </fieldset>`;
}

function flag(
  locale: Locale,
  option: OptionSchema,
  now: OptionValue,
  set: (value: OptionValue) => void,
): TemplateResult {
  const change = (event: Event): void => set((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="control">
    <span class="label">${readableName(locale, option.name)}</span>
    <input type="checkbox" .checked=${now === true} @change=${change} />
    <span class="help">${withSubscripts(locale.format(option.description))}</span>
  </label>`;
}

function amount(
  locale: Locale,
  option: OptionSchema,
  intent: UiIntent,
  set: (value: OptionValue) => void,
): TemplateResult {
  const displayed = (): string => editableText(locale, Number(optionValue(option, intent.current())));
  const change = (event: Event): void => {
    const field = event.currentTarget as HTMLInputElement;
    commitNumber(field.value, intent, set);
    field.value = displayed();
  };
  return html`<label class="control">
    <span class="label">${readableName(locale, option.name)}</span>
    <input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" .value=${displayed()} @change=${change} />
    <span class="help">${withSubscripts(locale.format(option.description))}</span>
  </label>`;
}

/** A field, a checkbox or radio buttons for an option. `place` tells radio buttons apart that are at several places of the page. */
export function optionControl(
  option: OptionSchema,
  model: Model,
  intent: UiIntent,
  place = '',
): TemplateResult {
  const now = optionValue(option, model);
  const set = (value: OptionValue): void => intent.dispatch({ type: 'set-option', name: option.name, value });
  if (option.type === 'choice') return choice({ option, now, group: place + option.name }, model.locale, set);
  return option.type === 'flag'
    ? flag(model.locale, option, now, set)
    : amount(model.locale, option, intent, set);
}

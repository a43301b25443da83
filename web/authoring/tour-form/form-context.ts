import { html, type TemplateResult } from 'lit';
import { languages } from '../../i18n/choose';
import { tourFormText } from '../../i18n/en/tour-form';
import type { MessageId } from '../../i18n/message-id';
import type { Model } from '../../ui/model';
import type { DraftStop, DraftText, TourDraft } from './draft/draft';

/** What the parts of the form share. */
export interface FormContext {
  readonly draft: TourDraft;
  /** What is on the screen. */
  readonly screen: Model;
  /** The initial run of the tour; null while its lesson has not been run. */
  readonly run: Model | null;
  /** What the screen points at: its step, or the selected cell of it. Null if it shows another lesson. */
  readonly pointed: string | null;
  /** `field` names what is being typed into, so that it is undone at once. */
  update(draft: TourDraft, field?: string): void;
  updateStop(stop: DraftStop, field?: string): void;
}

/** A text field for each language of the tour. `name` is unique in the form. */
export function textFields(
  { draft, screen }: FormContext,
  name: string,
  label: MessageId,
  text: DraftText,
  options: { readonly rows: number; readonly maxLength: number },
  change: (text: DraftText, field: string) => void,
): readonly TemplateResult[] {
  const { locale } = screen;
  return draft.languages.map((code) => {
    const language = languages[code]?.name;
    const path = locale.t(label);
    const labelText =
      language === undefined
        ? path
        : locale.t(tourFormText('tour_form.in_language'), { field: path, language });
    const input = (event: Event): void => change({ ...text, [code]: inputValue(event) }, `${name}-${code}`);
    return html`<label class="wide">${labelText}<textarea
        name=${`${name}${code === '' ? '' : `-${code}`}`}
        rows=${options.rows}
        maxlength=${options.maxLength}
        lang=${code || locale.code}
        .value=${text[code] ?? ''}
        @input=${input}
      ></textarea></label>`;
  });
}

/** A selection; what is chosen and not in the list is added to it. */
export function choice(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string,
  change: (value: string) => void,
): TemplateResult {
  const isListed = options.some(([value]) => value === chosen);
  const all = isListed ? options : [[chosen, chosen] as const, ...options];
  return html`<label>${label}<select name=${name} .value=${chosen} @change=${(event: Event) => change(inputValue(event))}>
    ${all.map(([value, text]) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}
  </select></label>`;
}

export function inputValue(event: Event): string {
  return (event.currentTarget as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;
}

import { html, type TemplateResult } from 'lit';
import { tourFormText } from '../../i18n/en/tour-form';
import { tourLimits } from '../../store/untrusted/tour';
import { cellFields } from './cell-fields';
import { type DraftStop, pointerParts } from './draft/draft';
import { choice, type FormContext, textFields } from './form-context';
import { questionFields } from './question-fields';

/** The fields of one stop. */
export function stopFields(context: FormContext, stop: DraftStop): TemplateResult {
  const { locale } = context.screen;
  const { pointed } = context;
  const size = { rows: 4, maxLength: tourLimits.prose };
  const use = (): void => {
    if (pointed !== null) context.updateStop({ ...stop, focus: pointed });
  };
  return html`${cellFields(context, stop.focus, { name: 'focus', allowsNode: true, allowsMax: false }, (focus) => context.updateStop({ ...stop, focus }))}
    <p class="wide"><button type="button" name="use-screen" aria-disabled=${pointed === null} @click=${use}>${locale.t(tourFormText('tour_form.use_screen'))}</button>
      <span class="help">${pointed === null ? locale.t(tourFormText('tour_form.other_lesson')) : locale.t(tourFormText('tour_form.on_screen'), { pointed })}</span></p>
    ${textFields(context, 'stop-text', tourFormText('tour_form.text'), stop.prose, size, (prose, field) => context.updateStop({ ...stop, prose }, `${stop.id}-${field}`))}
    ${insertion(context, stop)} ${outlineField(context, stop)} ${questionFields(context, stop)}`;
}

/** Inserts a reference into the text: what readers see is the number or the name of the current run. */
function insertion(context: FormContext, stop: DraftStop): TemplateResult {
  const { locale } = context.screen;
  const { node, row, col } = pointerParts(stop.focus);
  const [atRow, atCol] = [row || '0', col || '0'];
  const options = [
    ['', locale.t(tourFormText('tour_form.insert_choose'))],
    [`[[${node}:${atRow},${atCol}]]`, locale.t(tourFormText('tour_form.insert_number'))],
    [`[[row:${node}:${atRow}]]`, locale.t(tourFormText('tour_form.insert_row'))],
    [`[[col:${node}:${atCol}]]`, locale.t(tourFormText('tour_form.insert_column'))],
    [`[[${node}]]`, locale.t(tourFormText('tour_form.insert_matrix'))],
  ] as const;
  const insert = (event: Event): void => {
    const select = event.currentTarget as HTMLSelectElement;
    const field = lastField(select);
    const code =
      context.draft.languages.find((each) => field?.name === `stop-text-${each}`) ??
      context.draft.languages[0] ??
      '';
    const text = stop.prose[code] ?? '';
    const at = field?.name.startsWith('stop-text') ? (field.selectionStart ?? text.length) : text.length;
    const prose = { ...stop.prose, [code]: text.slice(0, at) + select.value + text.slice(at) };
    select.value = '';
    context.updateStop({ ...stop, prose });
  };
  return html`<label>${locale.t(tourFormText('tour_form.insert'))}<select name="insert" @change=${insert}>
    ${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
  </select></label>`;
}

/** The text field of the prose that had the focus last: the one whose selection is not at its start, else the first. */
function lastField(within: Element): HTMLTextAreaElement | undefined {
  const fields = [
    ...(within
      .closest('.stop-fields')
      ?.querySelectorAll<HTMLTextAreaElement>('textarea[name^="stop-text"]') ?? []),
  ];
  return fields.find(({ selectionStart }) => selectionStart > 0) ?? fields[0];
}

/** What is outlined: by default what the text names, else the place that the stop is about. */
function outlineField(context: FormContext, stop: DraftStop): TemplateResult {
  const { locale } = context.screen;
  const { node, row, col } = pointerParts(stop.focus);
  const [atRow, atCol] = [row || '0', col || '0'];
  const options = [
    ['', locale.t(tourFormText('tour_form.outline_named'))],
    ['none', locale.t(tourFormText('tour_form.outline_none'))],
    [node, locale.t(tourFormText('tour_form.outline_matrix'))],
    [`${node}:${atRow},*`, locale.t(tourFormText('tour_form.outline_row'))],
    [`${node}:*,${atCol}`, locale.t(tourFormText('tour_form.outline_column'))],
    [`${node}:${atRow},${atCol}`, locale.t(tourFormText('tour_form.outline_cell'))],
  ] as const;
  const { outline } = stop;
  const chosen = outline === null ? '' : outline.length === 0 ? 'none' : outline.join(' ');
  const change = (value: string): void =>
    context.updateStop({ ...stop, outline: value === '' ? null : value === 'none' ? [] : value.split(' ') });
  return choice('outline', locale.t(tourFormText('tour_form.outline')), options, chosen, change);
}

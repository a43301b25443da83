import '../../i18n/en/authoring';
import { html, nothing, type TemplateResult } from 'lit';
import { parseMatrix } from '../../store/paste/paste';
import { allowsMinusInfinity, inputNamed } from '../../store/sizes/shapes';
import type { Pasting } from '../../store/ui/ui-state';
import { forgetText, keepText, keptText, maxKeptLength } from '../dom/page/kept-text';
import type { Model } from '../model';
import type { UiIntent } from '../ui-intent';

export { parseMatrix };

/** What has been typed for each matrix of a lesson, until it is used or cleared. */
const nameOf = (lesson: string, node: string): string => `matrix:${lesson}:${node}`;

export const typedMatrix = (lesson: string, node: string): string => keptText(nameOf(lesson, node));

export const keepMatrix = (lesson: string, node: string, text: string): void =>
  void keepText(nameOf(lesson, node), text);

export const forgetMatrix = (lesson: string, node: string): void => forgetText(nameOf(lesson, node));

const example = '1  0  -1\n0.5  2  1/3';

/** The size of the parsed matrix, or the error. */
function validate({ node, text }: Pasting, model: Model): { readonly ok: boolean; readonly message: string } {
  if (text.trim() === '') return { ok: false, message: model.locale.t('common.nothing_yet') };
  const input = inputNamed(model.schema, node);
  const parsed = parseMatrix(text, {
    allowMinusInfinity: input !== undefined && allowsMinusInfinity(input),
    decimal: model.locale.decimal,
  });
  if ('error' in parsed)
    return {
      ok: false,
      message: model.locale.t('common.line', { line: parsed.line, message: parsed.error }),
    };
  const now = model.trace.node(node);
  const same = now?.rows === parsed.rows && now.cols === parsed.cols;
  const size = `${parsed.rows} × ${parsed.cols}`;
  return {
    ok: true,
    message: same
      ? model.locale.t('controls.size_now', { size })
      : model.locale.t('controls.size_changes', { size }),
  };
}

/** The form of the paste dialog. */
export function form(pasting: Pasting, model: Model, intent: UiIntent): TemplateResult {
  const { ok, message } = validate(pasting, model);
  const node = model.trace.node(pasting.node);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ok) intent.paste(pasting.node, pasting.text);
  };
  return html`<form @submit=${submit}>
    <h2 id="paste-title">${model.locale.tHtml('controls.numbers', { title: node ? model.locale.format(node.title) : pasting.node })}</h2>
    <p id="paste-help">
      ${model.locale.t('controls.row_per_line')}
    </p>
    <textarea
      rows="8"
      spellcheck="false"
      autocomplete="off"
      aria-labelledby="paste-title"
      aria-describedby="paste-help paste-verdict"
      placeholder=${example}
      .value=${pasting.text}
      @input=${(event: Event) => intent.typePaste((event.currentTarget as HTMLTextAreaElement).value)}
    ></textarea>
    <p id="paste-verdict" class=${ok || pasting.text.trim() === '' ? 'verdict' : 'verdict refused'} aria-live="polite">
      ${model.message === null ? message : model.locale.format(model.message)}
    </p>
    ${pasting.text.length > maxKeptLength ? html`<p class="unkept" role="status">${model.locale.t('common.text_not_kept', { max: maxKeptLength })}</p>` : nothing}
    <div class="row end">
      ${pasting.text === '' ? nothing : html`<button type="button" class="quiet" @click=${() => intent.typePaste('')}>${model.locale.t('common.clear_text')}</button>`}
      <button type="button" @click=${() => intent.startPaste(null)}>${model.locale.t('controls.cancel')}</button>
      <button type="submit" class="main" aria-disabled=${!ok}>${model.locale.t('controls.use_numbers')}</button>
    </div>
  </form>`;
}

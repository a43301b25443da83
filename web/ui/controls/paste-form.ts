import { html, nothing, type TemplateResult } from 'lit';
import { authoringText } from '../../i18n/en/authoring';
import { shortestText } from '../../store/document/number';
import { parseMatrix, readMatrix } from '../../store/paste/paste';
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

interface Verdict {
  readonly ok: boolean;
  readonly message: string;
  /** The ways in which the text can be read, each with the same matrix written without doubt. */
  readonly choices: readonly { readonly label: string; readonly text: string }[];
}

/** How the text was read and the size of the matrix, or the error, or the choices. */
function validate({ node, text }: Pasting, { locale, schema, trace }: Model): Verdict {
  if (text.trim() === '')
    return { ok: false, message: locale.t(authoringText('common.nothing_yet')), choices: [] };
  const input = inputNamed(schema, node);
  const rules = { allowMinusInfinity: input !== undefined && allowsMinusInfinity(input) };
  const read = readMatrix(text, rules);
  if ('error' in read) {
    const message = locale.t(authoringText('common.line'), { line: read.line, message: read.error });
    const choices = (read.choices ?? []).map(({ decimal, label }) => ({
      label: locale.format(label),
      text: plainText(parseMatrix(text, { ...rules, decimal })) ?? text,
    }));
    return { ok: false, message, choices };
  }
  const { matrix, format, notes } = read;
  const now = trace.node(node);
  const same = now?.rows === matrix.rows && now.cols === matrix.cols;
  const size = `${matrix.rows} × ${matrix.cols}`;
  const sizeText = same
    ? locale.t(authoringText('controls.size_now'), { size })
    : locale.t(authoringText('controls.size_changes'), { size });
  const message = [
    locale.t(authoringText('controls.read_as'), { format, size: sizeText }),
    ...notes.map((note) => locale.format(note)),
  ];
  return { ok: true, message: message.join(' '), choices: [] };
}

/** A matrix as lines of numbers with spaces between them, and decimal points; null for an error. */
function plainText(parsed: ReturnType<typeof parseMatrix>): string | null {
  if ('error' in parsed) return null;
  const { rows, cols, data } = parsed;
  const row = (at: number): string =>
    data
      .slice(at * cols, (at + 1) * cols)
      .map(shortestText)
      .join('  ');
  return Array.from({ length: rows }, (_, at) => row(at)).join('\n');
}

/** The form of the paste dialog. */
export function form(pasting: Pasting, model: Model, intent: UiIntent): TemplateResult {
  const { ok, message, choices } = validate(pasting, model);
  const node = model.trace.node(pasting.node);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (ok) intent.paste(pasting.node, pasting.text);
  };
  return html`<form @submit=${submit}>
    <h2 id="paste-title">${model.locale.tHtml(authoringText('controls.numbers'), { title: node ? model.locale.format(node.title) : pasting.node })}</h2>
    <p id="paste-help">
      ${model.locale.t(authoringText('controls.row_per_line'))}
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
    ${pasting.text.length > maxKeptLength ? html`<p class="unkept" role="status">${model.locale.t(authoringText('common.text_not_kept'), { max: maxKeptLength })}</p>` : nothing}
    ${
      choices.length === 0
        ? nothing
        : html`<div class="row">
            ${choices.map(
              ({ label, text }) =>
                html`<button type="button" @click=${() => intent.typePaste(text)}>${label}</button>`,
            )}
          </div>`
    }
    <div class="row end">
      ${pasting.text === '' ? nothing : html`<button type="button" class="quiet" @click=${() => intent.typePaste('')}>${model.locale.t(authoringText('common.clear_text'))}</button>`}
      <button type="button" @click=${() => intent.startPaste(null)}>${model.locale.t(authoringText('controls.cancel'))}</button>
      <button type="submit" class="main" aria-disabled=${!ok}>${model.locale.t(authoringText('controls.use_numbers'))}</button>
    </div>
  </form>`;
}

import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import { motionText } from '../../i18n/en/motion';
import { lessonFileName } from '../../store/attributes/lesson-name';
import type { TextFormat } from '../../store/paste/to-text';
import { matrixLabel } from '../../ui/format/matrix-label';
import type { DialogHost } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { isConcealed } from '../../ui/stage/concealed';
import { fileOf, fileText } from './files';
import { maxDigits } from './formats';
import { axisNames } from './matrix/axis-names';
import { matrixText } from './matrix/matrix-text';
import { type Panel, PanelStatus } from './panel';
import { stageNodes } from './picture/stage';

/** The formats of a matrix, by their names. */
export const formats: readonly (readonly [format: TextFormat, name: string])[] = [
  ['numpy', 'NumPy'],
  ['pytorch', 'PyTorch'],
  ['csv', 'CSV'],
  ['markdown', 'Markdown'],
  ['latex', 'LaTeX'],
  ['json', 'JSON'],
];

/** The part of the dialog that copies and saves the numbers of a matrix. */
export class MatrixPanel implements Panel {
  readonly #host: DialogHost;
  readonly #status: PanelStatus;
  #format: TextFormat = 'numpy';
  /** The id of the matrix; empty for that of the step. */
  #node: string;
  #digits: number | null = null;
  #hasNames = false;

  constructor(host: DialogHost, node: string) {
    this.#host = host;
    this.#status = new PanelStatus(host);
    this.#node = node;
  }

  settings(model: Model): TemplateResult {
    const { t } = model.locale;
    return html`<fieldset>
        <legend>${t(authoringText('share.as'))}</legend>
        ${formats.map(([format, name]) => html`<label class="tick"><input type="radio" name="matrix-format" .checked=${format === this.#format} @change=${() => this.#set(() => (this.#format = format))} /><span>${name}</span></label>`)}
      </fieldset>
      ${this.#picker(model)}
      <label>${t(authoringText('export.digits'))}
        <select name="digits" @change=${(event: Event) => this.#chooseDigits((event.currentTarget as HTMLSelectElement).value)}>
          <option value="">${t(authoringText('export.all_digits'))}</option>
          ${Array.from({ length: maxDigits + 1 }, (_, count) => html`<option value=${count} ?selected=${count === this.#digits}>${count}</option>`)}
        </select>
      </label>
      <label class="tick"><input type="checkbox" name="names" .checked=${this.#hasNames} @change=${(event: Event) => this.#set(() => (this.#hasNames = (event.currentTarget as HTMLInputElement).checked))} /><span>${t(authoringText('export.names'))}</span></label>`;
  }

  result(model: Model): TemplateResult {
    const { t } = model.locale;
    const node = this.#chosen(model);
    if (node !== undefined && isConcealed(node.id, model))
      return html`<p>${t(motionText('common.answer_first'))}</p>`;
    const text = node === undefined ? '' : this.#text(node, model);
    return html`<textarea class="matrix-text" rows="12" readonly spellcheck="false" wrap="off" aria-label=${t(authoringText('share.text_copy'))} .value=${text}></textarea>
      <div class="row">
        <button type="button" class="main" @click=${(event: Event) => this.#copy(event, text)}>${t(authoringText('share.copy'))}</button>
        <button type="button" @click=${() => node && this.#status.save(fileOf(fileText(text, this.#format, node), this.#format, lessonFileName(model.lesson), node.id))}>${t(authoringText('export.save_file'))}</button>
      </div>
      ${this.#status.render(model.locale)}`;
  }

  /** The matrices of the step, then all others of the run. */
  #picker(model: Model): TemplateResult {
    const current = model.trace.node(model.state.position.node);
    const onStage = current === undefined ? [] : stageNodes(current, model);
    const chosen = this.#chosen(model)?.id;
    const option = (node: TraceNode): TemplateResult =>
      html`<option value=${node.id} ?selected=${node.id === chosen}>${matrixLabel(node, model)}</option>`;
    const others = model.trace.nodes.filter((node) => !onStage.includes(node));
    return html`<label>${model.locale.t(authoringText('controls.matrix'))}
      <select name="node" @change=${(event: Event) => this.#set(() => (this.#node = (event.currentTarget as HTMLSelectElement).value))}>
        <optgroup label=${model.locale.t(authoringText('export.on_stage'))}>${onStage.map(option)}</optgroup>
        <optgroup label=${model.locale.t(authoringText('export.others'))}>${others.map(option)}</optgroup>
      </select>
    </label>`;
  }

  #chosen({ trace, state }: Model): TraceNode | undefined {
    return trace.node(this.#node) ?? trace.node(state.position.node);
  }

  #text(node: TraceNode, model: Model): string {
    const names = this.#hasNames ? axisNames(node, model) : null;
    return matrixText(node, this.#format, { digits: this.#digits, names });
  }

  #chooseDigits(text: string): void {
    this.#set(() => (this.#digits = text === '' ? null : Number(text)));
  }

  #set(change: () => unknown): void {
    change();
    this.#status.clear();
    this.#host.changed();
  }

  /** Where the clipboard is not allowed, as in many frames, the text is selected instead. */
  async #copy(event: Event, text: string): Promise<void> {
    const field = (event.currentTarget as Element).closest('dialog')?.querySelector('textarea');
    const isCopied = await this.#host.copy(text);
    if (!isCopied) field?.select();
    this.#status.show(authoringText(isCopied ? 'share.copied' : 'share.page_may_not_write'));
  }
}

import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { weightsOnStage } from '../../figures/weight-lines/weights-on-stage';
import { authoringText } from '../../i18n/en/authoring';
import type { MessageId } from '../../i18n/message-id';
import { lessonFileName } from '../../store/attributes/lesson-name';
import { ShapeRenderer } from '../../svg/renderer';
import type { DialogHost } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { copyPicture } from './copy-picture';
import { fileOf } from './files';
import { type PicturePart, pictureParts, pngScales, type Theme, themes } from './formats';
import { type Panel, PanelStatus } from './panel';
import { fitsCanvas, toPng } from './picture/canvas';
import { drawStep } from './picture/draw-step';
import { hasFigures } from './picture/figures';
import type { Picture } from './picture/picture';
import { svgText } from './picture/svg';

const partLabels: Readonly<Record<PicturePart, MessageId>> = {
  matrices: authoringText('export.matrices'),
  lines: authoringText('export.lines'),
  figures: authoringText('export.figures'),
};

const themeLabels = { light: authoringText('share.light'), dark: authoringText('share.dark') } as const;

/** The part of the dialog that saves a picture of the step. */
export class PicturePanel implements Panel {
  readonly #host: DialogHost;
  readonly #status: PanelStatus;
  #parts: readonly PicturePart[] = ['matrices', 'lines'];
  /** Null: that of the page. */
  #theme: Theme | null = null;
  #scale: (typeof pngScales)[number] = 2;
  #hasSmallPrint = true;
  /** What the preview shows; null before it has been drawn. */
  #picture: Picture | null = null;
  #hasFigures = false;
  #showsText = false;

  constructor(host: DialogHost) {
    this.#host = host;
    this.#status = new PanelStatus(host);
  }

  settings(model: Model): TemplateResult {
    const { t } = model.locale;
    const available: Readonly<Record<PicturePart, boolean>> = {
      matrices: true,
      lines: weightsOnStage(model) !== null,
      figures: this.#hasFigures,
    };
    return html`<fieldset>
        <legend>${t(authoringText('export.show'))}</legend>
        ${pictureParts.filter((part) => available[part]).map((part) => this.#checkbox(t(partLabels[part]), this.#parts.includes(part), (on) => this.#toggle(part, on)))}
        ${this.#checkbox(t(authoringText('export.small_print')), this.#hasSmallPrint, (on) => {
          this.#hasSmallPrint = on;
        })}
      </fieldset>
      <label>${t(authoringText('share.colours'))}
        <select name="theme" @change=${(event: Event) => this.#set(() => (this.#theme = themes.find((each) => each === chosenValue(event)) ?? null))}>
          <option value="">${t(authoringText('share.page'))}</option>
          ${themes.map((each) => html`<option value=${each} ?selected=${each === this.#theme}>${t(themeLabels[each])}</option>`)}
        </select>
      </label>
      <label>${t(authoringText('export.scale'))}
        <select name="scale" @change=${(event: Event) => this.#set(() => (this.#scale = pngScales.find((each) => String(each) === chosenValue(event)) ?? 2))}>
          ${pngScales.filter((each) => this.#fits(each)).map((each) => html`<option value=${each} ?selected=${each === this.#scale}>${this.#sizeText(model, each)}</option>`)}
        </select>
      </label>`;
  }

  result(model: Model): TemplateResult {
    const { t } = model.locale;
    return html`<div class="preview-pane" tabindex="0" role="group" aria-label=${t(authoringText('export.preview'))}><svg class="picture" role="img" aria-label=${this.#picture?.title ?? nothing} ${ref((element) => this.#draw(element, model))}></svg></div>
      <div class="row">
        <button type="button" class="main" @click=${() => this.#saveSvg(model)}>${t(authoringText('export.save_svg'))}</button>
        <button type="button" @click=${() => this.#savePng(model)}>${t(authoringText('export.save_png'))}</button>
        <button type="button" @click=${(event: Event) => this.#copySvg(event)}>${t(authoringText('export.copy_svg'))}</button>
        <button type="button" @click=${() => this.#copyPng()}>${t(authoringText('export.copy_png'))}</button>
      </div>
      ${this.#status.render(model.locale)}
      <details class="as-text" .open=${this.#showsText} @toggle=${(event: Event) => this.#toggleText(event)}>
        <summary>${t(authoringText('export.as_text'))}</summary>
        ${this.#showsText && this.#picture ? html`<textarea rows="8" readonly spellcheck="false" aria-label=${t(authoringText('export.as_text'))} .value=${svgText(this.#picture)}></textarea>` : nothing}
      </details>`;
  }

  #set(change: () => unknown): void {
    change();
    this.#status.clear();
    this.#host.changed();
  }

  #toggle(part: PicturePart, on: boolean): void {
    this.#parts = pictureParts.filter((each) => (each === part ? on : this.#parts.includes(each)));
  }

  #checkbox(text: string, on: boolean, change: (on: boolean) => void): TemplateResult {
    return html`<label class="tick"><input type="checkbox" .checked=${on} @change=${(event: Event) => this.#set(() => change((event.currentTarget as HTMLInputElement).checked))} /><span>${text}</span></label>`;
  }

  /** The scale that is chosen stays in the list, where a message says why nothing is drawn. */
  #fits(scale: number): boolean {
    return this.#picture === null || scale === this.#scale || fitsCanvas(this.#picture, scale);
  }

  #sizeText({ locale }: Model, factor: number): string {
    const scale = locale.numeral(String(factor));
    if (this.#picture === null) return `${scale} ×`;
    const [width, height] = [this.#picture.width, this.#picture.height].map((size) =>
      locale.grouped(Math.round(size * factor)),
    );
    return locale.t(authoringText('export.pixels'), { scale, width: width ?? '', height: height ?? '' });
  }

  /** Deferred, since Lit calls a ref before the element is connected. */
  #draw(element: Element | undefined, model: Model): void {
    if (!(element instanceof SVGElement)) return;
    queueMicrotask(() => {
      const root = element.getRootNode() as ShadowRoot;
      const before = this.#picture;
      this.#hasFigures = hasFigures(root);
      const settings = { parts: this.#parts, smallPrint: this.#hasSmallPrint };
      const theme = this.#theme === null ? {} : { theme: this.#theme };
      const picture = drawStep({ model, root, isPage: this.#host.isPage }, { ...settings, ...theme });
      const { width, height, shapes } = picture;
      this.#picture = picture;
      for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
        element.setAttribute(name, String(value));
      new ShapeRenderer(element).render(shapes);
      // The settings name the size of the picture, and the figures that there are.
      if (before?.width !== width || before.height !== height || before.title !== picture.title)
        this.#host.changed();
    });
  }

  #saveSvg({ lesson, state }: Model): void {
    if (this.#picture !== null)
      this.#status.save(fileOf(svgText(this.#picture), 'svg', lessonFileName(lesson), state.position.node));
  }

  async #savePng({ lesson, state }: Model): Promise<void> {
    const content = await this.#png();
    if (content !== null)
      this.#status.save(fileOf(content, 'png', lessonFileName(lesson), state.position.node));
  }

  /** Null, with a message, if the browser cannot draw a picture of this size. */
  async #png(): Promise<Blob | null> {
    if (this.#picture === null) return null;
    const content = fitsCanvas(this.#picture, this.#scale) ? await toPng(this.#picture, this.#scale) : null;
    if (content === null) this.#status.show(authoringText('export.too_large'));
    return content;
  }

  async #copySvg(event: Event): Promise<void> {
    if (this.#picture === null) return;
    const dialog = (event.currentTarget as Element).closest('dialog');
    if (await this.#host.copy(svgText(this.#picture)))
      return this.#status.show(authoringText('share.copied'));
    this.#showsText = true;
    this.#status.show(authoringText('share.page_may_not_write'));
    setTimeout(() => dialog?.querySelector('textarea')?.select());
  }

  async #copyPng(): Promise<void> {
    const content = this.#png().then((blob) => blob ?? Promise.reject(new Error('no picture')));
    const isCopied = await copyPicture(content);
    if (isCopied) this.#status.show(authoringText('share.copied'));
    else if (this.#status.current !== 'export.too_large')
      this.#status.show(authoringText('export.picture_not_copied'));
  }

  #toggleText(event: Event): void {
    const { open } = event.currentTarget as HTMLDetailsElement;
    if (open === this.#showsText) return;
    this.#showsText = open;
    this.#host.changed();
  }
}

const chosenValue = (event: Event): string => (event.currentTarget as HTMLSelectElement).value;

import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { ShapeRenderer } from '../../figures/one-letter/renderer';
import { encode } from '../../store/links/encode';
import { download } from '../../ui/dom/download';
import type { DialogHost } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import { siteOf } from '../share/site';
import { toPng } from './picture/canvas';
import { coloursOf, type Theme } from './picture/colours';
import { pageColours } from './picture/page-colours';
import { type Picture, pictureOf } from './picture/picture';
import { svgText } from './picture/svg';

const themes = ['light', 'dark'] as const;
const themeLabels = { light: 'share.light', dark: 'share.dark' } as const;

/** The part of the dialog that saves a picture of the step. */
export class PicturePanel {
  readonly #host: DialogHost;
  #theme: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  #picture: Picture | null = null;

  constructor(host: DialogHost) {
    this.#host = host;
  }

  render(model: Model): TemplateResult {
    const { t } = model.locale;
    return html`<label>${t('share.colours')}
        <select @change=${(event: Event) => this.#choose((event.currentTarget as HTMLSelectElement).value)}>
          ${themes.map((each) => html`<option value=${each} ?selected=${each === this.#theme}>${t(themeLabels[each])}</option>`)}
        </select>
      </label>
      <div class="row">
        <button type="button" class="main" @click=${() => this.#save('svg')}>${t('export.save_svg')}</button>
        <button type="button" @click=${() => this.#save('png')}>${t('export.save_png')}</button>
      </div>
      <svg class="picture" ${ref((element) => this.#draw(element, model))}></svg>`;
  }

  #choose(theme: string): void {
    this.#theme = themes.find((each) => each === theme) ?? 'light';
    this.#host.changed();
  }

  /** Deferred, since Lit calls a ref before the element is connected. */
  #draw(element: Element | undefined, model: Model): void {
    if (!(element instanceof SVGElement)) return;
    queueMicrotask(() => {
      const colours = coloursOf(this.#theme, pageColours(element.getRootNode() as ShadowRoot));
      const link = `${siteOf(this.#host)}#${encode(model.state, model.lesson, model.schema)}`;
      this.#picture = pictureOf(model, colours, { link });
      const { width, height, shapes } = this.#picture;
      for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
        element.setAttribute(name, String(value));
      new ShapeRenderer(element).render(shapes);
    });
  }

  async #save(format: 'svg' | 'png'): Promise<void> {
    const picture = this.#picture;
    if (picture === null) return;
    const content =
      format === 'svg' ? new Blob([svgText(picture)], { type: 'image/svg+xml' }) : await toPng(picture, 2);
    if (content !== null) download(`attention-lab.${format}`, content);
  }
}

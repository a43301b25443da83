import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { authoringText } from '../../i18n/en/authoring';
import { motionText } from '../../i18n/en/motion';
import { lessonFileName } from '../../store/attributes/lesson-name';
import { ShapeRenderer } from '../../svg/renderer';
import type { DialogHost } from '../../ui/lazy';
import type { Model } from '../../ui/model';
import type { StepAnimation } from './animation/animation';
import { drawAnimation } from './animation/draw-animation';
import { fitsGif, speeds } from './animation/frame-times';
import { fileOf } from './files';
import { gifScales, type Theme, themes } from './formats';
import { type Panel, PanelStatus } from './panel';

const themeLabels = { light: authoringText('share.light'), dark: authoringText('share.dark') } as const;

/** Values of the slider. */
const sliderMax = 100;

/** The part of the dialog that saves the motion of the step as a GIF. */
export class AnimationPanel implements Panel {
  readonly #host: DialogHost;
  readonly #status: PanelStatus;
  /** Null: that of the page. */
  #theme: Theme | null = null;
  #speed: (typeof speeds)[number] = 1;
  #scale: (typeof gifScales)[number] = 1;
  #hasSmallPrint = true;
  /** The moment of the preview, from 0 to `sliderMax`. */
  #moment = sliderMax / 2;
  /** Null before it has been drawn. */
  #animation: StepAnimation | null = null;
  /** The GIF that is being made, and the part that is done. */
  #making: { readonly abort: AbortController; done: number } | null = null;
  /** The address of the last GIF. */
  #made = '';

  constructor(host: DialogHost) {
    this.#host = host;
    this.#status = new PanelStatus(host);
  }

  settings({ locale }: Model): TemplateResult {
    const { t } = locale;
    const isMaking = this.#making !== null;
    return html`<label class="tick"><input type="checkbox" .checked=${this.#hasSmallPrint} ?disabled=${isMaking} @change=${(event: Event) => this.#set(() => (this.#hasSmallPrint = (event.currentTarget as HTMLInputElement).checked))} /><span>${t(authoringText('export.small_print'))}</span></label>
      <label>${t(authoringText('share.colours'))}
        <select name="theme" ?disabled=${isMaking} @change=${(event: Event) => this.#set(() => (this.#theme = themes.find((each) => each === chosenValue(event)) ?? null))}>
          <option value="">${t(authoringText('share.page'))}</option>
          ${themes.map((each) => html`<option value=${each} ?selected=${each === this.#theme}>${t(themeLabels[each])}</option>`)}
        </select>
      </label>
      <label>${t(authoringText('export.speed'))}
        <select name="speed" ?disabled=${isMaking} @change=${(event: Event) => this.#set(() => (this.#speed = speeds.find((each) => String(each) === chosenValue(event)) ?? 1))}>
          ${speeds.map((each) => html`<option value=${each} ?selected=${each === this.#speed}>${locale.numeral(String(each))} ×</option>`)}
        </select>
      </label>
      <label>${t(authoringText('export.gif_scale'))}
        <select name="scale" ?disabled=${isMaking} @change=${(event: Event) => this.#set(() => (this.#scale = gifScales.find((each) => String(each) === chosenValue(event)) ?? 1))}>
          ${gifScales.filter((each) => each === 1 || this.#fits(each)).map((each) => html`<option value=${each} ?selected=${each === this.#scale}>${this.#sizeText(locale, each)}</option>`)}
        </select>
      </label>`;
  }

  result(model: Model): TemplateResult {
    const { t } = model.locale;
    const making = this.#making;
    return html`<div class="preview-pane" tabindex="0" role="group" aria-label=${t(authoringText('export.preview'))}><svg class="picture" role="img" aria-label=${this.#animation?.picture.title ?? nothing} ${ref((element) => this.#draw(element, model))}></svg></div>
      <div class="row moment">
        <label>${t(authoringText('export.moment'))}
          <input type="range" min="0" max=${sliderMax} .value=${String(this.#moment)} aria-valuetext=${this.#momentText(model)} @input=${(event: Event) => this.#seek((event.currentTarget as HTMLInputElement).valueAsNumber)} />
        </label>
      </div>
      <div class="row">
        ${
          making === null
            ? html`<button type="button" class="main" @click=${() => this.#save(model)}>${t(authoringText('export.save_gif'))}</button>`
            : html`<button type="button" @click=${() => making.abort.abort()}>${t(authoringText('controls.cancel'))}</button>
          <label class="making">${t(authoringText('export.making'))} <progress max="1" .value=${making.done}></progress></label>`
        }
      </div>
      ${this.#status.render(model.locale)}
      ${
        this.#made === ''
          ? nothing
          : html`<details class="as-text">
        <summary>${t(authoringText('export.gif_itself'))}</summary>
        <img class="picture" src=${this.#made} alt=${this.#animation?.picture.title ?? ''} />
      </details>`
      }`;
  }

  close(): void {
    this.#making?.abort.abort();
    this.#forget();
  }

  #set(change: () => unknown): void {
    change();
    this.#forget();
    this.#status.clear();
    this.#host.changed();
  }

  #forget(): void {
    if (this.#made !== '') URL.revokeObjectURL(this.#made);
    this.#made = '';
  }

  #seek(moment: number): void {
    this.#moment = moment;
    this.#host.changed();
  }

  #fits(scale: number): boolean {
    return this.#animation !== null && fitsGif(this.#animation.picture, scale);
  }

  #momentText({ locale }: Model): string {
    const duration = this.#animation?.timeline.duration ?? 0;
    const seconds = (ms: number): string => locale.numeral((ms / 1000).toFixed(1));
    return locale.t(motionText('motion.position'), {
      time: seconds((duration * this.#moment) / sliderMax),
      total: seconds(duration),
    });
  }

  #sizeText(locale: Model['locale'], scale: number): string {
    if (this.#animation === null) return `${scale} ×`;
    const { picture } = this.#animation;
    const [width, height] = [picture.width, picture.height].map((size) => locale.grouped(size * scale));
    return locale.t(authoringText('export.pixels'), { scale, width: width ?? '', height: height ?? '' });
  }

  /** Deferred, since Lit calls a ref before the element is connected. */
  #draw(element: Element | undefined, model: Model): void {
    if (!(element instanceof SVGElement) || this.#making !== null) return;
    queueMicrotask(() => {
      const root = element.getRootNode() as ShadowRoot;
      const before = this.#animation;
      const theme = this.#theme === null ? {} : { theme: this.#theme };
      const animation = drawAnimation(
        { model, root, isPage: this.#host.isPage },
        { smallPrint: this.#hasSmallPrint, ...theme },
      );
      this.#animation = animation;
      if (animation === null) return;
      const { picture, timeline, itemsAt } = animation;
      const { width, height } = picture;
      for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
        element.setAttribute(name, String(value));
      const items = itemsAt((timeline.duration * this.#moment) / sliderMax);
      rendererOf(element).render([...picture.shapes, ...items]);
      // The settings name the size of the picture.
      if (before?.picture.width !== width || before.picture.height !== height) this.#host.changed();
    });
  }

  async #save({ lesson, state }: Model): Promise<void> {
    const animation = this.#animation;
    if (animation === null || this.#making !== null) return;
    if (!this.#fits(this.#scale)) return this.#status.show(authoringText('export.gif_too_large'));
    this.#forget();
    const making = { abort: new AbortController(), done: 0 };
    this.#making = making;
    this.#status.clear();
    this.#host.changed();
    const progress = (done: number): void => {
      making.done = done;
      this.#host.changed();
    };
    const options = { scale: this.#scale, speed: this.#speed, signal: making.abort.signal, progress };
    try {
      const { toGif } = await import('./animation/gif');
      const file = fileOf(
        await toGif(animation, options),
        'gif',
        lessonFileName(lesson),
        state.position.node,
      );
      this.#made = URL.createObjectURL(file);
      this.#status.save(file, 'export.gif_saved');
    } catch {
      this.#status.show(
        authoringText(making.abort.signal.aborted ? 'export.gif_cancelled' : 'export.gif_failed'),
      );
    }
    this.#making = null;
    this.#host.changed();
  }
}

const renderers = new WeakMap<SVGElement, ShapeRenderer>();

/** Kept, so that only what has moved is drawn anew. */
function rendererOf(element: SVGElement): ShapeRenderer {
  const renderer = renderers.get(element) ?? new ShapeRenderer(element);
  renderers.set(element, renderer);
  return renderer;
}

const chosenValue = (event: Event): string => (event.currentTarget as HTMLSelectElement).value;

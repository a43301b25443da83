import { ShapeRenderer } from '../../svg/renderer';
import { createResizeObserver } from '../../ui/dom/resize-observer';
import { beatAt, duration, startOf, stillOf } from '../beat-times';
import { type Caption, captionAt, captionsOf, describe, paceAt } from '../captions';
import { type Layout, layoutFor } from '../layout';
import { measureInBrowser } from '../measure';
import { createPicture, type MovingPicture } from '../picture';
import type { StoryTexts } from '../setting';
import type { Story } from '../story';
import { Controls } from './controls';
import { type LabHref, NumberLinks } from './number-links';
import { type Playback, part } from './playback';

export interface PlayerOptions {
  readonly story: Story;
  readonly texts: StoryTexts;
  /** Whether the story is a part of somebody's page, whose keys it must not take. */
  readonly isEmbedded?: boolean;
  /** The address of a state of the lab; by default numbers are no links. */
  readonly labHref?: LabHref;
  /** Called when the reader goes to a beat. */
  readonly onBeat?: (beat: number) => void;
}

/** When the ways on appear. */
const waysFrom = 34.6;

/** Plays the story: one clock, whose time is all that the picture depends on. */
export class StoryPlayer implements Playback {
  readonly root: HTMLElement;
  readonly #controls: Controls;
  readonly #onBeat: PlayerOptions['onBeat'];
  readonly #picture: SVGSVGElement;
  readonly #renderer: ShapeRenderer;
  readonly #resize: ResizeObserver;
  readonly #captionElement: HTMLElement;
  readonly #numbers: NumberLinks | null;
  #story: Story;
  #texts: StoryTexts;
  #captions: readonly Caption[] = [];
  #caption = -1;
  #layout: Layout;
  #shapesAt: MovingPicture = () => [];
  #time = 0;
  #frame = 0;
  #measuring = 0;
  #lastFrame = 0;
  #beat = -1;

  constructor(root: HTMLElement, { story, texts, labHref, onBeat, isEmbedded = false }: PlayerOptions) {
    this.root = root;
    this.#story = story;
    this.#texts = texts;
    this.#onBeat = onBeat;
    this.#layout = this.#fittingLayout();
    const [picture, ...others] = root.querySelectorAll<SVGSVGElement>('.story-picture');
    if (picture === undefined) throw new Error('The story has no picture.');
    for (const other of others) other.remove();
    this.#picture = picture;
    this.#numbers = labHref === undefined ? null : new NumberLinks(picture, labHref);
    this.#captionElement = part(root, '.story-caption');
    this.#renderer = new ShapeRenderer(picture);
    this.#controls = new Controls(this, isEmbedded ? root : document);
    this.#resize = createResizeObserver(() => this.#updateLayout());
    this.#resize.observe(root);
    this.#prepare();
    document.fonts.addEventListener('loadingdone', this.#onFonts);
  }

  get time(): number {
    return this.#time;
  }

  get beat(): number {
    return beatAt(this.#time);
  }

  get isPlaying(): boolean {
    return this.#frame !== 0;
  }

  get story(): Story {
    return this.#story;
  }

  get texts(): StoryTexts {
    return this.#texts;
  }

  get picture(): SVGSVGElement {
    return this.#picture;
  }

  /** Whether the reader asked for less motion: then the story consists of stills. */
  get isStill(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Places everything again in the next frame, after fonts have been loaded: other fonts have other widths. */
  remeasure(): void {
    cancelAnimationFrame(this.#measuring);
    this.#measuring = requestAnimationFrame(() => this.#prepare());
  }

  disconnect(): void {
    this.pause();
    cancelAnimationFrame(this.#measuring);
    this.#numbers?.clear();
    this.#resize.disconnect();
    document.fonts.removeEventListener('loadingdone', this.#onFonts);
    this.#controls.disconnect();
  }

  /** Shows a moment. */
  seek(time: number): void {
    this.#time = Math.min(duration, Math.max(0, time));
    this.#draw();
  }

  play(): void {
    if (this.isPlaying || this.isStill) return;
    if (this.#time >= duration) this.#time = 0;
    this.#lastFrame = performance.now();
    this.#frame = requestAnimationFrame(this.#advance);
    this.#numbers?.clear();
    this.#controls.update();
  }

  pause(): void {
    if (!this.isPlaying) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#controls.update();
    this.#linkNumbers();
    this.#describeStill();
  }

  toggle(): void {
    if (this.isStill) this.goTo(this.#time >= stillOf(5) ? 0 : this.beat + 1);
    else if (this.isPlaying) this.pause();
    else this.play();
  }

  goTo(beat: number, plays = false): void {
    const target = Math.min(5, Math.max(0, beat));
    this.#onBeat?.(target);
    if (plays && !this.isStill) {
      this.seek(startOf(target));
      this.play();
      return;
    }
    this.pause();
    this.seek(stillOf(target));
    this.#describeStill();
  }

  tell(story: Story): void {
    this.#story = story;
    this.#prepare();
    this.goTo(1, true);
  }

  translate(texts: StoryTexts): void {
    this.#texts = texts;
    this.#prepare();
    this.#controls.translate();
  }

  readonly #onFonts = (): void => this.remeasure();

  readonly #advance = (now: number): void => {
    // A tab that was hidden does not jump ahead.
    const passed = Math.min(0.1, (now - this.#lastFrame) / 1000);
    this.#time = Math.min(duration, this.#time + passed * paceAt(this.#captions, this.#time));
    this.#lastFrame = now;
    this.#draw();
    if (this.#time < duration) this.#frame = requestAnimationFrame(this.#advance);
    else this.pause();
  };

  #fittingLayout(): Layout {
    return layoutFor(this.root.clientWidth);
  }

  #updateLayout(): void {
    const layout = this.#fittingLayout();
    if (layout === this.#layout) return;
    this.#layout = layout;
    this.#prepare();
  }

  /** Places everything again: for other words, another layout, other fonts or another language. */
  #prepare(): void {
    const { width, height, name } = this.#layout;
    const setting = {
      story: this.#story,
      layout: this.#layout,
      measure: measureInBrowser(),
      texts: this.#texts,
    };
    this.#shapesAt = createPicture(setting);
    this.#captions = captionsOf(setting);
    this.#caption = -1;
    this.#beat = -1;
    this.#picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#picture.setAttribute('class', `story-picture ${name}`);
    this.root.dataset.layout = name;
    this.#draw();
  }

  #draw(): void {
    this.#renderer.render(this.#shapesAt(this.#time));
    this.#drawCaption();
    const { beat } = this;
    if (beat !== this.#beat) {
      if (this.#beat >= 0 && !this.isPlaying) this.#describeStill();
      this.#beat = beat;
      this.#picture.setAttribute('aria-label', describe({ story: this.#story, texts: this.#texts }, beat));
    }
    this.root.classList.toggle('shows-ways', this.#time >= waysFrom);
    this.#controls.update();
    if (!this.isPlaying) this.#linkNumbers();
  }

  #linkNumbers(): void {
    this.#numbers?.updateSoon(this.#story, this.#texts);
  }

  #drawCaption(): void {
    const { index, opacity } = captionAt(this.#captions, this.#time);
    const element = this.#captionElement;
    if (index !== this.#caption) {
      this.#caption = index;
      const runs = this.#captions[index]?.runs ?? [];
      element.replaceChildren(
        ...runs.map(({ text, role }) => {
          const span = document.createElement('span');
          span.className = role;
          span.textContent = text;
          return span;
        }),
      );
    }
    // What fades has too little contrast to be read. As a filter it is no colour of the text, whose contrast is checked.
    const fading = opacity < 1 ? `opacity(${Math.round(opacity * 100) / 100})` : '';
    if (element.style.filter === fading) return;
    element.style.filter = fading;
    element.ariaHidden = opacity < 1 ? 'true' : null;
  }

  /** Tells screen readers what a still shows. */
  #describeStill(): void {
    const description = describe({ story: this.#story, texts: this.#texts }, this.beat);
    part(this.root, '.story-spoken').textContent = description;
  }
}

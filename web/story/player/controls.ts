import { homeText } from '../../i18n/en/home';
import { progress } from '../../svg/easing';
import { startOf } from '../beat-times';
import { beatNames } from '../captions';
import { OwnWords } from './own-words';
import { type Playback, part } from './playback';
import { savePicture } from './save';
import { type Icon, iconPath } from './view';

/** Pixels that a finger or the mouse moves before it drags. */
const dragDistance = 6;
const swipeDistance = 40;

/** Buttons, scrubber, keys and swipes of a story. */
export class Controls {
  readonly #player: Playback;
  readonly #play: HTMLButtonElement;
  readonly #beats: readonly HTMLButtonElement[];
  readonly #fills: readonly HTMLElement[];
  readonly #names: readonly Element[];
  readonly #own: OwnWords;
  readonly #abort = new AbortController();
  #dragFrom: number | null = null;
  #isDragging = false;
  #beat = -1;

  /** `keys` is where keys are listened to. */
  constructor(player: Playback, keys: Document | HTMLElement) {
    const { root } = player;
    this.#player = player;
    this.#play = part(root, '.story-play');
    this.#beats = [...root.querySelectorAll<HTMLButtonElement>('.story-beat')];
    this.#fills = this.#beats.map((beat) => part<HTMLElement>(beat, '.story-fill'));
    this.#names = this.#beats.map((beat) => part(beat, '.story-name'));
    this.#own = new OwnWords(player);
    const { signal } = this.#abort;
    this.#play.addEventListener('click', () => player.toggle(), { signal });
    for (const [index, beat] of this.#beats.entries())
      beat.addEventListener('click', () => this.#clickBeat(index), { signal });
    for (const button of root.querySelectorAll<HTMLButtonElement>('[data-format]'))
      button.addEventListener('click', () => this.#save(button.dataset.format === 'png' ? 'png' : 'svg'), {
        signal,
      });
    keys.addEventListener('keydown', (event) => this.#onKey(event as KeyboardEvent), { signal });
    this.#listenToPointer(part(root, '.story-scrubber'), signal);
    this.#listenToSwipes(part(root, '.story-stage'), signal);
  }

  disconnect(): void {
    this.#abort.abort();
    this.#own.disconnect();
  }

  /** Shows the time. */
  update(): void {
    const { time, beat, isPlaying } = this.#player;
    for (const [index, fill] of this.#fills.entries()) {
      const [from, to] = [startOf(index), startOf(index + 1)];
      const transform = `scaleX(${progress(time, from, to - from).toFixed(4)})`;
      if (fill.style.transform !== transform) fill.style.transform = transform;
    }
    if (beat !== this.#beat) this.#markBeat(beat);
    this.#showIcon(isPlaying ? 'pause' : time >= startOf(6) ? 'replay' : 'play');
    this.#own.update();
  }

  /** Names the beats in the current language. */
  translate(): void {
    const names = beatNames(this.#player.texts);
    for (const [index, name] of this.#names.entries()) name.textContent = names[index] ?? '';
    this.#own.translate();
    this.update();
  }

  #markBeat(beat: number): void {
    this.#beat = beat;
    for (const [index, button] of this.#beats.entries()) {
      if (index === beat) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
  }

  #showIcon(icon: Icon): void {
    const { texts } = this.#player;
    const labels = {
      play: texts.t(homeText('home.control.play')),
      pause: texts.t(homeText('home.control.pause')),
      replay: texts.t(homeText('home.control.replay')),
    };
    if (this.#play.getAttribute('aria-label') === labels[icon]) return;
    this.#play.setAttribute('aria-label', labels[icon]);
    part(this.#play, 'path').setAttribute('d', iconPath(icon));
  }

  #clickBeat(index: number): void {
    if (this.#isDragging) this.#isDragging = false;
    else this.#player.goTo(index, true);
  }

  #save(format: 'svg' | 'png'): void {
    const { picture, beat } = this.#player;
    savePicture(picture, `one-letter-${beat + 1}`, format);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.composedPath()[0];
    const isInside = event.composedPath().includes(this.#player.root);
    const isInView = this.#player.root.getBoundingClientRect().bottom > 0;
    const isFree = isInView && (target === document.body || target === document.documentElement);
    if (target instanceof HTMLInputElement || !(isInside || isFree)) return;
    // What is in focus and can be pressed takes Space for itself.
    if (event.key === ' ' && target instanceof HTMLElement && target.matches('button, a, summary')) return;
    const command = this.#commands(event.shiftKey)[event.key];
    if (command === undefined) return;
    event.preventDefault();
    command();
  }

  #commands(isFine: boolean): Readonly<Record<string, () => void>> {
    const player = this.#player;
    const step = (by: number): void => {
      if (isFine) this.#seek(player.time + 0.2 * by);
      else player.goTo(player.beat + by);
    };
    return {
      ' ': () => player.toggle(),
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      Home: () => this.#seek(0),
      End: () => this.#seek(startOf(6)),
    };
  }

  #seek(time: number): void {
    this.#player.pause();
    this.#player.seek(time);
  }

  #listenToPointer(scrubber: HTMLElement, signal: AbortSignal): void {
    scrubber.addEventListener(
      'pointerdown',
      ({ clientX, button }) => {
        this.#isDragging = false;
        this.#dragFrom = button === 0 ? clientX : null;
      },
      { signal },
    );
    scrubber.addEventListener(
      'pointermove',
      (event) => {
        if (this.#dragFrom === null || event.buttons === 0) return;
        if (!this.#isDragging && Math.abs(event.clientX - this.#dragFrom) < dragDistance) return;
        if (!this.#isDragging) scrubber.setPointerCapture(event.pointerId);
        this.#isDragging = true;
        this.#seek(this.#timeAt(event.clientX));
      },
      { signal },
    );
    const end = (): void => {
      this.#dragFrom = null;
      // The click that follows a drag is not a choice of a beat.
      setTimeout(() => {
        this.#isDragging = false;
      });
    };
    scrubber.addEventListener('pointerup', end, { signal });
    scrubber.addEventListener('pointercancel', end, { signal });
  }

  /** The time at a place of the scrubber. */
  #timeAt(x: number): number {
    const boxes = this.#beats.map((beat) => beat.getBoundingClientRect());
    const index = Math.max(
      0,
      boxes.findLastIndex(({ left }) => x >= left),
    );
    const { left = 0, width = 1 } = boxes[index] ?? {};
    const [from, to] = [startOf(index), startOf(index + 1)];
    return from + progress(x, left, width) * (to - from);
  }

  /** A touch of the stage stops the story; a swipe goes to the next or the previous beat. */
  #listenToSwipes(stage: HTMLElement, signal: AbortSignal): void {
    let start: Touch | null = null;
    stage.addEventListener(
      'pointerdown',
      () => {
        if (this.#player.isPlaying) this.#player.pause();
      },
      { signal },
    );
    stage.addEventListener(
      'touchstart',
      ({ touches }) => {
        start = touches.length === 1 ? (touches[0] ?? null) : null;
      },
      { signal, passive: true },
    );
    stage.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const end = changedTouches[0];
        if (start === null || end === undefined) return;
        const [dx, dy] = [end.clientX - start.clientX, end.clientY - start.clientY];
        if (Math.abs(dx) < swipeDistance || Math.abs(dx) < 1.5 * Math.abs(dy)) return;
        this.#player.goTo(this.#player.beat + (dx < 0 ? 1 : -1), true);
      },
      { signal },
    );
  }
}

import { fittingSize, textSize } from './text-size';
import { type Frame, type Item, placeAt, type Shape, type Timeline, type Track } from './timeline';

type Place = Omit<Item, 'track'>;

/** How often the time is told while something moves, in milliseconds. */
const tellingInterval = 250;

/** Keyframes of the Web Animations API between two frames of a track. */
const stepsBetween = 8;

/** The size that an item is created with: its largest. Smaller sizes are transforms. */
function baseSize({ frames }: Track): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(1, ...frames.map(({ width }) => width)),
    height: Math.max(1, ...frames.map(({ height }) => height)),
  };
}

const places = ['x', 'y', 'width', 'height'] as const;

/** The frames between which something changes. Between two of these runs an element is still, and costs nothing. */
function runsOf({ frames }: Track): readonly (readonly Frame[])[] {
  const runs: Frame[][] = [];
  for (const [at, frame] of frames.entries()) {
    const last = frames[at - 1];
    const isStill =
      last !== undefined && [...places, 'opacity' as const].every((name) => last[name] === frame[name]);
    if (last === undefined || isStill) runs.push([frame]);
    else runs.at(-1)?.push(frame);
  }
  return runs.filter((run, at) => at === 0 || run.length > 1);
}

/** The times at which a run gets a keyframe: its frames, and some between two in different places. */
function keyframeTimes(run: readonly Frame[]): readonly number[] {
  return run.flatMap((frame, at) => {
    const next = run[at + 1];
    if (next === undefined) return [frame.time];
    const isInPlace = places.every((name) => frame[name] === next[name]);
    const count = isInPlace ? 1 : stepsBetween;
    return Array.from({ length: count }, (_, step) => frame.time + ((next.time - frame.time) * step) / count);
  });
}

/** What an element looks like at a place. */
type Look = (place: Place) => { readonly transform: string; readonly opacity: number };

/** The animation of an element through a run of its track. Before the first run it is invisible. */
function animateRun(element: HTMLElement, track: Track, run: readonly Frame[], look: Look): Animation {
  const isFirst = run[0] === track.frames[0];
  const [from, to] = [run[0]?.time ?? 0, run.at(-1)?.time ?? 0];
  const delay = isFirst ? Math.max(0, from - 1) : from;
  const duration = Math.max(1, to - delay);
  const found = keyframeTimes(run).flatMap((time) => {
    const place = placeAt(track, time);
    return place === null ? [] : [{ offset: (time - delay) / duration, ...look(place) }];
  });
  const hidden = { ...found[0], opacity: 0 };
  const before = delay < from ? [{ ...hidden, offset: 0 }, hidden] : [];
  const keyframes = [...before, ...found, { ...found.at(-1), offset: 1 }];
  const animation = element.animate(keyframes, { delay, duration, fill: isFirst ? 'both' : 'forwards' });
  // Else it would be removed once a later run has ended, and be missing when time goes back.
  animation.persist();
  return animation;
}

/** The animations of an element through all runs of its track. */
function animate(element: HTMLElement, track: Track, look: Look): readonly Animation[] {
  return runsOf(track).map((run) => animateRun(element, track, run, look));
}

/** The box of an item, which shrinks and grows, and its animations. */
function createBox(track: Track, className: string): [HTMLElement, readonly Animation[]] {
  const { width, height } = baseSize(track);
  const box = document.createElement('div');
  box.className = `motion-box ${className}`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  const look: Look = (place) => ({
    transform: `translate(${place.x}px, ${place.y}px) scale(${place.width / width}, ${place.height / height})`,
    opacity: place.opacity,
  });
  return [box, animate(box, track, look)];
}

/** The text of an item, in the middle of its box, and its animations. */
function createLabel(track: Track, className: string, fontSize: number): [HTMLElement, readonly Animation[]] {
  const label = document.createElement('div');
  label.className = `motion-label ${className}`;
  label.textContent = track.text;
  const size = fittingSize(baseSize(track), track.text, fontSize);
  label.style.fontSize = `${size}px`;
  const look: Look = (place) => {
    const scale = fittingSize(place, track.text, fontSize) / size;
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    return {
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`,
      // A box that has become too small for its text shows none.
      opacity: textSize(place, track.text, fontSize) === 0 ? 0 : place.opacity,
    };
  };
  return [label, animate(label, track, look)];
}

/** Shapes that are a text alone. */
const textShapes: readonly Shape[] = ['number', 'sign'];

/** The elements of an item: its box, its text, or both. */
function createItem(track: Track, fontSize: number): readonly [HTMLElement, readonly Animation[]][] {
  const { shape, heat, role, text } = track;
  const className = `shape-${shape} ${heat || 'plain'}${role === null ? '' : ` role-${role}`}`;
  return [
    ...(textShapes.includes(shape) ? [] : [createBox(track, className)]),
    ...(text === '' ? [] : [createLabel(track, className, fontSize)]),
  ];
}

/** Whom a motion tells of its time. */
interface MotionListener {
  /** It has been stopped at a time, or has ended. */
  stopped(): void;
  /** It has been started, or goes on: called now and then. */
  played(): void;
}

/** Shows a timeline in an overlay. The elements are created once; each time is a time of their animations. */
export class TimelinePlayer {
  readonly duration: number;
  readonly #animations: readonly Animation[];
  readonly #elements: readonly HTMLElement[];
  readonly #listener: MotionListener;
  #time = 0;
  /** The time of the document's timeline at which the motion began, or will begin; null while it is paused. */
  #startTime: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `others` are animations that go with the motion. */
  constructor(
    overlay: HTMLElement,
    timeline: Timeline,
    fontSize: number,
    others: readonly Animation[],
    listener: MotionListener,
  ) {
    const created = timeline.tracks.flatMap((track) => createItem(track, fontSize));
    this.duration = timeline.duration;
    this.#elements = created.map(([element]) => element);
    this.#animations = [...created.flatMap(([, animations]) => animations), ...others];
    this.#listener = listener;
    overlay.replaceChildren(...this.#elements);
    this.#moveTo(0);
  }

  get time(): number {
    if (this.#startTime === null) return this.#time;
    const now = Number(document.timeline.currentTime ?? 0);
    return Math.min(Math.max(now - this.#startTime, 0), this.duration);
  }

  get isPlaying(): boolean {
    return this.#startTime !== null;
  }

  /** Stops at a time, in milliseconds. */
  seek(time: number): void {
    this.#moveTo(time);
    this.#listener.stopped();
  }

  /** Plays from the current time, after a delay. All animations have the same start time, so they cannot drift apart. */
  play(delay = 0): void {
    this.#stop();
    const now = Number(document.timeline.currentTime ?? 0);
    this.#startTime = now + delay - this.#time;
    for (const animation of this.#animations) animation.startTime = this.#startTime;
    this.#tellSoon();
  }

  /** Removes everything from the overlay. */
  remove(): void {
    this.#stop();
    for (const animation of this.#animations) animation.cancel();
    for (const element of this.#elements) element.remove();
  }

  #moveTo(time: number): void {
    this.#stop();
    this.#time = Math.min(Math.max(time, 0), this.duration);
    for (const animation of this.#animations) {
      animation.pause();
      animation.currentTime = this.#time;
    }
  }

  #stop(): void {
    this.#time = this.time;
    clearTimeout(this.#timer);
    this.#startTime = null;
  }

  /** Tells the time now and then, and stops at the end: what moves needs no script on its way. */
  #tellSoon(): void {
    this.#listener.played();
    const left = this.duration - this.time;
    this.#timer = setTimeout(
      () => {
        if (this.time >= this.duration) this.seek(this.duration);
        else this.#tellSoon();
      },
      // At least a frame: until the next one the time stands still.
      Math.min(Math.max(left, 16), tellingInterval),
    );
  }
}

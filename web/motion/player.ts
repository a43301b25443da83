import { fittingSize, textSize } from './text-size';
import { type Item, placeAt, type Timeline, type Track } from './timeline';

type Place = Omit<Item, 'track'>;

/** Keyframes of the Web Animations API between two frames of a track. */
const stepsBetween = 8;

/** The size that an item is created with: its largest. Smaller sizes are transforms. */
function baseSize({ frames }: Track): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(1, ...frames.map(({ width }) => width)),
    height: Math.max(1, ...frames.map(({ height }) => height)),
  };
}

/** The times at which a track gets a keyframe: its frames, and some between two that differ. */
function keyframeTimes({ frames }: Track): readonly number[] {
  return frames.flatMap((frame, at) => {
    const next = frames[at + 1];
    if (next === undefined) return [frame.time];
    const isStill = (['x', 'y', 'width', 'height'] as const).every((name) => frame[name] === next[name]);
    const count = isStill ? 1 : stepsBetween;
    return Array.from({ length: count }, (_, step) => frame.time + ((next.time - frame.time) * step) / count);
  });
}

/** The keyframes of one element of a track; invisible before the first frame. */
function keyframes(
  track: Track,
  duration: number,
  transform: (place: Place) => string,
  shown: (place: Place) => Place = (place) => place,
): Keyframe[] {
  const found = keyframeTimes(track).flatMap((time) => {
    const place = placeAt(track, time);
    if (place === null) return [];
    const { opacity } = shown(place);
    return [{ offset: Math.min(1, time / duration), opacity, transform: transform(place) }];
  });
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return [];
  const hidden = { ...first, opacity: 0 };
  const before = first.offset === 0 ? [] : [{ ...hidden, offset: 0 }, hidden];
  return [...before, ...found, { ...last, offset: 1 }];
}

/** The element of an item, with its box and its label, and their animations. */
function createItem(track: Track, duration: number, fontSize: number): [HTMLElement[], Animation[]] {
  const { width, height } = baseSize(track);
  const classes = `${track.heat || 'plain'}${track.role === null ? '' : ` role-${track.role}`}`;
  const timing = { duration, fill: 'both' } as const;
  const box = document.createElement('div');
  box.className = `motion-box shape-${track.shape} ${classes}`;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  const boxTransform = (place: Place): string =>
    `translate(${place.x}px, ${place.y}px) scale(${place.width / width}, ${place.height / height})`;
  const animations = [box.animate(keyframes(track, duration, boxTransform), timing)];
  if (track.text === '') return [[box], animations];
  const label = document.createElement('div');
  label.className = `motion-label shape-${track.shape} ${classes}`;
  label.textContent = track.text;
  const size = fittingSize({ width, height }, track.text, fontSize);
  label.style.fontSize = `${size}px`;
  const labelTransform = (place: Place): string => {
    const scale = fittingSize(place, track.text, fontSize) / size;
    return `translate(${place.x + place.width / 2}px, ${place.y + place.height / 2}px) translate(-50%, -50%) scale(${scale})`;
  };
  // A box that has become too small for its text shows none.
  const isTooSmall = (place: Place): boolean => textSize(place, track.text, fontSize) === 0;
  const readable = (place: Place): Place => (isTooSmall(place) ? { ...place, opacity: 0 } : place);
  animations.push(label.animate(keyframes(track, duration, labelTransform, readable), timing));
  return [[box, label], animations];
}

/** Shows a timeline in an overlay. The elements are created once; each time is a time of their animations. */
export class TimelinePlayer {
  readonly duration: number;
  readonly #animations: readonly Animation[];
  readonly #elements: readonly HTMLElement[];
  readonly #changed: () => void;
  #time = 0;
  /** The time of the document's timeline at which the motion began, or will begin; null while it is paused. */
  #startTime: number | null = null;
  #frame = 0;

  /** `changed` is called when the time changes. */
  constructor(overlay: HTMLElement, timeline: Timeline, fontSize: number, changed: () => void) {
    const created = timeline.tracks.map((track) => createItem(track, timeline.duration, fontSize));
    this.duration = timeline.duration;
    this.#elements = created.flatMap(([elements]) => elements);
    this.#animations = created.flatMap(([, animations]) => animations);
    this.#changed = changed;
    overlay.replaceChildren(...this.#elements);
    this.seek(0);
  }

  get time(): number {
    return this.#time;
  }

  get isPlaying(): boolean {
    return this.#startTime !== null;
  }

  /** Stops at a time, in milliseconds. */
  seek(time: number): void {
    this.#stop();
    this.#time = Math.min(Math.max(time, 0), this.duration);
    for (const animation of this.#animations) {
      animation.pause();
      animation.currentTime = this.#time;
    }
    this.#changed();
  }

  /** Plays from the current time, after a delay. All animations have the same start time, so they cannot drift apart. */
  play(delay = 0): void {
    this.#stop();
    const now = Number(document.timeline.currentTime ?? 0);
    this.#startTime = now + delay - this.#time;
    for (const animation of this.#animations) animation.startTime = this.#startTime;
    this.#frame = requestAnimationFrame(() => this.#tick());
  }

  /** Removes everything from the overlay. */
  remove(): void {
    this.#stop();
    for (const animation of this.#animations) animation.cancel();
    for (const element of this.#elements) element.remove();
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#startTime = null;
  }

  #tick(): void {
    if (this.#startTime === null) return;
    const now = Number(document.timeline.currentTime ?? 0);
    this.#time = Math.min(Math.max(now - this.#startTime, 0), this.duration);
    if (this.#time >= this.duration) this.seek(this.duration);
    else {
      this.#changed();
      this.#frame = requestAnimationFrame(() => this.#tick());
    }
  }
}

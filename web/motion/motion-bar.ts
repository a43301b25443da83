import { html, nothing, render } from 'lit';
import { motionText } from '../i18n/en/motion';
import type { Locale } from '../i18n/i18n';

/** What the bar shows. */
interface BarState {
  readonly time: number;
  readonly duration: number;
  readonly isPlaying: boolean;
}

interface BarActions {
  /** Plays, or stops where it is. */
  toggle(): void;
  /** Shows a part of the duration, from 0 to 1. */
  scrub(part: number): void;
  /** Called when the slider is released. */
  hold(): void;
}

/** Values of the slider. */
const sliderMax = 1000;

/** Renders the bar of a motion: Replay, and a slider for its time. Without a motion, the step is at its end. */
export function renderMotionBar(
  bar: HTMLElement,
  locale: Locale,
  shown: BarState | null,
  { toggle, scrub, hold }: BarActions,
): void {
  const { time, duration, isPlaying } = shown ?? { time: 1, duration: 1, isPlaying: false };
  const seconds = (ms: number): string => locale.numeral((ms / 1000).toFixed(1));
  const position = locale.t(motionText('motion.position'), { time: seconds(time), total: seconds(duration) });
  const text = motionText(isPlaying ? 'motion.stop' : time < duration ? 'motion.continue' : 'motion.replay');
  render(
    html`<button type="button" @click=${toggle}>${locale.t(text)}</button>
      <input
        type="range"
        min="0"
        max=${sliderMax}
        step="5"
        aria-label=${locale.t(motionText('motion.time'))}
        aria-valuetext=${shown === null ? nothing : position}
        .value=${String(Math.round((time / duration) * sliderMax))}
        @input=${(event: Event) => scrub((event.target as HTMLInputElement).valueAsNumber / sliderMax)}
        @change=${hold}
      />`,
    bar,
  );
}

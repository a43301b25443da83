import { html, noChange, nothing, render } from 'lit';
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

/** The line of the bar goes with a motion of this duration, in milliseconds. It needs no script on its way, which the slider would. */
export function animateLine(bar: HTMLElement, duration: number): readonly Animation[] {
  const keyframes = {
    '.scrub-done': ['scaleX(0)', 'none'],
    '.scrub-knob': ['translateX(0)', 'translateX(calc(100cqi - 100%))'],
  };
  return Object.entries(keyframes).flatMap(([part, transform]) => {
    const element = bar.querySelector<HTMLElement>(part);
    return element === null ? [] : [element.animate({ transform }, { duration, fill: 'both' })];
  });
}

/**
 * Renders the bar of a motion: Replay, and a slider for its time, which lies invisible above a line that shows the time. Without a
 * motion, the step is at its end.
 */
export function renderMotionBar(
  bar: HTMLElement,
  locale: Locale,
  shown: BarState | null,
  { toggle, scrub, hold }: BarActions,
): void {
  const { time, duration, isPlaying } = shown ?? { time: 1, duration: 1, isPlaying: false };
  const seconds = (ms: number): string => locale.numeral((ms / 1000).toFixed(1));
  const position = locale.t(motionText('motion.position'), { time: seconds(time), total: seconds(duration) });
  // The page is laid out where the thumb moves: on its way it does so only for those who move it by keys.
  const isAtRest = !isPlaying || bar.querySelector('input:focus') !== null;
  const text = motionText(isPlaying ? 'motion.stop' : time < duration ? 'motion.continue' : 'motion.replay');
  render(
    html`<button type="button" @click=${toggle}>${locale.t(text)}</button>
      <span class="scrub"
        ><input
          type="range"
          min="0"
          max=${sliderMax}
          step="5"
          aria-label=${locale.t(motionText('motion.time'))}
          aria-valuetext=${shown === null ? nothing : position}
          .value=${isAtRest ? String(Math.round((time / duration) * sliderMax)) : noChange}
          @input=${(event: Event) => scrub((event.target as HTMLInputElement).valueAsNumber / sliderMax)}
          @change=${hold}
        /><span class="scrub-line"><span class="scrub-done"></span></span><span class="scrub-knob"></span
      ></span>`,
    bar,
  );
}

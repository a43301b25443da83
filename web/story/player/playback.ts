import type { StoryTexts } from '../setting';
import type { Story } from '../story';

/** What the controls need of the player. */
export interface Playback {
  /** The section that contains the story. */
  readonly root: HTMLElement;
  readonly picture: SVGSVGElement;
  readonly story: Story;
  readonly texts: StoryTexts;
  readonly time: number;
  /** The current beat, from 0. */
  readonly beat: number;
  readonly isPlaying: boolean;
  seek(time: number): void;
  pause(): void;
  toggle(): void;
  /** Goes to a beat: to its beginning and on if `plays`, else to its still. */
  goTo(beat: number, plays?: boolean): void;
  /** Shows another story from its second beat on, where the words change. */
  tell(story: Story): void;
}

/** The first element that matches. Throws if there is none. */
export function part<Found extends Element>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (found === null) throw new Error(`The story has no ${selector}.`);
  return found;
}

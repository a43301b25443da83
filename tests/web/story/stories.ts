import { englishTexts } from '../../../web/site/home/texts';
import { duration } from '../../../web/story/beat-times';
import { computeStory, loadTranslator } from '../../../web/story/compute';
import { type Layout, medium, narrow, wide } from '../../../web/story/layout';
import { estimate } from '../../../web/story/measure';
import { createPicture, type MovingPicture } from '../../../web/story/picture';
import type { Rows, Story } from '../../../web/story/story';
import type { Shape } from '../../../web/svg/shapes';
import { wholeEngine } from '../all';
import { filesOnDisk } from '../disk';

export const translator = await loadTranslator(await wholeEngine(), filesOnDisk);

export function storyOf(before: string, after: string): Story {
  return computeStory(before.split(' '), after.split(' '), translator);
}

/** The story of the home page, computed anew. */
export const shipped = storyOf('the white car waits', 'the white cat waits');

/** Stories of readers: fewer words, more words, negation, an apostrophe. */
export const others = [
  storyOf('the white cat waits', 'anna sleeps'),
  storyOf('anna sleeps', 'a small european cat does not sleep here'.split(' ').slice(0, 7).join(' ')),
  storyOf('anna sleeps', 'these small red cats sleep behind my house'),
];

export const layouts: readonly Layout[] = [wide, medium, narrow];

export function pictureOf(story: Story, layout: Layout): MovingPicture {
  return createPicture({ story, layout, measure: estimate, texts: englishTexts });
}

/** Times from the beginning to the end. */
export const times = Array.from({ length: 184 }, (_, index) => Math.min(duration, index * 0.2));

/** Shapes with all shapes inside of them. */
export function allShapes(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...allShapes(shape.children)]);
}

/** The matrices that numbers of the picture name. */
export function matricesOf({ after, attention, opened }: Story): Readonly<Record<string, Rows>> {
  return { ...attention, weights: after.weights, product: [opened.products] };
}

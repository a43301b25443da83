import { describe, expect, it } from 'vitest';
import { catalogue, parts } from '../../../web/lessons/index';
import type { LessonBody } from '../../../web/lessons/lesson';
import { filesOnDisk } from '../disk';
import { content, frenchLessons } from '../lessons/folder/content';
import { compared } from './text-trees';
import { expectWellMade } from './well-made';

/** All that a reader of a lesson reads in it, by place. */
function textsOf({ steps, preset }: Pick<LessonBody, 'steps'> & { readonly preset?: LessonBody['preset'] }) {
  const features = Object.entries(preset?.features ?? {}).map(([dimension, names]) => [
    dimension,
    names.map((name) => (/^\d+$/.test(name) ? '' : name)),
  ]);
  return {
    features: Object.fromEntries(features),
    steps: Object.fromEntries(steps.map(({ node, prose, aside }) => [node, { prose, aside }])),
  };
}

/** The features of digits are digits in every language. */
function inFrench(id: string, { preset }: LessonBody) {
  const { steps = [], numbers = preset } = frenchLessons.get(id) ?? {};
  return { steps, preset: numbers };
}

const lessons = await Promise.all(
  catalogue.map(async ({ id, load }) => {
    const body = await load(filesOnDisk);
    return {
      id,
      nodes: body.steps.map(({ node }) => node),
      ...compared(textsOf(body), textsOf(inFrench(id, body))),
    };
  }),
);

describe.each(lessons)('French texts of $id', ({ nodes, missing, unused, pairs }) => {
  it('says everything', () => {
    expect(pairs.length).toBeGreaterThan(3);
    expect(missing).toEqual([]);
  });

  it('has no text that the lesson lacks', () => {
    expect(unused).toEqual([]);
  });

  it('has one place for each step', () => {
    expect(nodes.filter((node, at) => nodes.indexOf(node) !== at)).toEqual([]);
  });

  it('is well made', () => {
    expectWellMade(pairs);
  });
});

it('each French text is of a lesson, and each lesson has French texts', () => {
  expect([...frenchLessons.keys()].sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

describe('the French titles', () => {
  const { missing, unused, pairs } = compared(
    {
      parts: Object.fromEntries(parts.map(({ id, title, purpose }) => [id, { title, purpose }])),
      lessons: Object.fromEntries(catalogue.map(({ id, title, summary }) => [id, { title, summary }])),
    },
    {
      parts: Object.fromEntries(content.fr.map(({ id, title, purpose }) => [id, { title, purpose }])),
      lessons: Object.fromEntries(
        [...frenchLessons].map(([id, { title, summary }]) => [id, { title, summary }]),
      ),
    },
  );

  it('are those of all lessons and parts with their purposes, and no others', () => {
    expect(pairs.length).toBeGreaterThan(100);
    expect([missing, unused]).toEqual([[], []]);
  });

  it('are well made', () => {
    expectWellMade(pairs);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { titles } from '../../../web/i18n/fr/titles';
import type { TextTree } from '../../../web/i18n/translations';
import { purposes } from '../../../web/lessons/chapters';
import { catalogue, parts } from '../../../web/lessons/index';
import type { LessonBody } from '../../../web/lessons/lesson';
import { summaries } from '../../../web/lessons/summaries';
import { filesOnDisk } from '../disk';
import { piecesOf, walk } from './keys';
import { compared, leavesOf } from './text-trees';
import { expectWellMade } from './well-made';

const files = import.meta.glob<TextTree>('../../../web/i18n/fr/lessons/**/*.ts', {
  eager: true,
  import: 'default',
});

/** The French files of lessons, by lesson. */
const french = new Map(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.*)\.ts$/, '$1'), texts]),
);

/** All that a reader of a lesson reads in it, by place. */
function textsOf({ steps, preset }: LessonBody) {
  const features = Object.entries(preset.features ?? {}).map(([dimension, names]) => [
    dimension,
    names.map((name) => (/^\d+$/.test(name) ? '' : name)),
  ]);
  return {
    features: Object.fromEntries(features),
    steps: Object.fromEntries(steps.map(({ node, prose, aside }) => [node, { prose, aside }])),
  };
}

const lessons = await Promise.all(
  catalogue.map(async ({ id, load }) => {
    const body = await load(filesOnDisk);
    return {
      id,
      nodes: body.steps.map(({ node }) => node),
      ...compared(textsOf(body), french.get(id) ?? {}),
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

it('no French text is of a lesson that does not exist', () => {
  const ids = catalogue.map(({ id }) => id);
  // The steps of the backward pass are no lesson; their own test compares them.
  expect([...french.keys()].filter((id) => !ids.includes(id))).toEqual(['backward']);
});

/** The texts in the source of a file, as patterns: what stands for a value matches anything. */
function patternsIn(path: string): readonly RegExp[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const quoted = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return [...walk(file)]
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    .map(piecesOf)
    .filter((pieces) => /\p{L} \p{L}/u.test(pieces.join('')))
    .map((pieces) => new RegExp(pieces.map(quoted).join('.*'), 's'));
}

describe('the parts of French lessons', () => {
  const folder = 'web/i18n/fr/lesson-parts';
  const shown = [...french.values()].flatMap((texts) => [...leavesOf(texts).values()]);

  it.each(readdirSync(folder))('has in %s no text that no lesson shows', (name) => {
    const patterns = patternsIn(`${folder}/${name}`);
    expect(patterns.length).toBeGreaterThan(3);
    const unused = patterns.filter((pattern) => !shown.some((text) => pattern.test(text)));
    expect(unused.map(({ source }) => source)).toEqual([]);
  });
});

describe('the French titles', () => {
  const { missing, unused, pairs } = compared(
    {
      parts: Object.fromEntries(parts.map(({ id, title }) => [id, { title, purpose: purposes[id] }])),
      lessons: Object.fromEntries(catalogue.map(({ id, title }) => [id, { title, summary: summaries[id] }])),
    },
    titles,
  );

  it('are those of all lessons and parts with their purposes, and no others', () => {
    expect(pairs.length).toBeGreaterThan(100);
    expect([missing, unused]).toEqual([[], []]);
  });

  it('are well made', () => {
    expectWellMade(pairs);
  });
});

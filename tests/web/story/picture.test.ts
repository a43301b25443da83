import { describe, expect, it } from 'vitest';
import { stillOf } from '../../../web/story/beat-times';
import { at } from '../../../web/story/story';
import { toMarkup } from '../../../web/svg/shapes';
import { allShapes, layouts, matricesOf, others, pictureOf, shipped, times } from './stories';

/** Texts with a decimal point, or whole products of a narrow layout. */
const isNumber = (text: string): boolean => /\d\.\d/.test(text);

const numberIn = (text: string): number =>
  Number((/[\u2212-]?\d+(?:\.\d+)?$/.exec(text)?.[0] ?? 'NaN').replace('\u2212', '-'));

describe.each(layouts.map((layout) => [layout.name, layout] as const))('the picture, %s', (_name, layout) => {
  const picture = pictureOf(shipped, layout);

  it('depends on the time only', () => {
    const first = times.map((time) => toMarkup(picture(time)));
    const again = times.toReversed().map((time) => toMarkup(picture(time)));
    expect(again.toReversed()).toEqual(first);
  });

  it('shows numbers of the story only, at every time', () => {
    const matrices = matricesOf(shipped);
    const wrong: string[] = [];
    let count = 0;
    for (const time of times)
      for (const { tag, text, attributes } of allShapes(picture(time))) {
        const name = attributes['data-number'];
        if (tag !== 'text' || (name === undefined && !isNumber(text))) continue;
        count += 1;
        const [, matrix = '', row = '', col = ''] = /^(\w+):(\d+),(\d+)$/.exec(String(name)) ?? [];
        const value =
          name === 'rest' ? restOf(layout.chips.count) : at(matrices[matrix] ?? [], Number(row), Number(col));
        const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
        const isZero = text === '0' && Math.abs(value) < 0.005;
        if (!isZero && Math.abs(numberIn(text) - value) > 0.5001 * 10 ** -decimals)
          wrong.push(`${time}: ${name} ${text}`);
      }
    expect(count).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });

  it.each([shipped, ...others].map((story) => [story.after.english.join(' '), story] as const))(
    'has a place for everything: %s',
    (_sentence, story) => {
      const draw = pictureOf(story, layout);
      for (const time of times) {
        const shapes = allShapes(draw(time));
        expect(toMarkup(shapes)).not.toMatch(/NaN|Infinity|undefined/);
        for (const { children } of shapes) {
          const keys = children.map(({ key, tag }) => `${tag} ${key}`);
          expect(new Set(keys).size).toBe(keys.length);
        }
      }
    },
  );

  it.each([shipped, ...others].map((story) => [story.after.english.join(' '), story] as const))(
    'shows in the still of a cell where its weight comes from: %s',
    (_sentence, story) => {
      const { row, col } = story.opened;
      const shown = allShapes(pictureOf(story, layout)(stillOf(3))).filter(
        ({ tag, attributes }) => tag === 'text' && (attributes.opacity ?? 1) === 1,
      );
      const numbers = new Set(shown.map(({ attributes }) => attributes['data-number']));
      const columns = [...story.after.english.keys()];
      expect([...numbers]).toEqual(
        expect.arrayContaining([
          ...columns.map((each) => `scaled_scores:${row},${each}`),
          ...columns.map((each) => `weights:${row},${each}`),
          `scores:${row},${col}`,
        ]),
      );
      expect(shown.map(({ text }) => text)).toContain(` ÷ √${story.opened.products.length} =`);
    },
  );

  it('has no text that is too small to read', () => {
    for (const story of [shipped, ...others]) {
      const draw = pictureOf(story, layout);
      const texts = times.flatMap((time) =>
        allShapes(draw(time)).filter(({ tag, text }) => tag === 'text' && text !== ''),
      );
      expect(
        Math.min(...texts.map(({ attributes }) => Number(attributes['font-size']))),
      ).toBeGreaterThanOrEqual(11);
    }
  });
});

/** The sum of the products without digits. */
function restOf(count: number): number {
  const sorted = shipped.opened.products.toSorted((one, other) => Math.abs(other) - Math.abs(one));
  return sorted.slice(count).reduce((sum, each) => sum + each, 0);
}

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { imagePicture } from '../../../../web/learn/guide/views/image-picture';
import { cellValue } from '../../../../web/ui/format/format';
import { show } from '../../ui/page';
import { modelOf } from '../../ui/sample';

/** The picture of a row of weights, before or after the guess. */
function pictureOf(lesson: string, row: string, verdict: 'right' | null): Element {
  const model = modelOf(lesson);
  return show(imagePicture({ kind: 'image', node: 'image', row }, { done: verdict !== null, model }));
}

const opacities = (page: Element): readonly number[] =>
  [...page.querySelectorAll('rect[fill]')].map((each) => Number(each.getAttribute('fill-opacity')));

describe('the image on a cover', () => {
  it('has all its pixels until the guess, with a frame around the one that looks', () => {
    const page = pictureOf('image-as-vectors', 'weights:23', null);
    expect(opacities(page)).toEqual(Array.from({ length: 50 }, () => 1));
    const frame = page.querySelector('.looking');
    expect([frame?.getAttribute('x'), frame?.getAttribute('y')]).toEqual(['3', '2']);
  });

  it('fades with the weights after it', () => {
    const weights = modelOf('image-as-vectors').trace.node('weights');
    if (weights === undefined) throw new Error('no weights');
    const shown = opacities(pictureOf('image-as-vectors', 'weights:23', 'right'));
    expect(shown[23]).toBe(1);
    expect(shown[8]).toBeCloseTo(cellValue(weights, 23, 8) / cellValue(weights, 23, 23), 12);
  });

  it('has one weight for all pixels of a patch, and no frame for the class token', () => {
    const page = pictureOf('vision-transformer', 'head_0/weights:0', 'right');
    const shown = opacities(page);
    expect(shown.length).toBe(64);
    expect([shown[18], shown[19], shown[26], shown[27]]).toEqual([1, 1, 1, 1]);
    expect(Math.max(shown[0] ?? 1, shown[63] ?? 1)).toBeLessThan(0.02);
    expect(page.querySelector('.looking')).toBeNull();
  });
});

import { expect, type Page } from '@playwright/test';
import { controls, setNumber } from '../support/acts';
import { openLesson } from '../support/lab';
import { lessonNamed } from '../support/numbers/lessons';
import { compute, type Rows, type Sample } from '../support/numbers/reference';
import { shownInputs, withOptions } from '../support/numbers/samples';
import { walkThrough } from '../support/numbers/walker';
import { test } from '../support/shared-page';

interface Resize {
  readonly name: string;
  readonly lesson: string;
  readonly options?: Sample['options'];
  readonly words?: { readonly query?: readonly string[]; readonly key?: readonly string[] };
  /** Shapes of some inputs afterwards. */
  readonly shapes: Readonly<Record<string, readonly [rows: number, cols: number]>>;
  /** Whether the numbers stay, and only their meaning changes. */
  readonly keepsInputs?: boolean;
  act(page: Page): Promise<void>;
}

const press = async (page: Page, name: string, index = 0): Promise<void> =>
  (await controls(page, 'Words')).getByRole('button', { name }).nth(index).click();

const resizes: readonly Resize[] = [
  {
    name: 'a word more',
    lesson: 'self-attention',
    words: {
      query: ['Watch', 'that', 'bird', 'token 4'],
      key: ['Watch', 'that', 'bird', 'token 4'],
    },
    shapes: { x: [4, 4] },
    act: (page) => press(page, 'Add a word'),
  },
  {
    name: 'a key less',
    lesson: 'multi-head-cross',
    words: { key: ['Regarde', 'oiseau', '-là'] },
    shapes: { x: [3, 4], y: [3, 3] },
    act: (page) => press(page, 'Remove cet'),
  },
  {
    name: 'another sentence',
    lesson: 'masks',
    words: { key: ['that', 'blue', 'bird', 'sings', 'low'] },
    shapes: { query: [4, 4], key: [5, 4], value: [5, 4] },
    async act(page) {
      const keys = (await controls(page, 'Words')).getByRole('group', {
        name: 'Words that are asked (keys)',
      });
      const form = keys.locator('form.sentence');
      await form.getByRole('textbox').fill('that blue bird sings low');
      await form.getByRole('button').click();
    },
  },
  {
    name: 'narrower keys',
    lesson: 'cross-attention',
    shapes: { w_q: [4, 3], w_k: [3, 3] },
    act: (page) => setNumber(page, 'Sizes', /^d_?k$/, '3'),
  },
  {
    name: 'four heads, which share the same columns',
    lesson: 'multi-head',
    options: { n_heads: 4 },
    shapes: { w_q: [4, 4], w_o: [4, 4] },
    keepsInputs: true,
    act: (page) => setNumber(page, 'Sizes', /^n_?heads$/, '4'),
  },
  {
    name: 'one head, which has all columns',
    lesson: 'multi-head',
    options: { n_heads: 1 },
    shapes: { w_q: [4, 4], w_o: [4, 4] },
    keepsInputs: true,
    act: (page) => setNumber(page, 'Sizes', /^n_?heads$/, '1'),
  },
  {
    name: 'three heads, which cannot share the columns evenly',
    lesson: 'multi-head',
    options: { n_heads: 3 },
    shapes: { w_q: [4, 6], w_o: [6, 4] },
    act: (page) => setNumber(page, 'Sizes', /^n_?heads$/, '3'),
  },
  {
    name: 'other random numbers',
    lesson: 'multi-head',
    shapes: { w_q: [4, 4] },
    act: async (page) => (await controls(page, 'Numbers')).getByRole('button', { name: 'Fill all' }).click(),
  },
];

const shapeOf = (rows: Rows | undefined): readonly [number, number] => [
  rows?.length ?? 0,
  rows?.[0]?.length ?? 0,
];

test.describe('after a change of sizes every number is recomputed', () => {
  for (const { name, lesson, options = {}, words, shapes, keepsInputs = false, act } of resizes) {
    test(`${lesson}: ${name}`, async ({ page }) => {
      const { tokens, nodes, ...start } = lessonNamed(lesson);
      await openLesson(page, lesson, nodes[0]?.id ?? '');
      const before = await shownInputs(page);
      await act(page);
      const inputs = await shownInputs(page);
      if (keepsInputs) expect(inputs).toEqual(before);
      else expect(inputs).not.toEqual(before);
      for (const [input, shape] of Object.entries(shapes))
        expect(shapeOf(inputs[input]), input).toEqual(shape);
      const sample = { ...withOptions(start, options), inputs };
      await walkThrough(page, { nodes: compute(sample), words: { ...tokens, ...words } });
      await page.keyboard.press('Control+z');
      await walkThrough(page, { nodes, words: tokens });
    });
  }
});

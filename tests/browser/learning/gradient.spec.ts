import { expect, type Page } from '@playwright/test';
import { openLesson } from '../support/lab';
import { type LessonFixture, lessonNamed } from '../support/numbers/lessons';
import { at, compute, type Sample } from '../support/numbers/reference';
import { withCell } from '../support/numbers/samples';
import type { Place } from '../support/numbers/terms';
import { entryOf } from '../support/numbers/walk';
import { test } from '../support/shared-page';
import { isSignedZero, readNumber } from '../support/text';

interface Mover extends Place {
  readonly now: string;
  readonly derivative: string;
}

/** Reads the list of derivatives, including its collapsed part. */
async function readMovers(page: Page): Promise<readonly Mover[]> {
  await expect(page.locator('.why .movers').first()).toBeVisible();
  return page.locator('.why .movers tbody tr').evaluateAll((lines) =>
    lines.map((line): Mover => {
      const { dataset } = line.querySelector<HTMLElement>('.mover') ?? document.createElement('i');
      return {
        node: dataset.node ?? '',
        row: Number(dataset.row),
        col: Number(dataset.col),
        now: line.querySelector('.now')?.textContent?.trim() ?? '',
        derivative: line.querySelector('.derivative')?.textContent?.trim() ?? '',
      };
    }),
  );
}

const step = 1e-3;

/** The value of a cell after an input is changed by `distance`. */
function moved(sample: Sample, of: Place, by: Place, distance: number): number {
  const now = at(sample.inputs[by.node] ?? [], by.row, by.col);
  return entryOf(compute(withCell(sample, by.node, by.row, by.col, now + distance)), of.node, of.row, of.col);
}

/**
 * Derivative by a four-point finite difference. The error is h⁴/30 times the fifth derivative, plus 1.5 u
 * |f| / h for rounding: with h = 10⁻³ both stay below 10⁻¹⁰ for these numbers.
 */
function derivativeOf(sample: Sample, of: Place, by: Place): number {
  const across = (distance: number): number =>
    moved(sample, of, by, distance) - moved(sample, of, by, -distance);
  return (8 * across(step) - across(2 * step)) / (12 * step);
}

const accuracy = 1e-9;

function problemsOf(movers: readonly Mover[], lesson: LessonFixture, of: Place): readonly string[] {
  const all = Object.entries(lesson.inputs).flatMap(([node, rows]) =>
    rows.flatMap((cells, row) => cells.map((_, col): Place => ({ node, row, col }))),
  );
  const same = (a: Place, b: Place): boolean => a.node === b.node && a.row === b.row && a.col === b.col;
  return all.flatMap((by) => {
    const derivative = derivativeOf(lesson, of, by);
    const name = `${by.node}[${by.row}, ${by.col}]`;
    const mover = movers.find((each) => same(each, by));
    if (mover === undefined)
      return Math.abs(derivative) < accuracy ? [] : [`${name} moves it by ${derivative} and is missing`];
    const [written, now] = [readNumber(mover.derivative), readNumber(mover.now)];
    const isNear = written !== null && Math.abs(written.value - derivative) <= written.unit / 2 + accuracy;
    return [
      ...(isNear && !isSignedZero(mover.derivative)
        ? []
        : [`${name}: ${mover.derivative} instead of ${derivative}`]),
      ...(now?.value === entryOf(lesson.nodes, by.node, by.row, by.col)
        ? []
        : [`${name} is shown as ${mover.now}`]),
    ];
  });
}

const questions: readonly (readonly [lesson: string, of: Place])[] = [
  ['scaled-dot-product', { node: 'context', row: 1, col: 2 }],
  ['scaled-dot-product', { node: 'weights', row: 0, col: 2 }],
  ['masks', { node: 'context', row: 2, col: 0 }],
  ['self-attention', { node: 'context', row: 2, col: 3 }],
  ['cross-attention', { node: 'scores', row: 0, col: 3 }],
  ['multi-head-cross', { node: 'output', row: 1, col: 0 }],
  ['multi-head', { node: 'head_1/weights', row: 2, col: 1 }],
];

for (const [id, of] of questions) {
  const name = `${of.node}[${of.row}, ${of.col}]`;
  test(`${id}: what would move ${name} is what difference quotients say`, async ({ page }) => {
    const lesson = lessonNamed(id);
    await openLesson(page, id, of.node, `&cell=${of.node}:${of.row},${of.col}`);
    await page.getByRole('button', { name: 'What would move it?' }).click();
    const movers = await readMovers(page);
    expect(problemsOf(movers, lesson, of)).toEqual([]);

    const sizes = movers.map(({ derivative }) => Math.abs(readNumber(derivative)?.value ?? Number.NaN));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    const still = (await page.locator('.why .still').allTextContents()).join('');
    const count = Object.values(lesson.inputs).reduce((sum, rows) => sum + rows.flat().length, 0);
    expect(movers.length + Number(/^\d+/.exec(still.trim())?.[0] ?? 0)).toBe(count);
  });
}

test('the sentence above the list is about its first line', async ({ page }) => {
  await openLesson(page, 'scaled-dot-product', 'context', '&cell=context:1,2&why=gradient');
  const [strongest] = await readMovers(page);
  const derivative = readNumber(strongest?.derivative ?? '')?.value ?? Number.NaN;
  const sentence = (await page.locator('.why p').first().textContent()) ?? '';
  const [, way = '', effect = ''] =
    /by 0\.01 (raises|lowers) it by about ([^\s]+?)\.$/.exec(sentence.trim()) ?? [];
  expect(way).toBe(derivative > 0 ? 'raises' : 'lowers');
  expect(Math.abs((readNumber(effect)?.value ?? Number.NaN) - Math.abs(derivative) / 100)).toBeLessThan(1e-4);
});

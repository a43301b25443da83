import { expect, type Page } from '@playwright/test';
import type { Trace } from '../../../web/engine/types';
import { programLesson } from '../../../web/program/program-lesson';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { programEngine, programText } from '../../web/program/programs';
import { openScreen, programSource, snapshot } from '../support/lab';
import { test } from '../support/shared-page';
import { isRounding } from '../support/text';

/** What is typed in place of a part of a program, which the program has once; no bracket that the editor would close. */
const edits: readonly (readonly [program: string, before: string, after: string])[] = [
  ['scaled_dot_product', 'scores = Q @ K.T / sqrt(d_k)', 'scores = 3 * Q @ K.T'],
  ['self_attention', 'V = X @ W_v', 'V = X @ W_v - 0.25'],
  ['cross_attention', 'weights @ V', 'weights @ V * 12'],
  ['softcap', 'tanh', 'sin'],
  ['sigmoid_attention', '- log', '+ log'],
  ['alibi', '-8 *', '-4 *'],
  ['rope', '@ rotated_key.T / sqrt(d_k)', '@ rotated_key.T / 5'],
  ['gated_attention', 'context * gate', 'context + gate'],
  ['linear_attention', 'x, 0) +', 'x, 1) +'],
  ['delta_net', 'value - old', 'value + old'],
  ['hopfield', 'axis=-1) / 2', 'axis=-1) / 8'],
  ['low_precision', 'weights @ V, kind)', 'weights @ V, kind) * 2'],
];

const engine = await programEngine();

/** What the engine makes of a text in Node; null if it does not run. */
function runOf(text: string): Trace | null {
  const opened = programLesson(text, engine);
  if ('span' in opened) return null;
  const { lesson, schema } = opened;
  return engine.run(requestWithActiveOptions(presetDocument(lesson, schema), schema));
}

/** Puts the caret before a part of a text with the mouse. */
async function clickBefore(page: Page, text: string, part: string): Promise<void> {
  const line = page.locator('.cm-line').filter({ hasText: part });
  // The editor draws the lines that are near those in view.
  const share = text.slice(0, text.indexOf(part)).split('\n').length / text.split('\n').length;
  await page.locator('.cm-scroller').evaluate((scroller, part) => {
    scroller.scrollTop = part * scroller.scrollHeight - scroller.clientHeight / 2;
  }, share);
  await line.scrollIntoViewIfNeeded();
  const place = await line.evaluate((element, words) => {
    let rest = element.textContent.indexOf(words);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { length } = node as Text;
      if (rest < length) {
        const range = document.createRange();
        range.setStart(node, rest);
        range.setEnd(node, rest + 1);
        const { left, top, height } = range.getBoundingClientRect();
        return { x: left + 1, y: top + height / 2 };
      }
      rest -= length;
    }
    throw new Error(`there is no ${words}`);
  }, part);
  await page.mouse.click(place.x, place.y);
}

/** What the stage shows that the run has not, of the present step. */
async function problems(page: Page, run: Trace, node?: string): Promise<readonly string[]> {
  const shown = await snapshot(page);
  if (node !== undefined && !shown.cells.some((cell) => cell.node === node)) return [`${node} is not shown`];
  return shown.cells.flatMap(({ node: id, row, col, text }) => {
    const found = run.node(id);
    const value = found?.data[row * found.cols + col];
    if (value === undefined) return [`${id}[${row}, ${col}] is not in the run`];
    return isRounding(text, value) ? [] : [`${id}[${row}, ${col}] shows ${text} for ${value}`];
  });
}

for (const [program, before, after] of edits) {
  test(`${program}: the numbers on the stage are those of the text, while one types and at each step`, async ({
    page,
  }) => {
    const first = programText(program);
    const [head = '', tail = '', ...more] = first.split(before);
    expect(more).toEqual([]);
    let run = runOf(first);
    let text = first;
    await openScreen(page, `v=1&lesson=program:${program}`);
    await expect.poll(() => programSource(page)).toBe(first);
    await clickBefore(page, first, before);
    for (const _ of before) await page.keyboard.press('Shift+ArrowRight');
    for (let length = 1; length <= after.length; length++) {
      const typed = head + after.slice(0, length) + tail;
      await page.keyboard.type(after.charAt(length - 1));
      const next = runOf(typed);
      // A text that does not run leaves the last one that did.
      if (next !== null) [run, text] = [next, typed];
      await expect.poll(() => programSource(page)).toBe(text);
      if (run !== null) expect(await problems(page, run), typed).toEqual([]);
    }
    expect(text).toBe(head + after + tail);
    if (run === null) throw new Error('the program does not run');
    for (const { id } of run.nodes) {
      await page.evaluate(async (node) => {
        const lab = document.querySelector('attention-lab') as unknown as {
          goto(node: string): void;
          readonly updateComplete: Promise<boolean>;
        };
        lab.goto(node);
        await lab.updateComplete;
      }, id);
      expect(await problems(page, run, id), id).toEqual([]);
    }
  });
}

/**
 * Time from a key typed into a program until its numbers are drawn, against a step of the first lesson: both in the same rounds, so that
 * other work of the machine delays both. Without CPU throttling, whose pauses hit short work at random.
 */
import { deflateSync } from 'fflate';
import { withPage } from '../browser.mjs';
import { openLesson } from '../page/steps.mjs';
import { median } from '../rounds.mjs';

const ROUNDS = 21;

const TWELVE_LINES = `def attention(Q: "m d_k", K: "n d_k", V: "n d_v", *, causal: bool = False):
    # How well each query fits each key.
    scores = Q @ K.T / sqrt(d_k)
    if causal:
        scores = scores + causal_mask(m, n)

    # Shares that add up to 1.
    weights = softmax(scores)

    # The mixture of the values.
    context = weights @ V * 1
    return context`;

/** A loop of five steps, of which one is a number that stands in the text. */
const FIVE_HUNDRED_STEPS = `def many(X: "n d"):
    Y = X
    for i in range(100):
        A = Y @ Y.T
        W = softmax(A)
        C = W @ Y
        B = C + X
        Y = B * 1
    return Y`;

const PROGRAMS = [
  { what: 'a key in a program of 12 lines', text: TWELVE_LINES, after: '@ V * ', limit: 2 },
  { what: 'a key in a program of 500 steps', text: FIVE_HUNDRED_STEPS, after: 'B * ', limit: 5 },
];

const programId = (text) =>
  `program:${Buffer.from(deflateSync(Buffer.from(text), { level: 9 })).toString('base64url')}`;

/** For each program, the time of a key, and the median over the rounds of its ratio to a step of the first lesson. */
export function benchPageProgram(outDir) {
  return withPage(async (browser, address) => {
    const first = await openStill(browser, address, 'scaled-dot-product');
    const rows = [];
    for (const { what, text, after, limit } of PROGRAMS) {
      const page = await openStill(browser, address, programId(text));
      await page.locator('.cm-content').click();
      const times = await timesOf(page, first, after);
      await page.close();
      rows.push(
        {
          what: `${what}, until its numbers are drawn`,
          value: median(times.map(({ key }) => key)),
          unit: 'ms',
        },
        { what: 'a step of the first lesson', value: median(times.map(({ step }) => step)), unit: 'ms' },
        {
          what: `${what} ÷ a step of the first lesson`,
          value: median(times.map(({ key, step }) => key / step)),
          unit: '×',
          limit,
        },
      );
    }
    return rows;
  }, outDir);
}

/** Without the motion of steps, which would make them slower than keys. */
async function openStill(browser, address, lesson) {
  const page = await openLesson(browser, address, lesson);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

/** The times of a key and of a step, one after the other. The first rounds compile what the next ones measure. */
async function timesOf(page, first, after) {
  const times = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    await first.bringToFront();
    await first.waitForTimeout(200);
    const step = await first.evaluate(timeStep);
    await page.bringToFront();
    await page.waitForTimeout(200);
    const key = await timeKey(page, after, String((round + 5) % 2 === 0 ? 2 : 3));
    if (round >= 0) times.push({ key, step });
  }
  return times;
}

/** Runs in the page: goes to the next step, or to the first one, and resolves to the milliseconds until it is drawn. */
async function timeStep() {
  const element = document.querySelector('attention-lab');
  const done = new Promise((resolve) => {
    element.addEventListener(
      'step-change',
      () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
      { once: true },
    );
  });
  const start = performance.now();
  if (!element.next()) element.goto('query');
  const end = await done;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return end - start;
}

/** Replaces the number behind `after` by typing one over it. */
async function timeKey(page, after, digit) {
  await page.evaluate(selectNumber, after);
  await page.keyboard.type(digit);
  const time = await page.evaluate(() => globalThis.drawn);
  // The sentence about the change is no part of the numbers.
  await page.waitForTimeout(300);
  return time;
}

/** Runs in the page: selects the number behind `after`, and measures from the next key until the numbers are drawn. */
function selectNumber(after) {
  const element = document.querySelector('attention-lab');
  const editor = element.shadowRoot.querySelector('attention-lab-program-editor');
  const content = editor.shadowRoot.querySelector('.cm-content');
  const line = [...content.querySelectorAll('.cm-line')].find((each) => each.textContent.includes(after));
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  let left = line.textContent.indexOf(after) + after.length;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (left < node.length) {
      getSelection().setBaseAndExtent(node, left, node, left + 1);
      break;
    }
    left -= node.length;
  }
  let start = 0;
  content.addEventListener(
    'keydown',
    () => {
      start = performance.now();
    },
    { once: true, capture: true },
  );
  globalThis.drawn = new Promise((resolve) => {
    element.addEventListener(
      'value-change',
      () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
      { once: true },
    );
  });
}

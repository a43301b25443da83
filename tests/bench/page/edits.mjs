/** Time of an edit in the page: from Enter to the next layout, with CPU throttling. */
import { createServer } from 'vite';
import { throttle, withPage } from '../browser.mjs';
import { coreEngine } from '../engine.mjs';
import { median } from '../rounds.mjs';
import { defineTyping } from './typing.mjs';

const THROTTLE = 6;
const ROUNDS = 31;
const SIZES = { n_heads: 4, d_model: 16, d_k: 4, d_v: 4, d_out: 16, n: 8 };

export async function benchPage(outDir) {
  const hash = await linkToWalk();
  return withPage(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${address}lab.html#${hash}`);
    // Unlike the prerendered first lesson, this one is fetched.
    await page.locator('td[data-node="x"]').first().waitFor();
    await defineTyping(page);
    await throttle(page, THROTTLE);
    const times = await page.evaluate(timeEdits, ROUNDS);
    return [
      {
        what: `an edit until it is drawn, page included, CPU ÷ ${THROTTLE}`,
        value: median(times),
        unit: 'ms',
      },
    ];
  }, outDir);
}

/** The hash of a link to 8 tokens, d_model 16 and 4 heads, at the first projection. */
async function linkToWalk() {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const [{ catalogue }, { loadLesson }, { initialState }, { reduceLesson }, { encode }] = await Promise.all(
      [
        'lessons/index',
        'lessons/load-lesson',
        'store/document/preset',
        'store/actions/reduce-lesson',
        'store/links/encode',
      ].map((path) => vite.ssrLoadModule(`/web/${path}.ts`)),
    );
    const engine = await coreEngine(vite);
    const lesson = await loadLesson(catalogue.find((each) => each.variant === 'multi_head_self_attention'));
    const schema = engine.variants.find((each) => each.id === lesson.variant);
    const resize = (state, [name, size]) =>
      reduceLesson(state, { type: 'set-dimension', name, size }, schema, lesson);
    const sized = Object.entries(SIZES).reduce(resize, initialState(lesson, schema));
    return encode(reduceLesson(sized, { type: 'go-to', node: 'query' }, schema, lesson), lesson, schema);
  } finally {
    await vite.close();
  }
}

/** Runs in the page: edits a cell and measures the time until the element has rendered and laid out the result. */
async function timeEdits(rounds) {
  const element = document.querySelector('attention-lab');
  const root = element.shadowRoot;
  const times = [];
  for (let round = -3; round < rounds; round++) {
    const cell = root.querySelector('td[data-node="x"][data-row="1"][data-col="2"]');
    const commit = await globalThis.typeIntoCell(cell, String(round % 2 === 0 ? 1.5 : -0.5));
    // The typed text is painted before Enter is pressed.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const start = performance.now();
    commit();
    await element.updateComplete;
    element.getBoundingClientRect();
    if (round >= 0) times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}

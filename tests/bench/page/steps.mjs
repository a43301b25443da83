/** Time of a step, from Next to the next layout, with CPU throttling; frames of the motion of steps. */
import { throttle, withPage } from '../browser.mjs';

const THROTTLE = 4;
/** How many steps are timed at least: of fewer, the 95th percentile is only the slowest. */
const STEPS = 40;

const LESSONS = [
  { title: 'the first lesson', lesson: 'scaled-dot-product' },
  { title: 'multi-head attention', lesson: 'multi-head' },
  { title: 'the translator', lesson: 'english-french' },
];

export function benchPageSteps(outDir) {
  return withPage(async (browser, address) => {
    const rows = [];
    for (const each of LESSONS) rows.push(await stepRow(browser, address, each));
    return rows;
  }, outDir);
}

async function stepRow(browser, address, { title, lesson }) {
  const page = await openLesson(browser, address, lesson, THROTTLE);
  const times = await page.evaluate(timeSteps, STEPS);
  await page.close();
  return {
    what: `a step of ${title}, 95th percentile of ${times.length}, CPU ÷ ${THROTTLE}`,
    value: times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1],
    unit: 'ms',
  };
}

export async function openLesson(browser, address, lesson, rate = 1) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${address}lab.html#v=1&lesson=${lesson}`);
  await page.waitForFunction((id) => document.querySelector('attention-lab')?.state?.lesson === id, lesson);
  // From the cover to the step, with all steps in the walk.
  await page.evaluate(() => {
    const { screen, step } = document.querySelector('attention-lab').state;
    if (screen !== undefined) location.hash += `&step=${step}`;
  });
  // The modules that are loaded after the first render.
  await page.waitForLoadState('networkidle');
  if (rate > 1) await throttle(page, rate);
  return page;
}

/** Runs in the page: goes through all steps with Next, again until there are enough, and resolves to the milliseconds until each is laid out. */
async function timeSteps(atLeast) {
  const element = document.querySelector('attention-lab');
  const root = element.shadowRoot;
  const pause = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  const walk = async () => {
    const times = [];
    element.goto(element.trace.nodes[0].id);
    await pause();
    const { max, value } = root.querySelector('.stepper input[type="range"]');
    for (let step = Number(value); step < Number(max); step += 1) {
      const start = performance.now();
      root.querySelector('.moves .main').click();
      await element.updateComplete;
      element.getBoundingClientRect();
      times.push(performance.now() - start);
      await pause();
    }
    return times;
  };
  // The first walk compiles what the next ones measure.
  const times = [];
  for (await walk(); times.length < atLeast; ) times.push(...(await walk()));
  return times;
}

/** Runs in the page: plays the motion of some steps, and resolves to the boxes that move and the milliseconds between frames, for each. */
export async function recordMotions(nodes) {
  const element = document.querySelector('attention-lab');
  const root = element.shadowRoot;
  const frame = () => new Promise(requestAnimationFrame);
  const isMoving = () => root.querySelector('.motion > *') !== null;
  const recorded = [];
  for (const node of nodes) {
    element.goto(node);
    await element.updateComplete;
    root.querySelector('.motion-bar button').click();
    while (!isMoving()) await frame();
    // Creating the motion is not one of its frames.
    let last = await frame();
    const times = [];
    const boxes = root.querySelectorAll('.motion > *').length;
    while (root.querySelector('.motion-bar input').value !== '1000') {
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    recorded.push({ boxes, times });
  }
  return recorded;
}

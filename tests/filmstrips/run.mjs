/**
 * `node tests/filmstrips/run.mjs`: pictures of the motion of each kind of op and of its gradient, of the parts of the home story,
 * and of all screens of some lessons, at several times, two widths and both themes, in build/filmstrips/index.html. For people to
 * look at; nothing is compared. `node tests/filmstrips/run.mjs built` takes the page in dist/ as it is.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setUpPage } from '../../.tools/page.mjs';
import { withPage } from '../bench/browser.mjs';

const folder = fileURLToPath(new URL('../../build/filmstrips/', import.meta.url));

/** A step for each choreography: what it shows, the lesson, and the op of the step. */
const motions = [
  ['transpose', 'scaled-dot-product', 'transpose'],
  ['product', 'scaled-dot-product', 'matmul'],
  ['scale', 'scaled-dot-product', 'scale'],
  ['mask', 'masks', 'mask'],
  ['softmax', 'scaled-dot-product', 'softmax'],
  ['weighted mean', 'scaled-dot-product', 'matmul', -1],
  ['addition', 'encoder-layer', 'add'],
  ['heads part', 'multi-head', 'slice_columns'],
  ['heads join', 'multi-head', 'concat_columns'],
  ['norm: mean', 'layer-norm', 'mean'],
  ['norm: stretch', 'layer-norm', 'divide'],
  ['activation', 'feed-forward', 'activation'],
  ['convolution', 'convolution-as-attention', 'convolve'],
  ['rotation', 'positions&positions=rotary', 'rotate_pairs'],
  ['recurrence', 'recurrent', 'add'],
  ['cross-entropy', 'cross-entropy', 'cross_entropy'],
  ['gradient of a product', 'scaled-dot-product&step=d_scores&back=cell:context:1,2', 'matmul', -1],
  ['gradient of a softmax', 'scaled-dot-product&step=d_scores&back=cell:context:1,2', 'softmax_jacobian'],
  ['gradient through heads', 'multi-head&step=head_1/d_scores&back=mean_squares:output:0,0', 'sum_of'],
];

const lessons = ['words-as-vectors', 'scaled-dot-product', 'multi-head', 'english-french'];
/** Seconds of the home story: the middle and the still of each beat. */
const moments = [3, 5.95, 8.5, 11.15, 13, 15.3, 18, 20.45, 24.9, 27, 29.15, 33, 36.5];
/** More screens than any lesson has, and milliseconds after which a motion is about to end. */
const longestWalk = 40;
const motionTime = 300;
const parts = [0.05, 0.25, 0.45, 0.65, 0.85];
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const rows = [];

/** Saves what a page shows, and adds it to the row of a title. */
async function shoot(page, title, name) {
  const file = `${name.replaceAll(/[^\w.-]+/g, '-')}.png`;
  await page.screenshot({ path: folder + file });
  const row = rows.find((each) => each.title === title);
  if (row === undefined) rows.push({ title, files: [file] });
  else row.files.push(file);
}

/** Runs in the page: goes from the cover of a lesson to its step, with all steps in the walk. */
async function leaveCover() {
  const element = document.querySelector('attention-lab');
  if (element.state.screen !== undefined) location.hash += `&step=${element.state.step}`;
  while (element.state.screen !== undefined) await new Promise(requestAnimationFrame);
}

/** Runs in the page: goes to the next screen of a lesson, and to the end of its motion. Returns whether there was one. */
async function nextScreen() {
  const element = document.querySelector('attention-lab');
  const moved = element.next();
  await element.updateComplete;
  return moved;
}

/** Runs in the page: goes to the first (or last) step with an op. Returns whether there is one that moves. */
async function goToOp([op, at]) {
  const element = document.querySelector('attention-lab');
  const node = element.trace.nodes.filter((each) => each.op === op).at(at);
  if (node === undefined) return false;
  element.goto(node.id);
  await element.updateComplete;
  // Motion is loaded after the first render.
  for (let frame = 0; frame < 60 && element.shadowRoot.querySelector('.motion-bar') === null; frame += 1)
    await new Promise(requestAnimationFrame);
  return element.shadowRoot.querySelector('.motion-bar') !== null;
}

/** Runs in the page: stops the motion of the step at a part of its duration. */
async function stopAt(part) {
  const slider = document.querySelector('attention-lab').shadowRoot.querySelector('.motion-bar input');
  slider.value = String(Math.round(part * Number(slider.max)));
  slider.dispatchEvent(new Event('input'));
  await new Promise(requestAnimationFrame);
}

/** Shoots all screens of a lesson: cover, questions, key steps, checks, end. */
async function shootLesson(page, open, lesson, where) {
  await open(`v=1&lesson=${lesson}`);
  for (let at = 0; at < longestWalk; at += 1) {
    await page.waitForTimeout(motionTime);
    await shoot(page, `${lesson}, ${where}`, `lesson-${lesson}-${at}-${where}`);
    if (!(await page.evaluate(nextScreen))) return;
  }
}

async function shootMotion(page, open, [name, lesson, op, at = 0], where) {
  await open(`v=1&lesson=${lesson}`);
  await page.evaluate(leaveCover);
  if (!(await page.evaluate(goToOp, [op, at]))) {
    console.log(`${name}: no step of ${lesson} moves by ${op}`);
    return;
  }
  for (const part of parts) {
    await page.evaluate(stopAt, part);
    await shoot(page, `${name}, ${where}`, `${name}-${part}-${where}`);
  }
}

async function shootScreen(browser, address, viewport, colorScheme) {
  const page = await browser.newPage({ viewport, colorScheme });
  const where = `${viewport.width}, ${colorScheme}`;
  const open = async (hash) => {
    await page.goto('about:blank');
    await page.goto(`${address}#${hash}`);
    await page.waitForLoadState('networkidle');
  };
  await open('t=0');
  for (const moment of moments) {
    await page.evaluate((time) => {
      location.hash = `t=${time}`;
      return new Promise(requestAnimationFrame);
    }, moment);
    await shoot(page, `home story, ${where}`, `home-${moment}-${where}`);
  }
  for (const lesson of lessons) await shootLesson(page, open, lesson, where);
  for (const motion of motions) await shootMotion(page, open, motion, where);
  await page.close();
}

if (process.argv[2] !== 'built') await setUpPage('filmstrips');
await mkdir(folder, { recursive: true });
await withPage(async (browser, address) => {
  for (const screen of screens)
    for (const theme of ['light', 'dark']) await shootScreen(browser, address, screen, theme);
});
const body = rows.map(
  ({ title, files }) => `<h2>${title}</h2><p>${files.map((file) => `<img src="${file}">`).join(' ')}</p>`,
);
const style =
  'p { display: flex; gap: 8px; overflow: auto } img { height: 380px } body { font: 16px sans-serif }';
await writeFile(`${folder}index.html`, `<!doctype html><style>${style}</style>${body.join('\n')}`);
console.log(`${rows.length} strips in build/filmstrips/index.html`);

/**
 * Steps, edits and motion of the page against plain pages that show the same: the same HTML with the same style sheets and no script of
 * ours. Absolute times depend on the machine; these ratios do not. Steps and edits are processor time from Chromium's traces, which
 * other programs on the machine do not add to.
 */
import { throttle, withPage } from '../browser.mjs';
import { median } from '../rounds.mjs';
import { openLesson, recordMotions } from './steps.mjs';
import { editCells, traceParts } from './traces.mjs';
import { defineTyping } from './typing.mjs';

/** Each step is taken so often; its time is the median. */
const ROUNDS = 3;
/** How many steps of a lesson are taken at most. */
const STEPS = 40;
const LIMIT = 2;
/** How many edits are traced in a round. */
const EDITS = 6;
const MOTION_THROTTLE = 4;
/** Milliseconds between frames that count as a late frame at 60 Hz. */
const LATE_FRAME_MS = 20;
/** What the late frames may be more than those of the plain page, in points of a percentage. */
const LATE_POINTS = 5;

const LESSONS = [
  { title: 'the first lesson', lesson: 'scaled-dot-product' },
  { title: 'multi-head attention', lesson: 'multi-head' },
  { title: 'the translator', lesson: 'english-french' },
];
/** Steps whose motion is recorded: a product, a softmax, a weighted mean. */
const MOTIONS = ['scores', 'weights', 'context'];

export function benchPageReferences(outDir) {
  return withPage(
    async (browser, address) => [
      ...(await lessonRows(browser, address, LESSONS)),
      ...(await motionRows(browser, address)),
    ],
    outDir,
  );
}

/** Steps and edits of lessons that are given by their ids. */
export const benchLessons = (ids) =>
  withPage((browser, address) =>
    lessonRows(
      browser,
      address,
      ids.map((id) => ({ title: id, lesson: id })),
    ),
  );

async function lessonRows(browser, address, lessons) {
  const rows = [];
  for (const { title, lesson } of lessons) {
    const page = await openStill(browser, address, lesson);
    const recorded = await page.evaluate(recordSteps, STEPS);
    const plain = await openPlain(browser, address, recorded);
    const [steps, plainSteps] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      steps.push(await traceParts(browser, page, takeSteps, STEPS));
      plainSteps.push(await traceParts(browser, plain, insertSteps, recorded.steps));
    }
    const ratios = mediansOf(steps).map((time, at) => time / mediansOf(plainSteps)[at]);
    rows.push(
      {
        what: `a step of ${title} ÷ its matrices as plain HTML, 95th percentile of ${ratios.length}`,
        value: percentile(ratios, 0.95),
        unit: '×',
        limit: LIMIT,
      },
      { what: `a step of ${title} ÷ its matrices as plain HTML, median`, value: median(ratios), unit: '×' },
    );
    rows.push(await editRow(browser, page, plain, title));
    await Promise.all([page.close(), plain.close()]);
  }
  return rows;
}

const percentile = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1];

/** The median over the rounds of the time of each step. */
const mediansOf = (rounds) => rounds[0].map((_, at) => median(rounds.map((parts) => parts[at].total)));

/** Without the motion of steps. */
async function openStill(browser, address, lesson) {
  const page = await openLesson(browser, address, lesson);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

/** Runs in the page: the matrices of all steps as HTML, and all that is around them, with its styles. */
async function recordSteps(most) {
  const element = document.querySelector('attention-lab');
  const root = element.shadowRoot;
  const pause = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  element.goto(element.trace.nodes[0].id);
  await pause();
  const steps = [];
  const { max, value } = root.querySelector('.stepper input[type="range"]');
  for (let step = 0; step < Math.min(most, Number(max) - Number(value)); step += 1) {
    root.querySelector('.moves .main').click();
    await element.updateComplete;
    await pause();
    steps.push(root.querySelector('.matrices').innerHTML);
  }
  const textOf = ({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('\n');
  return {
    steps,
    html: root.innerHTML,
    classes: element.className,
    sheets: root.adoptedStyleSheets.map(textOf),
    pageSheet: [...document.styleSheets].map(textOf).join('\n'),
  };
}

/** A page that shows a recorded lesson, without scripts. */
async function openPlain(browser, address, { html, classes, sheets, pageSheet }) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const url = new URL('plain.html', address).href;
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><main><div id="lab"></div></main>' }),
  );
  await page.goto(url);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(
    ({ html, classes, sheets, pageSheet }) => {
      const sheetOf = (text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      };
      document.adoptedStyleSheets = [sheetOf(pageSheet)];
      const lab = document.querySelector('#lab');
      lab.className = classes;
      const root = lab.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = sheets.map(sheetOf);
      root.innerHTML = html;
    },
    { html, classes, sheets, pageSheet },
  );
  await page.waitForLoadState('networkidle');
  return page;
}

/** Runs in the page: goes through all steps of a lesson with Next. */
async function takeSteps(most) {
  const element = document.querySelector('attention-lab');
  const root = element.shadowRoot;
  element.goto(element.trace.nodes[0].id);
  await element.updateComplete;
  const { max, value } = root.querySelector('.stepper input[type="range"]');
  for (let step = 0; step < Math.min(most, Number(max) - Number(value)); step += 1)
    await globalThis.measured(() => root.querySelector('.moves .main').click());
}

/** Runs in the plain page: puts the matrices of one step after the other in place of those of the step before. */
async function insertSteps(steps) {
  const matrices = document.querySelector('#lab').shadowRoot.querySelector('.matrices');
  for (const html of steps)
    await globalThis.measured(() => {
      matrices.innerHTML = html;
    });
}

/** An edit at the first step that has a given matrix beside a computed one, against a page that changes as many cells. */
async function editRow(browser, page, plain, title) {
  await defineTyping(page);
  const { html, changed } = await page.evaluate(openEditedStep);
  await plain.evaluate((html) => {
    document.querySelector('#lab').shadowRoot.querySelector('.matrices').innerHTML = html;
  }, html);
  const [edits, plainEdits] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    edits.push(...(await traceParts(browser, page, editCells, EDITS)));
    plainEdits.push(...(await traceParts(browser, plain, changeCells, { count: EDITS, changed })));
  }
  const total = (parts) => median(parts.map(({ total }) => total));
  return {
    what: `an edit of ${title} ÷ one by hand in a plain page that changes as many cells, ${changed}`,
    value: total(edits) / total(plainEdits),
    unit: '×',
    limit: LIMIT,
  };
}

/** Runs in the page: opens that step, and counts the cells on the stage that an edit changes. */
async function openEditedStep() {
  const element = document.querySelector('attention-lab');
  const root = element.shadowRoot;
  for (const { id } of element.trace.nodes) {
    element.goto(id);
    await element.updateComplete;
    if (root.querySelector('.stage td.editable') && root.querySelector('.stage td[data-node]:not(.editable)'))
      break;
  }
  // A cell changes its number, or its colour.
  const cells = () =>
    [...root.querySelectorAll('.matrices td[data-node]')].map(
      (each) => `${each.className.match(/\bd-?\d+/)} ${each.querySelector('.number')?.textContent}`,
    );
  const html = root.querySelector('.matrices').innerHTML;
  const before = cells();
  const commit = await globalThis.typeIntoCell(root.querySelector('.stage td.editable'), '1.25');
  commit();
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve, 400));
  const after = cells();
  return { html, changed: after.filter((text, at) => text !== before[at]).length };
}

/**
 * Runs in the plain page: a field in a cell is typed into; then the cell gets the number and the focus, and as many numbers change as an
 * edit changes.
 */
async function changeCells({ count, changed }) {
  const root = document.querySelector('#lab').shadowRoot;
  const cell = root.querySelector('.stage td.editable');
  const cells = [...root.querySelectorAll('.matrices td[data-node]')].slice(0, changed);
  for (let round = 0; round < count; round += 1) {
    const text = round % 2 === 0 ? '1.5' : '−0.5';
    const input = document.createElement('input');
    const shown = [...cell.childNodes];
    cell.replaceChildren(input);
    input.focus();
    input.value = text;
    await globalThis.measured(() => {
      cell.replaceChildren(...shown);
      cell.focus({ preventScroll: true });
      for (const each of cells) {
        each.className = each.className.replace(/\bd-?\d+/, round % 2 === 0 ? 'd3' : 'd7');
        const number = each.querySelector('.number');
        if (number) number.textContent = text;
      }
    });
  }
}

/** Late frames of the motion of some steps, against a page that moves as many boxes, as long, by transforms. */
async function motionRows(browser, address) {
  const page = await openLesson(browser, address, 'scaled-dot-product', MOTION_THROTTLE);
  const recorded = await page.evaluate(recordMotions, MOTIONS);
  await page.close();
  const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await plain.setContent('<!doctype html><main></main>');
  await throttle(plain, MOTION_THROTTLE);
  const reference = await plain.evaluate(
    moveBoxes,
    recorded.map(({ boxes, times }) => ({ boxes, duration: times.reduce((sum, each) => sum + each, 0) })),
  );
  await plain.close();
  const late = (frames) =>
    (100 * frames.filter((each) => each > LATE_FRAME_MS).length) / Math.max(frames.length, 1);
  const plainLate = late(reference.flat());
  return [
    { what: `late frames of as many boxes, CPU ÷ ${MOTION_THROTTLE}`, value: plainLate, unit: '%' },
    {
      what: `late frames of motion, CPU ÷ ${MOTION_THROTTLE}`,
      value: late(recorded.flatMap(({ times }) => times)),
      unit: '%',
      limit: plainLate + LATE_POINTS,
    },
  ];
}

/** Runs in a plain page: moves boxes for as long as each motion took, and resolves to the milliseconds between frames. */
async function moveBoxes(motions) {
  const frame = () => new Promise(requestAnimationFrame);
  const recorded = [];
  for (const { boxes, duration } of motions) {
    const all = Array.from({ length: boxes }, (_, at) => {
      const box = document.createElement('div');
      box.textContent = '0.25';
      box.style.cssText = `position:absolute;width:48px;height:32px;left:${(at % 20) * 60}px;top:${Math.floor(at / 20) * 40}px`;
      document.querySelector('main').append(box);
      return box;
    });
    await frame();
    const motion = all.map((box) =>
      box.animate({ transform: ['none', 'translate(200px, 200px)'] }, { duration, fill: 'both' }),
    );
    let last = await frame();
    const times = [];
    while (motion[0]?.playState === 'running') {
      const now = await frame();
      times.push(now - last);
      last = now;
    }
    for (const box of all) box.remove();
    recorded.push(times);
  }
  return recorded;
}

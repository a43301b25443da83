/**
 * What an edit and a step cost the main thread, from Chromium's traces: processor time, which other programs on the machine do
 * not add to, and counts, which are the same on every machine. No CPU throttling, since its waiting counts as processor time.
 */
import { withPage } from '../browser.mjs';
import { median } from '../rounds.mjs';
import { openLesson } from './steps.mjs';
import { defineTyping } from './typing.mjs';

const CATEGORIES = ['devtools.timeline', 'blink', 'v8.execute', 'blink.user_timing'];

const ACTS = [
  { what: 'an edit of the first lesson', lesson: 'scaled-dot-product', work: editCells },
  { what: 'a step of the first lesson', lesson: 'scaled-dot-product', work: takeSteps },
  { what: 'a step of multi-head attention', lesson: 'multi-head', work: takeSteps },
  { what: 'a step of the translator', lesson: 'english-french', work: takeSteps },
];

/** How often each is done. */
const ROUNDS = 20;

/** Times have no limits: those are in `references.mjs`, as ratios. */
export function benchPageTraces(outDir) {
  return withPage(async (browser, address) => {
    const rows = [];
    for (const { what, lesson, work } of ACTS) {
      const page = await openLesson(browser, address, lesson);
      const { script, styleAndLayout, painting, styledElements, layoutObjects, layouts, forcedLayouts } =
        await traceWork(browser, page, work, ROUNDS);
      await page.close();
      rows.push(
        { what: `${what}: scripts, processor time`, value: script, unit: 'ms' },
        { what: `${what}: style and layout, processor time`, value: styleAndLayout, unit: 'ms' },
        { what: `${what}: painting, processor time`, value: painting, unit: 'ms' },
        { what: `${what}: styled elements`, value: styledElements, unit: '' },
        { what: `${what}: objects to lay out`, value: layoutObjects, unit: '' },
        { what: `${what}: layouts`, value: layouts, unit: '' },
        { what: `${what}: forced layouts`, value: forcedLayouts, unit: '' },
      );
    }
    return rows;
  }, outDir);
}

/** Events that run scripts: a layout or a style recalculation inside of one is forced. */
const SCRIPTS = new Set([
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'EvaluateScript',
]);
const PAINTING = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer']);

/** The marks around the work that is measured. */
const [START, END] = ['bench-start', 'bench-end'];

/** Runs in the page, before `timeEdits` and others: measures what `act` does, up to the end of the next frame. */
function defineMeasured() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  globalThis.measured = async (act) => {
    // Nothing is left from before.
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 30));
    performance.mark('bench-start');
    // In a task of its own, whose events all begin after the mark.
    await new Promise((resolve) => {
      setTimeout(() => {
        act();
        resolve();
      });
    });
    await frame();
    performance.mark('bench-end');
  };
}

/** Records a trace while `work` runs in the page, and returns medians over all parts that it passed to `measured`. */
async function traceWork(browser, page, work, argument) {
  const parts = await traceParts(browser, page, work, argument);
  const numbers = Object.keys(parts[0]).map((name) => [name, median(parts.map((part) => part[name]))]);
  return { count: parts.length, ...Object.fromEntries(numbers) };
}

/** Records a trace while `work` runs in the page, and returns what each part cost that it passed to `measured`. */
export async function traceParts(browser, page, work, argument) {
  await page.bringToFront();
  await page.evaluate(defineMeasured);
  await defineTyping(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(work, argument);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return splitAtMarks(traceEvents).map(costs);
}

/** The events of the thread with the marks, one list for each pair of marks. */
function splitAtMarks(events) {
  const marks = events.filter(({ name }) => name === START || name === END).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const own = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  const starts = marks.filter(({ name }) => name === START);
  const ends = marks.filter(({ name }) => name === END);
  return starts.map(({ ts }, at) => own.filter((event) => event.ts >= ts && event.ts < ends[at].ts));
}

/** Milliseconds of processor time, and counts. */
function costs(events) {
  const named = (name) => events.filter((event) => event.name === name);
  const time = (list) => list.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  const [styles, layouts] = [named('UpdateLayoutTree'), named('Layout')];
  const scripts = events.filter(({ name }) => SCRIPTS.has(name));
  const isIn = (inner, outer) => inner.ts >= outer.ts && inner.ts < outer.ts + outer.dur;
  // Only what is not inside of another event of its kind is added to a time.
  const outermostOf = (list) =>
    list
      .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
      .filter((each, at, all) => !all.slice(0, at).some((outer) => isIn(each, outer)));
  const outermost = outermostOf(scripts);
  const isForced = (event) => outermost.some((script) => isIn(event, script));
  const forced = [...styles, ...layouts].filter(isForced);
  const painting = time(outermostOf(events.filter(({ name }) => PAINTING.has(name))));
  const top = outermostOf([...styles, ...layouts]);
  const [styleAndLayout, script] = [time(top), time(outermost) - time(top.filter(isForced))];
  return {
    total: styleAndLayout + script + painting,
    script,
    style: time(styles),
    layout: time(layouts),
    styleAndLayout,
    painting,
    styledElements: styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    layoutObjects: layouts.reduce((sum, { args }) => sum + (args.beginData?.dirtyObjects ?? 0), 0),
    layouts: layouts.length,
    styleUpdates: styles.length,
    forcedLayouts: forced.filter(({ name }) => name === 'Layout').length,
    paints: named('Paint').length,
    functionCalls: named('FunctionCall').length,
  };
}

/** Runs in the page: types a number into a cell and presses Enter; measures what Enter does. */
export async function editCells(count) {
  const root = document.querySelector('attention-lab').shadowRoot;
  for (let round = -3; round < count; round += 1) {
    const cell = root.querySelector('.stage td.editable');
    const commit = await globalThis.typeIntoCell(cell, String(round % 2 === 0 ? 1.5 : -0.5));
    if (round < 0) commit();
    else await globalThis.measured(commit);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

/** Runs in the page: goes through the steps of a lesson with Next, twice, and measures `count` steps of the second time. */
async function takeSteps(count) {
  const element = document.querySelector('attention-lab');
  const root = element.shadowRoot;
  const next = () => root.querySelector('.moves .main').click();
  /** Until the matrices have come to rest; the motion of a step is created then, in a task of its own. */
  const pause = () => new Promise((resolve) => setTimeout(resolve, 400));
  for (const isMeasured of [false, true]) {
    element.goto(element.trace.nodes[0].id);
    await pause();
    const { max, value } = root.querySelector('.stepper input[type="range"]');
    for (let step = 0; step < Math.min(count, Number(max) - Number(value)); step += 1) {
      if (isMeasured) await globalThis.measured(next);
      else next();
      await pause();
    }
  }
}

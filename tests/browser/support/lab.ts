import { expect, type Locator, type Page } from '@playwright/test';

/** A number in a matrix on the stage. */
export interface ShownCell {
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly text: string;
  /** The label for screen readers. */
  readonly label: string;
  /** The change below the number; empty if there is none. */
  readonly delta: string;
  readonly look: string;
}

/** A number outside of the stage that names its cell. */
export interface LiveNumber {
  readonly place: string;
  readonly node: string;
  readonly row: number;
  readonly col: number;
  readonly text: string;
  readonly label: string;
}

/** The row and column labels of a matrix on the stage. */
export interface ShownNames {
  readonly node: string;
  readonly rows: readonly string[];
  readonly cols: readonly string[];
}

/** What a matrix on the stage shows in colours, without numbers: the rows and columns beside those of its table. */
export interface ShownRest {
  readonly node: string;
  readonly label: string;
  /** The sides of the table on which the matrix goes on: `left right top bottom`. */
  readonly sides: readonly string[];
}

/** Everything that is read from the page at one time. */
export interface Snapshot {
  readonly equation: string;
  readonly step: string;
  readonly cells: readonly ShownCell[];
  readonly live: readonly LiveNumber[];
  readonly names: readonly ShownNames[];
  readonly rests: readonly ShownRest[];
  readonly selected: string;
  /** The given matrices that are shown as pictures. */
  readonly pictured: readonly string[];
}

/** The internals of the element that the suite uses. */
interface Rendered extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  goto(node: string): void;
}

const watched = new WeakSet<Page>();

/** The page is prerendered, so only the event tells when it is ready. */
async function watchReady(page: Page): Promise<void> {
  if (watched.has(page)) return;
  watched.add(page);
  await page.addInitScript(() => {
    document.addEventListener('ready', () => document.documentElement.toggleAttribute('data-ready', true));
  });
}

const keptLoaded = new WeakSet<Page>();

/** From the second time on, `openLab` replaces the element on this page instead of loading the page. */
export function keepLoaded(page: Page): Page {
  keptLoaded.add(page);
  return page;
}

/** Runs inside the page. The new element reads the address, as after a load. */
async function replaceElement(hash: string): Promise<void> {
  const old = document.querySelector('attention-lab');
  const parent = old?.parentElement;
  if (!old || !parent) throw new Error('there is no <attention-lab>');
  old.remove();
  localStorage.clear();
  // A French element leaves the page in French.
  document.documentElement.lang = 'en';
  history.replaceState(null, '', `#${hash}`);
  const element = document.createElement('attention-lab');
  element.setAttribute('sync', 'hash');
  element.setAttribute('loading', 'eager');
  const ready = new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }));
  element.append(...old.querySelectorAll('footer'));
  parent.append(element);
  scrollTo(0, 0);
  await ready;
}

const withoutFonts = new WeakSet<Page>();

/** From now on, opening this page does not wait for its fonts, which are held back or never come. */
export function expectNoFonts(page: Page): void {
  withoutFonts.add(page);
}

/** Also waits for the fonts, which are added together, after the first frame; their fallbacks are there before it. */
async function load(page: Page, hash: string): Promise<void> {
  await watchReady(page);
  await page.goto(`./lab.html#${hash}`);
  await page.waitForFunction(
    (hasFonts) =>
      document.documentElement.hasAttribute('data-ready') &&
      (!hasFonts ||
        [...document.fonts].some(({ family }) => family.replaceAll(/["']/g, '') === 'Attention Lab Math')),
    !withoutFonts.has(page),
  );
}

/** Runs inside the page: goes from the cover of a lesson to the step that the lesson is about, as a link does. */
function leaveCover(): void {
  const lab = document.querySelector<HTMLElement & { state: { step: string; screen?: string } | null }>(
    'attention-lab',
  );
  if (lab?.state?.screen !== 'cover') return;
  const link = new URLSearchParams(location.hash.replace(/^#+/, ''));
  link.set('step', lab.state.step);
  history.replaceState(null, '', `#${link}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Opens the page with a fragment and waits until the lesson is ready. The first screen may be the cover of the lesson. */
export async function openScreen(page: Page, hash: string): Promise<void> {
  const isLoaded = keptLoaded.has(page) && watched.has(page);
  await (isLoaded ? page.evaluate(replaceElement, hash) : load(page, hash));
}

/** Opens the page at a step: the one in a fragment, or else the step that the lesson is about; by default in the first lesson. */
export async function openLab(
  page: Page,
  hash = 'v=1&lesson=scaled-dot-product&step=scores',
): Promise<Locator> {
  await openScreen(page, hash);
  await page.evaluate(leaveCover);
  const stage = page.locator('attention-lab .stage');
  // A tab of a model has its figures in place of the stage.
  await expect(
    stage.locator('td[data-node]').or(page.locator('attention-lab .tabbed > .body > *')).first(),
  ).toBeVisible();
  return stage;
}

/** Opens a lesson at a step by link. */
export function openLesson(page: Page, lesson: string, step: string, more = ''): Promise<Locator> {
  return openLab(page, `v=1&lesson=${lesson}&step=${step}${more}`);
}

/** The fragment of the address after its debounce delay of a quarter of a second. */
export function addressAtRest(page: Page): Promise<string> {
  return page.evaluate(
    () => new Promise<string>((resolve) => setTimeout(() => resolve(location.hash.slice(1)), 300)),
  );
}

/** A cell on the stage. */
export function cellAt(page: Page, node: string, row: number, col: number): Locator {
  return page.locator(`.stage td[data-node="${node}"][data-row="${row}"][data-col="${col}"]`);
}

/** The text of a cell on the stage. */
export function numberAt(page: Page, node: string, row: number, col: number): Locator {
  return cellAt(page, node, row, col).locator('.number');
}

/** A button of the walk. Its name ends in an arrow. */
export function moveButton(page: Page, name: 'Next' | 'Back'): Locator {
  return page.locator('.stepper .moves').getByRole('button', { name });
}

/** Whether the walk is at its last step. */
export async function isLastStep(page: Page): Promise<boolean> {
  const count = await page.locator('.stepper .count').textContent();
  const [step, total] = count?.match(/\d+/g) ?? [];
  return step === total;
}

/** Reads the page after the element has rendered. */
export function snapshot(page: Page, index = 0): Promise<Snapshot> {
  return page.evaluate(readSnapshot, index);
}

/** Goes to each given matrix that is a picture in one of the snapshots, where its numbers are shown, and reads the page there. */
export async function snapshotsOfPictured(
  page: Page,
  shown: readonly Snapshot[],
): Promise<readonly Snapshot[]> {
  const read: Snapshot[] = [];
  for (const node of new Set(shown.flatMap(({ pictured }) => pictured))) {
    await page.evaluate((node) => document.querySelector<Rendered>('attention-lab')?.goto(node), node);
    read.push(await snapshot(page));
    expect(read.at(-1)?.equation).toBe(node);
  }
  return read;
}

/** Presses a key several times inside the page and reads the page after each, to avoid painting. */
export async function snapshotsOnTheWay(
  page: Page,
  key: string,
  times: number,
): Promise<readonly Snapshot[]> {
  const reader = await page.evaluateHandle<typeof readSnapshot>(`(${readSnapshot})`);
  return reader.evaluate(
    async (read, { key, times }) => {
      const shown: Snapshot[] = [];
      for (let time = 0; time < times; time += 1) {
        const focused = document.activeElement?.shadowRoot?.activeElement;
        focused?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
        shown.push(await read(0));
      }
      return shown;
    },
    { key, times },
  );
}

/** Moves the slider inside the page to some steps, counted from 1, and reads the page at each, to avoid painting. */
export async function snapshotsAtSteps(page: Page, steps: readonly number[]): Promise<readonly Snapshot[]> {
  const reader = await page.evaluateHandle<typeof readSnapshot>(`(${readSnapshot})`);
  return reader.evaluate(async (read, steps) => {
    const shown: Snapshot[] = [];
    for (const step of steps) {
      const root = document.querySelector('attention-lab')?.shadowRoot;
      const slider = root?.querySelector<HTMLInputElement>('.stepper input[type="range"]');
      if (!slider) throw new Error('there is no slider');
      slider.value = String(step);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      slider.dispatchEvent(new Event('change', { bubbles: true }));
      shown.push(await read(0));
    }
    return shown;
  }, steps);
}

/** Runs inside the page, so it must not use anything outside of the function. */
export async function readSnapshot(which: number): Promise<Snapshot> {
  const element = document.querySelectorAll<Rendered>('attention-lab')[which];
  if (element === undefined) throw new Error('there is no <attention-lab>');
  await element.updateComplete;
  const root = element.shadowRoot;
  if (root === null) throw new Error('its shadow root is closed');
  const textOf = (found: Element | null | undefined): string =>
    (found?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const place = ({ dataset }: HTMLElement) => ({
    node: dataset.node ?? '',
    row: Number(dataset.row),
    col: Number(dataset.col),
  });
  const numbered = [...root.querySelectorAll<HTMLElement>('[data-node][data-row][data-col]')];
  const isCell = (each: HTMLElement): boolean => each.localName === 'td';
  const names = (table: Element, scope: string): string[] =>
    [...table.querySelectorAll(`th[scope="${scope}"]`)].map(textOf);
  return {
    equation: root.querySelector('[data-equation]')?.getAttribute('data-equation') ?? '',
    step: textOf(root.querySelector('.stepper .count')),
    cells: numbered.filter(isCell).map((each) => ({
      ...place(each),
      text: textOf(each.querySelector('.number')),
      label: each.getAttribute('aria-label') ?? '',
      delta: textOf(each.querySelector('.delta')),
      look: each.className,
    })),
    // An entry of the gradient list has the name of a cell, but not its number.
    live: numbered
      .filter((each) => !isCell(each) && !each.matches('.mover'))
      .map((each) => ({
        ...place(each),
        place: each.closest('.why') ? 'why' : each.closest('.prose') ? 'prose' : 'elsewhere',
        text: textOf(each),
        label: each.getAttribute('aria-label') ?? '',
      })),
    names: [...root.querySelectorAll('[data-matrix]')].map((matrix) => ({
      node: matrix.getAttribute('data-matrix') ?? '',
      rows: names(matrix, 'row'),
      cols: names(matrix, 'col'),
    })),
    rests: [...root.querySelectorAll('[data-matrix] .minimap')].map((map) => ({
      node: map.closest('[data-matrix]')?.getAttribute('data-matrix') ?? '',
      label: map.getAttribute('aria-label') ?? '',
      sides: [...map.querySelectorAll('.rest')].map(
        ({ classList }) => classList.item(classList.length - 1) ?? '',
      ),
    })),
    selected: [...root.querySelectorAll<HTMLElement>('td[aria-selected="true"]')]
      .map((each) => `${each.dataset.node} ${each.dataset.row} ${each.dataset.col}`)
      .join(),
    pictured: [...root.querySelectorAll<HTMLElement>('.given-picture')].map(
      ({ dataset }) => dataset.symbol ?? '',
    ),
  };
}

/** The program on the stage, as its editor has it. */
export const programSource = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const editor = document
      .querySelector('attention-lab')
      ?.shadowRoot?.querySelector('attention-lab-program-editor');
    return (editor as unknown as { readonly source: string }).source;
  });

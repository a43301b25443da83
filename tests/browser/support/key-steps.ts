import type { Page } from '@playwright/test';

/** The internals of the element that a walk uses. */
export interface Lab extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly trace: {
    readonly nodes: readonly { readonly id: string; readonly rows: number; readonly cols: number }[];
  } | null;
  goto(node: string): void;
}

/** What is looked at on the way, and what has been found. */
export interface Look<Found> {
  /** At a key step whose question is open. */
  readonly asked?: (node: string) => void;
  /** At a step whose numbers are shown, with the question answered. */
  readonly shown: (node: string) => void | Promise<void>;
  readonly found: Found;
}

/** Begins to look, on the cover of a lesson. It runs inside the page, so it can use nothing that is outside of it. */
export type Looking<Found> = (root: ShadowRoot, lab: Lab) => Look<Found>;

/** The nodes of a walk. */
interface Walked<Found> {
  readonly steps: readonly string[];
  /** The steps with a question. */
  readonly asked: readonly string[];
  /** What each of the looks has found. */
  readonly found: readonly Found[];
}

/** Goes from the cover of a lesson through its key steps with the button “Next”, and lets each question show its answer. */
export async function walkKeySteps<Found>(
  page: Page,
  ...lookings: readonly Looking<Found>[]
): Promise<Walked<Found>> {
  const begin = await page.evaluateHandle<readonly Looking<Found>[]>(`[${lookings.join()}]`);
  return begin.evaluate(async (lookings) => {
    const lab = document.querySelector<Lab>('attention-lab');
    const root = lab?.shadowRoot;
    if (!lab || !root) throw new Error('there is no element');
    const looks = lookings.map((looking) => looking(root, lab));
    const [steps, asked]: [string[], string[]] = [[], []];
    const click = async (selector: string): Promise<void> => {
      root.querySelector<HTMLElement>(selector)?.click();
      await lab.updateComplete;
    };
    const next = (): Promise<void> => click('.stepper .moves .main');
    for (await next(); root.querySelector('.guide-step'); await next()) {
      const node = root.querySelector<HTMLElement>('[data-equation]')?.dataset.equation ?? '';
      if (root.querySelector('.guide-step .guide-question')) {
        asked.push(node);
        for (const look of looks) look.asked?.(node);
      }
      await click('.guide-step .guide-buttons .quiet');
      steps.push(node);
      for (const look of looks) await look.shown(node);
    }
    return { steps, asked, found: looks.map(({ found }) => found) };
  });
}

/** Goes to every step of a lesson, and lets each question show its answer. */
export async function walkAllSteps<Found>(page: Page, looking: Looking<Found>): Promise<Found> {
  const begin = await page.evaluateHandle<Looking<Found>>(`(${looking})`);
  return begin.evaluate(async (looking) => {
    const lab = document.querySelector<Lab>('attention-lab');
    if (!lab?.shadowRoot) throw new Error('there is no element');
    const look = looking(lab.shadowRoot, lab);
    for (const { id } of lab.trace?.nodes ?? []) {
      lab.goto(id);
      await lab.updateComplete;
      lab.shadowRoot.querySelector<HTMLElement>('.guide-step .guide-buttons .quiet')?.click();
      await lab.updateComplete;
      await look.shown(id);
    }
    return look.found;
  });
}

/** Resolves when the element has been rendered for the size of its window, which it learns in a frame. */
export async function whenSizeIsKnown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.querySelector<Lab>('attention-lab')?.updateComplete;
  });
}

/** Goes back to the cover of a lesson, once the element knows the size of its window. */
export async function backToCover(page: Page): Promise<void> {
  await page
    .locator('attention-lab .dots .dot')
    .first()
    .evaluate((dot: HTMLElement) => dot.click());
  await whenSizeIsKnown(page);
}

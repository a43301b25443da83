import { expect, type Page } from '@playwright/test';
import { openLab } from '../support/lab';
import { test } from '../support/shared-page';

/** A step for each choreography: the link, the op of the step, and which of its nodes. */
const kinds = [
  ['transpose', 'scaled-dot-product', 'transpose', 0],
  ['product', 'scaled-dot-product', 'matmul', 0],
  ['scale', 'scaled-dot-product', 'scale', 0],
  ['softmax', 'scaled-dot-product', 'softmax', 0],
  ['weighted mean', 'scaled-dot-product', 'matmul', -1],
  ['mask', 'masks', 'mask', 0],
  ['addition', 'encoder-layer', 'add', 0],
  ['heads part', 'multi-head', 'slice_columns', 0],
  ['heads join', 'multi-head', 'concat_columns', 0],
  ['mean of a norm', 'layer-norm', 'mean', 0],
  ['activation', 'feed-forward', 'activation', 0],
  ['convolution', 'convolution-as-attention', 'convolve', 0],
  ['recurrence', 'recurrent', 'add', 0],
  ['cross-entropy', 'cross-entropy', 'cross_entropy', 0],
  ['gradient of a product', 'scaled-dot-product&step=d_scores&back=cell:context:1,2', 'matmul', -1],
] as const;

interface Explained {
  readonly total: number;
  readonly result: number;
  readonly terms: readonly {
    readonly value: number;
    readonly factors: readonly { readonly value: number }[];
  }[];
}

interface Lab extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly trace: {
    readonly nodes: readonly { readonly id: string; readonly op: string; rows: number; cols: number }[];
    explain(cell: { readonly node: string; readonly row: number; readonly col: number }): Explained;
  };
  goto(node: string): boolean;
}

/** Runs inside the page: goes to the step with an op. Returns its node. */
async function goToOp([op, at]: readonly [string, number]): Promise<string> {
  const lab = document.querySelector<Lab>('attention-lab');
  const node = lab?.trace.nodes.filter((each) => each.op === op).at(at)?.id ?? '';
  lab?.goto(node);
  await lab?.updateComplete;
  return node;
}

/**
 * Runs inside the page: stops the motion of a node at parts of its duration. Returns how many numbers are visible, and those that
 * the explanations of its cells do not have: no factor, term, result, or sum of the first terms.
 */
function readChips(node: string): { readonly seen: number; readonly wrong: readonly string[] } {
  const lab = document.querySelector<Lab>('attention-lab');
  const root = lab?.shadowRoot;
  const slider = root?.querySelector<HTMLInputElement>('.motion-bar input');
  if (!lab || !root || !slider) throw new Error(`${node} has no motion`);
  const { rows = 0, cols = 0 } = lab.trace.nodes.find(({ id }) => id === node) ?? {};
  const numbers: number[] = [];
  for (let row = 0; row < Math.min(rows, 16); row += 1)
    for (let col = 0; col < Math.min(cols, 16); col += 1) {
      const { total, result, terms } = lab.trace.explain({ node, row, col });
      numbers.push(total, result);
      let sum = 0;
      for (const [at, { value, factors }] of terms.entries()) {
        sum = at === 0 ? value : sum + value;
        numbers.push(value, sum, ...factors.map((factor) => factor.value));
      }
    }
  const isKnown = (text: string): boolean => {
    const written = text.replace('−', '-').replace('∞', 'Infinity');
    const said = Number(written);
    const unit = 10 ** -(written.split('.')[1]?.length ?? 0);
    return numbers.some((each) => Object.is(each, said) || Math.abs(each - said) <= 0.5001 * unit);
  };
  const shown = new Set<string>();
  for (const part of [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]) {
    slider.value = String(part * Number(slider.max));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    for (const label of root.querySelectorAll<HTMLElement>('.motion-label:not(.shape-sign)'))
      if (Number(getComputedStyle(label).opacity) > 0.2) shown.add(label.textContent ?? '');
  }
  const said = [...shown].filter((text) => /\d|∞/.test(text));
  return { seen: said.length, wrong: said.filter((text) => !isKnown(text)) };
}

for (const [name, link, op, at] of kinds)
  test(`the numbers that move on the page are those of the engine: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openLab(page, `v=1&lesson=${link}`);
    const node = await openStep(page, op, at);
    const { seen, wrong } = await page.evaluate(readChips, node);
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

async function openStep(page: Page, op: string, at: number): Promise<string> {
  const node = await page.evaluate(goToOp, [op, at] as const);
  await expect(page.locator('.motion-bar').getByRole('slider')).toBeAttached();
  return node;
}

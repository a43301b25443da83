import { expect } from '@playwright/test';
import { catalogue } from '../support/catalogue';
import { type Look, walkKeySteps } from '../support/key-steps';
import { openScreen } from '../support/lab';
import { test } from '../support/shared-page';

/** What `lookAtMotions` finds. */
interface Found {
  /** The key steps that move. */
  readonly moved: readonly string[];
  readonly problems: readonly string[];
}

/**
 * Looks at each key step that moves when it is entered, in the middle and at the end. What follows from a number must not be seen before
 * the number has been computed on the stage, and must be seen then: the explanation, the sums beside the weights, the lines above them,
 * and the number in the text.
 */
function lookAtMotions(root: ShadowRoot): Look<Found> {
  const [moved, problems]: [string[], string[]] = [[], []];
  const isSeen = (each: Element): boolean =>
    each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    getComputedStyle(each).color !== 'rgba(0, 0, 0, 0)';
  /** What is laid out of the effects, by whether it is seen. */
  const effects = (node: string): { readonly seen: string[]; readonly unseen: string[] } => {
    const all = {
      explanation: '.stage .why .term, .stage .why .result',
      sums: '.stage .sums',
      lines: '.stage .weight-lines .line',
      text: `.text .guide-step [data-node="${CSS.escape(node)}"]`,
    };
    const [seen, unseen]: [string[], string[]] = [[], []];
    for (const change of root.getAnimations()) if (change instanceof CSSTransition) change.finish();
    for (const [name, selector] of Object.entries(all)) {
      const laidOut = [...root.querySelectorAll(selector)].filter((each) => each.checkVisibility());
      if (laidOut.some(isSeen)) seen.push(name);
      if (laidOut.some((each) => !isSeen(each))) unseen.push(name);
    }
    return { seen, unseen };
  };
  const seek = (part: number): void => {
    const slider = root.querySelector<HTMLInputElement>('.motion-bar:not([hidden]) input[type=range]');
    if (!slider) return;
    slider.value = String(part * Number(slider.max));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const shown = (node: string): void => {
    if (!root.querySelector('.stage[data-awaits]')) return;
    moved.push(node);
    for (const part of [0, 0.5]) {
      if (part > 0) seek(part);
      const { seen } = effects(node);
      if (seen.length > 0) problems.push(`${node}, ${part}: ${seen.join(' and ')} can be seen`);
    }
    seek(1);
    const { unseen } = effects(node);
    if (unseen.length > 0) problems.push(`${node}, at its end: ${unseen.join(' and ')} cannot be seen`);
  };
  return { shown, found: { moved, problems } };
}

for (const { id } of catalogue)
  test(`${id}: what follows from a number comes after it`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScreen(page, `v=1&lesson=${id}`);
    // What moves the numbers starts after the lesson has been shown, together with the pictures of given matrices, which bring styles.
    await page.waitForFunction(() =>
      document
        .querySelector('attention-lab')
        ?.shadowRoot?.adoptedStyleSheets.some(({ cssRules }) =>
          [...cssRules].some(({ cssText }) => cssText.startsWith('.given-pictures')),
        ),
    );
    const { found } = await walkKeySteps(page, lookAtMotions);
    expect(found[0]?.problems).toEqual([]);
    expect(found[0]?.moved.length).toBeGreaterThan(0);
  });

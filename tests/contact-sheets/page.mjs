/** What runs inside the page. */

/** Follows a link within the page, as a reader does. */
export async function goTo(hash) {
  const element = document.querySelector('attention-lab');
  while (element?.trace === null || element?.trace === undefined) await new Promise(requestAnimationFrame);
  if (location.hash !== `#${hash}`) location.hash = hash;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await element.updateComplete;
}

/** Has the question of a step show its answer. */
export async function answerQuestion() {
  const element = document.querySelector('attention-lab');
  element.shadowRoot.querySelector('.guide-step .guide-buttons .quiet')?.click();
  await element.updateComplete;
}

/** Whether a lesson has the tab that was asked for. */
export function hasTab() {
  return document.querySelector('attention-lab').shadowRoot.querySelector('.tabbed') !== null;
}

/** Goes to the end of what moves. */
export async function endMotion() {
  const { shadowRoot } = document.querySelector('attention-lab');
  const frame = () => new Promise(requestAnimationFrame);
  // A motion is created shortly after its step.
  while (
    shadowRoot.querySelector('[data-awaits-motion]') !== null &&
    !shadowRoot.querySelector('.motion-bar')
  )
    await frame();
  const slider = shadowRoot.querySelector('.motion-bar:not([hidden]) input');
  if (slider !== null) {
    slider.value = slider.max;
    slider.dispatchEvent(new Event('input'));
  }
  await document.fonts.ready;
  await frame();
}

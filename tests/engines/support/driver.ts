/** A browser with one page: what three engines, each driven in its own way, have in common. */
export interface Driver {
  /** Its name and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function inside the page. It knows nothing of what stands around it here. */
  evaluate<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found>;
  /** Clicks with the pointer, where the element is. */
  click(target: Target): Promise<void>;
  /** Presses a key, or several at once: `Control+z`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An element inside `<attention-lab>`: the first in sight that matches and has this text. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Runs inside the page. What is found is brought to the middle, where nothing that sticks to an edge covers it. */
export function findTarget({ selector, text = '' }: Target): HTMLElement | null {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const all = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const found = all.find((each) => each.checkVisibility() && (each.textContent ?? '').includes(text));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

const patience = 30_000;

/** Asks inside the page again and again until the answer is yes; `wish` says what did not come. */
export async function until<Given>(
  driver: Driver,
  wish: string,
  test: (given: Given) => boolean | Promise<boolean>,
  given: Given,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await driver.evaluate(test, given))) {
    if (Date.now() > end) throw new Error(`${driver.name} waited in vain: ${wish}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs inside the page. */
function isThere({ selector, text = '' }: Target): boolean {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return found.some((each) => each.checkVisibility() && (each.textContent ?? '').includes(text));
}

/** Waits for an element. */
export function see(driver: Driver, selector: string, text = ''): Promise<void> {
  return until(driver, `${selector} ${text}`, isThere, { selector, text });
}

/** Waits for an element and clicks it. */
export async function click(driver: Driver, selector: string, text = ''): Promise<void> {
  await see(driver, selector, text);
  await driver.click({ selector, text });
}

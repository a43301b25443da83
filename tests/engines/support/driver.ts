/** One browser with one page, driven by Playwright or WebDriver. */
export interface Driver {
  /** Its name and version. */
  readonly name: string;
  open(address: string): Promise<void>;
  /** Runs a function inside the page. It must not use variables of the test file. */
  evaluate<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found>;
  /** Clicks the element with the pointer. */
  click(target: Target): Promise<void>;
  /** Presses a key, or several at once: `Control+z`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An element inside `<attention-lab>`: the first visible match that contains the text. */
export interface Target {
  readonly selector: string;
  readonly text?: string;
}

/** Runs inside the page. Scrolls the match to the center, clear of sticky bars. */
export function findTarget({ selector, text = '' }: Target): HTMLElement | null {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const all = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const found = all.find((each) => each.checkVisibility() && (each.textContent ?? '').includes(text));
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

/** As long as scripts may take in `web-driver.ts`: on a busy machine a first page needs more than half a minute. */
const timeout = 120_000;

/**
 * Whether a condition is true. The driver of WebKit cannot always read the result of a script in a busy page; a condition has no
 * effects, so that counts as not yet.
 */
async function holds<Given>(
  driver: Driver,
  test: (given: Given) => boolean | Promise<boolean>,
  given: Given,
): Promise<boolean> {
  try {
    return await driver.evaluate(test, given);
  } catch (error) {
    if (error instanceof Error && error.message.includes('Could not parse script result')) return false;
    throw error;
  }
}

/** Polls a condition inside the page until it is true. `description` names it in the error. */
export async function until<Given>(
  driver: Driver,
  description: string,
  test: (given: Given) => boolean | Promise<boolean>,
  given: Given,
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await holds(driver, test, given))) {
    if (Date.now() > end) throw new Error(`${driver.name} timed out: ${description}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs inside the page. */
function isVisible({ selector, text = '' }: Target): boolean {
  const root = document.querySelector('attention-lab')?.shadowRoot;
  const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return found.some((each) => each.checkVisibility() && (each.textContent ?? '').includes(text));
}

/** Waits for an element. */
export function see(driver: Driver, selector: string, text = ''): Promise<void> {
  return until(driver, `${selector} ${text}`, isVisible, { selector, text });
}

/** Waits for an element and clicks it. */
export async function click(driver: Driver, selector: string, text = ''): Promise<void> {
  await see(driver, selector, text);
  await driver.click({ selector, text });
}

import { type Browser, chromium, firefox, type Page } from '@playwright/test';
import { timeout } from '../../browser/timeouts';
import { type Driver, findTarget, type Target } from './driver';

/** Chromium and Firefox, through Playwright. */
class PlaywrightDriver implements Driver {
  readonly name: string;
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(name: string, browser: Browser, page: Page) {
    this.name = `${name} ${browser.version()}`;
    this.#browser = browser;
    this.#page = page;
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  evaluate<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found> {
    // The parameter type of Playwright is equivalent but incompatible.
    return this.#page.evaluate(work as (given: unknown) => Found | Promise<Found>, given);
  }

  async click(target: Target): Promise<void> {
    const found = await this.#page.evaluateHandle(findTarget, target);
    await found.asElement()?.click({ timeout: timeout(15) });
  }

  press(keys: string): Promise<void> {
    return this.#page.keyboard.press(keys);
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

const size = { width: 1280, height: 900 };

export async function openChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  return new PlaywrightDriver('Chromium', browser, await browser.newPage({ viewport: size }));
}

export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  return new PlaywrightDriver('Firefox', browser, await browser.newPage({ viewport: size }));
}

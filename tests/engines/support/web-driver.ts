import { timeout } from '../../browser/timeouts';
import { type Driver, findTarget, type Target } from './driver';

/** WebDriver codes of keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  End: '\uE010',
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** Moving figures and opening dialogs may cover an element for a moment. The driver refuses such a click; nothing was clicked. */
const isIntercepted = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('element click intercepted');

/** Runs inside the page. Keeps in `clickReached` whether the next click reaches the element. */
function watchClick(element: Element | null): void {
  Reflect.set(window, 'clickReached', false);
  const keep = (event: Event): void => {
    if (element && event.composedPath().includes(element)) Reflect.set(window, 'clickReached', true);
  };
  window.addEventListener('click', keep, { capture: true, once: true });
}

/** Runs inside the page. False if it is another page by now: the click has led there. */
const hasMissed = (): boolean => Reflect.get(window, 'clickReached') === false;

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** The subset of W3C WebDriver that these tests need: one session with one page. */
export class WebDriver implements Driver {
  readonly name: string;
  readonly #session: string;

  private constructor(name: string, session: string) {
    this.name = name;
    this.#session = session;
  }

  /** Starts a session with the driver at this address. */
  static async of(name: string, driver: string): Promise<WebDriver> {
    const response = await request('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: { timeouts: { script: 120_000 } } },
    });
    const { sessionId, capabilities } = response as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const session = `${driver}/session/${sessionId}`;
    await request('POST', `${session}/window/rect`, { width: 1280, height: 900 });
    return new WebDriver(`${name} ${capabilities.browserVersion}`, session);
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async evaluate<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found> {
    return (await this.#post('execute/sync', {
      script: `return (${work})(arguments[0])`,
      args: [given ?? null],
    })) as Found;
  }

  /** Like Playwright, waits until the element is not covered, and clicks again if it moved away before the click arrived. */
  async click(target: Target): Promise<void> {
    for (const end = Date.now() + timeout(15); ; ) {
      try {
        await this.#clickNow(target);
        if (!(await this.evaluate(hasMissed, null))) return;
        if (Date.now() > end) throw new Error(`${this.name} clicks beside ${JSON.stringify(target)}`);
      } catch (error) {
        if (!isIntercepted(error) || Date.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async press(keys: string): Promise<void> {
    const held = keys.split('+').map((key) => keyCodes[key] ?? key);
    await this.#keys([...held.map(down), ...held.toReversed().map(up)]);
  }

  async type(text: string): Promise<void> {
    await this.#keys([...text].flatMap((letter) => [down(letter), up(letter)]));
  }

  async close(): Promise<void> {
    await request('DELETE', this.#session);
  }

  async #clickNow(target: Target): Promise<void> {
    const element = await this.evaluate(findTarget, target);
    await this.evaluate(watchClick, element);
    const [id] = Object.values(element ?? {});
    await this.#post(`element/${id}/click`, {});
  }

  #post(command: string, body: object): Promise<unknown> {
    return request('POST', `${this.#session}/${command}`, body);
  }

  async #keys(actions: readonly object[]): Promise<void> {
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

import { type Driver, until } from '../engines/support/driver';
import type { Site } from '../engines/support/server';
import type { Hostile, Message } from './items';

/** What the collection calls `set` and `resize` are our messages of these names, and their data a state. */
function translated({ data, ...rest }: Message): Message {
  if (typeof data !== 'object' || data === null) return { ...rest, data };
  const { type, X, shape, ...others } = data as Readonly<Record<string, unknown>>;
  const [rows, cols] = Array.isArray(shape) ? shape : [];
  const x = shape === undefined ? X : { rows, cols, data: [] };
  const state = { version: 1, lesson: 'basic-self-attention', inputs: { x } };
  const known = type === 'set' || type === 'resize' ? `attention-lab:${type}` : type;
  return { ...rest, data: { ...(type === 'set' ? { state } : {}), ...others, type: known } };
}

/** Runs inside the page: hands a message to the frame, or to the page around it, as a browser would. */
async function deliver({ origin, source, data }: Message): Promise<void> {
  const frame = document.querySelector('iframe');
  const inside = frame?.contentWindow;
  if (!inside) throw new Error('there is no frame');
  const stranger = document.createElement('iframe');
  document.body.append(stranger);
  const isHeight =
    typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'attention-lab:resize';
  const [to, from] = isHeight ? [window, inside] : [inside, window];
  const Event = Reflect.get(to, 'MessageEvent') as typeof MessageEvent;
  const sender = source === undefined ? from : stranger.contentWindow;
  to.dispatchEvent(
    new Event('message', { origin: isHeight ? location.origin : origin, source: sender, data }),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  stranger.remove();
}

interface Framed {
  readonly lesson: string;
  readonly hash: string;
  readonly height: number;
  readonly harmed: boolean;
}

/** Runs inside the page. */
function look(): Framed {
  const frame = document.querySelector('iframe');
  const inside = frame?.contentDocument;
  const root = inside?.querySelector('attention-lab')?.shadowRoot;
  return {
    lesson: root?.querySelector('.lesson-head h2')?.textContent ?? '',
    hash: frame?.contentWindow?.location.hash ?? '',
    height: frame?.clientHeight ?? 0,
    harmed: Reflect.get(window, 'pwned') === true || Reflect.get({}, 'polluted') !== undefined,
  };
}

async function openFrame(driver: Driver, site: Site): Promise<Framed> {
  await driver.open('about:blank');
  await driver.open(`${site.address}frame.html`);
  await until(
    driver,
    'the lesson in the frame',
    () => {
      const inside = document.querySelector('iframe')?.contentDocument;
      return inside?.querySelector('attention-lab')?.shadowRoot?.querySelector('.lesson-head h2') != null;
    },
    null,
  );
  return driver.evaluate(look, null);
}

/** The height that a frame may be given at most; see `web/site/embed-host.ts`. */
const mostPixels = 20_000;

/** Messages to `embed.html` in a frame, whose author has named the origin `https://host.example`. */
export async function* messageProblems(driver: Driver, site: Site, items: readonly Hostile[]) {
  const before = await openFrame(driver, site);
  for (const item of items) {
    const { payload } = item;
    if (payload === undefined) throw new Error(`${item.id} has no payload`);
    await driver.evaluate(deliver, translated(payload));
    const { lesson, hash, height, harmed } = await driver.evaluate(look, null);
    yield {
      item,
      problems: [
        ...(harmed ? ['something of it was run'] : []),
        ...(lesson === before.lesson && hash === before.hash ? [] : [`it is shown: ${lesson} ${hash}`]),
        ...(height >= 100 && height <= mostPixels ? [] : [`the frame is ${height} pixels high`]),
      ],
    };
  }
}

/** A message that is all right, so that the tests of the others can fail: it opens another lesson. */
export async function isHeard(driver: Driver, site: Site): Promise<boolean> {
  const before = await openFrame(driver, site);
  const data = { type: 'attention-lab:set', state: 'v=1&lesson=masks' };
  await driver.evaluate(deliver, { origin: 'https://host.example', data });
  const end = Date.now() + 5_000;
  while (Date.now() < end) {
    const { lesson } = await driver.evaluate(look, null);
    if (lesson !== before.lesson) return true;
  }
  return false;
}

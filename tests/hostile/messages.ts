import { type Driver, until } from '../engines/support/driver';
import type { Site } from '../engines/support/server';
import type { Hostile, Message } from './items';

/** Maps message types of the collection to ours, and their data to a state. */
function toOurMessage({ data, ...rest }: Message): Message {
  if (typeof data !== 'object' || data === null) return { ...rest, data };
  const { type, X, shape, ...others } = data as Readonly<Record<string, unknown>>;
  const [rows, cols] = Array.isArray(shape) ? shape : [];
  const x = shape === undefined ? X : { rows, cols, data: [] };
  const state = { version: 1, lesson: 'basic-self-attention', inputs: { x } };
  const known = type === 'set' || type === 'resize' ? `attention-lab:${type}` : type;
  return { ...rest, data: { ...(type === 'set' ? { state } : {}), ...others, type: known } };
}

/** Runs inside the page: dispatches a message in the frame, or in the parent page, as a browser would. */
async function deliver({ origin, source, data }: Message): Promise<void> {
  const frame = document.querySelector('iframe');
  const inside = frame?.contentWindow;
  if (!inside) throw new Error('no frame');
  const otherFrame = document.createElement('iframe');
  document.body.append(otherFrame);
  const isHeight =
    typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'attention-lab:resize';
  const [to, from] = isHeight ? [window, inside] : [inside, window];
  const Event = Reflect.get(to, 'MessageEvent') as typeof MessageEvent;
  const sender = source === undefined ? from : otherFrame.contentWindow;
  to.dispatchEvent(
    new Event('message', { origin: isHeight ? location.origin : origin, source: sender, data }),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  otherFrame.remove();
}

interface FrameState {
  readonly lesson: string;
  readonly hash: string;
  readonly height: number;
  readonly hasSideEffects: boolean;
}

/** Runs inside the page: reads the state of the frame. */
function readFrame(): FrameState {
  const frame = document.querySelector('iframe');
  const inside = frame?.contentDocument;
  const root = inside?.querySelector('attention-lab')?.shadowRoot;
  return {
    lesson: root?.querySelector('.lesson-head h2')?.textContent ?? '',
    hash: frame?.contentWindow?.location.hash ?? '',
    height: frame?.clientHeight ?? 0,
    hasSideEffects: Reflect.get(window, 'pwned') === true || Reflect.get({}, 'polluted') !== undefined,
  };
}

async function openFrame(driver: Driver, site: Site): Promise<FrameState> {
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
  return driver.evaluate(readFrame, null);
}

/** Maximum height of a frame in pixels; see `web/site/embed-host.ts`. */
const maxHeight = 20_000;

/** Sends messages to `embed.html` in a frame, which accepts the origin `https://host.example`. */
export async function* messageProblems(driver: Driver, site: Site, items: readonly Hostile[]) {
  const before = await openFrame(driver, site);
  for (const item of items) {
    const { payload } = item;
    if (payload === undefined) throw new Error(`${item.id} has no payload`);
    await driver.evaluate(deliver, toOurMessage(payload));
    const { lesson, hash, height, hasSideEffects } = await driver.evaluate(readFrame, null);
    yield {
      item,
      problems: [
        ...(hasSideEffects ? ['code was executed'] : []),
        ...(lesson === before.lesson && hash === before.hash
          ? []
          : [`it changed the page: ${lesson} ${hash}`]),
        ...(height >= 100 && height <= maxHeight ? [] : [`the frame is ${height} pixels high`]),
      ],
    };
  }
}

/** Control: whether a valid message, which opens another lesson, has an effect. */
export async function isAccepted(driver: Driver, site: Site): Promise<boolean> {
  const before = await openFrame(driver, site);
  const data = { type: 'attention-lab:set', state: 'v=1&lesson=masks' };
  await driver.evaluate(deliver, { origin: 'https://host.example', data });
  const end = Date.now() + 5_000;
  while (Date.now() < end) {
    const { lesson } = await driver.evaluate(readFrame, null);
    if (lesson !== before.lesson) return true;
  }
  return false;
}

import type { CellRef } from '../engine/types';
import { forgetText, keepText, keptText } from '../ui/dom/page/kept-text';

/** What is kept while the page is left: the address as it was and as it should be, and what is typed in an open cell. */
export interface Left {
  /** Null if there was no change that the address did not have. */
  readonly hash: string | null;
  readonly typed: TypedNumber | null;
}

export interface TypedNumber {
  readonly cell: CellRef;
  readonly text: string;
}

/** A tab may leave one page for another: each keeps its own. */
const name = (): string => `left:${location.pathname}`;

/** Only the element that the page begins with continues. */
let isRead = false;

/** What was left at this address, if the page is one that was left: reloaded, or come back to. */
export function takeLeft(hash: string): Left | null {
  if (isRead) return null;
  isRead = true;
  const left = readLeft(keptText(name()), hash);
  // Another address of this page may still be come back to.
  if (left !== null) forgetText(name());
  return left !== null && isReturn() ? left : null;
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Reads untrusted data. */
function readLeft(text: string, current: string): Left | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isObject(data)) return null;
    const { was, before, hash } = data;
    if (typeof hash !== 'string' || ![was, before, hash].includes(current)) return null;
    return { hash: current === hash ? null : hash, typed: readTyped(data.typed) };
  } catch {
    return null;
  }
}

function readTyped(data: unknown): TypedNumber | null {
  if (!isObject(data) || !isObject(data.cell)) return null;
  const { text } = data;
  const { node, row, col } = data.cell;
  if (typeof text !== 'string' || typeof node !== 'string') return null;
  if (!Number.isInteger(row) || !Number.isInteger(col)) return null;
  return { text, cell: { node, row: Number(row), col: Number(col) } };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What an element has when its page is left. */
interface Leaver {
  /** The part of the address after `#`. */
  readonly hash: string;
  /** What it was before its last change, if that was just now. */
  readonly before: string;
  /** Brings the address up to date. Returns the part after `#` that it should have. */
  flush(): string;
  readonly typed: TypedNumber | null;
}

/**
 * Keeps what the address does not have yet while its page is left or hidden: a hidden page may end without another event. A reload has chosen
 * its address before the last change of it.
 */
export class Leaving {
  readonly #leaver: Leaver;
  /** The address when the page began to be left, in the first of two events; null while it is shown. */
  #was: string | null = null;

  constructor(leaver: Leaver) {
    this.#leaver = leaver;
  }

  connect(): void {
    addEventListener('pagehide', this.#leave);
    addEventListener('pageshow', this.#onShow);
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  disconnect(): void {
    removeEventListener('pagehide', this.#leave);
    removeEventListener('pageshow', this.#onShow);
    document.removeEventListener('visibilitychange', this.#onVisibility);
  }

  #onVisibility = (): void => {
    if (document.visibilityState === 'hidden') this.#leave();
    else this.#forget();
  };

  /** The browser has kept the page while the reader was elsewhere. */
  #onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#forget();
  };

  /** The page goes on: what was kept is still there, and may change. */
  #forget(): void {
    this.#was = null;
    forgetText(name());
  }

  #leave = (): void => {
    const was = this.#was ?? this.#leaver.hash;
    this.#was = was;
    const { before } = this.#leaver;
    const hash = this.#leaver.flush();
    const { typed } = this.#leaver;
    if (was !== hash || before !== hash || typed !== null)
      keepText(name(), JSON.stringify({ was, before, hash, typed }));
  };
}

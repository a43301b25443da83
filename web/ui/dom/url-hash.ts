/**
 * Milliseconds until a write. Browsers limit the rate of history calls, which playback by cells would exceed; and a write at once would
 * delay the rendering of the state and the first frames of motion.
 */
const writeDelay = 250;

/** Milliseconds within which a reload may still go to the address before the last write: it chooses its address when it begins. */
const reloadTime = 5000;

/** Reads and writes `location.hash`. Where the browser denies access to the history, as in sandboxed frames, writes are ignored. */
export class UrlHash {
  readonly #onNavigate: (hash: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: (() => string) | null = null;
  /** The hash when the first pending write was asked for. */
  #replaced = '';
  /** An element that is removed from the page may still save what was typed: the address belongs to others then. */
  #isConnected = false;
  #written: string | null = null;
  #writtenAt = Number.NEGATIVE_INFINITY;
  /** The hash that the last write replaced. */
  #overwritten = '';

  /** `onNavigate` is called when the user changes the hash: back, forward, or by typing. */
  constructor(onNavigate: (hash: string) => void) {
    this.#onNavigate = onNavigate;
  }

  get hash(): string {
    return location.hash.slice(1);
  }

  /** The hash that a reload which has begun already may go to: that before the last write, if this was just now. */
  get reloaded(): string {
    return performance.now() - this.#writtenAt < reloadTime ? this.#overwritten : this.hash;
  }

  connect(): void {
    this.#isConnected = true;
    addEventListener('popstate', this.#onHashChange);
    addEventListener('hashchange', this.#onHashChange);
  }

  disconnect(): void {
    this.flush();
    this.#isConnected = false;
    removeEventListener('popstate', this.#onHashChange);
    removeEventListener('hashchange', this.#onHashChange);
  }

  /** Replaces the current history entry, throttled; `hash` is called when it is written. Nothing is written unless connected. */
  replace(hash: () => string): void {
    if (!this.#isConnected) return;
    if (this.#pending === null) this.#replaced = this.hash;
    this.#pending = hash;
    this.#timer ??= setTimeout(this.flush, writeDelay);
  }

  /** Replaces the current history entry at once, before `connect`. */
  correct(hash: string): void {
    this.#write(hash, 'replaceState');
  }

  /** Pushes a history entry immediately. */
  push(hash: () => string): void {
    if (!this.#isConnected) return;
    this.flush();
    this.#write(hash(), 'pushState');
  }

  /** Writes at once what is pending. Returns the hash that the address should have, also where the browser refuses it. */
  readonly flush = (): string => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Where the reader has just gone to another address, its event is still to come.
    const hash = this.#replaced === this.hash ? (this.#pending?.() ?? null) : null;
    this.#pending = null;
    if (hash !== null && hash !== this.hash) this.#write(hash, 'replaceState');
    return hash ?? this.hash;
  };

  #write(hash: string, how: 'pushState' | 'replaceState'): void {
    this.#overwritten = how === 'replaceState' ? this.hash : hash;
    this.#written = hash;
    this.#writtenAt = performance.now();
    try {
      history[how](null, '', `#${hash}`);
    } catch {
      // Sandboxed frames may not use the history.
    }
  }

  /** Navigation dispatches both popstate and hashchange; only the first one is handled. */
  #onHashChange = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = null;
    if (this.hash === this.#written) return;
    this.#written = this.hash;
    this.#onNavigate(this.hash);
  };
}

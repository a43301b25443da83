/** Milliseconds between two writes: browsers refuse more than a few a second, which playing cell by cell would exceed. */
const writeInterval = 250;
/** Milliseconds that a change has to be drawn before its address is made: nobody can copy that sooner. */
const renderDelay = 50;

/**
 * Keeps the part of the address after `#` equal to what is seen, so that a copied link or a reload restores it. In a
 * sandboxed frame the history refuses; the page then works on without it.
 */
export class UrlHash {
  readonly #onNavigate: (hash: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: (() => string) | null = null;
  #written: string | null = null;
  #writtenAt = Number.NEGATIVE_INFINITY;

  /** `read` is called when the address changes by other hands: back, forward, or typed. */
  constructor(onNavigate: (hash: string) => void) {
    this.#onNavigate = onNavigate;
  }

  get hash(): string {
    return location.hash.slice(1);
  }

  connect(): void {
    addEventListener('popstate', this.#onHashChange);
    addEventListener('hashchange', this.#onHashChange);
  }

  disconnect(): void {
    this.#flush();
    removeEventListener('popstate', this.#onHashChange);
    removeEventListener('hashchange', this.#onHashChange);
  }

  /** Writes as soon as may be, over the present entry of the history; the text is made only then. */
  replace(hash: () => string): void {
    this.#pending = hash;
    const wait = this.#writtenAt + writeInterval - performance.now();
    this.#timer ??= setTimeout(this.#flush, Math.max(renderDelay, wait));
  }

  /** Writes at once, as a new entry to come back from. */
  push(hash: () => string): void {
    this.#flush();
    this.#write(hash(), 'pushState');
  }

  #flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const hash = this.#pending?.() ?? null;
    this.#pending = null;
    if (hash !== null && hash !== this.hash) this.#write(hash, 'replaceState');
  };

  #write(hash: string, how: 'pushState' | 'replaceState'): void {
    this.#written = hash;
    this.#writtenAt = performance.now();
    try {
      history[how](null, '', `#${hash}`);
    } catch {
      // A sandboxed frame has no history of its own.
    }
  }

  /** Back and forward raise two events; the address is read once. */
  #onHashChange = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending = null;
    if (this.hash === this.#written) return;
    this.#written = this.hash;
    this.#onNavigate(this.hash);
  };
}

import { keyUse } from './key-use';

const names = ['keydown', 'keypress', 'keyup'] as const;

/**
 * Keeps keys that the element uses inside of it: pages listen for keys too, as slides do that turn with a space or an arrow, and
 * cannot see that a field in a shadow root has the focus. Keys that nothing in the element uses go on to the page.
 */
export class OwnKeys {
  readonly #host: HTMLElement;
  readonly #command: (event: KeyboardEvent) => void;
  /** The keys that are held down and that the element has used: what follows of them stays too, wherever the focus goes. */
  readonly #held = new Set<string>();

  /** `command` runs keyboard shortcuts, and prevents the default of those that it has. */
  constructor(host: HTMLElement, command: (event: KeyboardEvent) => void) {
    this.#host = host;
    this.#command = command;
  }

  connect(): void {
    this.#host.addEventListener('keydown', this.#onStart, { capture: true });
    for (const name of names) this.#host.addEventListener(name, this.#onEnd);
  }

  disconnect(): void {
    this.#host.removeEventListener('keydown', this.#onStart, { capture: true });
    for (const name of names) this.#host.removeEventListener(name, this.#onEnd);
    this.#held.clear();
  }

  /** Before anything inside: a listener there that stops a key has used it, and then `#onEnd` is not called. */
  readonly #onStart = ({ code }: KeyboardEvent): void => void this.#held.add(code);

  readonly #onEnd = (event: KeyboardEvent): void => {
    const { type, code } = event;
    if (type === 'keydown') this.#command(event);
    const isFollowing = type !== 'keydown' && this.#held.has(code);
    const isUsed = event.defaultPrevented || isFollowing || (this.#isInside(event) && keyUse(event));
    if (isUsed) event.stopPropagation();
    if (type === 'keyup' || !isUsed) this.#held.delete(code);
  };

  /** What the page has put into the element is its own. */
  #isInside(event: KeyboardEvent): boolean {
    const [target] = event.composedPath();
    return target instanceof Node && !this.#host.contains(target);
  }
}

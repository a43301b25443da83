import { nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';

/** What is rendered later. */
interface Later {
  /** What it belongs to: while that stays the same, changes are rendered at once. */
  readonly key: string;
  readonly render: () => unknown;
  /** What is in its place until then. */
  readonly before?: unknown;
  /** The element that it is part of, if its first key is not to wait; with it, all places of this element have one key in common. */
  readonly owner?: object;
}

/** The last key of each owner. */
const keys = new WeakMap<object, string>();

/**
 * Renders what may come later, such as the end of a long list, in the frame after the next one, so that the rest does not wait for it.
 * Without frames, as in a test in Node, it is rendered at once.
 */
class AfterPaint extends AsyncDirective {
  #key: string | undefined;
  #render: () => unknown = () => nothing;
  #isShown = false;
  #isPlanned = false;

  override render({ key, render, before = nothing, owner }: Later): unknown {
    this.#render = render;
    const last = owner === undefined ? this.#key : keys.get(owner);
    const isFirst = owner !== undefined && last === undefined;
    if (key !== last) this.#isShown = isFirst || typeof requestAnimationFrame === 'undefined';
    else if (this.#key === undefined) this.#isShown = true;
    this.#key = key;
    if (owner !== undefined) keys.set(owner, key);
    if (this.#isShown) return render();
    this.#plan();
    return before;
  }

  override reconnected(): void {
    if (!this.#isShown) this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        this.#isPlanned = false;
        if (this.#isShown || !this.isConnected) return;
        this.#isShown = true;
        this.setValue(this.#render());
      }),
    );
  }
}

export const afterPaint = directive(AfterPaint);

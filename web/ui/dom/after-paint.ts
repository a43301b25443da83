import { nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';

/** What is rendered later. */
interface Later {
  /** The intent of the element that it is part of. */
  readonly owner: object;
  /** Where in the element. */
  readonly place: string;
  /** What it belongs to: the first of a place, and changes while it stays the same, are rendered at once. */
  readonly key: unknown;
  readonly render: () => unknown;
  /** What is in its place until then: nothing, or `noChange` for what was there before. */
  readonly before?: unknown;
}

/** The last key at each place, by owner. */
const lastKeys = new WeakMap<object, Map<string, unknown>>();

/** What is still to be rendered, by owner. */
const waiting = new WeakMap<object, Set<AfterPaint>>();

function kept<Value>(all: WeakMap<object, Value>, owner: object, create: () => Value): Value {
  const value = all.get(owner) ?? create();
  all.set(owner, value);
  return value;
}

/** Calls a function when the next frame has been painted; when it was asked for after a render, what came later is there, too. */
export function inSecondFrame(call: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(call));
}

/**
 * Renders what may come later, such as the end of a long list, in the frame after the next one, so that the rest does not wait for it.
 * Without frames, as in a test in Node, it is rendered at once.
 */
class AfterPaint extends AsyncDirective {
  #later: Later | null = null;
  #isShown = false;
  #isPlanned = false;

  override render(later: Later): unknown {
    const { owner, place, key, render, before = nothing } = later;
    const keys = kept(lastKeys, owner, () => new Map<string, unknown>());
    const isNew = this.#later === null;
    this.#later = later;
    if (keys.has(place) && keys.get(place) !== key)
      this.#isShown = typeof requestAnimationFrame === 'undefined';
    else if (isNew || !keys.has(place)) this.#isShown = true;
    keys.set(place, key);
    if (this.#isShown) return render();
    this.#plan();
    return before;
  }

  override reconnected(): void {
    if (!this.#isShown) this.#plan();
  }

  /** Renders what waits, unless it is not on the page any more. */
  renderNow(): void {
    if (this.#isShown || !this.isConnected || this.#later === null) return;
    this.#isShown = true;
    this.setValue(this.#later.render());
  }

  #plan(): void {
    if (this.#isPlanned || this.#later === null) return;
    this.#isPlanned = true;
    const all = kept(waiting, this.#later.owner, () => new Set());
    all.add(this);
    inSecondFrame(() => {
      this.#isPlanned = false;
      all.delete(this);
      this.renderNow();
    });
  }
}

export const afterPaint = directive(AfterPaint);

/** Renders at once what waits in an element, which is given by its intent. */
export function renderWaiting(owner: object): void {
  // What is rendered may itself have parts that wait.
  for (const each of waiting.get(owner) ?? []) each.renderNow();
}

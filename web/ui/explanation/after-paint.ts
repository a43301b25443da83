import { nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { directive } from 'lit/directive.js';

/**
 * Renders what is out of sight at first, such as the end of a long list, in a task after the next frame, so that what is in sight does
 * not wait for it. `key` says what it belongs to: while that stays the same, changes are rendered at once. Without frames, as in a test
 * in Node, it is rendered at once, too.
 */
class AfterPaint extends AsyncDirective {
  #key: string | null = null;
  #render: () => unknown = () => nothing;
  #isShown = false;
  #isPlanned = false;

  override render(key: string, render: () => unknown): unknown {
    this.#render = render;
    if (key !== this.#key) this.#isShown = typeof requestAnimationFrame === 'undefined';
    this.#key = key;
    if (this.#isShown) return render();
    this.#plan();
    return nothing;
  }

  override reconnected(): void {
    if (!this.#isShown) this.#plan();
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.#isPlanned = false;
        if (this.#isShown || !this.isConnected) return;
        this.#isShown = true;
        this.setValue(this.#render());
      }),
    );
  }
}

export const afterPaint = directive(AfterPaint);

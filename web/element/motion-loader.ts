import type { Motion } from '../motion/motion';
import type { Position } from '../store/document/state';
import type { Intent, Model } from '../ui/model';

/** Loads the motion of the steps after the first render, and tells it about each render. */
export class MotionLoader {
  #motion: Motion | null = null;
  #isLoading = false;

  /** How long the motion of the current step goes on, in milliseconds. */
  get remaining(): number {
    return this.#motion?.remaining ?? 0;
  }

  update(position: Position): void {
    this.#motion?.update(position);
  }

  updated(root: ParentNode, model: Model, intent: Intent): void {
    this.#motion?.updated(root, model, intent);
    if (this.#isLoading) return;
    this.#isLoading = true;
    // Without motion, everything else works: a file that cannot be loaded is no error.
    import('../motion/motion').then(
      ({ Motion }) => {
        this.#motion = new Motion();
        this.#motion.updated(root, intent.current(), intent);
      },
      () => {},
    );
  }

  disconnect(): void {
    this.#motion?.disconnect();
  }
}

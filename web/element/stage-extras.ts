import { WeightLines } from '../figures/weight-lines/weight-lines';
import { Motion } from '../motion/motion';
import type { Intent, Model } from '../ui/model';

/** What the stage gets after the first render: attention weights as lines, and the motion of the steps. */
export class StageExtras {
  readonly #lines = new WeightLines();
  readonly #motion = new Motion();

  /** How long the motion of the current step goes on, in milliseconds. */
  get remaining(): number {
    return this.#motion.remaining;
  }

  /** To be called after each render of the element. The motion measures the stage with its lines. */
  updated(root: ParentNode, model: Model, intent: Intent): void {
    this.#lines.updated(root, model, intent);
    this.#motion.updated(root, model, intent);
  }

  disconnect(): void {
    this.#lines.disconnect();
    this.#motion.disconnect();
  }
}

import { WeightLines } from '../figures/weight-lines/weight-lines';
import { Motion } from '../motion/motion';
import type { Position } from '../store/document/state';
import type { Intent, Model } from '../ui/model';

/** What the stage gets after the first render: attention weights as lines, and the motion of the steps. */
export class StageExtras {
  readonly #lines = new WeightLines();
  readonly #motion = new Motion();

  /** How long the motion of the current step goes on, in milliseconds. */
  get remaining(): number {
    return this.#motion.remaining;
  }

  /** To be called before each render of the element, with the position that it will show. */
  update(position: Position): void {
    this.#motion.update(position);
  }

  /** To be called after each render of the element. */
  draw(root: ParentNode, model: Model, intent: Intent): void {
    this.#lines.updated(root, model, intent);
  }

  /** To be called after `draw`, when the page has been scrolled to the step: the motion measures what is in view. */
  move(root: ParentNode, model: Model, intent: Intent): void {
    this.#motion.updated(root, model, intent);
  }

  disconnect(): void {
    this.#lines.disconnect();
    this.#motion.disconnect();
  }
}

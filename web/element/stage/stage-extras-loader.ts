import type { Position } from '../../store/document/state';
import type { GlossaryViews, Model, StageViews } from '../../ui/model';
import type { UiIntent } from '../../ui/ui-intent';
import type { StageExtras } from './stage-extras';

/** Loads what the stage gets after the first render, and passes each render on to it. */
export class StageExtrasLoader {
  readonly #changed: () => void;
  #extras: StageExtras | null = null;
  #loading: Promise<void> | null = null;

  /** `changed` requests another render. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get glossary(): GlossaryViews | null {
    return this.#extras?.glossary ?? null;
  }

  get stageViews(): StageViews | null {
    return this.#extras;
  }

  /** Starts the motion of the current step, if it is planned. Returns how long it goes on, in milliseconds. */
  startMotion(): number {
    return this.#extras?.startMotion() ?? 0;
  }

  /** Without the extras, everything else works: a file that cannot be loaded is no error. */
  load(): Promise<void> {
    this.#loading ??= import('./stage-extras').then(
      ({ StageExtras }) => {
        this.#extras = new StageExtras(this.#changed);
      },
      () => {},
    );
    return this.#loading;
  }

  /** To be called before each render. */
  update(position: Position): void {
    this.#extras?.update(position);
  }

  /** To be called after each render. The last may come after the element has been removed, and must not start anything. */
  draw(root: ParentNode, model: Model, intent: UiIntent): void {
    if (root.isConnected) this.#extras?.draw(root, model, intent);
  }

  /** To be called after `draw`, when the page has been scrolled to the step. */
  move(root: ParentNode, model: Model, intent: UiIntent): void {
    if (!root.isConnected) return;
    if (this.#extras !== null) this.#extras.move(root, model, intent);
    else
      void this.load().then(() => {
        if (this.#extras === null) return;
        this.draw(root, intent.current(), intent);
        this.move(root, intent.current(), intent);
        // What a first rendering would have shown of it.
        const { gradient, state } = intent.current();
        if (gradient || state.compared || root.querySelector('.pictured')) this.#changed();
      });
  }

  rearrange(): void {
    this.#extras?.rearrange();
  }

  disconnect(): void {
    this.#extras?.disconnect();
  }
}

import { MatrixCopy } from '../../authoring/export/matrix-copy';
import { FigureAlone } from '../../figures/alone/alone';
import { WeightLines } from '../../figures/weight-lines/weight-lines';
import { TermNotes } from '../../glossary/glossary';
import { Motion } from '../../motion/motion';
import type { Position } from '../../store/document/state';
import { adoptStyles } from '../../ui/dom/adopt-styles';
import { gradientPanel } from '../../ui/explanation/why-gradient';
import { difference } from '../../ui/matrix/difference';
import type { Model, StageViews } from '../../ui/model';
import { givenPictures, givenPicturesCss } from '../../ui/stage/given-pictures';
import type { UiIntent } from '../../ui/ui-intent';
import { placeEntryError } from './entry-error';

/**
 * What comes after the first render: weights as lines, the motion of the steps, buttons to copy a matrix, explained terms, lists of
 * derivatives, pictures of given matrices, what an edit has changed, the place of messages about typed numbers.
 */
export class StageExtras implements StageViews {
  readonly #alone = new FigureAlone();
  readonly #lines = new WeightLines();
  readonly #motion = new Motion();
  readonly #copy = new MatrixCopy();
  readonly glossary: TermNotes;
  readonly gradientPanel = gradientPanel;
  readonly givenPictures = givenPictures;
  readonly difference = difference;

  /** `changed` requests another render. */
  constructor(changed: () => void) {
    this.glossary = new TermNotes(changed);
  }

  /** Starts the motion of the current step, if it is planned. Returns how long it goes on, in milliseconds. */
  startMotion(): number {
    return this.#motion.startPlanned();
  }

  /** To be called before each render of the element, with the position that it will show. */
  update(position: Position): void {
    this.#motion.update(position);
  }

  /** To be called after each render of the element. */
  draw(root: ParentNode, model: Model, intent: UiIntent): void {
    adoptStyles(root, { styles: givenPicturesCss });
    this.#alone.updated(root, model, intent);
    this.#lines.updated(root, model, intent);
    this.#copy.updated(root, model, intent);
    this.glossary.updated(root, model, intent);
    placeEntryError(root, model);
  }

  /** To be called after `draw`, when the page has been scrolled to the step: the motion measures what is in view. */
  move(root: ParentNode, model: Model, intent: UiIntent): void {
    this.#motion.updated(root, model, intent);
  }

  /** To be called when the fonts have arrived, which moves matrices a little. */
  rearrange(): void {
    this.#motion.rearrange();
  }

  disconnect(): void {
    this.#lines.disconnect();
    this.#motion.disconnect();
    this.#copy.disconnect();
    this.glossary.disconnect();
  }
}

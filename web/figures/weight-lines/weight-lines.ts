import type { CSSResult } from 'lit';
import { adoptStyles } from '../../ui/dom/adopt-styles';
import type { Intent, Model } from '../../ui/model';
import { type Cell, type Isolation, sameIsolation } from './isolation';
import { LinesBox } from './lines-box';
import { cellOf, isolationAt, markCells } from './matrix-cells';
import { morph } from './morph';
import { boxOutline } from './outlines';
import { weightLinesCss } from './weight-lines.css';
import { strongestCell, type WordWeights, weightsOnStage } from './weights-on-stage';

/** On a phone, more words than this are written upwards, unless they are letters; with still more there are no lines. */
const maxPhoneWords = 8;
const maxUprightWords = 14;
const maxLetters = 2;

/** What decides where there is room for the lines: a value of `data-lines`. Before an answer there are words without lines. */
function kindOf({ rows, columns, isOperand }: WordWeights, { state }: Model): string {
  const words = Math.max(rows.length, columns.length);
  if (isOperand) return 'operand';
  if (state.position.isHidden) return 'unanswered';
  if (words > maxUprightWords) return 'crowded';
  if (words <= maxPhoneWords) return '';
  return [...rows, ...columns].every(({ length }) => length <= maxLetters) ? 'letters' : 'tall';
}

/** What the lines are drawn from. */
interface Context {
  readonly model: Model;
  readonly intent: Intent;
  readonly stage: HTMLElement;
  readonly weights: WordWeights;
  /** The words of the weight whose explanation is open. */
  readonly selected: Cell | null;
}

/** The attention weights of a step as lines between words, above their matrix. A line leads to its cell, Escape back. */
export class WeightLines {
  readonly styles: CSSResult = weightLinesCss;
  readonly #box = new LinesBox();
  /** The stage that has the listeners. */
  #stage: HTMLElement | null = null;
  #context: Context | null = null;
  #isolation: Isolation | null = null;
  #isolationAtPress: Isolation | null = null;
  #moving: Cell | null = null;
  /** Whether the reader opened the selected cell from its line. */
  #isFromLine = false;

  constructor() {
    const { element } = this.#box;
    element.addEventListener('pointerdown', () => {
      this.#isolationAtPress = this.#isolation;
    });
    element.addEventListener('click', (event) => this.#onClick(event));
  }

  /** To be called after each render of the element. */
  updated(root: ParentNode, model: Model, intent: Intent): void {
    const last = this.#context;
    const weights = weightsOnStage(model);
    const stage = weights === null ? null : root.querySelector<HTMLElement>('.stage');
    if (stage === null || weights === null) {
      this.disconnect();
      return;
    }
    const isSame = this.#place(stage, weights, model) && last !== null && isSameRun(model, last.model);
    if (isSame && model.state.trail === last.model.state.trail) return;
    const opened = model.state.trail.find(({ node }) => node === weights.node.id);
    const selected = opened === undefined ? null : weights.wordsOf(opened);
    this.#context = { model, intent, stage, weights: isSame ? last.weights : weights, selected };
    adoptStyles(root, this);
    this.#draw();
    if (isSame && last.selected !== null && model.state.trail.length === 0) this.#zoomOut(last.selected);
  }

  disconnect(): void {
    this.#stage?.removeAttribute('data-lines');
    this.#box.remove();
    this.#context = null;
    this.#isolation = null;
  }

  /** Puts the lines above the matrices. Returns whether they were there. */
  #place(stage: HTMLElement, weights: WordWeights, model: Model): boolean {
    const { rows, columns, stageRows } = weights;
    const { element } = this.#box;
    stage.dataset.lines = stage.querySelector('.no-lines') === null ? kindOf(weights, model) : 'none';
    stage.style.setProperty('--line-rows', String(stageRows));
    stage.style.setProperty('--line-words', String(Math.max(rows.length, columns.length)));
    if (stage !== this.#stage)
      for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const)
        stage.addEventListener(type, (event) => this.#onPoint(event));
    this.#stage = stage;
    const matrices = stage.querySelector('.matrices');
    if (matrices?.previousElementSibling === element) return true;
    matrices?.before(element);
    return false;
  }

  #draw(): void {
    if (this.#context === null) return;
    const { model, stage, weights, selected } = this.#context;
    const [isolation, moving] = [this.#isolation, this.#moving];
    this.#box.show({ locale: model.locale, weights, selected, isolation, moving });
    markCells(stage, weights, isolation);
  }

  #isolate(isolation: Isolation | null): void {
    if (sameIsolation(isolation, this.#isolation)) return;
    this.#isolation = isolation;
    this.#draw();
  }

  /** Isolates what is under the pointer, else what the keyboard has focused. A finger isolates by a tap. */
  #onPoint(event: Event): void {
    if (this.#context === null || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    const { stage, weights } = this.#context;
    const find = (element: EventTarget | null): Isolation | null =>
      element instanceof Element ? isolationAt(element, weights) : null;
    const hovered = event.type === 'pointerover' ? find(event.target) : null;
    // On focusout, the element that loses the focus still matches.
    const focused = event.type === 'focusout' ? null : find(stage.querySelector(':focus-visible'));
    this.#isolate(hovered ?? focused);
  }

  /** A line leads to its cell, a word to its largest weight. The first tap on a word only isolates it. */
  #onClick(event: MouseEvent): void {
    const isolation = event.target instanceof Element ? isolationAt(event.target, null) : null;
    if (this.#context === null || isolation === null) return;
    const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
    const isLine = isolation.row !== null && isolation.col !== null;
    const isFirstTap = isTap && !isLine && !sameIsolation(isolation, this.#isolationAtPress);
    const cell = isFirstTap ? null : strongestCell(this.#context.weights, isolation);
    if (cell === null) this.#isolate(isolation);
    else this.#zoomIn(cell, this.#context);
  }

  /** Opens the explanation of a cell, while its line turns into the cell. */
  #zoomIn(words: Cell, { stage, weights, intent }: Context): void {
    const [{ node }, cell] = [weights, weights.cellOf(words)];
    intent.play(false);
    intent.dispatch({ type: 'select-cell', cell: { node: node.id, ...cell } });
    this.#isFromLine = true;
    cellOf(stage, node.id, cell)?.focus({ preventScroll: true });
    // In the next frame the explanation has been rendered, and the cell scrolled into view.
    requestAnimationFrame(() => void this.#morph(words, true));
  }

  /** Turns a cell whose explanation was closed into its line. The focus returns to the word that looks. */
  #zoomOut(cell: Cell): void {
    if (this.#isFromLine) this.#box.word('row', cell.row)?.focus();
    this.#isFromLine = false;
    void this.#morph(cell, false);
  }

  async #morph(words: Cell, isDown: boolean): Promise<void> {
    if (this.#context === null) return;
    const { stage, weights } = this.#context;
    const line = this.#box.outlineOf(words);
    const element = cellOf(stage, weights.node.id, weights.cellOf(words));
    if (line === null || element === null) return;
    const box = boxOutline(element.getBoundingClientRect());
    this.#moving = words;
    this.#draw();
    await morph(stage, line.ink, isDown ? [line.outline, box] : [box, line.outline]);
    this.#moving = null;
    this.#draw();
  }
}

/** Whether nothing has changed that words or weights depend on. */
function isSameRun({ trace, locale, state: { document, position } }: Model, last: Model): boolean {
  const isSameState = document === last.state.document && position === last.state.position;
  return isSameState && trace === last.trace && locale === last.locale;
}

import type { CSSResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { adoptStyles } from '../../ui/dom/adopt-styles';
import { isNamed } from '../../ui/format/names';
import { isProbability } from '../../ui/format/palette';
import type { Intent, Model } from '../../ui/model';
import { weightsOnStage } from '../weight-lines/weights-on-stage';
import { aloneCss } from './alone.css';

/** Shows what the attribute `show` names, and nothing around it: the weights of a step, one matrix, or a whole step. */
export class FigureAlone {
  readonly styles: CSSResult = aloneCss;
  #marked: Element | null = null;

  /** To be called after each render of the element. */
  updated(root: ParentNode, model: Model, intent: Intent): void {
    const show = root instanceof ShadowRoot ? root.host.getAttribute('show') : null;
    this.#marked?.removeAttribute('data-alone');
    this.#marked = null;
    const node = show === 'weights' ? weightsOf(model) : model.trace.node(model.state.position.node);
    if (node === undefined || !/^(?:weights|matrix|step)$/.test(show ?? '')) return;
    adoptStyles(root, this);
    const matrix = root.querySelector(selector(node));
    if (matrix === null) {
      if (node.id !== model.state.position.node) intent.dispatch({ type: 'go-to', node: node.id });
    } else if (show !== 'step') {
      markAlone(matrix, node);
      this.#marked = matrix;
    }
  }
}

const selector = ({ id }: TraceNode): string => `.stage [data-matrix="${CSS.escape(id)}"]`;

/** The weights of the current step, else the first of the run; the result of the step where there are none. */
function weightsOf(model: Model): TraceNode | undefined {
  const { trace, state } = model;
  const current = trace.node(state.position.node);
  const isOfWords = (node: TraceNode): boolean => isProbability(node) && isNamed(node.col_dim);
  if (current !== undefined && isOfWords(current)) return current;
  return weightsOnStage(model)?.node ?? trace.nodes.find(isOfWords) ?? current;
}

/** Marks the matrix, and lets its cells have the room of all others. */
function markAlone(matrix: Element, node: TraceNode): void {
  matrix.setAttribute('data-alone', '');
  const fit = matrix.closest<HTMLElement>('.fit');
  for (const [name, count] of Object.entries({ cols: node.cols, rows: node.rows, of: 1 }))
    for (const prefix of ['--', '--p']) fit?.style.setProperty(prefix + name, String(Math.min(count, 48)));
}

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
  /** The matrix that is shown alone, and what sizes its cells. */
  #marked: { readonly matrix: Element; readonly fit: HTMLElement | null } | null = null;

  /** To be called after each render of the element. */
  updated(root: ParentNode, model: Model, intent: Intent): void {
    const show = root instanceof ShadowRoot ? root.host.getAttribute('show') : null;
    this.#unmark();
    const node = show === 'weights' ? weightsOf(model) : model.trace.node(model.state.position.node);
    if (node === undefined || !/^(?:weights|matrix|step)$/.test(show ?? '')) return;
    adoptStyles(root, this);
    const matrix = root.querySelector(selector(node));
    if (matrix === null) {
      if (node.id !== model.state.position.node) intent.dispatch({ type: 'go-to', node: node.id });
    } else if (show !== 'step') {
      const fit = matrix.closest<HTMLElement>('.fit');
      matrix.setAttribute('data-alone', '');
      if (fit !== null) fillRoom(fit, node);
      this.#marked = { matrix, fit };
    }
  }

  #unmark(): void {
    this.#marked?.matrix.removeAttribute('data-alone');
    for (const name of sizeVariables) this.#marked?.fit?.style.removeProperty(name);
    this.#marked?.fit?.removeAttribute('data-roomy');
    this.#marked = null;
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

/** Cells get no smaller for larger counts than this. */
const maxCount = 48;

/** The counts that size the cells here, instead of those of the stage. */
const sizeVariables = ['--alone-cols', '--alone-rows'];

/** Lets the cells of a matrix have the room of all others. */
function fillRoom(fit: HTMLElement, { cols, rows }: TraceNode): void {
  const counts = [cols, rows];
  for (const [at, name] of sizeVariables.entries())
    fit.style.setProperty(name, String(Math.min(counts[at] ?? 1, maxCount)));
  fit.setAttribute('data-roomy', '');
}

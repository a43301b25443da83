import { GutterMarker } from '@codemirror/view';
import { html, nothing, render } from 'lit';
import type { TraceNode } from '../../engine/types';
import { tile } from '../../ui/overview/tile';

/** Pictures of more cells on a side would be grey. */
const mostCells = 64;

/** The shape of what a line names, and its numbers as a picture. */
export class ShapeMarker extends GutterMarker {
  readonly #node: TraceNode;
  readonly #label: string;

  constructor(node: TraceNode, label: string) {
    super();
    this.#node = node;
    this.#label = label;
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof ShapeMarker && other.#node === this.#node;
  }

  override toDOM(): Node {
    const { row_dim: rows, col_dim: cols } = this.#node;
    const isSmall = Math.max(this.#node.rows, this.#node.cols) <= mostCells;
    const element = document.createElement('span');
    element.className = 'shape';
    element.title = this.#label;
    const size = `${rows || this.#node.rows} × ${cols || this.#node.cols}`;
    render(
      html`<span>${size}</span><span class="picture">${isSmall ? tile(this.#node, []) : nothing}</span>`,
      element,
    );
    return element;
  }
}

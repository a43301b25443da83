import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../../engine/types';
import { symbol } from '../../../ui/equation/equation';
import { cellText } from '../../../ui/format/format';
import { colName, rowName } from '../../../ui/format/names';
import { withSubscripts } from '../../../ui/format/subscripts';
import type { Intent, Model } from '../../../ui/model';
import { type Piece, parseMarkup, withoutQuotes } from '../../../ui/prose/markup';
import { liveText } from '../../../ui/prose/prose';
import { resolved, type TextContext } from '../texts';

/** The node that the references of a text start from where there is no stage. */
function anyNode({ trace, state }: Model): TraceNode | undefined {
  return trace.node(state.position.node) ?? trace.nodes[0];
}

function plainPiece(piece: Piece, model: Model): unknown {
  switch (piece.kind) {
    case 'text':
      return withSubscripts(piece.text);
    case 'number':
      return html`<b class=${`plain-number role-${piece.node.role}`} data-node=${piece.node.id} data-row=${piece.cell.row} data-col=${piece.cell.col}>${cellText(model.locale, piece.node, piece.cell.row, piece.cell.col)}</b>`;
    case 'symbol':
      return symbol(model.locale, piece.node);
    case 'name': {
      const name = piece.axis === 'row' ? rowName : colName;
      return html`<i class="word">${name(piece.node, piece.index, model)}</i>`;
    }
    case 'size':
      return String(piece.size);
    case 'missing':
      return '…';
  }
}

/** A text whose numbers open nothing: for screens without a stage. */
export function plainText(text: string, model: Model, context: TextContext = {}): readonly unknown[] {
  const node = anyNode(model);
  if (node === undefined) return [text];
  const { locale, trace } = model;
  const markup = { trace, node, row: 0, col: 0 };
  return withoutQuotes(parseMarkup(resolved(text, locale, { ...context, trace }), markup)).map((piece) =>
    plainPiece(piece, model),
  );
}

/** A text beside the stage: its numbers open their explanation. */
export function textBeside(
  text: string,
  model: Model,
  intent: Intent,
  context: TextContext = {},
): readonly (TemplateResult | string)[] {
  const node = anyNode(model);
  const { locale, trace } = model;
  return node === undefined
    ? [text]
    : liveText(resolved(text, locale, { ...context, trace }), node, model, intent);
}

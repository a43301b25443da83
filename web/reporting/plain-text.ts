import type { TraceNode } from '../engine/types';
import { symbolText } from '../ui/equation/equation';
import { cellText } from '../ui/format/format';
import { colName, rowName } from '../ui/format/names';
import type { Model } from '../ui/model';
import { type Piece, parseMarkup } from '../ui/prose/markup';

/** A text with the markup of lessons as characters only: its numbers, symbols and words are written out. */
export function plainText(markup: string, node: TraceNode, model: Model): string {
  const context = { trace: model.trace, node, row: 0, col: 0 };
  return parseMarkup(markup, context)
    .map((piece) => pieceText(piece, model))
    .join('');
}

function pieceText(piece: Piece, model: Model): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'number':
      return cellText(model.locale, piece.node, piece.cell.row, piece.cell.col);
    case 'symbol':
      return symbolText(model.locale, piece.node);
    case 'name':
      return (piece.axis === 'row' ? rowName : colName)(piece.node, piece.index, model);
    case 'size':
      return String(piece.size);
    case 'missing':
      return '…';
  }
}

import type { Trace, TraceNode } from '../../engine/types';
import { searchText } from '../../i18n/en/search';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import { treeOf } from '../../ui/equation/equation';
import { withSubscript } from '../../ui/equation/mathml';
import { operandsOf } from '../../ui/format/names';
import { plainText, type RichText } from '../entry';
import { definitionIn } from './definition';

/** More matrices than these say no more about a size. */
const maxMatrices = 3;

/** “Q, K, V”: the symbols of matrices, each once. */
function symbolsOf(locale: Locale, nodes: readonly TraceNode[]): RichText {
  const trees = nodes.map(({ symbol, subscript }) => withSubscript(treeOf(locale, symbol), subscript));
  const byText = new Map(trees.map((tree) => [plainText(tree), tree]));
  return [...byText.values()].slice(0, maxMatrices).flatMap((tree, at) => (at === 0 ? [tree] : [', ', tree]));
}

/** A text with the symbols of matrices in it. */
const textWith = (locale: Locale, id: MessageId, matrices: readonly TraceNode[]): RichText =>
  locale
    .tHtml(id, { matrices: symbolsOf(locale, matrices) })
    .flatMap((piece) => (piece === '' ? [] : piece)) as RichText;

/** What a size is the number of. */
export function aboutSize(locale: Locale, name: string, { nodes }: Trace): RichText {
  const forward = nodes.filter(({ pass }) => pass === 'forward');
  const byColumns = forward.filter(({ col_dim }) => col_dim === name);
  if (byColumns.length > 0) return textWith(locale, searchText('search.columns_of'), byColumns);
  const byRows = forward.filter(({ row_dim }) => row_dim === name);
  return byRows.length > 0
    ? textWith(locale, searchText('search.rows_of'), byRows)
    : [locale.t(searchText('search.size'))];
}

/** The definition in the text of a step; without one, what the matrix is computed from. */
export function aboutMatrix(locale: Locale, prose: string, trace: Trace, node: TraceNode): RichText {
  const definition = definitionIn(locale, prose, { trace, node, row: 0, col: 0 });
  if (definition.length > 0) return definition;
  const operands = operandsOf(node, trace);
  return operands.length > 0
    ? textWith(locale, searchText('search.computed_from'), operands)
    : [locale.t(searchText('search.given'))];
}

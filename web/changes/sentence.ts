import { html, nothing, type TemplateResult } from 'lit';
import { withTokens } from '../engine/analysis/tokens';
import type { CellChange, CellRef, Message } from '../engine/types';
import { format, nodeFormat } from '../ui/format/format';
import { cellLabel, tokensOf } from '../ui/format/names';
import type { Intent, Model } from '../ui/model';

/** A message of the engine about cells, with tokens in place of the numbers of rows. */
export function textOf(message: Message, model: Model): string {
  const tokens = (id: string) => {
    const node = model.trace.node(id);
    return {
      rows: node === undefined ? null : tokensOf(node.row_dim, model),
      cols: node === undefined ? null : tokensOf(node.col_dim, model),
    };
  };
  return model.locale.format(withTokens(message, tokens));
}

/** A cell that can be gone to. */
export function cellLink(cell: CellRef, model: Model, intent: Intent): TemplateResult {
  const go = (): void => {
    if (intent.current().state.position.node !== cell.node)
      intent.dispatch({ type: 'go-to', node: cell.node });
    intent.dispatch({ type: 'select-cell', cell });
  };
  return html`<button type="button" class="live" @click=${go}>${cellLabel(cell, model)}</button>`;
}

/** A number in the format of its matrix. */
export function numberText(value: number, { node: id }: CellRef, { trace, locale }: Model): string {
  const node = trace.node(id);
  return node === undefined ? format(locale, value) : nodeFormat(locale, node).text(value);
}

/** “scores[bird, cat] went from 3 to 7, because query[bird, 1] went from 1 to 3.” */
export function movedSentence(change: CellChange, model: Model, intent: Intent): TemplateResult {
  const { locale } = model;
  const { cell, before, after, kind, sentence, reduction } = change;
  if (kind === 'incomparable') return html`${textOf(sentence, model)}`;
  const [cause] = change.path;
  const place = cellLink(cell, model, intent);
  const numbers = { before: numberText(before, cell, model), after: numberText(after, cell, model) };
  if (cause === undefined)
    return html`${locale.tHtml('changes.moved', { cell: place, ...numbers })} ${textOf(sentence, model)}`;
  // The text before the sentence says what was edited.
  if (change.path.length === 1) return html`${locale.tHtml('changes.moved', { cell: place, ...numbers })}`;
  const isShare = reduction === 'softmax' || reduction === 'log_softmax' || reduction === 'hardmax';
  return html`${locale.tHtml('changes.moved_because', {
    ...{ cell: place, ...numbers, cause: cellLink(cause.cell, model, intent) },
    cause_before: numberText(cause.before, cause.cell, model),
    cause_after: numberText(cause.after, cause.cell, model),
  })} ${isShare ? textOf(sentence, model) : nothing}`;
}

/** “scores[bird, cat] stayed 3. There is a 0 in column 1 of “cat” (keys), so …” */
export function stillSentence(change: CellChange, model: Model, intent: Intent): TemplateResult {
  const { locale } = model;
  const { cell, after, difference, kind, sentence } = change;
  const place = cellLink(cell, model, intent);
  const lead =
    kind === 'moved_little'
      ? locale.tHtml('changes.moved_little', { cell: place, difference: format(locale, difference) })
      : locale.tHtml('changes.stayed', { cell: place, value: numberText(after, cell, model) });
  return html`${lead} ${textOf(sentence, model)}`;
}

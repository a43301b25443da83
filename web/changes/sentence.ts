import { html, nothing, type TemplateResult } from 'lit';
import type { CellChange, CellRef, Message, Obstacle } from '../engine/types';
import { format, nodeFormat } from '../ui/format/format';
import { withChips } from '../ui/format/names';
import type { Intent, Model } from '../ui/model';
import { capitalised } from '../ui/prose/prose';
import { placeMessage, withTokens } from './places';

/** A sentence of the engine about cells. */
export const textOf = (sentence: Message, model: Model): TemplateResult =>
  withChips(capitalised(model.locale.format(withTokens(sentence, model))));

/** A cell that can be gone to. `isFirst`: it begins a sentence. */
export function cellLink(cell: CellRef, model: Model, intent: Intent, isFirst = true): TemplateResult {
  const go = (): void => {
    if (intent.current().state.position.node !== cell.node)
      intent.dispatch({ type: 'go-to', node: cell.node });
    intent.dispatch({ type: 'select-cell', cell });
  };
  const place = model.locale.format(placeMessage(cell, model));
  return html`<button type="button" class="live" @click=${go}>${withChips(isFirst ? capitalised(place) : place)}</button>`;
}

/** A number in the format of its matrix. */
export function numberText(value: number, { node: id }: CellRef, { trace, locale }: Model): string {
  const node = trace.node(id);
  return node === undefined ? format(locale, value) : nodeFormat(locale, node).text(value);
}

/** “The score of bird for cat went from 3 to 7, because column 1 of the query of bird went from 1 to 3.” */
export function movedSentence(change: CellChange, model: Model, intent: Intent): TemplateResult {
  const { locale } = model;
  const { cell, before, after, kind, sentence, reduction } = change;
  if (kind === 'incomparable') return textOf(sentence, model);
  const [cause] = change.path;
  const place = cellLink(cell, model, intent);
  const numbers = { before: numberText(before, cell, model), after: numberText(after, cell, model) };
  if (cause === undefined)
    return html`${locale.tHtml('changes.moved', { cell: place, ...numbers })} ${textOf(sentence, model)}`;
  // The text before the sentence says what was edited.
  if (change.path.length === 1) return html`${locale.tHtml('changes.moved', { cell: place, ...numbers })}`;
  const isShare = reduction === 'softmax' || reduction === 'log_softmax' || reduction === 'hardmax';
  return html`${locale.tHtml('changes.moved_because', {
    ...{ cell: place, ...numbers, cause: cellLink(cause.cell, model, intent, false) },
    cause_before: numberText(cause.before, cause.cell, model),
    cause_after: numberText(cause.after, cause.cell, model),
  })} ${isShare ? textOf(sentence, model) : nothing}`;
}

/** Obstacles that let a little of a change through. */
const flat = new Set([
  'change.still.far_below',
  'change.still.floor',
  'change.still.saturated',
  'change.still.share_of_zero',
]);

/** How little such an obstacle has left of the change. */
export function remainder(
  { sentence, difference }: Pick<Obstacle, 'sentence' | 'difference'>,
  { locale }: Model,
): string {
  if (!flat.has(sentence.key)) return '';
  return difference === 0
    ? locale.t('changes.nothing_left')
    : locale.t('changes.left', { difference: format(locale, difference) });
}

/** “The score of bird for cat stayed 3. The key of cat has 0 in column 1, so …” */
export function stillSentence(change: CellChange, model: Model, intent: Intent): TemplateResult {
  const { locale } = model;
  const { cell, after, difference, kind, sentence } = change;
  const place = cellLink(cell, model, intent);
  if (kind === 'moved_little')
    return html`${locale.tHtml('changes.moved_little', { cell: place, difference: format(locale, difference) })} ${textOf(sentence, model)}`;
  const [obstacle = { sentence, difference }] = change.obstacles;
  const lead = locale.tHtml('changes.stayed', { cell: place, value: numberText(after, cell, model) });
  return html`${lead} ${textOf(sentence, model)} ${remainder(obstacle, model)}`;
}

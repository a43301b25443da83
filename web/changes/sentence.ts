import { html, nothing, type TemplateResult } from 'lit';
import { movedIn, zeroesIn } from '../engine/numbers/rounding-error';
import type { CellChange, CellRef, Message, Obstacle, PathStep, Trace } from '../engine/types';
import { changesText } from '../i18n/en/changes';
import { finerAt, format, formatApart, nodeFormat } from '../ui/format/format';
import { withChips } from '../ui/format/names';
import type { Intent, Model } from '../ui/model';
import { capitalised } from '../ui/prose/prose';
import { placeMessage, withTokens, zeroFactor } from './places';

/** A sentence of the engine about cells. */
export const textOf = (sentence: Message, model: Model): TemplateResult =>
  withChips(capitalised(model.locale.format(withTokens(sentence, model))));

/** Why a cell stayed. */
export const obstacleText = (obstacle: Obstacle, model: Model): TemplateResult =>
  withChips(
    capitalised(model.locale.format(zeroFactor(obstacle, model) ?? withTokens(obstacle.sentence, model))),
  );

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

/** The number of a cell in its run; 0 where it is other than that by rounding alone. */
function withoutRounding(run: Trace | null, value: number, { node: id, row, col }: CellRef): number {
  const node = run?.node(id);
  if (run === null || node === undefined || row >= node.rows || col >= node.cols) return value;
  return zeroesIn(node, run)(row * node.cols + col) ? 0 : value;
}

/** A number as the matrix of its own run shows it. */
function textIn(run: Trace | null, value: number, cell: CellRef, { locale }: Model): string {
  const node = run?.node(cell.node);
  const number = withoutRounding(run, value, cell);
  return node === undefined ? format(locale, number) : nodeFormat(locale, node).text(number);
}

/** A number as the page shows it. */
export const numberText = (value: number, cell: CellRef, model: Model): string =>
  textIn(model.trace, value, cell, model);

/**
 * The number of a cell in both runs, as the matrices show it; with more digits where that would say something else than the
 * numbers do: no change, or one in the other direction, as 0.52 and 0.516 for 0.5151 and 0.5155.
 */
export function bothTexts(
  { cell, ...numbers }: Pick<PathStep, 'cell' | 'before' | 'after'>,
  model: Model,
): { readonly before: string; readonly after: string } {
  const before = withoutRounding(model.before, numbers.before, cell);
  const after = withoutRounding(model.trace, numbers.after, cell);
  if (before === after || showsChange(cell, before, after, model))
    return { before: textIn(model.before, before, cell, model), after: numberText(after, cell, model) };
  const [one, other] = formatApart(model.locale, before, after);
  return { before: one, after: other };
}

/** Whether the matrices of both runs show how a number changed. Each has digits of its own: `1` and `1.00` show nothing. */
function showsChange({ node: id }: CellRef, before: number, after: number, model: Model): boolean {
  const [old, now] = [model.before?.node(id), model.trace.node(id)];
  if (old === undefined || now === undefined || Number.isNaN(after - before)) return true;
  const [one, other] = [nodeFormat(model.locale, old), nodeFormat(model.locale, now)];
  const { text } = finerAt(one, other, { before, after });
  const shown = other.rounded(after) - one.rounded(before);
  return Math.sign(shown) === Math.sign(after - before) && text(before) !== text(after);
}

/** “The score of bird for cat went from 3 to 7, because column 1 of the query of bird went from 1 to 3.” */
export function movedSentence(change: CellChange, model: Model, intent: Intent): TemplateResult {
  const { locale } = model;
  const { cell, kind, sentence, reduction } = change;
  if (kind === 'incomparable') return textOf(sentence, model);
  const [cause] = change.path;
  const place = cellLink(cell, model, intent);
  const numbers = bothTexts(change, model);
  if (cause === undefined)
    return html`${locale.tHtml(changesText('changes.moved'), { cell: place, ...numbers })} ${textOf(sentence, model)}`;
  // The text before the sentence says what was edited.
  if (change.path.length === 1)
    return html`${locale.tHtml(changesText('changes.moved'), { cell: place, ...numbers })}`;
  const causes = bothTexts(cause, model);
  const isShare = reduction === 'softmax' || reduction === 'log_softmax' || reduction === 'hardmax';
  return html`${locale.tHtml(changesText('changes.moved_because'), {
    ...{ cell: place, ...numbers, cause: cellLink(cause.cell, model, intent, false) },
    cause_before: causes.before,
    cause_after: causes.after,
  })} ${isShare ? textOf(sentence, model) : nothing}`;
}

/** How little an obstacle that lets some of a change through has left of it; nothing where rounding may be all that is left. */
export function remainder(
  { kind, difference, at }: Pick<Obstacle, 'kind' | 'difference' | 'at'>,
  { locale, before, trace }: Model,
): string {
  if (kind !== 'flat') return '';
  const node = trace.node(at.node);
  const isRounding =
    before !== null && node !== undefined && !movedIn(at.node, before, trace)(at.row * node.cols + at.col);
  if (difference !== 0 && isRounding) return '';
  return difference === 0
    ? locale.t(changesText('changes.nothing_left'))
    : locale.t(changesText('changes.left'), { difference: format(locale, difference) });
}

/** “The score of bird for cat stayed 3. The key of cat has 0 in column 1, so …” */
export function stillSentence(change: CellChange, model: Model, intent: Intent): TemplateResult {
  const { locale } = model;
  const { cell, after, difference, kind, sentence } = change;
  const [obstacle] = change.obstacles;
  const reason = obstacle === undefined ? textOf(sentence, model) : obstacleText(obstacle, model);
  const place = cellLink(cell, model, intent);
  if (kind === 'moved_little')
    return html`${locale.tHtml(changesText('changes.moved_little'), { cell: place, difference: format(locale, difference) })} ${reason}`;
  const lead = locale.tHtml(changesText('changes.stayed'), {
    cell: place,
    value: numberText(after, cell, model),
  });
  return html`${lead} ${reason} ${obstacle === undefined ? nothing : remainder(obstacle, model)}`;
}

import { html, nothing, type TemplateResult } from 'lit';
import { movedIn } from '../../engine/numbers/rounding-error';
import type { Trace, TraceNode } from '../../engine/types';
import { followsFromWords } from '../../store/document/reading';
import type { InputMatrix } from '../../store/document/state';
import { exact } from '../format/format';
import { placeOf, readableName } from '../format/names';
import type { ChangeViews, Intent, Model } from '../model';
import { tokenChangeText } from './token-change';

/** The indices at which two matrices of the same shape differ. */
function changedIndices(before: ArrayLike<number>, after: ArrayLike<number>): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < after.length; at += 1) if (!Object.is(before[at], after[at])) places.push(at);
  return places;
}

/** The change of one matrix as text, with the old and the new value if it is a single number. */
function matrixChange(name: string, before: InputMatrix, after: InputMatrix, model: Model): string {
  const node = model.trace.node(name);
  const title = node === undefined ? name : model.locale.format(node.title);
  if (before.rows !== after.rows || before.cols !== after.cols) {
    return model.locale.t('matrix.shape_from_to', {
      name: title,
      rows: before.rows,
      cols: before.cols,
      rows2: after.rows,
      cols2: after.cols,
    });
  }
  const places = changedIndices(before.data, after.data);
  const [at] = places;
  if (at === undefined) return '';
  if (places.length > 1) return model.locale.t('matrix.numbers', { count: places.length, name: title });
  const cell = { node: name, row: Math.floor(at / after.cols), col: at % after.cols };
  return model.locale.t('matrix.from_to', {
    cellName: `${title}[${placeOf(cell, model)}]`,
    data: exact(model.locale, before.data[at] ?? 0),
    data2: exact(model.locale, after.data[at] ?? 0),
  });
}

/** The value of an option; 0 as the factor of the scores stands for the usual one. */
function optionText(name: string, value: unknown, { locale }: Model): string {
  if (typeof value === 'string') return readableName(locale, value);
  if (typeof value === 'boolean') return locale.t(value ? 'matrix.on' : 'matrix.off');
  return name === 'scale' && value === 0 ? '1/√d_k' : exact(locale, Number(value));
}

/** All changes as texts, except those that `tokenChange` describes and inputs derived from the tokens. */
function listChanges(model: Model, tokenChange: string): readonly string[] {
  const { compared, document } = model.state;
  const { reading } = model.lesson;
  if (compared === null) return [];
  const isDerived = (name: string): boolean =>
    tokenChange !== '' && reading !== undefined && followsFromWords(name, reading);
  const options = Object.keys(document.options)
    .filter((name) => compared.options[name] !== document.options[name])
    .map((name) =>
      model.locale.t('matrix.from_to', {
        cellName: readableName(model.locale, name),
        data: optionText(name, compared.options[name], model),
        data2: optionText(name, document.options[name], model),
      }),
    );
  const matrices = Object.entries(document.inputs).map(([name, after]) => {
    const before = compared.inputs[name];
    return before === undefined || isDerived(name) ? '' : matrixChange(name, before, after, model);
  });
  const words = (list: typeof document.tokens): string => [...list.query, '/', ...list.key].join(' ');
  const sameWords = tokenChange !== '' || words(compared.tokens) === words(document.tokens);
  const tokens = sameWords ? [] : [model.locale.t('matrix.words')];
  return [...options, ...matrices.filter((each) => each !== ''), ...tokens];
}

function countMovedIn({ id, data }: TraceNode, before: Trace | null, after: Trace): number {
  const isMoved = before === null ? () => false : movedIn(id, before, after);
  let count = 0;
  for (let at = 0; at < data.length; at += 1) if (isMoved(at)) count += 1;
  return count;
}

/**
 * How many computed numbers moved between the two runs by more than rounding, and which matrices could not be compared. Numbers that follow
 * from sizes and options alone, such as those of a mask, count where nothing else moved.
 */
function countMoved({ trace, before: last }: Model) {
  let [computed, generated, hasOtherSteps, hasOtherSizes] = [0, 0, false, false];
  for (const node of trace.nodes) {
    const before = last?.node(node.id);
    if (before === undefined) hasOtherSteps = true;
    else if (before.rows !== node.rows || before.cols !== node.cols) hasOtherSizes = true;
    else if (node.kind === 'computed' && node !== before) computed += countMovedIn(node, last, trace);
    else if (node.kind === 'generated' && node !== before) generated += countMovedIn(node, last, trace);
  }
  return { count: computed === 0 ? generated : computed, hasOtherSteps, hasOtherSizes };
}

function consequenceText(model: Model, tokenChange: string): string {
  const { count, hasOtherSteps, hasOtherSizes } = countMoved(model);
  // With other words, other sizes are expected and need no message.
  if ((hasOtherSteps || hasOtherSizes) && tokenChange !== '') return '';
  if (hasOtherSteps) return model.locale.t('matrix.matrices_two_runs_no');
  if (hasOtherSizes) return count === 0 ? '' : model.locale.t('matrix.moved_in_same_sizes', { count });
  if (count === 0) return model.locale.t('matrix.no_computed_number_moved');
  return model.locale.t('matrix.computed_numbers_moved', { count });
}

/** Describes what the reader changed, how many numbers that affected, and why, once `reasons` are loaded, until it is dismissed. */
export function difference(model: Model, intent: Intent, reasons: ChangeViews | null = null): TemplateResult {
  if (model.state.compared === null || model.before === null) return html`${nothing}`;
  const tokenChange = tokenChangeText(model);
  const changes = listChanges(model, tokenChange);
  if (changes.length === 0 && tokenChange === '') return html`${nothing}`;
  const firstChanges = changes.slice(0, 3).join(', ');
  const more = changes.length > 3 ? model.locale.t('matrix.more', { count: changes.length - 3 }) : '';
  const consequence = consequenceText(model, tokenChange);
  return html`<div class="difference">
    <span>${tokenChange} ${changes.length === 0 ? consequence : model.locale.tHtml('matrix.you_changed', { firstChanges, more, consequence })} ${reasons?.sentence(model, intent)}</span>
    ${reasons?.details(model, intent)}
    <button type="button" @click=${() => intent.dispatch({ type: 'dismiss-difference' })}>${model.locale.t('common.dismiss')}</button>
  </div>`;
}

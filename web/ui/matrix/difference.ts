import { html, nothing, type TemplateResult } from 'lit';
import { plural, t, tHtml } from '../../i18n/i18n';
import { isRead } from '../../store/document/reading';
import type { InputMatrix } from '../../store/document/state';
import { exact } from '../format/format';
import { cellName } from '../format/names';
import type { Intent, Model } from '../model';
import { tokenChangeText } from './token-change';

/** The indices at which two matrices of the same shape differ. */
function changedIndices(before: ArrayLike<number>, after: ArrayLike<number>): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < after.length; at += 1) if (!Object.is(before[at], after[at])) places.push(at);
  return places;
}

/** The change of one matrix as text, with the old and the new value if it is a single number. */
function matrixChange(name: string, before: InputMatrix, after: InputMatrix, model: Model): string {
  if (before.rows !== after.rows || before.cols !== after.cols) {
    return t`${name} from ${before.rows} × ${before.cols} to ${after.rows} × ${after.cols}`;
  }
  const places = changedIndices(before.data, after.data);
  const [at] = places;
  if (at === undefined) return '';
  if (places.length > 1) return t`${places.length} numbers of ${name}`;
  const cell = { node: name, row: Math.floor(at / after.cols), col: at % after.cols };
  return t`${cellName(cell, model)} from ${exact(before.data[at] ?? 0)} to ${exact(after.data[at] ?? 0)}`;
}

/** All changes as texts, except those that `tokenChange` describes and inputs derived from the tokens. */
function listChanges(model: Model, tokenChange: string): readonly string[] {
  const { compared, document } = model.state;
  const { reading } = model.lesson;
  if (compared === null) return [];
  const isDerived = (name: string): boolean =>
    tokenChange !== '' && reading !== undefined && isRead(name, reading);
  const options = Object.keys(document.options)
    .filter((name) => compared.options[name] !== document.options[name])
    .map((name) => t`${name} from ${String(compared.options[name])} to ${String(document.options[name])}`);
  const matrices = Object.entries(document.inputs).map(([name, after]) => {
    const before = compared.inputs[name];
    return before === undefined || isDerived(name) ? '' : matrixChange(name, before, after, model);
  });
  const words = (list: typeof document.tokens): string => [...list.query, '/', ...list.key].join(' ');
  const sameWords = tokenChange !== '' || words(compared.tokens) === words(document.tokens);
  const tokens = sameWords ? [] : [t('the words')];
  return [...options, ...matrices.filter((each) => each !== ''), ...tokens];
}

/** The number of entries in which two matrices of the same shape differ. */
function countChanged(before: ArrayLike<number>, after: ArrayLike<number>): number {
  let count = 0;
  for (let at = 0; at < after.length; at += 1) if (!Object.is(before[at], after[at])) count += 1;
  return count;
}

/** How many computed numbers differ between the two runs; null if the shapes of the runs differ. */
function countMoved(model: Model): number | null {
  let count = 0;
  for (const node of model.trace.nodes) {
    const before = model.before?.node(node.id);
    if (before === undefined || before.rows !== node.rows || before.cols !== node.cols) return null;
    if (node.kind === 'computed' && node !== before) count += countChanged(before.data, node.data);
  }
  return count;
}

function consequenceText(model: Model, tokenChange: string): string {
  const count = countMoved(model);
  // With other words, other sizes are expected and need no message.
  if (count === null && tokenChange !== '') return '';
  if (count === null) return t('The matrices of the two runs no longer match one by one.');
  if (count === 0) return t('No computed number moved.');
  return plural(count, '{0} computed number moved.', '{0} computed numbers moved.');
}

/** Describes what the reader changed and how many numbers that affected, until it is dismissed. */
export function difference(model: Model, intent: Intent): TemplateResult {
  if (model.state.compared === null || model.before === null) return html`${nothing}`;
  const tokenChange = tokenChangeText(model);
  const changes = listChanges(model, tokenChange);
  if (changes.length === 0 && tokenChange === '') return html`${nothing}`;
  const firstChanges = changes.slice(0, 3).join(', ');
  const more = changes.length > 3 ? t` and ${changes.length - 3} more` : '';
  const consequence = consequenceText(model, tokenChange);
  return html`<p class="difference">
    <span>${tokenChange} ${changes.length === 0 ? consequence : tHtml`You changed ${firstChanges}${more}. ${consequence}`}</span>
    <button type="button" @click=${() => intent.dispatch({ type: 'dismiss-difference' })}>${t('Dismiss')}</button>
  </p>`;
}

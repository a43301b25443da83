import { html, nothing, type TemplateResult } from 'lit';
import { plural, t, tHtml } from '../../i18n/i18n';
import { followsFromWords } from '../../store/document/reading';
import type { InputMatrix } from '../../store/document/state';
import { exact } from '../format/format';
import { cellName } from '../format/names';
import type { Intent, Model } from '../model';
import { wordsNow } from './words-now';

/** The place of every number that two matrices of one shape do not share. */
function changed(before: ArrayLike<number>, after: ArrayLike<number>): readonly number[] {
  const places: number[] = [];
  for (let at = 0; at < after.length; at += 1) if (!Object.is(before[at], after[at])) places.push(at);
  return places;
}

/** One change to one matrix, in words: from what to what, when it is a single number. */
function matrixChange(name: string, before: InputMatrix, after: InputMatrix, model: Model): string {
  if (before.rows !== after.rows || before.cols !== after.cols) {
    return t`${name} from ${before.rows} × ${before.cols} to ${after.rows} × ${after.cols}`;
  }
  const places = changed(before.data, after.data);
  const [at] = places;
  if (at === undefined) return '';
  if (places.length > 1) return t`${places.length} numbers of ${name}`;
  const cell = { node: name, row: Math.floor(at / after.cols), col: at % after.cols };
  return t`${cellName(cell, model)} from ${exact(before.data[at] ?? 0)} to ${exact(after.data[at] ?? 0)}`;
}

/** Every change that was made, in words, but for what is said by `wordsNow` and what follows from it. */
function changes(model: Model, readNow: string): readonly string[] {
  const { compared, document } = model.state;
  const { reading } = model.lesson;
  if (compared === null) return [];
  const follows = (name: string): boolean =>
    readNow !== '' && reading !== undefined && followsFromWords(name, reading);
  const options = Object.keys(document.options)
    .filter((name) => compared.options[name] !== document.options[name])
    .map((name) => t`${name} from ${String(compared.options[name])} to ${String(document.options[name])}`);
  const matrices = Object.entries(document.inputs).map(([name, after]) => {
    const before = compared.inputs[name];
    return before === undefined || follows(name) ? '' : matrixChange(name, before, after, model);
  });
  const words = (list: typeof document.tokens): string => [...list.query, '/', ...list.key].join(' ');
  const sameWords = readNow !== '' || words(compared.tokens) === words(document.tokens);
  const tokens = sameWords ? [] : [t('the words')];
  return [...options, ...matrices.filter((each) => each !== ''), ...tokens];
}

/** How many numbers two matrices of one shape do not share. */
function countChanged(before: ArrayLike<number>, after: ArrayLike<number>): number {
  let count = 0;
  for (let at = 0; at < after.length; at += 1) if (!Object.is(before[at], after[at])) count += 1;
  return count;
}

/** How many computed numbers are no longer what they were; null when the two runs have not the same matrices. */
function moved(model: Model): number | null {
  let count = 0;
  for (const node of model.trace.nodes) {
    const before = model.before?.node(node.id);
    if (before === undefined || before.rows !== node.rows || before.cols !== node.cols) return null;
    if (node.kind === 'computed' && node !== before) count += countChanged(before.data, node.data);
  }
  return count;
}

function consequence(model: Model, readNow: string): string {
  const count = moved(model);
  // Other words make matrices of other sizes: nobody will wonder.
  if (count === null && readNow !== '') return '';
  if (count === null) return t('The matrices of the two runs no longer match one by one.');
  if (count === 0) return t('No computed number moved.');
  return plural(count, '{0} computed number moved.', '{0} computed numbers moved.');
}

/** What the reader changed and how far it reached, until it is dismissed. */
export function difference(model: Model, intent: Intent): TemplateResult {
  if (model.state.compared === null || model.before === null) return html`${nothing}`;
  const readNow = wordsNow(model);
  const made = changes(model, readNow);
  if (made.length === 0 && readNow === '') return html`${nothing}`;
  const shown = made.slice(0, 3).join(', ');
  const more = made.length > 3 ? t` and ${made.length - 3} more` : '';
  const told = consequence(model, readNow);
  return html`<p class="difference">
    <span>${readNow} ${made.length === 0 ? told : tHtml`You changed ${shown}${more}. ${told}`}</span>
    <button type="button" @click=${() => intent.dispatch({ type: 'dismiss-difference' })}>${t('Dismiss')}</button>
  </p>`;
}

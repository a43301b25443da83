import type { Explanation, Factor, FunctionName, Term, Trace } from '../../engine/types';
import { activations, isActivation, withArgument } from '../../engine/types/activations';
import { exercisesText } from '../../i18n/en/exercises';
import type { Locale } from '../../i18n/i18n';
import { cellValue } from '../../ui/format/format';
import type { Exercise } from './exercise';
import { numberText } from './number-text';
import type { Question } from './questions';

/** The hints of a question, the next one more than the one before; the last one is the answer. */
export function hintsOf(question: Question, exercise: Exercise, locale: Locale): readonly string[] {
  switch (question.kind) {
    case 'cell':
      return cellHints(question.cell, exercise, locale);
    case 'mistake':
      return mistakeHints(exercise, locale);
    case 'mask':
      return maskHints(exercise, locale);
    case 'order':
      return orderHints(exercise, locale);
  }
}

/** Which row and column, the terms, the answer. */
function cellHints(
  cell: Extract<Question, { kind: 'cell' }>['cell'],
  { trace, node }: Exercise,
  locale: Locale,
): readonly string[] {
  const explanation = trace.explain(cell);
  const number = numberText(locale, node, cellValue(node, cell.row, cell.col));
  return [
    locale.format(explanation.sentence),
    locale.t(exercisesText('exercises.hint_terms'), { terms: arithmeticText(explanation, trace, locale) }),
    locale.t(exercisesText('exercises.hint_answer'), { number }),
  ];
}

/** The arithmetic of a cell without its result: `2 × 3 + (−1) × 4`. */
export function arithmeticText(explanation: Explanation, trace: Trace, locale: Locale): string {
  const { reduction, function: applied, terms, chosen } = explanation;
  const text: FactorText = (factor, place = 'operand') => factorText(factor, trace, locale, place);
  const [first] = terms;
  if (reduction === 'softmax' || reduction === 'log_softmax') {
    const exponentials = terms.map(({ factors }) => `exp(${text(factors[0], 'argument')})`);
    const share = `${exponentials[chosen] ?? ''} / (${exponentials.join(' + ')})`;
    return reduction === 'softmax' ? share : `log(${share})`;
  }
  if (reduction === 'log_sum_exp')
    return `log(${terms.map(({ factors }) => `exp(${text(factors[0], 'argument')})`).join(' + ')})`;
  if (reduction === 'function' && first !== undefined) return functionText(applied, first, text);
  const products = terms.map(({ factors }) => factors.map((factor) => text(factor)).join(' × '));
  if (reduction === 'norm') return `√(${products.join(' + ')})`;
  if (reduction === 'hardmax') return `max(${terms.map((term) => termText(term, text)).join(', ')})`;
  return products.join(' + ');
}

/** A term that is an argument of a function. */
function termText({ factors }: Term, text: FactorText): string {
  const place = factors.length === 1 ? 'argument' : 'operand';
  return factors.map((factor) => text(factor, place)).join(' × ');
}

function functionText(name: FunctionName, { factors }: Term, text: FactorText): string {
  const [a, b] = factors;
  if (name === 'quotient') return `${text(a)} / ${text(b)}`;
  if (name === 'sqrt_of_sum') return `√(${text(a)} + ${text(b)})`;
  if (name === 'larger') return `max(${text(a, 'argument')}, ${text(b, 'argument')})`;
  const argument = text(a, 'argument');
  return isActivation(name) ? withArgument(activations[name].short, argument) : `${name}(${argument})`;
}

/** Beside a sign, where a negative number needs parentheses, or alone in the parentheses of a function. */
type Place = 'operand' | 'argument';

type FactorText = (factor: Factor | undefined, place?: Place) => string;

function factorText(factor: Factor | undefined, trace: Trace, locale: Locale, place: Place): string {
  if (factor === undefined) return '';
  const node = factor.cell === null ? undefined : trace.node(factor.cell.node);
  const text = numberText(locale, node ?? null, factor.value);
  return text.startsWith('−') && place === 'operand' ? `(${text})` : text;
}

/** The row, what was done wrong, the cell. */
function mistakeHints({ task }: Exercise, locale: Locale): readonly string[] {
  if (task.kind !== 'mistake') return [];
  const { wrong, diagnosis } = task;
  const row = wrong.row + 1;
  return [
    locale.t(exercisesText('exercises.hint_row'), { row }),
    diagnosis === null ? locale.t(exercisesText('exercises.hint_again')) : locale.format(diagnosis),
    locale.t(exercisesText('exercises.hint_cell'), { row, col: wrong.col + 1 }),
  ];
}

/** Where to look, how many cells are removed in each row, the answer. */
function maskHints({ task }: Exercise, locale: Locale): readonly string[] {
  if (task.kind !== 'mask') return [];
  const mask = task.choices[task.right];
  const { rows = 0, cols = 0, data = [] } = mask ?? {};
  const removed = Array.from({ length: rows }, (_, row) => {
    const numbers = Array.from(data).slice(row * cols, (row + 1) * cols);
    return numbers.filter((number) => number === -Infinity).length;
  });
  return [
    locale.t(exercisesText('exercises.hint_zeros')),
    locale.t(exercisesText('exercises.hint_removed'), { counts: removed.join(', ') }),
    locale.t(exercisesText('exercises.hint_answer'), { number: maskLetter(task.right) }),
  ];
}

export function maskLetter(index: number): string {
  return 'ABCDEFGH'[index] ?? String(index + 1);
}

/** The first step, the first and the last one, all of them. */
function orderHints({ task, trace }: Exercise, locale: Locale): readonly string[] {
  if (task.kind !== 'order') return [];
  const titles = task.right.map((id) => stepTitle(id, trace, locale));
  const [first = '', last = ''] = [titles[0], titles.at(-1)];
  return [
    locale.t(exercisesText('exercises.hint_first'), { first }),
    locale.t(exercisesText('exercises.hint_last'), { last }),
    locale.t(exercisesText('exercises.hint_answer'), { number: titles.join(' → ') }),
  ];
}

/** The title of a step as readers know it: “attention weights”. */
export function stepTitle(id: string, trace: Trace, locale: Locale): string {
  const node = trace.node(id);
  return node === undefined ? id : locale.format(node.title);
}

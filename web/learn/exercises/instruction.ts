import { programOf } from '../../engine/programs';
import type { Explanation, Trace, TraceNode } from '../../engine/types';
import { exercisesText } from '../../i18n/en/exercises';
import { learnText } from '../../i18n/en/learn';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import type { Exercise } from './exercise';
import { namedNumbers } from './generation/named-numbers';
import { cellsOf } from './generation/numbers';
import { subStepsOf } from './generation/sub-steps';
import { numberText } from './number-text';
import { asksForDecimals } from './questions';
import { hasRoundedOperands, largestTolerance } from './rounding';
import type { Kind } from './spec';

export const kindLabels: Readonly<Record<Kind, MessageId>> = {
  cell: exercisesText('exercises.kind_cell'),
  row: exercisesText('exercises.kind_row'),
  mask: exercisesText('exercises.kind_mask'),
  mistake: exercisesText('exercises.kind_mistake'),
  order: exercisesText('exercises.kind_order'),
};

/** What the reader is asked to do, as one or two sentences. */
export function instruction(exercise: Exercise, locale: Locale): string {
  const { task, node, given } = exercise;
  const name = locale.format(node.title);
  switch (task.kind) {
    case 'mask':
      return locale.t(exercisesText('exercises.ask_mask'), {
        given: locale.format(given[0]?.title ?? node.title),
      });
    case 'order':
      return locale.t(exercisesText('exercises.ask_order'));
    case 'mistake':
      return [locale.t(exercisesText('exercises.ask_mistake'), { name }), ...helps(exercise, locale)].join(
        ' ',
      );
  }
  const asked =
    task.kind === 'row'
      ? locale.t(exercisesText(node.cols === 1 ? 'exercises.ask_column' : 'exercises.ask_row'), { name })
      : locale.t(exercisesText('exercises.ask_cell'), { name, count: task.blanks.length });
  return [asked, ...helps(exercise, locale)].join(' ');
}

/** Functions that are computed by exp. */
const exponential: ReadonlySet<string> = new Set(['exp', 'sigmoid', 'silu', 'tanh']);

/** What the equation does not say: numbers by their names, a constant, how many decimals, what rounding changes, the rule for ties, that exp is needed. */
function helps({ node, trace, lesson, schema, document }: Exercise, locale: Locale): readonly string[] {
  const { terms } = trace.explain({ node: node.id, row: 0, col: 0 });
  const rules = [...subStepsOf(node, trace), node].map(({ id }) =>
    trace.explain({ node: id, row: 0, col: 0 }),
  );
  // Other lessons say their constants themselves.
  const named = programOf(lesson.variant) === null ? [] : namedNumbers(node, trace, schema, document);
  const numbers = named.map(({ name, value }) => `${name} = ${numberText(locale, null, value)}`);
  const constant = node.op === 'scale' ? terms[0]?.factors.find(({ cell }) => cell === null) : undefined;
  return [
    ...(numbers.length === 0
      ? []
      : [locale.t(exercisesText('exercises.numbers'), { numbers: numbers.join(', ') })]),
    ...(constant === undefined
      ? []
      : [
          locale.t(exercisesText('exercises.constant'), { number: numberText(locale, null, constant.value) }),
        ]),
    ...(asksForDecimals(node) ? [locale.t(exercisesText('exercises.decimals'))] : []),
    ...roundingHelp(node, trace, locale),
    ...(node.data.includes(-Infinity) ? [locale.t(exercisesText('exercises.infinity_help'))] : []),
    ...(rules.some(({ reduction }) => reduction === 'hardmax') ? [locale.t(learnText('learn.tie'))] : []),
    ...(rules.some(needsExponentials) ? [locale.t(exercisesText('exercises.exp_help'))] : []),
  ];
}

function needsExponentials({ reduction, function: applied }: Explanation): boolean {
  return reduction.endsWith('softmax') || reduction === 'log_sum_exp' || exponential.has(applied);
}

/** By how much numbers that are computed from the rounded ones on the sheet may differ from the printed ones. */
function roundingHelp(node: TraceNode, trace: Trace, locale: Locale): readonly string[] {
  const isRounded = cellsOf(node).some(([row, col]) =>
    hasRoundedOperands({ node: node.id, row, col }, trace),
  );
  if (!isRounded) return [];
  const most = Math.ceil(largestTolerance(node, trace) * 100 - 1e-6) / 100;
  return [locale.t(exercisesText('exercises.rounded'), { number: locale.numeral(most.toFixed(2)) })];
}

import type { Task } from '../task';
import { dates } from './dates';
import { digits, digitsWithoutPositions } from './digits';
import { englishFrench, englishFrenchRecurrent, englishFrenchWithoutAttention } from './english-french';
import { induction, inductionInOneLayer } from './induction';
import { names } from './names';
import { numberWords } from './number-words';
import { pronoun } from './pronoun';
import { reversal, reversalWithoutPositions } from './reversal';
import { sorting } from './sorting';

export const tasks: readonly Task[] = [
  englishFrench,
  englishFrenchRecurrent,
  englishFrenchWithoutAttention,
  numberWords,
  dates,
  reversal,
  reversalWithoutPositions,
  sorting,
  pronoun,
  induction,
  inductionInOneLayer,
  digits,
  digitsWithoutPositions,
  names,
];

/** Throws a RangeError for unknown ids. */
export function taskNamed(id: string): Task {
  const task = tasks.find((each) => each.id === id);
  if (task === undefined)
    throw new RangeError(`there is no task "${id}": there are ${tasks.map((each) => each.id).join(', ')}`);
  return task;
}

import { digits, englishFrench, induction, numberWords, recurrentTranslator } from './dataset-tasks';
import { type LiveTask, reversal } from './live-tasks';

/** All tasks that are trained in the page. */
export const liveTasks: readonly LiveTask[] = [
  reversal,
  induction,
  englishFrench,
  recurrentTranslator,
  numberWords,
  digits,
];

import { digits, englishFrench, induction, numberWords, recurrentTranslator } from './dataset-tasks';
import { type LiveTask, reversal } from './live-tasks';

/** Everything that is trained before the reader's eyes. */
export const liveTasks: readonly LiveTask[] = [
  reversal,
  induction,
  englishFrench,
  recurrentTranslator,
  numberWords,
  digits,
];

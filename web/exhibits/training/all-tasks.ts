import { digits, englishFrench, numberWords } from './given-tasks';
import { induction, type LiveTask, reversal } from './live-tasks';

/** Everything that is trained before the reader's eyes. */
export const liveTasks: readonly LiveTask[] = [reversal, induction, englishFrench, numberWords, digits];

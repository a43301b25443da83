import type { Model } from '../model';
import { millisecondsPerWord } from './reading-speed';
import { stepOf } from './step-text';

/** How long it takes to read the text of the current step, in milliseconds. */
export function readingTime(model: Model): number {
  const { trace, state } = model;
  const node = trace.node(state.position.node);
  // The rows and cells of a matrix share one text.
  const isContinued = state.position.row > 0 || state.position.col > 0;
  if (node === undefined || isContinued) return 0;
  const step = stepOf(node, model);
  return step === undefined ? 0 : step.prose.split(/\s+/).length * millisecondsPerWord;
}

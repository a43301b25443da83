import { isInBackwardPass } from '../../store/document/loss';
import type { Model } from '../model';
import { stepFor } from './markup';
import { millisecondsPerWord } from './reading-speed';

/** How long it takes to read the text of the current step, in milliseconds. */
export function readingTime({ trace, state, lesson, locale, backwardPass }: Model): number {
  const node = trace.node(state.position.node);
  // The rows and cells of a matrix share one text.
  const isContinued = state.position.row > 0 || state.position.col > 0;
  if (node === undefined || isContinued) return 0;
  const step = isInBackwardPass(node)
    ? backwardPass?.stepText(locale, node, trace)
    : stepFor(lesson, node.id);
  return step === undefined ? 0 : locale.translate(step.prose).split(/\s+/).length * millisecondsPerWord;
}

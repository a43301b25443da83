import type { TraceNode } from '../../engine/types';
import { stepTexts } from '../../i18n/lesson-texts';
import { isInBackwardPass } from '../../store/document/loss';
import type { Model } from '../model';
import { stepFor } from './markup';

/** The text of a step with the markup of lessons, in the language of the reader; undefined if the lesson has none. */
export function stepOf(
  node: TraceNode,
  model: Model,
): { readonly prose: string; readonly aside?: string } | undefined {
  const { locale, lesson, trace } = model;
  if (isInBackwardPass(node)) return model.backwardPass?.stepText(locale, node, trace);
  const step = stepFor(lesson, node.id);
  return step && stepTexts(locale, lesson.id, step);
}

import type { TraceNode } from '../../engine/types';
import { symbolText } from '../equation/equation';
import type { Model } from '../model';
import { sectionName } from './names';

/** The label of a matrix in the list: “A, head 1: attention weights”. */
export function matrixLabel(node: TraceNode, model: Model): string {
  const isGrouped = node.head !== null || node.group.length > 0;
  const section = isGrouped ? model.trace.sections.find(({ id }) => id === node.section) : undefined;
  const name = model.locale.t('common.labelled', {
    path: symbolText(model.locale, node),
    message: model.locale.format(node.title),
  });
  return section === undefined ? name : `${name}, ${sectionName(model.locale, section)}`;
}

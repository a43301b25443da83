import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { formatMessage, t, tHtml } from '../../i18n/i18n';
import { siblingNode } from '../../ui/format/heads';
import { groupName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import type { Prediction } from './runs';

/**
 * The id of the weights to show: those of the current head, or of the default attention of the lesson (its first head,
 * or its only weights). Empty for a model without attention.
 */
export function watchedWeights({ state, lesson, trace }: Model): string {
  const place = trace.node(state.position.node);
  const current = place?.head == null ? undefined : siblingNode(place, 'weights', trace);
  if (current !== undefined) return current.id;
  const first = lesson.trained?.watched ?? '';
  const names = [`${first}/head_0/weights`, `${first}/weights`];
  return names.find((name) => trace.node(name) !== undefined) ?? '';
}

/** Explains what the map shows, and for which head. */
export function legend(weights: TraceNode, { trace }: Model): readonly unknown[] {
  const head = trace.sections.find(({ id }) => id === weights.section);
  if (head === undefined || weights.head === null)
    return tHtml`Left: the likeliest next token, which the model would write. Right: its probability. In between: where the model looks before it is written; the stronger the colour, the greater the weight.`;
  const name = [...head.groups.map(groupName), formatMessage(head.name)].join(', ');
  return tHtml`Left: the likeliest next token, which the model would write. Right: its probability. In between: where ${name} looks before it is written; the stronger the colour, the greater the weight.`;
}

/** The output of a model without attention. */
export function withoutMap(answers: readonly Prediction[]): TemplateResult {
  const words = answers.map(({ word }) => word).join(' ');
  return html`<p data-unmapped>${t`Nothing is looked at here. The likeliest words: ${words}`}</p>`;
}

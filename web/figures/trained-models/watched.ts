import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { formatMessage, t, tHtml } from '../../i18n/i18n';
import { siblingNode } from '../../ui/format/heads';
import { groupName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import type { Answer } from './runs';

/**
 * The weights that are watched: those of the head that the walk is in, else those that the lesson begins with, of its first
 * head or, where there are no heads, its only ones. None in a model without attention.
 */
export function watchedWeights({ state, lesson, trace }: Model): string {
  const place = trace.node(state.position.node);
  const here = place?.head == null ? undefined : siblingNode(place, 'weights', trace);
  if (here !== undefined) return here.id;
  const first = lesson.trained?.watched ?? '';
  const names = [`${first}/head_0/weights`, `${first}/weights`];
  return names.find((name) => trace.node(name) !== undefined) ?? '';
}

/** What the map shows, and of which head. */
export function legend(weights: TraceNode, { trace }: Model): readonly unknown[] {
  const head = trace.sections.find(({ id }) => id === weights.section);
  if (head === undefined || weights.head === null)
    return tHtml`Left: the likeliest next token, which the model would write. Right: its probability. In between: where the model looks before it is written; the stronger the colour, the greater the weight.`;
  const name = [...head.groups.map(groupName), formatMessage(head.name)].join(', ');
  return tHtml`Left: the likeliest next token, which the model would write. Right: its probability. In between: where ${name} looks before it is written; the stronger the colour, the greater the weight.`;
}

/** What a model says that looks at nothing. */
export function unmapped(answers: readonly Answer[]): TemplateResult {
  const words = answers.map(({ word }) => word).join(' ');
  return html`<p data-unmapped>${t`Nothing is looked at here. The likeliest words: ${words}`}</p>`;
}

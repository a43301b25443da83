import { html, type TemplateResult } from 'lit';
import type { TraceNode } from '../../engine/types';
import { figuresText } from '../../i18n/en/figures';
import type { Locale } from '../../i18n/i18n';
import { siblingNode } from '../../ui/format/heads';
import { groupName } from '../../ui/format/names';
import type { Model } from '../../ui/model';
import type { Prediction } from './runs';

/**
 * The id of the weights to show, of the attention that writes: those of the head of the current step, or of the step that the lesson
 * opens at, or of its first head, or its only weights. Empty for a model without attention.
 */
export function watchedWeights({ state, lesson, trace }: Model): string {
  const first = lesson.trained?.watched ?? '';
  const headAt = (id: string): string | undefined => {
    const place = trace.node(id);
    const found = place?.head == null ? undefined : siblingNode(place, 'weights', trace)?.id;
    return found?.startsWith(`${first}/`) ? found : undefined;
  };
  const current = headAt(state.position.node) ?? headAt(lesson.opening);
  if (current !== undefined) return current;
  const names = [`${first}/head_0/weights`, `${first}/weights`];
  return names.find((name) => trace.node(name) !== undefined) ?? '';
}

/** Explains what the map shows, and for which head. */
export function legend(weights: TraceNode, { locale, trace }: Model): readonly unknown[] {
  const head = trace.sections.find(({ id }) => id === weights.section);
  if (head === undefined || weights.head === null)
    return locale.tHtml(figuresText('trained_models.map_legend'), {});
  const name = [...head.groups.map((group) => groupName(locale, group)), locale.format(head.name)].join(', ');
  return locale.tHtml(figuresText('trained_models.map_legend_head'), { name });
}

/** The output of a model without attention. */
export function withoutMap(locale: Locale, answers: readonly Prediction[]): TemplateResult {
  const words = answers.map(({ word }) => word).join(' ');
  return html`<p data-unmapped>${locale.t(figuresText('trained_models.nothing_looked_here'), { words })}</p>`;
}

import '../../i18n/en/exercises';
import type { Locale } from '../../i18n/i18n';
import type { MessageId } from '../../i18n/message-id';
import type { Exercise } from './exercise';
import { asksForDecimals } from './judge';
import type { Kind } from './spec';

export const kindLabels: Readonly<Record<Kind, MessageId>> = {
  cell: 'exercises.kind_cell',
  row: 'exercises.kind_row',
  mask: 'exercises.kind_mask',
  mistake: 'exercises.kind_mistake',
  order: 'exercises.kind_order',
};

/** What the reader is asked to do, as one or two sentences. */
export function instruction({ task, node, given, trace }: Exercise, locale: Locale): string {
  const name = locale.format(node.title);
  switch (task.kind) {
    case 'mask':
      return locale.t('exercises.ask_mask', { given: locale.format(given[0]?.title ?? node.title) });
    case 'order':
      return locale.t('exercises.ask_order');
    case 'mistake':
      return locale.t('exercises.ask_mistake', { name });
  }
  const asked =
    task.kind === 'row'
      ? locale.t('exercises.ask_row', { name })
      : locale.t('exercises.ask_cell', { name, count: task.blanks.length });
  const needsExp = trace
    .explain(task.blanks[0] ?? { node: node.id, row: 0, col: 0 })
    .reduction.endsWith('softmax');
  const parts = [
    asked,
    ...(asksForDecimals(node) ? [locale.t('exercises.decimals')] : []),
    ...(needsExp ? [locale.t('exercises.exp_help')] : []),
  ];
  return parts.join(' ');
}

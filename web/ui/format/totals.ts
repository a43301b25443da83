import type { Trace, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { isInBackwardPass } from '../../store/document/loss';
import { multiplyAdds, parametersIn, productSizes } from './counts';

/** What a model, or a part of it, consists of and takes. */
export interface Totals {
  readonly parameters: number;
  /** Of the forward pass. */
  readonly multiplyAdds: number;
}

/** The totals of some nodes of a run. Parameters that they read count, each once. */
export function totalsOf(nodes: readonly TraceNode[], trace: Pick<Trace, 'nodes'>): Totals {
  const forward = nodes.filter((node) => !isInBackwardPass(node));
  const read = forward.flatMap(({ operands }) => operands.flatMap((index) => trace.nodes[index] ?? []));
  return {
    parameters: parametersIn([...new Set([...forward, ...read])]),
    multiplyAdds: forward.reduce((sum, node) => sum + multiplyAdds(productSizes(node) ?? [0]), 0),
  };
}

/** “1,234 parameters, 5,678 multiply-adds.”, and what a multiply-add is. */
export function totalsText(locale: Locale, { parameters, multiplyAdds }: Totals): string {
  const first = locale.t('common.parameters', { count: locale.grouped(parameters) });
  const second = locale.t('common.multiply_adds', { count: locale.grouped(multiplyAdds) });
  return `${locale.t('common.list', { first, second })}. ${locale.t('common.multiply_add_is')}`;
}

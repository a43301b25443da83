import type { Trace, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { textsOf } from '../../i18n/lesson-texts';
import { type GradientInfo, gradientInfo, gradientOf } from './gradient-info';
import { type BackwardStep, stepTables } from './texts';

/** Ops that share their explanation. */
const ruleAliases: Readonly<Record<string, string>> = {
  activation: 'curve',
  softcap: 'curve',
  clamp_min: 'curve',
  power: 'curve',
  slice_rows: 'moved',
  slice_columns: 'moved',
  concat_rows: 'moved',
  concat_columns: 'moved',
  reshape: 'moved',
  interleave_columns: 'moved',
  gather: 'moved',
  sum_to: 'spread',
  pair_concat: 'pairs',
  pair_sum: 'pairs',
  band_scores: 'band',
  band_context: 'band',
  add_number: 'add',
  divide_number: 'curve',
  raise_to: 'curve',
  smaller: 'larger',
  smallest: 'largest',
};

/** The key of the explanation for the op that a gradient was propagated through. */
function ruleOf({ operand: of, via: by }: GradientInfo): string {
  if (by === undefined) return '';
  const slot = by.operands.indexOf(of.index);
  const isRow = of.rows !== by.rows;
  if (by.id === 'chosen_loss' && by.op === 'gather') return 'chosen';
  if (by.op === 'add' && isRow) return 'add:row';
  if (by.op === 'scale' && by.name === 'scaled_scores') return 'scaled_scores';
  const own = `${by.op}:${slot}`;
  return own in stepTables.gradient ? own : (ruleAliases[by.op] ?? by.op);
}

/** Parts of the derivatives of element-wise functions. */
const derivativeParts = [
  'below_1',
  'negative',
  'above_minus_1',
  'rest',
  'share',
  'bend',
  'over_cap',
  'sines',
  'over_argument',
  'lower_power',
  'not_below',
  'below',
  'above',
  'repeated',
  'difference',
  'twice',
  'slope_products',
  'places',
];

/** The key of the explanation of an auxiliary node. */
function auxiliaryKey({ op, part }: TraceNode): string {
  if (op === 'seed') return 'seed';
  return derivativeParts.includes(part) ? 'piece' : part;
}

function lossKey(node: TraceNode, trace: Trace): string {
  if (node.name in stepTables.loss) return node.name;
  if (node.op === 'gather') return 'cell';
  if (node.op === 'scale') return 'mean';
  return trace.node('chosen_loss') === undefined ? '' : 'sum';
}

/** The table of the explanation for a node of the backward pass, and its key there. */
function placeOf(node: TraceNode, trace: Trace): readonly [table: keyof typeof stepTables, key: string] {
  if (node.pass === 'loss') return ['loss', lossKey(node, trace)];
  const info = gradientInfo(node, trace);
  if (info === undefined || node.op === 'seed') return ['auxiliary', auxiliaryKey(node)];
  return info.via === undefined ? ['auxiliary', 'sum_of'] : ['gradient', ruleOf(info)];
}

/** The explanation for a node of the backward pass. */
export function backwardStep(node: TraceNode, trace: Trace): BackwardStep | undefined {
  const [table, key] = placeOf(node, trace);
  return stepTables[table][key];
}

/** The texts for a node of the backward pass, with references resolved to node ids. */
export function narrate(
  locale: Locale,
  node: TraceNode,
  trace: Trace,
): { readonly prose: string; readonly aside: string } {
  const { prose, aside = '' } = textsOf(
    locale,
    ['lessons/backward', ...placeOf(node, trace)],
    backwardStep(node, trace) ?? { prose: '' },
  );
  const names = namesIn(node, trace);
  const filled = (text: string): string =>
    text.replace(/\[\[((?:row:|col:)?)(it|of|by|back|with|chosen)\b/g, (whole, axis: string, name: string) =>
      names[name] === undefined ? whole : `[[${axis}${names[name]}`,
    );
  return { prose: filled(prose), aside: filled(aside) };
}

function namesIn(node: TraceNode, trace: Trace): Readonly<Record<string, string | undefined>> {
  const info = gradientInfo(node, trace);
  const sibling =
    info?.via?.operands.find((operand) => operand !== info.operand.index) ?? info?.operand.index;
  return {
    it: node.id,
    of: info?.operand.id,
    by: info?.via?.id,
    back: info?.via && gradientOf(info.via, trace)?.id,
    with: trace.nodes[sibling ?? -1]?.id,
    chosen:
      trace.nodes[trace.node('loss_errors')?.operands[0] ?? trace.node('loss_logarithms')?.operands[0] ?? -1]
        ?.id,
  };
}

import type { Trace, TraceNode } from '../../engine/types';
import { translate } from '../../i18n/i18n';
import { type BackStep, gradientSteps, lossSteps, sideSteps } from '../../lessons/learning/backward';
import { type About, aboutGradient, gradientOf } from './about';

/** Rules that say the same. */
const alike: Readonly<Record<string, string>> = {
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
};

/** The rule that a gradient came back through, as the sentences know it. */
function ruleOf({ of, by }: About): string {
  if (by === undefined) return '';
  const slot = by.operands.indexOf(of.index);
  const isRow = of.rows !== by.rows;
  if (by.id === 'chosen_loss' && by.op === 'gather') return 'chosen';
  if (by.op === 'add' && isRow) return 'add:row';
  if (by.op === 'scale' && by.name === 'scaled_scores') return 'scaled_scores';
  const own = `${by.op}:${slot}`;
  return own in gradientSteps ? own : (alike[by.op] ?? by.op);
}

/** Pieces of the slopes of functions. */
const pieces = ['below_1', 'negative', 'above_minus_1', 'rest', 'share', 'bend', 'over_cap', 'sines'];

/** The name of what is computed beside gradients. */
function sideOf({ op, part }: TraceNode): string {
  if (op === 'seed') return 'seed';
  return pieces.includes(part) ? 'piece' : part;
}

function lossStep(node: TraceNode, trace: Trace): BackStep | undefined {
  const own = lossSteps[node.name];
  if (own !== undefined) return own;
  if (node.op === 'gather') return lossSteps.cell;
  return node.op === 'scale' ? lossSteps.mean : trace.node('chosen_loss') && lossSteps.sum;
}

/** The step that speaks of a node, and what it is about. */
export function backStep(node: TraceNode, trace: Trace): BackStep | undefined {
  if (node.pass === 'loss') return lossStep(node, trace);
  const about = aboutGradient(node, trace);
  if (about === undefined || node.op === 'seed') return sideSteps[sideOf(node)];
  return about.by === undefined ? sideSteps.sum_of : gradientSteps[ruleOf(about)];
}

/** What a step of the backward pass says, its references being those of the run. */
export function narrate(node: TraceNode, trace: Trace): { readonly prose: string; readonly aside: string } {
  const step = backStep(node, trace);
  const names = namesIn(node, trace);
  const filled = (text: string): string =>
    text.replace(/\[\[((?:row:|col:)?)(it|of|by|back|with|chosen)\b/g, (whole, axis: string, name: string) =>
      names[name] === undefined ? whole : `[[${axis}${names[name]}`,
    );
  return { prose: filled(translate(step?.prose ?? '')), aside: filled(translate(step?.aside ?? '')) };
}

function namesIn(node: TraceNode, trace: Trace): Readonly<Record<string, string | undefined>> {
  const about = aboutGradient(node, trace);
  const other = about?.by?.operands.find((operand) => operand !== about.of.index) ?? about?.of.index;
  return {
    it: node.id,
    of: about?.of.id,
    by: about?.by?.id,
    back: about?.by && gradientOf(about.by, trace)?.id,
    with: trace.nodes[other ?? -1]?.id,
    chosen:
      trace.nodes[trace.node('loss_errors')?.operands[0] ?? trace.node('loss_logarithms')?.operands[0] ?? -1]
        ?.id,
  };
}

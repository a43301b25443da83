import '../../i18n/en/code';
import type { Trace, TraceNode } from '../../engine/types';
import type { Locale } from '../../i18n/i18n';
import { equationTree } from '../../ui/equation/equation';
import { operandsOf } from '../../ui/format/names';
import { commentText, formulaText } from './comments';
import type { Check, LanguageWriter, Statement } from './languages/language';
import { OpArguments } from './op-arguments';

/** What a program is written from. */
export interface ProgramSource {
  readonly trace: Trace;
  /** By index of the node. */
  readonly tolerances: readonly number[];
  /** The title of the lesson. */
  readonly title: string;
  readonly locale: Locale;
  /** The last node to compute; null for the whole forward pass. */
  readonly until: string | null;
  /** The names of the rows of an input; empty if they have none. */
  rowNames(node: TraceNode): readonly string[];
}

/** The nodes of the forward pass that a program computes, in order. */
export function nodesOf(trace: Trace, until: string | null): readonly TraceNode[] {
  const forward = trace.nodes.filter(({ pass }) => pass === 'forward');
  const last = until === null ? undefined : forward.find(({ id }) => id === until);
  if (last === undefined) return forward;
  const needed = new Set<number>([last.index]);
  for (const { index, operands } of forward.slice(0, last.index + 1).reverse())
    if (needed.has(index)) for (const operand of operands) needed.add(operand);
  return forward.filter(({ index }) => needed.has(index));
}

/** A variable for each node: its id, `head_0/scores` as `head_0_scores`, with `_` appended where that name is taken. */
function namesOf(nodes: readonly TraceNode[], { helpers, reserved }: LanguageWriter): ReadonlyMap<number, string> {
  const taken = new Set([...reserved, ...Object.keys(helpers)]);
  const names = new Map<number, string>();
  for (const { index, id } of nodes) {
    let name = id.replace(/\W/g, '_');
    while (taken.has(name)) name += '_';
    taken.add(name);
    names.set(index, name);
  }
  return names;
}

/** Definitions of the helpers that some code calls, and of those that they call. */
function helpersIn(code: string, helpers: LanguageWriter['helpers']): readonly string[] {
  return Object.entries(helpers)
    .filter(([name]) => new RegExp(`(?<![\\w.])${name}\\(`).test(code))
    .map(([, definition]) => definition);
}

/** `Q = X W^Q`; only `h W` if the symbol is the formula itself. */
function formulaOf(locale: Locale, node: TraceNode, trace: Trace): string {
  const formula = formulaText(equationTree(locale, node, trace));
  const [left, right, ...more] = formula.split(' = ');
  return left !== undefined && left === right && more.length === 0 ? left : formula;
}

/** "queries: Q = X W^Q", and for inputs their shape and the names of their rows. */
function commentsOf(node: TraceNode, { trace, locale, rowNames }: ProgramSource): readonly string[] {
  const title = `${locale.format(node.title)}: ${formulaOf(locale, node, trace)}`;
  if (node.operands.length > 0) return [commentText(title)];
  const rows = rowNames(node);
  return [
    commentText(`${title} (${node.rows} × ${node.cols})`),
    ...(rows.length > 0 ? [commentText(locale.t('code.rows', { names: rows.join(', ') }))] : []),
  ];
}

/** Writes a program that computes a run from its inputs and compares every matrix with the numbers of the page. */
export function writeProgram(writer: LanguageWriter, source: ProgramSource): string {
  const { trace, tolerances, locale } = source;
  const nodes = nodesOf(trace, source.until);
  const names = namesOf(nodes, writer);
  const nameOf = ({ index }: TraceNode): string => names.get(index) ?? '';
  const statement = (node: TraceNode): Statement => ({
    comments: commentsOf(node, source),
    name: nameOf(node),
    value: valueOf(node),
  });
  const valueOf = (node: TraceNode): string => {
    if (node.op === 'input') return writer.literal(node);
    const expression = writer.ops[node.op];
    if (expression === undefined) throw new Error(`[code] ${writer.label} has no expression for ${node.op}`);
    return expression(operandsOf(node, trace).map(nameOf), new OpArguments(trace, node));
  };
  const inputs = nodes.filter(({ op }) => op === 'input').map(statement);
  const computed = nodes.filter(({ op }) => op !== 'input');
  const steps = computed.map(statement);
  const checks = computed.map(
    (node): Check => ({ name: nameOf(node), tolerance: tolerances[node.index] ?? 0, expected: node }),
  );
  return writer.program({
    heading: [
      commentText(locale.t('code.heading', { title: source.title, library: writer.label })),
      ...[locale.t('code.names'), locale.t('code.forward_only')].map(commentText),
    ],
    ...{ inputs, steps, checks },
    titles: {
      inputs: commentText(locale.t('code.inputs')),
      steps: commentText(locale.t('code.steps')),
      checks: [locale.t('code.checks'), locale.t('code.tolerance')].map(commentText),
    },
    agreement: locale.t('code.agreement', { count: checks.length }),
    helpers: helpersIn(steps.map(({ value }) => value).join('\n'), writer.helpers),
    hasInfinity: nodes.some(({ data }) => data.some((number) => !Number.isFinite(number))),
  });
}

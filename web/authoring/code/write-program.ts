import { type OpName, opParameters } from '../../engine/analysis/op-parameters';
import type { OptionValue, Trace, TraceNode } from '../../engine/types';
import { authoringText } from '../../i18n/en/authoring';
import type { Locale } from '../../i18n/i18n';
import { equationTree } from '../../ui/equation/equation';
import { operandsOf } from '../../ui/format/names';
import { commentLines, commentText, formulaText } from './comments';
import {
  type Check,
  type LanguageWriter,
  libraryNames,
  type ProgramParts,
  type Statement,
} from './languages/language';
import type { CodeOp, CodeParameters, Expressions } from './languages/op-expression';

/** What a program is written from. */
export interface ProgramSource {
  readonly trace: Trace;
  /** By index of the node. */
  readonly tolerances: readonly number[];
  /** The title of the lesson. */
  readonly title: string;
  /** How to run the program. */
  readonly command: string;
  readonly locale: Locale;
  /** The last node to compute; null for the whole forward pass. */
  readonly until: string | null;
  /** The names of the rows of an input; empty if they have none. */
  rowNames(node: TraceNode): readonly string[];
  /** What the reader's program says of a node in its comment; empty if it says nothing. */
  commentOf?(node: TraceNode): string;
  /** The options of the reader's program with their values: formulas name them, expressions have their numbers. */
  readonly options?: readonly (readonly [name: string, value: OptionValue])[];
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
function namesOf(
  nodes: readonly TraceNode[],
  { helpers, reserved }: LanguageWriter,
): ReadonlyMap<number, string> {
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
function commentsOf(
  node: TraceNode,
  { trace, locale, rowNames, commentOf }: ProgramSource,
): readonly string[] {
  const title = `${locale.format(node.title)}: ${formulaOf(locale, node, trace)}`;
  const said = commentOf?.(node) ?? '';
  if (node.operands.length > 0) return [...(said === '' ? [] : commentLines(said)), commentText(title)];
  const rows = rowNames(node);
  return [
    commentText(`${title} (${node.rows} × ${node.cols})`),
    ...(rows.length > 0
      ? [commentText(locale.t(authoringText('code.rows'), { names: rows.join(', ') }))]
      : []),
  ];
}

/** The right-hand side of the statement of a node. */
function expressionOf(
  writer: LanguageWriter,
  node: TraceNode,
  trace: Trace,
  operands: readonly string[],
): string {
  if (node.op === 'input') return writer.literal(node);
  if (!isOp(node.op, writer.ops)) throw new Error(`[code] no expression for the op ${node.op}`);
  return opExpression(writer.ops, node.op, node, trace)(operands);
}

const isOp = (name: string, ops: Expressions): name is CodeOp => Object.hasOwn(ops, name);

function opExpression<Op extends CodeOp>(
  ops: Expressions,
  op: Op,
  node: TraceNode,
  trace: Trace,
): (names: readonly string[]) => string {
  const parameters = opParameters<OpName>(trace, node) as CodeParameters[Op];
  return (names) => ops[op](names, { node, operands: operandsOf(node, trace), parameters });
}

/** Writes a program that computes a run from its inputs and compares every matrix with the numbers of the page. */
export function writeProgram(writer: LanguageWriter, source: ProgramSource): string {
  const { trace, tolerances } = source;
  const nodes = nodesOf(trace, source.until);
  const names = namesOf(nodes, writer);
  const nameOf = ({ index }: TraceNode): string => names.get(index) ?? '';
  const statementOf = (node: TraceNode): Statement => ({
    comments: commentsOf(node, source),
    name: nameOf(node),
    value: expressionOf(writer, node, trace, operandsOf(node, trace).map(nameOf)),
  });
  const checkOf = (node: TraceNode): Check => ({
    name: nameOf(node),
    tolerance: tolerances[node.index] ?? 0,
    expected: node,
  });
  const computed = nodes.filter(({ op }) => op !== 'input');
  const steps = computed.map(statementOf);
  const code = steps.map(({ value }) => value).join('\n');
  return writer.program({
    ...textsOf(writer, source, computed.length),
    inputs: nodes.filter(({ op }) => op === 'input').map(statementOf),
    steps,
    checks: computed.map(checkOf),
    helpers: helpersIn(code, writer.helpers),
    constants: constantsIn(nodes, code),
  });
}

/** The numbers without a literal that nodes or expressions have. */
function constantsIn(nodes: readonly TraceNode[], code: string): ProgramParts['constants'] {
  const isIn = (name: string, test: (number: number) => boolean): boolean =>
    new RegExp(`(?<![.\\w])${name}\\b`).test(code) || nodes.some(({ data }) => data.some(test));
  const isInfinite = (number: number): boolean => Math.abs(number) === Number.POSITIVE_INFINITY;
  return [
    ...(isIn('inf', isInfinite) ? (['inf'] as const) : []),
    ...(isIn('nan', Number.isNaN) ? (['nan'] as const) : []),
  ];
}

/** The comments that are not about a matrix, and what the program prints. */
function textsOf(
  writer: LanguageWriter,
  { locale, title, command, options = [] }: ProgramSource,
  count: number,
): Pick<ProgramParts, 'heading' | 'titles' | 'agreement'> {
  const texts = (...messages: readonly string[]): readonly string[] => messages.flatMap(commentLines);
  const { language, needs } = writer;
  return {
    heading: [
      ...texts(
        locale.t(authoringText('code.heading'), { title, library: libraryNames[language] }),
        locale.t(authoringText('code.names')),
        ...(options.length === 0
          ? []
          : [
              locale.t(authoringText('code.options'), {
                options: options.map(([name, value]) => `${name} = ${value}`).join(', '),
              }),
            ]),
        locale.t(authoringText('code.forward_only'), { needs }),
      ),
      `    ${command}`,
    ],
    titles: {
      inputs: texts(locale.t(authoringText('code.inputs'))),
      steps: texts(locale.t(authoringText('code.steps'))),
      checks: texts(locale.t(authoringText('code.checks')), locale.t(authoringText('code.tolerance'))),
    },
    agreement: locale.t(authoringText('code.agreement'), { count }),
  };
}

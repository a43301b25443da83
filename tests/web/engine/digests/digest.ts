import type { Engine } from '../../../../web/engine/engine';
import type { LossRequest, Reduction, RunRequest, Trace, TraceNode } from '../../../../web/engine/types';
import { Hash } from './hash';

/** The parts of a digest, in the order of the record. `tests/native/digests/digest.cpp` computes the same. */
export const parts = ['nodes', 'explanations', 'gradients'] as const;

/** The hash of one node in one part, and its name for messages. */
interface Item {
  readonly label: string;
  readonly hash: Hash;
}

export type Digest = Readonly<Record<(typeof parts)[number], readonly Item[]>>;

const reductions: Readonly<Record<Reduction, number>> = {
  sum: 0,
  softmax: 1,
  log_softmax: 2,
  log_sum_exp: 8,
  hardmax: 3,
  norm: 4,
  softcap: 5,
  function: 6,
  given: 7,
};

/** Limits of the number of explained cells. */
interface Budget {
  readonly cells: number;
  readonly ofNode: number;
}
const forwardBudget: Budget = { cells: 20_000, ofNode: 400 };
const backwardBudget: Budget = { cells: 1_500, ofNode: 24 };

export function digestOf(engine: Engine, request: RunRequest): Digest {
  const trace = engine.run(request);
  const limit = limitOf(forwardBudget, trace.nodes.length);
  return {
    nodes: trace.nodes.map((node) => ({ label: node.id, hash: hashOfMatrix(node) })),
    explanations: trace.nodes.map((node) => {
      const hash = new Hash().text(node.id);
      addExplanations(hash, trace, node, limit);
      return { label: node.id, hash };
    }),
    gradients: [...reverseGradients(trace), ...backwardWalks(engine, request, trace)],
  };
}

/** A digest in the record: a hash of all its hashes, then six bits of each to locate differences. */
export function recordOf(items: readonly Item[]): string {
  const whole = new Hash();
  for (const { hash } of items) whole.hash(hash);
  return `${whole.hex} ${items.map(({ hash }) => hash.character).join('')}`;
}

/** Describes where a digest differs from the recorded one. */
export function firstDifference(items: readonly Item[], recorded: string): string {
  const characters = recorded.slice(recorded.indexOf(' ') + 1);
  const at = items.findIndex(({ hash }, index) => hash.character !== characters[index]);
  const count =
    items.length === characters.length ? '' : `, ${items.length} items instead of ${characters.length}`;
  return `first seen at ${items[at]?.label ?? 'no single node'}${count}`;
}

function limitOf({ cells, ofNode }: Budget, nodes: number): number {
  return Math.max(1, Math.min(ofNode, Math.floor(cells / nodes)));
}

function hashOfMatrix({ id, rows, cols, data }: Pick<TraceNode, 'id' | 'rows' | 'cols' | 'data'>): Hash {
  const hash = new Hash().text(id).word(rows).word(cols);
  for (const value of data) hash.number(value);
  return hash;
}

/** Cells at equal distances, at most `limit` of them, and not all in the same columns. */
function sampledCells({ rows, cols }: TraceNode, limit: number): readonly number[] {
  const size = rows * cols;
  let step = Math.max(1, Math.ceil(size / limit));
  while (step > 1 && greatestCommonDivisor(step, cols) > 1) step++;
  return Array.from({ length: Math.ceil(size / step) }, (_, index) => index * step);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function addExplanations(hash: Hash, trace: Trace, node: TraceNode, limit: number): void {
  for (const at of sampledCells(node, limit)) {
    const cell = { node: node.id, row: Math.floor(at / node.cols), col: at % node.cols };
    const { reduction, result, total, chosen, terms } = trace.explain(cell);
    hash.word(at).word(reductions[reduction]).number(result).number(total).word(chosen).word(terms.length);
    for (const { value, factors } of terms) {
      hash.number(value).word(factors.length);
      for (const { cell: from, value: factor } of factors)
        hash
          .text(from?.node ?? '')
          .word(from?.row ?? 0)
          .word(from?.col ?? 0)
          .number(factor);
    }
  }
}

/** The gradient of the sum of the output with respect to every node, by reverse accumulation. */
function reverseGradients(trace: Trace): readonly Item[] {
  const of = { node: trace.outputs[0] ?? '', loss: 'sum' } as const;
  return trace.nodes.map(({ id }) => {
    const { rows, cols, data } = trace.gradient(of, id);
    return {
      label: `gradient of ${id}`,
      hash: hashOfMatrix({ id, rows, cols, data: Float64Array.from(data) }),
    };
  });
}

/** The nodes of the backward passes of some losses of the output. */
function backwardWalks(engine: Engine, request: RunRequest, forward: Trace): readonly Item[] {
  const output = forward.node(forward.outputs[0] ?? '');
  if (!output) throw new Error('a run has an output');
  const loss = { node: output.id, row: 0, col: 0, targets: [] };
  const losses: readonly LossRequest[] = [
    { ...loss, loss: 'sum' },
    { ...loss, loss: 'sum_of_squares' },
    { ...loss, loss: 'cell', row: output.rows - 1, col: output.cols - 1 },
  ];
  return losses.flatMap((backward) => backwardWalk(engine, { ...request, backward }, forward.nodes.length));
}

function backwardWalk(engine: Engine, request: RunRequest, start: number): readonly Item[] {
  const name = request.backward?.loss ?? '';
  const trace = runOrRefusal(engine, request);
  if (trace === null) return [{ label: `${name}: the refusal`, hash: new Hash() }];
  const added = trace.nodes.slice(start);
  const limit = limitOf(backwardBudget, added.length);
  return added.map((node) => {
    const hash = hashOfMatrix(node);
    addExplanations(hash, trace, node, limit);
    return { label: `${name}: ${node.id}`, hash };
  });
}

/** Empty if the engine refuses, since an output may depend on no input. */
function runOrRefusal(engine: Engine, request: RunRequest): Trace | null {
  try {
    return engine.run(request);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

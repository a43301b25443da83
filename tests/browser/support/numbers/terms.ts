import { at, type RefNode } from './reference';

/** A cell by the id of its node. */
export interface Place {
  readonly node: string;
  readonly row: number;
  readonly col: number;
}

/** One addend of a number: its cells and their product. */
export interface ExpectedTerm {
  readonly cells: readonly Place[];
  readonly value: number;
}

/** The explanation of a number. The terms of a softmax are exponentials; the number is one of them over their sum. */
export interface Because {
  readonly kind: 'given' | 'single' | 'sum' | 'share';
  readonly terms: readonly ExpectedTerm[];
}

const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1);

/** The cell that a rearrangement copies. */
function origin({ id, operands, data }: RefNode, from: RefNode, row: number, col: number): Place {
  const width = data[0]?.length ?? 0;
  if (nameOf(id) === 'key_transposed') return { node: from.id, row: col, col: row };
  if (id === 'concat') {
    const each = from.data[0]?.length ?? 1;
    return { node: operands[Math.floor(col / each)] ?? '', row, col: col % each };
  }
  return { node: from.id, row, col: col + width * Number(/^head_(\d+)/.exec(id)?.[1] ?? 0) };
}

/** The terms of a cell according to the formulas. */
export function because(nodes: readonly RefNode[], { node: id, row, col }: Place): Because {
  const node = nodes.find((each) => each.id === id);
  const [first, second] = (node?.operands ?? []).map((name) => nodes.find((each) => each.id === name));
  if (node === undefined) throw new RangeError(`no node ${id}`);
  if (first === undefined) return { kind: 'given', terms: [] };
  const value = at(node.data, row, col);
  const here: Place = { node: first.id, row, col };
  const name = nameOf(id);
  if (name === 'weights') {
    const scores = first.data[row] ?? [];
    const largest = Math.max(...scores);
    const terms = scores.map((score, k) => ({
      cells: [{ ...here, col: k }],
      value: Math.exp(score - largest),
    }));
    return { kind: 'share', terms: largest === Number.NEGATIVE_INFINITY ? [] : terms };
  }
  const isMoved = name === 'key_transposed' || id === 'concat' || (id !== name && nameOf(first.id) === name);
  if (isMoved) return { kind: 'single', terms: [{ cells: [origin(node, first, row, col)], value }] };
  if (second === undefined) return { kind: 'single', terms: [{ cells: [here], value }] };
  if (name === 'masked_scores' || second.id.startsWith('b_')) {
    const added: Place = { node: second.id, row: second.data.length > 1 ? row : 0, col };
    const terms = [here, added].map((cell, index) => ({
      cells: [cell],
      value: at((index === 0 ? first : second).data, cell.row, cell.col),
    }));
    return { kind: 'sum', terms };
  }
  const terms = second.data.map((_, k) => ({
    cells: [
      { ...here, col: k },
      { node: second.id, row: k, col },
    ],
    value: at(first.data, row, k) * at(second.data, k, col),
  }));
  return { kind: terms.length === 1 ? 'single' : 'sum', terms };
}

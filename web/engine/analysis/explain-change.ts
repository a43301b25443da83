import type { CellChange, CellRef, FactorChange, Trace } from '../types';
import { requireNode, useTraces } from './handles';
import type { PackedCell, PackedChange } from './packed';

/**
 * Why a cell of the run `after` differs from the same cell of `before`, or why it does not. Differences up to `resolution`, for
 * example half of the last displayed digit, count as none. Both runs must be of the full build, of the same engine. Throws
 * `EngineError` for a cell that does not exist, and for a resolution that is negative or not finite.
 */
export function explainChange(before: Trace, after: Trace, cell: CellRef, resolution = 0): CellChange {
  const of = { node: requireNode(after, cell.node).index, row: cell.row, col: cell.col };
  const packed = useTraces(before, after, (first, second, module) =>
    module.explainChange(first, second, of, resolution),
  );
  return unpack(packed, cell, { before, after });
}

interface Runs {
  readonly before: Trace;
  readonly after: Trace;
}

function unpack(packed: PackedChange, cell: CellRef, { before, after }: Runs): CellChange {
  let next = 0;
  const read = (): number => packed.numbers[next++] ?? Number.NaN;
  const readChange = () => ({ before: read(), after: read(), contribution: read() });
  const { kind, sentence, reduction, function: functionName, chosen, count, pathEnd } = packed;
  const totals = {
    ...{ before: read(), after: read(), difference: read() },
    ...{ totalBefore: read(), totalAfter: read(), tolerance: read() },
  };
  const terms = packed.terms.map(({ index, sentence, factors }) => ({
    ...{ index, sentence },
    ...readChange(),
    factors: factors.map(
      (factor): FactorChange => ({
        cell: cellOf(after, factor.cell),
        cellBefore: factor.cell && cellOf(before, factor.before),
        ...readChange(),
      }),
    ),
  }));
  const path = packed.path.map((step) => ({ cell: requireCell(after, step), ...readChange() }));
  const obstacles = packed.obstacles.map(({ sentence, kind, at, by, moved }) => ({
    ...{ sentence, kind, at: requireCell(after, at), by: cellOf(after, by), moved: cellOf(after, moved) },
    difference: read(),
  }));
  return {
    ...{ kind, cell, ...totals, sentence, reduction, function: functionName, chosen, count },
    ...{ terms, path, pathEnd, obstacles },
  };
}

function requireCell(trace: Trace, [node, row, col]: PackedCell): CellRef {
  return { node: trace.nodes[node]?.id ?? '', row, col };
}

function cellOf(trace: Trace, cell: PackedCell | null): CellRef | null {
  return cell && requireCell(trace, cell);
}

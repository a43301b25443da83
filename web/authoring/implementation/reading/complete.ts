import type { InputSchema, MatrixData, OptionValue, RunRequest, VariantSchema } from '../../../engine/types';
import type { Document } from '../../../store/document/state';
import { matrixOf } from '../../../store/sizes/shapes';
import type { InputUse } from '../compare/report';

export interface Completed {
  readonly inputs: RunRequest['inputs'];
  readonly sources: ReadonlyMap<string, InputUse['source']>;
  /** Shapes of inputs for which no numbers are known. Their numbers stand for nothing. */
  readonly missing: ReadonlyMap<string, readonly [rows: number, cols: number]>;
}

/**
 * Adds inputs that were not given: the page's own numbers where their shape fits, zeros for biases, ones for gains. Others are missing:
 * they get numbers that nothing may be compared with.
 */
export function completeInputs(
  given: ReadonlyMap<string, MatrixData>,
  { schema, document }: { readonly schema: VariantSchema; readonly document: Pick<Document, 'inputs'> },
  options: Readonly<Record<string, OptionValue>>,
): Completed {
  const known = new Map(given);
  const resolve = () =>
    schema.resolver.resolve({
      options,
      matrices: Array.from(known, ([input, { rows, cols }]) => ({ input, rows, cols })),
    });
  const isActive = (name: string): boolean =>
    resolve().inputs.some((input) => input.name === name && input.active);
  for (const { name } of schema.inputs) {
    const own = matrixOf({ inputs: document.inputs } as Document, name);
    if (known.has(name) || own === undefined || !isActive(name)) continue;
    known.set(name, own);
    if (!fits(known, resolve().inputs)) known.delete(name);
  }
  const sources = new Map<string, InputUse['source']>();
  const missing = new Map<string, readonly [number, number]>();
  const inputs: Record<string, MatrixData> = {};
  for (const { name, active, rows, cols } of resolve().inputs) {
    if (!active) continue;
    const matrix = known.get(name);
    const fill = fillOf(schema.inputs.find((input) => input.name === name));
    if (matrix === undefined && fill === null) missing.set(name, [rows, cols]);
    inputs[name] = matrix ?? { rows, cols, data: new Float64Array(rows * cols).fill(fill ?? 0.5) };
    sources.set(name, sourceOf(given.has(name), matrix !== undefined, fill));
  }
  return { inputs, sources, missing };
}

function sourceOf(isGiven: boolean, isKnown: boolean, fill: number | null): InputUse['source'] {
  if (isGiven) return 'given';
  if (isKnown) return 'page';
  return fill === null ? 'missing' : fill === 0 ? 'zeros' : 'ones';
}

function fillOf(input: InputSchema | undefined): number | null {
  if (input?.kind === 'bias' || input?.kind === 'mask') return 0;
  return input?.kind === 'gain' ? 1 : null;
}

/** Whether all matrices have the shapes that follow from each other. */
function fits(
  known: ReadonlyMap<string, MatrixData>,
  resolved: readonly { readonly name: string; readonly rows: number; readonly cols: number }[],
): boolean {
  return resolved.every(({ name, rows, cols }) => {
    const matrix = known.get(name);
    return matrix === undefined || (matrix.rows === rows && matrix.cols === cols);
  });
}

import type { Weight } from '../../engine/training';
import names from './parameter-names.json' with { type: 'json' };
import type { Tensor } from './safetensors';

/** How a parameter is stored: transposed, as one dimension, or unchanged. */
type Layout = keyof typeof names.parameters;

interface Parameter {
  readonly name: string;
  readonly tensor: string;
  readonly layout: Layout;
}

/** No trained model has more than ten layers. */
const layers = Array.from({ length: 10 }, (_, number) => String(number));

const joined = (module: string, separator: string, parameter: string): string =>
  module === '' ? parameter : `${module}${separator}${parameter}`;

/** All parameters in the table. */
export const parameters: readonly Parameter[] = Object.entries(names.modules).flatMap(([group, module]) =>
  (group.includes('#') ? layers : ['']).flatMap((number) =>
    Object.entries(names.parameters).flatMap(([layout, all]) =>
      Object.entries(all).map(([name, tensor]) => ({
        name: joined(group.replace('#', number), '/', name),
        tensor: joined(module.replace('#', number), '.', tensor),
        layout: layout as Layout,
      })),
    ),
  ),
);

const byName = new Map(parameters.map((each) => [each.name, each]));
const byTensor = new Map(parameters.map((each) => [each.tensor, each]));

/** Converts a matrix of the engine to a PyTorch tensor. Throws a RangeError for unknown names. */
export function toTensor({ name, rows, cols, data }: Weight): Tensor {
  const { tensor, layout } = byName.get(name) ?? unknown(name);
  if (layout === 'linear') return { name: tensor, shape: [cols, rows], data: transposed(rows, cols, data) };
  return { name: tensor, shape: layout === 'vector' ? [cols] : [rows, cols], data };
}

/** Converts a PyTorch tensor to a matrix of the engine. Throws a RangeError for unknown names or shapes. */
export function fromTensor({ name: tensor, shape, data }: Tensor): Weight {
  const { name, layout } = byTensor.get(tensor) ?? unknown(tensor);
  const [first = 1, second = 1] = shape;
  if (shape.length !== (layout === 'vector' ? 1 : 2))
    throw new RangeError(`weights: "${tensor}" has ${shape.length} dimensions`);
  if (layout === 'vector') return { name, rows: 1, cols: first, data };
  if (layout === 'table') return { name, rows: first, cols: second, data };
  return { name, rows: second, cols: first, data: transposed(first, second, data) };
}

function unknown(name: string): never {
  throw new RangeError(`weights: "${name}" is no parameter of a trained model`);
}

/** PyTorch's `Linear` multiplies by the transpose of its weight, the engine by the matrix itself. */
function transposed(rows: number, cols: number, data: Float32Array): Float32Array {
  return data.map((_, at) => data[(at % rows) * cols + Math.floor(at / rows)] ?? Number.NaN);
}

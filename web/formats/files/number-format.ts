import { fromFloat16 } from '../../training/float16';
import { epsilons } from '../given-array';

/** How the numbers of an array are stored. */
export interface NumberFormat {
  readonly bytes: number;
  /** Relative rounding error; 0 for integers. */
  readonly epsilon: number;
  readonly isBoolean?: boolean;
  read(view: DataView, offset: number, littleEndian: boolean): number;
}

const bits = new DataView(new ArrayBuffer(4));

/** Bfloat16: the upper half of a float32. */
function fromBfloat16(half: number): number {
  bits.setUint16(0, half);
  return bits.getFloat32(0);
}

const formats = {
  float64: { bytes: 8, epsilon: epsilons.float64, read: (view, at, little) => view.getFloat64(at, little) },
  float32: { bytes: 4, epsilon: epsilons.float32, read: (view, at, little) => view.getFloat32(at, little) },
  float16: {
    bytes: 2,
    epsilon: epsilons.float16,
    read: (view, at, little) => fromFloat16(view.getUint16(at, little)),
  },
  bfloat16: {
    bytes: 2,
    epsilon: epsilons.bfloat16,
    read: (view, at, little) => fromBfloat16(view.getUint16(at, little)),
  },
  boolean: { bytes: 1, epsilon: 0, isBoolean: true, read: (view, at) => Number(view.getUint8(at) !== 0) },
  int8: { bytes: 1, epsilon: 0, read: (view, at) => view.getInt8(at) },
  uint8: { bytes: 1, epsilon: 0, read: (view, at) => view.getUint8(at) },
  int16: { bytes: 2, epsilon: 0, read: (view, at, little) => view.getInt16(at, little) },
  uint16: { bytes: 2, epsilon: 0, read: (view, at, little) => view.getUint16(at, little) },
  int32: { bytes: 4, epsilon: 0, read: (view, at, little) => view.getInt32(at, little) },
  uint32: { bytes: 4, epsilon: 0, read: (view, at, little) => view.getUint32(at, little) },
  int64: { bytes: 8, epsilon: 0, read: (view, at, little) => Number(view.getBigInt64(at, little)) },
  uint64: { bytes: 8, epsilon: 0, read: (view, at, little) => Number(view.getBigUint64(at, little)) },
} satisfies Record<string, NumberFormat>;

/** By the type code of NumPy, without the byte order. */
export const numpyFormats: ReadonlyMap<string, NumberFormat> = new Map<string, NumberFormat>([
  ...([
    ['f8', formats.float64],
    ['f4', formats.float32],
    ['f2', formats.float16],
  ] as const),
  ...([
    ['b1', formats.boolean],
    ['i1', formats.int8],
    ['u1', formats.uint8],
  ] as const),
  ...([
    ['i2', formats.int16],
    ['u2', formats.uint16],
    ['i4', formats.int32],
  ] as const),
  ...([
    ['u4', formats.uint32],
    ['i8', formats.int64],
    ['u8', formats.uint64],
  ] as const),
]);

/** By the type of safetensors. */
export const safetensorsFormats: ReadonlyMap<string, NumberFormat> = new Map<string, NumberFormat>([
  ...([
    ['F64', formats.float64],
    ['F32', formats.float32],
    ['F16', formats.float16],
  ] as const),
  ...([
    ['BF16', formats.bfloat16],
    ['BOOL', formats.boolean],
    ['I8', formats.int8],
  ] as const),
  ...([
    ['U8', formats.uint8],
    ['I16', formats.int16],
    ['U16', formats.uint16],
  ] as const),
  ...([
    ['I32', formats.int32],
    ['U32', formats.uint32],
    ['I64', formats.int64],
    ['U64', formats.uint64],
  ] as const),
]);

/** Reads `count` numbers from the beginning of a view. */
export function readNumbers(
  view: DataView,
  count: number,
  format: NumberFormat,
  littleEndian = true,
): Float64Array {
  const numbers = new Float64Array(count);
  for (let at = 0; at < count; at++) numbers[at] = format.read(view, at * format.bytes, littleEndian);
  return numbers;
}

import { fromFloat16 } from '../../training/float16';
import { epsilons } from '../given-array';
import { type Float8Name, fromE8m0, fromFloat8 } from './float8';

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

const float8 = (name: Float8Name, epsilon: number): NumberFormat => ({
  bytes: 1,
  epsilon,
  read: (view, at) => fromFloat8(view.getUint8(at), name),
});

export const numberFormats = {
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
  e4m3: float8('e4m3', epsilons.e4m3),
  e5m2: float8('e5m2', epsilons.e5m2),
  e4m3fnuz: float8('e4m3fnuz', epsilons.e4m3),
  e5m2fnuz: float8('e5m2fnuz', epsilons.e5m2),
  e8m0: { bytes: 1, epsilon: epsilons.e8m0, read: (view, at) => fromE8m0(view.getUint8(at)) },
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

/** By the type code of NumPy, without the sign of the byte order. */
export const numpyFormats: ReadonlyMap<string, NumberFormat> = new Map<string, NumberFormat>(
  Object.entries({
    f8: numberFormats.float64,
    f4: numberFormats.float32,
    f2: numberFormats.float16,
    b1: numberFormats.boolean,
    i1: numberFormats.int8,
    u1: numberFormats.uint8,
    i2: numberFormats.int16,
    u2: numberFormats.uint16,
    i4: numberFormats.int32,
    u4: numberFormats.uint32,
    i8: numberFormats.int64,
    u8: numberFormats.uint64,
  }),
);

/** By the type of safetensors. */
export const safetensorsFormats: ReadonlyMap<string, NumberFormat> = new Map<string, NumberFormat>(
  Object.entries({
    F64: numberFormats.float64,
    F32: numberFormats.float32,
    F16: numberFormats.float16,
    BF16: numberFormats.bfloat16,
    F8_E4M3: numberFormats.e4m3,
    F8_E5M2: numberFormats.e5m2,
    F8_E4M3FNUZ: numberFormats.e4m3fnuz,
    F8_E5M2FNUZ: numberFormats.e5m2fnuz,
    F8_E8M0: numberFormats.e8m0,
    BOOL: numberFormats.boolean,
    I8: numberFormats.int8,
    U8: numberFormats.uint8,
    I16: numberFormats.int16,
    U16: numberFormats.uint16,
    I32: numberFormats.int32,
    U32: numberFormats.uint32,
    I64: numberFormats.int64,
    U64: numberFormats.uint64,
  }),
);

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

import type { Dtype } from './arithmetic';
import type { NamedTensor } from './tensor';

const encoder = new TextEncoder();

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The upper bits of a float32, or the bits of a float16. The numbers are already of that format. */
function bits16(value: number, dtype: 'float16' | 'bfloat16'): number {
  const wide = new Uint32Array(Float32Array.of(value).buffer)[0] ?? 0;
  if (dtype === 'bfloat16') return wide >>> 16;
  const sign = (wide >>> 16) & 0x8000;
  const size = Math.abs(value);
  if (Number.isNaN(value)) return 0x7e00;
  if (size === Infinity) return sign | 0x7c00;
  if (size < 2 ** -14) return sign | Math.round(size * 2 ** 24);
  const exponent = Math.floor(Math.log2(size));
  return sign | ((exponent + 15) << 10) | Math.round((size / 2 ** exponent - 1) * 1024);
}

function rawOf(data: readonly number[], dtype: Dtype): Uint8Array {
  if (dtype === 'float64') return new Uint8Array(Float64Array.from(data).buffer);
  if (dtype === 'float32') return new Uint8Array(Float32Array.from(data).buffer);
  return new Uint8Array(Uint16Array.from(data, (value) => bits16(value, dtype)).buffer);
}

const descriptions: Readonly<Record<Dtype, string>> = {
  float64: '<f8',
  float32: '<f4',
  float16: '<f2',
  bfloat16: '<V2',
};

function npyOf({ shape, data }: NamedTensor, dtype: Dtype): Uint8Array {
  const sides = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const header = `{'descr': '${descriptions[dtype]}', 'fortran_order': False, 'shape': (${sides}), }`.padEnd(
    117,
  );
  return joined([
    Uint8Array.of(0x93, ...encoder.encode('NUMPY'), 1, 0, 118, 0),
    encoder.encode(`${header}\n`),
    rawOf(data, dtype),
  ]);
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Numbers as little-endian bytes: pairs of a value and its length. */
function fields(...pairs: readonly (readonly [value: number, length: 2 | 4])[]): Uint8Array {
  return Uint8Array.from(
    pairs.flatMap(([value, length]) => [0, 8, 16, 24].slice(0, length).map((by) => value >>> by)),
  );
}

/** What numpy.savez writes. */
export function npz(tensors: readonly NamedTensor[], dtype: Dtype): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const tensor of tensors) {
    const name = encoder.encode(`${tensor.name}.npy`);
    const body = npyOf(tensor, dtype);
    const common = [
      [20, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [33, 2],
      [crc32(body), 4],
      [body.length, 4],
      [body.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    parts.push(joined([fields([0x04034b50, 4], ...common), name, body]));
    directory.push(
      joined([fields([0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name]),
    );
    at += parts.at(-1)?.length ?? 0;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = tensors.length;
  const end = fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2]);
  return joined([...parts, ...directory, end]);
}

const safetensorsTypes: Readonly<Record<Dtype, string>> = {
  float64: 'F64',
  float32: 'F32',
  float16: 'F16',
  bfloat16: 'BF16',
};

export function safetensors(tensors: readonly NamedTensor[], dtype: Dtype): Uint8Array {
  let at = 0;
  const bodies = tensors.map(({ data }) => rawOf(data, dtype));
  const header = Object.fromEntries(
    tensors.map(({ name, shape }, index) => {
      const start = at;
      at += bodies[index]?.length ?? 0;
      return [name, { dtype: safetensorsTypes[dtype], shape, data_offsets: [start, at] }];
    }),
  );
  const text = encoder.encode(JSON.stringify(header));
  return joined([fields([text.length, 4], [0, 4]), text, ...bodies]);
}

type Nested = number | readonly Nested[];

/** Lists in lists. */
export function nested({ shape, data }: Pick<NamedTensor, 'shape' | 'data'>): Nested {
  const [side = 1, ...rest] = shape;
  if (rest.length === 0) return data.slice(0, side);
  const size = data.length / side;
  return Array.from({ length: side }, (_, at) =>
    nested({ shape: rest, data: data.slice(at * size, (at + 1) * size) }),
  );
}

/** What json.dumps writes, infinities included. */
export function json(tensors: readonly NamedTensor[]): string {
  const write = (value: Nested): string =>
    typeof value === 'number' ? String(value).replace('e+', 'e') : `[${value.map(write).join(', ')}]`;
  return `{${tensors.map((tensor) => `${JSON.stringify(tensor.name)}: ${write(nested(tensor))}`).join(', ')}}`;
}

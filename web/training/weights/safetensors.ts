import { fromHalf, toHalf } from '../half';

/** A named array of numbers, in row-major order. */
export interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

export interface SafeTensors {
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: readonly Tensor[];
}

/** No shipped file comes near: what is larger is refused unread. */
const maxBytes = 200_000;
const maxHeaderBytes = 32_768;
const maxTensors = 256;
/** The length of the header, a 64-bit integer. */
const start = 8;

interface Entry {
  readonly dtype: 'F16';
  readonly shape: readonly number[];
  readonly data_offsets: readonly [from: number, to: number];
}

/** Writes the safetensors format, with all numbers rounded to 16 bits. */
export function writeSafetensors({ metadata, tensors }: SafeTensors): Uint8Array<ArrayBuffer> {
  const entries: Record<string, Entry> = {};
  let end = 0;
  for (const { name, shape, data } of tensors) {
    const from = end;
    end += 2 * data.length;
    entries[name] = { dtype: 'F16', shape, data_offsets: [from, end] };
  }
  const header = JSON.stringify({ __metadata__: metadata, ...entries });
  const unpadded = new TextEncoder().encode(header).length;
  // Spaces after the header align the numbers to 8 bytes.
  const length = Math.ceil(unpadded / 8) * 8;
  const bytes = new Uint8Array(start + length + end);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt(length), true);
  bytes.set(new TextEncoder().encode(header + ' '.repeat(length - unpadded)), start);
  let at = start + length;
  for (const { data } of tensors)
    for (const value of data) {
      view.setUint16(at, toHalf(value), true);
      at += 2;
    }
  return bytes;
}

/** Reads safetensors whose numbers have 16 bits, in the order of the data. Throws a RangeError for any other file. */
export function readSafetensors(bytes: ArrayBuffer): SafeTensors {
  if (bytes.byteLength > maxBytes) refuse(`the file has ${bytes.byteLength} bytes: at most ${maxBytes}`);
  if (bytes.byteLength < start) refuse(`the file has ${bytes.byteLength} bytes: at least ${start}`);
  const length = Number(new DataView(bytes).getBigUint64(0, true));
  if (length > Math.min(bytes.byteLength - start, maxHeaderBytes))
    refuse(`the head has ${length} bytes: at most ${maxHeaderBytes}, and not more than the file`);
  const header = parsed(new TextDecoder().decode(new Uint8Array(bytes, start, length)));
  if (!isRecord(header)) return refuse('the head is not an object');
  const { __metadata__: metadata = {}, ...entries } = header;
  if (!isRecord(metadata) || !Object.values(metadata).every((value) => typeof value === 'string'))
    return refuse('the head says nothing usable of "__metadata__"');
  const numbers = new DataView(bytes, start + length);
  return { metadata: metadata as Readonly<Record<string, string>>, tensors: readTensors(entries, numbers) };
}

export function refuse(message: string): never {
  throw new RangeError(`weights: ${message}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('the head is not JSON');
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areCounts = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0);

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value)) return false;
  const { dtype, shape, data_offsets: offsets } = value;
  return (
    dtype === 'F16' && areCounts(shape) && shape.length <= 2 && areCounts(offsets) && offsets.length === 2
  );
}

/** Nothing is allocated before the shapes are known to be those of the numbers that are there. */
function readTensors(header: Readonly<Record<string, unknown>>, numbers: DataView): readonly Tensor[] {
  const entries = Object.entries(header).map(([name, entry]) => {
    if (!isEntry(entry)) return refuse(`the head says nothing usable of "${name}"`);
    return { name, ...entry };
  });
  if (entries.length > maxTensors) refuse(`the head has ${entries.length} tensors: at most ${maxTensors}`);
  entries.sort((one, other) => one.data_offsets[0] - other.data_offsets[0]);
  let end = 0;
  for (const { name, shape, data_offsets: offsets } of entries) {
    const count = shape.reduce((product, size) => product * size, 1);
    if (offsets[0] !== end)
      refuse(`"${name}" begins at ${offsets[0]}, and the numbers before it end at ${end}`);
    if (offsets[1] - offsets[0] !== 2 * count)
      refuse(`"${name}" has ${count} numbers in ${offsets[1] - offsets[0]} bytes: two bytes are a number`);
    end = offsets[1];
  }
  if (end !== numbers.byteLength)
    refuse(`the head tells of ${end} bytes of numbers, and ${numbers.byteLength} follow`);
  return entries.map(({ name, shape, data_offsets: [from, to] }) => ({
    ...{ name, shape },
    data: Float32Array.from({ length: (to - from) / 2 }, (_, at) =>
      fromHalf(numbers.getUint16(from + 2 * at, true)),
    ),
  }));
}

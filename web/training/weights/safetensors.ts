import * as v from 'valibot';
import { fromFloat16, toFloat16 } from '../float16';

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

/** Larger than any shipped file: larger files are rejected unread. */
const maxBytes = 200_000;
const maxHeaderBytes = 32_768;
const maxTensors = 256;
/** Offset of the header, after its length as a 64-bit integer. */
const headerStart = 8;

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const entrySchema = v.object({
  dtype: v.literal('F16'),
  shape: v.pipe(v.array(count), v.maxLength(2)),
  data_offsets: v.strictTuple([count, count]),
});

const headerSchema = v.pipe(
  v.string(),
  v.parseJson(undefined, 'the header is not JSON'),
  v.objectWithRest(
    { __metadata__: v.optional(v.record(v.string(), v.string()), {}) },
    entrySchema,
    'the header is not an object',
  ),
);

type Entry = v.InferOutput<typeof entrySchema>;

/** Writes the safetensors format, with all numbers rounded to float16. */
export function writeSafetensors({ metadata, tensors }: SafeTensors): Uint8Array<ArrayBuffer> {
  const entries: Record<string, Entry> = {};
  let end = 0;
  for (const { name, shape, data } of tensors) {
    const from = end;
    end += 2 * data.length;
    entries[name] = { dtype: 'F16', shape: [...shape], data_offsets: [from, end] };
  }
  const header = JSON.stringify({ __metadata__: metadata, ...entries });
  const unpadded = new TextEncoder().encode(header).length;
  // Spaces after the header align the numbers to 8 bytes.
  const length = Math.ceil(unpadded / 8) * 8;
  const bytes = new Uint8Array(headerStart + length + end);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt(length), true);
  bytes.set(new TextEncoder().encode(header + ' '.repeat(length - unpadded)), headerStart);
  let at = headerStart + length;
  for (const { data } of tensors)
    for (const value of data) {
      view.setUint16(at, toFloat16(value), true);
      at += 2;
    }
  return bytes;
}

/** Reads float16 safetensors. Throws a RangeError for any other file. */
export function readSafetensors(bytes: ArrayBuffer): SafeTensors {
  if (bytes.byteLength > maxBytes) fail(`the file has ${bytes.byteLength} bytes: at most ${maxBytes}`);
  if (bytes.byteLength < headerStart) fail(`the file has ${bytes.byteLength} bytes: at least ${headerStart}`);
  const length = Number(new DataView(bytes).getBigUint64(0, true));
  if (length > Math.min(bytes.byteLength - headerStart, maxHeaderBytes))
    fail(`the header has ${length} bytes: at most ${maxHeaderBytes}, and not more than the file`);
  const text = new TextDecoder().decode(new Uint8Array(bytes, headerStart, length));
  const { __metadata__: metadata, ...entries } = validate(headerSchema, text);
  return { metadata, tensors: readTensors(entries, new DataView(bytes, headerStart + length)) };
}

/** Parses a value with a schema. Errors name the invalid header field. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
  if (success) return output;
  const [{ path, message }] = issues;
  return fail(path ? `the header says nothing usable of "${String(path[0].key)}"` : message);
}

export function fail(message: string): never {
  throw new RangeError(`weights: ${message}`);
}

/** Checks the shapes against the size of the data before allocating anything. */
function readTensors(header: Readonly<Record<string, Entry>>, numbers: DataView): readonly Tensor[] {
  const entries = Object.entries(header).map(([name, entry]) => ({ name, ...entry }));
  if (entries.length > maxTensors) fail(`the header has ${entries.length} tensors: at most ${maxTensors}`);
  entries.sort((one, other) => one.data_offsets[0] - other.data_offsets[0]);
  let end = 0;
  for (const { name, shape, data_offsets: offsets } of entries) {
    const size = shape.reduce((product, side) => product * side, 1);
    if (offsets[0] !== end)
      fail(`"${name}" begins at ${offsets[0]}, and the numbers before it end at ${end}`);
    if (offsets[1] - offsets[0] !== 2 * size)
      fail(`"${name}" has ${size} numbers in ${offsets[1] - offsets[0]} bytes: two bytes are a number`);
    end = offsets[1];
  }
  if (end !== numbers.byteLength)
    fail(`the header lists ${end} bytes of numbers, and ${numbers.byteLength} follow`);
  return entries.map(({ name, shape, data_offsets: [from, to] }) => ({
    ...{ name, shape },
    data: Float32Array.from({ length: (to - from) / 2 }, (_, at) =>
      fromFloat16(numbers.getUint16(from + 2 * at, true)),
    ),
  }));
}

import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import { failReading, type GivenArray, givenLimits, sizeOf } from '../given-array';
import { readNumbers, safetensorsFormats } from './number-format';

/** Offset of the header, after its length as a 64-bit integer. */
const headerStart = 8;
const maxHeaderBytes = 1_000_000;

/** Whether the bytes are a length and the beginning of a JSON object, as in safetensors. */
export function isSafetensors(bytes: Uint8Array): boolean {
  if (bytes.length < headerStart + 2 || bytes[headerStart] !== 0x7b) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) === 0;
}

interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
}

/** Reads arrays of any type. Those that the project ships have a reader of their own, `web/training/weights`. Throws a `MessageError`. */
export function readSafetensors(bytes: Uint8Array): readonly GivenArray[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  if (length > maxHeaderBytes || headerStart + length > bytes.length)
    failReading(implementationText('implementation.safetensors_header'));
  const header = parseHeader(bytes.subarray(headerStart, headerStart + length));
  const names = Object.keys(header).filter((name) => name !== '__metadata__');
  if (names.length > givenLimits.arrays)
    failReading(implementationText('implementation.too_many_arrays'), {
      count: names.length,
      max: givenLimits.arrays,
    });
  const body = bytes.subarray(headerStart + length);
  const entries = names.map((name) => [name, checkEntry(header[name], name)] as const);
  checkOffsets(entries, body.length);
  let total = 0;
  return entries.map(([name, entry]) => {
    total += sizeOf(entry.shape, name);
    if (total > givenLimits.numbers)
      failReading(implementationText('implementation.too_many_in_all'), { max: givenLimits.numbers });
    return readTensor(name.slice(0, givenLimits.nameLength), entry, body);
  });
}

function parseHeader(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch {}
  return failReading(implementationText('implementation.safetensors_header'));
}

function checkEntry(entry: unknown, name: string): Entry {
  const { dtype, shape, data_offsets: offsets } = { ...(entry as Partial<Entry>) };
  const isList = (list: unknown): list is readonly number[] =>
    Array.isArray(list) && list.every((item) => Number.isSafeInteger(item) && item >= 0);
  if (typeof dtype !== 'string' || !isList(shape) || !isList(offsets) || offsets.length !== 2)
    failReading(implementationText('implementation.safetensors_entry'), { name });
  return { dtype, shape, data_offsets: [offsets[0] ?? 0, offsets[1] ?? 0] };
}

/** The format leaves no byte unused and none used twice: else a number of the header is damaged. */
function checkOffsets(entries: readonly (readonly [string, Entry])[], length: number): void {
  let end = 0;
  const inFile = entries.toSorted(
    ([, { data_offsets: first }], [, { data_offsets: second }]) =>
      first[0] - second[0] || first[1] - second[1],
  );
  for (const [name, { data_offsets: offsets }] of inFile) {
    if (offsets[0] !== end || offsets[1] < offsets[0])
      failReading(implementationText('implementation.safetensors_entry'), { name });
    [, end] = offsets;
  }
  const last = inFile.at(-1)?.[0] ?? '';
  if (end < length) failReading(formatsText('formats.file_more_behind'), { name: last, count: length - end });
}

function readTensor(
  name: string,
  { dtype, shape, data_offsets: [from, to] }: Entry,
  body: Uint8Array,
): GivenArray {
  const format = safetensorsFormats.get(dtype);
  if (dtype.startsWith('C'))
    failReading(formatsText('formats.file_complex'), { name, type: dtype.slice(0, 20) });
  if (format === undefined)
    failReading(implementationText('implementation.type_not_read'), {
      ...{ name, found: dtype.slice(0, 20) },
      known: [...safetensorsFormats.keys()].join(', '),
    });
  const size = sizeOf(shape, name);
  if (to - from !== size * format.bytes || to > body.length)
    failReading(implementationText('implementation.file_cut'), {
      ...{ name, found: Math.min(to, body.length) - from },
      expected: size * format.bytes,
    });
  const data = readNumbers(new DataView(body.buffer, body.byteOffset + from), size, format);
  return {
    name,
    shape,
    data,
    epsilon: format.epsilon,
    halfDigit: null,
    fractionDigits: 0,
    isBoolean: format.isBoolean ?? false,
    place: null,
  };
}

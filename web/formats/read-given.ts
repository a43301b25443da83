import '../i18n/en/implementation';
import { type Message, message } from '../i18n/message';
import { isNpy, type NpyText, readNpy } from './files/npy';
import { isSafetensors, readSafetensors } from './files/safetensors';
import { isZip, readZip } from './files/zip';
import { failReading, type GivenArray, type GivenFile, givenLimits } from './given-array';

export { AmbiguousTextError, type DecimalChoice, TextError } from './text/errors';

import { readTextFile } from './text/read-text';

export interface ReadOptions {
  /** The decimal mark, where a text can be read with either. */
  readonly decimal?: '.' | ',' | undefined;
}

/**
 * Arrays of a text: JSON, a printout, a table. Throws a `TextError` that says what is not understood and where, or an
 * `AmbiguousTextError` if it can be read with either decimal mark and `decimal` is not given.
 */
export function readText(text: string, options: ReadOptions = {}): GivenFile {
  return readTextFile(text, options);
}

/**
 * Arrays of a file: `.npz`, `.npy`, safetensors, or a text. What it is follows from its first bytes; `name` names the array of a
 * `.npy` file. Throws a `MessageError` that says what is wrong with it.
 */
export async function readFile(
  bytes: Uint8Array,
  name: string,
  options: ReadOptions = {},
): Promise<GivenFile> {
  if (bytes.length > givenLimits.fileBytes)
    failReading('implementation.file_too_large', { count: bytes.length, max: givenLimits.fileBytes });
  if (isZip(bytes)) return checked(await readNpz(bytes));
  if (isNpy(bytes))
    return checked(
      fileOf([[name.replace(/^.*[/\\]|\.npy$/g, ''), readNpy(bytes, name)]], message('formats.format_npy')),
    );
  if (isSafetensors(bytes))
    return checked({
      arrays: readSafetensors(bytes),
      values: new Map(),
      format: message('formats.format_safetensors'),
      notes: [],
    });
  if (bytes.subarray(0, 1000).includes(0)) failReading('implementation.file_unknown', { name });
  return readText(new TextDecoder().decode(bytes), options);
}

async function readNpz(bytes: Uint8Array): Promise<GivenFile> {
  const names: string[] = [];
  const files = await readZip(bytes, (name) => {
    names.push(name);
    return name.endsWith('.npy');
  });
  if (names.some((name) => name.endsWith('data.pkl'))) failReading('implementation.pickle');
  return fileOf(
    files.map((file) => [file.name.slice(0, -'.npy'.length), readNpy(file.bytes, file.name)]),
    message('formats.format_npz'),
  );
}

/** Arrays without dimensions are values. */
function fileOf(read: readonly (readonly [string, GivenArray | NpyText])[], format: Message): GivenFile {
  const arrays: GivenArray[] = [];
  const values = new Map<string, number | string | boolean>();
  for (const [name, array] of read) {
    if ('text' in array) values.set(name, array.text);
    else if (array.shape.length > 0) arrays.push({ ...array, name });
    else values.set(name, array.isBoolean ? array.data[0] === 1 : (array.data[0] ?? Number.NaN));
  }
  const total = arrays.reduce((sum, { data }) => sum + data.length, 0);
  if (total > givenLimits.numbers)
    failReading('implementation.too_many_in_all', { max: givenLimits.numbers });
  if (arrays.length === 0) failReading('implementation.no_arrays');
  return { arrays, values, format, notes: [] };
}

/** Refuses arrays without numbers, and gives numbers to those without names. */
function checked({ arrays, ...file }: GivenFile): GivenFile {
  const empty = arrays.find(({ data }) => data.length === 0);
  if (empty !== undefined) failReading('formats.empty_array', { name: empty.name });
  return { arrays, ...file };
}

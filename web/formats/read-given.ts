import '../i18n/en/implementation';
import { type Message, message } from '../i18n/message';
import { isNpy, type NpyText, readNpy } from './files/npy';
import { isSafetensors, readSafetensors } from './files/safetensors';
import { isZip, readZip } from './files/zip';
import { failReading, type GivenArray, type GivenFile, givenLimits } from './given-array';

export { AmbiguousTextError, type DecimalChoice, TextError } from './text/errors';

import { readJsonArrays } from './text/json';
import { readPrinted } from './text/printed';

export interface ReadOptions {
  /** The decimal mark, where a text can be read with either. */
  readonly decimal?: '.' | ',' | undefined;
}

/**
 * Arrays of a text: JSON or a printout. Throws a `MessageError` that says what is wrong with it and where, or an
 * `AmbiguousTextError` if it can be read with either decimal mark and `decimal` is not given.
 */
export function readText(text: string, _options: ReadOptions = {}): GivenFile {
  if (text.length > givenLimits.textLength)
    failReading('implementation.text_too_long', { count: text.length, max: givenLimits.textLength });
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const read = (/^\s*{/.test(plain) ? readJsonArrays(plain) : null) ?? {
    arrays: readPrinted(plain),
    values: new Map(),
  };
  const file = { ...read, format: message('formats.format_text'), notes: [] };
  if (file.arrays.length === 0) failReading('implementation.no_arrays');
  return withUniqueNames(file);
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
  if (isZip(bytes)) return withUniqueNames(await readNpz(bytes));
  if (isNpy(bytes))
    return withUniqueNames(
      fileOf([[name.replace(/^.*[/\\]|\.npy$/g, ''), readNpy(bytes, name)]], message('formats.format_npy')),
    );
  if (isSafetensors(bytes))
    return withUniqueNames({
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

/** The last array of a name is the one that counts, as in a program that prints twice. Arrays without names get numbers. */
function withUniqueNames({ arrays, ...file }: GivenFile): GivenFile {
  const byName = new Map<string, GivenArray>();
  for (const [at, array] of arrays.entries()) {
    const name = array.name === '' ? `#${at + 1}` : array.name;
    byName.delete(name);
    byName.set(name, { ...array, name });
  }
  const kept = [...byName.values()];
  const empty = kept.find(({ data }) => data.length === 0);
  if (empty !== undefined) failReading('implementation.empty_array', { name: empty.name });
  return { arrays: kept, ...file };
}

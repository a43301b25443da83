import '../i18n/en/implementation';
import { message } from '../i18n/message';
import { decodeText } from './files/encoding';
import { mergeFiles, refuseShardIndex } from './files/shards';
import { readStored } from './files/stored';
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
  const stored = await readStored(bytes, name);
  if (stored !== null) return withUniqueNames(stored);
  const { text, notes } = decodeText(bytes, name);
  refuseShardIndex(text);
  const file = readText(text, options);
  return { ...file, notes: [...notes, ...file.notes] };
}

/** Reads several files as one, such as all shards of a model. Throws a `MessageError` as `readFile` does. */
export async function readFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  options: ReadOptions = {},
): Promise<GivenFile> {
  const read: (readonly [string, GivenFile])[] = [];
  for (const { name, bytes } of files) read.push([name, await readFile(bytes, name, options)]);
  return mergeFiles(read);
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

import { MessageError } from '../engine/errors';
import { formatsText } from '../i18n/en/formats';
import { implementationText } from '../i18n/en/implementation';
import { message } from '../i18n/message';
import { decodeText } from './files/encoding';
import { mergeFiles, refuseShardIndex } from './files/shards';
import { readStored } from './files/stored';
import { failReading, type GivenArray, type GivenFile, givenLimits } from './given-array';
import { isNumbered } from './text/unique-names';

export { AmbiguousTextError, type DecimalChoice, TextError } from './text/errors';

import { AmbiguousTextError, TextError } from './text/errors';
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
    failReading(implementationText('implementation.file_too_large'), {
      count: bytes.length,
      max: givenLimits.fileBytes,
    });
  const stored = await readStored(bytes, name);
  if (stored !== null) return checked(stored);
  const { text, notes } = decodeText(bytes, name);
  refuseShardIndex(text);
  const file = readText(text, options);
  return { ...file, arrays: namedByFile(file.arrays, name), notes: [...notes, ...file.notes] };
}

/** Reads several files as one, such as all shards of a model. Throws a `MessageError` as `readFile` does. */
export async function readFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  options: ReadOptions = {},
): Promise<GivenFile> {
  const read: (readonly [string, GivenFile])[] = [];
  for (const { name, bytes } of files) {
    try {
      read.push([name, await readFile(bytes, name, options)]);
    } catch (error) {
      throw files.length > 1 ? inFile(error, name) : error;
    }
  }
  return mergeFiles(read);
}

/** The error of a text with the name of its file. Other errors of files have that already. */
function inFile(error: unknown, file: string): unknown {
  if (error instanceof AmbiguousTextError) return new AmbiguousTextError(error, error.choices, file);
  if (error instanceof TextError) return new TextError(error.problem, error, error.cell, file);
  if (!(error instanceof MessageError) || error.details.key !== 'formats.no_arrays') return error;
  return new MessageError(message(formatsText('formats.of_array'), { name: file, problem: error.details }));
}

/** The only array of a text, if it has no name there, is called what its file is called: `weights.csv`. */
function namedByFile(arrays: readonly GivenArray[], file: string): readonly GivenArray[] {
  const [only] = arrays;
  const stem = file.replace(/\.[^.]*$/, '');
  if (only === undefined || arrays.length > 1 || !/\p{L}/u.test(stem) || !isNumbered(only.name))
    return arrays;
  return [{ ...only, name: stem }];
}

/** Refuses arrays without numbers. */
function checked({ arrays, ...file }: GivenFile): GivenFile {
  const empty = arrays.find(({ data }) => data.length === 0);
  if (empty !== undefined) failReading(formatsText('formats.empty_array'), { name: empty.name });
  return { arrays, ...file };
}

import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import { type Message, message } from '../../i18n/message';
import { failReading, type GivenArray, type GivenFile, givenLimits } from '../given-array';
import { refuseArchive, refuseForeign } from './foreign';
import { isNpy, type NpyArray, type NpyText, readNpy } from './npy';
import { isSafetensors, readSafetensors } from './safetensors';
import { shardNote } from './shards';
import { unpackAll } from './zip';
import { isZip, readDirectory } from './zip-directory';

/**
 * The arrays of an `.npz`, `.npy` or safetensors file, by its first bytes; null for what may be a text. Throws a `MessageError` that
 * says what is wrong with it, or names the format if it is one that is not read.
 */
export async function readStored(bytes: Uint8Array, file: string): Promise<GivenFile | null> {
  if (isZip(bytes)) return readNpz(bytes, file);
  if (isNpy(bytes)) {
    const name = file.replace(/^.*[/\\]|\.npy$/gi, '');
    return fileOf([[name, readNpy(bytes, name, file)]], message(formatsText('formats.format_npy')));
  }
  if (isSafetensors(bytes)) {
    const arrays = readSafetensors(bytes).map((array) => [array.name, { array }] as const);
    return fileOf(arrays, message(formatsText('formats.format_safetensors')), shardNote(file));
  }
  refuseForeign(bytes, file);
  return null;
}

async function readNpz(bytes: Uint8Array, file: string): Promise<GivenFile> {
  const entries = readDirectory(bytes);
  const names = entries.map(({ name }) => name);
  refuseArchive(names, file);
  const stored = entries.filter(({ name }) => name.endsWith('.npy'));
  if (stored.length === 0)
    failReading(formatsText('formats.file_no_npy'), {
      name: file,
      found: names.slice(0, 3).join(', ') || '–',
    });
  const read = (await unpackAll(stored, bytes)).map((inner) => {
    const name = inner.name.slice(0, -'.npy'.length);
    return [name, readNpy(inner.bytes, name, file)] as const;
  });
  return fileOf(read, message(formatsText('formats.format_npz')), leftOut(names, file));
}

/** Says which files of an archive are not read. Names of folders end with a slash. */
function leftOut(names: readonly string[], file: string): readonly Message[] {
  const others = names.filter((name) => !/\.npy$|\/$/.test(name));
  return others.length === 0
    ? []
    : [message(formatsText('formats.file_left_out'), { name: file, found: others.slice(0, 5).join(', ') })];
}

/** Arrays without dimensions are values. */
function fileOf(
  read: readonly (readonly [string, NpyArray | NpyText])[],
  format: Message,
  notes: readonly Message[] = [],
): GivenFile {
  const arrays: GivenArray[] = [];
  const values = new Map<string, number | string | boolean>();
  const assumed: Message[] = [...notes];
  for (const [name, found] of read) {
    if ('text' in found) values.set(name, found.text);
    else if (found.array.shape.length > 0) arrays.push(found.array);
    else values.set(name, singleValue(found.array));
    if ('note' in found && found.note !== undefined) assumed.push(found.note);
  }
  const total = arrays.reduce((sum, { data }) => sum + data.length, 0);
  if (total > givenLimits.numbers)
    failReading(implementationText('implementation.too_many_in_all'), { max: givenLimits.numbers });
  if (arrays.length === 0) failReading(implementationText('implementation.no_arrays'));
  return { arrays, values, format, notes: assumed };
}

const singleValue = ({ isBoolean, data: [value = Number.NaN] }: GivenArray): number | boolean =>
  isBoolean ? value === 1 : value;

import { type Message, message } from '../../i18n/message';
import { failReading, type GivenFile } from '../given-array';

/** `model-00001-of-00003.safetensors`: one file of several. */
export function shardNote(file: string): readonly Message[] {
  const [, part = '', count = ''] = /-0*(\d+)-of-0*(\d+)\.\w+$/.exec(file) ?? [];
  return count === '' || count === '1' ? [] : [message('formats.file_shard', { part, count })];
}

/** Throws a `MessageError` for `model.safetensors.index.json`, which says which file has which array, and holds none. */
export function refuseShardIndex(text: string): void {
  if (!/^\s*\{[^[\]]{0,400}"weight_map"\s*:/.test(text.slice(0, 1000))) return;
  const files = [
    ...new Set(Array.from(text.matchAll(/:\s*"([^"\n]{1,200}\.\w{1,20})"/g), ([, file = '']) => file)),
  ];
  failReading('formats.file_index', { files: files.slice(0, 4).join(', '), count: files.length });
}

/** The arrays of several files, such as all shards of a model. Throws a `MessageError` if two have an array of the same name. */
export function mergeFiles(files: readonly (readonly [string, GivenFile])[]): GivenFile {
  const [[, first] = []] = files;
  if (first === undefined) return failReading('implementation.no_arrays');
  const owners = new Map<string, string>();
  for (const [file, { arrays, values }] of files)
    for (const name of [...arrays.map((array) => array.name), ...values.keys()]) {
      const other = owners.get(name);
      if (other !== undefined) failReading('formats.file_same_name', { name, first: other, second: file });
      owners.set(name, file);
    }
  return {
    arrays: files.flatMap(([, { arrays }]) => arrays),
    values: new Map(files.flatMap(([, { values }]) => [...values])),
    format: first.format,
    notes: files.length === 1 ? first.notes : files.flatMap(([, { notes }]) => withoutShards(notes)),
  };
}

const withoutShards = (notes: readonly Message[]): readonly Message[] =>
  notes.filter(({ key }) => key !== 'formats.file_shard');

import { formatsText } from '../../i18n/en/formats';
import { implementationText } from '../../i18n/en/implementation';
import { type Message, message } from '../../i18n/message';
import { failReading, type GivenArray, type GivenFile, givenLimits } from '../given-array';

/** `model-00001-of-00003.safetensors`: one file of several. */
export function shardNote(file: string): readonly Message[] {
  const [, part = '', count = ''] = /-0*(\d+)-of-0*(\d+)\.\w+$/.exec(file) ?? [];
  return count === '' || count === '1' ? [] : [message(formatsText('formats.file_shard'), { part, count })];
}

/** Throws a `MessageError` for `model.safetensors.index.json`, which says which file has which array, and holds none. */
export function refuseShardIndex(text: string): void {
  if (!/^\s*\{[^[\]]{0,400}"weight_map"\s*:/.test(text.slice(0, 1000))) return;
  const files = [
    ...new Set(Array.from(text.matchAll(/:\s*"([^"\n]{1,200}\.\w{1,20})"/g), ([, file = '']) => file)),
  ];
  failReading(formatsText('formats.file_index'), {
    files: files.slice(0, 4).join(', '),
    count: files.length,
  });
}

/** The arrays of several files, such as all shards of a model. Throws a `MessageError` if two have an array of the same name. */
export function mergeFiles(files: readonly (readonly [string, GivenFile])[]): GivenFile {
  const [[, first] = []] = files;
  if (first === undefined) return failReading(implementationText('implementation.no_arrays'));
  const owners = new Map<string, string>();
  for (const [file, { arrays, values }] of files)
    for (const name of [...arrays.map((array) => array.name), ...values.keys()]) {
      const other = owners.get(name);
      if (other !== undefined)
        failReading(formatsText('formats.file_same_name'), { name, first: other, second: file });
      owners.set(name, file);
    }
  const all = files.flatMap(([, { arrays }]) => arrays);
  checkLimits(all);
  return {
    arrays: all,
    values: new Map(files.flatMap(([, { values }]) => [...values])),
    format: formatOf(files.map(([, { format }]) => format)),
    notes: files.length === 1 ? first.notes : files.flatMap(([, { notes }]) => withoutShards(notes)),
  };
}

/** The formats of the files, each once. */
function formatOf(formats: readonly Message[]): Message {
  const different = new Map(formats.map((format) => [JSON.stringify(format), format] as const));
  return [...different.values()].reduce((first, second) =>
    message(formatsText('formats.and'), { first, second }),
  );
}

/** Throws a `MessageError` if the files hold more together than one may. */
function checkLimits(arrays: readonly GivenArray[]): void {
  const [count, numbers] = [arrays.length, arrays.reduce((sum, { data }) => sum + data.length, 0)];
  if (count > givenLimits.arrays)
    failReading(implementationText('implementation.too_many_arrays'), { count, max: givenLimits.arrays });
  if (numbers > givenLimits.numbers)
    failReading(implementationText('implementation.too_many_in_all'), { max: givenLimits.numbers });
}

const withoutShards = (notes: readonly Message[]): readonly Message[] =>
  notes.filter(({ key }) => key !== 'formats.file_shard');

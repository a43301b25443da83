import type { OptionSchema, OptionValue, VariantSchema } from '../../../engine/types';
import type { GivenFile } from '../../../formats/given-array';
import { normalizeName } from '../../../formats/names/names';
import { valueRows } from '../../../formats/names/table/values';
import { implementationText } from '../../../i18n/en/implementation';
import { type Message, message } from '../../../i18n/message';
import { optionError } from '../../../store/actions/options';

/** The option that each name of a value means. */
const optionNames = new Map(
  valueRows.flatMap(({ target, names }) => names.split(' ').map((name) => [name, target] as const)),
);

/** A value in the type of an option: a file may hold 1 for true, or 0 for the choice “0”. */
export function optionValue({ type }: Pick<OptionSchema, 'type'>, value: OptionValue): OptionValue {
  if (type === 'flag' && typeof value === 'number') return value !== 0;
  return type === 'choice' ? String(value) : value;
}

export interface ReadValues {
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly notes: readonly Message[];
  /** The number of heads of keys and values, where the mechanism has no option for it; null if none is given. */
  readonly keyHeads: { readonly name: string; readonly value: OptionValue } | null;
}

/** The options among the values of a file. Others are told. */
export function readValues({ values }: Pick<GivenFile, 'values'>, schema: VariantSchema): ReadValues {
  const options: Record<string, OptionValue> = {};
  const notes: Message[] = [];
  const unknown: string[] = [];
  let keyHeads: ReadValues['keyHeads'] = null;
  for (const [name, value] of values) {
    const option = optionOf(name, schema);
    const read = option && readValue(option, name, value);
    if (isKeyHeads(name) && option === undefined && optionOf('n_heads', schema) !== undefined) {
      keyHeads = { name, value };
      continue;
    }
    if (option === undefined || read === null || read === undefined) {
      unknown.push(`${name} = ${value}`);
      continue;
    }
    const error = optionError(schema, option.name, read);
    if (error === null) options[option.name] = read;
    else notes.push(error);
    if (error === null && option.name !== name)
      notes.push(
        message(implementationText('implementation.note_value'), {
          name,
          option: option.name,
          value: String(read),
        }),
      );
  }
  if (
    options.valid_len !== undefined &&
    options.mask === undefined &&
    optionOf('mask', schema)?.choices.includes('padding')
  )
    options.mask = 'padding';
  if (unknown.length > 0)
    notes.push(
      message(implementationText('implementation.note_values_unknown'), { names: unknown.join(', ') }),
    );
  return { options, notes, keyHeads };
}

const isKeyHeads = (name: string): boolean =>
  name === 'n_kv_heads' || optionNames.get(normalizeName(name)) === 'n_kv_heads';

function optionOf(name: string, { options }: VariantSchema): OptionSchema | undefined {
  const byName = options.find((each) => each.name === name);
  const target = optionNames.get(normalizeName(name));
  return byName ?? options.find((each) => each.name === target);
}

/** A value for an option, by the name that it has; null if that says nothing about the option. */
function readValue(option: OptionSchema, name: string, value: OptionValue): OptionValue | null {
  const isFlag = typeof value === 'boolean' || value === 0 || value === 1;
  if (option.type !== 'choice' || name === option.name) return optionValue(option, value);
  const isOn = value === true || value === 1;
  if (option.name === 'mask') return isFlag ? (isOn ? 'causal' : 'none') : null;
  if (option.name === 'norm') return isFlag ? (isOn ? 'pre' : 'post') : null;
  if (option.name !== 'activation') return optionValue(option, value);
  const known: Readonly<Record<string, string>> = {
    gelu_new: 'gelu_tanh',
    gelu_pytorch_tanh: 'gelu_tanh',
    swish: 'silu',
  };
  return known[String(value)] ?? String(value);
}

import type { OptionSchema, OptionValue, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import { withMissingInputs } from '../document/preset';
import { quoted, type Refusal, refuse } from '../document/refusal';
import type { Document } from '../document/state';
import { rangeError, setDimension } from '../sizes/dimensions';
import { dimensionNamed } from '../sizes/shapes';

/** Sets an option, and adds matrices for inputs that become active. A count such as `n_heads` also resizes matrices. */
export function setOption(
  document: Document,
  schema: VariantSchema,
  name: string,
  value: OptionValue,
): Document | Refusal {
  const error = optionError(schema, name, value);
  if (error !== null) return refuse(error);
  if (typeof value === 'number' && dimensionNamed(schema, name) !== undefined)
    return setDimension(document, schema, name, value);
  const options = { ...document.options, [name]: typeof value === 'number' ? value + 0 : value };
  return withMissingInputs({ ...document, options }, schema);
}

/** Validates the value of an option. Returns an error message, or null. */
export function optionError(schema: VariantSchema, name: string, value: unknown): Message | null {
  const option = schema.options.find((each) => each.name === name);
  if (option === undefined) return message('error.there_no_option', { name: quoted(name) });
  if (isAllowed(option, value)) {
    const dimension = dimensionNamed(schema, name);
    return typeof value === 'number' && dimension !== undefined ? rangeError(dimension, value) : null;
  }
  const found = message('error.value_is', {
    name,
    value: typeof value === 'string' ? quoted(value) : described(value),
  });
  if (option.type === 'flag') return message('error.must_be_flag', { found });
  if (option.type === 'choice')
    return message('error.must_be_choice', { found, choices: option.choices.join(', ') });
  return message('error.must_be_number', { found, min: option.min, max: option.max });
}

function isAllowed(option: OptionSchema, value: unknown): value is OptionValue {
  if (option.type === 'flag') return typeof value === 'boolean';
  if (option.type === 'choice') return typeof value === 'string' && option.choices.includes(value);
  return typeof value === 'number' && value >= option.min && value <= option.max;
}

/** Describes a value that is not a string, without calling methods of untrusted objects. */
function described(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' || value === null
    ? String(value)
    : `a ${typeof value}`;
}

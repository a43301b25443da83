import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { epsilons } from '../../given-array';
import { TextError } from '../errors';
import type { FormatName } from '../format-names';
import { kinds, type Tokens } from '../tokens/tokens';

/** A number by its id. */
export type NumberId = number;

export interface TextValue {
  readonly kind: 'text';
  readonly text: string;
  readonly at: number;
}

export interface DictValue {
  readonly kind: 'dict';
  readonly entries: readonly (readonly [key: string, value: Value])[];
  readonly at: number;
}

export interface ListValue {
  readonly kind: 'list';
  readonly items: readonly Value[];
  readonly at: number;
  /** Whether it stood in a call, and is an array of its own: `tensor([1, 2])`. */
  readonly isArray?: boolean;
}

/** What stands in brackets, and inside of calls. */
export type Value = NumberId | TextValue | DictValue | ListValue;

/** What tells the formats with brackets apart. */
export interface Traits {
  /** The format that a call says: `tensor(`. */
  call: FormatName | null;
  commas: number;
  spaces: number;
  /** Semicolons, or line breaks, that end rows. */
  rowEnds: number;
  dicts: number;
  braces: number;
  parens: number;
  isPython: boolean;
  /** The type that a call names, `torch.float64`; empty if it names none. */
  type: string;
  /** The name that a variable of TensorFlow has; empty for others. */
  name: string;
}

export function newTraits(): Traits {
  return {
    call: null,
    commas: 0,
    spaces: 0,
    rowEnds: 0,
    dicts: 0,
    braces: 0,
    parens: 0,
    isPython: false,
    type: '',
    name: '',
  };
}

/** The format of a text in brackets. */
export function formatOf(traits: Traits): FormatName {
  if (traits.call !== null) return traits.call;
  if (traits.dicts > 0) return traits.isPython || traits.parens > 0 ? 'lists' : 'json';
  if (traits.rowEnds > 0) return 'matlab_literal';
  if (traits.braces > 0) return 'braces';
  if (traits.spaces > 0 && traits.commas === 0) return 'numpy';
  return 'lists';
}

export function fail(
  tokens: Tokens,
  at: number,
  id: Parameters<typeof message>[0],
  args: Parameters<typeof message>[1] = {},
): never {
  throw new TextError(message(id, args), tokens.source.placeAt(tokens.start(at)));
}

/** The rounding error of the numbers of a call: PyTorch leaves out its usual type, float32. */
export function epsilonOf({ type, call }: Traits): number {
  if (/bfloat16/.test(type)) return epsilons.bfloat16;
  if (/float16|half/.test(type)) return epsilons.float16;
  if (/float32/.test(type)) return epsilons.float32;
  return type === '' && call === 'pytorch' ? epsilons.float32 : 0;
}

/** Throws for a token that belongs to nothing. */
export function refuseToken(tokens: Tokens, at: number): never {
  if (tokens.kind(at) === kinds.ellipsis)
    fail(tokens, at, formatsText('formats.printed_short'), { text: tokens.text(at) });
  return fail(tokens, at, formatsText('formats.not_understood'), { text: tokens.text(at).slice(0, 60) });
}

/** Throws for a factor before a bracket. */
export function failFactor(tokens: Tokens, at: number): never {
  return fail(tokens, at, formatsText('formats.factor_unclear'), { text: tokens.textBetween(at, at + 2) });
}

/** Whether a tag of HTML begins at a token. */
export function isMarkup(tokens: Tokens, at: number): boolean {
  return tokens.is(at, '<') && tokens.isAttached(at + 1) && /^[!/]?[a-z][a-z\d]*$/i.test(tokens.text(at + 1));
}

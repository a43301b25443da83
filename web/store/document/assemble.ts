import type { OptionValue, VariantSchema } from '../../engine/types';
import { formatMessage, plural, t } from '../../i18n/i18n';
import type { Reading } from '../../lessons/lesson';
import { matrixError } from '../actions/edit';
import { optionError } from '../actions/options';
import { cleanWord } from '../actions/tokens';
import { resize } from '../sizes/dimensions';
import { agree, type Fixed, fitMatrix, type Said } from '../sizes/fit';
import { dimensions, inputNamed, tokenDimension } from '../sizes/shapes';
import { ownedMatrix } from './matrix';
import { completed } from './preset';
import { withWords } from './reading';
import { isRefusal, quoted } from './refusal';
import type { Document, InputMatrix, TokenList } from './state';

/** What a link or a file says about a document; whatever it leaves out comes from the preset. */
export interface Parts {
  readonly options: ReadonlyMap<string, OptionValue>;
  readonly tokens: ReadonlyMap<TokenList, readonly string[]>;
  readonly inputs: ReadonlyMap<string, InputMatrix>;
}

/** A document made of a preset and parts, with one message for each part that was refused. */
export interface Assembled {
  readonly document: Document;
  readonly messages: readonly string[];
}

/**
 * Puts the parts into the preset, the ones that cannot be left out. Parts give their sizes to the rest, and words their
 * numbers where a model reads them.
 */
export function assemble(
  preset: Document,
  parts: Parts,
  schema: VariantSchema,
  reading?: Reading,
): Assembled {
  const messages: string[] = [];
  const options = allowedOptions(parts.options, schema, messages);
  const said: Said = new Map();
  const fixed = { options: { ...preset.options, ...options }, others: dimensions(preset, schema) };
  const inputs = fittingInputs(parts.inputs, { schema, fixed, said, messages });
  const tokens = fittingTokens(parts.tokens, schema, said, messages);
  const sizes = { ...schema.resolver.resolve({ options }).fixed, ...sizesSaid(said) };
  const resized = resize(preset, schema, sizes, tokens);
  if (isRefusal(resized)) return { document: preset, messages: [...messages, resized.error] };
  const document = {
    ...resized,
    options: { ...resized.options, ...options },
    inputs: { ...resized.inputs, ...inputs },
  };
  const read = withWords(preset, completed(document, schema), reading, parts.inputs);
  return isRefusal(read)
    ? { document: preset, messages: [...messages, read.error] }
    : { document: read, messages };
}

function sizesSaid(said: Said): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from(said, ([name, { size }]) => [name, size]));
}

function allowedOptions(
  given: Parts['options'],
  schema: VariantSchema,
  messages: string[],
): Readonly<Record<string, OptionValue>> {
  const allowed: [string, OptionValue][] = [];
  for (const [name, value] of given) {
    const error = optionError(schema, name, value);
    if (error === '') allowed.push([name, typeof value === 'number' ? value + 0 : value]);
    else messages.push(error);
  }
  return Object.fromEntries(allowed);
}

interface Fitting {
  readonly schema: VariantSchema;
  /** The options, and the sizes of the preset for what the parts leave out. */
  readonly fixed: Fixed;
  readonly said: Said;
  readonly messages: string[];
}

function fittingInputs(
  given: Parts['inputs'],
  { schema, fixed, said, messages }: Fitting,
): Readonly<Record<string, InputMatrix>> {
  const fitting: [string, InputMatrix][] = [];
  for (const [name, matrix] of given) {
    const input = inputNamed(schema, name);
    if (input === undefined) {
      messages.push(t`there is no input ${quoted(name)}`);
      continue;
    }
    const others = { ...fixed.others, ...sizesSaid(said) };
    const sizes = fitMatrix(input, matrix, schema, { ...fixed, others });
    const error = isRefusal(sizes) ? sizes.error : matrixError(input, matrix) || agree(input, sizes, said);
    if (error === '') fitting.push([name, ownedMatrix(matrix)]);
    else messages.push(error);
  }
  return Object.fromEntries(fitting);
}

function fittingTokens(
  given: Parts['tokens'],
  schema: VariantSchema,
  said: Said,
  messages: string[],
): Partial<Document['tokens']> {
  const fitting: [TokenList, readonly string[]][] = [];
  for (const [list, words] of given) {
    const error = tokensError(list, words.length, schema, said);
    if (error === '') fitting.push([list, words.map(cleanWord)]);
    else messages.push(error);
  }
  return Object.fromEntries(fitting);
}

/** `1 query token`, `3 key tokens`. */
function tokensOf(list: TokenList, count: number): string {
  return list === 'query'
    ? plural(count, '{0} query token', '{0} query tokens')
    : plural(count, '{0} key token', '{0} key tokens');
}

/** Why names do not fit the rows; empty when they do, and then their number is the size of the dimension. */
function tokensError(list: TokenList, count: number, schema: VariantSchema, sizes: Said): string {
  const dimension = tokenDimension(schema, list);
  if (dimension === undefined)
    return count === 0 ? '' : t`${formatMessage(schema.title)} has no ${list} tokens of its own`;
  const { name, min, max } = dimension;
  if (count < min || count > max) return t`${tokensOf(list, count)}: from ${min} to ${max} expected`;
  const other = sizes.get(name);
  if (other !== undefined && other.size !== count)
    return t`${tokensOf(list, count)}, but ${other.by} has ${name} = ${other.size}: must be the same`;
  sizes.set(name, { size: count, by: t('the token list') });
  return '';
}

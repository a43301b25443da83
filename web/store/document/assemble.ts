import type { OptionValue, VariantSchema } from '../../engine/types';
import { type Message, message } from '../../i18n/message';
import type { Reading } from '../../lessons/lesson';
import { matrixError } from '../actions/edit';
import { optionError } from '../actions/options';
import { cleanWord } from '../actions/tokens';
import { resize } from '../sizes/dimensions';
import { addSizes, type FitContext, fitMatrix, type KnownSizes } from '../sizes/fit';
import { dimensions, inputNamed, tokenDimension } from '../sizes/shapes';
import { ownedMatrix } from './matrix';
import { withMissingInputs } from './preset';
import { withWordInputs } from './reading';
import { isRefusal, quoted } from './refusal';
import type { Document, InputMatrix, TokenList } from './state';

/** The parts of a document that a link or file contains. The rest comes from the preset. */
export interface DocumentParts {
  readonly options: ReadonlyMap<string, OptionValue>;
  readonly tokens: ReadonlyMap<TokenList, readonly string[]>;
  readonly inputs: ReadonlyMap<string, InputMatrix>;
}

/** A document, and a message for each part that was refused. */
export interface AssembledDocument {
  readonly document: Document;
  readonly messages: readonly Message[];
}

/**
 * Merges parts into the preset. The sizes of the parts determine the sizes of all other matrices, and the words determine
 * the inputs of models that read words (`reading`). If the result is invalid, the preset is returned with messages.
 */
export function assemble(
  preset: Document,
  parts: DocumentParts,
  schema: VariantSchema,
  reading?: Reading,
): AssembledDocument {
  // The same object: its run is known.
  if (parts.options.size + parts.tokens.size + parts.inputs.size === 0)
    return { document: preset, messages: [] };
  const messages: Message[] = [];
  const options = validOptions(parts.options, schema, messages);
  const knownSizes: KnownSizes = new Map();
  const fitContext = { options: { ...preset.options, ...options }, otherSizes: dimensions(preset, schema) };
  const inputs = validInputs(parts.inputs, { schema, fitContext, knownSizes, messages });
  const tokens = validTokens(parts.tokens, schema, knownSizes, messages);
  const sizes = { ...schema.resolver.resolve({ options }).fixed, ...toSizes(knownSizes) };
  const resized = resize(preset, schema, sizes, tokens);
  if (isRefusal(resized)) return { document: preset, messages: [...messages, resized.error] };
  const document = {
    ...resized,
    options: { ...resized.options, ...options },
    inputs: { ...resized.inputs, ...inputs },
  };
  const withInputs = withWordInputs(preset, withMissingInputs(document, schema), reading, parts.inputs);
  return isRefusal(withInputs)
    ? { document: preset, messages: [...messages, withInputs.error] }
    : { document: withInputs, messages };
}

function toSizes(knownSizes: KnownSizes): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from(knownSizes, ([name, { size }]) => [name, size]));
}

function validOptions(
  given: DocumentParts['options'],
  schema: VariantSchema,
  messages: Message[],
): Readonly<Record<string, OptionValue>> {
  const valid: [string, OptionValue][] = [];
  for (const [name, value] of given) {
    const error = optionError(schema, name, value);
    if (error === null) valid.push([name, typeof value === 'number' ? value + 0 : value]);
    else messages.push(error);
  }
  return Object.fromEntries(valid);
}

interface InputContext {
  readonly schema: VariantSchema;
  /** The options, and the sizes in the preset. */
  readonly fitContext: FitContext;
  readonly knownSizes: KnownSizes;
  readonly messages: Message[];
}

function validInputs(
  given: DocumentParts['inputs'],
  { schema, fitContext, knownSizes, messages }: InputContext,
): Readonly<Record<string, InputMatrix>> {
  const valid: [string, InputMatrix][] = [];
  for (const [name, matrix] of given) {
    const input = inputNamed(schema, name);
    if (input === undefined) {
      messages.push(message('error.there_no_input', { name: quoted(name) }));
      continue;
    }
    const otherSizes = { ...fitContext.otherSizes, ...toSizes(knownSizes) };
    const sizes = fitMatrix(input, matrix, schema, { ...fitContext, otherSizes });
    const error = isRefusal(sizes)
      ? sizes.error
      : (matrixError(input, matrix) ?? addSizes(input, sizes, knownSizes));
    if (error === null) valid.push([name, ownedMatrix(matrix)]);
    else messages.push(error);
  }
  return Object.fromEntries(valid);
}

function validTokens(
  given: DocumentParts['tokens'],
  schema: VariantSchema,
  knownSizes: KnownSizes,
  messages: Message[],
): Partial<Document['tokens']> {
  const valid: [TokenList, readonly string[]][] = [];
  for (const [list, words] of given) {
    const error = tokensError(list, words.length, schema, knownSizes);
    if (error === null) valid.push([list, words.map(cleanWord)]);
    else messages.push(error);
  }
  return Object.fromEntries(valid);
}

/** `1 query token`, `3 key tokens`. */
function tokensOf(list: TokenList, count: number): Message {
  return list === 'query' ? message('error.query_tokens', { count }) : message('error.key_tokens', { count });
}

/** Checks the length of a token list, and records it in `sizes` if it is valid. Returns an error message, or null. */
function tokensError(
  list: TokenList,
  count: number,
  schema: VariantSchema,
  sizes: KnownSizes,
): Message | null {
  const dimension = tokenDimension(schema, list);
  if (dimension === undefined)
    return count === 0 ? null : message('error.no_tokens_own', { title: schema.title, list });
  const { name, min, max } = dimension;
  if (count < min || count > max)
    return message('error.token_count', { found: tokensOf(list, count), min, max });
  const other = sizes.get(name);
  if (other !== undefined && other.size !== count)
    return message('error.token_count_differs', {
      found: tokensOf(list, count),
      source: other.source,
      name,
      size: other.size,
    });
  sizes.set(name, { size: count, source: message('error.token_list') });
  return null;
}

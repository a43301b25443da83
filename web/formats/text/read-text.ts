import { formatsText } from '../../i18n/en/formats';
import { joinMessages, type Message, message } from '../../i18n/message';
import { failReading, type GivenFile, givenLimits, shapeText } from '../given-array';
import { digitsOf, type ReadArray, toGivenArray } from './arrays';
import { DocumentReader, type DocumentRules } from './document';
import { AmbiguousTextError, type DecimalChoice, TextError } from './errors';
import { formatMessage } from './format-names';
import type { Found } from './found';
import { checkIndexColumns } from './index-column';
import { stackParts } from './stack-parts';
import { type CommaReading, readCommas } from './tokens/decimal';
import { Source } from './tokens/source';
import { type DecimalMark, Tokens } from './tokens/tokens';
import { uniqueNames, uniqueValues } from './unique-names';

export interface TextOptions extends DocumentRules {
  /** The decimal mark, where a text can be read with either. */
  readonly decimal?: DecimalMark | undefined;
}

/** What a text holds, with the tokens that its numbers stand in. */
export interface ReadDocument {
  readonly found: Found;
  readonly tokens: Tokens;
  readonly reading: CommaReading;
}

/**
 * Reads a text into arrays. Throws a `TextError` at the first thing that is not understood, or an `AmbiguousTextError` if the text
 * can be read with either decimal mark and `decimal` is not given.
 */
export function readDocument(text: string, { decimal, ...rules }: TextOptions = {}): ReadDocument {
  if (text.length > givenLimits.textLength)
    failReading(formatsText('formats.text_too_long'), { count: text.length, max: givenLimits.textLength });
  const source = new Source(text);
  const points = new Tokens(source, '.');
  const read = (tokens: Tokens, reading: CommaReading): ReadDocument => ({
    found: new DocumentReader(tokens, rules).read(),
    tokens,
    reading,
  });
  if (decimal !== undefined)
    return decimal === '.' ? read(points, 'separators') : read(new Tokens(source, ','), 'decimal');
  const { reading, at } = readCommas(points);
  if (reading === 'separators') return read(points, reading);
  if (reading === 'decimal') return read(new Tokens(source, ','), reading);
  const separated = attempt(() => read(points, 'separators'));
  const decimals = attempt(() => read(new Tokens(source, ','), 'decimal'));
  if (decimals.read === null) return separated.read ?? rethrow(separated.error);
  if (separated.read === null) return decimals.read;
  throw new AmbiguousTextError(source.placeAt(points.start(at)), [
    choiceOf(decimals.read, points),
    choiceOf(separated.read, points),
  ]);
}

interface Attempt {
  readonly read: ReadDocument | null;
  readonly error: unknown;
}

function attempt(read: () => ReadDocument): Attempt {
  try {
    return { read: read(), error: null };
  } catch (error) {
    return { read: null, error };
  }
}

function rethrow(error: unknown): never {
  throw error;
}

function choiceOf({ found, reading, tokens }: ReadDocument, points: Tokens): DecimalChoice {
  const shape =
    found.arrays.length === 1 ? shapeText(found.arrays[0]?.shape ?? []) : `${found.arrays.length}`;
  const { at } = readCommas(points);
  const comma = points.source.text.indexOf(',', points.start(at));
  const example =
    /[+-]?\d+,\d+/.exec(points.source.text.slice(Math.max(0, comma - 20), comma + 20))?.[0] ?? '0,5';
  return reading === 'decimal'
    ? {
        decimal: tokens.decimal,
        label: message(formatsText('formats.commas_decimal'), { number: example, shape }),
      }
    : { decimal: tokens.decimal, label: message(formatsText('formats.commas_separate'), { shape }) };
}

/** The arrays and values of a text. */
export function readTextFile(text: string, options: TextOptions = {}): GivenFile {
  const { found, tokens, reading } = withCure(() => readDocument(text, options));
  if (found.arrays.length === 0) failReading(formatsText('formats.no_arrays'));
  const { arrays, notes } = uniqueNames(stackParts(found), tokens);
  const values = uniqueValues(found.values);
  checkIndexColumns(arrays, tokens);
  const digits = digitsOf(arrays, tokens);
  return {
    arrays: arrays.map((array) => toGivenArray(array, tokens, digits)),
    values: values.values,
    format: formatOfText(arrays, reading, tokens),
    notes: [...found.notes.list, ...notes, ...values.notes],
  };
}

/** Says how numbers are printed in full, where they were printed in short. */
function withCure<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const problem = withLongText(error.problem);
    throw problem === error.problem ? error : new TextError(problem, error, error.cell);
  }
}

function withLongText(problem: Message): Message {
  if (problem.key === 'formats.printed_short')
    return message(formatsText('formats.printed_short_cure'), { text: problem.args.text ?? '...' });
  const inner = problem.args.problem;
  if (typeof inner !== 'object') return problem;
  const cured = withLongText(inner);
  return cured === inner
    ? problem
    : message(formatsText('formats.of_array'), { ...problem.args, problem: cured });
}

/** “printout of R, decimal commas”. */
export function formatOfText(arrays: readonly ReadArray[], reading: CommaReading, tokens: Tokens): Message {
  const names = [...new Set(arrays.map(({ format }) => format))];
  const details = [
    ...(reading === 'decimal' || tokens.hasQuotedCommas
      ? [message(formatsText('formats.decimal_commas'))]
      : []),
    ...(hasPercent(arrays, tokens) ? [message(formatsText('formats.percentages'))] : []),
  ];
  const format = joinMessages(formatsText('formats.and'), names.map(formatMessage));
  return details.reduce(
    (whole, detail) => message(formatsText('formats.with_detail'), { format: whole, detail }),
    format,
  );
}

function hasPercent(arrays: readonly ReadArray[], tokens: Tokens): boolean {
  return (
    tokens.source.text.includes('%') &&
    arrays.some(({ ids }) => ids.some((id) => tokens.numbers.get(id).isPercent))
  );
}

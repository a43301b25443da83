import type { OptionValue, VariantSchema } from '../../engine/types';
import type { Reading } from '../../lessons/lesson';
import { assemble } from '../document/assemble';
import { sameList, sameMatrix } from '../document/matrix';
import { shortestText } from '../document/number';
import { followsFromWords } from '../document/reading';
import type { Document, State, TokenList } from '../document/state';
import { dimensions, matrixOf, resolutionOf } from '../sizes/shapes';
import { documentKeys, type Entry, granularityKey, settingPrefix } from './link-keys';
import { cellText, escaped, escapedPath, lossText, matrixText } from './link-text';

/** The keys of the position. Defaults are omitted. */
export function writePosition(
  { document, position, screen, tab, time, trail, why }: State,
  opening: string,
): readonly string[] {
  const { node, row, col, granularity } = position;
  const isOpening = node === opening && row === 0 && col === 0 && granularity === 'key';
  // A link without a position opens the cover.
  if (screen === 'cover' && !tab && isOpening && trail.length === 0 && !document.loss && why === 'value')
    return [];
  return [
    `step=${escapedPath(node)}`,
    ...(row === 0 ? [] : [`row=${row}`]),
    ...(col === 0 ? [] : [`col=${col}`]),
    ...(granularity === (screen ? 'key' : 'equation') ? [] : [`${granularityKey}=${granularity}`]),
    ...(screen ? [`screen=${screen}`] : []),
    ...(tab ? [`tab=${tab}`] : []),
    ...(time === undefined ? [] : [`t=${time}`]),
    ...(trail.length === 0 ? [] : [`cell=${trail.map(cellText).join(';')}`]),
    ...(why === 'value' ? [] : [`why=${why}`]),
  ];
}

/** The keys of figure settings, sorted by name. */
export function writeSettings({ settings }: State): readonly string[] {
  return Object.entries(settings)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${settingPrefix}${escaped(name)}=${escaped(value)}`);
}

/** The key of the loss. */
export function writeLoss({ loss }: Document): readonly string[] {
  return loss === undefined ? [] : [`back=${lossText(loss)}`];
}

/** The keys of everything that differs from the preset, except inputs that a model derives from its words. */
export function writeDocument(
  document: Document,
  preset: Document,
  schema: VariantSchema,
  prefix: string,
  reading?: Reading,
): readonly string[] {
  const resized = resizedDimensions(document, preset, schema);
  const fromWords = inputsFromWords(document, preset, schema, reading);
  return Array.from(documentKeys(schema)).flatMap(([key, entry]) => {
    if (entry.part === 'input' && sameMatrix(matrixOf(document, entry.name), fromWords[entry.name]))
      return [];
    const text = entryText(entry, { document, preset, schema, resized });
    return text === null ? [] : [`${prefix}${key}=${text}`];
  });
}

/** The inputs that are derived from the words when the link is read. */
function inputsFromWords(
  { tokens }: Document,
  preset: Document,
  schema: VariantSchema,
  reading: Reading | undefined,
): Document['inputs'] {
  if (reading === undefined) return {};
  const lists = new Map(Object.entries(tokens) as [TokenList, readonly string[]][]);
  const words = new Map(Array.from(lists).filter(([list]) => !sameList(tokens[list], preset.tokens[list])));
  const parts = { options: new Map(), tokens: words, inputs: new Map() };
  const { inputs } = assemble(preset, parts, schema, reading).document;
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => followsFromWords(name, reading)));
}

interface Context {
  readonly document: Document;
  readonly preset: Document;
  readonly schema: VariantSchema;
  readonly resized: ReadonlySet<string>;
}

function entryText({ part, name }: Entry, context: Context): string | null {
  if (part === 'option') return optionText(name, context);
  return part === 'input' ? inputText(name, context) : tokensText(name === 'key' ? 'key' : 'query', context);
}

function optionText(name: string, { document, preset }: Context): string | null {
  const option = document.options[name];
  return option === undefined || option === preset.options[name] ? null : escaped(optionWord(option));
}

function optionWord(option: OptionValue): string {
  return typeof option === 'number' ? shortestText(option) : String(option);
}

function tokensText(list: 'query' | 'key', { document, preset }: Context): string | null {
  const words = document.tokens[list];
  return sameList(words, preset.tokens[list]) ? null : words.map(escaped).join(',');
}

/** A matrix is also written if it has the numbers of the preset in another shape, such as more heads of less width. */
function inputText(name: string, { document, preset, schema, resized }: Context): string | null {
  const matrix = matrixOf(document, name);
  const input = resolutionOf(document, schema).inputs.find((each) => each.name === name);
  if (matrix === undefined || input === undefined) return null;
  const reshaped = [...input.rowFactors, ...input.colFactors].some((each) => resized.has(each));
  const before = matrixOf(preset, name);
  return !reshaped && sameMatrix(matrix, before) ? null : matrixText(matrix, reshaped ? undefined : before);
}

function resizedDimensions(document: Document, preset: Document, schema: VariantSchema): ReadonlySet<string> {
  const [after, before] = [dimensions(document, schema), dimensions(preset, schema)];
  return new Set(Object.keys(after).filter((name) => after[name] !== before[name]));
}

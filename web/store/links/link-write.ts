import type { CellRef, OptionValue, VariantSchema } from '../../engine/types';
import type { Reading } from '../../lessons/lesson';
import { assemble } from '../document/assemble';
import { rowOf, sameList, sameMatrix } from '../document/matrix';
import { shortest } from '../document/number';
import { isRead } from '../document/reading';
import type { Document, InputMatrix, Loss, State, TokenList } from '../document/state';
import { dimensions, matrixOf, resolutionOf } from '../sizes/shapes';
import { documentKeys, type Entry, settingPrefix, wholeInLink } from './link-keys';

/** Text of any kind as part of a link. Characters that end a link in chats and in Markdown are escaped too. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The keys of the place, without those that say what a link says by itself. */
export function writePlace({ position, trail, why }: State): readonly string[] {
  const { node, row, col, grain } = position;
  return [
    `step=${escapedPath(node)}`,
    ...(row === 0 ? [] : [`row=${row}`]),
    ...(col === 0 ? [] : [`col=${col}`]),
    ...(grain === 'equation' ? [] : [`grain=${grain}`]),
    ...(trail.length === 0 ? [] : [`cell=${trail.map(cellText).join(';')}`]),
    ...(why === 'value' ? [] : [`why=${why}`]),
  ];
}

/** The keys of what figures are set to. */
export function writeSettings({ settings }: State): readonly string[] {
  return Object.entries(settings)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${settingPrefix}${escaped(name)}=${escaped(value)}`);
}

/** The key of what the walk goes back from. */
export function writeLoss({ loss }: Document): readonly string[] {
  return loss === undefined ? [] : [`back=${lossText(loss)}`];
}

/** A loss as a link writes it: its kind, a cell, and the targets that somebody chose. */
export function lossText({ kind, targets, ...cell }: Loss): string {
  return `${kind}:${cellText(cell)}${targets === null ? '' : `:${matrixText(targets)}`}`;
}

function cellText({ node, row, col }: CellRef): string {
  return `${escapedPath(node)}:${row},${col}`;
}

/** The node of a head reads `head_0/scores` in a link as well. */
function escapedPath(node: string): string {
  return node.split('/').map(escaped).join('/');
}

/** The keys of what differs from the preset, and does not follow from the words of a model that reads them. */
export function writeDocument(
  document: Document,
  preset: Document,
  schema: VariantSchema,
  prefix: string,
  reading?: Reading,
): readonly string[] {
  const resized = resizedDimensions(document, preset, schema);
  const read = readAnew(document, preset, schema, reading);
  return Array.from(documentKeys(schema)).flatMap(([key, entry]) => {
    if (entry.part === 'input' && sameMatrix(matrixOf(document, entry.name), read[entry.name])) return [];
    const text = entryText(entry, { document, preset, schema, resized });
    return text === null ? [] : [`${prefix}${key}=${text}`];
  });
}

/** The inputs that whoever reads the link makes of its words. */
function readAnew(
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
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => isRead(name, reading)));
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
  return typeof option === 'number' ? shortest(option) : String(option);
}

function tokensText(list: 'query' | 'key', { document, preset }: Context): string | null {
  const words = document.tokens[list];
  return sameList(words, preset.tokens[list]) ? null : words.map(escaped).join(',');
}

/** A matrix that is the same numbers in another shape, such as more heads of less width, is written as well. */
function inputText(name: string, { document, preset, schema, resized }: Context): string | null {
  const matrix = matrixOf(document, name);
  const input = resolutionOf(document, schema).inputs.find((each) => each.name === name);
  if (matrix === undefined || input === undefined) return null;
  const reshaped = [...input.rowFactors, ...input.colFactors].some((each) => resized.has(each));
  const before = matrixOf(preset, name);
  return !reshaped && sameMatrix(matrix, before) ? null : matrixText(matrix, reshaped ? undefined : before);
}

/** Rows end with `;`, numbers with `,`: `1,0,0.5;0,1,-2`. In a large matrix a row is empty where it is as in the preset. */
function matrixText(matrix: InputMatrix, before?: InputMatrix): string {
  const known = matrix.data.length > wholeInLink && before?.cols === matrix.cols ? before : undefined;
  return Array.from({ length: matrix.rows }, (_, row) => {
    const numbers = rowOf(matrix, row);
    return known !== undefined && sameList(numbers, rowOf(known, row)) ? '' : numbers.map(shortest).join(',');
  }).join(';');
}

function resizedDimensions(document: Document, preset: Document, schema: VariantSchema): ReadonlySet<string> {
  const [now, before] = [dimensions(document, schema), dimensions(preset, schema)];
  return new Set(Object.keys(now).filter((name) => now[name] !== before[name]));
}

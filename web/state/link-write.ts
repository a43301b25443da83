import type { CellRef, OptionValue, VariantSchema } from '../engine/types';
import { documentKeys, type Entry, settingPrefix } from './link-keys';
import { sameList, sameMatrix } from './matrix';
import { shortest } from './number';
import { dimensions, factors, inputNamed, matrixOf } from './shapes';
import type { Document, InputMatrix, Loss, State } from './state';

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

/** The keys of what exhibits are set to. */
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

/** The keys of what differs from the preset. */
export function writeDocument(
  document: Document,
  preset: Document,
  schema: VariantSchema,
  prefix: string,
): readonly string[] {
  const resized = resizedDimensions(document, preset, schema);
  return Array.from(documentKeys(schema)).flatMap(([key, entry]) => {
    const text = entryText(entry, { document, preset, schema, resized });
    return text === null ? [] : [`${prefix}${key}=${text}`];
  });
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
  const input = inputNamed(schema, name);
  if (matrix === undefined || input === undefined) return null;
  const reshaped = [...factors(input.rows), ...factors(input.cols)].some((each) => resized.has(each));
  return !reshaped && sameMatrix(matrix, matrixOf(preset, name)) ? null : matrixText(matrix);
}

/** Rows end with `;`, numbers with `,`: `1,0,0.5;0,1,-2`. */
function matrixText({ rows, cols, data }: InputMatrix): string {
  return Array.from({ length: rows }, (_, row) =>
    data
      .slice(row * cols, (row + 1) * cols)
      .map(shortest)
      .join(','),
  ).join(';');
}

function resizedDimensions(document: Document, preset: Document, schema: VariantSchema): ReadonlySet<string> {
  const [now, before] = [dimensions(document, schema), dimensions(preset, schema)];
  return new Set(Object.keys(now).filter((name) => now[name] !== before[name]));
}

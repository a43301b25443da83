import type { Story } from './story';

/** A number of the picture: a matrix and a cell of it. */
export interface NumberName {
  readonly matrix: string;
  readonly row: number;
  readonly col: number;
}

/** The head of the model in the lesson `english-french`. */
const head = 'decoder_0/cross/head_0/';

/** Parses `weights:2,1`. Null for a name that is no cell, such as the sum of many products. */
export function parseNumberName(name: string): NumberName | null {
  const [, matrix = '', row, col] = /^(\w+):(\d+),(\d+)$/.exec(name) ?? [];
  return matrix === '' ? null : { matrix, row: Number(row), col: Number(col) };
}

/** The cell of the run that explains a number. A product is explained by the score that it is a term of. */
function cellOf({ opened }: Story, name: NumberName | null): NumberName {
  return name === null || name.matrix === 'product' ? { ...opened, matrix: 'scores' } : name;
}

const listOf = (words: readonly string[]): string => words.map(encodeURIComponent).join(',');

/** The state of the lesson, as in a link, that shows a number of the story: the same words, its step, its cell selected. */
export function addressOf(story: Story, name: NumberName | null): string {
  const { matrix, row, col } = cellOf(story, name);
  const { english, french } = story.after;
  const node = head + matrix;
  // A row is named after the word before the one that it writes.
  const written = ['start', ...french.slice(0, -1)];
  return [
    'v=1&lesson=english-french',
    `step=${node}`,
    `cell=${node}:${row},${col}`,
    `tokens=${listOf(written)}`,
    `key_tokens=${listOf(english)}`,
  ].join('&');
}

/** The words that a number belongs to: those of its row and column, or the word and the number of the column. */
export function placeOf(story: Story, name: NumberName | null): string {
  const { matrix, row, col } = cellOf(story, name);
  const { english, french } = story.after;
  const isPair = ['weights', 'scores', 'scaled_scores'].includes(matrix);
  const rowWords = matrix === 'key' || matrix === 'value' ? english : french;
  return `${rowWords[row] ?? ''}, ${isPair ? (english[col] ?? '') : col + 1}`;
}

import { t } from '../../i18n/i18n';
import type { Grid, Misread, Piece } from './grid';

/** Everything that means something between brackets. Quotes surround "-Infinity" in JSON. */
const tokens = /[[\],;]|\r\n|\n|\r|"[^"\n]*"|'[^'\n]*'|[^\s[\],;"'()]+|["'()]/g;

/** What has been read so far. */
interface Reading {
  readonly rows: Piece[][];
  depth: number;
  deepest: number;
  /** Whether a line break here would end a row, as in MATLAB; after a comma it does not. */
  open: boolean;
}

/** Reads `[[1, 2], [3, 4]]`, `[[1. 2.] [3. 4.]]`, `[1 2; 3 4]` and the same inside `array(…)` or `tensor(…)`. */
export function readBrackets(text: string): Grid | Misread {
  const reading: Reading = { rows: [[]], depth: 0, deepest: 0, open: false };
  const start = text.indexOf('[');
  let end = start;
  for (const match of text.slice(start).matchAll(tokens)) {
    const offset = start + match.index;
    const error = readToken(reading, { text: match[0], offset });
    if (error !== '') return { error, offset };
    end = offset + match[0].length;
    if (reading.depth === 0) break;
  }
  if (reading.depth > 0) return { error: t('a bracket is not closed: "]" expected'), offset: end };
  const rest = restError(text.slice(0, start), text.slice(end));
  return rest === '' ? reading.rows.filter((row) => row.length > 0) : { error: rest, offset: end };
}

function readToken(reading: Reading, token: Piece): string {
  switch (token.text) {
    case '[':
      return opened(reading);
    case ']':
      reading.depth--;
      if (reading.depth > 0) reading.rows.push([]);
      return '';
    case ',':
      reading.open = false;
      return '';
    case ';':
      return reading.deepest > 1
        ? t('a semicolon between inner brackets: a comma expected')
        : rowEnded(reading);
    case '\n':
    case '\r':
    case '\r\n':
      return reading.open && reading.deepest === 1 ? rowEnded(reading) : '';
  }
  return numbered(reading, token);
}

function opened(reading: Reading): string {
  reading.depth++;
  if (reading.depth > 2) return t('brackets three deep: a matrix has rows in brackets, two deep');
  if (reading.depth === 2 && reading.deepest === 1 && reading.rows.some((row) => row.length > 0))
    return t('a bracket among numbers: a number expected');
  reading.deepest = Math.max(reading.deepest, reading.depth);
  reading.open = false;
  return '';
}

function rowEnded(reading: Reading): string {
  reading.rows.push([]);
  reading.open = false;
  return '';
}

function numbered(reading: Reading, { text, offset }: Piece): string {
  if (/^(?:\.\.\.|…)$/.test(text))
    return t('the matrix was printed in short, with "...": print all of its numbers');
  if (reading.depth < reading.deepest) return t('a number between the rows: "[" expected');
  reading.rows.at(-1)?.push({ text: text.replace(/^["']|["']$/g, ''), offset });
  reading.open = true;
  return '';
}

/** After the matrix nothing is left but what NumPy and PyTorch say about it: `, dtype=float32)`. */
function restError(before: string, after: string): string {
  const rest = before.includes('(') ? /^(?:,[^()[\]]*)?\)\s*[;,]?$/ : /^[;,]?$/;
  return rest.test(after.trim()) ? '' : t('more text after the last bracket: the end expected');
}

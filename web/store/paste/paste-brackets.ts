import { t } from '../../i18n/i18n';
import type { Grid, PasteProblem, TextCell } from './grid';

/** The tokens of bracketed matrices. Quotes surround "-Infinity" in JSON. */
const tokens = /[[\],;]|\r\n|\n|\r|"[^"\n]*"|'[^'\n]*'|[^\s[\],;"'()]+|["'()]/g;

interface ParserState {
  readonly rows: TextCell[][];
  depth: number;
  maxDepth: number;
  /** Whether a line break ends the row, as in MATLAB; after a comma it does not. */
  lineBreakEndsRow: boolean;
}

/** Parses `[[1, 2], [3, 4]]`, `[[1. 2.] [3. 4.]]`, `[1 2; 3 4]`, also inside `array(…)` or `tensor(…)`. */
export function readBrackets(text: string): Grid | PasteProblem {
  const state: ParserState = { rows: [[]], depth: 0, maxDepth: 0, lineBreakEndsRow: false };
  const start = text.indexOf('[');
  let end = start;
  for (const match of text.slice(start).matchAll(tokens)) {
    const offset = start + match.index;
    const error = readToken(state, { text: match[0], offset });
    if (error !== '') return { error, offset };
    end = offset + match[0].length;
    if (state.depth === 0) break;
  }
  if (state.depth > 0) return { error: t('a bracket is not closed: "]" expected'), offset: end };
  const rest = restError(text.slice(0, start), text.slice(end));
  return rest === '' ? state.rows.filter((row) => row.length > 0) : { error: rest, offset: end };
}

function readToken(state: ParserState, token: TextCell): string {
  switch (token.text) {
    case '[':
      return openBracket(state);
    case ']':
      state.depth--;
      if (state.depth > 0) state.rows.push([]);
      return '';
    case ',':
      state.lineBreakEndsRow = false;
      return '';
    case ';':
      return state.maxDepth > 1 ? t('a semicolon between inner brackets: a comma expected') : endRow(state);
    case '\n':
    case '\r':
    case '\r\n':
      return state.lineBreakEndsRow && state.maxDepth === 1 ? endRow(state) : '';
  }
  return addNumber(state, token);
}

function openBracket(state: ParserState): string {
  state.depth++;
  if (state.depth > 2) return t('brackets three deep: a matrix has rows in brackets, two deep');
  if (state.depth === 2 && state.maxDepth === 1 && state.rows.some((row) => row.length > 0))
    return t('a bracket among numbers: a number expected');
  state.maxDepth = Math.max(state.maxDepth, state.depth);
  state.lineBreakEndsRow = false;
  return '';
}

function endRow(state: ParserState): string {
  state.rows.push([]);
  state.lineBreakEndsRow = false;
  return '';
}

function addNumber(state: ParserState, { text, offset }: TextCell): string {
  if (/^(?:\.\.\.|…)$/.test(text))
    return t('the matrix was printed in short, with "...": print all of its numbers');
  if (state.depth < state.maxDepth) return t('a number between the rows: "[" expected');
  state.rows.at(-1)?.push({ text: text.replace(/^["']|["']$/g, ''), offset });
  state.lineBreakEndsRow = true;
  return '';
}

/** After the matrix, only suffixes of NumPy and PyTorch are allowed: `, dtype=float32)`. */
function restError(before: string, after: string): string {
  const rest = before.includes('(') ? /^(?:,[^()[\]]*)?\)\s*[;,]?$/ : /^[;,]?$/;
  return rest.test(after.trim()) ? '' : t('more text after the last bracket: the end expected');
}

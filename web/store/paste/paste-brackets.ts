import '../../i18n/en/authoring';
import { type Message, message } from '../../i18n/message';
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
    if (error !== null) return { error, offset };
    end = offset + match[0].length;
    if (state.depth === 0) break;
  }
  if (state.depth > 0) return { error: message('error.bracket_not_closed'), offset: end };
  const rest = restError(text.slice(0, start), text.slice(end));
  return rest === null ? state.rows.filter((row) => row.length > 0) : { error: rest, offset: end };
}

function readToken(state: ParserState, token: TextCell): Message | null {
  switch (token.text) {
    case '[':
      return openBracket(state);
    case ']':
      state.depth--;
      if (state.depth > 0) state.rows.push([]);
      return null;
    case ',':
      state.lineBreakEndsRow = false;
      return null;
    case ';':
      return state.maxDepth > 1 ? message('error.semicolon_between_inner_brackets') : endRow(state);
    case '\n':
    case '\r':
    case '\r\n':
      return state.lineBreakEndsRow && state.maxDepth === 1 ? endRow(state) : null;
  }
  return addNumber(state, token);
}

function openBracket(state: ParserState): Message | null {
  state.depth++;
  if (state.depth > 2) return message('error.brackets_three_deep');
  if (state.depth === 2 && state.maxDepth === 1 && state.rows.some((row) => row.length > 0))
    return message('error.bracket_among_numbers');
  state.maxDepth = Math.max(state.maxDepth, state.depth);
  state.lineBreakEndsRow = false;
  return null;
}

function endRow(state: ParserState): null {
  state.rows.push([]);
  state.lineBreakEndsRow = false;
  return null;
}

function addNumber(state: ParserState, { text, offset }: TextCell): Message | null {
  if (/^(?:\.\.\.|…)$/.test(text)) return message('error.matrix_printed_short');
  if (state.depth < state.maxDepth) return message('error.number_between_rows');
  state.rows.at(-1)?.push({ text: text.replace(/^["']|["']$/g, ''), offset });
  state.lineBreakEndsRow = true;
  return null;
}

/** After the matrix, only suffixes of NumPy and PyTorch are allowed: `, dtype=float32)`. */
function restError(before: string, after: string): Message | null {
  const rest = before.includes('(') ? /^(?:,[^()[\]]*)?\)\s*[;,]?$/ : /^[;,]?$/;
  return rest.test(after.trim()) ? null : message('error.more_text_after_last');
}

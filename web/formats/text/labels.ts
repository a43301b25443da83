import { formatOfCall, isListCall, isScalarCall } from './grammars/calls';
import { sizesOf } from './grammars/sizes';
import { headOf } from './stack-parts';
import { isComment } from './tokens/comments';
import { kinds, type Tokens } from './tokens/tokens';

/** What a line says before a value, or above it. */
export interface Label {
  /** Empty if it only says sizes. */
  readonly name: string;
  /** The sizes that it says: `(3, 3)`. */
  readonly sizes: readonly number[] | null;
  /** Whether it only tells sizes: `q shape: (4, 4)`. */
  readonly isStatement: boolean;
  /** Where the value begins, or the end of the line. */
  readonly valueAt: number;
  /** Whether `=` or `:` stands between the name and the value. */
  readonly isTerminated: boolean;
}

/** Longest label that is looked at. */
const longest = 400;

/** Reads the label of the line that begins at a token; null if it looks like none. */
export function labelAt(tokens: Tokens, at: number): Label | null {
  const { valueAt, isTerminated } = findValue(tokens, at);
  if (tokens.start(valueAt) - tokens.start(at) > longest) return null;
  const text = tokens.source.text.slice(tokens.start(at), tokens.end(valueAt - 1));
  if (hasDecimals(tokens, at, valueAt)) return null;
  const parsed = parseLabel(text, isTerminated);
  return parsed === null ? null : { ...parsed, valueAt, isTerminated };
}

function hasDecimals(tokens: Tokens, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (tokens.isNumber(at) && tokens.numbers.get(tokens.number(at)).kind !== 'integer') return true;
  return false;
}

/** Finds where a value begins in a line: at a bracket that is no part of the name, at a call, or behind `=` or `:`. */
function findValue(
  tokens: Tokens,
  start: number,
): { readonly valueAt: number; readonly isTerminated: boolean } {
  const end = tokens.lineEnd(start);
  const found = (valueAt: number) => ({ valueAt, isTerminated: isTerminator(tokens, valueAt - 1) });
  for (let at = start; at < end; at = nextPart(tokens, at, end)) {
    if (tokens.start(at) - tokens.start(start) > longest) return found(at);
    if (startsValue(tokens, at, start)) return found(callStart(tokens, at));
    if (at > start && isTerminator(tokens, at - 1) && isValue(tokens, at, end)) return found(at);
  }
  return found(end);
}

/** `=`, `:` before a space or a bracket, `<-`. */
function isTerminator(tokens: Tokens, at: number): boolean {
  if (tokens.is(at, '=')) return true;
  if (tokens.is(at, ':')) return !tokens.is(at + 1, ':') && !tokens.is(at - 1, ':');
  return tokens.isWord(at) && tokens.text(at) === '-' && tokens.is(at - 1, '<') && tokens.isAttached(at);
}

/** Whether only numbers, or one word or text, follow up to the end of the line. */
function isValue(tokens: Tokens, at: number, end: number): boolean {
  const isAlone = at + 1 >= end || (at + 2 >= end && (tokens.is(at + 1, ',') || tokens.is(at + 1, ';')));
  if (tokens.isString(at) || tokens.isWord(at)) return isAlone || isComment(tokens, at + 1);
  if (!tokens.isNumber(at)) return false;
  for (let each = at; each < end; each++) {
    if (isComment(tokens, each)) return true;
    if (tokens.number(each) < 0 && !tokens.is(each, ',') && !tokens.is(each, ';') && !tokens.is(each, '*'))
      return false;
  }
  return true;
}

function startsValue(tokens: Tokens, at: number, start: number): boolean {
  if (tokens.is(at, '[')) return !isIndex(tokens, at, start);
  if (tokens.is(at, '{')) return at === start || !tokens.isAttached(at) || isTerminator(tokens, at - 1);
  if (tokens.is(at, '(')) return isTupleOrCall(tokens, at, start);
  if (tokens.is(at, '<')) return tokens.is(at + 1, '<') || /^tf\./.test(tokens.text(at + 1));
  if (!tokens.isWord(at)) return false;
  const word = tokens.text(at);
  if (word === 'Tensor') return tokens.kind(at + 1) === kinds.newline && tokens.is(at + 2, '[');
  return word === '\\begin' || (word === 'Parameter' && tokens.text(at + 1) === 'containing');
}

/** `attn[0]` or `w["q"]`, with something behind it that goes on with the name. */
function isIndex(tokens: Tokens, at: number, start: number): boolean {
  if (tokens.isWord(at + 1) && /^\d+[x×]\d+$/.test(tokens.text(at + 1))) return tokens.is(at + 2, ']');
  if (at === start || !tokens.isAttached(at) || !(tokens.isWord(at - 1) || tokens.is(at - 1, ']')))
    return isSizes(tokens, at);
  const isPart = tokens.is(at + 2, ']') && (tokens.isString(at + 1) || /^\d+$/.test(tokens.text(at + 1)));
  if (!isPart) return tokens.is(at + 1, ']');
  const next = at + 3;
  return (
    tokens.isLineEnd(next) ||
    isTerminator(tokens, next) ||
    (tokens.isAttached(next) && (tokens.isWord(next) || tokens.is(next, '[')))
  );
}

/** `Size([2, 3])`: no value, but the sizes of one. */
function isSizes(tokens: Tokens, at: number): boolean {
  return tokens.is(at - 1, '(') && /(?:Size|Shape)$/.test(tokens.text(at - 2));
}

function isTupleOrCall(tokens: Tokens, at: number, start: number): boolean {
  if (at === start) return true;
  if (tokens.isAttached(at) && tokens.isWord(at - 1)) return isCallee(tokens.text(at - 1));
  if (isTerminator(tokens, at - 1))
    return sizesOf(tokens, at) === null || !/(?:shape|size|dims?)$/i.test(tokens.text(at - 2));
  return !tokens.isAttached(at) && sizesOf(tokens, at) === null && closingAt(tokens, at) < 0;
}

function isCallee(word: string): boolean {
  return (
    formatOfCall(word) !== null ||
    isScalarCall(word) ||
    isListCall(word) ||
    /^(?:Map|Set|\w+\d+Array)$/.test(word)
  );
}

function callStart(tokens: Tokens, at: number): number {
  const isNamed = tokens.is(at, '(') || tokens.is(at, '[');
  const isCall = isNamed && tokens.isAttached(at) && tokens.isWord(at - 1);
  return isCall ? at - 1 : at;
}

/** The bracket that closes another one on its line; -1 if there is none. */
function closingAt(tokens: Tokens, at: number): number {
  const [open, close] = tokens.is(at, '(') ? ['(', ')'] : tokens.is(at, '[') ? ['[', ']'] : ['<', '>'];
  let depth = 0;
  for (let each = at; !tokens.isLineEnd(each) && each < at + longest; each++) {
    if (tokens.is(each, open)) depth += 1;
    if (tokens.is(each, close)) depth -= 1;
    if (depth === 0) return each;
  }
  return -1;
}

/** Goes over what is in brackets and belongs to the label. */
function nextPart(tokens: Tokens, at: number, end: number): number {
  const isOpen = tokens.is(at, '(') || tokens.is(at, '[') || (tokens.is(at, '<') && tokens.isAttached(at));
  const close = isOpen ? closingAt(tokens, at) : -1;
  return close < 0 || close >= end ? at + 1 : close + 1;
}

const declaration =
  /^(?:(?:export|const|constexpr|static|let|var|auto|float|double|int|bool|unsigned|long|std::(?:vector|array)<[^=;]{1,120}>|(?:Eigen::)?(?:Matrix|Array|Vector)\w{0,20}(?:<[^=;]{1,120}>)?|torch::Tensor|at::Tensor)&? )+/;
const path =
  /^[\p{L}_][\p{L}\p{N}_]*(?:[./$-][\p{L}\p{N}_]+|\[(?:\d{1,6}|"[^"]{1,80}"|'[^']{1,80}')\]|:\d{1,6}|(?:\^?[Tᵀ′]))*$/u;
const words = /^[\p{L}_√∂∇][\p{L}\p{M}\p{N}\p{No}\s_.,\-/'"()[\]^+*×·@√|→>&:ᵀ²₀-₉!?;=~%]*$/u;

const shapeAtEnd =
  /(?:^|[\s,;:]+|(?<!\.(?:t|transpose|permute|swapaxes|swapdims))(?<=\w)(?=\())(?:(?:has |with |of )?(?:shape|size|dims?)\b)?\s*[:=]?\s*(?:torch\.Size|tf\.TensorShape|TensorShape|Size)?\(?[([](\s*(?:\d{1,9}\s*[,x×]?\s*){0,8})[\])]\)?$/;
const typeAtEnd =
  /[\s,;]+(?:dtype\s*[=:]\s*)?(?:(?:torch\.|np\.)?(?:b?float|u?int|bool)\d*|\((?:torch\.)?(?:Tensor|ndarray|list)\))$/;
const wordAtEnd = /[\s,;:.]*\b(?:has |with |of )?(?:shape|size)\s*[:=]?$/i;

/** Takes a label apart; null if it looks like none. */
function parseLabel(
  text: string,
  isTerminated: boolean,
): Pick<Label, 'name' | 'sizes' | 'isStatement'> | null {
  let rest = text
    .trim()
    .replace(/^(?:[-=*~_+]{2,40}|#{1,6}|\/\/|%{1,3})\s*/, '')
    .replace(/\s*[-=*~_+]{2,40}$/, '')
    .replace(/\s*(?:<-|[:=]{1,2})\s*$/, '')
    .trim();
  const isDeclared = declaration.test(rest);
  if (isDeclared) rest = rest.replace(declaration, '').replace(/;$/, '');
  let sizes: readonly number[] | null = null;
  if (isDeclared) {
    const [, dims = ''] = /((?:\[\d{0,9}\])+|\(\d{1,9}(?:, ?\d{1,9})?\))$/.exec(rest) ?? [];
    if (dims !== '') sizes = dims.includes('[]') ? null : dims.split(/\D+/).filter(Boolean).map(Number);
    rest = rest.slice(0, rest.length - dims.length);
  }
  rest = rest.replace(/\s*#{2,6}$/, '').replace(typeAtEnd, '');
  const shape = shapeAtEnd.exec(rest);
  let isStatement = false;
  if (shape !== null && !isDeclared) {
    sizes = (shape[1] ?? '').split(/\D+/).filter(Boolean).map(Number);
    isStatement = /shape|size|dim/i.test(shape[0]);
    rest = rest
      .slice(0, shape.index)
      .replace(wordAtEnd, '')
      .replace(/\.(?:shape|size\(\))$/, '')
      .replace(/[\s:=,]+$/, '');
  }
  rest = rest
    .replace(typeAtEnd, '')
    .trim()
    .replace(/^(["'`])(.*)\1$/, '$2')
    .replace(/^\$+/, '')
    .replaceAll('$', '.');
  if (rest === '') return sizes === null ? null : { name: '', sizes, isStatement: true };
  isStatement ||= isDeclared && !isTerminated;
  // `O.5` is 0.5 with a wrong letter.
  if (/^\p{L}\.\d+$/u.test(rest)) return null;
  const isName =
    path.test(rest) ||
    (words.test(rest) && headOf(rest) !== null) ||
    (isTerminated && words.test(rest)) ||
    /^(["'`]).{1,200}\1$/.test(text.trim());
  return isName ? { name: rest, sizes, isStatement } : null;
}

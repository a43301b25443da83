import { formatsText } from '../../../i18n/en/formats';
import { message } from '../../../i18n/message';
import { givenLimits } from '../../given-array';
import { TextError } from '../errors';
import { skipComment } from '../tokens/comments';
import { kinds, type Tokens } from '../tokens/tokens';
import { dtypes, formatOfCall, isListCall, isScalarCall, knownKeywords } from './calls';
import { splitRows } from './literal-rows';
import { sizesOf, statedSizes } from './sizes';
import { fail, failFactor, isMarkup, newTraits, refuseToken, type Traits, type Value } from './value';

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

interface OpenList {
  readonly bracket: string;
  readonly at: number;
  readonly items: Value[];
  /** The number of items at each semicolon, and at each line break without a comma before it. */
  readonly semicolons: number[];
  readonly breaks: number[];
  /** The last token was a separator. */
  isSeparated: boolean;
  hasContinuation: boolean;
}

/** Parses one value that begins with a bracket or a call. */
export class ValueParser {
  readonly tokens: Tokens;
  readonly traits: Traits = newTraits();
  /** Behind the value that was parsed. */
  at = 0;
  readonly #maxDepth: number;
  /** Brackets and calls that are open. */
  #nesting = 0;
  /** Row and column of the number that is read. */
  #row = 0;
  #col = 0;

  constructor(tokens: Tokens, maxDepth: number = givenLimits.dimensions) {
    this.tokens = tokens;
    this.#maxDepth = maxDepth;
  }

  parse(at: number): Value {
    this.at = at;
    return this.#value(0);
  }

  #value(depth: number): Value {
    if (this.#nesting > nestingLimit)
      fail(this.tokens, this.at, formatsText('formats.too_deep'), { max: this.#maxDepth });
    this.#nesting += 1;
    const value = this.#read(depth);
    this.#nesting -= 1;
    return value;
  }

  #read(depth: number): Value {
    const { tokens } = this;
    this.at = this.#skip(this.at);
    const { at } = this;
    const number = tokens.number(at);
    if (number >= 0) return this.#number(number, at);
    if (tokens.kind(at) === kinds.string) return this.#text(at);
    for (const bracket of ['[', '(', '{']) if (tokens.is(at, bracket)) return this.#bracket(bracket, depth);
    if (tokens.is(at, '<')) return this.#angle(depth);
    if (tokens.kind(at) === kinds.word) return this.#word(depth);
    if (tokens.kind(at) === kinds.end)
      fail(tokens, at, formatsText('formats.bracket_not_closed'), { bracket: ']' });
    return refuseToken(tokens, at);
  }

  #number(id: number, at: number): Value {
    this.at = at + 1;
    if (this.tokens.is(this.at, '*')) failFactor(this.tokens, at);
    return id;
  }

  #text(at: number): Value {
    this.at = at + 1;
    return { kind: 'text', text: this.tokens.text(at), at };
  }

  #word(depth: number): Value {
    const { tokens, at } = this;
    const word = tokens.text(at);
    if (word === 'Parameter' && tokens.text(at + 1) === 'containing' && tokens.is(at + 2, ':')) {
      this.at = at + 3;
      return this.#value(depth);
    }
    if (word === 'Tensor' && tokens.is(tokens.skipLines(at + 1), '[')) {
      this.traits.call = 'tensorflow';
      this.at = tokens.skipLines(at + 1);
      return this.#value(depth);
    }
    if (/^(?:Map|Set)$/.test(word) && tokens.is(at + 3, ')') && tokens.is(at + 4, '{')) {
      this.at = at + 4;
      return this.#value(depth);
    }
    if (tokens.is(at + 1, '(')) return this.#call(word, depth);
    if (
      /^(?:Float|U?Int)\d+$|^(?:Bool|Matrix|Vector)$/.test(word) &&
      tokens.is(at + 1, '[') &&
      tokens.isAttached(at + 1)
    ) {
      this.at = at + 1;
      return this.#value(depth);
    }
    return this.#text(at);
  }

  #call(name: string, depth: number): Value {
    const { at } = this;
    if (/^(?:Float|Int|Uint|BigInt|BigUint)\d+(?:Clamped)?Array$/.test(name)) return this.#typedArray(depth);
    if (isListCall(name)) {
      this.at = at + 1;
      this.traits.call = 'r';
      return this.#bracket('(', depth);
    }
    if (/(?:^|\.)Size$/.test(name)) return this.#sizes(at);
    const format = formatOfCall(name);
    if (format === null && !isScalarCall(name)) return this.#text(at);
    if (format !== null) this.traits.call ??= format === 'lists' ? null : format;
    this.traits.isPython = true;
    this.at = at + 2;
    const value = this.#value(depth);
    this.#keywords(value);
    const isArray =
      format !== null && format !== 'lists' && typeof value === 'object' && value.kind === 'list';
    return isArray ? { ...value, isArray } : value;
  }

  /** `torch.Size([2, 3])` is no array. */
  #sizes(at: number): Value {
    const parsed = sizesOf(this.tokens, at + 1);
    if (parsed === null) refuseToken(this.tokens, at);
    this.at = parsed.end;
    return { kind: 'text', text: parsed.sizes.join(','), at };
  }

  /** `Float32Array(4) [ 1, 2, 3, 4 ]`. */
  #typedArray(depth: number): Value {
    const { tokens, at } = this;
    const count = Number(tokens.text(at + 2));
    if (!tokens.is(at + 3, ')')) return this.#text(at);
    this.traits.call ??= 'typed_array';
    if (tokens.text(at) === 'Float32Array') this.traits.type = 'float32';
    this.at = at + 4;
    const value = this.#value(depth);
    if (typeof value === 'number' || value.kind !== 'list' || value.items.length !== count)
      fail(tokens, at, formatsText('formats.shape_differs'), {
        stated: String(count),
        found: sizeText(value),
      });
    return value;
  }

  /** `, dtype=float32, shape=(2, 2))` up to the bracket that closes the call. */
  #keywords(value: Value): void {
    const { tokens } = this;
    for (;;) {
      this.at = tokens.skipLines(this.at);
      if (tokens.is(this.at, ')')) break;
      if (tokens.kind(this.at) === kinds.end) this.#notClosed(')');
      if (!tokens.is(this.at, ',')) refuseToken(tokens, this.at);
      this.at = tokens.skipLines(this.at + 1);
      if (!tokens.is(this.at, ')')) this.at = this.#keyword(value);
    }
    this.at += 1;
  }

  /** Returns the token behind a keyword and its value. */
  #keyword(value: Value): number {
    const { tokens, at } = this;
    const word = tokens.text(at);
    if (dtypes.test(word) && !tokens.is(at + 1, '=')) return at + 1;
    if (!tokens.is(at + 1, '=')) refuseToken(tokens, at);
    if (word === 'shape' || word === 'size') return this.#checkShape(value, at + 2);
    if (!knownKeywords.has(word)) refuseToken(tokens, at);
    if (word === 'dtype') this.traits.type = tokens.text(at + 2);
    return skipKeywordValue(tokens, at + 2);
  }

  #checkShape(value: Value, at: number): number {
    const stated = statedSizes(this.tokens, at);
    if (stated === null) refuseToken(this.tokens, at);
    if (sizesOfValue(value).at(-1) === 0) fail(this.tokens, at, formatsText('formats.no_numbers'));
    if (stated.sizes.join() !== sizesOfValue(value).join())
      fail(this.tokens, at, formatsText('formats.shape_differs'), {
        stated: stated.sizes.join(' × '),
        found: sizeText(value),
      });
    return stated.end;
  }

  /** `<tf.Tensor: shape=(2, 2), dtype=float32, numpy=array(…)>`. */
  #angle(depth: number): Value {
    const { tokens, at } = this;
    if (!/^(?:tf\.(?:Tensor|Variable)|KerasVariable)$/.test(tokens.text(at + 1)))
      fail(tokens, at, formatsText(isMarkup(tokens, at) ? 'formats.markup' : 'formats.not_understood'), {
        text: '<',
      });
    this.traits.call = 'tensorflow';
    let value: Value | null = null;
    let stated = -1;
    for (this.at = at + 2; !tokens.is(this.at, '>'); ) {
      if (tokens.kind(this.at) === kinds.end) this.#notClosed('>');
      const word = tokens.text(this.at);
      if (tokens.is(this.at, ':') || tokens.is(this.at, ',') || tokens.kind(this.at) === kinds.newline)
        this.at += 1;
      else if (tokens.isString(this.at) && tokens.number(this.at) < 0) {
        this.traits.name = word.replace(/^Variable:0$/, '');
        this.at += 1;
      } else if (!tokens.is(this.at + 1, '=')) refuseToken(tokens, this.at);
      else if (word === 'shape') {
        stated = this.at + 2;
        this.at = statedSizes(tokens, stated)?.end ?? refuseToken(tokens, stated);
      } else if (word === 'numpy' || word === 'value') {
        this.at += 2;
        value = this.#value(depth);
      } else if (knownKeywords.has(word) || word === 'path') this.at = skipKeywordValue(tokens, this.at + 2);
      else refuseToken(tokens, this.at);
    }
    if (value === null) return fail(tokens, at, formatsText('formats.no_numbers'));
    const { at: end } = this;
    if (stated >= 0) this.#checkShape(value, stated);
    this.at = end + 1;
    return value;
  }

  #bracket(bracket: string, depth: number): Value {
    const { tokens, at } = this;
    if (bracket === '{' && isDict(tokens, tokens.skipLines(at + 1))) return this.#dict(depth);
    if (depth >= this.#maxDepth)
      fail(
        tokens,
        at,
        formatsText(this.#maxDepth === 2 ? 'formats.brackets_three_deep' : 'formats.too_deep'),
        {
          max: this.#maxDepth,
        },
      );
    if (bracket === '(') this.traits.parens += 1;
    if (bracket === '{') this.traits.braces += 1;
    const list: OpenList = {
      ...{ bracket, at, items: [], semicolons: [], breaks: [] },
      ...{ isSeparated: true, hasContinuation: false },
    };
    this.at = at + 1;
    while (!this.#closes(list)) this.#item(list, depth);
    const { items } = list;
    const isParenthesis = bracket === '(' && items.length === 1 && !tokens.is(this.at - 2, ',');
    if (isParenthesis && items[0] !== undefined && this.traits.call !== 'r') return items[0];
    return splitRows(tokens, { ...list, end: this.at, isOuter: depth === 0 }, this.traits);
  }

  /** Whether the list ends here; reads line breaks and comments before that. */
  #closes(list: OpenList): boolean {
    const { tokens } = this;
    for (;;) {
      if (tokens.kind(this.at) === kinds.newline) {
        if (!list.isSeparated && list.breaks.at(-1) !== list.items.length)
          list.breaks.push(list.items.length);
        this.at += 1;
      } else {
        const end = skipComment(tokens, this.at, true);
        if (end === this.at) break;
        this.at = end;
      }
    }
    if (tokens.is(this.at, closing[list.bracket] ?? '')) {
      this.at += 1;
      return true;
    }
    if (tokens.kind(this.at) === kinds.end) this.#notClosed(closing[list.bracket] ?? '');
    return false;
  }

  #item(list: OpenList, depth: number): void {
    const { tokens, at } = this;
    if (tokens.is(at, ',')) {
      this.#comma(list);
      return;
    }
    if (tokens.is(at, ';')) {
      this.#semicolon(list);
      return;
    }
    if (tokens.kind(at) === kinds.ellipsis) {
      this.#ellipsis(list);
      return;
    }
    if (list.items.length > 0 && !list.isSeparated) this.traits.spaces += 1;
    if (depth === 0) this.#row = list.items.length;
    this.#col = list.items.length;
    const value = this.#value(depth + 1);
    this.#refuseMixed(list, value, at, depth);
    list.items.push(value);
    list.isSeparated = false;
  }

  #comma(list: OpenList): void {
    if (list.isSeparated) fail(this.tokens, this.at, formatsText('formats.no_number_here'));
    this.traits.commas += 1;
    list.isSeparated = true;
    this.at += 1;
  }

  #semicolon(list: OpenList): void {
    const first = list.items[0];
    if (list.isSeparated && list.items.length === 0)
      fail(this.tokens, this.at, formatsText('formats.no_number_here'));
    if (list.semicolons.at(-1) === list.items.length)
      fail(this.tokens, this.at, formatsText('formats.no_number_here'));
    if (typeof first === 'number' && this.#isInner(list))
      fail(this.tokens, this.at, formatsText('formats.semicolon_between_inner_brackets'));
    list.semicolons.push(list.items.length);
    list.isSeparated = true;
    this.at += 1;
  }

  /** Whether the bracket stands directly in another one. */
  #isInner(list: OpenList): boolean {
    return this.tokens.is(list.at - 1, '[') || this.tokens.is(list.at - 1, '{');
  }

  /** `...` at the end of a line goes on with the next one in MATLAB; everywhere else numbers are missing. */
  #ellipsis(list: OpenList): void {
    const { tokens, at } = this;
    const isContinuation =
      tokens.kind(at + 1) === kinds.newline &&
      tokens.text(at) === '...' &&
      !tokens.is(at - 1, ']') &&
      tokens.kind(at - 1) !== kinds.newline &&
      list.bracket === '[';
    if (!isContinuation) refuseToken(tokens, at);
    list.hasContinuation = true;
    this.at = at + 2;
  }

  #refuseMixed(list: OpenList, value: Value, at: number, depth: number): void {
    const [first] = list.items;
    const isText = typeof value === 'object' && value.kind === 'text';
    const isPair =
      list.bracket === '(' && list.items.length === 1 && typeof first === 'object' && first.kind === 'text';
    const isNone = isText && list.bracket === '(' && value.text === 'None' && first !== undefined;
    if (isPair || isNone) return;
    if (isText && (first === undefined ? !this.tokens.isString(at) : typeof first === 'number'))
      this.#notNumber(at, depth);
    if (first === undefined || typeof value === typeof first) {
      if (typeof first === 'object' && typeof value === 'object' && first.kind !== value.kind)
        refuseToken(this.tokens, at);
      return;
    }
    if (typeof value === 'number') fail(this.tokens, at, formatsText('formats.number_between_rows'));
    fail(this.tokens, at, formatsText('formats.bracket_among_numbers'));
  }

  #notNumber(at: number, depth: number): never {
    const cell = { row: depth === 0 ? 1 : this.#row + 1, col: this.#col + 1 };
    throw new TextError(
      message(formatsText('formats.not_a_number'), { text: this.tokens.text(at).slice(0, 60) }),
      this.tokens.source.placeAt(this.tokens.start(at)),
      cell,
    );
  }

  #dict(depth: number): Value {
    const { tokens, at } = this;
    this.traits.dicts += 1;
    const entries: [string, Value][] = [];
    this.at = at + 1;
    for (;;) {
      this.at = this.#skip(this.at);
      if (tokens.is(this.at, '}')) break;
      if (tokens.kind(this.at) === kinds.end) this.#notClosed('}');
      const key = tokens.text(this.at);
      if (!isKey(tokens, this.at)) refuseToken(tokens, this.at);
      this.at = this.#skip(this.at + (tokens.is(this.at + 1, '=') && tokens.is(this.at + 2, '>') ? 3 : 2));
      // Lists inside of dictionaries have dimensions of their own; dictionaries inside of dictionaries have a limit, too.
      if (depth > dictDepth) fail(tokens, this.at, formatsText('formats.too_deep'), { max: dictDepth });
      entries.push([key.slice(0, givenLimits.nameLength), this.#dictValue(depth)]);
      this.at = this.#skip(this.at);
      if (tokens.is(this.at, ',') || tokens.is(this.at, ';')) this.at += 1;
      else if (!tokens.is(this.at, '}')) refuseToken(tokens, this.at);
    }
    this.at += 1;
    return { kind: 'dict', entries, at };
  }

  #dictValue(depth: number): Value {
    const { tokens, at } = this;
    const parser = new ValueParser(tokens, tokens.is(at, '{') ? this.#maxDepth : this.#maxDepth);
    parser.at = at;
    const value = tokens.is(at, '{') ? parser.#bracket('{', depth + 1) : parser.#value(0);
    this.at = parser.at;
    this.#merge(parser.traits);
    return value;
  }

  #merge(traits: Traits): void {
    this.traits.isPython ||= traits.isPython || traits.call !== null;
    this.traits.dicts += traits.dicts;
    this.traits.parens += traits.parens;
    this.traits.call ??= traits.call;
  }

  #skip(at: number): number {
    let next = at;
    for (;;) {
      const end = this.tokens.skipLines(skipComment(this.tokens, next, true));
      if (end === next) return next;
      next = end;
    }
  }

  #notClosed(bracket: string): never {
    const { tokens } = this;
    let last = tokens.count - 1;
    while (last > 0 && tokens.kind(last) === kinds.newline) last -= 1;
    throw new TextError(
      message(formatsText('formats.bracket_not_closed'), { bracket }),
      tokens.source.placeAt(tokens.end(last)),
    );
  }
}

const dictDepth = 20;
const nestingLimit = 40;

function isKey(tokens: Tokens, at: number): boolean {
  const kind = tokens.kind(at);
  const isName = kind === kinds.string || kind === kinds.word || kind === kinds.number;
  return isName && (tokens.is(at + 1, ':') || tokens.is(at + 1, '='));
}

function isDict(tokens: Tokens, at: number): boolean {
  return isKey(tokens, at) || tokens.is(at, '}');
}

/** Skips a value that says nothing about numbers: `torch.float32`, `'cuda:0'`, `<MmBackward0>`, `True`, `('N', 'C')`. */
function skipKeywordValue(tokens: Tokens, at: number): number {
  let depth = 0;
  let next = at;
  for (; ; next++) {
    if (tokens.kind(next) === kinds.end)
      fail(tokens, next, formatsText('formats.bracket_not_closed'), { bracket: ')' });
    if (depth === 0 && next > at && (tokens.is(next, ',') || tokens.is(next, ')') || tokens.is(next, '>')))
      return next;
    if (depth === 0 && next > at && tokens.kind(next) === kinds.word && !tokens.isAttached(next)) return next;
    if (tokens.is(next, '(') || tokens.is(next, '<')) depth += 1;
    else if (tokens.is(next, ')') || tokens.is(next, '>')) depth -= 1;
    else if (tokens.kind(next) === kinds.number && !/^\d$|^(?:true|false)$/i.test(tokens.text(next)))
      refuseToken(tokens, next);
    else if (tokens.is(next, '[') || tokens.is(next, '{')) refuseToken(tokens, next);
  }
}

/** The sizes of lists inside lists, by their first items. */
export function sizesOfValue(value: Value): readonly number[] {
  const sizes: number[] = [];
  for (
    let item: Value | undefined = value;
    typeof item === 'object' && item.kind === 'list';
    item = item.items[0]
  )
    sizes.push(item.items.length);
  return sizes;
}

function sizeText(value: Value): string {
  return sizesOfValue(value).join(' × ') || '()';
}

import { Numbers, numberOf } from './numbers';
import type { Source } from './source';

/** The kinds of tokens. Marks are brackets, commas and the like. */
export const kinds = { end: 0, newline: 1, number: 2, word: 3, string: 4, mark: 5, ellipsis: 6 } as const;

export type DecimalMark = '.' | ',';

/** `"1,234"` may be 1.234 or 1234. */
const quotedThousands = /^[+-]?[1-9]\d{0,2},\d{3}$/;

const delimiter = /[\s[\](){},;|&=:"'`<>*\\#%]/;
const isDelimiter = new Uint8Array(128);
for (let code = 0; code < 128; code++) if (delimiter.test(String.fromCharCode(code))) isDelimiter[code] = 1;

/** The tokens of a text, by index. Texts of tokens are cut out when they are asked for. */
export class Tokens {
  readonly source: Source;
  readonly decimal: DecimalMark;
  readonly numbers = new Numbers();
  /** Whether a number in quotes had a decimal comma. */
  hasQuotedCommas = false;
  #count = 0;
  readonly #kinds: Uint8Array;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #ids: Int32Array;
  /** For each token the line break behind it. */
  readonly #lineEnds: Int32Array;

  constructor(source: Source, decimal: DecimalMark) {
    this.source = source;
    this.decimal = decimal;
    const most = source.text.length + 1;
    this.#kinds = new Uint8Array(most);
    this.#starts = new Int32Array(most);
    this.#ends = new Int32Array(most);
    this.#ids = new Int32Array(most);
    for (let at = 0; at < source.text.length; ) at = this.#read(at);
    this.#lineEnds = new Int32Array(this.#count + 1).fill(this.#count);
    for (let at = this.#count - 1; at >= 0; at--)
      this.#lineEnds[at] = this.#kinds[at] === kinds.newline ? at : (this.#lineEnds[at + 1] ?? at);
    this.#starts.fill(source.text.length, this.#count);
    this.#ends.fill(source.text.length, this.#count);
  }

  get count(): number {
    return this.#count;
  }

  kind(at: number): number {
    return at < 0 ? kinds.newline : (this.#kinds[at] ?? kinds.end);
  }

  start(at: number): number {
    return this.#starts[at] ?? this.source.text.length;
  }

  end(at: number): number {
    return at < 0 ? 0 : (this.#ends[at] ?? this.source.text.length);
  }

  /** The text of a token; of a string, what is between its quotes. */
  text(at: number): string {
    const text = this.source.text.slice(this.start(at), this.end(at));
    return this.kind(at) === kinds.string ? text.slice(1, -1) : text;
  }

  /** The id of a number; -1 of a token that is none. A string may hold a number, as in JSON. */
  number(at: number): number {
    if (this.kind(at) === kinds.number) return this.#ids[at] ?? -1;
    if (this.kind(at) !== kinds.string) return -1;
    const text = this.text(at).trim();
    const written = quotedThousands.test(text) ? null : numberOf(text);
    if (written !== null && text.includes(',')) this.hasQuotedCommas = true;
    return written === null ? -1 : this.numbers.add(written, this.start(at));
  }

  /** The word at an offset, as it was written. */
  textAt(offset: number): string {
    const word = /[^\s,;&[\](){}"']{1,60}/y;
    word.lastIndex = offset;
    const { text } = this.source;
    if (/["']/.test(text[offset] ?? '')) word.lastIndex += 1;
    return word.exec(text)?.[0] ?? '';
  }

  is(at: number, mark: string): boolean {
    return (
      this.kind(at) === kinds.mark &&
      this.source.text.charCodeAt(this.start(at)) === mark.charCodeAt(0) &&
      (mark.length === 1 || this.source.text.startsWith(mark, this.start(at)))
    );
  }

  /** Whether a token directly follows the one before. */
  isAttached(at: number): boolean {
    return at > 0 && this.start(at) === this.end(at - 1);
  }

  isString(at: number): boolean {
    return this.kind(at) === kinds.string;
  }

  isWord(at: number): boolean {
    return this.kind(at) === kinds.word;
  }

  isNumber(at: number): boolean {
    return this.kind(at) === kinds.number;
  }

  isLineEnd(at: number): boolean {
    return this.kind(at) <= kinds.newline;
  }

  /** The end of the line of a token: the index of its line break, or of the end. */
  lineEnd(at: number): number {
    return this.#lineEnds[at] ?? this.#count;
  }

  /** The next token that is no line break. */
  skipLines(at: number): number {
    let next = at;
    while (this.kind(next) === kinds.newline) next += 1;
    return next;
  }

  /** The text from a token up to another one. */
  textBetween(from: number, to: number): string {
    return to <= from ? '' : this.source.text.slice(this.start(from), this.end(to - 1));
  }

  #push(kind: number, start: number, end: number, id = -1): number {
    this.#kinds[this.#count] = kind;
    this.#starts[this.#count] = start;
    this.#ends[this.#count] = end;
    this.#ids[this.#count] = id;
    this.#count += 1;
    return end;
  }

  #read(at: number): number {
    const { text } = this.source;
    const code = text.charCodeAt(at);
    if (code === 10) return this.#push(kinds.newline, at, at + 1);
    if (code === 32 || code === 9 || (code < 33 && code !== 10)) return at + 1;
    if (code === 34 || code === 39 || code === 96) return this.#readString(at, code);
    if (code === 92) return this.#readCommand(at);
    if (code < 128 && isDelimiter[code] === 1) return this.#push(kinds.mark, at, at + 1);
    if (/[…⋮⋱⋯]/.test(text[at] ?? '')) return this.#push(kinds.ellipsis, at, at + 1);
    if (code === 46 && text.startsWith('...', at)) return this.#push(kinds.ellipsis, at, at + 3);
    if (code === 47 && (text.startsWith('//', at) || text.startsWith('/*', at)))
      return this.#push(kinds.mark, at, at + 2);
    return this.#readChunk(at);
  }

  #readString(at: number, quote: number): number {
    const { text } = this.source;
    let end = at + 1;
    for (; end < text.length; end++) {
      const code = text.charCodeAt(end);
      if (code === 10) break;
      if (code === 92) end += 1;
      else if (code === quote) return this.#push(kinds.string, at, end + 1);
    }
    return this.#push(kinds.mark, at, at + 1);
  }

  /** `\begin`, `\\`, `\%`. */
  #readCommand(at: number): number {
    const name = /\\(?:[a-zA-Z]{1,40}|.)?/y;
    name.lastIndex = at;
    const [found = '\\'] = name.exec(this.source.text) ?? [];
    return this.#push(
      found.length > 2 || /[a-z]/i.test(found[1] ?? '') ? kinds.word : kinds.mark,
      at,
      at + found.length,
    );
  }

  #readChunk(at: number): number {
    const { text } = this.source;
    let end = chunkEnd(text, at);
    if (this.decimal === ',' && text.charCodeAt(end) === 44 && /^[+-]?\d+$/.test(text.slice(at, end)))
      if (isDigit(text.charCodeAt(end + 1))) end = chunkEnd(text, end + 1);
    const extended = end + suffixLength(text, at, end);
    const written = numberOf(text.slice(at, extended));
    if (written === null) return this.#push(kinds.word, at, chunkEnd(text, at));
    return this.#push(kinds.number, at, extended, this.numbers.add(written, at));
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function chunkEnd(text: string, from: number): number {
  let end = from;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code < 128 ? code <= 32 || isDelimiter[code] === 1 : code === 0x2026) break;
  }
  return end;
}

const suffix = /\\?%|\*\^[+-]?\d{1,5}|\((?:ind|snan|q?nan|0x[\da-f]{1,16})\)| %(?=\s*(?:[\d\],;|&)+.-]|$))/iy;
const hashSuffix = /#(?:QNAN|SNAN|INF|IND)0{0,20}/iy;

/** The length of what belongs to a number although it begins with a delimiter: `%`, `*^-3`, `(ind)`, `#INF`. */
function suffixLength(text: string, at: number, end: number): number {
  const code = text.charCodeAt(end);
  if (code === 35) {
    hashSuffix.lastIndex = end;
    return text[end - 1] === '.' ? (hashSuffix.exec(text)?.[0].length ?? 0) : 0;
  }
  if (code !== 37 && code !== 42 && code !== 40 && code !== 92 && code !== 32) return 0;
  if (code === 32 && text.charCodeAt(end + 1) !== 37) return 0;
  suffix.lastIndex = end;
  const [found = ''] = suffix.exec(text) ?? [];
  return found !== '' && /[\dn]/i.test(text.slice(at, end)) ? found.length : 0;
}

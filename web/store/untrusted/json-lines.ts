import { t } from '../../i18n/i18n';
import { quoted } from '../document/refusal';

/** A value of a JSON text, and the line on which it begins, counted from 1. */
export type Json = { readonly line: number } & (
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Json> }
  | { readonly kind: 'list'; readonly items: readonly Json[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'flag'; readonly flag: boolean }
  | { readonly kind: 'null' }
);

/** What is wrong with a text, and on which line. */
export interface Complaint {
  readonly line: number;
  readonly says: string;
}

/** Nothing of ours goes deeper; a text that does is not followed. */
const deepest = 16;

/**
 * Reads JSON as `JSON.parse` does, but remembers lines, and refuses what is most likely a slip: a field given twice, a
 * number too large to be one. Fields are kept in maps, where no name means anything to the language.
 */
export function readJson(text: string): Json | Complaint {
  const reader = new Reader(text.replace(/^\ufeff/, ''));
  try {
    return reader.whole();
  } catch (error) {
    if (error instanceof Slip) return { line: error.line, says: error.message };
    throw error;
  }
}

/** Tells a complaint from a value. */
export function isComplaint(read: Json | Complaint): read is Complaint {
  return 'says' in read;
}

/** The value without its lines. Every object has the fields of the text and no others, whatever they are called. */
export function plain(json: Json): unknown {
  switch (json.kind) {
    case 'object':
      return Object.fromEntries(Array.from(json.fields, ([name, value]) => [name, plain(value)]));
    case 'list':
      return json.items.map(plain);
    case 'text':
      return json.text;
    case 'number':
      return json.number;
    case 'flag':
      return json.flag;
    case 'null':
      return null;
  }
}

/** A value in a word or two, for messages. */
export function kindOfJson(json: Json): string {
  switch (json.kind) {
    case 'object':
      return t('an object');
    case 'list':
      return t`a list of ${json.items.length}`;
    case 'text':
      return quoted(json.text);
    case 'number':
      return String(json.number);
    case 'flag':
      return String(json.flag);
    case 'null':
      return 'null';
  }
}

/** Thrown inside this file only. */
class Slip extends Error {
  readonly line: number;

  constructor(line: number, says: string) {
    super(says);
    this.line = line;
  }
}

/** What is expected is put into words only where it is missing. */
const aValue = (): string => t('a value');

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[\w-]+/y;

class Reader {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json {
    const value = this.#value(aValue);
    this.#skip();
    if (this.#at < this.#text.length) throw this.#unexpected(t('the end of the text'));
    return value;
  }

  #value(expected: () => string): Json {
    this.#skip();
    const line = this.#line;
    const first = this.#text[this.#at];
    if (first === '{') return this.#deeper(() => ({ kind: 'object', line, fields: this.#fields() }));
    if (first === '[') return this.#deeper(() => ({ kind: 'list', line, items: this.#items() }));
    if (first === '"') return { kind: 'text', line, text: this.#string() };
    return { ...(this.#number() ?? this.#word(expected)), line };
  }

  #deeper(read: () => Json): Json {
    this.#depth += 1;
    if (this.#depth > deepest)
      throw new Slip(this.#line, t`values inside each other: at most ${deepest} deep`);
    this.#at += 1;
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #fields(): ReadonlyMap<string, Json> {
    const fields = new Map<string, Json>();
    if (this.#takes('}')) return fields;
    do {
      this.#skip();
      if (this.#text[this.#at] !== '"') throw this.#unexpected(t('the name of a field in quotation marks'));
      const line = this.#line;
      const name = this.#string();
      if (fields.has(name)) throw new Slip(line, t`the field ${quoted(name)} is given twice`);
      if (!this.#takes(':')) throw this.#unexpected(t`a colon after ${quoted(name)}`);
      fields.set(
        name,
        this.#value(() => t`a value for ${quoted(name)}`),
      );
    } while (this.#takes(','));
    if (!this.#takes('}')) throw this.#unexpected(t('a comma or }'));
    return fields;
  }

  #items(): readonly Json[] {
    const items: Json[] = [];
    if (this.#takes(']')) return items;
    do items.push(this.#value(aValue));
    while (this.#takes(','));
    if (!this.#takes(']')) throw this.#unexpected(t('a comma or ]'));
    return items;
  }

  /** The text between quotation marks. Its escapes are for `JSON.parse` to undo, which sees nothing but this text. */
  #string(): string {
    const start = this.#at;
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += this.#text[this.#at] === '\\' ? 2 : 1) {
      if (this.#at >= this.#text.length || this.#text[this.#at] === '\n')
        throw new Slip(
          this.#line,
          t`the text ${this.#text.slice(start, start + 20)}… has no quotation mark at its end`,
        );
    }
    this.#at += 1;
    try {
      return String(JSON.parse(this.#text.slice(start, this.#at)));
    } catch {
      throw new Slip(
        this.#line,
        t`the text ${this.#text.slice(start, start + 20)}… has a broken escape, or a tab`,
      );
    }
  }

  #number(): { readonly kind: 'number'; readonly number: number } | null {
    const found = this.#matched(number);
    if (found === '') return null;
    if (!Number.isFinite(Number(found)))
      throw new Slip(this.#line, t`${quoted(found)} is not a finite number`);
    return { kind: 'number', number: Number(found) };
  }

  #word(
    expected: () => string,
  ): { readonly kind: 'flag'; readonly flag: boolean } | { readonly kind: 'null' } {
    const start = this.#at;
    const found = this.#matched(word);
    if (found === 'null') return { kind: 'null' };
    if (found === 'true' || found === 'false') return { kind: 'flag', flag: found === 'true' };
    this.#at = start;
    throw this.#unexpected(expected());
  }

  #matched(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }

  #takes(sign: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    for (; ' \t\r\n'.includes(this.#text[this.#at] ?? '.'); this.#at += 1) {
      if (this.#text[this.#at] === '\n') this.#line += 1;
    }
  }

  #unexpected(expected: string): Slip {
    const [found = ''] = /^[\w-]+|^./su.exec(this.#text.slice(this.#at, this.#at + 40)) ?? [];
    return new Slip(
      this.#line,
      found === '' ? t`the text ends: ${expected} expected` : t`${quoted(found)} found: ${expected} expected`,
    );
  }
}

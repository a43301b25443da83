import '../../i18n/en/authoring';
import { type Message, type MessageValue, message } from '../../i18n/message';
import { quoted } from '../document/refusal';

/** A JSON value with the line on which it begins, counted from 1. */
export type JsonNode = { readonly line: number } & (
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, JsonNode> }
  | { readonly kind: 'list'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'flag'; readonly flag: boolean }
  | { readonly kind: 'null' }
);

/** An error in a text, with its line. */
export interface ValidationIssue {
  readonly line: number;
  readonly message: Message;
}

/** Limit of the nesting, which protects the recursive parser. */
const maxDepth = 16;

/**
 * Parses JSON with line numbers. Unlike `JSON.parse` it refuses duplicate fields and numbers that overflow to infinity.
 * Fields are stored in maps, so that names such as `__proto__` have no effect.
 */
export function parseJson(text: string): JsonNode | ValidationIssue {
  const parser = new JsonParser(text.replace(/^\ufeff/, ''));
  try {
    return parser.parse();
  } catch (error) {
    if (error instanceof JsonSyntaxError) return { line: error.line, message: error.details };
    throw error;
  }
}

export function isIssue(read: JsonNode | ValidationIssue): read is ValidationIssue {
  return 'message' in read;
}

/** Converts a node to a plain value, without lines. */
export function toPlainValue(json: JsonNode): unknown {
  switch (json.kind) {
    case 'object':
      return Object.fromEntries(Array.from(json.fields, ([name, value]) => [name, toPlainValue(value)]));
    case 'list':
      return json.items.map(toPlainValue);
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

/** Describes a value for error messages. */
export function describeJson(json: JsonNode): MessageValue {
  switch (json.kind) {
    case 'object':
      return message('error.an_object');
    case 'list':
      return message('error.a_list', { count: json.items.length });
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

/** Internal: `parseJson` converts it to a `ValidationIssue`. */
class JsonSyntaxError extends Error {
  readonly line: number;
  readonly details: Message;

  constructor(line: number, details: Message) {
    super(details.key);
    this.line = line;
    this.details = details;
  }
}

const aValue = message('error.a_value');

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[\w-]+/y;

class JsonParser {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): JsonNode {
    const value = this.#value(aValue);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw this.#unexpected(message('error.end_text'));
    return value;
  }

  #value(expected: Message): JsonNode {
    this.#skipSpace();
    const line = this.#line;
    const first = this.#text[this.#at];
    if (first === '{') return this.#nested(() => ({ kind: 'object', line, fields: this.#fields() }));
    if (first === '[') return this.#nested(() => ({ kind: 'list', line, items: this.#items() }));
    if (first === '"') return { kind: 'text', line, text: this.#string() };
    return { ...(this.#number() ?? this.#word(expected)), line };
  }

  #nested(read: () => JsonNode): JsonNode {
    this.#depth += 1;
    if (this.#depth > maxDepth)
      throw new JsonSyntaxError(this.#line, message('error.values_too_deep', { max: maxDepth }));
    this.#at += 1;
    const value = read();
    this.#depth -= 1;
    return value;
  }

  #fields(): ReadonlyMap<string, JsonNode> {
    const fields = new Map<string, JsonNode>();
    if (this.#accept('}')) return fields;
    do {
      this.#skipSpace();
      if (this.#text[this.#at] !== '"') throw this.#unexpected(message('error.name_field_quotation_marks'));
      const line = this.#line;
      const name = this.#string();
      if (fields.has(name))
        throw new JsonSyntaxError(line, message('error.field_given_twice', { name: quoted(name) }));
      if (!this.#accept(':')) throw this.#unexpected(message('error.colon_after', { name: quoted(name) }));
      fields.set(name, this.#value(message('error.value_for', { name: quoted(name) })));
    } while (this.#accept(','));
    if (!this.#accept('}')) throw this.#unexpected(message('error.comma_or_brace'));
    return fields;
  }

  #items(): readonly JsonNode[] {
    const items: JsonNode[] = [];
    if (this.#accept(']')) return items;
    do items.push(this.#value(aValue));
    while (this.#accept(','));
    if (!this.#accept(']')) throw this.#unexpected(message('error.comma_or_bracket'));
    return items;
  }

  /** Finds the end of a string, and lets `JSON.parse` decode its escapes. */
  #string(): string {
    const start = this.#at;
    for (this.#at += 1; this.#text[this.#at] !== '"'; this.#at += this.#text[this.#at] === '\\' ? 2 : 1) {
      if (this.#at >= this.#text.length || this.#text[this.#at] === '\n')
        throw new JsonSyntaxError(
          this.#line,
          message('error.open_quotation_mark', { start: this.#text.slice(start, start + 20) }),
        );
    }
    this.#at += 1;
    try {
      return String(JSON.parse(this.#text.slice(start, this.#at)));
    } catch {
      throw new JsonSyntaxError(
        this.#line,
        message('error.broken_escape', { start: this.#text.slice(start, start + 20) }),
      );
    }
  }

  #number(): { readonly kind: 'number'; readonly number: number } | null {
    const found = this.#match(number);
    if (found === '') return null;
    if (!Number.isFinite(Number(found)))
      throw new JsonSyntaxError(this.#line, message('error.not_finite_number', { found: quoted(found) }));
    return { kind: 'number', number: Number(found) };
  }

  #word(expected: Message): { readonly kind: 'flag'; readonly flag: boolean } | { readonly kind: 'null' } {
    const start = this.#at;
    const found = this.#match(word);
    if (found === 'null') return { kind: 'null' };
    if (found === 'true' || found === 'false') return { kind: 'flag', flag: found === 'true' };
    this.#at = start;
    throw this.#unexpected(expected);
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }

  #accept(character: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skipSpace(): void {
    for (; ' \t\r\n'.includes(this.#text[this.#at] ?? '.'); this.#at += 1) {
      if (this.#text[this.#at] === '\n') this.#line += 1;
    }
  }

  #unexpected(expected: Message): JsonSyntaxError {
    const [found = ''] = /^[\w-]+|^./su.exec(this.#text.slice(this.#at, this.#at + 40)) ?? [];
    return new JsonSyntaxError(
      this.#line,
      found === ''
        ? message('error.unexpected_end', { expected })
        : message('error.unexpected', { found: quoted(found), expected }),
    );
  }
}

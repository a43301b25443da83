import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser';
import { authoringText } from '../../i18n/en/authoring';
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
  /** The file, where there are several. */
  readonly file?: string;
  readonly line: number;
  readonly message: Message;
}

/** Limit of the nesting, which protects the recursive parser of the library. */
const maxDepth = 16;

/**
 * Parses JSON with line numbers. Unlike `JSON.parse` it refuses duplicate fields and numbers that overflow to infinity.
 * Fields are stored in maps, so that names such as `__proto__` have no effect.
 */
export function parseJson(text: string): JsonNode | ValidationIssue {
  try {
    return new JsonReader(text.replace(/^\ufeff/, '')).read();
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
      return message(authoringText('error.an_object'));
    case 'list':
      return message(authoringText('error.a_list'), { count: json.items.length });
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

const aValue = message(authoringText('error.a_value'));

/** An object or a list whose end has not come yet. */
type Open =
  | {
      readonly kind: 'object';
      readonly line: number;
      readonly fields: Map<string, JsonNode>;
      /** The field that is being read. */
      name: string;
    }
  | { readonly kind: 'list'; readonly line: number; readonly items: JsonNode[] };

/** Puts together what the library visits, and stops at the first error, for which it knows what may come next. */
class JsonReader {
  readonly #text: string;
  readonly #open: Open[] = [];
  #root: JsonNode = { kind: 'null', line: 1 };
  #expected = aValue;

  constructor(text: string) {
    this.#text = text;
  }

  read(): JsonNode {
    visit(this.#text, this.#visitor(), { disallowComments: true });
    return this.#root;
  }

  /** Lines of the library begin at 0. */
  #visitor(): JSONVisitor {
    return {
      onObjectBegin: (_offset, _length, line) => {
        this.#begin({ kind: 'object', line: line + 1, fields: new Map(), name: '' });
        this.#expected = message(authoringText('error.name_field_quotation_marks'));
      },
      onArrayBegin: (_offset, _length, line) => {
        this.#begin({ kind: 'list', line: line + 1, items: [] });
        this.#expected = aValue;
      },
      onObjectProperty: (name, _offset, _length, line) => this.#property(name, line + 1),
      onSeparator: (character) => this.#separator(character),
      onLiteralValue: (value, offset, length, line) =>
        this.#add(this.#literal(value, this.#text.slice(offset, offset + length), line + 1)),
      onObjectEnd: (offset, _length, line) => this.#end(offset, line + 1),
      onArrayEnd: (offset, _length, line) => this.#end(offset, line + 1),
      onError: (code, offset, length, line) =>
        this.#fail(printParseErrorCode(code), this.#text.slice(offset, offset + length), offset, line + 1),
    };
  }

  #begin(open: Open): void {
    this.#open.push(open);
    if (this.#open.length > maxDepth)
      throw new JsonSyntaxError(
        open.line,
        message(authoringText('error.values_too_deep'), { max: maxDepth }),
      );
  }

  #property(name: string, line: number): void {
    const parent = this.#open.at(-1);
    if (parent?.kind !== 'object') return;
    if (parent.fields.has(name))
      throw new JsonSyntaxError(
        line,
        message(authoringText('error.field_given_twice'), { name: quoted(name) }),
      );
    parent.name = name;
    this.#expected = message(authoringText('error.colon_after'), { name: quoted(name) });
  }

  #separator(character: string): void {
    const parent = this.#open.at(-1);
    if (parent?.kind !== 'object') this.#expected = aValue;
    else if (character === ',') this.#expected = message(authoringText('error.name_field_quotation_marks'));
    else this.#expected = message(authoringText('error.value_for'), { name: quoted(parent.name) });
  }

  #literal(value: unknown, found: string, line: number): JsonNode {
    if (typeof value === 'string') return { kind: 'text', line, text: value };
    if (typeof value === 'boolean') return { kind: 'flag', line, flag: value };
    if (typeof value !== 'number') return { kind: 'null', line };
    if (!Number.isFinite(value)) throw notFinite(found, line);
    return { kind: 'number', line, number: value };
  }

  /** The library also ends what has no closing bracket, before it reports that. */
  #end(offset: number, line: number): void {
    if (offset >= this.#text.length) throw this.#unexpected(offset, line);
    const open = this.#open.pop();
    if (open?.kind === 'object') this.#add({ kind: 'object', line: open.line, fields: open.fields });
    else if (open !== undefined) this.#add(open);
  }

  #add(value: JsonNode): void {
    const parent = this.#open.at(-1);
    if (parent?.kind === 'object') {
      parent.fields.set(parent.name, value);
      this.#expected = message(authoringText('error.comma_or_brace'));
    } else if (parent?.kind === 'list') {
      parent.items.push(value);
      this.#expected = message(authoringText('error.comma_or_bracket'));
    } else {
      this.#root = value;
      this.#expected = message(authoringText('error.end_text'));
    }
  }

  #fail(code: ReturnType<typeof printParseErrorCode>, found: string, offset: number, line: number): never {
    const start = found.slice(0, 20);
    switch (code) {
      case 'UnexpectedEndOfString':
        throw new JsonSyntaxError(line, message(authoringText('error.open_quotation_mark'), { start }));
      case 'InvalidUnicode':
      case 'InvalidEscapeCharacter':
      case 'InvalidCharacter':
        throw new JsonSyntaxError(line, message(authoringText('error.broken_escape'), { start }));
      case 'UnexpectedEndOfNumber':
        throw notFinite(found, line);
      default:
        throw this.#unexpected(offset, line);
    }
  }

  #unexpected(offset: number, line: number): JsonSyntaxError {
    const expected = this.#expected;
    const [found = ''] = /^[\w-]+|^./su.exec(this.#text.slice(offset, offset + 40)) ?? [];
    return new JsonSyntaxError(
      line,
      found === ''
        ? message(authoringText('error.unexpected_end'), { expected })
        : message(authoringText('error.unexpected'), { found: quoted(found), expected }),
    );
  }
}

function notFinite(found: string, line: number): JsonSyntaxError {
  return new JsonSyntaxError(line, message('error.not_finite_number', { found: quoted(found) }));
}

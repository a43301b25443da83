import { authoringText } from '../../i18n/en/authoring';
import { type Message, type MessageValue, message } from '../../i18n/message';
import { quoted } from '../document/refusal';
import { describeJson, type JsonNode, type ValidationIssue } from './json-parser';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
}

/** Reads the fields of one JSON object, and adds an issue for each field that is missing, invalid or unknown. */
export class FieldReader {
  readonly #fields: ReadonlyMap<string, JsonNode>;
  readonly #line: number;
  readonly #name: MessageValue;
  readonly #issues: ValidationIssue[];
  readonly #isObject: boolean;
  readonly #read = new Set<string>();

  /** `name` is the name of the object in messages, such as `step 2`. */
  constructor(json: JsonNode, name: MessageValue, issues: ValidationIssue[]) {
    this.#line = json.line;
    this.#name = name;
    this.#issues = issues;
    this.#fields = json.kind === 'object' ? json.fields : new Map();
    this.#isObject = json.kind === 'object';
    if (!this.#isObject)
      this.#addIssue(
        json.line,
        message(authoringText('error.object_expected'), { name, found: describeJson(json) }),
      );
  }

  /** A reader for an object inside this one. */
  nested(name: string, json: JsonNode): FieldReader {
    return new FieldReader(json, this.#fieldPath(name), this.#issues);
  }

  has(name: string): boolean {
    this.#read.add(name);
    return this.#fields.has(name);
  }

  take(name: string): JsonNode | undefined {
    this.#read.add(name);
    return this.#fields.get(name);
  }

  /** The line of a field; if it is missing, that of the object. */
  lineOf(name: string): number {
    return this.#fields.get(name)?.line ?? this.#line;
  }

  /** Adds an issue about a field, or about the object if `name` is empty. */
  report(name: string, reason: Message): void {
    const field = this.#fields.get(name);
    const path = name === '' ? this.#name : this.#fieldPath(name);
    const hidesValue = field === undefined || field.kind === 'object';
    this.#addIssue(
      this.lineOf(name),
      hidesValue
        ? message('common.labelled', { path, message: reason })
        : message(authoringText('error.field_invalid'), { name: path, found: describeJson(field), reason }),
    );
  }

  /** Reads a non-empty text. After an issue, returns an empty string. */
  text(name: string, maxLength: number): string {
    const json = this.take(name);
    if (json !== undefined) return this.asText(name, json, maxLength);
    this.#reportMissing(name, message(authoringText('error.a_text')));
    return '';
  }

  asText(name: string, json: JsonNode, maxLength: number): string {
    const path = this.#fieldPath(name);
    if (json.kind !== 'text') this.#reportMismatch(name, json, message(authoringText('error.a_text')));
    else if (json.text.trim() === '')
      this.#addIssue(json.line, message(authoringText('error.empty'), { path }));
    else if (json.text.length > maxLength)
      this.#addIssue(
        json.line,
        message('error.characters', { name: path, count: json.text.length, max: maxLength }),
      );
    else return json.text;
    return '';
  }

  oneOf(name: string, choices: readonly string[]): string | undefined {
    const json = this.take(name);
    if (json?.kind === 'text' && choices.includes(json.text)) return json.text;
    this.#reportMismatch(name, json, message(authoringText('error.one_of'), { choices: choices.join(', ') }));
    return undefined;
  }

  /** Reads a flag, which is false if it is missing. */
  flag(name: string): boolean {
    const json = this.take(name);
    if (json !== undefined && json.kind !== 'flag')
      this.#reportMismatch(name, json, message(authoringText('error.a_flag')));
    return json?.kind === 'flag' && json.flag;
  }

  number(name: string, { min, max, integer = false }: Range): number | null {
    const json = this.take(name);
    const isValid = (value: number) => value >= min && value <= max && (!integer || Number.isInteger(value));
    if (json?.kind === 'number' && isValid(json.number)) return json.number;
    const range = integer
      ? message(authoringText('error.a_whole_number'), { min, max })
      : message(authoringText('error.a_number'), { min, max });
    this.#reportMismatch(name, json, min === max ? String(min) : range);
    return null;
  }

  /** Reads a list of `min` to `max` items. After an issue, returns an empty list. */
  list(name: string, min: number, max: number): readonly JsonNode[] {
    const json = this.take(name);
    if (json?.kind === 'list' && json.items.length >= min && json.items.length <= max) return json.items;
    this.#reportMismatch(name, json, message(authoringText('error.list_range'), { min, max }));
    return [];
  }

  /** Adds an issue for every field that has another name, and one if there is none. */
  expectOnly(names: readonly string[]): void {
    for (const name of names) this.#read.add(name);
    this.reportUnknown();
    if (this.#isObject && !names.some((name) => this.#fields.has(name)))
      this.report('', message(authoringText('error.one_of'), { choices: names.join(', ') }));
  }

  /** Adds an issue for every field that has not been read, since it is probably misspelt. */
  reportUnknown(): void {
    const known = [...this.#read].join(', ');
    for (const [name, { line }] of this.#fields) {
      if (!this.#read.has(name))
        this.#addIssue(
          line,
          message(authoringText('error.unknown_field'), { name: this.#name, field: quoted(name), known }),
        );
    }
  }

  /** The name of a field in messages. */
  #fieldPath(name: string): Message {
    return message('error.place', { where: this.#name, name });
  }

  /** Adds an issue about a field that is missing or has another type. */
  #reportMismatch(name: string, json: JsonNode | undefined, expected: MessageValue): void {
    if (json === undefined) this.#reportMissing(name, expected);
    else
      this.#addIssue(
        json.line,
        message('error.other_expected', { name: this.#fieldPath(name), found: describeJson(json), expected }),
      );
  }

  #reportMissing(name: string, expected: MessageValue): void {
    if (this.#isObject)
      this.#addIssue(
        this.#line,
        message(authoringText('error.field_missing'), { name: this.#fieldPath(name), expected }),
      );
  }

  #addIssue(line: number, reason: Message): void {
    this.#issues.push({ line, message: reason });
  }
}

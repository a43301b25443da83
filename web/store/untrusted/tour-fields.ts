import { t } from '../../i18n/i18n';
import { quoted } from '../document/refusal';
import { type Complaint, type Json, kindOfJson } from './json-lines';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}

/** Takes the fields of one object of a tour, one by one, and complains of those that are not what they should be. */
export class Fields {
  readonly #fields: ReadonlyMap<string, Json>;
  readonly #line: number;
  readonly #where: string;
  readonly #complaints: Complaint[];
  readonly #isObject: boolean;
  readonly #taken = new Set<string>();

  /** `where` is what the object is called in complaints, such as `step 2`. */
  constructor(json: Json, where: string, complaints: Complaint[]) {
    this.#line = json.line;
    this.#where = where;
    this.#complaints = complaints;
    this.#fields = json.kind === 'object' ? json.fields : new Map();
    this.#isObject = json.kind === 'object';
    if (!this.#isObject) this.#say(json.line, t`${where} is ${kindOfJson(json)}: an object expected`);
  }

  /** The fields of an object inside this one. */
  inside(name: string, json: Json): Fields {
    return new Fields(json, this.#place(name), this.#complaints);
  }

  has(name: string): boolean {
    this.#taken.add(name);
    return this.#fields.has(name);
  }

  take(name: string): Json | undefined {
    this.#taken.add(name);
    return this.#fields.get(name);
  }

  /** The line of a field; that of the object when it has no such field. */
  lineOf(name: string): number {
    return this.#fields.get(name)?.line ?? this.#line;
  }

  /** Says what is wrong with a field, which `name` may leave open. */
  complain(name: string, says: string): void {
    const field = this.#fields.get(name);
    const place = name === '' ? this.#where : this.#place(name);
    const isPlain = field === undefined || field.kind === 'object';
    this.#say(
      this.lineOf(name),
      isPlain ? t`${place}: ${says}` : t`${place} is ${kindOfJson(field)}: ${says}`,
    );
  }

  /** A text that says something. Empty when there is none, of which it has complained. */
  text(name: string, longest: number): string {
    const json = this.take(name);
    if (json !== undefined) return this.asText(name, json, longest);
    this.#missing(name, t('a text'));
    return '';
  }

  asText(name: string, json: Json, longest: number): string {
    const place = this.#place(name);
    if (json.kind !== 'text') this.#unlike(name, json, t('a text'));
    else if (json.text.trim() === '') this.#say(json.line, t`${place} is empty: a text expected`);
    else if (json.text.length > longest)
      this.#say(json.line, t`${place} has ${json.text.length} characters: at most ${longest}`);
    else return json.text;
    return '';
  }

  oneOf(name: string, choices: readonly string[]): string | undefined {
    const json = this.take(name);
    if (json?.kind === 'text' && choices.includes(json.text)) return json.text;
    this.#unlike(name, json, t`one of ${choices.join(', ')}`);
    return undefined;
  }

  number(name: string, { min, max, whole = false }: Range): number | null {
    const json = this.take(name);
    const isRight = (value: number) => value >= min && value <= max && (!whole || Number.isInteger(value));
    if (json?.kind === 'number' && isRight(json.number)) return json.number;
    const range = whole ? t`a whole number from ${min} to ${max}` : t`a number from ${min} to ${max}`;
    this.#unlike(name, json, min === max ? String(min) : range);
    return null;
  }

  /** A list; empty when it is too long, so that nobody reads on. */
  list(name: string, fewest: number, most: number): readonly Json[] {
    const json = this.take(name);
    if (json?.kind === 'list' && json.items.length >= fewest && json.items.length <= most) return json.items;
    this.#unlike(name, json, t`a list of ${fewest} to ${most}`);
    return [];
  }

  /** Complains of every field that nobody has asked for: a misspelt one must not pass unseen. */
  end(): void {
    const known = [...this.#taken].join(', ');
    for (const [name, { line }] of this.#fields) {
      if (!this.#taken.has(name))
        this.#say(line, t`${this.#where} has no field ${quoted(name)}: known are ${known}`);
    }
  }

  /** What a field is called in complaints. */
  #place(name: string): string {
    return `${this.#where}, ${name}`;
  }

  /** Says that a field is not there, or is something else. */
  #unlike(name: string, json: Json | undefined, expected: string): void {
    if (json === undefined) this.#missing(name, expected);
    else this.#say(json.line, t`${this.#place(name)} is ${kindOfJson(json)}: ${expected} expected`);
  }

  #missing(name: string, expected: string): void {
    if (this.#isObject) this.#say(this.#line, t`${this.#place(name)} is missing: ${expected} expected`);
  }

  #say(line: number, says: string): void {
    this.#complaints.push({ line, says });
  }
}

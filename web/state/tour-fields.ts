import { type Complaint, type Json, kindOfJson } from './json-lines';
import { quoted } from './refusal';

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
    if (!this.#isObject) this.#say(json.line, `${where} is ${kindOfJson(json)}: an object expected`);
  }

  /** The fields of an object inside this one. */
  inside(name: string, json: Json): Fields {
    return new Fields(json, `${this.#where}, ${name}`, this.#complaints);
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
    const found = field === undefined || field.kind === 'object' ? '' : ` is ${kindOfJson(field)}`;
    this.#say(this.lineOf(name), `${this.#where}${name === '' ? '' : `, ${name}`}${found}: ${says}`);
  }

  /** A text that says something. Empty when there is none, of which it has complained. */
  text(name: string, longest: number): string {
    const json = this.take(name);
    if (json !== undefined) return this.asText(name, json, longest);
    this.#missing(name, 'a text');
    return '';
  }

  asText(name: string, json: Json, longest: number): string {
    const says = (what: string) => this.#say(json.line, `${this.#where}, ${name} ${what}`);
    if (json.kind !== 'text') says(`is ${kindOfJson(json)}: a text expected`);
    else if (json.text.trim() === '') says('is empty: a text expected');
    else if (json.text.length > longest) says(`has ${json.text.length} characters: at most ${longest}`);
    else return json.text;
    return '';
  }

  oneOf(name: string, choices: readonly string[]): string | undefined {
    const json = this.take(name);
    if (json?.kind === 'text' && choices.includes(json.text)) return json.text;
    const expected = `must be one of ${choices.join(', ')}`;
    if (json === undefined) this.#missing(name, expected);
    else this.#say(json.line, `${this.#where}, ${name} is ${kindOfJson(json)}: ${expected}`);
    return undefined;
  }

  number(name: string, { min, max, whole = false }: Range): number | null {
    const json = this.take(name);
    const isRight = (value: number) => value >= min && value <= max && (!whole || Number.isInteger(value));
    if (json?.kind === 'number' && isRight(json.number)) return json.number;
    const kind = whole ? 'a whole number' : 'a number';
    const expected = min === max ? String(min) : `${kind} from ${min} to ${max}`;
    if (json === undefined) this.#missing(name, expected);
    else this.#say(json.line, `${this.#where}, ${name} is ${kindOfJson(json)}: ${expected} expected`);
    return null;
  }

  /** A list; empty when it is too long, so that nobody reads on. */
  list(name: string, fewest: number, most: number): readonly Json[] {
    const json = this.take(name);
    const expected = `a list of ${fewest} to ${most}`;
    if (json?.kind === 'list' && json.items.length >= fewest && json.items.length <= most) return json.items;
    if (json === undefined) this.#missing(name, expected);
    else this.#say(json.line, `${this.#where}, ${name} is ${kindOfJson(json)}: ${expected} expected`);
    return [];
  }

  /** Complains of every field that nobody has asked for: a misspelt one must not pass unseen. */
  end(): void {
    const known = [...this.#taken].join(', ');
    for (const [name, { line }] of this.#fields) {
      if (!this.#taken.has(name))
        this.#say(line, `${this.#where} has no field ${quoted(name)}: known are ${known}`);
    }
  }

  #missing(name: string, expected: string): void {
    if (this.#isObject) this.#say(this.#line, `${this.#where}, ${name} is missing: ${expected} expected`);
  }

  #say(line: number, says: string): void {
    this.#complaints.push({ line, says });
  }
}

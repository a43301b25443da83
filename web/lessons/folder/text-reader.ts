import type { Message } from '../../i18n/message';
import { LessonFileError, problem, type Section } from './texts';

/** Reads texts by their ids, and remembers which: a text that nothing asks for is an error, since its id is misspelt. */
export class TextReader {
  readonly #section: Section;
  readonly #file: string;
  readonly #used: Set<unknown>;

  constructor(section: Section, file: string, used = new Set<unknown>()) {
    this.#section = section;
    this.#file = file;
    this.#used = used;
    used.add(section);
  }

  /** The line of the heading; 0 for the whole file. */
  get line(): number {
    return this.#section.line;
  }

  get names(): readonly string[] {
    return [...this.#section.sections.keys()];
  }

  /** The paragraph below the heading. */
  get text(): string {
    this.#used.add(`${this.#section.path}\ntext`);
    if (this.#section.text === '') throw this.#missing(problem('text'));
    return this.#section.text;
  }

  /** The paragraph; undefined if there is none. */
  get optionalText(): string | undefined {
    return this.#section.text === '' ? undefined : this.text;
  }

  get aside(): string | undefined {
    return this.#section.aside === '' ? undefined : this.#section.aside;
  }

  field(name: string): string {
    const text = this.optionalField(name);
    if (text === undefined) throw this.#missing(problem('field', { name }));
    return text;
  }

  optionalField(name: string): string | undefined {
    this.#used.add(`${this.#section.path}\n${name}`);
    return this.#section.fields.get(name);
  }

  /** All fields of the section, by name. */
  get fields(): ReadonlyMap<string, string> {
    for (const name of this.#section.fields.keys()) this.#used.add(`${this.#section.path}\n${name}`);
    return this.#section.fields;
  }

  section(name: string): TextReader {
    const found = this.optionalSection(name);
    if (found === undefined) throw this.#missing(problem('heading', { name }));
    return found;
  }

  optionalSection(name: string): TextReader | undefined {
    const found = this.#section.sections.get(name);
    return found === undefined ? undefined : new TextReader(found, this.#file, this.#used);
  }

  /** Refuses texts that nothing has asked for. */
  expectAllUsed(): void {
    this.#expectUsed(this.#section);
  }

  #expectUsed(section: Section): void {
    const { path, line, fields, sections } = section;
    const isEmpty = section.text === '' && fields.size === 0 && sections.size === 0;
    if (!isEmpty && !this.#used.has(section))
      throw new LessonFileError(this.#file, line, problem('unknown_id', { path }));
    for (const name of fields.keys())
      if (!this.#used.has(`${path}\n${name}`))
        throw new LessonFileError(this.#file, line, problem('unknown_field', { path, name }));
    for (const inner of sections.values()) this.#expectUsed(inner);
  }

  #missing(what: Message): LessonFileError {
    const { path, line } = this.#section;
    return new LessonFileError(
      this.#file,
      line,
      path === '' ? problem('missing', { what }) : problem('missing_below', { what, path }),
    );
  }
}

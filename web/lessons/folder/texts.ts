import { MessageError } from '../../engine/errors';
import type { IdsOf } from '../../i18n/catalogue';
import { type Message, type MessageArgs, message } from '../../i18n/message';
import { lessonFolderText } from './lesson-folder-text';

/** A problem in the files of a lesson: where it is and what was expected. */
export class LessonFileError extends MessageError {
  override readonly name = 'LessonFileError';
  /** The file, for example `masks/en.md`. */
  readonly file: string;
  /** From 1; 0 where the whole file is meant. */
  readonly line: number;

  constructor(file: string, line: number, problem: Message) {
    const place = lessonFolderText(line > 0 ? 'lesson_folder.at_line' : 'lesson_folder.at');
    super(message(place, { file, line: String(line), problem }));
    this.file = file;
    this.line = line;
  }
}

type Problem = IdsOf<typeof lessonFolderText> extends `lesson_folder.${infer Name}` ? Name : never;

/** What is wrong with the files of a lesson, as a message. */
export const problem = (name: Problem, args: MessageArgs = {}): Message =>
  message(lessonFolderText(`lesson_folder.${name}`), args);

/** The texts below a heading: a paragraph, an aside, named fields, and the sections below it. */
export interface Section {
  /** The headings that lead to it: `tries / a-column-of-ones`. */
  readonly path: string;
  readonly line: number;
  text: string;
  aside: string;
  readonly fields: Map<string, string>;
  readonly sections: Map<string, Section>;
}

interface Line {
  readonly text: string;
  readonly number: number;
}

/**
 * Reads the texts of a file. Headings of level 2 and more are ids; `# …` is the title of the file, whose text is below it. Below a
 * heading stand a paragraph, `> …` for an aside, and `- name: …` for a named text. A text may go on in the next lines.
 */
export class TextsParser {
  readonly #file: string;
  readonly #open: Section[] = [];
  #goOn: ((more: string) => void) | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  parse(source: string): Section {
    const root = section('', 0);
    this.#open.push(root);
    for (const [at, raw] of source
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/)
      .entries()) {
      const text = raw.trim();
      if (text === '') this.#goOn = null;
      else this.#read({ text, number: at + 1 });
    }
    return root;
  }

  #read(line: Line): void {
    const heading = /^(#+)\s+(.+)$/.exec(line.text);
    const field = /^-\s+([\w.*/-]+):\s+(.+)$/.exec(line.text);
    if (heading !== null) this.#heading(line, heading[1]?.length ?? 0, heading[2] ?? '');
    else if (field !== null) this.#field(line, field[1] ?? '', field[2] ?? '');
    else if (line.text.startsWith('> ')) this.#aside(line);
    else if (this.#goOn !== null) this.#goOn(line.text);
    // A backslash before what would be a heading, an aside or a field.
    else this.#paragraph({ ...line, text: line.text.replace(/^\\/, '') });
  }

  get #here(): Section {
    return this.#open.at(-1) ?? section('', 0);
  }

  #heading({ number }: Line, level: number, name: string): void {
    this.#goOn = null;
    if (level === 1) this.#title(number, name);
    else this.#open.push(this.#added(number, level, name));
  }

  #added(number: number, level: number, name: string): Section {
    if (level > this.#open.length + 1)
      throw new LessonFileError(this.#file, number, problem('too_deep', { name, level, above: level - 1 }));
    this.#open.length = level - 1;
    const parent = this.#here;
    if (parent.sections.has(name))
      throw new LessonFileError(this.#file, number, problem('heading_twice', { name, path: parent.path }));
    const added = section(parent.path === '' ? name : `${parent.path} / ${name}`, number);
    parent.sections.set(name, added);
    return added;
  }

  #title(number: number, name: string): void {
    const [root] = this.#open;
    if (root === undefined || root.fields.has('title') || root.sections.size > 0)
      throw new LessonFileError(this.#file, number, problem('second_title', { name }));
    root.fields.set('title', name);
  }

  #field({ number }: Line, name: string, text: string): void {
    const { fields, path } = this.#here;
    if (fields.has(name))
      throw new LessonFileError(this.#file, number, problem('field_twice', { name, path }));
    fields.set(name, text);
    this.#goOn = (more) => fields.set(name, `${fields.get(name)} ${more}`);
  }

  #aside({ text, number }: Line): void {
    const here = this.#here;
    const goesOn = this.#goOn !== null && here.aside !== '';
    if (here.aside !== '' && !goesOn)
      throw new LessonFileError(this.#file, number, problem('second_aside', { path: here.path }));
    here.aside = goesOn ? `${here.aside} ${text.slice(2)}` : text.slice(2);
    this.#goOn = (more) => {
      here.aside = `${here.aside} ${more}`;
    };
  }

  #paragraph({ text, number }: Line): void {
    const here = this.#here;
    if (here.text !== '')
      throw new LessonFileError(this.#file, number, problem('second_paragraph', { path: here.path }));
    here.text = text;
    this.#goOn = (more) => {
      here.text = `${here.text} ${more}`;
    };
  }
}

function section(path: string, line: number): Section {
  return { path, line, text: '', aside: '', fields: new Map(), sections: new Map() };
}

export const parseTexts = (source: string, file: string): Section => new TextsParser(file).parse(source);

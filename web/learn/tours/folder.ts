import { languages } from '../../i18n/choose';
import type { FetchFile } from '../../lessons/folder/fetch-folder';
import { TextReader } from '../../lessons/folder/text-reader';
import { LessonFileError, parseTexts, problem } from '../../lessons/folder/texts';
import { isIssue, type JsonNode, parseJson, toPlainValue } from '../../store/untrusted/json-parser';
import { tourLimits } from '../../store/untrusted/tour';

/** The name of the JSON in the folder of a tour. */
export const tourFile = 'tour.json';

/** The texts of a tour in one language. Lines are counted through all files of the folder. */
interface Texts {
  readonly code: string;
  readonly reader: TextReader;
  readonly firstLine: number;
}

type Fields = ReadonlyMap<string, JsonNode>;

/** The fields that have texts in `en.md`, below the heading of the stop, or below `question` in it. */
const optionalFields = ['right', 'wrong', 'hint'] as const;

/**
 * Reads a tour from a folder: `tour.json`, and `en.md` or the texts in other languages. Returns its JSON with the texts in place, as
 * links have it. Throws a `LessonFileError` that says what is wrong, and where.
 */
export async function fetchTourFolder(address: string, fetchFile: FetchFile): Promise<TourFolder> {
  const json = await fetchFile(tourFile);
  if (json === undefined) throw new LessonFileError(tourFile, 0, problem('no_file', { address }));
  const codes = Object.keys(languages);
  const found = await Promise.all(codes.map(async (code) => [code, await fetchFile(`${code}.md`)] as const));
  const written = found.flatMap(([code, text]) => (text === undefined ? [] : [{ code, text }]));
  const names = codes.map((code) => `${code}.md`).join(', ');
  if (written.length === 0) throw new LessonFileError(names, 0, problem('no_file', { address }));
  return new TourFolder(json, written);
}

/** A tour from a folder. */
export class TourFolder {
  /** The tour with its texts, as `readTourJson` reads it. */
  readonly json: JsonNode;
  /** Its files in order: their names, and how many lines are before them. */
  readonly #files: { readonly name: string; readonly before: number }[] = [];
  #lines = 0;

  constructor(json: string, texts: readonly { readonly code: string; readonly text: string }[]) {
    this.#add(tourFile, json);
    const parsed = parseJson(json);
    if (isIssue(parsed)) throw new LessonFileError(tourFile, parsed.line, parsed.message);
    const read = texts.map(({ code, text }): Texts => {
      const firstLine = this.#add(`${code}.md`, text);
      return { code, reader: new TextReader(parseTexts(text, `${code}.md`), `${code}.md`), firstLine };
    });
    this.json = withTexts(parsed, read);
    for (const { reader } of read) reader.expectAllUsed();
  }

  /** The tour as one text. */
  get text(): string {
    return JSON.stringify(toPlainValue(this.json), null, 2);
  }

  /** The file and the line in it that a line of `json` stands for. */
  placeOf(line: number): { readonly file: string; readonly line: number } {
    const { name, before } = this.#files.findLast((each) => each.before < line) ?? {
      name: tourFile,
      before: 0,
    };
    return { file: name, line: line - before };
  }

  #add(name: string, text: string): number {
    if (text.length > tourLimits.characters)
      throw new LessonFileError(name, 0, problem('too_long', { limit: tourLimits.characters }));
    const before = this.#lines;
    this.#files.push({ name, before });
    this.#lines += text.split(/\r\n?|\n/).length;
    return before;
  }
}

/** The JSON with the texts of all languages: `{ "en": …, "fr": … }` for each. */
function withTexts(json: JsonNode, texts: readonly Texts[]): JsonNode {
  return withFields(json, (fields) => {
    const steps = fields.get('steps');
    return [
      ['title', textOf(json, texts, (reader) => reader.field('title'))],
      ...(steps?.kind === 'list'
        ? [['steps', { ...steps, items: steps.items.map((step) => stepWithTexts(step, texts)) }] as const]
        : []),
    ];
  });
}

function withFields(
  json: JsonNode,
  added: (fields: Fields) => readonly (readonly [name: string, node: JsonNode])[],
): JsonNode {
  return json.kind === 'object'
    ? { ...json, fields: new Map([...json.fields, ...added(json.fields)]) }
    : json;
}

/** The texts of a part of a tour, with the lines on which they stand. */
function textOf(json: JsonNode, texts: readonly Texts[], read: (reader: TextReader) => string): JsonNode {
  const fields = texts.map(({ code, reader, firstLine }) => {
    const line = firstLine + Math.max(reader.line, 1);
    return [code, { kind: 'text', text: read(reader), line }] as const;
  });
  return { kind: 'object', line: fields[0]?.[1].line ?? json.line, fields: new Map(fields) };
}

function idOf(json: JsonNode): string {
  const id = json.kind === 'object' ? json.fields.get('id') : undefined;
  if (id?.kind !== 'text') throw new LessonFileError(tourFile, json.line, problem('no_id'));
  return id.text;
}

const below = (texts: readonly Texts[], heading: string): readonly Texts[] =>
  texts.map((each) => ({ ...each, reader: each.reader.section(heading) }));

function stepWithTexts(step: JsonNode, texts: readonly Texts[]): JsonNode {
  const own = below(texts, idOf(step));
  return withFields(step, (fields) => {
    const checkpoint = fields.get('checkpoint');
    return [
      ['prose', textOf(step, own, (reader) => reader.text)],
      ...(checkpoint === undefined
        ? []
        : [['checkpoint', questionWithTexts(checkpoint, below(own, 'question'))] as const]),
    ];
  });
}

function questionWithTexts(question: JsonNode, texts: readonly Texts[]): JsonNode {
  return withFields(question, (fields) => {
    const [expect, mistakes] = [fields.get('expect'), fields.get('mistakes')];
    const given = optionalFields.filter((name) =>
      texts.some(({ reader }) => reader.optionalField(name) !== undefined),
    );
    return [
      ['ask', textOf(question, texts, (reader) => reader.text)],
      ...given.map((name) => [name, textOf(question, texts, (reader) => reader.field(name))] as const),
      ...(expect === undefined ? [] : [['expect', withChoices(expect, texts)] as const]),
      ...(mistakes?.kind === 'list' ? [['mistakes', withMistakes(mistakes, texts)] as const] : []),
    ];
  });
}

/** Choices are ids, whose texts are `- choice.<id>: …`. */
function withChoices(expect: JsonNode, texts: readonly Texts[]): JsonNode {
  return withFields(expect, (fields) => {
    const choice = fields.get('choice');
    if (choice?.kind !== 'list') return [];
    const items = choice.items.map((item) =>
      item.kind === 'text' ? textOf(item, texts, (reader) => reader.field(`choice.${item.text}`)) : item,
    );
    return [['choice', { ...choice, items }]];
  });
}

/** The text of a mistake is `- mistake.<id>: …`. */
function withMistakes(list: JsonNode & { readonly kind: 'list' }, texts: readonly Texts[]): JsonNode {
  const items = list.items.map((item) =>
    withFields(item, () => [
      ['text', textOf(item, texts, (reader) => reader.field(`mistake.${idOf(item)}`))],
    ]),
  );
  return { ...list, items };
}

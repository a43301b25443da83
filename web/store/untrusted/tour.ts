import '../../i18n/en/authoring';
import { languages } from '../../i18n/choose';
import { message } from '../../i18n/message';
import { limits } from '../sizes/limits';
import { FieldReader } from './field-reader';
import { readHidden, readLocked } from './hide-and-lock';
import { isIssue, type JsonNode, parseJson, type ValidationIssue } from './json-parser';

/** A node, or a cell of it. */
export interface Focus {
  readonly node: string;
  readonly cell: { readonly row: number; readonly col: number } | null;
}

/** A cell; `max` is the column with the largest number of the row, at the time of the answer. */
export interface Target {
  readonly node: string;
  readonly row: number;
  readonly col: number | 'max';
}

/** Cells of a node that are outlined: all of it, a row, a column, or one cell. */
export interface Outline {
  readonly node: string;
  /** Null: all rows. */
  readonly row: number | null;
  /** Null: all columns. */
  readonly col: number | null;
}

/** The texts of a tour in its further languages: by language code, then by the text in the first language. */
export type Translations = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The expected answer: a cell to select, a number to type within a tolerance, or one of several choices. */
export type Expected =
  | { readonly kind: 'cell'; readonly target: Target }
  | { readonly kind: 'number'; readonly target: Target; readonly within: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly answer: number };

/** A question to the reader. */
export interface Checkpoint {
  readonly ask: string;
  readonly expect: Expected;
  /** Shown after a wrong answer; may be empty. */
  readonly hint: string;
  readonly line: number;
}

/** A step of a tour. `prose` uses the markup of lessons. */
export interface TourStep {
  readonly focus: Focus;
  readonly prose: string;
  /** What is outlined; if absent, what the prose names. */
  readonly outline?: readonly Outline[];
  readonly checkpoint: Checkpoint | null;
  /** Lines of the JSON text with the fields `focus` and `prose`. */
  readonly focusLine: number;
  readonly proseLine: number;
}

/** The start of the tour: a link, or parts of a document, not yet validated. Empty: the preset. */
export interface TourStart {
  readonly link: string;
  readonly linkLine: number;
  readonly parts: ReadonlyMap<'options' | 'tokens' | 'inputs', JsonNode>;
}

/** A guided tour of a lesson. */
export interface Tour {
  readonly title: string;
  /** Id of an existing lesson. */
  readonly lesson: string;
  readonly lessonLine: number;
  readonly start: TourStart;
  /** As in the attributes `hide` and `lock`. */
  readonly hide: string;
  readonly lock: string;
  /** Absent if all texts are in one language. */
  readonly translations?: Translations;
  readonly steps: readonly [TourStep, ...TourStep[]];
}

export interface LessonId {
  readonly id: string;
  readonly variant: string;
}

/** Limits: `characters` of the JSON text, and of it `packed` in a link, numbers of `steps` and `choices`, else characters of a field. */
export const tourLimits = {
  characters: 200_000,
  packed: 60_000,
  steps: 100,
  title: 120,
  prose: 1200,
  question: 400,
  choices: 8,
  choice: 200,
  outlines: 20,
} as const;

/** How many issues are shown. */
export const maxIssues = 40;

/** A tour, or its issues, and as much of the tour as could be read, for further checks. */
export type TourResult =
  | { readonly tour: Tour }
  | { readonly issues: readonly ValidationIssue[]; readonly partial: Tour | null };

/**
 * Parses and validates the JSON of a tour. Whether nodes, cells and references exist depends on a run of the lesson, and is
 * checked by `findBrokenPointers`.
 */
export function readTour(text: string, lessons: readonly LessonId[]): TourResult {
  const { characters } = tourLimits;
  if (text.length > characters)
    return {
      partial: null,
      issues: [
        {
          line: 1,
          message: message('error.characters', {
            name: message('error.tour'),
            count: text.length,
            max: characters,
          }),
        },
      ],
    };
  const json = parseJson(text);
  if (isIssue(json)) return { issues: [json], partial: null };
  const issues: ValidationIssue[] = [];
  const tour = tourOf(json, lessons, issues);
  return tour === null || issues.length > 0 ? { issues, partial: tour } : { tour };
}

function tourOf(json: JsonNode, lessons: readonly LessonId[], issues: ValidationIssue[]): Tour | null {
  const fields = new FieldReader(json, message('error.tour'), issues);
  const texts = new TextReader();
  fields.number('version', { min: 1, max: 1 });
  const title = texts.read(fields, 'title', tourLimits.title);
  const lesson = lessonOf(fields, lessons);
  const start = startOf(fields);
  const hide = namesIn(fields, 'hide', readHidden);
  const lock = namesIn(fields, 'lock', readLocked);
  const [first, ...others] = stepsOf(fields, texts, issues);
  fields.reportUnknown();
  if (first === undefined) return null;
  const tour = { title, lesson, lessonLine: fields.lineOf('lesson'), start, hide, lock };
  const { translations } = texts;
  return { ...tour, ...(translations.size > 0 ? { translations } : {}), steps: [first, ...others] };
}

/** The lesson with the given id, or the first lesson about the given variant. */
function lessonOf(fields: FieldReader, lessons: readonly LessonId[]): string {
  if (!fields.has('variant'))
    return (
      fields.oneOf(
        'lesson',
        lessons.map(({ id }) => id),
      ) ?? ''
    );
  if (fields.has('lesson')) fields.report('variant', message('error.beside_lesson'));
  const variant = fields.oneOf('variant', [...new Set(lessons.map((each) => each.variant))]);
  return lessons.find((each) => each.variant === variant)?.id ?? '';
}

function startOf(fields: FieldReader): TourStart {
  const link = fields.has('link') ? fields.text('link', limits.linkLength) : '';
  const sections = ['options', 'tokens', 'inputs'] as const;
  const parts = new Map(
    sections.flatMap((name) => {
      const part = fields.take(name);
      return part === undefined ? [] : [[name, part] as const];
    }),
  );
  if (link !== '' && parts.size > 0) fields.report('link', message('error.beside_options_tokens_inputs'));
  return { link: link.replace(/^.*#/s, ''), linkLine: fields.lineOf('link'), parts };
}

function namesIn(
  fields: FieldReader,
  name: 'hide' | 'lock',
  read: typeof readHidden | typeof readLocked,
): string {
  if (!fields.has(name)) return '';
  const text = fields.text(name, 1000);
  for (const reason of read(text).messages) fields.report(name, reason);
  return text;
}

function stepsOf(fields: FieldReader, texts: TextReader, issues: ValidationIssue[]): readonly TourStep[] {
  const items = fields.list('steps', 1, tourLimits.steps);
  return items.flatMap(
    (item, at) => stepOf(new FieldReader(item, message('error.step', { at: at + 1 }), issues), texts) ?? [],
  );
}

function stepOf(fields: FieldReader, texts: TextReader): TourStep | null {
  const focus = focusOf(fields);
  const prose = texts.markup(fields, 'prose', tourLimits.prose);
  const outline = fields.has('outline') ? { outline: outlinesOf(fields) } : {};
  const checkpointJson = fields.take('checkpoint');
  const checkpoint =
    checkpointJson === undefined
      ? null
      : checkpointOf(fields.nested('checkpoint', checkpointJson), texts, checkpointJson.line);
  fields.reportUnknown();
  if (focus === null) return null;
  const lines = { focusLine: fields.lineOf('focus'), proseLine: fields.lineOf('prose') };
  return { focus, prose, ...outline, checkpoint, ...lines };
}

/** `weights`, `head_0/weights`, `weights:1,2` or `weights:1,max`. */
const pointer = /^(\w{1,60}(?:\/\w{1,60})*)(?::(\d{1,3}),(\d{1,3}|max))?$/;

function focusOf(fields: FieldReader): Focus | null {
  const text = fields.text('focus', 200);
  const [, node, row, col] = pointer.exec(text) ?? [];
  if (node !== undefined && col !== 'max')
    return { node, cell: row === undefined ? null : { row: Number(row), col: Number(col) } };
  if (text !== '') fields.report('focus', message('error.node_cell_expected_such'));
  return null;
}

/** `weights`, `weights:1,*` for a row, `weights:*,2` for a column, or `weights:1,2`. */
const outlinePointer = /^(\w{1,60}(?:\/\w{1,60})*)(?::(\d{1,3}|\*),(\d{1,3}|\*))?$/;

/** Parses what a stop outlines; null if it is no node, row, column or cell. */
export function parseOutline(text: string): Outline | null {
  const [, node, row, col] = outlinePointer.exec(text) ?? [];
  const indexOf = (index: string | undefined) =>
    index === undefined || index === '*' ? null : Number(index);
  return node === undefined ? null : { node, row: indexOf(row), col: indexOf(col) };
}

function outlinesOf(fields: FieldReader): readonly Outline[] {
  return fields.list('outline', 0, tourLimits.outlines).flatMap((item) => {
    const text = fields.asText('outline', item, 200);
    const outline = parseOutline(text);
    if (text !== '' && outline === null) fields.report('outline', message('error.outline_expected'));
    return outline ?? [];
  });
}

function targetOf(fields: FieldReader, name: string): Target | null {
  const text = fields.text(name, 200);
  const [, node, row, col] = pointer.exec(text) ?? [];
  if (node !== undefined && row !== undefined)
    return { node, row: Number(row), col: col === 'max' ? 'max' : Number(col) };
  if (text !== '') fields.report(name, message('error.cell_expected_such_weights'));
  return null;
}

function checkpointOf(fields: FieldReader, texts: TextReader, line: number): Checkpoint | null {
  const ask = texts.markup(fields, 'ask', tourLimits.question);
  const hint = fields.has('hint') ? texts.markup(fields, 'hint', tourLimits.question) : '';
  const json = fields.take('expect');
  if (json === undefined) fields.report('expect', message('error.object_cell_number_choice'));
  const expect = json === undefined ? null : expectedOf(fields.nested('expect', json), texts);
  fields.reportUnknown();
  return expect === null ? null : { ask, expect, hint, line };
}

function expectedOf(fields: FieldReader, texts: TextReader): Expected | null {
  const kinds = (['cell', 'number', 'choice'] as const).filter((kind) => fields.has(kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    fields.report('', message('error.one_cell_number_choice'));
    return null;
  }
  const expected = kind === 'choice' ? choiceOf(fields, texts) : cellQuestionOf(fields, kind);
  fields.reportUnknown();
  return expected;
}

function cellQuestionOf(fields: FieldReader, kind: 'cell' | 'number'): Expected | null {
  const target = targetOf(fields, kind);
  if (kind === 'cell') return target && { kind, target };
  const within = fields.has('within') ? fields.number('within', { min: 0, max: 1e9 }) : 0.005;
  return target && within !== null ? { kind, target, within } : null;
}

function choiceOf(fields: FieldReader, texts: TextReader): Expected | null {
  const items = fields.list('choice', 2, tourLimits.choices);
  const choices = items.map((item) => texts.readItem(fields, 'choice', item, tourLimits.choice));
  const answer = fields.number('answer', { min: 0, max: Math.max(choices.length - 1, 0), integer: true });
  return answer === null ? null : { kind: 'choice', choices, answer };
}

/** Reads texts in one language, or in several: `{ "en": "Scores", "fr": "Scores" }`. Returns those in the first one. */
class TextReader {
  readonly translations = new Map<string, Map<string, string>>();

  read(fields: FieldReader, name: string, maxLength: number): string {
    const json = fields.take(name);
    return json === undefined ? fields.text(name, maxLength) : this.readItem(fields, name, json, maxLength);
  }

  readItem(fields: FieldReader, name: string, json: JsonNode, maxLength: number): string {
    if (json.kind !== 'object') return fields.asText(name, json, maxLength);
    const nested = fields.nested(name, json);
    const codes = [...json.fields.keys()].filter((code) => Object.hasOwn(languages, code));
    const [first, ...others] = codes.map((code) => [code, nested.text(code, maxLength)] as const);
    nested.expectOnly(Object.keys(languages));
    if (first === undefined) return '';
    for (const [code, text] of others) {
      const texts = this.translations.get(code) ?? new Map<string, string>();
      this.translations.set(code, texts.set(first[1], text));
    }
    return first[1];
  }

  /** Reads a text in which every `[[` is closed by `]]`. */
  markup(fields: FieldReader, name: string, maxLength: number): string {
    const text = this.read(fields, name, maxLength);
    const translated = [...this.translations.values()].map((texts) => texts.get(text) ?? '');
    const isOpen = (each: string) => /\[\[|\]\]/.test(each.replace(/\[\[[^[\]]+\]\]/g, ''));
    if ([text, ...translated].some(isOpen)) fields.report(name, message('error.reference_not_closed'));
    return text;
  }
}

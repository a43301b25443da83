import { languages } from '../../i18n/choose';
import { authoringText } from '../../i18n/en/authoring';
import { message } from '../../i18n/message';
import { isProgramId, isProgramText } from '../../lessons/address';
import { readEdits } from '../../lessons/folder/edits';
import type { Answer, Edit, Mistake, Question } from '../../lessons/guide';
import { limits } from '../sizes/limits';
import { FieldReader } from './field-reader';
import { readHidden, readLocked } from './hide-and-lock';
import { isIssue, type JsonNode, parseJson, toPlainValue, type ValidationIssue } from './json-parser';

/** A node, or a cell of it. */
export interface Focus {
  readonly node: string;
  readonly cell: { readonly row: number; readonly col: number } | null;
}

/** Cells of a node that are outlined: all of it, a row, a column, or one cell. */
export interface Outline {
  readonly node: string;
  /** Null: all rows. */
  readonly row: number | null;
  /** Null: all columns. */
  readonly col: number | null;
}

/** A question to the reader. */
export interface Checkpoint {
  /** As in guides; `right` is empty where the author has no text for it. */
  readonly question: Question;
  /** Whether the numbers and the text of the stop are shown after the answer. */
  readonly isPrediction: boolean;
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
  /** Whether usual mistakes are recognised: from version 2 on, since a tour of version 1 says the same as ever. */
  readonly recognisesMistakes: boolean;
  /** Id of an existing lesson, or the text of a program until it is opened. */
  readonly lesson: string;
  readonly lessonLine: number;
  readonly start: TourStart;
  /** As in the attributes `hide` and `lock`. */
  readonly hide: string;
  readonly lock: string;
  /** By language code; absent if all texts are in one language. */
  readonly inLanguages?: ReadonlyMap<string, TourTexts>;
  readonly steps: readonly [TourStep, ...TourStep[]];
}

/** What a tour says, in one language. */
export type TourTexts = Pick<Tour, 'title' | 'steps'>;

export interface LessonId {
  readonly id: string;
  readonly variant: string;
}

/** Limits: `characters` of the JSON text, and of it `packed` in a link, numbers of `steps`, `choices`, `outlines` and `mistakes`, else characters of a field. */
export const tourLimits = {
  characters: 200_000,
  packed: 60_000,
  program: 20_000,
  steps: 100,
  title: 120,
  prose: 1200,
  question: 400,
  choices: 8,
  choice: 200,
  outlines: 20,
  mistakes: 8,
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
            name: message(authoringText('error.tour')),
            count: text.length,
            max: characters,
          }),
        },
      ],
    };
  const json = parseJson(text);
  return isIssue(json) ? { issues: [json], partial: null } : readTourJson(json, lessons);
}

/** Validates the parsed JSON of a tour. */
export function readTourJson(json: JsonNode, lessons: readonly LessonId[]): TourResult {
  const issues: ValidationIssue[] = [];
  const texts = new TextReader('');
  const read = tourOf(json, lessons, texts, issues);
  const inLanguages = new Map(
    [...texts.codes].flatMap((code) => {
      const found = tourOf(json, lessons, new TextReader(code), []);
      return found === null ? [] : [[code, found] as const];
    }),
  );
  const tour = read && inLanguages.size > 0 ? { ...read, inLanguages } : read;
  return tour === null || issues.length > 0 ? { issues, partial: tour } : { tour };
}

function tourOf(
  json: JsonNode,
  lessons: readonly LessonId[],
  texts: TextReader,
  issues: ValidationIssue[],
): Tour | null {
  const fields = new FieldReader(json, message(authoringText('error.tour')), issues);
  const version = fields.number('version', { min: 1, max: 2, integer: true });
  const title = texts.read(fields, 'title', tourLimits.title);
  const lesson = lessonOf(fields, lessons);
  const start = startOf(fields);
  const hide = namesIn(fields, 'hide', readHidden);
  const lock = namesIn(fields, 'lock', readLocked);
  const recognisesMistakes = version !== 1;
  const [first, ...others] = stepsOf(fields, texts, recognisesMistakes, issues);
  fields.reportUnknown();
  if (first === undefined) return null;
  const tour = {
    title,
    recognisesMistakes,
    lesson,
    lessonLine: fields.lineOf(fields.has('program') ? 'program' : 'lesson'),
    start,
    hide,
    lock,
  };
  return { ...tour, steps: [first, ...others] };
}

/** The lesson with the given id, or the first lesson about the given variant. */
function lessonOf(fields: FieldReader, lessons: readonly LessonId[]): string {
  if (fields.has('program')) return programIn(fields);
  const named = fields.take('lesson');
  if (named?.kind === 'text' && isProgramId(named.text)) return named.text;
  if (!fields.has('variant'))
    return (
      fields.oneOf(
        'lesson',
        lessons.map(({ id }) => id),
      ) ?? ''
    );
  if (fields.has('lesson')) fields.report('variant', message(authoringText('error.beside_lesson')));
  const variant = fields.oneOf('variant', [...new Set(lessons.map((each) => each.variant))]);
  return lessons.find((each) => each.variant === variant)?.id ?? '';
}

/** The text of a program, which names its lesson as well as its id does. */
function programIn(fields: FieldReader): string {
  if (fields.has('lesson') || fields.has('variant'))
    fields.report('program', message(authoringText('error.beside_lesson')));
  const text = fields.text('program', tourLimits.program);
  if (text === '' || isProgramText(text)) return text;
  fields.report('program', message(authoringText('error.program_expected')));
  return '';
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
  if (link !== '' && parts.size > 0)
    fields.report('link', message(authoringText('error.beside_options_tokens_inputs')));
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

function stepsOf(
  fields: FieldReader,
  texts: TextReader,
  isSecond: boolean,
  issues: ValidationIssue[],
): readonly TourStep[] {
  const items = fields.list('steps', 1, tourLimits.steps);
  return items.flatMap((item, at) => {
    const step = new FieldReader(item, message(authoringText('error.step'), { at: at + 1 }), issues);
    // Names the texts in a folder.
    if (isSecond && step.has('id')) step.text('id', tourLimits.title);
    return stepOf(step, texts, isSecond) ?? [];
  });
}

function stepOf(fields: FieldReader, texts: TextReader, isSecond: boolean): TourStep | null {
  const focus = focusOf(fields);
  const prose = texts.markup(fields, 'prose', tourLimits.prose);
  const outline = fields.has('outline') ? { outline: outlinesOf(fields) } : {};
  const json = fields.take('checkpoint');
  const checkpoint =
    json === undefined ? null : checkpointOf(fields.nested('checkpoint', json), texts, isSecond, json.line);
  fields.reportUnknown();
  if (focus === null) return null;
  const lines = { focusLine: fields.lineOf('focus'), proseLine: fields.lineOf('prose') };
  return { focus, prose, ...outline, checkpoint, ...lines };
}

const nodeId = String.raw`\w{1,60}(?:\/\w{1,60})*`;
const index = String.raw`\d{1,3}|max|min`;

/** `weights`, `head_0/weights` or `weights:1,2`. */
const pointer = new RegExp(`^(${nodeId})(?::(\\d{1,3}),(\\d{1,3}))?$`);
/** `weights:1,2`, `weights:1,max` or `weights:min,2`. */
const cellPointer = new RegExp(`^${nodeId}:(?:${index}),(?:${index})$`);
const rowPointer = new RegExp(`^${nodeId}:\\d{1,3}$`);
const nodePointer = new RegExp(`^${nodeId}$`);

function focusOf(fields: FieldReader): Focus | null {
  const text = fields.text('focus', 200);
  const [, node, row, col] = pointer.exec(text) ?? [];
  if (node !== undefined)
    return { node, cell: row === undefined ? null : { row: Number(row), col: Number(col) } };
  if (text !== '') fields.report('focus', message(authoringText('error.node_cell_expected_such')));
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
    if (text !== '' && outline === null)
      fields.report('outline', message(authoringText('error.outline_expected')));
    return outline ?? [];
  });
}

/** Reads the name of a cell, a row or a node; null if it is none. */
function nameOf(fields: FieldReader, name: string, pattern = cellPointer): string | null {
  const text = fields.text(name, 200);
  if (pattern.test(text)) return text;
  if (text !== '')
    fields.report(
      name,
      pattern === cellPointer
        ? message(authoringText('error.cell_expected_such_weights'))
        : message(authoringText('error.row_or_node_expected')),
    );
  return null;
}

function checkpointOf(
  fields: FieldReader,
  texts: TextReader,
  isSecond: boolean,
  line: number,
): Checkpoint | null {
  const optional = (name: string) =>
    fields.has(name) ? texts.markup(fields, name, tourLimits.question) : '';
  const ask = texts.markup(fields, 'ask', tourLimits.question);
  const hint = optional('hint');
  const json = fields.take('expect');
  if (json === undefined) fields.report('expect', message(authoringText('error.object_cell_number_choice')));
  const answer = json === undefined ? null : answerOf(fields.nested('expect', json), texts, isSecond);
  const isPrediction = isSecond && fields.flag('prediction');
  const [right, wrong] = isSecond ? ['right', 'wrong'].map(optional) : [];
  const mistakes = isSecond && fields.has('mistakes') ? mistakesOf(fields, texts) : [];
  fields.reportUnknown();
  if (answer === null) return null;
  const question = { ask, answer, right: right ?? '', ...(wrong && { wrong }), mistakes };
  return { question, isPrediction, hint, line };
}

const answerKinds = ['cell', 'number', 'choice', 'word', 'bar', 'order', 'mask'] as const;
/** How many of these a tour of version 1 may have. */
const firstKinds = 3;

function answerOf(fields: FieldReader, texts: TextReader, isSecond: boolean): Answer | null {
  const possible = isSecond ? answerKinds : answerKinds.slice(0, firstKinds);
  const kinds = possible.filter((kind) => fields.has(kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    fields.report('', message(authoringText('error.one_of'), { choices: possible.join(', ') }));
    return null;
  }
  const answer = answerOfKind(kind, fields, texts);
  fields.reportUnknown();
  return answer;
}

function answerOfKind(
  kind: (typeof answerKinds)[number],
  fields: FieldReader,
  texts: TextReader,
): Answer | null {
  switch (kind) {
    case 'choice':
      return choiceOf(fields, texts);
    case 'order': {
      const row = nameOf(fields, kind, rowPointer);
      return row === null ? null : { kind, row };
    }
    case 'mask': {
      const node = nameOf(fields, kind, nodePointer);
      return node === null ? null : { kind, node };
    }
    case 'cell':
    case 'word': {
      const cell = nameOf(fields, kind);
      return cell === null ? null : { kind, cell };
    }
    case 'number':
    case 'bar':
      return numberOf(kind, fields);
  }
}

function numberOf(kind: 'number' | 'bar', fields: FieldReader): Answer | null {
  const cell = nameOf(fields, kind);
  const within = fields.has('within') ? fields.number('within', { min: 0, max: 1e9 }) : 0.005;
  if (kind === 'number') return cell && within !== null ? { kind, cell, within } : null;
  const from = fields.number('from', { min: -1e9, max: 1e9 });
  const to = fields.number('to', { min: from ?? -1e9, max: 1e9 });
  return cell && within !== null && from !== null && to !== null ? { kind, cell, within, from, to } : null;
}

function choiceOf(fields: FieldReader, texts: TextReader): Answer | null {
  const items = fields.list('choice', 2, tourLimits.choices);
  const choices = items.map((item) => texts.readItem(fields, 'choice', item, tourLimits.choice));
  const answer = fields.number('answer', { min: 0, max: Math.max(choices.length - 1, 0), integer: true });
  if (answer === null) return null;
  return { kind: 'choice', choices: choices.map((text, at) => ({ text, holds: at === answer })) };
}

/** Mistakes that the author knows, each by the number that a cell has after some edits. */
function mistakesOf(fields: FieldReader, texts: TextReader): readonly Mistake[] {
  return fields.list('mistakes', 1, tourLimits.mistakes).flatMap((item) => {
    const mistake = fields.nested('mistakes', item);
    // Names the text in a folder.
    if (mistake.has('id')) mistake.text('id', tourLimits.title);
    const cell = nameOf(mistake, 'cell');
    const edits = mistake.has('edits') ? editsIn(mistake) : [];
    const text = texts.markup(mistake, 'text', tourLimits.question);
    mistake.reportUnknown();
    return cell === null ? [] : [{ cell, edits, text }];
  });
}

function editsIn(fields: FieldReader): readonly Edit[] {
  const json = fields.take('edits');
  const edits = readEdits(json && toPlainValue(json));
  if (edits === null) fields.report('edits', message(authoringText('error.edits_expected')));
  return edits ?? [];
}

/** Reads texts in one language, or in several: `{ "en": "Scores", "fr": "Scores" }`; there in the given one, else in the first. */
class TextReader {
  /** The languages of the texts that have been read. */
  readonly codes = new Set<string>();
  readonly #language: string;

  constructor(language: string) {
    this.#language = language;
  }

  read(fields: FieldReader, name: string, maxLength: number): string {
    return this.#all(fields, name, fields.take(name), maxLength)[0] ?? '';
  }

  readItem(fields: FieldReader, name: string, json: JsonNode, maxLength: number): string {
    return this.#all(fields, name, json, maxLength)[0] ?? '';
  }

  /** The text, then the same in the other languages. */
  #all(fields: FieldReader, name: string, json: JsonNode | undefined, maxLength: number): readonly string[] {
    if (json === undefined) return [fields.text(name, maxLength)];
    if (json.kind !== 'object') return [fields.asText(name, json, maxLength)];
    const nested = fields.nested(name, json);
    const codes = [...json.fields.keys()].filter((code) => Object.hasOwn(languages, code));
    for (const code of codes) this.codes.add(code);
    const own = codes.toSorted(
      (one, other) => Number(other === this.#language) - Number(one === this.#language),
    );
    const texts = own.map((code) => nested.text(code, maxLength));
    nested.expectOnly(Object.keys(languages));
    return texts;
  }

  /** Reads a text in which every `[[` is closed by `]]`. */
  markup(fields: FieldReader, name: string, maxLength: number): string {
    const texts = this.#all(fields, name, fields.take(name), maxLength);
    const isOpen = (each: string) => /\[\[|\]\]/.test(each.replace(/\[\[[^[\]]+\]\]/g, ''));
    if (texts.some(isOpen)) fields.report(name, message(authoringText('error.reference_not_closed')));
    return texts[0] ?? '';
  }
}

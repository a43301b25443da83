import { t } from '../../i18n/i18n';
import { limits } from '../sizes/limits';
import { readHidden, readLocked } from './allowed';
import { type Complaint, isComplaint, type Json, readJson } from './json-lines';
import { Fields } from './tour-fields';

/** A node, or a cell of one. */
export interface Focus {
  readonly node: string;
  readonly cell: { readonly row: number; readonly col: number } | null;
}

/** A cell; `max` is the largest of its row, as the numbers are when the reader answers. */
export interface Target {
  readonly node: string;
  readonly row: number;
  readonly col: number | 'max';
}

/** What answers a question: a cell to select, its number to type, or one of several choices. */
export type Expected =
  | { readonly kind: 'cell'; readonly target: Target }
  | { readonly kind: 'number'; readonly target: Target; readonly within: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly answer: number };

/** A question to the reader. */
export interface Checkpoint {
  readonly ask: string;
  readonly expect: Expected;
  /** Said after a wrong answer; empty when there is none. */
  readonly hint: string;
  readonly line: number;
}

/** A stop of a tour: where to look, and what is said there in the markup of lessons. */
export interface TourStep {
  readonly focus: Focus;
  readonly prose: string;
  readonly checkpoint: Checkpoint | null;
  /** Lines of the text that say where to look, and what. */
  readonly focusLine: number;
  readonly proseLine: number;
}

/** What the lesson starts from, where that is not its preset: a link, or parts of a document. Not checked yet. */
export interface TourStart {
  readonly link: string;
  readonly linkLine: number;
  readonly parts: ReadonlyMap<'options' | 'tokens' | 'inputs', Json>;
}

/** An author's own way through a lesson. */
export interface Tour {
  readonly title: string;
  /** Id of a lesson that there is. */
  readonly lesson: string;
  readonly lessonLine: number;
  readonly start: TourStart;
  /** Names as in the attributes of the element. */
  readonly hide: string;
  readonly lock: string;
  readonly steps: readonly [TourStep, ...TourStep[]];
}

/** What the reader of a tour knows of the lessons. */
export interface Known {
  readonly id: string;
  readonly variant: string;
}

/** Sizes that a tour may have. */
export const tourLimits = {
  characters: 200_000,
  steps: 100,
  title: 120,
  prose: 1200,
  question: 400,
  choices: 8,
  choice: 200,
} as const;

/** No author reads more complaints at a time. */
const mostComplaints = 40;

export type TourRead = { readonly tour: Tour } | { readonly complaints: readonly Complaint[] };

/**
 * Reads the JSON of a tour. What it says is checked field by field and copied; whether its pointers lead anywhere needs a
 * run of the lesson, and is checked by `brokenPointers`.
 */
export function readTour(text: string, lessons: readonly Known[]): TourRead {
  const { characters } = tourLimits;
  if (text.length > characters)
    return {
      complaints: [
        { line: 1, says: t`${t('the tour')} has ${text.length} characters: at most ${characters}` },
      ],
    };
  const json = readJson(text);
  if (isComplaint(json)) return { complaints: [json] };
  const complaints: Complaint[] = [];
  const tour = tourOf(json, lessons, complaints);
  return tour === null || complaints.length > 0
    ? { complaints: complaints.slice(0, mostComplaints) }
    : { tour };
}

function tourOf(json: Json, lessons: readonly Known[], complaints: Complaint[]): Tour | null {
  const fields = new Fields(json, t('the tour'), complaints);
  if (fields.number('version', { min: 1, max: 1 }) === null) return null;
  const title = fields.text('title', tourLimits.title);
  const lesson = lessonOf(fields, lessons);
  const start = startOf(fields);
  const hide = namesIn(fields, 'hide', readHidden);
  const lock = namesIn(fields, 'lock', readLocked);
  const [first, ...others] = stepsOf(fields, complaints);
  fields.end();
  if (first === undefined) return null;
  return { title, lesson, lessonLine: fields.lineOf('lesson'), start, hide, lock, steps: [first, ...others] };
}

/** The lesson of that id, or the first one of the variant. */
function lessonOf(fields: Fields, lessons: readonly Known[]): string {
  if (!fields.has('variant'))
    return (
      fields.oneOf(
        'lesson',
        lessons.map(({ id }) => id),
      ) ?? ''
    );
  if (fields.has('lesson')) fields.complain('variant', t('beside lesson: one of the two expected'));
  const variant = fields.oneOf('variant', [...new Set(lessons.map((each) => each.variant))]);
  return lessons.find((each) => each.variant === variant)?.id ?? '';
}

function startOf(fields: Fields): TourStart {
  const link = fields.has('link') ? fields.text('link', limits.linkLength) : '';
  const sections = ['options', 'tokens', 'inputs'] as const;
  const parts = new Map(
    sections.flatMap((name) => {
      const part = fields.take(name);
      return part === undefined ? [] : [[name, part] as const];
    }),
  );
  if (link !== '' && parts.size > 0)
    fields.complain('link', t('beside options, tokens or inputs: it holds them'));
  return { link: link.replace(/^.*#/s, ''), linkLine: fields.lineOf('link'), parts };
}

function namesIn(fields: Fields, name: 'hide' | 'lock', read: typeof readHidden | typeof readLocked): string {
  if (!fields.has(name)) return '';
  const text = fields.text(name, 1000);
  for (const message of read(text).messages) fields.complain(name, message);
  return text;
}

function stepsOf(fields: Fields, complaints: Complaint[]): readonly TourStep[] {
  const items = fields.list('steps', 1, tourLimits.steps);
  return items.flatMap((item, at) => stepOf(new Fields(item, t`step ${at + 1}`, complaints)) ?? []);
}

function stepOf(fields: Fields): TourStep | null {
  const focus = focusOf(fields);
  const prose = markup(fields, 'prose', tourLimits.prose);
  const asked = fields.take('checkpoint');
  const checkpoint =
    asked === undefined ? null : checkpointOf(fields.inside('checkpoint', asked), asked.line);
  fields.end();
  if (focus === null) return null;
  return { focus, prose, checkpoint, focusLine: fields.lineOf('focus'), proseLine: fields.lineOf('prose') };
}

/** A node is named like `scores` or `head_0/scores`. */
const pointer = /^(\w{1,60}(?:\/\w{1,60})*)(?::(\d{1,3}),(\d{1,3}|max))?$/;

function focusOf(fields: Fields): Focus | null {
  const text = fields.text('focus', 200);
  const [, node, row, col] = pointer.exec(text) ?? [];
  if (node !== undefined && col !== 'max')
    return { node, cell: row === undefined ? null : { row: Number(row), col: Number(col) } };
  if (text !== '')
    fields.complain('focus', t('a node or a cell expected, such as "weights" or "weights:1,2"'));
  return null;
}

function targetOf(fields: Fields, name: string): Target | null {
  const text = fields.text(name, 200);
  const [, node, row, col] = pointer.exec(text) ?? [];
  if (node !== undefined && row !== undefined)
    return { node, row: Number(row), col: col === 'max' ? 'max' : Number(col) };
  if (text !== '') fields.complain(name, t('a cell expected, such as "weights:1,2" or "weights:1,max"'));
  return null;
}

function checkpointOf(fields: Fields, line: number): Checkpoint | null {
  const ask = markup(fields, 'ask', tourLimits.question);
  const hint = fields.has('hint') ? markup(fields, 'hint', tourLimits.question) : '';
  const json = fields.take('expect');
  if (json === undefined) fields.complain('expect', t('an object with cell, number or choice expected'));
  const expect = json === undefined ? null : expectedOf(fields.inside('expect', json));
  fields.end();
  return expect === null ? null : { ask, expect, hint, line };
}

function expectedOf(fields: Fields): Expected | null {
  const kinds = (['cell', 'number', 'choice'] as const).filter((kind) => fields.has(kind));
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    fields.complain('', t('one of cell, number and choice expected'));
    return null;
  }
  const expected = kind === 'choice' ? choiceOf(fields) : pointedOf(fields, kind);
  fields.end();
  return expected;
}

function pointedOf(fields: Fields, kind: 'cell' | 'number'): Expected | null {
  const target = targetOf(fields, kind);
  if (kind === 'cell') return target && { kind, target };
  const within = fields.has('within') ? fields.number('within', { min: 0, max: 1e9 }) : 0.005;
  return target && within !== null ? { kind, target, within } : null;
}

function choiceOf(fields: Fields): Expected | null {
  const items = fields.list('choice', 2, tourLimits.choices);
  const choices = items.map((item) => fields.asText('choice', item, tourLimits.choice));
  const answer = fields.number('answer', { min: 0, max: Math.max(choices.length - 1, 0), whole: true });
  return answer === null ? null : { kind: 'choice', choices, answer };
}

/** A text in which every `[[` has its `]]`. */
function markup(fields: Fields, name: string, longest: number): string {
  const text = fields.text(name, longest);
  const rest = text.replace(/\[\[[^[\]]+\]\]/g, '');
  if (/\[\[|\]\]/.test(rest))
    fields.complain(name, t('a reference is not closed: [[weights:1,2]] for example'));
  return text;
}

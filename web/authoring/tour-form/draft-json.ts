import { isRefusal } from '../../store/document/refusal';
import { readTypedNumber } from '../../store/ui/typed-number';
import { isIssue, parseJson, toPlainValue } from '../../store/untrusted/json-parser';
import type { DraftQuestion, DraftStop, DraftText, TourDraft } from './draft';

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of a draft. Fields that are empty are left out, unless a tour must have them. */
export function draftJson(draft: TourDraft): string {
  const { title, lesson, start, hide, lock, stops } = draft;
  const names = {
    ...(hide.length > 0 ? { hide: hide.join(' ') } : {}),
    ...(lock.length > 0 ? { lock: lock.join(' ') } : {}),
  };
  const steps = stops.map((stop) => stepFields(stop, draft));
  const tour = { version: 1, title: textField(title, draft), lesson, ...start, ...names, steps };
  return JSON.stringify(tour, null, 2);
}

function stepFields({ focus, prose, outline, question }: DraftStop, draft: TourDraft): Fields {
  return {
    focus,
    prose: textField(prose, draft),
    ...(outline === null ? {} : { outline }),
    ...(question === null ? {} : { checkpoint: questionFields(question, draft) }),
  };
}

function questionFields(question: DraftQuestion, draft: TourDraft): Fields {
  const hint = textField(question.hint, draft);
  return {
    ask: textField(question.ask, draft),
    expect: expectFields(question, draft),
    ...(hint === '' ? {} : { hint }),
  };
}

function expectFields({ kind, choices, answer, target, within }: DraftQuestion, draft: TourDraft): Fields {
  if (kind === 'choice') return { choice: choices.map((choice) => textField(choice, draft)), answer };
  if (kind === 'cell') return { cell: target };
  return { number: target, ...(within.trim() === '' ? {} : { within: toleranceOf(within) }) };
}

/** What is no number, or could be another one, is kept as it was typed, so that the checker names it. */
function toleranceOf(typed: string): number | string {
  const read = readTypedNumber(typed);
  return isRefusal(read) || read.isUnusual ? typed : read.number;
}

/** A text where there is one language, or only the first is written; else texts by language. */
function textField(text: DraftText, { languages }: TourDraft): unknown {
  const written = languages.filter((code) => (text[code] ?? '').trim() !== '');
  const [first = ''] = languages;
  if (written.length === 0 || (written.length === 1 && written[0] === first)) return text[first] ?? '';
  return Object.fromEntries(written.map((code) => [code, text[code]]));
}

/**
 * Reads the draft of a tour in which the checker has found no mistakes, or of one that `draftJson` has written; else null.
 * `ofVariant` is the lesson of a tour that names a variant instead.
 */
export function readDraft(json: string, ofVariant?: string): TourDraft | null {
  const parsed = parseJson(json);
  const tour = isIssue(parsed) ? null : toPlainValue(parsed);
  if (!isFields(tour) || !Array.isArray(tour.steps)) return null;
  const { lesson = ofVariant, steps, link, options, tokens, inputs } = tour;
  if (typeof lesson !== 'string') return null;
  const languages = languagesIn(tour);
  const start = Object.entries({ link, options, tokens, inputs }).filter(([, part]) => part !== undefined);
  return {
    languages,
    title: readText(tour.title, languages),
    lesson,
    start: Object.fromEntries(start),
    hide: words(tour.hide),
    lock: words(tour.lock),
    stops: steps.map((step, at) => readStop(step, at + 1, languages)),
  };
}

function readStop(step: unknown, id: number, languages: readonly string[]): DraftStop {
  const { focus, prose, outline, checkpoint } = isFields(step) ? step : {};
  return {
    id,
    focus: textOf(focus),
    prose: readText(prose, languages),
    outline: Array.isArray(outline) ? outline.map(textOf) : null,
    question: isFields(checkpoint) ? readQuestion(checkpoint, languages) : null,
  };
}

function readQuestion({ ask, hint, expect }: Fields, languages: readonly string[]): DraftQuestion {
  const { choice, answer, cell, number, within } = isFields(expect) ? expect : {};
  const kind = Array.isArray(choice) ? 'choice' : number === undefined ? 'cell' : 'number';
  return {
    kind,
    ask: readText(ask, languages),
    hint: readText(hint, languages),
    choices: Array.isArray(choice) ? choice.map((each) => readText(each, languages)) : [{}, {}],
    answer: typeof answer === 'number' ? answer : 0,
    target: textOf(number ?? cell),
    within: within === undefined ? '' : String(within),
  };
}

/** The codes of all texts of a tour, in the order of the first text with several. */
function languagesIn(tour: Fields): readonly string[] {
  const codes = new Set<string>();
  const visit = (text: unknown): void => {
    if (isFields(text)) for (const code of Object.keys(text)) codes.add(code);
  };
  visit(tour.title);
  for (const step of Array.isArray(tour.steps) ? tour.steps : []) {
    const { prose, checkpoint } = isFields(step) ? step : {};
    const { ask, hint, expect } = isFields(checkpoint) ? checkpoint : {};
    const { choice } = isFields(expect) ? expect : {};
    for (const text of [prose, ask, hint, ...(Array.isArray(choice) ? choice : [])]) visit(text);
  }
  return codes.size === 0 ? [''] : [...codes];
}

function readText(value: unknown, [first = '']: readonly string[]): DraftText {
  if (!isFields(value)) return { [first]: textOf(value) };
  return Object.fromEntries(Object.entries(value).map(([code, text]) => [code, textOf(text)]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function words(value: unknown): readonly string[] {
  return textOf(value)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

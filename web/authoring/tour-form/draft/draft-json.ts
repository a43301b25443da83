import { isRefusal } from '../../../store/document/refusal';
import { readTypedNumber } from '../../../store/ui/typed-number';
import { isIssue, parseJson, toPlainValue } from '../../../store/untrusted/json-parser';
import {
  type DraftMistake,
  type DraftQuestion,
  type DraftStop,
  type DraftText,
  newQuestion,
  pointerParts,
  questionKinds,
  type TourDraft,
} from './draft';

type Fields = Readonly<Record<string, unknown>>;

/** The JSON of a draft. Fields that are empty are left out, unless a tour must have them. */
export function draftJson(draft: TourDraft): string {
  const { title, lesson, start, hide, lock, stops } = draft;
  const names = {
    ...(hide.length > 0 ? { hide: hide.join(' ') } : {}),
    ...(lock.length > 0 ? { lock: lock.join(' ') } : {}),
  };
  const steps = stops.map((stop) => stepFields(stop, draft));
  const tour = { version: 2, title: textField(title, draft), lesson, ...start, ...names, steps };
  return JSON.stringify(tour, null, 2);
}

function stepFields({ name, focus, prose, outline, question }: DraftStop, draft: TourDraft): Fields {
  return {
    ...(name === '' ? {} : { id: name }),
    focus,
    prose: textField(prose, draft),
    ...(outline === null ? {} : { outline }),
    ...(question === null ? {} : { checkpoint: questionFields(question, draft) }),
  };
}

function questionFields(question: DraftQuestion, draft: TourDraft): Fields {
  const texts = (['right', 'wrong', 'hint'] as const).flatMap((name) => {
    const text = textField(question[name], draft);
    return text === '' ? [] : [[name, text]];
  });
  const mistakes = question.mistakes.map(({ text, ...mistake }) => ({
    ...mistakeJson(mistake),
    text: textField(text, draft),
  }));
  return {
    ...(question.isPrediction ? { prediction: true } : {}),
    ask: textField(question.ask, draft),
    expect: expectFields(
      question,
      question.choices.map((choice) => textField(choice, draft)),
    ),
    ...Object.fromEntries(texts),
    ...(mistakes.length > 0 ? { mistakes } : {}),
  };
}

export const mistakeJson = ({ cell, edits }: Omit<DraftMistake, 'text'>): Fields => ({
  cell,
  ...(edits.length > 0 ? { edits } : {}),
});

/** How the question is answered; `choice` is what the choices are written as. */
export function expectFields(question: DraftQuestion, choice: readonly unknown[]): Fields {
  const { kind, answer, target, within, from, to } = question;
  const { node, row } = pointerParts(target);
  const tolerance = within.trim() === '' ? {} : { within: numberOf(within) };
  switch (kind) {
    case 'choice':
      return { choice, answer };
    case 'number':
      return { number: target, ...tolerance };
    case 'bar':
      return { bar: target, ...tolerance, from: numberOf(from), to: numberOf(to) };
    case 'order':
      return { order: `${node}:${row || '0'}` };
    case 'mask':
      return { mask: node };
    default:
      return { [kind]: target };
  }
}

/** What is no number, or could be another one, is kept as it was typed, so that the checker names it. */
function numberOf(typed: string): number | string {
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
  const { id: name, focus, prose, outline, checkpoint } = isFields(step) ? step : {};
  return {
    id,
    name: textOf(name),
    focus: textOf(focus),
    prose: readText(prose, languages),
    outline: Array.isArray(outline) ? outline.map(textOf) : null,
    question: isFields(checkpoint) ? readQuestion(checkpoint, languages) : null,
  };
}

function readQuestion(checkpoint: Fields, languages: readonly string[]): DraftQuestion {
  const expected = isFields(checkpoint.expect) ? checkpoint.expect : {};
  const { choice, answer, within, from, to } = expected;
  const kind = questionKinds.find((each) => expected[each] !== undefined) ?? 'cell';
  const text = (name: string): DraftText => readText(checkpoint[name], languages);
  const shown = (value: unknown, without: string): string => (value === undefined ? without : String(value));
  return {
    ...newQuestion(kind, kind === 'choice' ? '' : targetOf(textOf(expected[kind]))),
    isPrediction: checkpoint.prediction === true,
    ...{ ask: text('ask'), right: text('right'), wrong: text('wrong'), hint: text('hint') },
    mistakes: listOf(checkpoint.mistakes).map(({ cell, edits, text: says }) => ({
      ...{ cell: textOf(cell), edits: Array.isArray(edits) ? edits : [], text: readText(says, languages) },
    })),
    choices: Array.isArray(choice) ? choice.map((each) => readText(each, languages)) : [{}, {}],
    answer: typeof answer === 'number' ? answer : 0,
    ...{ within: shown(within, ''), from: shown(from, '0'), to: shown(to, '1') },
  };
}

/** A cell of the row or the matrix, where a question names these: the form chooses cells. */
function targetOf(pointer: string): string {
  if (/,|^$/.test(pointer)) return pointer;
  return pointer.includes(':') ? `${pointer},0` : `${pointer}:0,0`;
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
    const { ask, right, wrong, hint, expect, mistakes } = isFields(checkpoint) ? checkpoint : {};
    const { choice } = isFields(expect) ? expect : {};
    const choices = Array.isArray(choice) ? choice : [];
    const all = [prose, ask, right, wrong, hint, ...choices, ...listOf(mistakes).map(({ text }) => text)];
    for (const text of all) visit(text);
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

/** The objects in a list. */
function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function words(value: unknown): readonly string[] {
  return textOf(value)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

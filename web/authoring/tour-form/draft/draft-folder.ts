import type { DraftQuestion, DraftStop, DraftText, TourDraft } from './draft';
import { expectFields, mistakeJson } from './draft-json';

/** A file of the folder of a tour. */
export interface DraftFile {
  readonly name: string;
  readonly text: string;
}

/** A stop with the heading of its texts. */
interface NamedStop extends DraftStop {
  readonly heading: string;
}

/** Letters of a file name or a heading; empty if a text has none of them. */
const plainName = (text: string): string =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, 60);

/** What the folder is called. */
export function folderName({ title, languages: [first = ''] }: TourDraft): string {
  return plainName(title[first] ?? '') || 'tour';
}

/**
 * The files of a tour: `tour.json`, and the texts of each language. A text without a language is in `language`, and one that is not
 * translated is in another language.
 */
export function draftFiles(draft: TourDraft, language: string): readonly DraftFile[] {
  const { lesson, start, hide, lock } = draft;
  const names = {
    ...(hide.length > 0 && { hide: hide.join(' ') }),
    ...(lock.length > 0 && { lock: lock.join(' ') }),
  };
  const stops = named(draft.stops);
  const tour = { version: 2, lesson, ...start, ...names, steps: stops.map(stepFields) };
  const textsOf =
    (code: string) =>
    (text: DraftText): string => {
      const written = [code, ...draft.languages].map((each) => oneLine(text[each] ?? ''));
      return written.find((each) => each !== '') ?? '';
    };
  return [
    { name: 'tour.json', text: `${JSON.stringify(tour, null, 2)}\n` },
    ...draft.languages.map((code) => ({
      name: `${code || language}.md`,
      text: texts(draft.title, stops, textsOf(code)),
    })),
  ];
}

/** Headings are unique: those of the author, else by the matrix of the stop. */
function named(stops: readonly DraftStop[]): readonly NamedStop[] {
  const used = new Set<string>();
  return stops.map((stop) => {
    const base = stop.name || plainName(stop.focus.split(':')[0] ?? '') || 'stop';
    const count = stops.length + 1;
    const headings = [base, ...Array.from({ length: count }, (_, at) => `${base}-${at + 2}`)];
    const heading = headings.find((each) => !used.has(each)) ?? base;
    used.add(heading);
    return { ...stop, heading };
  });
}

function stepFields({ heading, focus, outline, question }: NamedStop): object {
  return {
    ...{ id: heading, focus },
    ...(outline !== null && { outline }),
    ...(question !== null && { checkpoint: questionFields(question) }),
  };
}

const choiceId = (_: unknown, at: number): string => `answer-${at + 1}`;
const mistakeId = (_: unknown, at: number): string => `mistake-${at + 1}`;

function questionFields(question: DraftQuestion): object {
  const mistakes = question.mistakes.map((mistake, at) => ({
    id: mistakeId(mistake, at),
    ...mistakeJson(mistake),
  }));
  return {
    ...(question.isPrediction && { prediction: true }),
    expect: expectFields(question, question.choices.map(choiceId)),
    ...(mistakes.length > 0 && { mistakes }),
  };
}

/** Spaces that do not break stay. */
const oneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** A paragraph that would be taken for a heading, an aside or a field begins with a backslash. */
const paragraph = (text: string): string => (/^(?:[#>\\]|-\s)/.test(text) ? `\\${text}` : text);

function texts(title: DraftText, stops: readonly NamedStop[], textIn: (text: DraftText) => string): string {
  const parts = stops.map(({ heading, prose, question }) => {
    const own = `## ${heading}\n\n${paragraph(textIn(prose))}\n`;
    return question === null ? own : `${own}\n${questionTexts(question, textIn)}`;
  });
  return [`# ${textIn(title)}\n`, ...parts].join('\n');
}

function questionTexts(question: DraftQuestion, textIn: (text: DraftText) => string): string {
  const { ask, right, wrong, hint, kind, choices, mistakes } = question;
  const fields = [
    ...(kind === 'choice' ? choices.map((text, at) => [`choice.${choiceId(text, at)}`, text] as const) : []),
    ...([
      ['right', right],
      ['wrong', wrong],
      ['hint', hint],
    ] as const),
    ...mistakes.map((mistake, at) => [`mistake.${mistakeId(mistake, at)}`, mistake.text] as const),
  ].flatMap(([name, text]) => (textIn(text) === '' ? [] : [`- ${name}: ${textIn(text)}\n`]));
  return `### question\n\n${paragraph(textIn(ask))}\n${fields.length > 0 ? `\n${fields.join('')}` : ''}`;
}

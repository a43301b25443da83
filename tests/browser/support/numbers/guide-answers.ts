import type { Trace } from '../../../../web/engine/types';
import { cellNamed, choicesIn } from '../../../../web/learn/questions/cells';
import type { Guide, Question } from '../../../../web/lessons/guide';
import { matchesPattern } from '../../../../web/ui/prose/markup';
import type { MistakenNumber } from './guide-mistakes';
import type { Place, Read } from './guide-walk';

/** The question of a stop. */
export function questionAt(stop: string, { cover, keySteps, tries, checks }: Guide): Question | undefined {
  const [, kind, name = ''] = /^(\w+?)(?:-(.*))?$/s.exec(stop) ?? [];
  if (kind === 'cover') return cover.question;
  if (kind === 'step') return keySteps.find(({ node }) => matchesPattern(node, name))?.prediction;
  return kind === 'try' ? tries[Number(name)]?.question : checks[Number(name)]?.question;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A name of a row or a column in quotation marks: it is shown as a chip, without them. */
const quotedName = /["“«]\s?(\[\[(?:row|col):[^\]]+\]\])\s?["”»]/gu;

/**
 * What stands on the page in the place of some references of a text; null if that is not the text. The other references may be anything.
 */
export function placeholders(
  text: string,
  shown: string,
  isWanted: (reference: string) => boolean,
): readonly string[] | null {
  const pattern = text
    .replace(quotedName, '$1')
    .split(/\[\[(.+?)\]\]/)
    // Letters with a subscript are elements of their own.
    .map((part, at) =>
      at % 2 === 0
        ? escaped(part).replace(/_/g, '_?').replace(/\s+/g, '\\s+')
        : isWanted(part)
          ? '(\\S+?)'
          : '.*?',
    )
    .join('');
  const match = new RegExp(`^${pattern}$`, 'su').exec(shown);
  return match === null ? null : match.slice(1);
}

/** The texts that may be said to an answer: those of mistakes are for numbers that are typed. */
function textsOf({ right, wrong, answer }: Question, given: string): readonly string[] {
  const own =
    answer.kind === 'choice'
      ? [answer.choices[Number(given)]?.wrong]
      : 'wrong' in answer
        ? Object.values(answer.wrong ?? {})
        : [];
  return [right, wrong, ...own].filter((text) => text !== undefined);
}

/** The cells that a text names, of which `g`, `gr`, `a` and `ar` are those that were chosen and the right one. */
function cellsNamed(
  text: string,
  { answer }: Question,
  given: string,
  trace: Trace,
): readonly (readonly [node: string, row: string, col: string])[] {
  const right = 'cell' in answer ? cellNamed(answer.cell, trace) : null;
  const [row, col] = given.split(',').map(Number);
  const guess =
    answer.kind === 'word'
      ? choicesIn(answer.cell, trace)[Number(given)]
      : { row: row ?? -1, col: col ?? -1 };
  const places = { g: guess?.col, gr: guess?.row, a: right?.col, ar: right?.row };
  const index = (part = ''): string => String(places[part as 'g'] ?? part);
  return [...text.matchAll(/\[\[(?!(?:row|col|was|dim):)([^\]]+):(\w+),(\w+)\]\]/g)].map(
    ([, node = '', r, c]) => [node, index(r), index(c)],
  );
}

/** Whether the numbers of a text are those of the cells that it names, in the same order. */
function areNamed(numbers: readonly Read[], cells: ReturnType<typeof cellsNamed>): boolean {
  const isSame = (index: string, at: number): boolean => !/^\d+$/.test(index) || Number(index) === at;
  return (
    numbers.length === cells.length &&
    cells.every(([, row, col], at) => {
      const number = numbers[at];
      return number !== undefined && isSame(row, number.row) && isSame(col, number.col);
    })
  );
}

/** The number that the page repeats: as it was typed, or where a bar stood. */
function isRepeated(shown: string, given: string): boolean {
  return shown === given || Number(shown) === Number(given);
}

/**
 * What is wrong with the page's text about an answer: it is none of the question, it does not repeat the given number, or it names
 * other cells than those that were chosen and the right one.
 */
export function answerProblems(
  { name, numbers, answer: found, change }: Place,
  guide: Guide,
  trace: Trace,
  mistaken: ReadonlyMap<string, readonly MistakenNumber[]>,
): readonly string[] {
  if (found === undefined) return [];
  const { stop, given, shown } = found;
  const question = questionAt(stop, guide);
  if (question === undefined) return [`${name}: no question`];
  const expected = mistaken.get(stop)?.find((each) => each.given === given)?.texts;
  const texts = (expected ?? textsOf(question, given)).flatMap((text) => {
    const repeated = placeholders(text, shown, (reference) => reference === 'given');
    return repeated === null ? [] : [{ text, repeated }];
  });
  const [said] = texts;
  if (said === undefined)
    return [`${name}: “${shown}” is none of ${JSON.stringify(expected ?? textsOf(question, given))}`];
  if (!said.repeated.every((each) => isRepeated(each, given)))
    return [`${name}: “${shown}” does not repeat ${given}`];
  const knowsPlaces = question.answer.kind === 'word' || question.answer.kind === 'cell';
  if (!knowsPlaces || change !== undefined) return [];
  return texts.some(({ text }) => areNamed(numbers, cellsNamed(text, question, given, trace)))
    ? []
    : [`${name}: “${shown}” has ${JSON.stringify(numbers)}`];
}

import { findMistakes, recogniseMistakes } from '../../../../web/engine/analysis/mistakes';
import type { CellRef, Trace } from '../../../../web/engine/types';
import { learnText } from '../../../../web/i18n/en/learn';
import { message } from '../../../../web/i18n/message';
import { englishText } from '../../../../web/i18n/messages';
import { cellNamed, numberAt } from '../../../../web/learn/questions/cells';
import type { Edit, Guide, Question } from '../../../../web/lessons/guide';
import type { Typed } from './guide-walk';

/** A wrong number to type, and the texts of which the page must show one. */
export interface MistakenNumber extends Typed {
  readonly texts: readonly string[];
}

/** The run of a lesson, and its run after some edits. */
export interface Runs {
  readonly trace: Trace;
  readonly after: (edits: readonly Edit[]) => Trace;
}

/** How the page begins the text about a mistake that the engine knows. */
const known = (number: string, mistake = ''): string =>
  englishText(message(learnText('guide.known_mistake'), { mistake })).replace('[[given]]', number);

/** The mistakes that the author of the question names. */
function named({ mistakes = [] }: Question, within: number, { after }: Runs): readonly MistakenNumber[] {
  const values = mistakes.map(({ edits, cell, text }) => {
    const trace = after(edits);
    return { value: numberAt(trace, cellNamed(cell, trace)), text };
  });
  return values.map(({ value }) => ({
    given: String(value),
    texts: values.filter((other) => Math.abs(other.value - value) <= within).map(({ text }) => text),
  }));
}

/** The mistakes that only the engine names, each once. */
function found(cell: CellRef, within: number, { trace }: Runs, seen: Set<string>): readonly MistakenNumber[] {
  const right = numberAt(trace, cell);
  return findMistakes(trace, cell.node, within).flatMap(({ diagnosis: { key }, data }) => {
    const number = data.data[cell.row * data.cols + cell.col] ?? Number.NaN;
    // Exponents are left to other tests.
    if (seen.has(key) || !(Math.abs(number - right) > 1.5 * within) || Math.abs(number) < 1e-6) return [];
    const { mistakes } = recogniseMistakes(trace, cell.node, [{ ...cell, number }], within);
    const texts = mistakes.filter((each) => !each.isIndistinguishable).map((each) => each.diagnosis);
    if (!Number.isFinite(number) || texts[0]?.key !== key) return [];
    seen.add(key);
    const given = String(number);
    return [{ given, beginning: known(given).trim(), texts: [known(given, englishText(texts[0]))] }];
  });
}

/**
 * By the id of a stop, the wrong numbers that its question recognises: those of the author, then those that the engine names. Each
 * mistake of the engine is named in one check of the lesson, for which others do not give the same number; those of `seen` are
 * left out, the others are added to it.
 */
export function mistakenNumbers(
  { checks }: Guide,
  runs: Runs,
  seen: Set<string>,
): ReadonlyMap<string, readonly MistakenNumber[]> {
  const numbers = checks.map(({ question }, at): [string, readonly MistakenNumber[]] => {
    const { answer } = question;
    const cell = answer.kind === 'number' ? cellNamed(answer.cell, runs.trace) : null;
    if (answer.kind !== 'number' || cell === null) return [`check-${at}`, []];
    const { within } = answer;
    const byAuthor = named(question, within, runs);
    const isOther = ({ given }: Typed): boolean =>
      byAuthor.every((each) => Math.abs(Number(each.given) - Number(given)) > within);
    return [`check-${at}`, [...byAuthor, ...found(cell, within, runs, seen).filter(isOther)]];
  });
  return new Map(numbers);
}

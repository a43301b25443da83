import { describe, expect, it } from 'vitest';
import { choicesIn } from '../../../web/learn/questions/cells';
import { rightAnswer } from '../../../web/learn/questions/keys';
import type { Runs } from '../../../web/learn/questions/what-if';
import type { Answer, Question } from '../../../web/lessons/guide';
import { type Guided, guided, openLibrary, questionsOf, runAfter } from './guided';

openLibrary();

/** A reference to the column or the row that the reader chose. */
const toGuess = /\[\[[^\]]*[:,]gr?(?=[,\]])/;

/** The answers whose texts are told apart: all but the right one must have their own. */
function withoutText(answer: Answer, right: string): readonly string[] {
  if (answer.kind === 'choice') {
    const others = answer.choices.filter((_, at) => String(at) !== right);
    return others.length < 2 ? [] : others.flatMap(({ text, wrong }) => (wrong === undefined ? [text] : []));
  }
  if (answer.kind === 'change')
    return ['grow', 'shrink', 'stay'].filter(
      (each) => each !== right && answer.wrong?.[each as 'grow'] === undefined,
    );
  const hasMarks = answer.kind === 'moved' || answer.kind === 'mask';
  return hasMarks && answer.wrong === undefined ? ['missed, extra'] : [];
}

/** Whether all wrong answers have texts of their own, so that none is shared. */
function needsNone(answer: Answer): boolean {
  return answer.kind === 'change' || (answer.kind === 'choice' && answer.choices.length > 2);
}

/** Whether the text that all wrong answers share refers to the one that was given. */
function refersToAnswer({ answer, wrong = '', mistakes = [] }: Question, { before }: Runs): boolean {
  switch (answer.kind) {
    case 'word':
      return choicesIn(answer.cell, before).length < 3 || toGuess.test(wrong);
    case 'cell':
    case 'order':
      return toGuess.test(wrong);
    case 'bar':
      return wrong.includes('[[given]]');
    case 'number':
      return wrong.includes('[[given]]') || mistakes.length > 0;
    default:
      return true;
  }
}

/** The questions of a lesson in which a wrong answer is not answered by what it would have meant. */
function offenders(each: Guided): readonly string[] {
  return questionsOf(each.guide).flatMap(([question, edits]) => {
    const { ask, answer, right, wrong } = question;
    const runs = { before: each.trace, after: runAfter(each, edits) };
    const missing = withoutText(answer, rightAnswer(answer, runs));
    if (missing.length > 0) return [`${ask} No text for: ${missing.join('; ')}`];
    if (!refersToAnswer(question, runs)) return [`${ask} The same text for every wrong answer: ${wrong}`];
    if (wrong === undefined && !needsNone(answer)) return [`${ask} No text for a wrong answer`];
    return right === wrong ? [`${ask} The same text for right and wrong: ${right}`] : [];
  });
}

describe('a wrong answer', () => {
  it.each(guided.map((each) => [each.lesson.id, each] as const))(
    'in %s is answered by what it would have meant',
    (_, each) => {
      expect(offenders(each)).toEqual([]);
    },
  );

  it('has no text where it would be right', () => {
    for (const each of guided)
      for (const [{ answer }, edits] of questionsOf(each.guide)) {
        const right = rightAnswer(answer, { before: each.trace, after: runAfter(each, edits) });
        if (answer.kind === 'choice') expect(answer.choices[Number(right)]?.wrong).toBeUndefined();
        if (answer.kind === 'change') expect(Object.keys(answer.wrong ?? {})).not.toContain(right);
      }
  });

  it('is a number that the text repeats only where a number is given', () => {
    for (const { guide } of guided)
      for (const [{ answer, wrong }] of questionsOf(guide))
        if (answer.kind !== 'bar' && answer.kind !== 'number') expect(wrong ?? '').not.toContain('[[given]]');
  });
});

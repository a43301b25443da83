import type { Answer, Claim, Guide, Question } from '../guide';
import { editsOf } from './edits';
import type { AnswerEntry, ClaimEntry, GuideEntry, QuestionEntry } from './schema';
import type { TextReader } from './text-reader';
import { LessonFileError, problem } from './texts';

/** The guide of a lesson, with its texts. `file` is `lesson.json`, for messages. */
export function readGuide(entry: GuideEntry, texts: TextReader, file: string): Guide {
  const { cover, keySteps, tries, checks, remember, sources, needs, short } = entry;
  const inSection = (name: string) => texts.section(name);
  return {
    needs,
    ...(short && { short: short.map((stop) => numberedStop(stop, entry, file)) }),
    cover: coverOf(cover, inSection('cover')),
    keySteps: keySteps.map((step) => keyStepOf(step, inSection('key-steps').section(step.node))),
    tries: tries.map((card) => tryOf(card, inSection('tries').section(card.id))),
    checks: checks.map((check) => checkOf(check, inSection('checks').section(check.id))),
    remember: remember.map(({ id, node }) => ({ node, text: inSection('remember').section(id).text })),
    sources: sources.map((source) => sourceOf(source, inSection('sources').section(source.id))),
  };
}

/** Claims, with the number of the card that they are about in place of its id. */
export function claimsOf(
  claims: readonly ClaimEntry[],
  { tries }: GuideEntry,
  file: string,
): readonly Claim[] {
  return claims.map(({ after, ...claim }) =>
    after === undefined ? claim : { ...claim, after: indexOf(after, tries, file) },
  );
}

function indexOf(wanted: string, cards: readonly { readonly id: string }[], file: string): number {
  const found = cards.findIndex(({ id }) => id === wanted);
  if (found < 0) throw new LessonFileError(file, 0, problem('unknown_card', { name: wanted }));
  return found;
}

/** `try-a-column-of-ones` becomes `try-2`, which links and states name. */
function numberedStop(stop: string, { tries, checks }: GuideEntry, file: string): string {
  const [, kind = '', id = ''] = /^(try|check)-(.+)$/.exec(stop) ?? [];
  return kind === '' ? stop : `${kind}-${indexOf(id, kind === 'try' ? tries : checks, file)}`;
}

function coverOf({ picture, ...question }: GuideEntry['cover'], texts: TextReader): Guide['cover'] {
  return { picture, question: questionOf(question, texts.section('question')), lead: texts.text };
}

function keyStepOf(
  { node, defines, prediction }: GuideEntry['keySteps'][number],
  texts: TextReader,
): Guide['keySteps'][number] {
  const action = texts.optionalField('action');
  return {
    ...{ node, title: texts.field('title') },
    ...(defines && { defines }),
    ...(prediction && { prediction: questionOf(prediction, texts.section('prediction')) }),
    ...(action !== undefined && { action }),
  };
}

function tryOf(
  { node, edits, figure, question }: GuideEntry['tries'][number],
  texts: TextReader,
): Guide['tries'][number] {
  return {
    ...{ title: texts.field('title'), node, text: texts.text, edits: edits.flatMap(editsOf) },
    ...(figure !== undefined && { figure }),
    ...(question && { question: questionOf(question, texts.section('question')) }),
    because: texts.field('because'),
  };
}

function checkOf(
  { node, ...entry }: GuideEntry['checks'][number],
  texts: TextReader,
): Guide['checks'][number] {
  return { title: texts.field('title'), node, question: questionOf(entry, texts) };
}

function sourceOf({ isErratum }: GuideEntry['sources'][number], texts: TextReader): Guide['sources'][number] {
  const place = texts.optionalField('place');
  return { text: texts.text, ...(place !== undefined && { place }), ...(isErratum && { isErratum }) };
}

function questionOf({ answer, mistakes }: QuestionEntry, texts: TextReader): Question {
  const wrong = texts.optionalField('wrong');
  return {
    ...{ ask: texts.text, answer: answerOf(answer, texts), right: texts.field('right') },
    ...(wrong !== undefined && { wrong }),
    ...(mistakes && {
      mistakes: mistakes.map(({ id, cell, edits }) => ({
        ...{ edits: edits.flatMap(editsOf), cell },
        text: texts.field(`mistake.${id}`),
      })),
    }),
  };
}

function answerOf(answer: AnswerEntry, texts: TextReader): Answer {
  if (answer.kind === 'choice') {
    const choices = answer.choices.map(({ id, holds }) => {
      const wrong = texts.optionalField(`choice.${id}.wrong`);
      return { text: texts.field(`choice.${id}`), holds, ...(wrong !== undefined && { wrong }) };
    });
    return { kind: 'choice', choices };
  }
  if (answer.kind === 'change') {
    const wrong = wrongOf(['grow', 'shrink', 'stay'], texts);
    return { ...answer, ...(Object.keys(wrong).length > 0 && { wrong }) };
  }
  if (answer.kind !== 'mask' && answer.kind !== 'moved') return answer;
  const { missed, extra } = wrongOf(['missed', 'extra'], texts);
  return { ...answer, ...(missed !== undefined && extra !== undefined && { wrong: { missed, extra } }) };
}

/** What wrong answers would have meant, by their kind. */
function wrongOf(kinds: readonly string[], texts: TextReader): Readonly<Record<string, string>> {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const text = texts.optionalField(`wrong.${kind}`);
      return text === undefined ? [] : [[kind, text] as const];
    }),
  );
}

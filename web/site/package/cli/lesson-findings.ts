import type { Trace, TraceNode } from '../../../engine/types';
import { cellNamed, rowNamed } from '../../../learn/questions/cells';
import type { Answer, Guide, Question } from '../../../lessons/guide';
import type { LessonBody } from '../../../lessons/lesson';
import { matchesPattern, parseMarkup } from '../../../ui/prose/markup';

/** What does not fit between a lesson and the run of its numbers: nodes, references and cells that there are not. */
export function findingsIn(lesson: LessonBody, trace: Trace): readonly string[] {
  const { steps, guide, opening } = lesson;
  const nodeOf = (pattern: string): TraceNode | undefined =>
    trace.nodes.find(({ id }) => matchesPattern(pattern, id));
  const unknown = (where: string, pattern: string): readonly string[] =>
    nodeOf(pattern) === undefined ? [`${where}: there is no matrix “${pattern}”`] : [];
  const ofSteps = steps.flatMap(({ node, prose, aside = '' }) => {
    const found = nodeOf(node);
    // A step that other options bring has no numbers yet.
    return found === undefined ? [] : missingIn(`steps / ${node}`, [prose, aside], found, trace);
  });
  return [...unknown('opening', opening), ...ofSteps, ...(guide ? ofGuide(guide, trace, unknown) : [])];
}

function ofGuide(
  guide: Guide,
  trace: Trace,
  unknown: (where: string, pattern: string) => readonly string[],
): readonly string[] {
  const { cover, keySteps, tries, checks, remember } = guide;
  const asked = (where: string, question: Question | undefined): readonly string[] =>
    question === undefined ? [] : missingCells(where, question.answer, trace);
  return [
    ...asked('cover', cover.question),
    ...keySteps.flatMap(({ node, prediction }) => [
      ...unknown('key-steps', node),
      ...asked(`key-steps / ${node}`, prediction),
    ]),
    ...tries.flatMap(({ title, node, question }) => [
      ...unknown(`tries, “${title}”`, node),
      ...asked(`tries, “${title}”`, question),
    ]),
    ...checks.flatMap(({ title, node, question }) => [
      ...unknown(`checks, “${title}”`, node),
      ...asked(`checks, “${title}”`, question),
    ]),
    ...remember.flatMap(({ node }) => unknown('remember', node)),
  ];
}

function missingIn(
  where: string,
  texts: readonly string[],
  node: TraceNode,
  trace: Trace,
): readonly string[] {
  return texts
    .flatMap((text) => parseMarkup(text, { trace, node, row: 0, col: 0 }))
    .flatMap((piece) => (piece.kind === 'missing' ? [`${where}: nothing is at [[${piece.reference}]]`] : []));
}

function missingCells(where: string, answer: Answer, trace: Trace): readonly string[] {
  const isThere =
    answer.kind === 'order'
      ? rowNamed(answer.row, trace) !== null
      : answer.kind === 'mask' || answer.kind === 'moved'
        ? trace.node(answer.node) !== undefined
        : answer.kind === 'choice' || cellNamed(answer.cell, trace) !== null;
  return isThere ? [] : [`${where}: the answer names nothing of the run: ${JSON.stringify(answer)}`];
}

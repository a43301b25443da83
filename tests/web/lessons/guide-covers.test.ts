import { describe, expect, it } from 'vitest';
import type { CellRef, Trace } from '../../../web/engine/types';
import { english } from '../../../web/i18n/i18n';
import { cellNamed, choicesIn, rowNamed } from '../../../web/learn/questions/cells';
import { resolved } from '../../../web/learn/questions/texts';
import type { Cover, Question } from '../../../web/lessons/guide';
import { parseMarkup } from '../../../web/ui/prose/markup';
import { type Guided, guided, openLibrary, questionsOf } from './guided';

openLibrary();

/** All that a question may say after an answer. */
const revealsOf = ({ right, wrong, answer }: Question): readonly string[] => [
  right,
  ...(wrong === undefined ? [] : [wrong]),
  ...(answer.kind === 'choice' ? answer.choices.flatMap((choice) => choice.wrong ?? []) : []),
];

/** The cells whose numbers the texts of a cover tell, whatever the guess. */
function toldBy({ question }: Cover, trace: Trace): readonly CellRef[] {
  const { answer } = question;
  const right = 'cell' in answer ? cellNamed(answer.cell, trace) : null;
  const guesses = answer.kind === 'word' ? choicesIn(answer.cell, trace) : [null];
  const [node] = trace.nodes;
  if (node === undefined) return [];
  return guesses.flatMap((guess) =>
    revealsOf(question).flatMap((text) => {
      const places = { ...(right && { right }), ...(guess && { guess }) };
      const markup = resolved(text, english, { trace, before: trace, ...places });
      const pieces = parseMarkup(markup, { trace, node, row: 0, col: 0 });
      return pieces.flatMap((piece) => (piece.kind === 'number' ? [piece.cell] : []));
    }),
  );
}

/** The cells whose numbers stand below the curves of a cover after the guess. */
function drawnBy({ picture }: Cover, trace: Trace): readonly CellRef[] {
  const found = picture.kind === 'arcs' ? rowNamed(picture.row, trace) : null;
  if (found === null) return [];
  return Array.from({ length: found.node.cols }, (_, col) => ({ node: found.node.id, row: found.row, col }));
}

const named = ({ node, row, col }: CellRef): string => `${node}:${row},${col}`;

/** The questions after the cover that ask for a number that it has told. */
function givenAway({ guide, trace }: Guided): readonly string[] {
  const shown = [...toldBy(guide.cover, trace), ...drawnBy(guide.cover, trace)];
  const names = new Set(shown.map(named));
  return questionsOf(guide)
    .slice(1)
    .flatMap(([{ ask, answer }]) => {
      const cell = answer.kind === 'bar' || answer.kind === 'number' ? cellNamed(answer.cell, trace) : null;
      return cell !== null && names.has(named(cell)) ? [ask] : [];
    });
}

describe('the cover of a guide', () => {
  it.each(guided.map((each) => [each.lesson.id, each] as const))(
    'of %s tells no number that is asked for later',
    (_, each) => {
      expect(givenAway(each)).toEqual([]);
    },
  );

  it('asks for a word where its curves are, since only words can be chosen there', () => {
    const others = guided.filter(
      ({ guide: { cover } }) => cover.picture.kind === 'arcs' && cover.question.answer.kind !== 'word',
    );
    expect(others.map(({ lesson }) => lesson.id)).toEqual([]);
  });

  it('tells numbers in its texts and below its curves', () => {
    const { guide, trace } = guided.find(({ lesson }) => lesson.id === 'pronoun') ?? {};
    if (guide === undefined || trace === undefined) throw new Error('no guide of pronoun');
    expect(toldBy(guide.cover, trace).length).toBeGreaterThan(0);
    expect(drawnBy(guide.cover, trace).length).toBe(12);
  });
});

import { describe, expect, it } from 'vitest';
import { findMistakes } from '../../../../web/engine/analysis/mistakes';
import { english } from '../../../../web/i18n/i18n';
import { isMadeHere } from '../../../../web/learn/exercises/diagnosis';
import type { Exercise } from '../../../../web/learn/exercises/exercise';
import { Session } from '../../../../web/learn/exercises/page/session';
import { allSpecs, exerciseOf, specOf } from './sample';

/** What is said about each of the answers, after one check. */
function checked(exercise: Exercise, answers: readonly string[]) {
  const session = new Session(exercise, new EventTarget(), english);
  for (const [at, { id }] of session.questions.entries()) session.choose(id, answers[at] ?? '');
  session.checkAll();
  return session.questions.map(({ id }) => {
    const { verdict, remark } = session.answer(id);
    return remark === null ? `${verdict}` : `${verdict}: ${english.format(remark)}`;
  });
}

/** The cells of the row that is asked for. */
const blanksOf = ({ task }: Exercise) => (task.kind === 'row' ? task.blanks : []);

describe('a rounding slip', () => {
  const exercise = exerciseOf(specOf('masks', 'row', 17));

  it('is called that, and nobody is blamed', () => {
    expect(checked(exercise, ['0.56', '0.09', '0.36', '0'])).toEqual(['close', 'close', 'close', 'right']);
    expect(checked(exercise, ['0.57', '0.08', '0.35', '0'])).toEqual(['right', 'right', 'right', 'right']);
  });

  it('does not excuse a masked 0', () => {
    expect(checked(exercise, ['0.57', '0.08', '0.35', '0.01'])[3]).toBe('too large');
  });
});

describe('a mistake', () => {
  it('is named where all answers fit it, and not where one does not', () => {
    const exercise = exerciseOf(specOf('scaled-dot-product', 'row', 2, 'scaled_scores'));
    const unscaled = blanksOf(exercise).map(({ row, col }) =>
      String(exercise.given[0]?.data[row * exercise.node.cols + col]),
    );
    const said = checked(exercise, unscaled).filter((each) => each !== 'right');
    expect(said.length).toBeGreaterThan(0);
    for (const each of said) expect(each).toContain('The scores were not scaled.');
    for (const each of checked(exercise, [...unscaled.slice(0, -1), '98']))
      expect(each).not.toContain('scaled');
  });

  it('made elsewhere is not named, whatever is typed', () => {
    const rows = allSpecs
      .filter(({ kind }) => kind === 'row')
      .map((spec) => exerciseOf({ ...spec, seed: 5 }));
    let tried = 0;
    for (const exercise of rows) {
      const { trace, node, given } = exercise;
      const here = new Set<string>();
      const elsewhere = findMistakes(trace, node.id).filter((mistake) => {
        if (isMadeHere(mistake, node, given)) here.add(english.format(mistake.diagnosis));
        return !isMadeHere(mistake, node, given);
      });
      for (const { data, diagnosis } of elsewhere) {
        if (here.has(english.format(diagnosis))) continue;
        const answers = blanksOf(exercise).map(({ row, col }) => String(data.data[row * node.cols + col]));
        for (const each of checked(exercise, answers)) expect(each).not.toContain(english.format(diagnosis));
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(300);
  });

  it('with a given −∞ that is read as 0 is named', () => {
    const exercise = exerciseOf(specOf('masks', 'row', 17));
    const { trace, node } = exercise;
    const zero = findMistakes(trace, node.id).find(
      ({ diagnosis }) => diagnosis.key === 'mistake.mask_with_zero',
    );
    const answers = blanksOf(exercise).map(({ row, col }) =>
      (zero?.data.data[row * node.cols + col] ?? 0).toFixed(2),
    );
    expect(checked(exercise, answers).join('\n')).toContain('Masked scores became 0 and not −∞');
  });
});

describe('a tie', () => {
  it('of a hard lookup has its rule said again when it is not shared', () => {
    const exercise = exerciseOf(specOf('soft-addressing', 'row', 101, 'hard_weights'));
    const right = blanksOf(exercise).map(
      ({ row, col }) => exercise.node.data[row * exercise.node.cols + col] ?? 0,
    );
    expect(right.filter((weight) => weight === 0.5)).toHaveLength(2);
    const first = right.indexOf(0.5);
    const said = checked(
      exercise,
      right.map((_, at) => (at === first ? '1' : '0')),
    );
    for (const [at, each] of said.entries())
      if (right[at] === 0) expect(each).toBe('right');
      else expect(each).toMatch(/^too (?:large|small): Where several scores are the largest, they share/);
  });
});

// @vitest-environment happy-dom

import { render } from 'lit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sheetTrees } from '../../../../web/authoring/exercises/sheets/sheets';
import { toDom, toHtml } from '../../../../web/authoring/exercises/sheets/tree';
import { english } from '../../../../web/i18n/i18n';
import { type Exercise, modelOf } from '../../../../web/learn/exercises/exercise';
import { arithmeticText } from '../../../../web/learn/exercises/hints';
import { instruction } from '../../../../web/learn/exercises/instruction';
import { Session } from '../../../../web/learn/exercises/page/session';
import { exerciseView } from '../../../../web/learn/exercises/page/view';
import { questionsOf } from '../../../../web/learn/exercises/questions';
import type { AnswerDetail, ResultDetail } from '../../../../web/store/results';
import { cellName } from '../../../../web/ui/format/names';
import { allSpecs, exerciseOf, specOf } from './sample';

// Time stands still, so that events report 0 seconds.
beforeAll(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => void vi.useRealTimers());

/** A page with an exercise; the result draws it again. */
function show(exercise: Exercise, target: EventTarget = new EventTarget()) {
  const session = new Session(exercise, target, english);
  const page = document.createElement('div');
  const model = modelOf(exercise, english);
  const changed = (): void => {
    const context = { session, model, changed, repeat: null, openLesson: null, isPage: true };
    render(exerciseView(context), page);
  };
  changed();
  return { session, page, changed };
}

const secret = 77.77;

/** The exercise with another number in each cell that is asked for: whatever shows it gives the answer away. */
function withSecret(exercise: Exercise): Exercise {
  const data = exercise.node.data.slice();
  for (const question of questionsOf(exercise))
    if (question.kind === 'cell') data[question.cell.row * exercise.node.cols + question.cell.col] = secret;
  return { ...exercise, node: { ...exercise.node, data } };
}

/** All that a page holds: markup, and the values of fields. */
const contentOf = (page: HTMLElement): string =>
  page.innerHTML + [...page.querySelectorAll('input')].map(({ value }) => value).join(' ');

describe('the question', () => {
  it('asks for a row, or for the whole column of a matrix with one', () => {
    const rows = allSpecs.filter(({ kind }) => kind === 'row').map(exerciseOf);
    for (const exercise of rows)
      expect(instruction(exercise, english)).toMatch(
        exercise.node.cols === 1 ? /^Complete this column: “/ : /^Complete this row of “/,
      );
    expect(rows.some(({ node }) => node.cols > 1)).toBe(true);
  });
});

describe('the answers', () => {
  const asking = allSpecs
    .map((spec) => exerciseOf({ ...spec, seed: 4 }))
    .filter(({ task }) => task.kind !== 'order' && task.kind !== 'mask');

  it('are neither in the page nor on the sheet of any lesson, kind and step', () => {
    for (const exercise of asking) {
      const hidden = withSecret(exercise);
      const { page, session, changed } = show(hidden);
      expect(contentOf(page)).not.toContain('77.77');
      expect(toHtml(sheetTrees([hidden], english)[0] ?? '')).not.toContain('77.77');
      expect(toHtml(sheetTrees([hidden], english)[1] ?? '')).toContain('77.77');
      // The last hint is the answer.
      for (let hint = 0; hint < 3 * session.questions.length; hint += 1) session.hint();
      changed();
      expect(contentOf(page)).toContain('77.77');
    }
  });

  it('are not given away by downstream matrices: only operands are shown', () => {
    for (const exercise of asking) {
      const operands = new Set(exercise.node.operands.map((index) => exercise.trace.nodes[index]?.id));
      for (const node of exercise.given) expect(operands).toContain(node.id);
    }
  });
});

describe('a sheet as nodes of a page', () => {
  it('has the text of the file', () => {
    const trees = sheetTrees([exerciseOf(specOf('masks', 'row', 3))], english);
    const [asText, asNodes] = [document.createElement('div'), document.createElement('div')];
    asText.innerHTML = trees.map(toHtml).join('');
    asNodes.append(...trees.map((tree) => toDom(tree, document)));
    expect(asNodes.textContent).toBe(asText.textContent);
    expect(asNodes.querySelector('math')?.namespaceURI).toContain('MathML');
  });

  it('escapes text', () => {
    expect(toHtml(['p', { title: '"<' }, '<b>&'])).toBe('<p title="&quot;&lt;">&lt;b&gt;&amp;</p>');
  });
});

describe('a session', () => {
  const open = () => {
    const target = new EventTarget();
    const answers: AnswerDetail[] = [];
    const results: ResultDetail[] = [];
    target.addEventListener('answer', (event) => answers.push((event as CustomEvent<AnswerDetail>).detail));
    target.addEventListener('result', (event) => results.push((event as CustomEvent<ResultDetail>).detail));
    // Q = [[…]], asked: scaled scores, whose usual mistakes the engine knows.
    const exercise = exerciseOf({
      ...specOf('scaled-dot-product', 'cell', 2, 'scaled_scores'),
      cells: [
        [0, 0],
        [0, 1],
      ],
    });
    return { ...show(exercise, target), answers, results, exercise };
  };

  it('counts attempts, tells the size of a wrong number, and reports every answer', () => {
    const { session, answers, results, exercise, page, changed } = open();
    const [first, second] = session.questions.map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error('two cells are asked for');
    const right = exercise.node.data[0] ?? 0;
    session.choose(first, String(right + 30));
    session.check(first);
    changed();
    expect(page.querySelector('.feedback')?.textContent).toContain('too large');
    session.choose(first, String(right));
    session.check(first);
    changed();
    expect(page.querySelector<HTMLInputElement>(`[data-question="${first}"]`)?.readOnly).toBe(true);
    const asked = {
      question: `scaled-dot-product:cell:2:scaled_scores:0.0,0.1 ${first}`,
      text: 'Compute the 2 blank cells of the matrix “scaled scores”. The numbers are multiplied by 0.5.',
      kind: 'cell',
      seconds: 0,
    };
    expect(answers).toEqual([
      { ...asked, given: String(right + 30), right: false, attempt: 1 },
      { ...asked, given: String(right), right: true, attempt: 2 },
    ]);
    expect(results).toEqual([]);
    for (let hint = 0; hint < 3; hint += 1) session.hint();
    changed();
    expect(session.summary).toEqual({ total: 2, right: 1, withHints: 0, revealed: 1, attempts: 2 });
    expect(results).toEqual([
      {
        kind: 'exercise',
        id: 'scaled-dot-product:cell:2:scaled_scores:0.0,0.1',
        title: 'Scaled dot-product attention',
        total: 2,
        right: 1,
        attempts: 2,
        seconds: 0,
      },
    ]);
    expect(page.querySelector('.summary')?.textContent).toContain('1 of 2 right without help, in 2 attempts');
  });

  it('tells hints at the end, and reports an answer with hints as right', () => {
    const { session, results, exercise, page, changed } = open();
    const [first, second] = session.questions.map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error('two cells are asked for');
    for (let hint = 0; hint < 2; hint += 1) session.hint();
    session.choose(first, String(exercise.node.data[0]));
    session.choose(second, String(exercise.node.data[1]));
    session.checkAll();
    changed();
    expect(session.summary).toEqual({ total: 2, right: 2, withHints: 1, revealed: 0, attempts: 2 });
    expect(results).toEqual([expect.objectContaining({ total: 2, right: 2 })]);
    expect(page.querySelector('.summary')?.textContent?.replaceAll(/\s+/g, ' ')).toContain(
      '1 of 2 right without help, in 2 attempts. 1 answer was right with hints.',
    );
  });

  it('recognises a usual mistake', () => {
    const { session, exercise, page, changed } = open();
    const [first = { id: '' }] = session.questions;
    const unscaled = exercise.given[0]?.data[0] ?? 0;
    session.choose(first.id, String(unscaled));
    session.checkAll();
    changed();
    expect(page.querySelector('.feedback')?.textContent).toContain('The scores were not scaled.');
  });

  it('calls a rounding slip that, and says how a text was read that could be another number', () => {
    const { session, page, changed } = show(exerciseOf(specOf('masks', 'row', 17)));
    const [first = { id: '' }, second = { id: '' }, third = { id: '' }] = session.questions;
    session.choose(first.id, '0.56');
    session.choose(second.id, '9%');
    session.choose(third.id, '1,234');
    session.checkAll();
    changed();
    const lines = [...page.querySelectorAll('.feedback p')].map((each) => each.textContent);
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(
        /: close, a rounding slip\. Keep more digits in between, and round only the answer\.$/,
      ),
      expect.stringMatching(/: close, a rounding slip\. .+ Read as 0\.09\.$/),
      expect.stringMatching(/: too large\. Read as 1\.234\.$/),
    ]);
  });

  it('says how a right answer was read, and why digits in groups are refused', () => {
    const { session, page, changed } = show(exerciseOf(specOf('masks', 'row', 17)));
    const [first = { id: '' }, second = { id: '' }, third = { id: '' }] = session.questions;
    session.choose(first.id, '57 %');
    session.choose(second.id, '1 000');
    session.choose(third.id, '-inf');
    session.checkAll();
    changed();
    const lines = [...page.querySelectorAll('.feedback p')].map((each) => each.textContent);
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/right.* Read as 0\.57\.$/),
      expect.stringMatching(/not a number\. Write .+ "1 000" has its digits in groups: .+\.$/),
      expect.stringMatching(/: too small\.$/),
    ]);
  });

  it('counts neither nothing nor what is no number', () => {
    const { session, answers, page, changed } = open();
    session.checkAll();
    changed();
    expect(page.querySelector('.feedback')?.textContent).toContain('Fill in the cell first.');
    session.choose(session.questions[0]?.id ?? '', 'eleven');
    session.checkAll();
    changed();
    expect(page.querySelector('.feedback')?.textContent).toContain('not a number');
    expect(answers).toEqual([]);
  });

  it('names the cell whose answer is no number, and the blank cells once another one was checked', () => {
    const { session, exercise, page, changed } = open();
    const [first, second] = session.questions;
    if (first?.kind !== 'cell' || second?.kind !== 'cell') throw new Error('two cells are asked for');
    const model = modelOf(exercise, english);
    const feedback = (): string => page.querySelector('.feedback')?.textContent ?? '';
    session.checkAll();
    changed();
    expect(feedback()).not.toContain('Still blank');
    session.choose(first.id, 'abc');
    session.focus(first.id);
    session.checkAll();
    changed();
    expect(feedback()).toContain(`${cellName(first.cell, model)}: that is not a number.`);
    expect(feedback()).toContain(`Still blank: ${cellName(second.cell, model)}.`);
    session.choose(second.id, '1');
    changed();
    expect(feedback()).not.toContain('Still blank');
  });

  it('names row and column first, then the terms, then the answer', () => {
    const { session, exercise, page, changed } = open();
    const hints = (): string =>
      [...page.querySelectorAll('.hint')].map((each) => each.textContent).join('\n');
    session.hint();
    changed();
    expect(hints()).toMatch(/^Hint .+\.$/);
    session.hint();
    changed();
    expect(hints()).toMatch(/That is .+ × 0\.5$|That is 0\.5 × .+$/);
    const id = session.questions[0]?.id ?? '';
    session.hint();
    expect(session.answer(id).isRevealed).toBe(true);
    expect(exercise.node.data.length).toBe(9);
  });
});

describe('the arithmetic of a hint', () => {
  const exercises = allSpecs.filter(({ kind }) => kind === 'cell').map(exerciseOf);
  const texts = exercises.flatMap(({ node, trace }) =>
    Array.from(node.data, (_, at) => {
      const cell = { node: node.id, row: Math.floor(at / node.cols), col: at % node.cols };
      return arithmeticText(trace.explain(cell), trace, english);
    }),
  );

  it('puts a negative number into parentheses beside a sign, but not alone in those of a function', () => {
    const all = texts.join('\n');
    expect(all).not.toContain('((');
    expect(all).not.toMatch(/[+×/] −/);
    expect(all).toMatch(/exp\(−\d/);
    expect(all).toContain('exp(−∞)');
    expect(all).toMatch(/max\(0, −\d/);
    expect(all).toMatch(/× \(−\d/);
  });
});

describe('find the mistake', () => {
  it('asks for the cell, then for its number', () => {
    const exercise = exerciseOf(specOf('masks', 'mistake', 3));
    const { session, page, changed } = show(exercise);
    const { task } = exercise;
    if (task.kind !== 'mistake') throw new Error(task.kind);
    const other = `${(task.wrong.row + 1) % 4},${task.wrong.col}`;
    session.choose('mistake', other);
    session.checkAll();
    changed();
    expect(page.querySelector('.feedback')?.textContent).toContain('Not yet.');
    session.choose('mistake', `${task.wrong.row},${task.wrong.col}`);
    session.checkAll();
    changed();
    expect(page.querySelector('.feedback')?.textContent).toContain('What is the right number?');
    expect(page.querySelectorAll('input')).toHaveLength(1);
    expect(page.querySelector('input')?.value).toBe('');
  });
});

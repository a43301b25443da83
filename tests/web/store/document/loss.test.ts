import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../web/store/actions/actions';
import { commit } from '../../../../web/store/actions/history';
import { reduceLesson } from '../../../../web/store/actions/reduce-lesson';
import { lockError } from '../../../../web/store/document/locks';
import { withLoss } from '../../../../web/store/document/loss';
import { initialState } from '../../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import type { Loss, State } from '../../../../web/store/document/state';
import { decode, hasBackwardPass } from '../../../../web/store/links/decode';
import { encode } from '../../../../web/store/links/encode';
import { readSaved } from '../../../../web/store/links/read-saved';
import { savedState } from '../../../../web/store/links/saved';
import { fitLoss } from '../../../../web/store/sizes/fit-loss';
import { inEnglish } from '../../english';
import { defaultLoss, engine, lessons, schemaOf } from '../../figures/backward/backward-runs';
import { reduceState } from '../reduce-state';

const lesson = lessons.find(({ id }) => id === 'scaled-dot-product');
if (lesson === undefined) throw new Error('no first lesson');
const schema = schemaOf(lesson);
const start = initialState(lesson, schema);

const after = (state: State, ...actions: readonly Action[]): State =>
  actions.reduce((now, action) => reduceState(now, action, schema, lesson), state);

const back = (loss: Loss | null): Action => ({ type: 'set-loss', loss });
const cell: Loss = { kind: 'cell', node: 'context', row: 1, col: 2, targets: null };
const targets = { rows: 3, cols: 4, data: [0, 0.5, 0, 1, 0, 0, -2, 0, 1e-7, 0, 0, 3] };

const losses: readonly Loss[] = [
  cell,
  { ...cell, node: 'head_0/weights', row: 0, col: 0 },
  { ...cell, kind: 'sum' },
  { ...cell, kind: 'sum_of_squares' },
  { ...cell, kind: 'mean_squares', targets },
  { ...cell, kind: 'cross_entropy', targets: null },
];

describe('the start of the backward pass', () => {
  it.each(losses)('comes back from a link and from JSON: $kind of $node', (loss) => {
    const state = after(start, back(loss));
    const link = encode(state, lesson, schema);
    expect(hasBackwardPass(link)).toBe(true);
    expect(decode(link, [lesson], [schema])).toEqual({
      state: { ...state, past: [], future: [] },
      messages: [],
    });
    const saved = JSON.parse(JSON.stringify(savedState(state)));
    expect(readSaved(saved, lesson, schema)).toEqual({
      state: { ...state, past: [], future: [] },
      messages: [],
    });
  });

  it('is in no link of a walk that only goes forward', () => {
    const link = encode(after(start, back(cell), back(null)), lesson, schema);
    expect(link).toBe(encode(start, lesson, schema));
    expect(hasBackwardPass(link)).toBe(false);
    expect(savedState(start)).not.toHaveProperty('back');
  });

  it.each([
    'yes',
    'cell',
    'cell:context',
    'cell:context:0',
    'cell:context:-1,0',
    'cell:context:1000,0',
    'hinge:context:0,0',
    'cell:con text:0,0',
    'cell:%E0%A4%A:0,0',
    'mean_squares:context:0,0:1,x',
    'mean_squares:context:0,0:1,2;3',
    'mean_squares:context:0,0:1e999',
  ])('is refused with a message where a link says nonsense: %s', (text) => {
    const { state, messages } = inEnglish(
      decode(`v=1&lesson=scaled-dot-product&back=${text}`, [lesson], [schema]),
    );
    expect(messages).toEqual([expect.stringMatching(/back/)]);
    expect(state.document).toEqual(start.document);
  });

  it('is undone and done again, and is no difference of numbers', () => {
    const on = after(start, back(cell));
    expect(on.document.loss).toEqual(cell);
    expect(on.compared).toBeNull();
    const undone = after(on, { type: 'undo' });
    expect(undone.document).toEqual(start.document);
    expect(after(undone, { type: 'redo' }).document.loss).toEqual(cell);
    expect(after(on, back(cell))).toBe(on);
  });

  it('stays while numbers change, and the difference of these stays while it changes', () => {
    const edit: Action = { type: 'set-cell', cell: { node: 'query', row: 0, col: 0 }, value: 5 };
    const edited = after(start, back(cell), edit);
    expect(edited.document.loss).toEqual(cell);
    expect(edited.compared?.inputs).toEqual(start.document.inputs);
    expect(after(edited, back(null)).compared?.inputs).toEqual(start.document.inputs);
    expect(commit(edited, withLoss(start.document, cell)).compared).toBeNull();
  });

  it('is locked with the options, and its targets with the numbers', () => {
    const tried = (action: Action, state: State) => ({
      action,
      before: state.document,
      after: after(state, action).document,
      baseline: start.document,
    });
    expect(inEnglish(lockError(tried(back(cell), start), new Set(['options'])))).toMatch(
      /locked the options/,
    );
    expect(lockError(tried(back(cell), start), new Set(['inputs']))).toBeNull();
    const on = after(start, back({ ...cell, kind: 'mean_squares', targets }));
    const edit: Action = {
      type: 'set-cell',
      cell: { node: 'loss_targets', row: 0, col: 0 },
      value: 7,
      generated: targets,
    };
    expect(inEnglish(lockError(tried(edit, on), new Set(['inputs'])))).toMatch(/locked the numbers/);
  });
});

describe('targets', () => {
  const loss: Loss = { ...cell, kind: 'mean_squares' };
  const edit = (value: number): Action => ({
    type: 'set-cell',
    cell: { node: 'loss_targets', row: 1, col: 3 },
    value,
    generated: targets,
  });

  it('are changed one by one', () => {
    const { document } = after(start, back(loss), edit(9));
    expect(document.loss?.targets?.data).toEqual(targets.data.map((each, at) => (at === 7 ? 9 : each)));
  });

  it('are finite, and only there while something is compared with them', () => {
    expect(reduceLesson(after(start, back(loss)), edit(-Infinity), schema, lesson)).toHaveProperty('error');
    expect(reduceLesson(start, edit(1), schema, lesson)).toHaveProperty('error');
  });
});

describe('a loss that does not match the run', () => {
  const trace = engine.run(requestWithActiveOptions(start.document, schema));

  it('goes back from the last result where its own matrix is gone', () => {
    expect(fitLoss({ ...cell, node: 'head_7/weights' }, trace)?.node).toBe('context');
    expect(fitLoss({ ...defaultLoss, node: 'query' }, trace)?.node).toBe('context');
  });

  it('comes inside a matrix that is smaller', () => {
    expect(fitLoss({ ...cell, node: 'weights', row: 40, col: 50 }, trace)).toMatchObject({
      row: 2,
      col: 2,
    });
  });

  it('fills up targets of another size', () => {
    const small = { rows: 1, cols: 2, data: [5, 6] };
    expect(fitLoss({ ...cell, kind: 'mean_squares', targets: small }, trace)?.targets?.data).toEqual([
      ...[5, 6, 0, 0],
      ...[0, 0, 0, 0],
      ...[0, 0, 0, 0],
    ]);
    expect(fitLoss({ ...cell, kind: 'cross_entropy', node: 'weights' }, trace)?.targets?.data).toEqual([
      ...[1, 0, 0],
      ...[0, 1, 0],
      ...[0, 0, 1],
    ]);
  });
});

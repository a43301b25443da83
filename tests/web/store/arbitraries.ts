import fc from 'fast-check';
import type { Action } from '../../../web/store/actions/actions';
import type { State } from '../../../web/store/document/state';
import { reduceState } from './reduce-state';
import { after, dotProduct, multiHead, schemaOf } from './samples';

/** Token names with any characters, including those with a meaning in links. */
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    'a b',
    '&=;,',
    '%',
    '%20',
    '+',
    '#',
    'was.x=1',
    '\u0000',
    '‮<x>',
    '🦜',
    '\ud800',
    '__proto__',
  ),
);

const finite = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, 5e-324, -5e-324, 1e308, -1.7976931348623157e308, 1e21, 0.1 + 0.2, 2 ** 53 + 2),
);

const anyNumber = fc.oneof(
  { arbitrary: finite, weight: 4 },
  fc.constantFrom(-Infinity, Infinity, Number.NaN, -0),
);

const inputs = [
  'query',
  'key',
  'value',
  'x',
  'w_q',
  'w_v',
  'w_o',
  'b_q',
  'b_o',
  'mask',
  'scores',
  '__proto__',
];
const node = fc.constantFrom(...inputs, 'head_0/scores', 'weights');
const index = fc.integer({ min: -1, max: 5 });
const cell = fc.record({ node, row: fc.nat(9), col: fc.nat(9) });
const list = fc.constantFrom('query' as const, 'key' as const);

const matrix = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
  .chain(([rows, cols]) =>
    fc.record({
      rows: fc.constant(rows),
      cols: fc.constant(cols),
      data: fc.array(finite, { minLength: rows * cols, maxLength: rows * cols }),
    }),
  );

const option = fc.oneof(
  fc.tuple(fc.constant('mask'), fc.constantFrom('none', 'causal', 'padding', 'custom', 'nonsense')),
  fc.tuple(fc.constant('bias'), fc.boolean()),
  fc.tuple(fc.constantFrom('scale', 'softcap', 'valid_len'), anyNumber),
  fc.tuple(fc.constant('n_heads'), fc.integer({ min: 0, max: 4 })),
);

const edit: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('set-cell' as const), cell, value: anyNumber }),
  fc.record({ type: fc.constant('toggle-mask' as const), row: index, col: index }),
  fc.record({ type: fc.constant('replace-matrix' as const), input: node, matrix }),
  option.map(([name, value]): Action => ({ type: 'set-option', name, value })),
  fc.record({
    type: fc.constant('set-dimension' as const),
    name: fc.constantFrom('m', 'n', 'd_k', 'd_v', 'd_model', 'd_out', 'n_heads'),
    size: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ type: fc.constant('add-token' as const), list, word, index }),
  fc.record({ type: fc.constant('remove-token' as const), list, index }),
  fc.record({ type: fc.constant('rename-token' as const), list, index, word }),
  fc.record({ type: fc.constant('replace-tokens' as const), list, sentence: word }),
  fc.record({ type: fc.constant('refill' as const), input: node, seed: fc.nat(99) }),
  fc.constant<Action>({ type: 'refill', seed: 3 }),
  fc.constant<Action>({ type: 'reset' }),
);

const navigation: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ type: fc.constant('go-to' as const), node, row: fc.nat(63), col: fc.nat(255) }),
  fc.record({
    type: fc.constant('set-granularity' as const),
    granularity: fc.constantFrom('section' as const, 'equation' as const, 'row' as const, 'cell' as const),
  }),
  fc.record({ type: fc.constant('open-term' as const), cell }),
  fc.record({
    type: fc.constant('set-why' as const),
    why: fc.constantFrom('value' as const, 'gradient' as const),
  }),
  fc.constant<Action>({ type: 'dismiss-difference' }),
);

const lesson = fc.constantFrom(dotProduct, multiHead);

/** A lesson and edits to it, some of which are invalid. */
export const edits = fc.tuple(lesson, fc.array(edit, { maxLength: 12 }));

/** A lesson and any reader actions, including undo and redo. */
export const sessions = fc.tuple(
  lesson,
  fc.array(
    fc.oneof(
      { arbitrary: edit, weight: 4 },
      { arbitrary: navigation, weight: 2 },
      { arbitrary: fc.constantFrom<Action>({ type: 'undo' }, { type: 'redo' }), weight: 1 },
    ),
    { maxLength: 14 },
  ),
);

/** The state after a session. */
export function played([of, actions]: readonly [typeof dotProduct, readonly Action[]]): State {
  return after(of, ...actions);
}

/** Repeats undo or redo until the state no longer changes. */
export function pressed(state: State, of: typeof dotProduct, type: 'undo' | 'redo'): State {
  const next = reduceState(state, { type }, schemaOf(of), of);
  return next === state ? state : pressed(next, of, type);
}

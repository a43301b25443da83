import type { InputSchema, Message, OptionSchema, TraceNode, VariantSchema } from '../../../web/engine/types';
import { englishText } from '../../../web/i18n/messages';
import type { Lesson } from '../../../web/lessons/lesson';
import type { Action } from '../../../web/store/actions/actions';
import { reduceLesson } from '../../../web/store/actions/reduce-lesson';
import type { Walk } from '../../../web/store/actions/walk';
import { initialState } from '../../../web/store/document/preset';
import { isRefusal } from '../../../web/store/document/refusal';
import type { State } from '../../../web/store/document/state';
import { resolvable } from '../engine/support/reference-resolver';
import { reduceState } from './reduce-state';

/** A message that is not in the catalogue; its text is its key. */
const message = (key: string): Message => ({ key, args: {} });

const plain = { derived: '', grid: '', lead: '' } as const;

const features = (name: string, initial: number) =>
  ({ name, description: message(name), min: 1, max: 64, default: initial, tokens: '', ...plain }) as const;

const given = (
  name: string,
  rows: string,
  cols: string,
  kind: InputSchema['kind'] = 'input',
): InputSchema => ({
  name,
  symbol: name,
  rows,
  cols,
  kind,
  role: kind === 'mask' ? 'mask' : 'query',
  description: message(name),
  when: kind === 'mask' ? 'mask=custom' : kind === 'bias' ? 'bias=true' : '',
});

const choice = (name: string, ...choices: string[]): OptionSchema => ({
  name,
  description: message(name),
  type: 'choice',
  choices,
  default: choices[0] ?? '',
  min: 0,
  max: 0,
  when: '',
});

const number = (name: string, initial: number, min: number, max: number, when = ''): OptionSchema => ({
  name,
  description: message(name),
  type: 'number',
  choices: [],
  default: initial,
  min,
  max,
  when,
});

const masks = [
  choice('mask', 'none', 'causal', 'causal_bottom_right', 'padding', 'custom'),
  number('valid_len', 2, 0, 256, 'mask=padding'),
  number('scale', 0, -1e6, 1e6),
];

export const dotProductSchema = resolvable({
  id: 'scaled_dot_product',
  title: message('Scaled dot-product attention'),
  equation: 'C',
  source: message('test'),
  dimensions: [
    { name: 'm', description: message('queries'), min: 1, max: 64, default: 3, tokens: 'query', ...plain },
    { name: 'n', description: message('keys'), min: 1, max: 64, default: 3, tokens: 'key', ...plain },
    features('d_k', 4),
    features('d_v', 4),
  ],
  inputs: [
    given('query', 'm', 'd_k'),
    given('key', 'n', 'd_k'),
    given('value', 'n', 'd_v'),
    given('mask', 'm', 'n', 'mask'),
  ],
  options: [...masks, number('softcap', 0, 0, 1e6)],
});

export const multiHeadSchema = resolvable({
  id: 'multi_head_self_attention',
  title: message('Multi-head self-attention'),
  equation: 'O',
  source: message('test'),
  dimensions: [
    { name: 'n', description: message('tokens'), min: 1, max: 64, default: 3, tokens: 'query', ...plain },
    features('d_model', 4),
    { name: 'n_heads', description: message('heads'), min: 1, max: 16, default: 2, tokens: '', ...plain },
    features('d_k', 2),
    features('d_v', 2),
    features('d_out', 4),
  ],
  inputs: [
    given('x', 'n', 'd_model'),
    given('w_q', 'd_model', 'n_heads*d_k', 'parameter'),
    given('w_k', 'd_model', 'n_heads*d_k', 'parameter'),
    given('w_v', 'd_model', 'n_heads*d_v', 'parameter'),
    given('b_q', '1', 'n_heads*d_k', 'bias'),
    given('b_k', '1', 'n_heads*d_k', 'bias'),
    given('b_v', '1', 'n_heads*d_v', 'bias'),
    given('w_o', 'n_heads*d_v', 'd_out', 'parameter'),
    given('b_o', '1', 'd_out', 'bias'),
    given('mask', 'n', 'n', 'mask'),
  ],
  options: [
    number('n_heads', 2, 1, 16),
    ...masks,
    { ...choice('bias'), type: 'flag', choices: [], default: false },
  ],
});

/** Consecutive numbers from `first`, so that every number identifies its cell. */
export function counting(rows: number, cols: number, first = 1): readonly (readonly number[])[] {
  return Array.from({ length: rows }, (_, i) => Array.from({ length: cols }, (_, j) => first + i * cols + j));
}

export const dotProduct: Lesson = {
  id: 'scaled',
  title: 'Scaled',
  summary: '',
  variant: 'scaled_dot_product',
  build: 'core',
  preset: {
    tokens: { query: ['the', 'cat'], key: ['a', 'dog', 'sat'] },
    options: { mask: 'causal' },
    inputs: { query: counting(2, 2), key: counting(3, 2, 11), value: counting(3, 2, 21) },
  },
  opening: 'query',
  steps: [],
};

export const multiHead: Lesson = {
  id: 'multi',
  title: 'Multi',
  summary: '',
  variant: 'multi_head_self_attention',
  build: 'core',
  preset: {
    tokens: { query: ['the', 'cat', 'sat'], key: [] },
    options: { n_heads: 2 },
    inputs: {
      x: counting(3, 2),
      w_q: counting(2, 4, 11),
      w_k: counting(2, 4, 21),
      w_v: counting(2, 4, 31),
      w_o: counting(4, 2, 41),
    },
  },
  opening: 'x',
  steps: [],
};

export const lessons = [dotProduct, multiHead];
export const schemas = [dotProductSchema, multiHeadSchema];

export function schemaOf(lesson: Lesson): VariantSchema {
  return lesson === dotProduct ? dotProductSchema : multiHeadSchema;
}

/** The initial state of a lesson, after some actions. */
export function after(lesson: Lesson, ...actions: readonly Action[]): State {
  return actions.reduce(
    (state, action) => reduceState(state, action, schemaOf(lesson), lesson),
    initialState(lesson, schemaOf(lesson)),
  );
}

/** An input as nested rows. */
export function rowsOf(state: State, name: string): readonly (readonly number[])[] {
  const { rows = 0, cols = 0, data = [] } = state.document.inputs[name] ?? {};
  return Array.from({ length: rows }, (_, row) => data.slice(row * cols, (row + 1) * cols));
}

/** A walk with sections of named nodes: `scores:2x3` is computed, `mask!2x3` is not. */
export function walkOf(...sections: readonly (readonly string[])[]): Walk {
  const nodes = sections.flat().map((text): Pick<TraceNode, 'id' | 'rows' | 'cols' | 'kind'> => {
    const [, id = '', mark = '', rows = '', cols = ''] = /^([^:!]+)([:!])(\d+)x(\d+)$/.exec(text) ?? [];
    return { id, rows: Number(rows), cols: Number(cols), kind: mark === ':' ? 'computed' : 'input' };
  });
  let next = 0;
  return { nodes, sections: sections.map((section) => ({ nodes: section.map(() => next++) })) };
}

/** The error message of an action; empty if it is not refused. */
export function refusalOf(state: State, action: Action, schema: VariantSchema, lesson: Lesson): string {
  const outcome = reduceLesson(state, action, schema, lesson);
  return isRefusal(outcome) ? englishText(outcome.error) : '';
}

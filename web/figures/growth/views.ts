import type { Count, Size } from './counts';

/** What is counted: numbers or bytes that a layer keeps, scores that are there at the same time, products of two numbers. */
export type Unit = 'numbers' | 'scores' | 'products';

/** What the figure shows in a lesson. */
export interface View {
  readonly unit: Unit;
  readonly counts: readonly Count[];
  /** The one that the lesson is about. */
  readonly subject: Count;
  /** The sizes that its formulas have. */
  readonly sizes: readonly Size[];
  /** The length for which the program of the lesson has these counts: one token, or as many as the lesson has. */
  readonly length: 'one' | 'all';
}

/** By lesson. Only what the lesson speaks of: the numbers at its own length are those of its program. */
export const views: Readonly<Record<string, View>> = {
  'grouped-queries': {
    unit: 'numbers',
    counts: ['multi_head', 'grouped', 'shared'],
    subject: 'grouped',
    sizes: ['heads', 'groups', 'key', 'value'],
    length: 'one',
  },
  'key-value-cache': {
    unit: 'numbers',
    counts: ['every_token', 'window'],
    subject: 'every_token',
    sizes: ['key', 'value', 'window'],
    length: 'all',
  },
  'latent-attention': {
    unit: 'numbers',
    counts: ['multi_head', 'shared', 'latent'],
    subject: 'latent',
    sizes: ['heads', 'key', 'value', 'latent'],
    length: 'one',
  },
  'windows-and-sinks': {
    unit: 'numbers',
    counts: ['every_token', 'window', 'window_and_first'],
    subject: 'window_and_first',
    sizes: ['key', 'value', 'window', 'first'],
    length: 'all',
  },
  tiles: {
    unit: 'scores',
    counts: ['all_queries', 'all_keys', 'tiles'],
    subject: 'tiles',
    sizes: ['queries', 'tile'],
    length: 'all',
  },
  'linear-attention': {
    unit: 'numbers',
    counts: ['linear', 'every_token'],
    subject: 'linear',
    sizes: ['key', 'value'],
    length: 'all',
  },
  'sparse-attention': {
    unit: 'products',
    counts: ['all_pairs', 'index', 'chosen', 'index_and_chosen'],
    subject: 'index_and_chosen',
    sizes: ['key', 'value', 'index', 'chosen'],
    length: 'all',
  },
};

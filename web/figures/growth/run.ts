import type { Model } from '../../ui/model';
import { type Count, formulas, letters, type Sizes } from './counts';
import { type Unit, type View, views } from './views';

/** A window for lessons that have none, to stand beside what they are about. */
const usualWindow = 3;

/** What the figure shows of a run. */
export interface Growing extends Omit<View, 'unit' | 'length'> {
  readonly unit: Unit | 'bytes';
  /** The length for which the program of the lesson has these counts. */
  readonly tokens: number;
  /** A formula of `formulas`, as it is written for this unit. */
  formula(text: string): string;
}

type Run = Pick<Model, 'trace' | 'state'>;

const optionOf = ({ state: { document } }: Run, name: string): number | undefined => {
  const value = document.options[name];
  return typeof value === 'number' ? value : undefined;
};

const isSum = (text: string): boolean => text.replace(/\([^)]*\)/g, '').includes('+');

/** Throws for a lesson that has no view. */
export function growingOf(model: Run & Pick<Model, 'lesson'>): Growing {
  const view = views[model.lesson.id];
  if (view === undefined) throw new Error(`no growth for ${model.lesson.id}`);
  const tokens = view.length === 'one' ? 1 : (model.trace.dimensions.n ?? 1);
  // A lesson that counts bytes says how many a number has.
  if (optionOf(model, 'bytes') === undefined) return { ...view, tokens, formula: (text) => text };
  return {
    ...view,
    unit: 'bytes',
    sizes: [...view.sizes, 'bytes'],
    tokens,
    formula: (text) => `${letters.bytes} · ${isSum(text) ? `(${text})` : text}`,
  };
}

/** The sizes of the run that is on the page. */
export function sizesOf(run: Run): Sizes {
  const { dimensions } = run.trace;
  return {
    heads: optionOf(run, 'h') ?? 1,
    groups: optionOf(run, 'g') ?? 1,
    key: dimensions.d_k ?? 1,
    value: dimensions.d_v ?? 1,
    latent: dimensions.c ?? 1,
    window: optionOf(run, 'window') ?? usualWindow,
    first: optionOf(run, 'first') ?? 0,
    queries: dimensions.m ?? 1,
    tile: optionOf(run, 'size') ?? 1,
    chosen: optionOf(run, 'k') ?? 1,
    index: dimensions.d_i ?? 1,
    bytes: optionOf(run, 'bytes') ?? 1,
  };
}

/** A count for a number of tokens, in bytes where a number has some. */
export const countOf = (count: Count, sizes: Sizes, tokens: number): number =>
  sizes.bytes * formulas[count].of(sizes, tokens);

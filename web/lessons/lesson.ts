import type { OptionValue } from '../engine/types';

/** Rows of numbers, written as one would on paper. */
export type Rows = readonly (readonly number[])[];

/**
 * What a step says. `prose` is two or three sentences of plain text with live references in double brackets:
 * - `[[scores]]` the symbol of a node, linked to it;
 * - `[[scores:1,2]]` the number in row 1, column 2 (from 0), linked to its cell;
 * - `[[scores:r,c]]` the same at the row and column the reader is looking at (`max` for the largest of the row: `r,max`);
 * - `[[row:scores:r]]` and `[[col:scores:max]]` the name (token or index) of that row or column;
 * - `[[dim:d_k]]` the size of a dimension;
 * - `[[arg0]]` and `[[arg0:r,c]]` the first of the nodes that this one is made from, whatever it is called.
 * Inside a head, `*` stands for the head the reader is in: `[[head_*\/scores:r,c]]` (without the backslash). The same holds
 * for every numbered group, at every place of the path: `step_*`, `encoder_*\/self/head_*\/scores`.
 */
export interface LessonStep {
  /** Node the step is about; `head_*\/scores` (without the backslash) serves every head. */
  readonly node: string;
  readonly prose: string;
  /** A caveat, a convention or a common error, set beside the prose. Same markup. */
  readonly aside?: string;
}

/** What a lesson starts from. Everything in it can be changed by the reader, and reset. */
export interface Preset {
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  /** Names of features, by dimension, where columns mean something: `{ d_k: ['science', 'love'] }`. */
  readonly features?: Readonly<Record<string, readonly string[]>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Readonly<Record<string, Rows>>;
}

/** What the list of lessons says about one, before it is opened. */
export interface LessonEntry {
  readonly id: string;
  readonly title: string;
  /** One sentence for the list of lessons. */
  readonly summary: string;
  /** Variant of the engine, see `VariantSchema.id`. */
  readonly variant: string;
  /** The build of the engine that has the variant: the small one that comes with the page, or the whole one. */
  readonly build: 'core' | 'full';
}

/** What a lesson consists of: data and prose only, no DOM and no arithmetic. */
export interface LessonBody {
  readonly preset: Preset;
  /** Node at which the walk opens. */
  readonly opening: string;
  readonly steps: readonly LessonStep[];
  /** The row along an axis that figures and prose follow until the reader chooses one: `{ n: 23 }`. */
  readonly follows?: Readonly<Record<string, number>>;
  /** Figures of its own, by their names in `web/exhibits/index.ts`, in the order of the page. */
  readonly exhibits?: readonly string[];
}

/** A walk through one variant. */
export interface Lesson extends LessonEntry, LessonBody {}

/** A line of the list of lessons, and the way to the lesson itself, which is fetched when it is opened. */
export interface CatalogueEntry extends LessonEntry {
  load(): Promise<LessonBody>;
}

/** Lessons that belong together in the table of contents. */
export interface Part {
  readonly title: string;
  readonly lessons: readonly CatalogueEntry[];
}

/** The lesson of an entry. */
export async function loadLesson({ load, ...entry }: CatalogueEntry): Promise<Lesson> {
  return { ...entry, ...(await load()) };
}

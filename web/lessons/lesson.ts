import type { OptionValue } from '../engine/types';
import type { LoadFile } from '../training/files';

/** Rows of numbers. */
export type Rows = readonly (readonly number[])[];

/**
 * The texts of a node. `prose` is two or three sentences of plain text with references in double brackets:
 * - `[[scores]]` the symbol of a node, linked to it;
 * - `[[scores:1,2]]` the number in row 1, column 2 (from 0), linked to its cell;
 * - `[[scores:r,c]]` the same at the current row and column (`max` for the largest of the row: `r,max`);
 * - `[[row:scores:r]]` and `[[col:scores:max]]` the name (token or index) of that row or column;
 * - `[[dim:d_k]]` the size of a dimension;
 * - `[[arg0]]` and `[[arg0:r,c]]` the first operand of the node.
 * Inside a head, `*` stands for the current head: `[[head_*\/scores:r,c]]` (without the backslash). The same holds
 * for every numbered group, at every place of the path: `step_*`, `encoder_*\/self/head_*\/scores`.
 */
export interface LessonStep {
  /** Id of the node; `head_*\/scores` (without the backslash) matches every head. */
  readonly node: string;
  readonly prose: string;
  /** A caveat, a convention or a common error. Same markup. */
  readonly aside?: string;
}

/** The initial state of a lesson. The reader can change all of it and reset it. */
export interface Preset {
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  /** Names of features by dimension: `{ d_k: ['science', 'love'] }`. */
  readonly features?: Readonly<Record<string, readonly string[]>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Readonly<Record<string, Rows>>;
}

/** A vocabulary, and the input with a one-hot row for each token. */
export interface Vocabulary {
  readonly input: string;
  readonly words: readonly string[];
  /** Name of the start token, whose row is empty. */
  readonly start?: string;
}

/** How the tokens of a document determine the inputs of a model. */
export interface Reading {
  readonly query?: Vocabulary;
  readonly key?: Vocabulary;
  /** Inputs with a row per position; a run uses as many rows as there are tokens. */
  readonly places: Readonly<Record<string, Rows>>;
  /** Longest text in training, for models without a table of positions. */
  readonly longest?: number;
}

/** A held-out text and its expected output, with tokens separated by spaces. */
export interface Example {
  readonly input: string;
  readonly target: string;
}

/** A held-out picture and its class. */
export interface PictureExample {
  readonly picture: Rows;
  readonly shows: string;
  /** True if its patches are permuted. */
  readonly isShuffled?: boolean;
}

/** Facts about a trained model. */
export interface Trained {
  readonly examples: readonly Example[];
  readonly pictures?: readonly PictureExample[];
  /** The model generates after this token; empty if it continues any text. */
  readonly after: string;
  /** The token that ends the output; empty if there is none. */
  readonly end: string;
  /** Path of the attention that is shown first, with heads or without: `decoder_0/cross`. */
  readonly watched: string;
  /** Accuracies on held-out examples by name, 0 to 1. */
  readonly measured: Readonly<Record<string, number>>;
  /** The model without the restriction of this one, and its accuracies. */
  readonly baseline?: { readonly lesson: string; readonly measured: Readonly<Record<string, number>> };
}

/** An entry of the list of lessons. */
export interface LessonEntry {
  readonly id: string;
  readonly title: string;
  /** One sentence for the list of lessons. */
  readonly summary: string;
  /** Variant of the engine, see `VariantSchema.id`. */
  readonly variant: string;
  /** The build of the engine with this variant: the small one of the page, or the full one. */
  readonly build: 'core' | 'full';
}

/** The content of a lesson: data and prose only, no DOM and no arithmetic. */
export interface LessonBody {
  readonly preset: Preset;
  /** Id of the node that is shown first. */
  readonly opening: string;
  readonly steps: readonly LessonStep[];
  /** The row along an axis that figures and prose follow until the reader selects another: `{ n: 23 }`. */
  readonly follows?: Readonly<Record<string, number>>;
  /** For models with a vocabulary. */
  readonly reading?: Reading;
  readonly trained?: Trained;
  /** Names of figures in `web/figures/index.ts`, in the order of the page. */
  readonly figures?: readonly string[];
}

/** A lesson with its entry in the list. */
export interface Lesson extends LessonEntry, LessonBody {}

/** An entry with a function that loads the content on demand. */
export interface CatalogueEntry extends LessonEntry {
  /** `files` loads the weights of trained models, by default by fetch. */
  load(files?: LoadFile): Promise<LessonBody>;
}

/** A chapter of the table of contents. */
export interface Part {
  readonly title: string;
  readonly lessons: readonly CatalogueEntry[];
}

/** Loads the lesson of an entry. */
export async function loadLesson({ load, ...entry }: CatalogueEntry, files?: LoadFile): Promise<Lesson> {
  return { ...entry, ...(await load(files)) };
}

import type { OptionValue } from '../engine/types';
import type { LoadFile } from '../training/files';

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

/** Words that a model knows, and the input that says them: a row for each token, with a 1 in the column of its word. */
export interface Vocabulary {
  readonly input: string;
  readonly words: readonly string[];
  /** What the first token is called where its row is empty, since nothing has been written before it. */
  readonly start?: string;
}

/** How the words of a document become the numbers that a model reads: who changes the words changes these. */
export interface Reading {
  readonly query?: Vocabulary;
  readonly key?: Vocabulary;
  /** Inputs with a row for every place there may be, whole; a run takes as many rows as there are words. */
  readonly places: Readonly<Record<string, Rows>>;
  /** How many words the texts of the training had, where no table of places comes to an end. */
  readonly longest?: number;
}

/** Texts that a trained model has never seen, between spaces: what it is given, and what it should write then. */
export interface Example {
  readonly input: string;
  readonly target: string;
}

/** A picture that a trained model has never seen, and what it shows. */
export interface PictureExample {
  readonly picture: Rows;
  readonly shows: string;
  /** Whether its patches lie in another order than somebody drew them. */
  readonly isShuffled?: boolean;
}

/** What is known of a model that was trained. */
export interface Trained {
  readonly examples: readonly Example[];
  readonly pictures?: readonly PictureExample[];
  /** It writes after this word; empty where it goes on with whatever it is given. */
  readonly after: string;
  /** The word that ends what is written; empty where nothing does. */
  readonly end: string;
  /** The attention to begin with when it is watched writing, with heads or without: `decoder_0/cross`. */
  readonly watched: string;
  /** What it was measured to be able to do on examples that it was not trained on, 0 to 1, by name. */
  readonly measured: Readonly<Record<string, number>>;
  /** The model that has what this one was trained without, and what that one was measured to do. */
  readonly baseline?: { readonly lesson: string; readonly measured: Readonly<Record<string, number>> };
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
  /** For a model that reads words of a vocabulary. */
  readonly reading?: Reading;
  readonly trained?: Trained;
  /** Figures of its own, by their names in `web/figures/index.ts`, in the order of the page. */
  readonly figures?: readonly string[];
}

/** A walk through one variant. */
export interface Lesson extends LessonEntry, LessonBody {}

/** A line of the list of lessons, and the way to the lesson itself, which is fetched when it is opened. */
export interface CatalogueEntry extends LessonEntry {
  /** `files` says where the weights of a trained model are, where they are not fetched. */
  load(files?: LoadFile): Promise<LessonBody>;
}

/** Lessons that belong together in the table of contents. */
export interface Part {
  readonly title: string;
  readonly lessons: readonly CatalogueEntry[];
}

/** The lesson of an entry. */
export async function loadLesson({ load, ...entry }: CatalogueEntry, files?: LoadFile): Promise<Lesson> {
  return { ...entry, ...(await load(files)) };
}

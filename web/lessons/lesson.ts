import type { OptionValue } from '../engine/types';
import type { LoadFile } from '../training/files';
import type { Guide } from './guide';

/** A matrix as an array of rows. */
export type Rows = readonly (readonly number[])[];

/**
 * The text of a step. `prose` is two or three sentences of plain text with references in double brackets:
 * - `[[scores]]` the symbol of a node, linked to it;
 * - `[[scores:1,2]]` the number in row 1, column 2 (from 0), linked to its cell;
 * - `[[scores:r,c]]` the same at the current row and column (`max` for the largest of the row: `r,max`, `1,max`);
 * - `[[row:scores:r]]` and `[[col:scores:max]]` the name (token or index) of that row or column;
 * - `[[dim:d_k]]` the size of a dimension;
 * - `[[arg0]]` and `[[arg0:r,c]]` the first operand of the node, whatever its name.
 * Inside a head, `*` stands for the current head: `[[head_*\/scores:r,c]]` (without the backslash). The same holds for every
 * numbered group, anywhere in the path: `step_*`, `encoder_*\/self/head_*\/scores`.
 */
export interface LessonStep {
  /** The node of the step; `head_*\/scores` (without the backslash) matches every head. */
  readonly node: string;
  readonly prose: string;
  /** A side note: a caveat, a convention or a common error. Same markup. */
  readonly aside?: string;
}

/** The initial document of a lesson. Readers can change and reset all of it. */
export interface Preset {
  readonly tokens: { readonly query: readonly string[]; readonly key: readonly string[] };
  /** The words that a link stands for if it names none: those of the lesson when such links were written first. */
  readonly linkTokens?: Preset['tokens'];
  /** Names of features by dimension: `{ d_k: ['science', 'love'] }`. */
  readonly features?: Readonly<Record<string, readonly string[]>>;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly inputs: Readonly<Record<string, Rows>>;
}

/** The vocabulary of a model, and its one-hot input: a row for each token, with a 1 in the column of its word. */
export interface Vocabulary {
  readonly input: string;
  readonly words: readonly string[];
  /** The name of the first token if its row is all zeros, as for a start-of-sequence token. */
  readonly start?: string;
  /** The input with a row for each position, if the model has one. */
  readonly positions?: string;
}

/** How the inputs of a trained model are derived from the words of a document. */
export interface Reading {
  readonly query?: Vocabulary;
  readonly key?: Vocabulary;
  /** Complete inputs with a row per position; a run uses as many rows as there are words. */
  readonly places: Readonly<Record<string, Rows>>;
  /** The maximal number of words in training, if no input with positions limits it. */
  readonly longest?: number;
}

/** A held-out example of a trained model: input and expected output, with words separated by spaces. */
export interface Example {
  readonly input: string;
  readonly target: string;
}

/** A held-out picture and its label. */
export interface PictureExample {
  readonly picture: Rows;
  readonly shows: string;
  /** Whether its patches are shuffled. */
  readonly isShuffled?: boolean;
}

/** Facts about a trained model. */
export interface Trained {
  readonly examples: readonly Example[];
  readonly pictures?: readonly PictureExample[];
  /** The word after which the output starts; empty if the model continues its input. */
  readonly after: string;
  /** The word that ends the output; empty if there is none. */
  readonly end: string;
  /** Whether the model reads the whole text and answers with one word. */
  readonly answersOnce?: boolean;
  /** The attention that is shown first while the model writes: `decoder_0/cross`. */
  readonly watched: string;
  /** Accuracies on held-out examples, 0 to 1, by name. */
  readonly measured: Readonly<Record<string, number>>;
  /** The model that this one is an ablation of, and its accuracies. */
  readonly baseline?: { readonly lesson: string; readonly measured: Readonly<Record<string, number>> };
}

/** A lesson in the table of contents, known before the lesson is loaded. */
export interface LessonEntry {
  readonly id: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** The variant of the engine, see `VariantSchema.id`; of a program without its text, which comes with the content of the lesson. */
  readonly variant: string;
  /** The build of the engine that has the variant: the small initial one, the full one, or the one that reads programs. */
  readonly build: 'core' | 'full' | 'programs';
  /** The lesson that lists have in its place: that of the model which its own is compared with. */
  readonly comparedWith?: string;
}

/** A usual mistake in writing the program of a lesson: the program with some lines as they would be then, or with other options. */
export interface ProgramMistake {
  readonly id: string;
  /** What was done, in a sentence. */
  readonly text: string;
  readonly lines: readonly { readonly line: string; readonly becomes: string }[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** The content of a lesson: data and prose only, no DOM and no arithmetic. */
export interface LessonBody {
  /** The program that it is about, as a variant. */
  readonly variant?: string;
  readonly preset: Preset;
  /** The node that the lesson opens at. */
  readonly opening: string;
  readonly steps: readonly LessonStep[];
  /** The default active row by axis, which figures and prose refer to: `{ n: 23 }`. */
  readonly activeRows?: Readonly<Record<string, number>>;
  /** The options, or sizes, that can be set beside the text of a step, by its node, which may be a pattern. */
  readonly stepOptions?: Readonly<Record<string, readonly string[]>>;
  /** For models with a vocabulary. */
  readonly reading?: Reading;
  readonly trained?: Trained;
  /** Its cover, key steps, questions and things to try; without one, all steps are equal. */
  readonly guide?: Guide;
  /** What names in its program are called: those of matrices and options, and titles of sections. */
  readonly names?: Readonly<Record<string, string>>;
  /** Usual mistakes in writing its program. */
  readonly mistakes?: readonly ProgramMistake[];
  /** The names of its figures in `web/figures/index.ts`, in display order. */
  readonly figures?: readonly string[];
}

/** What a lesson gets from code instead of from `lesson.json`: numbers that were learned, vocabularies, examples. */
export type ModelBody = Pick<LessonBody, 'preset' | 'reading' | 'trained'>;

/** A lesson about one variant. */
export interface Lesson extends LessonEntry, LessonBody {
  readonly variant: string;
}

/** An entry of the table of contents, with the function that loads the lesson. */
export interface CatalogueEntry extends LessonEntry {
  /** `files` provides the weights of trained models if they are not fetched, as in tests. */
  load(files?: LoadFile): Promise<LessonBody>;
}

/** A part of the table of contents. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** What it is for, in one sentence. */
  readonly purpose: string;
  readonly lessons: readonly CatalogueEntry[];
}

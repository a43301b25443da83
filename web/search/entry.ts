import type { MathTree } from '../ui/equation/mathml';

/** What a result is: a lesson, a program to open, a term of the glossary, a matrix of a step, a dimension, or the source of a formula. */
export type EntryKind = 'lesson' | 'program' | 'glossary' | 'term' | 'symbol' | 'source';

/** A line of text with symbols. */
export type RichText = readonly (string | MathTree)[];

/** Something that can be found. All texts are in the language of its index. */
export interface SearchEntry {
  readonly kind: EntryKind;
  readonly title: string;
  readonly symbol?: MathTree;
  /** Other names by which it is found: `w_q`, `softmax`. They are not shown. */
  readonly names?: readonly string[];
  /** What others call it, after what the names of other entries find: `RoPE`, `GQA`. */
  readonly aliases?: readonly string[];
  /** A sentence about it; never empty. */
  readonly about: RichText;
  /** The id of the lesson that it opens, or of a program. */
  readonly lesson: string;
  /** The node of the step that it opens; by default the lesson opens at its own. */
  readonly step?: string;
}

/** The text of a formula: its letters and signs in order. */
export const plainText = (tree: string | MathTree): string =>
  typeof tree === 'string'
    ? tree
    : tree
        .slice(2)
        .map((child) => plainText(child as MathTree))
        .join('');

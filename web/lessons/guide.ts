import type { OptionValue } from '../engine/types';

/**
 * The way through a lesson: a cover, at most 12 key steps, things to try, three checks, and what to remember. All texts have the
 * markup of steps (`LessonStep`) and at most 60 words. No answer is written down: each names a number of the run.
 *
 * The cell of a number is written `weights:1,2`. `max` and `min` stand for the column of the largest and the smallest number of
 * the row, `weights:1,max`, or for the row, `weights:max,0`.
 */
export interface Guide {
  /** The lessons that this one builds on; empty if it needs none. */
  readonly needs: readonly string[];
  /** In the ten-minute path: the stops beside the cover, `step-scores`, `try-0`, `check-1`, `end`. */
  readonly short?: readonly string[];
  readonly cover: Cover;
  readonly keySteps: readonly KeyStep[];
  readonly tries: readonly TryCard[];
  readonly checks: readonly Check[];
  readonly remember: readonly Reminder[];
  readonly sources: readonly Source[];
}

/** The first screen. `picture` is drawn from the run, and shows its numbers after the guess. */
export interface Cover {
  readonly picture: Picture;
  /** Its `ask` is the headline: one question that a newcomer can have an opinion on. */
  readonly question: Question;
  readonly lead: string;
}

export type Picture =
  /** The weights of one row, `weights:1`, as curves over its sentence. The words are the choices of the question. */
  | { readonly kind: 'arcs'; readonly row: string }
  /**
   * A matrix in its colours; until the guess that of `given` in its place, if there is one. Until then the cells that are asked for
   * have “?”: those of `asked`, which may have rows, `weights:1`, and columns, `weights:,1`; by default those that the answer, or a
   * choice, compares with nothing but each other.
   */
  | {
      readonly kind: 'matrix';
      readonly node: string;
      readonly given?: string;
      readonly asked?: readonly string[];
    }
  /** An image in its own colours; after the guess, each of its tokens is as strong as its weight in the row `weights:1`. */
  | { readonly kind: 'image'; readonly node: string; readonly row: string };

/** A step that everybody sees. Its text is that of the node in `LessonBody.steps`. */
export interface KeyStep {
  /** The id of a node, or a pattern: the first node that matches. */
  readonly node: string;
  readonly title: string;
  /** The names of other nodes whose symbols the text explains where it uses them: `key_transposed`. */
  readonly defines?: readonly string[];
  /** Asked before the numbers of the node are shown. */
  readonly prediction?: Question;
  /** What to do on the stage, in the imperative. */
  readonly action?: string;
}

/** A change of the lesson's numbers, or a figure to use. */
export interface TryCard {
  readonly title: string;
  /** The node on the stage. */
  readonly node: string;
  readonly text: string;
  /** Made by one button. Empty if the reader changes something in the figure. */
  readonly edits: readonly Edit[];
  /** A figure of the lesson to go to, by its name. */
  readonly figure?: string;
  /** Asked before the change; its answer refers to the numbers after it. */
  readonly question?: Question;
  /**
   * Why it comes out so. `[[was:weights:1,2]]` is the number before the change; `[[parameters]]` and `[[multiply-adds]]` are the
   * totals of the run.
   */
  readonly because: string;
}

/** A question at the end. The numbers that it asks for are hidden. */
export interface Check {
  readonly title: string;
  /** The node on the stage. */
  readonly node: string;
  readonly question: Question;
}

/** A sentence to take away, and the node whose symbol stands before it. */
export interface Reminder {
  readonly node: string;
  readonly text: string;
}

/** Where it comes from, or who has it wrong. */
export interface Source {
  readonly text: string;
  /** Where the formula stands in it: `section 3.2.1, equation 1`; a section alone if it has no number. */
  readonly place?: string;
  readonly isErratum?: boolean;
}

export interface Question {
  readonly ask: string;
  readonly answer: Answer;
  /** Shown after the right answer. */
  readonly right: string;
  /**
   * Shown after a wrong one that has no text of its own: what it would have meant. In references, `g` is the column that the reader
   * chose and `gr` the row, `a` and `ar` those of the right answer; in an order, those of the first word that stands elsewhere.
   * `[[given]]` is the number. Left out where each wrong answer has a text of its own.
   */
  readonly wrong?: string;
  /** Usual mistakes, each recognised by the number that it gives. */
  readonly mistakes?: readonly Mistake[];
}

/** A mistake: the number of the cell in a run with these changes. */
export interface Mistake {
  readonly edits: readonly Edit[];
  readonly cell: string;
  readonly text: string;
}

/** How a question is answered, and where the right answer stands. */
export type Answer =
  /** Choose a word: that of the column of `weights:1,max`, or of the row of `weights:max,0`. */
  | { readonly kind: 'word'; readonly cell: string }
  /** Select the cell on the stage. */
  | { readonly kind: 'cell'; readonly cell: string }
  /** Type the number of the cell. */
  | { readonly kind: 'number'; readonly cell: string; readonly within: number }
  /** Drag a bar to the number of the cell. */
  | {
      readonly kind: 'bar';
      readonly cell: string;
      readonly within: number;
      readonly from: number;
      readonly to: number;
    }
  /** Put the words of a row, `weights:1`, into order, the largest number first. */
  | { readonly kind: 'order'; readonly row: string }
  /** Draw a mask: mark the cells that stay open. */
  | { readonly kind: 'mask'; readonly node: string; readonly wrong?: WrongMarks }
  /** Mark the cells of a node that change with the edits of the card. */
  | { readonly kind: 'moved'; readonly node: string; readonly wrong?: WrongMarks }
  /** Does the cell grow, shrink or stay with the edits of the card? `wrong` is what each of the other two would have meant. */
  | {
      readonly kind: 'change';
      readonly cell: string;
      readonly wrong?: { readonly grow?: string; readonly shrink?: string; readonly stay?: string };
    }
  /** Choose the text whose claim holds. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] };

/** What wrong marks would have meant: where only some were missed, and where only some were too many. */
export interface WrongMarks {
  readonly missed: string;
  readonly extra: string;
}

/**
 * A choice: it is right if the first number is less than, equal to or greater than the second; in a tour also whatever the numbers
 * are.
 */
export interface Choice {
  readonly text: string;
  readonly holds: readonly [cell: string, is: '<' | '=' | '>', than: string | number] | boolean;
  /** What it would have meant if it is not right. */
  readonly wrong?: string;
}

/** A change of a number, of an option, of an input that becomes a copy of another, or of the words that a model reads. */
export type Edit =
  | { readonly set: string; readonly to: number }
  | { readonly option: string; readonly to: OptionValue }
  | { readonly input: string; readonly from: string }
  | { readonly tokens: 'query' | 'key'; readonly to: readonly string[] };

/**
 * What the words `says` claim of the numbers of the run, or of the run with the changes of the card number `after`, from 0. There,
 * `was:weights:1,2` is the number before the changes.
 */
export type Claim = { readonly says: string; readonly after?: number } & Fact;

export type Fact =
  /** A number compared with another one. */
  | { readonly cell: string; readonly is: '<' | '=' | '>'; readonly than: string | number }
  /** How many times as large as another one it is. */
  | { readonly cell: string; readonly times: readonly [from: number, to: number]; readonly than: string }
  /** How much larger it is. */
  | { readonly cell: string; readonly more: readonly [from: number, to: number]; readonly than: string }
  /** No other number there is larger, or smaller; equal ones may be, unless it is `alone`. */
  | {
      readonly cell: string;
      readonly in: 'row' | 'column' | 'matrix';
      readonly is: 'largest' | 'smallest';
      readonly alone?: true;
    }
  /** The sum of some numbers, with their signs. */
  | { readonly sum: readonly string[]; readonly between: readonly [from: number, to: number] }
  /** All numbers of a node, a row `weights:1` or a column `weights:,1`. */
  | { readonly all: string; readonly between: readonly [from: number, to: number] }
  /** Rows, columns or nodes with the same numbers but for rounding, or not. */
  | { readonly same: readonly [one: string, other: string]; readonly not?: true }
  /** How many numbers of a node, a row or a column moved with the changes. */
  | { readonly moved: string; readonly count: number | 'all' };

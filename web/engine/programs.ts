import type { DescribedSchema } from './resolver';
import type { MatrixData, Message, RunRequest, TraceNode } from './types';

/** A place in the text of a program: lines and columns from 1, in characters; the end is exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A text in place of another, which corrects a program. */
export interface Correction {
  readonly span: Span;
  readonly code: string;
}

/** What is wrong with a program, and where. `hint` is a sentence of its own. */
export interface ProgramProblem {
  readonly message: Message;
  readonly hint: Message | null;
  readonly span: Span;
  /** What corrects it, where that is not what the message says to write in place of `span`. */
  readonly correction: Correction | null;
}

/** Something unusual that stops nothing. */
export interface ProgramWarning {
  readonly message: Message;
  readonly span: Span;
}

interface Refused {
  readonly error: ProgramProblem;
}

/** What a program says of itself, as the module returns it. */
export interface ProgramText {
  readonly schema: DescribedSchema;
  /** The name of its mechanism. */
  readonly name: string;
  readonly lead: string;
  /** The inputs that it gives numbers. */
  readonly given: readonly (Omit<MatrixData, 'data'> & {
    readonly name: string;
    readonly data: readonly number[];
  })[];
}

/** A node of a run, as a part of the text. */
export interface ProgramStep {
  /** Index of the node in the run. */
  readonly node: number;
  /** Its id in the run. */
  readonly id: string;
  readonly kind: TraceNode['kind'];
  /** Whether its value has a name. */
  readonly isKey: boolean;
  readonly name: string;
  /** The comment that belongs to it, with the markup of lessons. */
  readonly prose: string;
  /** The equation with its sub-steps put in, in LaTeX; of key steps only. */
  readonly equation: string;
  readonly span: Span;
}

/** A name that a line gives to a matrix that has one, as in `weights = scores`: it makes no step. */
export interface SecondName {
  readonly name: string;
  /** Index of the matrix in the run. */
  readonly node: number;
  readonly span: Span;
}

/** All nodes of a run, as parts of the text. */
export interface ProgramWalk {
  readonly steps: readonly ProgramStep[];
  readonly secondNames: readonly SecondName[];
  readonly warnings: readonly ProgramWarning[];
}

/** The names that a step of a walk has besides its own. */
export function secondNamesOf(walk: ProgramWalk | null, id: string): readonly SecondName[] {
  const step = walk?.steps.find((each) => each.id === id);
  return walk?.secondNames.filter(({ node }) => node === step?.node) ?? [];
}

/** A function of the language: `causal_mask(rows, cols, offset=0)`. */
export interface ProgramFunction {
  readonly name: string;
  readonly signature: string;
}

export type ReadProgram = ProgramText | Refused;
export type ReadWalk = ProgramWalk | Refused;

const prefix = 'program:';

/** The variant of a program. It can be run like any other, in the build `programs`. */
export const programVariant = (text: string): string => prefix + text;

/** The text of such a variant; null for other variants. */
export const programOf = (variant: string): string | null =>
  variant.startsWith(prefix) ? variant.slice(prefix.length) : null;

/** A request without a backward pass. */
export type ProgramRequest = Omit<RunRequest, 'backward'>;

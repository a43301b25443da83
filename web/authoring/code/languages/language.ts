import type { Expressions } from './op-expression';

/** The languages of programs, as `exportCode` names them. */
export const codeLanguages = ['python', 'pytorch', 'jax', 'cpp'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** The names of the libraries, for readers. */
export const libraryNames: Readonly<Record<CodeLanguage, string>> = {
  python: 'NumPy',
  pytorch: 'PyTorch',
  jax: 'JAX',
  cpp: 'C++ (Eigen)',
};

/** A matrix as a literal. */
export interface Literal {
  readonly rows: number;
  readonly cols: number;
  readonly data: ArrayLike<number>;
}

/** The parts of a program, in order. All are code, except texts, which become comments. */
export interface ProgramParts {
  readonly heading: readonly string[];
  readonly inputs: readonly Statement[];
  readonly steps: readonly Statement[];
  readonly checks: readonly Check[];
  /** Comments above the three parts. */
  readonly titles: Readonly<Record<'inputs' | 'steps' | 'checks', readonly string[]>>;
  /** Printed at the end. */
  readonly agreement: string;
  /** The definitions of the helper functions that are used. */
  readonly helpers: readonly string[];
  /** The names of numbers that no literal can write, as far as the program has them. */
  readonly constants: readonly ('inf' | 'nan')[];
}

export interface Statement {
  readonly comments: readonly string[];
  readonly name: string;
  readonly value: string;
}

export interface Check {
  readonly name: string;
  readonly tolerance: number;
  readonly expected: Literal;
}

/** What is written differently in each language. */
export interface LanguageWriter {
  readonly language: CodeLanguage;
  /** How names of files end: `_numpy.py`. */
  readonly ending: string;
  /** What must be installed. */
  readonly needs: string;
  /** How to run a file on a command line. */
  command(file: string): string;
  /** By op of the engine. */
  readonly ops: Expressions;
  /** Definitions of functions by name. A program has those that it calls. */
  readonly helpers: Readonly<Record<string, string>>;
  /** Names that no variable may have, besides the helpers. */
  readonly reserved: ReadonlySet<string>;
  literal(matrix: Literal): string;
  program(parts: ProgramParts): string;
}

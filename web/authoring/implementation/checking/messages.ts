import type { OptionSchema, OptionValue } from '../../../engine/types';
import type { DecimalChoice } from '../../../formats/read-given';
import type { Message } from '../../../i18n/message';
import type { ProgramMistake } from '../../../lessons/lesson';
import type { CheckContext } from '../compare/inputs';
import type { CheckReport } from '../compare/report';
import type { Assignments } from '../reading/input-arrays';

/**
 * What numbers are compared with: the lesson on show, the mechanism that fits best, or one by its id. `auto` is the lesson if the numbers
 * fit it, else the mechanism that fits best.
 */
export type MechanismChoice = 'auto' | 'lesson' | 'best' | (string & {});

/** What somebody gives: a text, or files that are read as one. */
export type GivenSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly NamedBytes[] };

export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A check, as plain data that can be sent to a worker. */
export interface CheckRequest {
  readonly source: GivenSource;
  /** Changes with the source, which is read once. */
  readonly sourceNumber: number;
  /** The decimal mark, where a text can be read with either. */
  readonly decimal: '.' | ',' | undefined;
  readonly choice: MechanismChoice;
  /** Options that were stated. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly assigned: Assignments;
  /** The lesson on show. */
  readonly variant: string;
  readonly document: CheckContext['document'];
  /** Those that it declares. */
  readonly mistakes: readonly ProgramMistake[];
}

/** What is being done, in this order. */
export type CheckPhase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'reading'; readonly mechanisms: readonly MechanismInfo[] }
  /** How the text was read, and the number of its arrays. */
  | { readonly kind: 'comparing'; readonly format: Message; readonly count: number }
  | { readonly kind: 'searching'; readonly format: Message; readonly count: number };

/** An array as readers know it. */
export interface NamedArray {
  readonly name: string;
  readonly shape: readonly number[];
}

/** A mechanism as it can be sent: without its resolver. */
export interface MechanismInfo {
  readonly id: string;
  readonly title: Message;
  readonly options: readonly OptionSchema[];
  /** The names of its inputs. */
  readonly inputs: readonly string[];
}

export interface CheckResult {
  readonly kind: 'report';
  readonly report: CheckReport;
  /** The number of arrays in the source. */
  readonly count: number;
  /** The arrays as they were compared: some are parts of others. */
  readonly arrays: readonly NamedArray[];
  /** Whether the mechanism was guessed, and not that of the lesson; `unknown` if it was to be guessed and nothing tells. */
  readonly guess: 'none' | 'found' | 'unknown';
  /** Options that were guessed with it. */
  readonly guessed: Readonly<Record<string, OptionValue>>;
}

/** The text can be read in two ways: somebody must say which. */
export interface AmbiguousResult {
  readonly kind: 'ambiguous';
  readonly problem: Message;
  readonly choices: readonly DecimalChoice[];
}

/** The arrays were read, and cannot be checked: somebody may say that they are something else. */
export interface RefusedResult {
  readonly kind: 'refused';
  readonly problem: Message;
  readonly arrays: readonly NamedArray[];
}

export type CheckOutcome = CheckResult | AmbiguousResult | RefusedResult;

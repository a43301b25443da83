import type { RunRequest, VariantSchema } from '../../../engine/types';
import type { Message } from '../../../i18n/message';
import type { ProgramMistake } from '../../../lessons/lesson';
import type { Document } from '../../../store/document/state';
import type { RunEngine } from '../assess/remember-runs';
import type { Grouped } from '../reading/groups';
import type { InputUse } from './report';

/** The mechanism that the numbers are compared with: a lesson's, with the numbers that it has now. */
export interface CheckContext {
  /** The full build. */
  readonly engine: RunEngine;
  readonly schema: VariantSchema;
  readonly document: Pick<Document, 'options' | 'inputs' | 'tokens' | 'lesson'>;
  /** Options that were stated: they count more than what a file says. */
  readonly explicit?: ReadonlySet<string>;
  /** Those that a lesson about a program declares, in the language of the report. */
  readonly mistakes?: readonly ProgramMistake[];
}

/** What one example is computed from. */
export interface GivenRun {
  readonly request: RunRequest;
  readonly uses: readonly InputUse[];
  /** By input: half of the last printed digit of each number that was given. */
  readonly halfDigits: ReadonlyMap<string, Float64Array>;
  readonly notes: readonly Message[];
  /** Keys and values with fewer heads than queries. */
  readonly grouped: readonly Grouped[];
  /** Names of the arrays that are inputs. */
  readonly used: ReadonlySet<string>;
  /** Whether a mask of true and false was given, which may be read both ways. */
  readonly hasFlags: boolean;
}

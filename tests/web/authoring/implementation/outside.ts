import { readFileSync } from 'node:fs';
import type { OptionValue } from '../../../../web/engine/types';
import { type CheckReport, type CheckRequest, check } from '../../../../web/site/package/check';

/** A program of `tests/implementations/outside`, which recorded what it gives. */
export interface OutsideProgram {
  readonly name: string;
  readonly what: string;
  /** Null if somebody passes none. */
  readonly lesson: string | null;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Everything that counts as right: `agrees`, `differs`, `refused`, `mistake.scale_missing`, `option.mask=causal`. */
  readonly expected: readonly string[];
  /** What a report or a refusal says, unless it agrees where something else is right, too. */
  readonly contains: readonly string[];
  readonly file: string;
}

/** What the check said of a program. */
export interface Outcome {
  /** As in `OutsideProgram.expected`; the likeliest explanation, if there are several. */
  readonly verdict: string;
  readonly text: string;
  /** Null if the check was refused. */
  readonly report: CheckReport | null;
}

const folder = 'tests/implementations/outside';

export const outsidePrograms: readonly OutsideProgram[] = JSON.parse(
  readFileSync(`${folder}/outside.json`, 'utf8'),
);

/** In tests, the files of the package are those of the sources. */
const read = async (url: URL) => new Uint8Array(readFileSync(url));

/** Runs the check of the package. */
export async function outcomeOf(request: CheckRequest): Promise<Outcome> {
  try {
    const { report, text } = await check(request, read);
    return { verdict: verdictOf(report), text, report };
  } catch (error) {
    // Whatever is not meant for readers is a fault of the check.
    if (!(error instanceof Error) || error.cause === undefined) throw error;
    return { verdict: 'refused', text: error.message, report: null };
  }
}

export function outcomeOfProgram({ file, lesson, options }: OutsideProgram): Promise<Outcome> {
  const bytes = new Uint8Array(readFileSync(`${folder}/recorded/${file}`));
  return outcomeOf({ bytes, file, options, ...(lesson === null ? {} : { lesson }) });
}

/**
 * Two causes are joined by “ + ”. A report that compares nothing, or of too few digits, judges nothing: it refuses. One in which the shape of an array does
 * not fit agrees in part.
 */
function verdictOf({ first, steps, diagnoses, vague }: CheckReport): string {
  const [likeliest] = diagnoses;
  if (likeliest !== undefined)
    return likeliest.id
      .split(' + ')
      .map((part) => (part.includes('=') ? `option.${part}` : part))
      .join(' + ');
  if (first !== null) return 'differs';
  if (vague.length > 0) return 'refused';
  const agreeing = steps.filter(({ status }) => status === 'agrees').length;
  return agreeing === 0 ? 'refused' : agreeing < steps.length ? 'agrees in part' : 'agrees';
}

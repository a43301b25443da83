import * as v from 'valibot';
import { type ExerciseSpec, writeSpec } from '../spec';

/** What is kept of the answer to a question. Verdicts are not: the engine gives them again. */
export interface KeptAnswer {
  readonly given: string;
  readonly isChecked: boolean;
  readonly attempts: number;
  readonly hints: number;
}

/** By id of the question. */
export type KeptAnswers = Readonly<Record<string, KeptAnswer>>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));
const answersSchema = v.record(
  v.pipe(v.string(), v.maxLength(100)),
  v.object({
    ...{ given: v.pipe(v.string(), v.maxLength(2000)), isChecked: v.boolean() },
    ...{ attempts: count, hints: count },
  }),
);

/** More than an exercise has. */
const maxLength = 60_000;

/**
 * What storage has refused, as in some frames, or had no room for. The adapter of packages for learning platforms is a script of
 * its own: it finds the same map.
 */
const unstored: Map<string, string> = (() => {
  const name = Symbol.for('attention-lab-exercise-answers');
  const found: unknown = Reflect.get(globalThis, name);
  if (found instanceof Map) return found;
  const made = new Map<string, string>();
  Reflect.set(globalThis, name, made);
  return made;
})();

const keyOf = (spec: ExerciseSpec): string => `attention-lab-exercise:${writeSpec(spec)}`;

/** Reads untrusted data; what has another form counts as no answers. */
export function readAnswers(data: unknown): KeptAnswers {
  const read = v.safeParse(answersSchema, data);
  return read.success ? read.output : {};
}

/** What has been kept in this tab, or on this page. Where that is something else: nothing. */
export function keptAnswers(spec: ExerciseSpec): KeptAnswers {
  try {
    const text = unstored.get(keyOf(spec)) ?? sessionStorage.getItem(keyOf(spec)) ?? '{}';
    return text.length > maxLength ? {} : readAnswers(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Keeps answers until the tab is closed. Without storage, they last as long as the page. */
export function keepAnswers(spec: ExerciseSpec, answers: KeptAnswers): void {
  const [key, text] = [keyOf(spec), JSON.stringify(answers)];
  try {
    if (Object.keys(answers).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

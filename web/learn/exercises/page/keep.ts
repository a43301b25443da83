import * as v from 'valibot';
import { keep, kept } from '../../questions/kept';
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

const keyOf = (spec: ExerciseSpec): string => `attention-lab-exercise:${writeSpec(spec)}`;

/** Reads untrusted data; what has another form counts as no answers. */
export function readAnswers(data: unknown): KeptAnswers {
  const read = v.safeParse(answersSchema, data);
  return read.success ? read.output : {};
}

/** What has been kept in this tab, or on this page. Where that is something else: nothing. */
export const keptAnswers = (spec: ExerciseSpec): KeptAnswers => readAnswers(kept('tab', keyOf(spec)));

/** Keeps answers until the tab is closed. Without storage, they last as long as the page. */
export function keepAnswers(spec: ExerciseSpec, answers: KeptAnswers): void {
  keep('tab', keyOf(spec), Object.keys(answers).length === 0 ? null : answers);
}

import type { KeptEntry } from './place-text';

/** What is kept of an answer of an exercise. */
interface ExerciseAnswer {
  readonly given: string;
  readonly isChecked: boolean;
  readonly attempts: number;
  readonly hints: number;
}

/** The answers of an exercise, the last ones first: those are left out last. */
export function exerciseEntries(answers: Readonly<Record<string, ExerciseAnswer>>): readonly KeptEntry[] {
  return Object.entries(answers)
    .map(([id, { given, isChecked, attempts, hints }]) => ({
      id,
      code: `${isChecked ? 'c' : 'u'}${attempts}h${hints}`,
      text: given,
    }))
    .toReversed();
}

/** What `exerciseEntries` has written, in the order of the exercise. Verdicts are given again, so that an answer without its text is no answer. */
export function readExerciseEntries(entries: readonly KeptEntry[]): Readonly<Record<string, ExerciseAnswer>> {
  const read = entries.toReversed().flatMap(({ id, code, text }) => {
    const [, checked, attempts, hints] = /^([cu])(\d+)h(\d+)$/.exec(code) ?? [];
    if (checked === undefined || text === null) return [];
    const answer: ExerciseAnswer = {
      ...{ given: text, isChecked: checked === 'c' },
      ...{ attempts: Number(attempts), hints: Number(hints) },
    };
    return [[id, answer] as const];
  });
  return Object.fromEntries(read);
}

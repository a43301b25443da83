import type { Message } from '../../../engine/types';
import { normalizeName } from '../../../formats/names/names';
import { implementationText } from '../../../i18n/en/implementation';
import { message } from '../../../i18n/message';
import { type ArrayResult, type CandidateResult, chosenResult, type Evaluation } from './evaluate';

/** What was assumed about a file in order to read it. */
export function evaluationNotes(
  evaluation: Evaluation,
  chosen: ReadonlyMap<ArrayResult, CandidateResult | undefined>,
  all: readonly Evaluation[],
): readonly Message[] {
  return [
    ...planNotes(evaluation, all),
    ...(evaluation.isAsFloat16 ? [message(implementationText('implementation.note_as_float16'))] : []),
    ...exampleNotes(evaluation),
    ...evaluation.ofSeveralHeads.map((name) =>
      message(implementationText('implementation.note_of_several_heads'), { name }),
    ),
    ...Array.from(chosen).flatMap(([array, result]) =>
      result === undefined ? [] : readingNotes(array, result),
    ),
  ];
}

const isAgreeing = ({ arrays }: Evaluation): boolean =>
  arrays.length > 0 && arrays.every((array) => chosenResult(array)?.example === null);

function planNotes({ plan, examples, count }: Evaluation, all: readonly Evaluation[]): readonly Message[] {
  const notes: Message[] = [];
  const others = all.filter(({ plan: other }) => other.rowAxis !== plan.rowAxis);
  if (plan.rowAxis === 'before') notes.push(message(implementationText('implementation.note_rows_first')));
  else if (examples.open.rowAxis && others.length > 0)
    notes.push(
      message(
        implementationText(
          others.some(isAgreeing) && all.some(isAgreeing)
            ? 'implementation.note_both_axes'
            : 'implementation.note_rows_last',
        ),
        { count },
      ),
    );
  if (plan.isOther) notes.push(message(implementationText('implementation.note_other_orientation')));
  for (const { input, name, reading } of examples.uses)
    if (input === 'mask' && name !== null && reading !== null && reading !== undefined)
      notes.push(
        message(
          implementationText(
            reading === 'hides' ? 'implementation.note_mask_hides' : 'implementation.note_mask_keeps',
          ),
          {
            name,
          },
        ),
      );
  if (examples.headRuns > 1)
    notes.push(
      message(implementationText('implementation.note_mask_of_heads'), { count: examples.headRuns }),
    );
  return notes;
}

function exampleNotes({ count, total }: Evaluation): readonly Message[] {
  if (total === 1) return [];
  return [
    count < total
      ? message(implementationText('implementation.note_examples_cut'), { count, total })
      : message(implementationText('implementation.note_examples'), { count }),
  ];
}

/** A name that may be several matrices: which one it was taken for, and whether another one agrees as well. */
function readingNotes({ array, results }: ArrayResult, result: CandidateResult): readonly Message[] {
  const { label, name } = result.target;
  const targets = new Set(results.map(({ target }) => target.label));
  const given = array.whole ?? array.name;
  const isNamed = normalizeName(given) === normalizeName(label) || normalizeName(given) === name;
  const also = results.filter(
    (other) => other !== result && other.example === null && result.example === null,
  );
  const others = [...new Set(also.map(({ target }) => target.label))].filter((other) => other !== label);
  const notes: Message[] = [];
  if (targets.size > 1 && others.length > 0)
    notes.push(
      message(implementationText('implementation.note_agrees_with_both'), {
        name: given,
        label,
        others: others.join(', '),
      }),
    );
  else if (targets.size > 1 && !isNamed)
    notes.push(message(implementationText('implementation.note_compared_with'), { name: given, label }));
  const patterns = new Set(
    results.filter(({ target }) => target === result.target).map(({ layout }) => layout.pattern),
  );
  if (patterns.size > 1) {
    const both = also.find(
      ({ target, layout }) => target === result.target && layout.pattern !== result.layout.pattern,
    );
    notes.push(
      both === undefined
        ? message(implementationText('implementation.note_axes'), {
            name: given,
            axes: axesMessage(result.layout.pattern),
          })
        : message(implementationText('implementation.note_axes_both'), {
            ...{ name: given, axes: axesMessage(result.layout.pattern) },
            other: axesMessage(both.layout.pattern),
          }),
    );
  }
  if (result.layout.isMean)
    notes.push(message(implementationText('implementation.note_mean'), { name: given }));
  return notes;
}

const axisKeys = {
  n: implementationText('implementation.axis_examples'),
  h: implementationText('implementation.axis_heads'),
  r: implementationText('implementation.axis_rows'),
  c: implementationText('implementation.axis_columns'),
} as const;

/** `n r (h c)` in words: examples, rows, heads · columns. */
export function axesMessage(pattern: string): Message {
  const words = pattern.split(' ').map((part) => part.replace(/[()]/g, ''));
  const letters = words.map((word) => (word in axisKeys ? word : ''));
  const groups = pattern.match(/\([^)]*\)|\w/g) ?? letters;
  return groups
    .map((group): Message => {
      const keys = [...group.replace(/[() ]/g, '')].map(
        (letter) => axisKeys[letter as keyof typeof axisKeys],
      );
      return keys
        .map((key): Message => message(key))
        .reduce((one, other) => message(implementationText('implementation.axes_joined'), { one, other }));
    })
    .reduce((one, other) => message(implementationText('implementation.axes_listed'), { one, other }));
}

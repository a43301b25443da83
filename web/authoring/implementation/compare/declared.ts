import { programOf, programVariant } from '../../../engine/programs';
import type { RunRequest } from '../../../engine/types';
import { implementationText } from '../../../i18n/en/implementation';
import { message } from '../../../i18n/message';
import type { ProgramMistake } from '../../../lessons/lesson';
import { type Candidate, numbersIn, type RunSource, runSet } from './candidates';
import { isNear } from './evidence';
import type { ComparedArray } from './steps';

/** The mistakes that a lesson about a program declares and that give numbers near an array: runs of the program as it would be with each. */
export function declaredNear(
  array: ComparedArray,
  source: RunSource,
  mistakes: readonly ProgramMistake[],
): readonly Candidate[] {
  return mistakes
    .flatMap((mistake) => candidateOf(mistake, source) ?? [])
    .filter(
      (candidate) =>
        hasShape(array, candidate) && isNear(array, numbersIn(candidate, candidate.base.trace), true),
    );
}

/** Null if the program cannot be run so with these numbers. */
function candidateOf({ id, text, ...mistake }: ProgramMistake, source: RunSource): Candidate | null {
  const request = requestWith(mistake, source.request);
  if (request === null) return null;
  try {
    const base = runSet({ ...source, request }, source.engine.run(request));
    const told = message(implementationText('implementation.told'), { diagnosis: text });
    return { kind: 'mistake', id, text: told, site: null, base, causes: [], isDeclared: true };
  } catch {
    return null;
  }
}

function requestWith(
  { lines, options }: Pick<ProgramMistake, 'lines' | 'options'>,
  request: RunRequest,
): RunRequest | null {
  const program = programOf(request.variant);
  if (program === null) return null;
  const changed = lines.reduce((text, { line, becomes }) => text.replace(line, () => becomes), program);
  return { ...request, variant: programVariant(changed), options: { ...request.options, ...options } };
}

function hasShape({ target }: ComparedArray, { base: { trace } }: Candidate): boolean {
  return target.nodes.every(({ id, rows, cols }) => {
    const node = trace.node(id);
    return node?.rows === rows && node.cols === cols;
  });
}

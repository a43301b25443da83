import type { MatrixData, OptionValue, RunRequest, VariantSchema } from '../../../web/engine/types';

/** Numbers from 0 to 1, the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

/** What becomes of a number: a little more, much more, nothing, the opposite, whole. */
const changes: readonly ((value: number) => number)[] = [
  (value) => value + 1e-6,
  (value) => value + 0.013,
  (value) => value - 0.5,
  (value) => value * 4 + 1,
  () => 0,
  (value) => -value,
  (value) => Math.round(value) + 1,
];

/** Requests with one number of each input changed, in every way; of one way each if `few`. */
export function numberEdits(request: RunRequest, random: () => number, few: boolean): readonly RunRequest[] {
  return Object.entries(request.inputs).flatMap(([name, matrix]) => {
    const chosen = few ? [pick(changes, random) ?? changes[0]] : changes;
    return chosen.flatMap((change) => {
      const at = Math.floor(random() * matrix.data.length);
      const old = matrix.data[at] ?? Number.NaN;
      const now = change?.(old) ?? Number.NaN;
      return Number.isFinite(old) && now !== old ? [withNumber(request, name, matrix, at, now)] : [];
    });
  });
}

function withNumber(
  request: RunRequest,
  name: string,
  matrix: MatrixData,
  at: number,
  value: number,
): RunRequest {
  const data = Array.from(matrix.data, (old, index) => (index === at ? value : old));
  return { ...request, inputs: { ...request.inputs, [name]: { ...matrix, data } } };
}

/** Requests with one option changed; the engine may refuse those that need other inputs. */
export function optionEdits(request: RunRequest, { options }: VariantSchema): readonly RunRequest[] {
  return options.flatMap(({ name, type, choices, default: usual }) => {
    const now = request.options[name] ?? usual;
    const others: readonly OptionValue[] =
      type === 'choice' ? choices.filter((choice) => choice !== now) : type === 'flag' ? [!now] : [2, 0.5];
    return others.map((value) => ({ ...request, options: { ...request.options, [name]: value } }));
  });
}

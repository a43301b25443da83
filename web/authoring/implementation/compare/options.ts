import type { Engine } from '../../../engine/engine';
import type { OptionSchema, OptionValue, RunRequest, Trace, VariantSchema } from '../../../engine/types';
import { optionError } from '../../../store/actions/options';
import { activeOptions } from '../../../store/sizes/shapes';

/** A run with one option changed. */
export interface OtherOption {
  readonly name: string;
  readonly value: OptionValue;
  readonly request: RunRequest;
  readonly trace: Trace;
}

/** Usual values of options that are numbers. */
const usualNumbers: Readonly<Record<string, readonly number[]>> = {
  epsilon: [1e-12, 1e-8, 1e-6, 1e-5, 1e-3],
  base: [100, 1000, 10_000, 500_000, 1_000_000],
  n_heads: [1, 2, 3, 4, 6, 8, 12, 16],
  start: [0, 1],
  smoothing: [0, 0.05, 0.1, 0.2],
  temperature: [0.5, 1, 2],
};

/** The run with each option set to another usual value, where that is possible. */
export function otherOptions(
  engine: Engine,
  request: RunRequest,
  schema: VariantSchema,
): readonly OtherOption[] {
  const active = activeOptions(schema, request.options);
  return schema.options
    .filter(({ name }) => active.has(name))
    .flatMap((option) =>
      valuesOf(option, request.options[option.name]).flatMap((value) => {
        if (optionError(schema, option.name, value) !== null) return [];
        const options = { ...request.options, [option.name]: value };
        const other = possibleRequest(schema, { ...request, options });
        const trace = other && run(engine, other);
        return other === null || trace === null ? [] : [{ name: option.name, value, request: other, trace }];
      }),
    );
}

function valuesOf(
  { name, type, choices }: OptionSchema,
  current: OptionValue | undefined,
): readonly OptionValue[] {
  if (type === 'choice') return choices.filter((choice) => choice !== current);
  if (type === 'flag') return [current !== true];
  const near =
    /^(?:window|valid|block)/.test(name) && typeof current === 'number' ? [current - 1, current + 1] : [];
  return [...(usualNumbers[name] ?? []), ...near].filter((value) => value !== current);
}

/** The request without what its options do not need; null if an input is missing. */
function possibleRequest(schema: VariantSchema, request: RunRequest): RunRequest | null {
  const { inputs } = schema.resolver.resolve({ options: request.options });
  const needed = inputs.filter(({ active }) => active).map(({ name }) => name);
  if (needed.some((name) => !(name in request.inputs))) return null;
  const active = activeOptions(schema, request.options);
  const entries = <Value>(
    record: Readonly<Record<string, Value>>,
    names: ReadonlySet<string> | readonly string[],
  ) => Object.fromEntries(Object.entries(record).filter(([name]) => new Set(names).has(name)));
  return { ...request, inputs: entries(request.inputs, needed), options: entries(request.options, active) };
}

/** Null if the engine refuses to run. */
function run(engine: Engine, request: RunRequest): Trace | null {
  try {
    return engine.run(request);
  } catch {
    return null;
  }
}

import type { Engine } from '../../../engine/engine';
import type { MatrixData, Rounding, RunRequest, Trace } from '../../../engine/types';

/** What a check needs of the engine. */
export type RunEngine = Pick<
  Engine,
  'variants' | 'run' | 'runRounded' | 'keepRuns' | 'readProgram' | 'programWalk'
>;

/** How many runs are remembered, and how many numbers they may have together. */
const most = { runs: 400, numbers: 2_000_000 };

interface Remembered {
  readonly inputs: RunRequest['inputs'];
  readonly trace: Trace;
}

/**
 * An engine for one check that computes equal runs once: of all that a check asks for, while it reads a file in one way after the other,
 * four of ten are runs that it has asked for before. Requests are not changed later.
 */
export function rememberRuns(engine: RunEngine): RunEngine {
  const runs = new Map<string, readonly Remembered[]>();
  /** The keys of all runs, the oldest first. */
  const order: string[] = [];
  let numbers = 0;
  const forgetOldest = (): void => {
    const key = order.shift() ?? '';
    const [oldest, ...rest] = runs.get(key) ?? [];
    numbers -= oldest === undefined ? 0 : sizeOf(oldest.trace);
    runs.set(key, rest);
    if (rest.length === 0) runs.delete(key);
  };
  const once = (request: RunRequest, rounding: Rounding | null, run: () => Trace): Trace => {
    const key = keyOf(request, rounding);
    const same = runs.get(key)?.find(({ inputs }) => areEqual(inputs, request.inputs));
    if (same !== undefined) return same.trace;
    const trace = run();
    runs.set(key, [...(runs.get(key) ?? []), { inputs: request.inputs, trace }]);
    order.push(key);
    numbers += sizeOf(trace);
    while (order.length > most.runs || (order.length > 1 && numbers > most.numbers)) forgetOldest();
    return trace;
  };
  return {
    variants: engine.variants,
    run: (request) => once(request, null, () => engine.run(request)),
    readProgram: (text) => engine.readProgram(text),
    programWalk: (request) => engine.programWalk(request),
    keepRuns: (count, work) => engine.keepRuns(count, work),
    runRounded: (request, rounding) => once(request, rounding, () => engine.runRounded(request, rounding)),
  };
}

/** All of a request but the numbers of its inputs. */
function keyOf({ variant, inputs, options, backward }: RunRequest, rounding: Rounding | null): string {
  const shapes = Object.entries(inputs).map(([name, { rows, cols }]) => [name, rows, cols]);
  return JSON.stringify([variant, shapes, options, backward, rounding]);
}

const areEqual = (some: RunRequest['inputs'], others: RunRequest['inputs']): boolean =>
  Object.entries(some).every(([name, { data }]) => isEqual(data, others[name]?.data));

/** A loop, as in the engine: `every` takes several times as long. 0 and -0 differ, and NaN equals itself. */
function isEqual(some: MatrixData['data'], others: MatrixData['data'] | undefined): boolean {
  if (some === others) return true;
  if (some.length !== others?.length) return false;
  for (let at = 0; at < some.length; at++) if (!Object.is(some[at], others[at])) return false;
  return true;
}

/** How many numbers a run has. */
export const sizeOf = ({ nodes }: Trace): number => nodes.reduce((sum, { data }) => sum + data.length, 0);

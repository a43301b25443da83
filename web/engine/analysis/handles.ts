import type { MainModule } from '../../generated/engine-full';
import { requireFullBuild } from '../builds/full-build';
import { engineError } from '../errors';
import { EngineTrace, type TraceHandle } from '../trace';
import type { Trace, TraceNode } from '../types';

/** Calls the full build with the handle of a run. Throws `EngineError` for a trace that is no run of an engine. */
export function useTrace<Result>(
  trace: Trace,
  use: (handle: TraceHandle, module: MainModule) => Result,
): Result {
  if (!(trace instanceof EngineTrace)) throw engineError('analysis', 'error.other_engine');
  return EngineTrace.useHandle(trace, (handle, module) => use(handle, requireFullBuild(module, 'analysis')));
}

/** The same with two runs of one engine. */
export function useTraces<Result>(
  first: Trace,
  second: Trace,
  use: (first: TraceHandle, second: TraceHandle, module: MainModule) => Result,
): Result {
  const attempt = (): readonly [Result] | null =>
    useTrace(first, (one, module) =>
      // After a trap, the second run is in a new instance, where the handle of the first is not valid.
      useTrace(second, (other, same) => (same === module ? [use(one, other, module)] : null)),
    );
  const result = attempt() ?? attempt();
  if (result === null) throw engineError('analysis', 'error.other_engine');
  return result[0];
}

/** The node of a run. Throws `EngineError` if there is none of that id. */
export function requireNode(trace: Trace, id: string): TraceNode {
  const node = trace.node(id);
  if (node === undefined) throw engineError(trace.variant, 'error.no_node_in_run', { id });
  return node;
}

import type { MainModule } from '../../generated/engine';
import type { MainModule as FullModule } from '../../generated/engine-full';
import { engineError } from '../errors';

export function isFullBuild(module: MainModule): module is FullModule {
  return 'dotProducts' in module;
}

/** Returns the instance typed as the full build. Throws `EngineError` if it is the core build, which cannot do `rule`. */
export function requireFullBuild(
  module: MainModule,
  rule: 'analysis' | 'backward' | 'perturbed' | 'experiments',
): FullModule {
  if (isFullBuild(module)) return module;
  throw engineError(rule, `error.small_engine.${rule}`);
}

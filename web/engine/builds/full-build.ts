import type { MainModule } from '../../generated/engine';
import type { MainModule as FullModule } from '../../generated/engine-full';
import type { MainModule as ProgramModule } from '../../generated/engine-programs';
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

export function hasPrograms(module: MainModule): module is ProgramModule {
  return 'programWalk' in module;
}

/** Returns the instance typed as the build with programs. Throws `EngineError` if it is another one. */
export function requirePrograms(module: MainModule): ProgramModule {
  if (hasPrograms(module)) return module;
  throw engineError('program', 'error.no_programs');
}

import type { MainModule } from '../generated/engine';
import type { MainModule as FullModule } from '../generated/engine-full';
import { mistake } from './errors';

/** Whether an instance is one of the whole engine. */
export function isWhole(module: MainModule): module is FullModule {
  return 'dotProducts' in module;
}

/** The instance as one of the whole engine, which `rule` needs. */
export function whole(module: MainModule, rule: 'backward' | 'perturbed' | 'experiments'): FullModule {
  if (isWhole(module)) return module;
  throw mistake(rule, `error.small_engine.${rule}`);
}

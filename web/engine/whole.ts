import type { MainModule } from '../generated/engine';
import type { MainModule as FullModule } from '../generated/engine-full';
import { mistake } from './errors';

/** The instance as one of the whole engine, which `rule` needs. */
export function whole(module: MainModule, rule: 'backward' | 'perturbed' | 'experiments'): FullModule {
  if ('dotProducts' in module) return module as FullModule;
  throw mistake(rule, `error.small_engine.${rule}`);
}

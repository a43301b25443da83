import type { MainModule } from '../generated/engine';
import type { MainModule as FullModule } from '../generated/engine-full';
import { EngineError } from './errors';

/** The instance as one of the whole engine. `who` asks for it: "experiments need". */
export function whole(module: MainModule, rule: string, who: string): FullModule {
  if ('dotProducts' in module) return module as FullModule;
  throw new EngineError(`[${rule}] this engine is the small one: ${who} the whole one`);
}

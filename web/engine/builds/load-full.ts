import createModule from '../../generated/engine-full.mjs';
import { Engine } from '../engine';
import type { CreateModule } from '../module';

/** Loads an engine of the full build in a worker, which has received its file. */
export function loadFullEngine(file: string | BufferSource): Promise<Engine> {
  return Engine.load(file, createModule as CreateModule);
}

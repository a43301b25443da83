import createModule from '../../generated/engine-programs.mjs';
import { Engine } from '../engine';
import type { CreateModule } from '../module';

/** Loads an engine of the build with programs in a worker, which has received its file. */
export function loadProgramsEngine(file: string | BufferSource): Promise<Engine> {
  return Engine.load(file, createModule as CreateModule);
}

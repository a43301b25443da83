import { readdirSync, readFileSync } from 'node:fs';
import { Engine } from '../../../web/engine/engine';
import type { CreateModule } from '../../../web/engine/module';
import createModule from '../../../web/generated/engine-programs.mjs';

const folder = 'web/content/programs';

/** The names of all programs of the fixtures. */
export const programNames = readdirSync(folder).flatMap((file) =>
  file.endsWith('.py') ? [file.slice(0, -3)] : [],
);

export const programText = (name: string): string => readFileSync(`${folder}/${name}.py`, 'utf8');

let engine: Promise<Engine> | undefined;

/** The engine with programs. */
export const programEngine = (): Promise<Engine> =>
  (engine ??= Engine.load(readFileSync('web/generated/engine-programs.wasm'), createModule as CreateModule));

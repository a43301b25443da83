import { readdirSync, readFileSync } from 'node:fs';
import { Engine } from '../../../web/engine/engine';
import type { CreateModule } from '../../../web/engine/module';
import type { ProgramProblem } from '../../../web/engine/programs';
import type { OptionValue } from '../../../web/engine/types';
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

/** What is wrong with a text, when it is read or when it is run at its first sizes; null if nothing is. */
export function refusal(
  reader: Engine,
  text: string,
  options: Readonly<Record<string, OptionValue>> = {},
): ProgramProblem | null {
  const read = reader.readProgram(text);
  if ('span' in read) return read;
  const { schema, given } = read;
  const written = new Map(given.map(({ name, ...matrix }) => [name, matrix]));
  const shapes = schema.resolver.resolve({ options }).inputs;
  const inputs = shapes.map(({ name, rows, cols }) => [
    name,
    written.get(name) ?? { rows, cols, data: new Float64Array(Math.max(0, rows * cols)) },
  ]);
  const walk = reader.programWalk({ variant: schema.id, inputs: Object.fromEntries(inputs), options });
  return 'span' in walk ? walk : null;
}

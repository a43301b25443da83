import { readdirSync, readFileSync } from 'node:fs';
import { Engine } from '../../../web/engine/engine';
import type { CreateModule } from '../../../web/engine/module';
import type { Correction, ProgramProblem } from '../../../web/engine/programs';
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

/** A text after a correction. Columns count characters, not the units of JavaScript's texts. */
export function corrected(text: string, { span, code }: Correction): string {
  const lines = text.split('\n').map((line) => [...line]);
  const before = [...lines.slice(0, span.line - 1), lines[span.line - 1]?.slice(0, span.column - 1) ?? []];
  const after = [lines[span.endLine - 1]?.slice(span.endColumn - 1) ?? [], ...lines.slice(span.endLine)];
  const joined = (part: readonly string[][]) => part.map((line) => line.join('')).join('\n');
  return joined(before) + code + joined(after);
}

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

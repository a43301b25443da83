import type { ProgramMistake } from '../lesson';
import type { ProgramMistakeEntry } from './schema';
import type { TextReader } from './text-reader';
import { LessonFileError, problem } from './texts';

/** Where mistakes are read from: `path` is `lesson.json`, for messages. */
interface MistakeSource {
  readonly path: string;
  /** The text of the program; undefined if the lesson is about a mechanism. */
  readonly program: string | undefined;
  readonly reader: TextReader;
}

/** The usual mistakes in writing a program, with what each is. Each line that one replaces must stand in the program, and only once. */
export function programMistakes(
  entries: readonly ProgramMistakeEntry[],
  { path, program, reader }: MistakeSource,
): readonly ProgramMistake[] {
  if (entries.length > 0 && program === undefined)
    throw new LessonFileError(path, 0, problem('mistakes_without_program'));
  return entries.map((entry) => {
    for (const { line } of entry.lines) expectOnce(line, entry.id, program ?? '', path);
    return { ...entry, text: reader.section('mistakes').section(entry.id).text };
  });
}

function expectOnce(line: string, name: string, program: string, path: string): void {
  const count = program.split(line).length - 1;
  if (line === '' || count !== 1)
    throw new LessonFileError(path, 0, problem('line_of_mistake', { name, line, times: String(count) }));
}

import type { ProgramProblem } from '../engine/programs';
import { programText } from '../i18n/en/program';
import { type Message, message } from '../i18n/message';

/** A problem with its place, for where the text is not on show. */
export function problemMessage({ message: text, hint, span }: ProgramProblem): Message {
  const problem = hint === null ? text : message(programText('editor.with_hint'), { problem: text, hint });
  return message(programText('editor.at'), { line: span.line, column: span.column, problem });
}

import type { ProgramProblem } from '../engine/programs';
import { type Message, message } from '../i18n/message';
import './texts';

/** A problem with its place, for where the text is not on show. */
export function problemMessage({ message: text, hint, span }: ProgramProblem): Message {
  const problem = hint === null ? text : message('editor.with_hint', { problem: text, hint });
  return message('editor.at', { line: span.line, column: span.column, problem });
}

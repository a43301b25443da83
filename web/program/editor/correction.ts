import type { Correction, ProgramProblem } from '../../engine/programs';
import type { Message } from '../../i18n/message';

/** Problems whose marked text is replaced by what their hint says to write. */
const REPLACED = new Set([
  'program.call.keyword',
  'program.left_out.bitwise',
  'program.left_out.caret',
  'program.left_out.declaration',
  'program.left_out.top_level',
  'program.left_out.walrus',
  'program.option.choice',
  'program.option.type',
  'program.shape.axes',
  'program.syntax.character',
  'program.syntax.expected',
  'program.syntax.number',
  'program.syntax.space_in_name',
  'program.type.unpack',
  'program.type.value',
]);

/** Where a comment of another language begins. */
const COMMENTS = new Set(['/', '//', '%', '*', '**']);

/** What corrects a problem if that is sure; null if it is not. */
export function correctionOf(problem: ProgramProblem): Correction | null {
  const { correction, hint, span } = problem;
  if (correction !== null) return correction;
  const code = ofMessage(problem) ?? (hint === null ? null : ofHint(problem, hint));
  return code === null ? null : { span, code };
}

function ofMessage({ message }: ProgramProblem): string | null {
  switch (message.key) {
    case 'program.shape.row_by_number':
    case 'program.shape.column_by_number':
      return textOf(message, 'part');
    case 'program.shape.formula':
      return textOf(message, 'code');
    case 'program.left_out.module':
      return textOf(message, 'name');
    case 'program.syntax.tab':
      return '    ';
    default:
      return null;
  }
}

function ofHint({ message, span }: ProgramProblem, hint: Message): string | null {
  switch (hint.key) {
    case 'program.hint.is_it':
    case 'program.hint.attribute':
      return textOf(hint, 'name');
    case 'program.hint.minus':
    case 'program.hint.dash':
      return '-';
    case 'program.hint.blank':
      return ' '.repeat(span.endColumn - span.column);
    case 'program.hint.unseen':
      return '';
    case 'program.hint.transpose':
      return textOf(hint, 'code');
    case 'program.hint.straight_quotes':
      return span.endColumn - span.column > 1 ? textOf(hint, 'code') : null;
    case 'program.hint.comment':
      return COMMENTS.has(foundText(message)) ? '#' : null;
    case 'program.hint.write':
      return replacement(message, hint);
    default:
      return null;
  }
}

/** What is to be written, where it is written as it stands: in place of a function, a name or a number only. */
function replacement(message: Message, hint: Message): string | null {
  const code = textOf(hint, 'code');
  if (code === null || code.includes('…')) return null;
  if (message.key === 'program.name.unknown_function') return /^(?:\w+|-inf)$/.test(code) ? code : null;
  return REPLACED.has(message.key) ? code : null;
}

/** What a program has where something else was expected. */
function foundText({ args }: Message): string {
  const { found } = args;
  return typeof found === 'object' && 'key' in found ? (textOf(found, 'text') ?? '') : '';
}

function textOf({ args }: Message, name: string): string | null {
  const text = args[name];
  return typeof text === 'string' && text !== '' ? text : null;
}

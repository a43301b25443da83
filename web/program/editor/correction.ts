import type { ProgramProblem } from '../../engine/programs';

/** What stands in place of the marked text if a problem has a correction that is sure; null if there is none. */
export function correctionOf({ message, hint }: ProgramProblem): string | null {
  switch (message.key) {
    case 'program.shape.row_by_number':
    case 'program.shape.column_by_number':
      return sliceOf(String(message.args.code));
  }
  switch (hint?.key) {
    case 'program.hint.is_it':
      return typeof hint.args.name === 'string' ? hint.args.name : null;
    case 'program.hint.minus':
    case 'program.hint.dash':
      return '-';
    default:
      return null;
  }
}

/** The slice `i : i + 1` in place of `i`; null if `i` is more than a name or a number, which might need brackets. */
function sliceOf(code: string): string | null {
  return /(?<=\[|\[:, )(\w+) : \1 \+ 1(?=\]$)/.exec(code)?.[0] ?? null;
}

import type { ProgramProblem } from '../../engine/programs';

/** What stands in place of the marked text if a problem has a correction that is sure; null if there is none. */
export function correctionOf({ hint }: ProgramProblem): string | null {
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

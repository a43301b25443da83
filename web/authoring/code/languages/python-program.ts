import type { Check, Literal, ProgramParts, Statement } from './language';
import { bracketed, numberText, rowsOf } from './literals';

/** Words of Python, and built-in functions that the programs call. */
export const pythonWords: readonly string[] = (
  'and as assert async await break class continue def del elif else except False finally for from global if import in is ' +
  'lambda None nonlocal not or pass raise return True try while with yield ' +
  'check enumerate float inf len list math nan np print range sum tuple zip'
).split(' ');

/** A matrix as nested lists. */
export function listText(matrix: Literal): string {
  return bracketed(rowsOf(matrix), '[', ']');
}

const comment = (text: string): string => (text === '' ? '#' : `# ${text}`);

function statement({ comments, name, value }: Statement): string {
  return [...comments.map(comment), `${name} = ${value}`].join('\n');
}

function check({ name, tolerance, expected }: Check): string {
  return `check("${name}", ${name}, ${numberText(tolerance)}, ${listText(expected)})`;
}

/** A section that stands out from the comments of its steps. */
function section(titles: readonly string[]): string {
  return [`# ${'-'.repeat(76)}`, ...titles.map(comment)].join('\n');
}

/** A program in Python: imports, helpers, inputs, steps, and the comparison. */
export function pythonProgram(
  { heading, inputs, steps, checks, titles, agreement, helpers, constants }: ProgramParts,
  { imports, definition }: { readonly imports: string; readonly definition: string },
): string {
  const blocks = [
    heading.map(comment).join('\n'),
    imports,
    ...(constants.length > 0 ? [constants.map((name) => `${name} = float("${name}")`).join('\n')] : []),
    ...helpers.map((helper) => `\n${helper}`),
    `${helpers.length > 0 ? '\n' : ''}${section(titles.inputs)}`,
    ...inputs.map(statement),
    section(titles.steps),
    ...steps.map(statement),
    section(titles.checks),
    `\n${definition}\n`,
    checks.map(check).join('\n'),
    `print("${agreement}")`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

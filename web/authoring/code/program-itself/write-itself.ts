import type { MatrixData, OptionValue, RunRequest, Trace, TraceNode } from '../../../engine/types';
import { authoringText } from '../../../i18n/en/authoring';
import type { Locale } from '../../../i18n/i18n';
import { commentLines } from '../comments';
import { numberText } from '../languages/literals';
import { listText } from '../languages/python-program';
import prelude from './prelude.py?raw';

/** What the file of a program is written from. */
export interface ItselfSource {
  /** The program, as the editor has it. */
  readonly text: string;
  readonly trace: Trace;
  /** By index of the node. */
  readonly tolerances: readonly number[];
  readonly request: Pick<RunRequest, 'inputs' | 'options'>;
  readonly title: string;
  /** How to run the file. */
  readonly command: string;
  readonly locale: Locale;
}

/** The line that says which library computes. */
export const libraryLine = 'LIBRARY = "numpy"';

const comments = (...texts: readonly string[]): string =>
  texts
    .flatMap(commentLines)
    .map((line) => `# ${line}`)
    .join('\n');

/** The names of the functions of a program; the last one is the mechanism. */
const functionsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/^def\s+(\w+)/gm), ([, name = '']) => name);

/**
 * A program as a file that runs as it stands: the functions of the language, the text, the numbers of the page, and a comparison of what
 * it returns with the page.
 */
export function writeItself(source: ItselfSource): string {
  const { text, trace, locale, command, title } = source;
  const functions = functionsIn(text);
  const mechanism = functions.at(-1) ?? '';
  const results = resultsOf(trace);
  const section = `# ${'-'.repeat(76)}`;
  return [
    `${comments(locale.t(authoringText('code.itself_heading'), { title }), locale.t(authoringText('code.itself_library')))}\n#     ${command}`,
    libraryLine,
    `${section}\n${comments(locale.t(authoringText('code.itself_prelude')))}\n\n${prelude.trim()}`,
    `${section}\n${comments(locale.t(authoringText('code.itself_program')))}\n\n\n${text.trim()}`,
    `${section}\n${comments(locale.t(authoringText('code.itself_numbers')))}`,
    `INPUTS = {\n${Object.entries(source.request.inputs).map(input).join('')}}`,
    `OPTIONS = {${Object.entries(source.request.options).map(option).join(', ')}}`,
    `${section}\n${comments(locale.t(authoringText('code.itself_checks')), locale.t(authoringText('code.tolerance')))}`,
    functions.map((name) => (name === mechanism ? '' : `${name} = _sized(${name})\n`)).join('') +
      `results = _run(${mechanism}, INPUTS, OPTIONS)`,
    results.map((node, at) => check(node, at, source)).join('\n'),
    `print("${locale.t(authoringText('code.agreement'), { count: results.length })}")\n`,
  ].join('\n\n');
}

const resultsOf = (trace: Trace): readonly TraceNode[] => trace.outputs.flatMap((id) => trace.node(id) ?? []);

const input = ([name, matrix]: readonly [string, MatrixData]): string =>
  `    "${name}": ${listText(matrix)},\n`;

function option([name, value]: readonly [string, OptionValue]): string {
  if (typeof value === 'boolean') return `"${name}": ${value ? 'True' : 'False'}`;
  return `"${name}": ${typeof value === 'string' ? JSON.stringify(value) : value}`;
}

function check(node: TraceNode, at: number, { tolerances }: ItselfSource): string {
  return `_check("${node.id}", results[${at}], ${numberText(tolerances[node.index] ?? 0)}, ${listText(node)})`;
}

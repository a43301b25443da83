/// <reference types="node" />

import { readFileSync, statSync } from 'node:fs';
import { engineFile, loadEngine } from '../../../engine/load';
import type { OptionValue, Trace, TraceNode } from '../../../engine/types';
import { englishText } from '../../../i18n/messages';
import { problemMessage } from '../../../program/problem-message';
import { programLesson } from '../../../program/program-lesson';
import { assemble } from '../../../store/document/assemble';
import { matrixOfRows, presetDocument } from '../../../store/document/preset';
import { isRefusal } from '../../../store/document/refusal';
import { requestWithActiveOptions } from '../../../store/document/request';
import type { Document, InputMatrix } from '../../../store/document/state';
import { setDimension } from '../../../store/sizes/dimensions';
import type { ProgramLesson } from '../../../ui/mode';
import { type Command, type System, UsageError } from './command';
import { helpText } from './help';
import { readOptions } from './read-options';

const help = helpText({
  usage: 'run PROGRAM.py [--sizes NAME=NUMBER,…] [--options JSON] [--inputs FILE] [--json]',
  text: 'Runs a mechanism of your own, a program, and prints every matrix that has a name. Says what is wrong, and where.',
  options: [
    ['PROGRAM.py', 'the file; `<attention-lab program="./PROGRAM.py">` shows it in a page beside it'],
    ['--sizes NAME=NUMBER,…', 'sizes: m=3,n=5'],
    ['--options JSON', 'its options: \'{"causal": true}\''],
    ['--inputs FILE', 'numbers of inputs as JSON: for each name an array of rows'],
    ['--json', 'prints all matrices as JSON, with every digit'],
  ],
  parts: [
    {
      heading: 'Examples',
      lines: [
        'npx attention-lab run attention.py --sizes m=3',
        'npx attention-lab run attention.py --options \'{"causal": true}\' --json',
      ],
    },
  ],
});

/** Bytes of a file; the engine refuses shorter programs already, and larger matrices. */
const mostBytes = 32_000_000;

async function run(args: readonly string[], system: System): Promise<number> {
  const isJson = args.includes('--json');
  const [file = '', ...rest] = args.filter((arg) => arg !== '--json');
  const { sizes, options, inputs } = readOptions('run', rest, { sizes: '', options: '', inputs: '' });
  const text = fileText('run', file);
  const engine = await loadEngine('programs', system.readFile(new URL(String(engineFile('programs')))));
  const opened = programLesson(text, engine);
  if ('span' in opened) throw new UsageError(`${file}: ${englishText(problemMessage(opened))}`);
  const document = changed(opened, sizes, options, inputs);
  const trace = engine.run(requestWithActiveOptions(document, opened.schema));
  return system.out(isJson ? jsonText(opened, trace) : plainText(opened, trace));
}

/** The text of the file of a program, for a subcommand. */
export function fileText(command: string, file: string): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined)
    throw new UsageError(`${command}: there is no file “${file}”; ${command} --help says what is expected.`);
  if (size > mostBytes)
    throw new UsageError(`${command}: ${file} has ${size} bytes: at most ${mostBytes} expected.`);
  return readFileSync(file, 'utf8');
}

/** The document of the program with other sizes, options and numbers. */
function changed(
  { lesson, schema }: ProgramLesson,
  sizes: string,
  options: string,
  inputs: string,
): Document {
  const parts = {
    options: new Map(Object.entries(jsonObject<OptionValue>('options', options || '{}'))),
    tokens: new Map(),
    inputs: new Map(inputs === '' ? [] : matricesIn(inputs)),
  };
  const { document, messages } = assemble(presetDocument(lesson, schema), parts, schema);
  if (messages.length > 0) throw new UsageError(messages.map(englishText).join('\n'));
  return sizesIn(sizes).reduce((sized: Document, [name, size]) => {
    if (!schema.dimensions.some((each) => each.name === name)) {
      const known = schema.dimensions.map((each) => each.name).join(', ');
      throw new UsageError(`run: there is no size “${name}”; there are ${known}.`);
    }
    const next = setDimension(sized, schema, name, size);
    if (isRefusal(next)) throw new UsageError(englishText(next.error));
    return next;
  }, document);
}

function sizesIn(text: string): readonly (readonly [string, number])[] {
  return (text === '' ? [] : text.split(',')).map((each) => {
    const [, name = '', size = ''] = /^\s*(\w+)\s*=\s*(\d+)\s*$/.exec(each) ?? [];
    if (name === '') throw new UsageError(`run: --sizes has “${each}”: NAME=NUMBER expected, such as m=3.`);
    return [name, Number(size)] as const;
  });
}

function matricesIn(file: string): readonly (readonly [string, InputMatrix])[] {
  return Object.entries(jsonObject<unknown>('inputs', fileText('run', file))).map(([name, rows]) => {
    if (!isRows(rows)) throw new UsageError(`run: ${name} in ${file} must be an array of rows of numbers.`);
    const { data, ...shape } = matrixOfRows(rows);
    return [name, { ...shape, data: Array.from(data) }] as const;
  });
}

const isRows = (value: unknown): value is readonly (readonly number[])[] =>
  Array.isArray(value) &&
  value.every(
    (row) =>
      Array.isArray(row) &&
      row.length === value[0].length &&
      row.every((number) => typeof number === 'number'),
  );

function jsonObject<Value>(option: string, text: string): Readonly<Record<string, Value>> {
  const expected = new UsageError(`run: --${option} must be an object in JSON.`);
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw expected;
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) throw expected;
  return found as Readonly<Record<string, Value>>;
}

/** The matrices that have a name of their own: sub-steps have a point in theirs. */
const named = ({ nodes }: Trace): readonly TraceNode[] => nodes.filter(({ name }) => !name.includes('.'));

const rowsOf = ({ rows, cols, data }: TraceNode): readonly (readonly number[])[] =>
  Array.from({ length: rows }, (_, row) => [...data.slice(row * cols, (row + 1) * cols)]);

/** JSON has no infinities. */
const jsonNumber = (number: number): number | string => (Number.isFinite(number) ? number : String(number));

function jsonText({ lesson }: ProgramLesson, trace: Trace): string {
  const nodes = trace.nodes.map((node) => [node.id, rowsOf(node).map((row) => row.map(jsonNumber))] as const);
  const { title } = lesson;
  const { dimensions: sizes, outputs } = trace;
  return JSON.stringify({ title, sizes, outputs, nodes: Object.fromEntries(nodes) });
}

function plainText({ lesson }: ProgramLesson, trace: Trace): string {
  const matrices = named(trace).map((node) => {
    const rows = rowsOf(node).map(
      (row) => `  ${row.map((number) => number.toPrecision(4).padStart(10)).join(' ')}`,
    );
    return [`${node.id}  ${node.rows} × ${node.cols}`, ...rows].join('\n');
  });
  return [lesson.title, ...matrices].join('\n\n');
}

export const runProgram: Command = {
  summary: 'runs a mechanism of your own, a program, and prints its numbers',
  help,
  run,
};

import { readFileSync } from 'node:fs';
import { writerOf } from '../../web/authoring/code/languages';
import { type CodeLanguage, codeLanguages } from '../../web/authoring/code/languages/language';
import { libraryLine, writeItself } from '../../web/authoring/code/program-itself/write-itself';
import { tolerancesOf } from '../../web/authoring/code/tolerances';
import { writeProgram } from '../../web/authoring/code/write-program';
import type { RunRequest, Trace } from '../../web/engine/types';
import { english } from '../../web/i18n/i18n';
import { loadFullTexts } from '../../web/i18n/messages';
import { presetDocument } from '../../web/store/document/preset';
import { requestWithActiveOptions } from '../../web/store/document/request';
import { addEquations } from '../../web/ui/equation/equation';
import { lessons, schemaOf, wholeEngine } from '../web/all';
import { fixtureCases } from '../web/engine/support/fixtures';
import { mechanismPrograms, openPrograms } from './of-programs';

/** A program and what it must do: agree, or end at the matrix `fails`. */
export interface WrittenProgram {
  readonly name: string;
  readonly text: string;
  readonly fails: string | null;
}

/** A run, and how far its matrices may be off. */
interface Source {
  readonly name: string;
  readonly trace: Trace;
  readonly tolerances: readonly number[];
}

const engine = await wholeEngine();
await loadFullTexts(true);
addEquations(JSON.parse(readFileSync('web/generated/equations-full.json', 'utf8')));

const ofLessons: readonly Source[] = lessons.map((lesson) => {
  const schema = schemaOf(engine, lesson);
  const request = requestWithActiveOptions(presetDocument(lesson, schema), schema);
  return sourceOf(lesson.id, request);
});

/** With all options, as the page sends them: those that a case leaves out have their defaults. */
const ofCases: readonly Source[] = fixtureCases.map(({ name, request }) => {
  const { options = [] } = engine.variants.find(({ id }) => id === request.variant) ?? {};
  const defaults = Object.fromEntries(options.map((option) => [option.name, option.default]));
  return sourceOf(name, { ...request, options: { ...defaults, ...request.options } });
});

/** Ops whose last digits depend on a library, or on the order of additions. */
const inexactOps = new Set([
  ...[
    'activation',
    'log_softmax',
    'log_sum_exp',
    'power',
    'raise_to',
    'softcap',
    'softmax',
    'softmax_columns',
  ],
  ...['band_context', 'band_scores', 'convolve', 'cross_entropy', 'sum_of_squares', 'sum_to'],
]);

/**
 * With every op: what these and the steps after them have no part in agrees in every bit, also where a tie or the end of a format would
 * widen a tolerance.
 */
function exactWhereExact({ trace, tolerances, name }: Source): Source {
  const inexact = new Set<number>();
  for (const { index, op, operands } of trace.nodes)
    if (inexactOps.has(op) || operands.some((each) => inexact.has(each))) inexact.add(index);
  return {
    name,
    trace,
    tolerances: trace.nodes.map(({ index }) => (inexact.has(index) ? (tolerances[index] ?? 0) : 0)),
  };
}

const ofPrograms: readonly Source[] = (await openPrograms()).map(({ name, request, engine }) => {
  const source = sourceOf(name, request, engine);
  return name === 'every_op' ? exactWhereExact(source) : source;
});

function sourceOf(name: string, request: RunRequest, by = engine): Source {
  const trace = by.run(request);
  return { name, trace, tolerances: tolerancesOf(trace, request, (each) => by.run(each)) };
}

async function write({ name, trace, tolerances }: Source, language: CodeLanguage): Promise<WrittenProgram> {
  const text = writeProgram(await writerOf(language), {
    ...{ trace, tolerances, title: name, command: '', locale: english, until: null },
    rowNames: () => [],
  });
  return { name, text, fails: null };
}

/** The expressions of a program in C++ without names: two programs may differ in the numbers that an op has for arguments. */
function expressionsOf(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}const Matrix \w+ = (.*)$/gm)].map(([, expression = '']) =>
    expression.replace(/(?<![.\w:])(?!true|false)[a-z]\w*(?![\w(:])/gi, '_'),
  );
}

/** An expression without its numbers, too: what is written in the same way is tested once in each language but NumPy. */
const formOf = (expression: string): string =>
  expression.replace(/(?<![.\w:])-?[\d.]+(?:e-?\d+)?(?![\w(:])/g, '_').replace(/_(?:, _)+/g, '_, _');

/** The programs in C++ of all lessons, then of all cases. */
async function writtenInCpp(): Promise<ReadonlyMap<Source, WrittenProgram>> {
  const written = [...ofLessons, ...ofCases, ...ofPrograms].map(
    async (each) => [each, await write(each, 'cpp')] as const,
  );
  return new Map(await Promise.all(written));
}

/** The cases with something that no lesson and no case before them has; `readAs` says what of an expression counts. */
function casesWithNew(
  written: readonly (readonly [Source, WrittenProgram])[],
  readAs: (expression: string) => string,
): readonly Source[] {
  const known = new Set<string>();
  return written.flatMap(([source, { text }]) => {
    const fresh = expressionsOf(text)
      .map(readAs)
      .filter((each) => !known.has(each));
    for (const each of fresh) known.add(each);
    return fresh.length > 0 && ofCases.includes(source) ? [source] : [];
  });
}

/** Whether rounding is magnified in a run, by a norm of almost equal numbers or by a tie: its tolerances are larger. */
function isUnstable({ trace, tolerances }: Source): boolean {
  return trace.nodes.some(({ data }, at) => {
    const largest = data.reduce(
      (most, each) => (Number.isFinite(each) ? Math.max(most, Math.abs(each)) : most),
      0,
    );
    return (tolerances[at] ?? 0) > 1e-10 * Math.max(largest, 1);
  });
}

/** Whether a sum of products overflows: the order in which a BLAS adds decides between an infinity and NaN. */
function overflows({ trace }: Source): boolean {
  const hasFinite = (at: number): boolean => trace.nodes[at]?.data.every(Number.isFinite) ?? false;
  return trace.nodes.some(
    ({ op, operands }, at) => op === 'matmul' && operands.every(hasFinite) && !hasFinite(at),
  );
}

/** A number in a call of `check`: group 1 is the name of the matrix, group 3 its first number that is finite and not 0. */
const expectedNumber = /^ *check\("(\w+)", \w+, [^,]+, ((?:[^\n)]|\n {2})*?[[{ ])(-?\d+\.\d+)(?=[\],}\n])/gm;

/** For each matrix of a program, the same program with one expected number off by a millionth. */
function wrongOnes({ name, text }: WrittenProgram): readonly WrittenProgram[] {
  return [...text.matchAll(expectedNumber)].map((match) => {
    const [found, matrix = '', , number = ''] = match;
    const end = match.index + found.length;
    const wrong = String(Number(number) * (1 + 1e-6) + 1e-6);
    return {
      name: `${name} with a wrong ${matrix}`,
      text: `${text.slice(0, end - number.length)}${wrong}${text.slice(end)}`,
      fails: matrix,
    };
  });
}

/**
 * The programs of each language: those of all lessons and of all programs in the fixtures, and of the cases that are written in a new way. NumPy also has the cases with
 * other numbers for arguments, and those that magnify rounding.
 */
export async function allPrograms(): Promise<ReadonlyMap<CodeLanguage, readonly WrittenProgram[]>> {
  const inCpp = await writtenInCpp();
  const fresh = casesWithNew([...inCpp], formOf);
  const withArguments = casesWithNew([...inCpp], (expression) => expression);
  const unstable = ofCases.filter(
    (each) => !withArguments.includes(each) && isUnstable(each) && !overflows(each),
  );
  const sources: Readonly<Record<CodeLanguage, readonly Source[]>> = {
    python: [...ofLessons, ...ofPrograms, ...withArguments, ...unstable],
    pytorch: [...ofLessons, ...ofPrograms, ...fresh],
    jax: [...ofLessons, ...ofPrograms, ...fresh],
    cpp: [...ofLessons, ...ofPrograms, ...fresh],
  };
  const programs = new Map<CodeLanguage, readonly WrittenProgram[]>();
  for (const language of codeLanguages) {
    const right = await Promise.all(
      sources[language].map(
        (source) => (language === 'cpp' ? inCpp.get(source) : undefined) ?? write(source, language),
      ),
    );
    const [first] = right;
    programs.set(language, [...right, ...(first === undefined ? [] : wrongOnes(first))]);
  }
  return programs;
}

/** The first number that a file compares: group 2 is the name of the matrix. */
const firstNumber = /^(?<start>_check\("([^"]+)", results\[\d+\], [^,]+, \[\s*\[)-?\d[^,\]]*/m;

/**
 * All programs as files of themselves: those of the fixtures, all mechanisms of ours, and those of lessons; then the same with PyTorch. The
 * first one also with a wrong number.
 */
export async function programsThemselves(): Promise<readonly WrittenProgram[]> {
  const opened = [...(await openPrograms()), ...(await mechanismPrograms())];
  const files = opened.map(({ name, text, request, engine }): WrittenProgram => {
    const { trace, tolerances } = sourceOf(name, request, engine);
    const written = { text, trace, tolerances, request, title: name, command: '', locale: english };
    return { name, text: writeItself(written), fails: null };
  });
  const withTorch = files.map(({ name, text }) => ({
    ...{ name: `${name} with PyTorch`, fails: null },
    text: text.replace(libraryLine, 'LIBRARY = "torch"'),
  }));
  const wrong = files.slice(1, 3).map(({ name, text }) => {
    const [, , fails = ''] = firstNumber.exec(text) ?? [];
    return { name: `${name} with a wrong ${fails}`, text: text.replace(firstNumber, '$<start>77.25'), fails };
  });
  return [...files, ...withTorch, ...wrong];
}

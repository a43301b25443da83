import { readFileSync } from 'node:fs';
import { writerOf } from '../../web/authoring/code/languages';
import { type CodeLanguage, codeLanguages } from '../../web/authoring/code/languages/language';
import { tolerancesOf } from '../../web/authoring/code/tolerances';
import { writeProgram } from '../../web/authoring/code/write-program';
import type { RunRequest } from '../../web/engine/types';
import { english } from '../../web/i18n/i18n';
import { loadFullTexts } from '../../web/i18n/messages';
import { presetDocument } from '../../web/store/document/preset';
import { requestWithActiveOptions } from '../../web/store/document/request';
import { addEquations } from '../../web/ui/equation/equation';
import { lessons, wholeEngine } from '../web/all';
import { fixtureCases } from '../web/engine/support/fixtures';

/** A program and what it must do: agree, or end at the matrix `fails`. */
export interface WrittenProgram {
  readonly name: string;
  readonly text: string;
  readonly fails: string | null;
}

interface Source {
  readonly name: string;
  readonly request: RunRequest;
  readonly isTrained: boolean;
}

const engine = await wholeEngine();
await loadFullTexts();
addEquations(JSON.parse(readFileSync('web/generated/equations-full.json', 'utf8')));

const ofLessons: readonly Source[] = lessons.map((lesson) => {
  const schema = engine.variants.find(({ id }) => id === lesson.variant);
  if (schema === undefined) throw new Error(`no variant ${lesson.variant}`);
  const request = requestWithActiveOptions(presetDocument(lesson, schema), schema);
  return { name: lesson.id, request, isTrained: lesson.trained !== undefined };
});

/** With all options, as the page sends them: those that a case leaves out have their defaults. */
const ofCases: readonly Source[] = fixtureCases.map(({ name, request }) => {
  const { options = [] } = engine.variants.find(({ id }) => id === request.variant) ?? {};
  const defaults = Object.fromEntries(options.map((option) => [option.name, option.default]));
  return { name, request: { ...request, options: { ...defaults, ...request.options } }, isTrained: false };
});

async function write({ name, request }: Source, language: CodeLanguage): Promise<WrittenProgram> {
  const trace = engine.run(request);
  const text = writeProgram(await writerOf(language), {
    ...{ trace, title: name, command: '', locale: english, until: null },
    tolerances: tolerancesOf(trace, request, (each) => engine.run(each)),
    rowNames: () => [],
  });
  return { name, text, fails: null };
}

/** The expressions of a program in C++ without names and numbers: what is written in the same way is tested once. */
function formsOf(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}const Matrix \w+ = (.*)$/gm)].map(([, expression = '']) =>
    expression.replace(/(?<![.\w:])(?!true|false)[\w.]+(?![\w(:])/g, '_').replace(/_(?:, -?_)+/g, '_, _'),
  );
}

/** The cases with a form that no lesson and no case before them has. */
async function casesWithNewForms(): Promise<readonly Source[]> {
  const forms = new Set<string>();
  const chosen: Source[] = [];
  for (const source of [...ofLessons.filter(({ isTrained }) => !isTrained), ...ofCases]) {
    const { text } = await write(source, 'cpp');
    const fresh = formsOf(text).filter((form) => !forms.has(form));
    for (const form of fresh) forms.add(form);
    if (fresh.length > 0 && ofCases.includes(source)) chosen.push(source);
  }
  return chosen;
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
 * The programs of each language. NumPy has those of all lessons and all cases, PyTorch those of all lessons, JAX and C++ those of
 * lessons without a trained model, and all three the cases that are written in a new way.
 */
export async function allPrograms(): Promise<ReadonlyMap<CodeLanguage, readonly WrittenProgram[]>> {
  const fresh = await casesWithNewForms();
  const small = ofLessons.filter(({ isTrained }) => !isTrained);
  const sources: Readonly<Record<CodeLanguage, readonly Source[]>> = {
    python: [...ofLessons, ...ofCases],
    pytorch: [...ofLessons, ...fresh],
    jax: [...small, ...fresh],
    cpp: [...small, ...fresh],
  };
  const programs = new Map<CodeLanguage, readonly WrittenProgram[]>();
  for (const language of codeLanguages) {
    const right = await Promise.all(sources[language].map((source) => write(source, language)));
    const [first] = right;
    programs.set(language, [...right, ...(first === undefined ? [] : wrongOnes(first))]);
  }
  return programs;
}

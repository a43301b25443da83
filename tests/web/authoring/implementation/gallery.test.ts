import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkImplementation } from '../../../../web/authoring/implementation/compare/check';
import type { CheckReport } from '../../../../web/authoring/implementation/compare/report';
import type { OptionValue } from '../../../../web/engine/types';
import { readFile } from '../../../../web/formats/read-given';
import { catalogue } from '../../../../web/lessons/index';
import { presetDocument } from '../../../../web/store/document/preset';
import { libraryOf, wholeEngine } from '../../all';

/** An implementation of `tests/implementations`, which recorded what it gives. */
interface Recorded {
  readonly name: string;
  readonly lesson: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The mistake, or the option, that explains it; null if it is correct, or wrong in no usual way. */
  readonly expected: string | null;
  /** The first step that differs; null if it is correct. */
  readonly first: string | null;
  readonly file: string;
}

const folder = 'tests/implementations';
const gallery: readonly Recorded[] = JSON.parse(readFileSync(`${folder}/gallery.json`, 'utf8'));
const engine = await wholeEngine();
const library = libraryOf(engine);
const aboutPrograms = new Set(catalogue.filter(({ build }) => build === 'programs').map(({ id }) => id));

async function check({ lesson: id, options, file }: Recorded): Promise<CheckReport> {
  const { lesson, schema } = await library.open(id);
  const preset = presetDocument(lesson, schema);
  const document = { ...preset, options: { ...preset.options, ...options } };
  const given = await readFile(new Uint8Array(readFileSync(`${folder}/recorded/${file}`)), file);
  return checkImplementation(given, { engine, schema, document, mistakes: lesson.mistakes ?? [] });
}

/** The ids of mistakes that are told; of programs, all that cannot be told apart. */
function toldIn(diagnoses: CheckReport['diagnoses'], { lesson, expected }: Recorded): string {
  const all = diagnoses.filter(({ explained }) => explained === diagnoses[0]?.explained);
  const isOpen = expected?.includes(' or ') === true || aboutPrograms.has(lesson);
  const told = isOpen ? all : all.slice(0, 1);
  return told.map(({ id }) => id.replaceAll('mistake.', '')).join(' or ');
}

const wrong = gallery.filter(({ first, expected }) => first !== null && expected !== null);
const unusual = gallery.filter(({ first, expected }) => first !== null && expected === null);
const right = gallery.filter(({ first }) => first === null);

describe('the gallery of implementations in PyTorch', () => {
  it('has many wrong ones, of many kinds, and correct ones', () => {
    expect(new Set(wrong.map(({ expected }) => expected)).size).toBeGreaterThan(40);
    expect(right.length).toBeGreaterThan(15);
  });

  it.each(wrong)('$name is diagnosed', async (recorded) => {
    const { first, diagnoses, unknown } = await check(recorded);
    expect(unknown).toEqual([]);
    expect(first?.target.pattern).toBe(recorded.first);
    expect(toldIn(diagnoses, recorded)).toBe(recorded.expected);
  });

  it.each(unusual)('$name is not explained', async (recorded) => {
    const { first, diagnoses } = await check(recorded);
    expect(first?.target.pattern).toBe(recorded.first);
    expect(diagnoses).toEqual([]);
  });

  it.each(right)('$name is not blamed', async (recorded) => {
    const { steps, unknown, diagnoses } = await check(recorded);
    expect(unknown).toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
    expect(
      steps
        .filter(({ status }) => status !== 'agrees')
        .map(({ name, difference }) => ({ name, ...difference })),
    ).toEqual([]);
    expect(diagnoses).toEqual([]);
  });
});

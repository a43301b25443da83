import { describe, expect, it } from 'vitest';
import english from '../../../web/i18n/en/program.json';
import french from '../../../web/i18n/fr/program.json';
import { toTree } from '../../../web/program/latex';
import { packProgram, unpackProgram } from '../../../web/program/pack';
import { programLesson } from '../../../web/program/program-lesson';
import { LabStore } from '../../../web/store/store';
import { programEngine, programNames, programText } from './programs';

const engine = await programEngine();

function opened(name: string) {
  const found = programLesson(programText(name), engine);
  if ('span' in found) throw new Error(`${name}: ${JSON.stringify(found)}`);
  return found;
}

describe('a program as a lesson', () => {
  it.each(programNames)('%s opens, with formulas that can be typeset and comments at its steps', (name) => {
    const lesson = opened(name);
    const store = new LabStore({ get: () => ({ ...lesson }), backwardPass: null }, lesson);
    expect(store.trace.node(lesson.lesson.opening)?.kind).toBe('computed');
    for (const { symbol, equation } of store.trace.nodes)
      for (const latex of [symbol, equation]) expect(() => toTree(latex), latex).not.toThrow();
  });

  it('has its text in its id', () => {
    for (const name of programNames)
      expect(unpackProgram(packProgram(programText(name)))).toBe(programText(name));
  });
});

describe('the help', () => {
  it('says of each function of the language what it gives, in both languages', () => {
    const functions = engine.programFunctions().map(({ name }) => name);
    expect(functions.length).toBeGreaterThan(40);
    for (const texts of [english, french])
      expect(Object.keys(texts).filter((id) => id.startsWith('editor.function.'))).toEqual(
        functions.map((name) => `editor.function.${name}`).sort(),
      );
  });
});

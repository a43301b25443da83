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

  it('resizes matrices whose sides are sums or multiples', () => {
    const found = programLesson('def f(A: "n 2*n-1", B: "2*d n"):\n    Y = A * 2\n    return Y, B\n', engine);
    if ('span' in found) throw new Error(JSON.stringify(found));
    const store = new LabStore({ get: () => ({ ...found }), backwardPass: null }, found);
    for (const [name, size] of [
      ['n', 5],
      ['d', 7],
      ['n', 2],
    ] as const)
      expect(store.dispatch({ type: 'set-dimension', name, size })).toBeNull();
    const { A, B } = store.state.document.inputs;
    expect([A?.rows, A?.cols, B?.rows, B?.cols]).toEqual([2, 3, 14, 2]);
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

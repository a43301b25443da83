import { describe, expect, it } from 'vitest';
import { secondNamesOf } from '../../../web/engine/programs';
import english from '../../../web/i18n/en/program.json';
import french from '../../../web/i18n/fr/program.json';
import { englishText } from '../../../web/i18n/messages';
import { examples, newProgram } from '../../../web/program/examples';
import { toTree } from '../../../web/program/latex';
import { packProgram, unpackProgram } from '../../../web/program/pack';
import { optionsOfLines, programLesson } from '../../../web/program/program-lesson';
import { presetDocument } from '../../../web/store/document/preset';
import { requestWithActiveOptions } from '../../../web/store/document/request';
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

  it('writes small numbers as powers of ten', () => {
    expect(JSON.stringify(toTree('\\max\\left(A,1e-06\\right)'))).toContain(
      JSON.stringify(toTree('10^{-6}')),
    );
    expect(JSON.stringify(toTree('2.5e-3'))).toBe(JSON.stringify(toTree('2.5\\cdot 10^{-3}')));
    expect(JSON.stringify(toTree('2e-x'))).not.toContain('10');
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

describe('lines of a program', () => {
  const text = `def f(Q: "m d", K: "n d", *, slope: "0..3" = 1.0, lambda_: "0..1" = 0.5):
    scores = Q @ K.T  # without the slope
    bias = slope * scores
    weights = bias
    mixed = lambda_ * weights
    return mixed
`;

  function walkOf(program: string) {
    const found = programLesson(program, engine);
    if ('span' in found) throw new Error(JSON.stringify(found));
    const { lesson, schema } = found;
    const walk = engine.programWalk(requestWithActiveOptions(presetDocument(lesson, schema), schema));
    if ('span' in walk) throw new Error(JSON.stringify(walk));
    return { walk, schema };
  }

  it('that name a matrix again say which one', () => {
    const { walk } = walkOf(text);
    expect(walk.secondNames).toHaveLength(1);
    const [{ name, node, span } = { name: '', node: -1, span: null }] = walk.secondNames;
    expect(name).toBe('weights');
    expect(walk.steps.find((step) => step.node === node)?.id).toBe('bias');
    expect(span?.line).toBe(4);
    expect(secondNamesOf(walk, 'bias').map((each) => each.name)).toEqual(['weights']);
    expect(secondNamesOf(walk, 'scores')).toEqual([]);
  });

  it('offer the options that they name', () => {
    const { walk, schema } = walkOf(text);
    expect(optionsOfLines(text, walk, schema)).toEqual({ bias: ['slope'], mixed: ['lambda'] });
  });

  it('keep their numbers when their rows get other words', () => {
    const found = programLesson(
      'def f(Q: "m d" = [[1, 2], [3, 4], [5, 6]]):\n    Y = Q * 2\n    return Y\n',
      engine,
    );
    if ('span' in found) throw new Error(JSON.stringify(found));
    const store = new LabStore({ get: () => ({ ...found }), backwardPass: null }, found);
    const [first = ''] = store.state.document.tokens.query;
    const say = (sentence: string) => {
      expect(store.dispatch({ type: 'replace-tokens', list: 'query', sentence })).toBeNull();
      return Array.from(store.state.document.inputs.Q?.data ?? []);
    };
    expect(say(`${first} old bird`)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(say('quite other words')).toEqual([1, 2, 3, 4, 5, 6]);
    // A word that was there before takes its numbers along.
    expect(say('words quite other').slice(0, 2)).toEqual([5, 6]);
    expect(say('more words than before').slice(2, 4)).toEqual([5, 6]);
  });
});

describe('the examples', () => {
  it('have the titles of their mechanisms', () => {
    for (const { id, title, text } of examples.flatMap((topic) => topic.examples)) {
      const read = engine.readProgram(text);
      expect('span' in read ? id : englishText(read.schema.title)).toBe(title);
    }
  });

  it('begin with the shortest attention, which runs', () => {
    const found = programLesson(newProgram, engine);
    if ('span' in found) throw new Error(JSON.stringify(found));
    const store = new LabStore({ get: () => ({ ...found }), backwardPass: null }, found);
    expect(store.trace.node('weights')?.role).toBe('weights');
  });
});

import { describe, expect, it } from 'vitest';
import { formulaText } from '../../../../web/authoring/code/comments';
import { type CodeRequest, exportCode, programOf } from '../../../../web/authoring/code/generate';
import { writerOf } from '../../../../web/authoring/code/languages';
import { codeLanguages } from '../../../../web/authoring/code/languages/language';
import { tolerancesOf } from '../../../../web/authoring/code/tolerances';
import { english } from '../../../../web/i18n/i18n';
import { loadFullTexts } from '../../../../web/i18n/messages';
import { requestWithActiveOptions } from '../../../../web/store/document/request';
import { LabStore } from '../../../../web/store/store';
import { lessons, libraryOf, wholeEngine } from '../../all';
import { fixtureCases } from '../../engine/support/fixtures';

await loadFullTexts();
const engine = await wholeEngine();
const library = libraryOf(engine);
const opened = new Map(
  await Promise.all(lessons.map(async ({ id }) => [id, await library.open(id)] as const)),
);

function storeOf(id: string): LabStore {
  const lesson = opened.get(id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return new LabStore(library, lesson);
}

/** A program for the whole run, in NumPy. */
async function textOf(store: LabStore, request: Partial<CodeRequest> = {}): Promise<string> {
  return (await programOf(store, { language: 'python', until: null, locale: english, ...request })).text;
}

const lineWith = (text: string, part: string): string =>
  text.split('\n').find((line) => line.includes(part)) ?? '';

describe('a program', () => {
  it('reads like the page: title, equation, name', async () => {
    const text = await textOf(storeOf('masks'));
    expect(text).toContain('# attention weights: A = softmax(Ŝ)\nweights = softmax(masked_scores, axis=1)\n');
    expect(text).toContain('# scaled scores: S̃ = S/√(d_k)\nscaled_scores = scores / np.sqrt(4.0)\n');
    expect(text).toContain('additive_mask(4, 4, lambda i, j: j <= i)');
    expect(text).toContain('# rows: small, hungry, bird, sings');
  });

  it('has the numbers with all their digits', async () => {
    const store = storeOf('scaled-dot-product');
    const values = [0.30000000000000004, -1e-7, 1e21, 123456789.125];
    for (const [col, value] of values.entries())
      store.dispatch({ type: 'set-cell', cell: { node: 'query', row: 0, col }, value });
    const text = await textOf(store);
    expect(text).toContain('[0.30000000000000004, -1e-7, 1e+21, 123456789.125],');
  });

  it('is the same each time, and follows an edit', async () => {
    const store = storeOf('multi-head');
    const before = await textOf(store);
    expect(await textOf(store)).toBe(before);
    store.dispatch({ type: 'set-cell', cell: { node: 'x', row: 0, col: 0 }, value: 0.125 });
    const after = await textOf(store);
    expect(after).not.toBe(before);
    store.dispatch({ type: 'undo' });
    expect(await textOf(store)).toBe(before);
  });

  it('ends at a step, with only what leads there', async () => {
    const text = await textOf(storeOf('masks'), { until: 'scores' });
    expect(text).toContain('scores = query @ key_transposed');
    expect(text).not.toContain('value =');
    expect(text.match(/^def \w+/gm)).toEqual(['def check']);
    expect([...text.matchAll(/^check\("(\w+)"/gm)].map(([, name]) => name)).toEqual([
      'key_transposed',
      'scores',
    ]);
  });

  it('keeps readers’ words inside comments', async () => {
    const words = ['a\nimport os', 'b\u2028c\u202e', 'd\\', '"""'];
    const [plain, hostile] = [storeOf('masks'), storeOf('masks')];
    for (const list of ['query', 'key'] as const)
      for (const [index, text] of words.entries()) {
        plain.dispatch({ type: 'rename-token', list, index, word: 'word' });
        hostile.dispatch({ type: 'rename-token', list, index, word: text });
      }
    for (const language of codeLanguages) {
      const withoutRows = (text: string): string => text.replace(/^ *(?:#|\/\/) rows: .*$/gm, '');
      const text = await textOf(hostile, { language });
      expect(withoutRows(text)).toBe(withoutRows(await textOf(plain, { language })));
      expect(lineWith(text, 'rows: ')).not.toMatch(/[\p{C}\u2028]|\\$/u);
      expect(lineWith(text, 'rows: ')).toContain('a import os');
    }
  });

  it('gives no variable the name of a word of the language or of a helper', async () => {
    expect(await textOf(storeOf('score-counts'), { language: 'cpp' })).toContain('const Matrix');
    const text = await textOf(storeOf('sliding-window'));
    const names = [...text.matchAll(/^(\w+) = /gm)].map(([, name]) => name);
    const functions = [...text.matchAll(/^def (\w+)/gm)].map(([, name = '']) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(functions.length).toBeGreaterThan(2);
    expect(names.filter((name) => functions.includes(name ?? ''))).toEqual([]);
  });

  it('has the forward pass only, also while the page shows gradients', async () => {
    await library.fetchBackwardPass();
    const store = storeOf('dot-product');
    const forward = await textOf(store);
    const loss = { kind: 'sum', node: 'context', row: 0, col: 0, targets: null } as const;
    expect(store.dispatch({ type: 'set-loss', loss })).toBeNull();
    expect(store.trace.node('d_context')).toBeDefined();
    expect(await textOf(store)).toBe(forward);
    expect(await textOf(store, { until: 'd_context' })).toBe(forward);
  });

  it('is refused if it has too many numbers, unless it ends at an early step', async () => {
    const store = storeOf('additive-attention');
    for (const { name, max: size } of store.schema.dimensions)
      store.dispatch({ type: 'set-dimension', name, size });
    await expect(textOf(store)).rejects.toThrow('programs have at most 500000');
    expect(await textOf(store, { until: 'w_pairs' })).toContain('w_pairs = ');
  });

  it('has comments of at most 100 characters above its parts', async () => {
    const heading = (await textOf(storeOf('masks'))).split('\nimport')[0] ?? '';
    expect(heading.split('\n').filter((line) => line.length > 102)).toEqual([]);
  });

  it('is refused for an unknown language, and empty without a run', async () => {
    const unknown = 'fortran' as 'python';
    await expect(exportCode(storeOf('masks'), unknown, english)).rejects.toThrow(
      'exportCode: fortran is none of python, pytorch, jax, cpp',
    );
    expect(await exportCode(undefined, 'cpp', english)).toBe('');
  });
});

describe('the languages', () => {
  const ops = new Set(fixtureCases.flatMap(({ request }) => engine.run(request).nodes.map(({ op }) => op)));
  ops.delete('input');

  it.each(codeLanguages)('write every op: %s', async (language) => {
    expect(ops.size).toBeGreaterThan(35);
    const writer = await writerOf(language);
    expect([...ops].filter((op) => !Object.hasOwn(writer.ops, op))).toEqual([]);
  });
});

describe('a formula on one line', () => {
  it('has subscripts, superscripts and fractions', () => {
    const mi = (text: string) => ['mi', {}, text] as const;
    expect(formulaText(['msubsup', {}, mi('K'), ['mn', {}, '1'], ['mo', {}, '⊤']])).toBe('K_1ᵀ');
    expect(formulaText(['msup', {}, mi('x'), ['mrow', {}, mi('i'), ['mo', {}, '+'], mi('1')]])).toBe(
      'x^(i + 1)',
    );
    expect(formulaText(['mfrac', {}, mi('a'), ['msqrt', {}, mi('d')]])).toBe('a/√(d)');
    expect(formulaText(['mover', {}, mi('S'), ['mo', {}, '^']])).toBe('\u015c');
  });
});

describe('tolerances', () => {
  it('are far below any mistake, in every lesson', () => {
    for (const { id } of lessons) {
      const { trace, state, schema } = storeOf(id);
      const request = requestWithActiveOptions(state.document, schema);
      const tolerances = tolerancesOf(trace, request, (each) => engine.run(each));
      const largest = Math.max(
        ...trace.nodes.flatMap(({ data }) => [...data].filter(Number.isFinite).map(Math.abs)),
      );
      // A number between two of a format may be rounded to either: 40 times the distance of those of float16 from 1 to 2.
      const limit = id === 'rounding' ? 40 * 2 ** -10 : 1e-9 * Math.max(1, largest);
      expect(Math.max(...tolerances), id).toBeLessThan(limit);
    }
  });

  it('grow where rounding is magnified', () => {
    const store = storeOf('layer-norm');
    const flat = [1000, 1000.001, 1000, 1000];
    const tolerance = (): number => {
      const request = requestWithActiveOptions(store.state.document, store.schema);
      const tolerances = tolerancesOf(store.trace, request, (each) => engine.run(each));
      return tolerances[store.trace.node('normalised')?.index ?? 0] ?? 0;
    };
    const before = tolerance();
    for (const [col, value] of flat.entries())
      store.dispatch({ type: 'set-cell', cell: { node: 'x', row: 0, col }, value });
    expect(tolerance()).toBeGreaterThan(2 * before);
  });
});

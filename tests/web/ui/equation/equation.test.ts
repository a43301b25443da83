// @vitest-environment happy-dom
import { html } from 'lit';
import { describe, expect, it } from 'vitest';
import generated from '../../../../web/generated/equations.json';
import more from '../../../../web/generated/equations-full.json';
import { english } from '../../../../web/i18n/i18n';
import { toTree } from '../../../../web/program/latex';
import { addEquations, equationText, equationTree, symbolText } from '../../../../web/ui/equation/equation';
import { mathText } from '../../../../web/ui/equation/math-text';
import {
  fillSymbols,
  type MathTree,
  mathTags,
  renderMath,
  withSubscript,
} from '../../../../web/ui/equation/mathml';
import { show } from '../page';
import { walks } from '../sample';

const equations = { ...generated, ...more } as unknown as Readonly<Record<string, MathTree>>;
addEquations(more);

/** All tags of a tree. */
function tagsOf(tree: MathTree): readonly string[] {
  if (typeof tree === 'string') return [];
  const [tag, , ...children] = tree;
  return [tag, ...children.flatMap(tagsOf)];
}

describe('the build', () => {
  it('makes a tree of a formula and leaves places for its operands', () => {
    expect(toTree('\\frac{\\arg{0}}{\\sqrt{d_k}}')).toEqual([
      'mfrac',
      {},
      ['arg', { i: '0' }],
      ['msqrt', {}, ['msub', {}, ['mi', {}, 'd'], ['mi', {}, 'k']]],
    ]);
    expect(toTree('a<b')).toEqual(['mrow', {}, ['mi', {}, 'a'], ['mo', {}, '<'], ['mi', {}, 'b']]);
  });

  it('lets fences grow only around what is taller than a line', () => {
    const growing = (latex: string): readonly string[] =>
      JSON.stringify(toTree(latex)).match(/"stretchy":"true"},"."/g) ?? [];
    expect(growing('\\left\\|x\\right\\|^2+f\\left(\\arg{0}\\right)')).toEqual([]);
    expect(growing('f\\left(\\frac{\\left|a\\right|}{2}\\right)')).toHaveLength(2);
  });

  it('rejects invalid formulas', () => {
    expect(() => toTree('\\frac{1}')).toThrow();
    expect(() => toTree('\\nosuch')).toThrow();
  });

  it('uses only supported MathML elements', () => {
    const tags = new Set(Object.values(equations).flatMap(tagsOf));
    tags.delete('arg');
    tags.delete('when');
    expect([...tags].filter((tag) => !mathTags.includes(tag))).toEqual([]);
  });

  it('knows every formula of every run of every lesson', () => {
    for (const { lesson, trace, schema } of walks()) {
      const strings = [schema.equation, ...trace.nodes.flatMap((node) => [node.symbol, node.equation])];
      // The page makes trees of the formulas of programs.
      for (const latex of strings.filter((each) => each !== ''))
        if (lesson.build === 'programs') expect(() => toTree(latex), latex).not.toThrow();
        else expect(equations).toHaveProperty([latex]);
    }
  });
});

describe('symbols', () => {
  it('take an index below, beside what stands above', () => {
    const transposed: MathTree = ['msup', {}, ['mi', {}, 'K'], ['mi', {}, '⊤']];
    expect(withSubscript(transposed, '')).toBe(transposed);
    expect(withSubscript(transposed, '1')).toEqual([
      'msubsup',
      {},
      ['mi', {}, 'K'],
      ['mn', {}, '1'],
      ['mi', {}, '⊤'],
    ]);
    expect(withSubscript(['mi', {}, 'Q'], '2')).toEqual(['msub', {}, ['mi', {}, 'Q'], ['mn', {}, '2']]);
  });

  it('share their base with a superscript of the formula', () => {
    const tree: MathTree = ['msup', {}, ['arg', { i: '0' }], ['mi', {}, '⊤']];
    const filled = fillSymbols(tree, () => ['mrow', { class: 'x' }, ['msub', {}, 'K', '1']]);
    expect(filled).toEqual(['mrow', { class: 'x' }, ['msubsup', {}, 'K', '1', ['mi', {}, '⊤']]]);
  });
});

describe('a superscript', () => {
  const spaces = (tree: MathTree) =>
    show(html`<math>${renderMath(tree)}</math>`).querySelectorAll('mspace').length;

  it('keeps away from the arm of a W, which may have a bar', () => {
    const bar: MathTree = ['mover', { accent: 'true' }, ['mi', {}, 'W'], ['mo', {}, '‾']];
    expect(spaces(['msup', {}, ['mi', {}, 'W'], ['mi', {}, 'O']])).toBe(1);
    expect(spaces(['msubsup', {}, bar, ['mn', {}, '2'], ['mi', {}, 'V']])).toBe(1);
    expect(spaces(['msup', {}, ['mi', {}, 'K'], ['mi', {}, '⊤']])).toBe(0);
    expect(spaces(['msub', {}, ['mi', {}, 'W'], ['mn', {}, '1']])).toBe(0);
  });
});

describe('equations', () => {
  it('never say the same on both sides', () => {
    for (const { trace } of walks())
      for (const node of trace.nodes) {
        const sides = mathText(english, equationTree(english, node, trace)).split(' equals ');
        expect(new Set(sides).size, node.id).toBe(sides.length);
      }
  });
});

describe('spoken equations', () => {
  it.each([
    ['Q\\,K^{\\top}', 'Q times K transposed'],
    ['\\frac{S}{\\sqrt{d_k}}', 'S over square root of d k'],
    ['\\operatorname{softmax}\\left(S\\right)', 'softmax of S'],
    ['c\\,\\tanh\\left(\\frac{S}{c}\\right)', 'c times tanh of S over c'],
    ['\\left(A-\\lambda\\cdot B\\right)\\,V', 'open bracket A minus λ times B close bracket times V'],
    [
      '\\operatorname{softmax}\\left(S\\,K\\right)\\,V',
      'softmax of open bracket S times K close bracket times V',
    ],
    ['\\operatorname{softmax}\\left(S\\right)\\,V', 'softmax of open bracket S close bracket times V'],
    ['\\operatorname{softmax}\\left(S+M\\right)', 'softmax of open bracket S plus M close bracket'],
    ['\\left(A+B\\right)^{2}', 'open bracket A plus B close bracket to the 2'],
    ['\\frac{A+B}{c}', 'open bracket A plus B close bracket over c'],
    ['\\frac{A}{2\\,c}', 'A over open bracket 2 times c close bracket'],
    ['\\sqrt{A+1}', 'square root of open bracket A plus 1 close bracket'],
    ['\\left\\lfloor\\frac{m}{2}\\right\\rfloor+1', 'floor of open bracket m over 2 close bracket plus 1'],
    ['\\begin{cases}A&\\text{if }B\\\\C&\\text{else}\\end{cases}', 'A if B, C else'],
    ['W^Q', 'W Q'],
    ['Q_{:,\\,1\\ldots 2}', 'Q all, 1 through 2'],
    ['A\\oplus B', 'A plus, for every pair, B'],
    ['\\mathrm{d}C\\,V^{\\top}', 'd C times V transposed'],
    ['\\sum_{j}{A}_{ij}', 'the sum over j of A i j'],
  ])('%s reads "%s"', (latex, words) => {
    expect(mathText(english, toTree(latex))).toBe(words);
  });

  it('every equation of a walk reads without signs', () => {
    for (const { trace } of walks()) {
      for (const node of trace.nodes) {
        expect(equationText(english, node, trace)).not.toMatch(/[=+−×⊤√_\\^\u2061]/);
        // What a program computes on its way has no symbol where that would be a long formula.
        if (!node.id.includes('.')) expect(symbolText(english, node)).not.toBe('');
      }
    }
  });
});

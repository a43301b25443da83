import { describe, expect, it } from 'vitest';
import type { Theme } from '../../../../web/authoring/export/formats';
import { pictureOf } from '../../../../web/authoring/export/picture/picture';
import { stageNodes } from '../../../../web/authoring/export/picture/stage';
import { svgText } from '../../../../web/authoring/export/picture/svg';
import equations from '../../../../web/generated/equations-full.json' with { type: 'json' };
import { addEquations } from '../../../../web/ui/equation/equation';
import type { Model } from '../../../../web/ui/model';
import { lessons } from '../../all';
import { modelOf } from '../../ui/sample';
import { pageColours } from './colours';
import { runPython } from './python';

const link = 'https://example.org/lab/#v=1&lesson=masks';

function svgOf(model: Model, theme: Theme = 'light'): string {
  return svgText(pictureOf(model, pageColours(theme), { parts: ['matrices', 'lines'], figures: [], link }));
}

/** What a strict parser of XML finds in a picture. */
interface Read {
  readonly size: readonly [string, string];
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly matrices: readonly {
    readonly node: string;
    readonly cells: readonly (readonly [row: number, col: number, text: string])[];
  }[];
  readonly texts: readonly string[];
  readonly fills: readonly string[];
}

const reader = `
import json, sys, xml.etree.ElementTree as xml
ns = '{http://www.w3.org/2000/svg}'
def read(text):
    root = xml.fromstring(text.encode('utf-8'))
    assert root.tag == ns + 'svg'
    def cells(group):
        return [[int(t.get('data-row')), int(t.get('data-col')), ''.join(t.itertext())] for t in group.iter(ns + 'text') if t.get('data-row')]
    return {
        'size': [root.get('width'), root.get('height')],
        'title': root.findtext(ns + 'title'),
        'description': root.findtext(ns + 'desc'),
        'tags': sorted({e.tag.replace(ns, '') for e in root.iter()}),
        'matrices': [{'node': g.get('data-node'), 'cells': cells(g)} for g in root.iter(ns + 'g') if g.get('data-node')],
        'texts': [''.join(t.itertext()) for t in root.iter(ns + 'text')],
        'fills': sorted({e.get('fill') for e in root.iter() if e.get('fill')}),
    }
print(json.dumps([read(text) for text in json.load(sys.stdin)]))`;

const readAll = (texts: readonly string[]): readonly Read[] => runPython(reader, texts) as readonly Read[];

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number as the page writes it, and half a unit of its last digit. */
function parsed(text: string): readonly [value: number, tolerance: number] {
  const plain = text.replace('−', '-');
  if (/∞$/.test(plain)) return [plain.startsWith('-') ? -Infinity : Infinity, 0];
  if (plain === 'NaN') return [Number.NaN, 0];
  const [mantissa = '', exponent] = plain.split('×10');
  const digits = [...(exponent ?? '0')].map((each) => (each === '⁻' ? '-' : superscripts.indexOf(each)));
  const power = exponent === undefined ? 0 : Number(digits.join(''));
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  return [Number(`${mantissa}e${power}`), 0.5000001 * 10 ** (power - decimals)];
}

addEquations(equations);

describe('the picture of a step', () => {
  it('is well-formed for every lesson, and its numbers are those of the run', () => {
    const models = lessons.map(({ id }) => modelOf(id));
    const pictures = readAll(models.map((model) => svgOf(model)));
    for (const [index, model] of models.entries()) {
      const picture = pictures[index];
      const node = model.trace.node(model.state.position.node);
      if (picture === undefined || node === undefined) throw new Error(`no picture of ${model.lesson.id}`);
      expect(picture.title, model.lesson.id).toContain(model.lesson.title);
      expect(picture.description).not.toBe('');
      expect(picture.tags.filter((tag) => !/^(svg|title|desc|g|rect|path|text|tspan)$/.test(tag))).toEqual(
        [],
      );
      const shown = stageNodes(node, model).map(({ id }) => id);
      expect(picture.matrices.map((each) => each.node).sort(), model.lesson.id).toEqual([...shown].sort());
      expect(picture.matrices.flatMap(({ cells }) => cells).length).toBeGreaterThan(0);
      for (const matrix of picture.matrices) {
        const { rows = 0, cols = 0, data = [] } = model.trace.node(matrix.node) ?? {};
        if (Math.max(rows, cols) <= 16) expect(matrix.cells.length).toBe(rows * cols);
        for (const [row, col, text] of matrix.cells) {
          const [value, tolerance] = parsed(text);
          const exact = data[row * cols + col] ?? Number.NaN;
          const isRounded = Object.is(value, exact) || Math.abs(value - exact) <= tolerance;
          expect(isRounded, `${model.lesson.id} ${matrix.node}[${row}, ${col}]: ${text} for ${exact}`).toBe(
            true,
          );
        }
      }
    }
  });

  it('names rows, columns, the equation, the lesson and its link', () => {
    const model = modelOf('masks', [{ type: 'go-to', node: 'weights' }]);
    const [picture] = readAll([svgOf(model)]);
    const texts = picture?.texts.map((text) => text.replaceAll('\u00a0', ' ')) ?? [];
    expect(texts).toContain('A = softmax(Ŝ)'.normalize('NFD'));
    for (const text of ['A attention weights', 'm × n = 4 × 4', '→', 'Attention Lab · Masks', link])
      expect(texts, text).toContain(text);
    const { query } = model.state.document.tokens;
    expect(query.length).toBe(4);
    // Both ends of the lines; rows and columns of both matrices.
    for (const word of query) expect(texts.filter((text) => text === word).length, word).toBe(6);
  });

  it('has the colours of either theme', () => {
    const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'scores' }]);
    const [light, dark] = readAll([svgOf(model), svgOf(model, 'dark')]);
    expect(light?.fills).toContain('#fbfaf6');
    expect(dark?.fills).toContain('#17181c');
    expect(dark?.fills).not.toContain('#fbfaf6');
  });

  it('shows what the walk has reached, and no other number', () => {
    const model = modelOf('masks', [
      { type: 'go-to', node: 'weights' },
      { type: 'set-granularity', granularity: 'row' },
    ]);
    const [picture] = readAll([svgOf(model)]);
    const weights = picture?.matrices.find(({ node }) => node === 'weights');
    const hidden = weights?.cells.filter(([, , text]) => text === '·').map(([row]) => row) ?? [];
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden).not.toContain(model.state.position.row);
  });

  it('stays well-formed whatever the words are', () => {
    const words = ['<script>', '"&amp;', "']]>", '\u0000\u0008\uffff', '\ud800', '-->', '\u202ex', 'a\nb'];
    const model = modelOf('masks', [{ type: 'go-to', node: 'weights' }]);
    const svgs = words.map((word) => {
      const tokens = { query: [word, 'b', 'c', 'd'], key: [word, 'b', 'c', 'd'] };
      return svgOf({ ...model, state: { ...model.state, document: { ...model.state.document, tokens } } });
    });
    const pictures = readAll(svgs);
    for (const { tags } of pictures) expect(tags).not.toContain('script');
    for (const text of ['<script>', '"&amp;', "']]>", '-->', '\u202ex', 'a b'])
      expect(pictures.flatMap(({ texts }) => texts)).toContain(text);
  });
});

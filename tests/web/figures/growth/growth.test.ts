// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { formulas, letters } from '../../../../web/figures/growth/counts';
import { figure } from '../../../../web/figures/growth/growth';
import { views } from '../../../../web/figures/growth/views';
import { english } from '../../../../web/i18n/i18n';
import { lessons, wholeEngine } from '../../all';
import { show, textOf } from '../../ui/page';
import { modelOf } from '../../ui/sample';

const engine = await wholeEngine();
const context = { locale: english, engine, requestUpdate: () => undefined };

const drawn = (lesson: string, options: Readonly<Record<string, number>> = {}): Element => {
  const actions = Object.entries(options).map(
    ([name, value]) => ({ type: 'set-option', name, value }) as const,
  );
  return show(
    figure.create(context).render(modelOf(lesson, actions), undefined as never) as Parameters<typeof show>[0],
  );
};

const columnOf = (page: Element, column: number): readonly string[] =>
  [...page.querySelectorAll('.growth > table tbody tr')].map((row) =>
    textOf(row.querySelectorAll('td')[column] ?? null),
  );

const grouped = (numbers: Iterable<number>) => [...numbers].map((each) => english.grouped(each));

describe('the figure of growth', () => {
  it('is in the lessons that it has a view for, and in no other', () => {
    const shown = lessons.filter(({ figures }) => figures?.includes('growth')).map(({ id }) => id);
    expect(shown.toSorted()).toEqual(Object.keys(views).toSorted());
  });

  it.each(Object.entries(views))('has in %s the sizes of its formulas, and no others', (_, view) => {
    const used = new Set(view.counts.flatMap((count) => formulas[count].text.match(/[a-z_]+/g) ?? []));
    for (const name of ['n', 'min']) used.delete(name);
    expect([...used].toSorted()).toEqual(view.sizes.map((size) => letters[size]).toSorted());
    expect(view.counts).toContain(view.subject);
  });

  it('has a field for each of these sizes, and for the bytes of a number where bytes are counted', () => {
    const fields = (lesson: string) =>
      [...drawn(lesson).querySelectorAll<HTMLElement>('[data-size]')].map(({ dataset }) => dataset.size);
    expect(fields('tiles')).toEqual(['queries', 'tile']);
    expect(fields('linear-attention')).toEqual(['key', 'value']);
    expect(fields('key-value-cache')).toEqual(['key', 'value', 'window', 'bytes']);
  });

  it.each([
    ['tiles', 'stored', [1, 2], { size: 3 }],
    ['sparse-attention', 'work', [0, 1, 2], { k: 3 }],
    ['linear-attention', 'kept', [0, 1], {}],
    ['latent-attention', 'kept', [0, 1, 2], { bytes: 4 }],
  ] as const)('shows in %s the numbers that its program counts', (lesson, node, rows, options) => {
    for (const each of [{}, options]) {
      const actions = Object.entries(each).map(
        ([name, value]) => ({ type: 'set-option', name, value: Number(value) }) as const,
      );
      const numbers = modelOf(lesson, actions).trace.node(node)?.data ?? [];
      const column = columnOf(drawn(lesson, each), 0);
      expect(rows.map((row) => column[row])).toEqual(grouped(numbers));
    }
  });

  it('shows the numbers of a longer text beside them', () => {
    expect(columnOf(drawn('tiles'), 1)).toEqual(['16,777,216', '8,192', '4']);
    expect(textOf(drawn('tiles').querySelector('thead'))).toBe('6 tokens, as in this lesson4,096 tokens');
  });
});

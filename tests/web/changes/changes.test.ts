// @vitest-environment happy-dom

import { html } from 'lit';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { details } from '../../../web/changes/details';
import { type Facts, factsOf } from '../../../web/changes/facts';
import { runsOf } from '../../../web/changes/runs';
import { bothTexts, movedSentence, remainder, stillSentence } from '../../../web/changes/sentence';
import type { Obstacle, Trace } from '../../../web/engine/types';
import { library } from '../../../web/figures/library';
import { fetchLanguage } from '../../../web/i18n/choose';
import { english } from '../../../web/i18n/i18n';
import type { Action } from '../../../web/store/actions/actions';
import { requestWithActiveOptions } from '../../../web/store/document/request';
import { cellText } from '../../../web/ui/format/format';
import { difference } from '../../../web/ui/matrix/difference';
import type { Model } from '../../../web/ui/model';
import { lessons, wholeEngine } from '../all';
import { show, textOf } from '../ui/page';
import { modelOf, recorder } from '../ui/sample';

const engine = await wholeEngine();
const frenchLocale = await fetchLanguage('fr', 'feed-forward');
/** As on the page, where these lessons have the small build: the runs of the model are run again. */
const get = vi.spyOn(library, 'get').mockReturnValue(undefined);
afterAll(() => get.mockRestore());

const edit = (node: string, row: number, col: number, value: number): Action => ({
  type: 'set-cell',
  cell: { node, row, col },
  value,
});

/** The model of the first lesson at a step after edits. */
const edited = (step: string, ...edits: readonly Action[]): Model =>
  modelOf('scaled-dot-product', [...edits, { type: 'go-to', node: step }]);

function factsIn(model: Model): Facts {
  const runs = runsOf(model, engine);
  if (runs === null) throw new Error('there are no runs');
  return factsOf(model, runs);
}

const texts = (model: Model): readonly string[] => {
  const { moved, still } = factsIn(model);
  const { intent } = recorder(model);
  return [
    moved === null ? '' : textOf(show(html`${movedSentence(moved, model, intent)}`)),
    still === null ? '' : textOf(show(html`${stillSentence(still, model, intent)}`)),
  ];
};

describe('the sentence about a change', () => {
  it('says what moved most, and what stopped the change elsewhere', () => {
    expect(texts(edited('scores', edit('query', 0, 0, 3)))).toEqual([
      'The score of small for small went from 3 to 7.',
      'The score of small for hungry stayed 0. The key of hungry has 0 in column 1, so the change there has no effect.',
    ]);
  });

  it('names the cause where the edit is further away, and says how a softmax shares', () => {
    const [moved, still] = texts(edited('weights', edit('query', 0, 0, 3)));
    expect(moved).toBe(
      'The weight of small for small went from 0.348 to 0.798, because the scaled score of small for small went from 1.5 to 3.5. Only its own score changed in its row.',
    );
    expect(still).toMatch(/^The weight of hungry for small stayed 0\.016\./);
  });

  it('is about the selected number, if it is computed', () => {
    const selected: Action = { type: 'select-cell', cell: { node: 'scores', row: 2, col: 1 } };
    const [moved, still] = texts(edited('scores', edit('query', 0, 0, 3), selected));
    expect(moved).toBe('');
    expect(still).toMatch(/^The score of bird for hungry stayed 3\./);
  });

  it('says how small a change is that cannot be seen', () => {
    const [moved, still] = texts(edited('scores', edit('query', 0, 0, 1.000001)));
    expect(moved).toBe('');
    expect(still).toMatch(/^The score of small for small changed by only 2\.00×10⁻⁶\./);
    const tiny = factsIn(
      edited('weights', edit('query', 0, 0, 1.000001), {
        type: 'select-cell',
        cell: { node: 'weights', row: 0, col: 0 },
      }),
    );
    expect(tiny.still?.kind).toBe('moved_little');
    expect(Math.abs(tiny.still?.difference ?? 0)).toBeGreaterThan(0);
  });

  it('writes the old number in the digits of its own matrix', () => {
    const whole = modelOf('feed-forward', [edit('x', 1, 1, 2), { type: 'go-to', node: 'hidden_product' }]);
    expect(texts(whole)[0]).toBe(
      'Row that, column 3 of the matrix “hidden layer before bias” went from 0.5 to 2.',
    );
    const zero = modelOf('feed-forward', [edit('x', 1, 1, 0), { type: 'go-to', node: 'hidden_product' }]);
    expect(texts(zero)[0]).toBe(
      'Row that, column 3 of the matrix “hidden layer before bias” went from 0.5 to 0.',
    );
    const french = { ...whole, locale: frenchLocale };
    expect(texts(french)[0]).toBe(
      'La ligne that, colonne 3 de la matrice « couche cachée avant le biais » passe de 0,5 à 2.',
    );
  });

  it('tells apart what looks the same in the matrix of a cause', () => {
    const model = edited('weights', edit('query', 0, 0, 1.004), edit('value', 0, 0, 0.301));
    const [{ cell, before, after } = { cell: { node: '', row: 0, col: 0 }, before: 0, after: 0 }] =
      factsIn(edited('scores', edit('query', 0, 0, 1.004))).moved?.path ?? [];
    const numbers = bothTexts({ cell, before, after }, model);
    expect(numbers.before).not.toBe(numbers.after);
  });

  it('has more digits where those of both matrices would say another change', () => {
    const model = modelOf('scaled-dot-product');
    const cell = { node: 'scores', row: 0, col: 0 };
    const withScores = (data: readonly number[]): Trace => {
      const node = model.trace.node('scores');
      return { ...model.trace, node: () => node && { ...node, data: Float64Array.from(data) } };
    };
    const written = (before: number, after: number, locale = model.locale): readonly string[] => {
      // Two decimals in one matrix, three in the other.
      const runs = { before: withScores([before, 12.345]), trace: withScores([after, 0.9137]) };
      const numbers = bothTexts({ cell, before, after }, { ...model, ...runs, locale });
      return [numbers.before, numbers.after];
    };
    expect(written(0.5151, 0.71)).toEqual(['0.52', '0.710']);
    // A rise, which 0.52 and 0.516 would show as a fall.
    expect(written(0.5151, 0.5158)).toEqual(['0.515', '0.516']);
    expect(written(0.5151, 0.5158, frenchLocale)).toEqual(['0,515', '0,516']);
    // 0.52 and 0.519 would be ten times the change.
    expect(written(0.5195, 0.5193)).toEqual(['0.5195', '0.5193']);
    expect(written(0.52, Number.NaN)).toEqual(['0.52', 'NaN']);
  });

  it('says in both languages that NaN and infinity stop a change', () => {
    const said = (number: number, locale: Model['locale']): string => {
      const model = modelOf('scaled-dot-product', [{ type: 'go-to', node: 'scores' }]);
      const start = requestWithActiveOptions(model.state.document, model.schema);
      const query = start.inputs.query ?? { rows: 0, cols: 0, data: [] };
      const runWith = (first: number, fourth: number): Trace => {
        const data = Array.from(query.data, (old, at) => (at === 0 ? first : at === 3 ? fourth : old));
        return engine.run({ ...start, inputs: { ...start.inputs, query: { ...query, data } } });
      };
      const [before, after] = [runWith(number, 1), runWith(number, 2)];
      const state = { ...model.state, trail: [{ node: 'scores', row: 0, col: 0 }] };
      const page = { ...model, before, trace: after, locale, state };
      const { still } = factsOf(page, { before, after });
      return still === null ? '' : textOf(show(html`${stillSentence(still, page, recorder(page).intent)}`));
    };
    const { locale } = modelOf('scaled-dot-product');
    expect(said(Number.NaN, locale)).toBe(
      'The score of small for small stayed NaN. Column 1 of the query of small is NaN, so the change in column 4 of the query of small makes no difference.',
    );
    expect(said(Number.NaN, frenchLocale)).toBe(
      'Le score de small pour small reste à NaN. La requête de small (colonne 1) vaut NaN, donc modifier la requête de small (colonne 4) n’y change rien.',
    );
    expect(said(Infinity, locale)).toContain(
      'is ∞, so the change in column 4 of the query of small makes no',
    );
    expect(said(Infinity, frenchLocale)).toContain('(colonne 1) vaut ∞, donc modifier la requête');
  });

  it('says how little a flat curve lets through', () => {
    const model = modelOf('scaled-dot-product');
    const left = (kind: Obstacle['kind'], difference: number) =>
      remainder({ kind, difference, at: { node: 'scores', row: 0, col: 0 } }, model);
    expect(left('flat', 2e-9)).toBe('It lets only 2.00×10⁻⁹ through.');
    expect(left('flat', 0)).toBe('Not even the last digit changes.');
    expect(left('zero_factor', 0)).toBe('');
  });

  it('takes no rounding for a change, and nothing that rounding left for a number', () => {
    for (const locale of [english, frenchLocale]) {
      const option = { type: 'set-option', name: 'base', value: 2 } as const;
      const at = (node: string, row: number, col: number): Model => ({
        ...modelOf('rotary-positions', [
          option,
          { type: 'go-to', node },
          { type: 'select-cell', cell: { node, row, col } },
        ]),
        locale,
      });
      const length = texts(at('rotated_lengths', 2, 0));
      expect(length.join('')).toMatch(locale.code === 'en' ? /stayed 2\.24/ : /reste à 2,24/);
      const edited = modelOf('tiles', [
        edit('K', 4, 0, -2),
        { type: 'go-to', node: 'difference' },
        { type: 'select-cell', cell: { node: 'difference', row: 0, col: 1 } },
      ]);
      expect(texts({ ...edited, locale }).join('')).toMatch(
        locale.code === 'en' ? /stayed 0\./ : /reste à 0\./,
      );
      expect(texts({ ...edited, locale }).join('')).not.toContain('×10');
    }
  });

  it('calls options of a program by their names, and says whether they are on', () => {
    const said = (id: string, name: string, value: number | boolean, locale = english): string => {
      const model = modelOf(id, [{ type: 'set-option', name, value }]);
      return textOf(show(difference({ ...model, locale }, recorder(model).intent)));
    };
    expect(said('capped-scores', 'factor', 1)).toContain('You changed factor from 6 to 1.');
    expect(said('differential-gated', 'factor', 0.25, frenchLocale)).toContain('de 0,7 à 0,25');
    expect(said('tiles', 'correct', false)).toContain('from on to off');
    expect(said('tiles', 'correct', false, frenchLocale)).toContain('de oui à non');
  });

  it('is not there without an edit', () => {
    expect(runsOf(modelOf('scaled-dot-product'), engine)).toBeNull();
  });

  it('has true numbers for an edit in every lesson', () => {
    for (const { id, preset } of lessons.filter(({ trained }) => trained === undefined)) {
      const [name, rows] = Object.entries(preset.inputs)[0] ?? ['', []];
      const old = rows[0]?.[0] ?? 0;
      const model = modelOf(id, [edit(name, 0, 0, old + 0.5)]);
      const runs = runsOf(model, engine);
      // An input may not take part, or refuse the number.
      if (runs === null) continue;
      const { moved } = factsOf(model, runs);
      const node = model.trace.node(moved?.cell.node ?? '');
      const before = model.before?.node(node?.id ?? '');
      if (moved === null || moved.kind === 'incomparable' || !node || !before) continue;
      const { row, col } = moved.cell;
      const text = textOf(show(html`${movedSentence(moved, model, recorder(model).intent)}`));
      expect(text).toContain(cellText(model.locale, node, row, col));
      // No names of nodes, such as `scaled_scores[…]`.
      expect(texts(model).join(' ')).not.toMatch(/[a-z]_[a-z]|\[/);
      expect(moved.before).toBe(before.data[row * node.cols + col]);
      expect(moved.after).toBe(node.data[row * node.cols + col]);
    }
  });
});

describe('the details', () => {
  const page = (model: Model) => show(html`${details(factsIn(model), model, recorder(model).intent)}`);

  it('list the cells from the number down to the edit, with their numbers', () => {
    const model = edited('weights', edit('query', 0, 0, 3));
    expect([...page(model).querySelectorAll('.chain li')].map(textOf)).toEqual([
      'The weight of small for small 0.348 → 0.798',
      'The scaled score of small for small 1.5 → 3.5',
      'The score of small for small 3 → 7',
      'Column 1 of the query of small 1 → 3',
    ]);
  });

  it('list the terms that changed, which add up to the difference', () => {
    const model = edited('scores', edit('query', 0, 0, 3), edit('query', 0, 3, 4));
    const table = page(model).querySelector('.change-terms');
    const last = (row: Element | undefined): number =>
      Number(textOf(row?.lastElementChild ?? null).replace('−', '-'));
    const differences = [...(table?.querySelectorAll('tbody tr') ?? [])].map(last);
    expect(differences).toEqual([4, 3]);
    expect(last(table?.querySelector('tfoot tr') ?? undefined)).toBe(7);
  });

  it('show the row of the number in both runs', () => {
    const model = edited('scores', edit('query', 0, 0, 3));
    const rows = [...page(model).querySelectorAll('.change-runs tbody tr')];
    expect(rows.map((row) => [...row.children].map(textOf))).toEqual([
      ['before', '3', '0', '4'],
      ['after', '7', '0', '4'],
    ]);
    const changed = [...page(model).querySelectorAll('.change-runs tbody tr:last-child .changed')];
    expect(changed.map(textOf)).toEqual(['7']);
  });

  it('compare with another run', () => {
    const model = edited('scores', edit('query', 0, 0, 3), edit('query', 0, 0, 5));
    const { intent, calls } = recorder(model);
    const shown = show(html`${details(factsIn(model), model, intent)}`);
    const choices = [...shown.querySelectorAll<HTMLElement>('.change-with button')];
    expect(choices.map((each) => [textOf(each), each.getAttribute('aria-pressed')])).toEqual([
      ['before the last change', 'false'],
      ['the lesson as it opens', 'true'],
      ['Compare the next changes with this run', null],
    ]);
    choices[0]?.click();
    const before = model.state.past.at(-1)?.document;
    expect(calls).toEqual([['dispatch', { type: 'compare-with', document: before }]]);
    const compared = modelOf('scaled-dot-product', [
      edit('query', 0, 0, 3),
      edit('query', 0, 0, 5),
      { type: 'go-to', node: 'scores' },
      ...(before === undefined ? [] : [{ type: 'compare-with', document: before } as const]),
    ]);
    expect(texts(compared)[0]).toBe('The score of small for small went from 7 to 11.');
    choices[2]?.click();
    expect(calls[1]).toEqual(['dispatch', { type: 'compare-with', document: model.state.document }]);
  });

  it('compare with a run of one’s own', () => {
    const actions = [edit('query', 0, 0, 3), { type: 'go-to', node: 'scores' } as const];
    const { document } = modelOf('scaled-dot-product', actions).state;
    const model = modelOf('scaled-dot-product', [
      ...actions,
      { type: 'compare-with', document },
      edit('query', 0, 0, 5),
    ]);
    expect(texts(model)[0]).toBe('The score of small for small went from 7 to 11.');
  });
});

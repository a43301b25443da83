// @vitest-environment happy-dom

import { render } from 'lit';
import { describe, expect, it } from 'vitest';
import type { Trace, TraceNode } from '../../../../web/engine/types';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale, english, type Locale } from '../../../../web/i18n/i18n';
import { initialState } from '../../../../web/store/document/preset';
import { why } from '../../../../web/ui/explanation/why';
import type { Model } from '../../../../web/ui/model';
import { type OpenProgram, openPrograms } from '../../../programs/of-programs';
import { endTask, show, textOf } from '../page';
import { modelOf, recorder } from '../sample';

const programs = await openPrograms();
const locales: readonly Locale[] = [english, createLocale(french)];

/** The model of a program with the last cell of a node selected. */
function modelAt(program: OpenProgram, trace: Trace, node: TraceNode, locale: Locale): Model {
  const { lesson, schema } = program;
  const cell = { node: node.id, row: node.rows - 1, col: node.cols - 1 };
  const start = initialState(lesson, schema);
  const state = { ...start, position: { ...start.position, node: node.id }, trail: [cell] };
  const explanation = trace.explain(cell);
  return {
    ...modelOf('masks'),
    ...{ locale, lesson, schema, trace, state },
    ...{ focus: cell, explanation },
  };
}

/** What must not be in a text: keys, places for arguments, and what JavaScript writes for nothing. */
const unwritten = /\b(?:explain|explanation|title|common|error)\.[a-z]\w*|[{}]|undefined|\[object/;

describe('the why panel of a program', () => {
  it.each(programs.map((program) => [program.name, program] as const))(
    'explains a cell of every step of %s in both languages',
    async (_, program) => {
      const trace = program.engine.run(program.request);
      const page = document.createElement('div');
      for (const node of trace.nodes) {
        const sentences = locales.map((locale) => {
          render(why(modelAt(program, trace, node, locale), recorder().intent), page);
          const text = textOf(page);
          expect([node.id, unwritten.exec(text)?.[0]]).toEqual([node.id, undefined]);
          return textOf(page.querySelector('.because'));
        });
        expect([node.id, sentences.map(({ length }) => length > 10)]).toEqual([node.id, [true, true]]);
        expect([node.id, sentences[0]]).not.toEqual([node.id, sentences[1]]);
      }
      await endTask();
    },
  );

  it('shows the numbers of an op beside its cells', () => {
    const [program] = programs;
    const trace = program?.engine.run(program.request);
    if (program === undefined || trace === undefined) throw new Error('no program');
    const arithmeticOf = (id: string): string => {
      const node = trace.node(id);
      if (node === undefined) throw new Error(`no node ${id}`);
      const page = show(why(modelAt(program, trace, node, english), recorder().intent));
      return textOf(page.querySelector('.sum tbody'));
    };
    expect(arithmeticOf('added')).toBe('X[5, 4] 1.0 + 2.50');
    expect(arithmeticOf('at_most')).toBe('1.25');
    expect(arithmeticOf('at_least_equal.compare')).toBe('0.00');
    expect(arithmeticOf('quotient')).toMatch(/^2\.?0* \/ 1/);
    expect(arithmeticOf('inverse_roots')).toContain('−0.5');
  });
});

import { describe, expect, it } from 'vitest';
import type { Trace, TraceNode } from '../../../../web/engine/types';
import { backwardStep, narrate } from '../../../../web/figures/backward/narrate';
import { french } from '../../../../web/i18n/fr/index';
import { createLocale, english, type Locale } from '../../../../web/i18n/i18n';
import { parseMarkup } from '../../../../web/ui/prose/markup';
import { openPrograms } from '../../../programs/of-programs';
import { backwardNodes, programRuns } from './backward-runs';

await french.load('backward');
const locales: readonly Locale[] = [english, createLocale(french)];

const programs = await openPrograms();

/** References in the text of a node that its run cannot resolve. */
function missing(node: TraceNode, trace: Trace, locale: Locale): readonly string[] {
  return parseMarkup(narrate(locale, node, trace).prose, { trace, node, row: 0, col: 0 }).flatMap((piece) =>
    piece.kind === 'missing' ? [piece.reference] : [],
  );
}

describe.each(programs.map((each) => [each.name, each] as const))(
  'the backward pass of the program %s',
  (_, program) => {
    const runs = programRuns(program);

    it('reaches an input, and gives each node one id', () => {
      const reached = new Set(runs.flatMap(({ nodes }) => nodes.map(({ gradient_of }) => gradient_of)));
      expect(runs[0]?.nodes.some(({ op, id }) => op === 'input' && reached.has(id))).toBe(true);
      for (const { nodes } of runs) {
        expect(nodes.filter(({ id }) => id === '').map(({ op }) => op)).toEqual([]);
        expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
      }
    });

    it('has a title and a text for every step in both languages, and references only existing nodes', () => {
      for (const trace of runs)
        for (const node of backwardNodes(trace)) {
          expect([node.id, node.op, backwardStep(node, trace)?.prose]).toEqual([
            node.id,
            node.op,
            expect.any(String),
          ]);
          const prose = locales.map((locale) => narrate(locale, node, trace).prose);
          expect([node.id, prose[0]]).not.toEqual([node.id, prose[1]]);
          for (const locale of locales) {
            expect(locale.format(node.title)).not.toMatch(/\btitle\.|[{}]|undefined/);
            expect([node.id, missing(node, trace, locale)]).toEqual([node.id, []]);
          }
        }
    });
  },
);

it('gives the gradient of a rounded matrix to the matrix before it, as a node of its own', () => {
  const program = programs.find(({ name }) => name === 'low_precision');
  if (program === undefined) throw new Error('no program low_precision');
  const { engine, request } = program;
  const backward = { node: 'context', loss: 'sum', row: 0, col: 0, targets: [] } as const;
  const trace = engine.run({ ...request, backward });
  const rounded = trace.node('softmax_in/d_powers');
  const exact = trace.node('softmax_in/d_powers.activation');
  expect(rounded?.gradient_of).toBe('softmax_in/powers');
  expect(exact?.gradient_of).toBe('softmax_in/powers.activation');
  expect(exact?.index).not.toBe(rounded?.index);
  expect([...(exact?.data ?? [])]).toEqual([...(rounded?.data ?? [Number.NaN])]);
});

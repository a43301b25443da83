// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { TraceNode } from '../../../../web/engine/types';
import { legend } from '../../../../web/ui/format/legend';
import { stage } from '../../../../web/ui/stage/stage';
import { lessons } from '../../all';
import { endTask, show, textOf } from '../page';
import { modelOf, recorder } from '../sample';

/** The largest finite size of a number of some matrices. */
const reachOf = (nodes: readonly (TraceNode | undefined)[]): number =>
  Math.max(0, ...nodes.flatMap((node) => [...(node?.data ?? [])].filter(Number.isFinite).map(Math.abs)));

/** Whether a text is a number, rounded to its last digit. */
function isRounded(text: string, value: number): boolean {
  const written = text.replace('−', '-');
  const unit = 10 ** -(written.split('.')[1]?.length ?? 0);
  return Math.abs(Number(written) - value) <= 0.5001 * unit;
}

/** The ends of a legend that are not those of any of these matrices; the weights end at 0 and 1. */
function wrongEnds([low = '', high = '']: readonly string[], reaches: readonly number[]): readonly string[] {
  const isRight =
    low === '0' ? high === '1' : reaches.some((reach) => isRounded(high, reach) && isRounded(low, -reach));
  return isRight ? [] : [`${low} to ${high} is not ${reaches.join(' or ')}`];
}

describe('the ends of the colours', () => {
  it.each(lessons.map(({ id, opening }) => [id, opening] as const))(
    'in %s are the largest numbers of the engine',
    async (id, node) => {
      const model = modelOf(id, [{ type: 'go-to', node }]);
      const page = show(stage(model, recorder(model).intent));
      const matrices = [...page.querySelectorAll('[data-matrix]')].filter((each) =>
        each.querySelector('.scale'),
      );
      const shown = [...page.querySelectorAll('[data-matrix]')].map((each) =>
        model.trace.node(each.getAttribute('data-matrix') ?? ''),
      );
      const wrong = matrices.flatMap((each) => {
        const own = model.trace.node(each.getAttribute('data-matrix') ?? '');
        const ends = [...each.querySelectorAll('.scale span')].map(textOf);
        // The matrices of a sum share one scale.
        return wrongEnds(ends, [reachOf([own]), reachOf(shown)]);
      });
      expect(wrong).toEqual([]);
      const whole = show(legend(model));
      const [low, , high] = [...whole.querySelectorAll('.ends span')].map(textOf);
      const current = matrices.find((each) => each.getAttribute('data-matrix') === node);
      const reaches = [reachOf([model.trace.node(node)]), ...(current ? [reachOf(shown)] : [])];
      expect(wrongEnds([low ?? '', high ?? ''], reaches)).toEqual([]);
      if (current) expect([...current.querySelectorAll('.scale span')].map(textOf)).toEqual([low, high]);
      page.remove();
      whole.remove();
      await endTask();
    },
  );
});

describe('the names of the symbols', () => {
  const namesIn = (id: string): readonly string[] => {
    const page = show(legend(modelOf(id, [])));
    const names = [...page.querySelectorAll('.legend-roles li span')].map(textOf);
    page.remove();
    return names;
  };

  it('are those of the roles, or the title of a parameter', () => {
    expect(namesIn('digits')).toEqual([
      ...['input', 'output', 'position embeddings', 'other matrices', 'queries', 'keys', 'values'],
      ...['scores', 'attention weights', 'context'],
    ]);
  });

  it('have the symbols of lines, not of what a line is made of', () => {
    const page = show(legend(modelOf('tiles', [])));
    const symbols = [...page.querySelectorAll('.legend-roles li')].map((item) =>
      textOf(item.querySelector('math')),
    );
    page.remove();
    expect(symbols).toContain('S1');
    expect(symbols).not.toContain('0');
  });
});

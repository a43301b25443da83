import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampPosition,
  indexOf,
  isReached,
  nodeNamed,
  positionAt,
  progressOf,
  stepBack,
  stepForward,
  walkSteps,
} from '../../../../web/store/actions/walk';
import { clampToTrace } from '../../../../web/store/document/clamp-to-trace';
import type { Granularity, Position } from '../../../../web/store/document/state';
import { after, dotProduct, walkOf } from '../samples';

const walk = walkOf(
  ['query!2x2', 'key!3x2', 'value!3x2'],
  ['key_transposed:2x3', 'scores:2x3'],
  ['mask!2x3', 'masked_scores:2x3'],
  ['weights:2x3', 'output:2x2'],
);
const granularities: readonly Granularity[] = ['section', 'equation', 'row', 'cell'];

const at = (node: string, granularity: Granularity, row = 0, col = 0): Position => ({
  node,
  row,
  col,
  granularity,
});

function stops(granularity: Granularity): readonly string[] {
  return Array.from({ length: walkSteps(walk, granularity) }, (_, i) => {
    const { node, row, col } = positionAt(walk, granularity, i);
    return granularity === 'row' || granularity === 'cell' ? `${node} ${row},${col}` : node;
  });
}

describe('the name of a node', () => {
  it('is its id, or the last part of it for the first of several', () => {
    const nodes = ['x', 'head_0/weights', 'head_1/weights', 'weights_of_all'].map((id) => ({ id }));
    expect(nodeNamed(nodes, 'head_1/weights')?.id).toBe('head_1/weights');
    expect(nodeNamed(nodes, 'weights')?.id).toBe('head_0/weights');
    expect(nodeNamed(nodes, 'eights')).toBeUndefined();
    expect(nodeNamed(nodes, '')).toBeUndefined();
  });
});

describe('the stops of the walk', () => {
  it('are the inputs and then the last node of each section', () => {
    expect(stops('section')).toEqual(['query', 'scores', 'masked_scores', 'output']);
  });

  it('are the inputs together and then each node', () => {
    expect(stops('equation')).toEqual([
      'query',
      'key_transposed',
      'scores',
      'mask',
      'masked_scores',
      'weights',
      'output',
    ]);
  });

  it('are each row of computed nodes, and inputs and masks whole', () => {
    expect(stops('row').slice(0, 7)).toEqual([
      'query 0,0',
      'key_transposed 0,0',
      'key_transposed 1,0',
      'scores 0,0',
      'scores 1,0',
      'mask 0,0',
      'masked_scores 0,0',
    ]);
  });

  it('are each cell of computed nodes', () => {
    expect(walkSteps(walk, 'cell')).toBe(1 + 6 + 6 + 1 + 6 + 6 + 4);
    expect(stops('cell').slice(6, 9)).toEqual(['key_transposed 1,2', 'scores 0,0', 'scores 0,1']);
  });

  it('are all steps of a program whose first section goes on after the inputs', () => {
    const program = walkOf(['query!2x2', 'key!2x2', 'grown:2x2', 'lengths:2x1'], ['scores:2x2']);
    const named = (granularity: Granularity): readonly string[] =>
      Array.from(
        { length: walkSteps(program, granularity) },
        (_, at) => positionAt(program, granularity, at).node,
      );
    expect(named('equation')).toEqual(['query', 'grown', 'lengths', 'scores']);
    expect(named('section')).toEqual(['query', 'lengths', 'scores']);
    expect(named('row')).toEqual(['query', 'grown', 'grown', 'lengths', 'lengths', 'scores', 'scores']);
    expect(progressOf(program, at('key', 'equation'), 'grown')).toBe('coming');
    expect(progressOf(program, at('grown', 'equation'), 'lengths')).toBe('coming');
    expect(progressOf(program, at('lengths', 'equation'), 'grown')).toBe('done');
    expect(isReached(program, at('grown', 'cell'), { node: 'grown', row: 1, col: 0 })).toBe(false);
  });

  it('take the order of the sections, whatever the order on the tape', () => {
    const { nodes } = walkOf(['x!1x1', 'mask!1x1', 'scores:1x1']);
    const shuffled = { nodes, sections: [{ nodes: [0] }, { nodes: [2] }, { nodes: [1] }] };
    expect(positionAt(shuffled, 'equation', 1).node).toBe('scores');
    expect(positionAt(shuffled, 'equation', 2).node).toBe('mask');
  });
});

describe.each(granularities)('granularity %s', (granularity) => {
  const count = walkSteps(walk, granularity);

  it('index and position are one to one', () => {
    for (let i = 0; i < count; i++) expect(indexOf(walk, positionAt(walk, granularity, i))).toBe(i);
    expect(new Set(stops(granularity)).size).toBe(count);
  });

  it('stepping forward and back returns to the same position', () => {
    for (let i = 0; i < count - 1; i++) {
      const here = positionAt(walk, granularity, i);
      expect(stepForward(walk, here)).toEqual(positionAt(walk, granularity, i + 1));
      expect(stepBack(walk, stepForward(walk, here))).toEqual(here);
    }
  });

  it('stays at the ends', () => {
    const first = positionAt(walk, granularity, 0);
    const last = positionAt(walk, granularity, count - 1);
    expect(stepBack(walk, first)).toBe(first);
    expect(stepForward(walk, last)).toBe(last);
    expect(positionAt(walk, granularity, -5)).toEqual(first);
    expect(positionAt(walk, granularity, 1e9)).toEqual(last);
    expect(positionAt(walk, granularity, Number.NaN)).toEqual(first);
  });

  it('a stop is in range', () => {
    for (let i = 0; i < count; i++) {
      const here = positionAt(walk, granularity, i);
      expect(clampPosition(walk, here)).toBe(here);
    }
  });
});

describe('parameters inside the walk', () => {
  const layered = walkOf(
    ['x!2x2'],
    ['w_q!2x2', 'w_k!2x2', 'query:2x2', 'key:2x2'],
    ['b!1x2', 'c!1x2'],
    ['output:2x2'],
  );

  it('are shown together, as one stop', () => {
    const stopsAt = (granularity: Granularity) =>
      Array.from(
        { length: walkSteps(layered, granularity) },
        (_, i) => positionAt(layered, granularity, i).node,
      );
    expect(stopsAt('equation')).toEqual(['x', 'w_q', 'query', 'key', 'b', 'output']);
    expect(stopsAt('section')).toEqual(['x', 'key', 'c', 'output']);
    expect(stopsAt('row')).toEqual(['x', 'w_q', 'query', 'query', 'key', 'key', 'b', 'output', 'output']);
  });

  it('lie at that stop, each of them', () => {
    expect(indexOf(layered, at('w_k', 'equation'))).toBe(1);
    expect(stepForward(layered, at('w_k', 'equation')).node).toBe('query');
    expect(stepBack(layered, at('w_k', 'equation')).node).toBe('x');
    expect(progressOf(layered, at('w_q', 'equation'), 'w_k')).toBe('done');
    expect(progressOf(layered, at('w_k', 'equation'), 'w_q')).toBe('done');
    expect(progressOf(layered, at('w_q', 'equation'), 'query')).toBe('coming');
    expect(isReached(layered, at('x', 'cell'), { node: 'w_q', row: 0, col: 0 })).toBe(false);
  });
});

describe('a jump between stops', () => {
  it('belongs to the stop that shows it, and goes on from there', () => {
    const jumped = at('key_transposed', 'section');
    expect(indexOf(walk, jumped)).toBe(1);
    expect(stepForward(walk, jumped).node).toBe('scores');
    expect(stepBack(walk, jumped).node).toBe('query');
  });

  it('to any input is at the first stop', () => {
    for (const granularity of granularities) {
      expect(indexOf(walk, at('value', granularity))).toBe(0);
      expect(stepForward(walk, at('value', granularity))).toEqual(positionAt(walk, granularity, 1));
    }
  });
});

describe('clampPosition', () => {
  it('goes to the first computed node when the node is gone', () => {
    expect(clampPosition(walk, at('capped_scores', 'cell', 1, 1))).toEqual(at('key_transposed', 'cell'));
  });

  it('goes to the nearest cell when the matrix has shrunk', () => {
    expect(clampPosition(walk, at('scores', 'cell', 9, 9))).toEqual(at('scores', 'cell', 1, 2));
    expect(clampPosition(walk, at('scores', 'row', 9, 9))).toEqual(at('scores', 'row', 1, 0));
    expect(clampPosition(walk, at('scores', 'equation', 9, 9))).toEqual(at('scores', 'equation'));
    expect(clampPosition(walk, at('scores', 'cell', -1, Number.NaN))).toEqual(at('scores', 'cell'));
  });

  it('keeps node and row when the granularity changes', () => {
    expect(clampPosition(walk, { ...at('scores', 'cell', 1, 2), granularity: 'row' })).toEqual(
      at('scores', 'row', 1),
    );
  });

  it('leaves positions unchanged without a trace', () => {
    expect(clampPosition({ nodes: [], sections: [] }, at('x', 'cell'))).toEqual(at('x', 'cell'));
    expect(walkSteps({ nodes: [], sections: [] }, 'cell')).toBe(0);
    expect(stepForward({ nodes: [], sections: [] }, at('x', 'cell'))).toEqual(at('x', 'cell'));
  });
});

describe('reached nodes', () => {
  it('is the part of the current node up to the position', () => {
    const here = at('scores', 'cell', 1, 1);
    expect(isReached(walk, here, { node: 'scores', row: 0, col: 2 })).toBe(true);
    expect(isReached(walk, here, { node: 'scores', row: 1, col: 1 })).toBe(true);
    expect(isReached(walk, here, { node: 'scores', row: 1, col: 2 })).toBe(false);
    expect(isReached(walk, at('scores', 'row', 1), { node: 'scores', row: 1, col: 2 })).toBe(true);
    expect(isReached(walk, at('scores', 'row'), { node: 'scores', row: 1, col: 0 })).toBe(false);
    expect(isReached(walk, at('scores', 'equation'), { node: 'scores', row: 1, col: 2 })).toBe(true);
  });

  it('is all before and none after; inputs always', () => {
    const first = at('query', 'cell');
    expect(isReached(walk, first, { node: 'value', row: 2, col: 1 })).toBe(true);
    expect(isReached(walk, first, { node: 'key_transposed', row: 0, col: 0 })).toBe(false);
    expect(progressOf(walk, at('scores', 'row'), 'key_transposed')).toBe('done');
    expect(progressOf(walk, at('scores', 'row'), 'scores')).toBe('current');
    expect(progressOf(walk, at('scores', 'row'), 'mask')).toBe('coming');
  });

  it('grows by every step forward', () => {
    fc.assert(
      fc.property(fc.constantFrom(...granularities), fc.nat(40), (granularity, index) => {
        const here = positionAt(walk, granularity, index);
        const next = stepForward(walk, here);
        for (const node of walk.nodes) {
          for (let i = 0; i < node.rows * node.cols; i++) {
            const cell = { node: node.id, row: Math.floor(i / node.cols), col: i % node.cols };
            if (isReached(walk, here, cell)) expect(isReached(walk, next, cell)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('settle', () => {
  it('cuts the trail where a cell is gone', () => {
    const cells = [
      { node: 'output', row: 0, col: 0 },
      { node: 'capped_scores', row: 0, col: 0 },
      { node: 'scores', row: 0, col: 0 },
    ];
    const state = { ...after(dotProduct), trail: cells };
    expect(clampToTrace(state, walk).trail).toEqual(cells.slice(0, 1));
    const inside = { ...state, trail: cells.slice(0, 1) };
    expect(clampToTrace(inside, walk)).toBe(inside);
  });
});

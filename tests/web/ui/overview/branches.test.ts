import { describe, expect, it } from 'vitest';
import type { TraceSection } from '../../../../web/engine/types';
import { type Branch, branchesOf, lastSection } from '../../../../web/ui/overview/branches';
import { modelOf } from '../sample';

const section = (id: string, ...groups: string[]): TraceSection => ({
  id,
  nodes: [0],
  name: { key: id.slice(id.lastIndexOf('/') + 1), args: {} },
  groups: groups.map((kind) => ({ kind, number: null })),
});

/** A tree as text: groups by their ids, with what is in them between brackets. */
const drawn = (branches: readonly Branch[]): string =>
  branches
    .map((each) => (each.kind === 'leaf' ? each.section.name.key : `${each.id}[${drawn(each.branches)}]`))
    .join(' ');

describe('the sections as a tree', () => {
  it('stay as they are where nothing is grouped', () => {
    const flat = [section('inputs'), section('scores'), section('head_0')];
    expect(drawn(branchesOf(flat))).toBe('inputs scores head_0');
  });

  it('leave out those with nothing in them', () => {
    const some = [section('scores'), { ...section('backward_pass/inputs', 'Backwards'), nodes: [] }];
    expect(drawn(branchesOf(some))).toBe('scores');
  });

  it('fold at every level', () => {
    const nested = [
      section('inputs'),
      section('encoder_0/self/scores', 'Encoder 1', 'Self-attention'),
      section('encoder_0/self/head_0', 'Encoder 1', 'Self-attention'),
      section('encoder_0/add_1', 'Encoder 1'),
      section('encoder_1/self/scores', 'Encoder 2', 'Self-attention'),
      section('output'),
    ];
    const branches = branchesOf(nested);
    expect(drawn(branches)).toBe(
      'inputs encoder_0[encoder_0/self[scores head_0] add_1] encoder_1[encoder_1/self[scores]] output',
    );
    expect(branches.map((each) => lastSection(each)?.id)).toEqual([
      'inputs',
      'encoder_0/add_1',
      'encoder_1/self/scores',
      'output',
    ]);
  });

  it('hold every section of a run once, in order', () => {
    const { trace } = modelOf('encoder-layer');
    const leaves = (branches: readonly Branch[]): readonly string[] =>
      branches.flatMap((each) => (each.kind === 'leaf' ? [each.section.id] : leaves(each.branches)));
    expect(leaves(branchesOf(trace.sections))).toEqual(trace.sections.map(({ id }) => id));
    expect(branchesOf(trace.sections)).toBe(branchesOf(trace.sections));
  });
});

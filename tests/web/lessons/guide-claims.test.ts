import { describe, expect, it } from 'vitest';
import { cellNamed, numberAt } from '../../../web/guide/cells';
import { guided } from './guided';

interface Claim {
  readonly lesson: string;
  /** In a text of its guide. */
  readonly says: string;
  readonly cell: string;
  /** The cell that it is compared with, or a number. */
  readonly than: string | number;
  /** How many times as large it is. */
  readonly from: number;
  readonly to?: number;
}

/** What guides say in words about two numbers of the run. */
const claims: readonly Claim[] = [
  {
    ...{ lesson: 'additive-attention', says: 'more than twice as much as column 8', from: 2 },
    ...{ cell: 'summed_pairs:0,2', than: 'summed_pairs:0,7' },
  },
  {
    ...{ lesson: 'luong-attention', says: 'about twenty times as large', from: 18, to: 22 },
    ...{ cell: 'weights:0,0', than: 'weights:0,1' },
  },
  {
    ...{ lesson: 'recurrent', says: 'about three times as large, or more', from: 2.7 },
    ...{ cell: 'weights:0,0', than: 'weights:0,1' },
  },
  {
    ...{ lesson: 'transformer', says: 'several times as large', from: 3 },
    ...{ cell: 'encoder_0/self/head_0/weights:2,2', than: 'encoder_0/self/head_0/weights:2,0' },
  },
  {
    ...{ lesson: 'pronoun', says: 'More than fifty times', from: 50 },
    ...{ cell: 'layer_0/self/head_1/weights:11,1', than: 'layer_0/self/head_1/weights:11,6' },
  },
  {
    ...{ lesson: 'english-french', says: 'five times as large', from: 4.5, to: 5.5 },
    ...{ cell: 'decoder_0/cross/head_0/weights:2,2', than: 'decoder_0/cross/head_0/weights:2,1' },
  },
  {
    ...{ lesson: 'english-french-recurrent', says: 'nearly twenty times as large', from: 17, to: 20 },
    ...{ cell: 'decoder/step_2/weights:0,2', than: 'decoder/step_2/weights:0,1' },
  },
  {
    ...{ lesson: 'dates', says: 'about twenty times as large', from: 18, to: 22 },
    ...{ cell: 'encoder_0/self/head_3/weights:0,1', than: 'encoder_0/self/head_3/weights:0,0' },
  },
  {
    ...{ lesson: 'names', says: 'more than six times that of the start', from: 6 },
    ...{ cell: 'layer_1/self/head_3/weights:3,2', than: 'layer_1/self/head_3/weights:3,0' },
  },
  {
    ...{ lesson: 'digits', says: 'about three times as large', from: 2.7, to: 3.5 },
    ...{ cell: 'encoder_1/self/head_0/weights:0,3', than: 'encoder_1/self/head_0/weights:0,6' },
  },
  // Four pixels of the sun have the same weight.
  {
    ...{ lesson: 'image-as-vectors', says: 'more than half of the attention', from: 1 },
    ...{ cell: 'weights:23,8', than: 0.5 / 4 },
  },
  {
    ...{ lesson: 'windows-on-a-line', says: 'about eight times as large', from: 7.5, to: 8.5 },
    ...{ cell: 'weights:4,4', than: 'weights:4,5' },
  },
  {
    ...{ lesson: 'shifted-windows', says: 'about sixteen times as large', from: 15, to: 17 },
    ...{ cell: 'window_0/head_0/weights:0,0', than: 'window_0/head_0/weights:0,2' },
  },
];

describe('a comparison in the words of a guide', () => {
  it.each(claims)('holds in $lesson: $says', ({ lesson, says, cell, than, from, to = Infinity }) => {
    const { guide, trace } = guided.find((each) => each.lesson.id === lesson) ?? {};
    expect(JSON.stringify(guide)).toContain(says);
    if (trace === undefined) throw new Error(`no guide of ${lesson}`);
    const of = typeof than === 'number' ? than : numberAt(trace, cellNamed(than, trace));
    const times = numberAt(trace, cellNamed(cell, trace)) / of;
    expect(times).toBeGreaterThan(from);
    expect(times).toBeLessThan(to);
  });
});

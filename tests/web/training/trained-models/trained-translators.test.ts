import { describe, expect, it } from 'vitest';
import { filterExamples, sourceLength } from '../../../../web/training/examples';
import { examples } from '../../../../web/training/tasks/english-french';
import { clause, nounPhrase } from '../../../../web/training/tasks/english-french/grammar';
import * as lexicon from '../../../../web/training/tasks/english-french/lexicon';
import { taskNamed } from '../../../../web/training/tasks/index';
import { argmaxRows } from '../../../../web/training/train';
import { model } from './trained-models';

describe('English to French', () => {
  it.each(['english-french', 'english-french-recurrent'] as const)(
    'crosses in "the european economic area", which it has never read: %s',
    async (id) => {
      const { session: learner, data } = await model(id);
      const area = examplePhrases();
      const source = clause(area);
      const given = examples([source]);
      const { tokens, whole } = learner.accuracy(given);
      expect([tokens, whole]).toEqual([1, 1]);
      learner.show(given, 0);
      const looks = argmaxRows(learner.data(taskNamed(id).map ?? ''));
      expect(source.french.slice(0, 4)).toEqual(['la', 'zone', 'économique', 'européenne']);
      expect(looks.slice(1, 4).map((place) => source.english[place])).toEqual([
        'area',
        'economic',
        'european',
      ]);
      expect(data.sourceWords).toContain('european');
    },
  );

  it('needs attention for long sentences', async () => {
    const groups = [
      [2, 5],
      [6, 9],
      [10, 13],
      [14, 20],
    ] as const;
    const curve = async (id: 'english-french-recurrent' | 'english-french-without-attention') => {
      const { session: learner, data } = await model(id);
      return groups.map(([from, to]) => {
        const isWanted = (number: number): boolean => {
          const length = sourceLength(data.heldOut, number);
          return length >= from && length <= to;
        };
        return learner.accuracy(filterExamples(data.heldOut, isWanted)).whole;
      });
    };
    const flat = await curve('english-french-recurrent');
    const falling = await curve('english-french-without-attention');
    expect(Math.min(...flat)).toBeGreaterThan(0.85);
    expect(falling[0]).toBeGreaterThan(0.8);
    expect(falling[3]).toBeLessThan(0.3);
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
  });
});

/** The clause "the european economic area grows". */
function examplePhrases() {
  const { determiners, intransitive, kinds, nouns, origins } = lexicon;
  const subject = {
    determiner: determiners[0],
    others: [origins[0], kinds[0]],
    noun: nouns.find(({ english }) => english[0] === 'area') ?? nouns[0],
  };
  expect(nounPhrase(subject).english.join(' ')).toBe('the european economic area');
  return { subject, verb: intransitive[2] ?? intransitive[0], negated: false };
}

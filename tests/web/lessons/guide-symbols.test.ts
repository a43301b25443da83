import { describe, expect, it } from 'vitest';
import type { KeyStep, Question } from '../../../web/lessons/guide';
import { matchesPattern, stepFor } from '../../../web/ui/prose/markup';
import { type Guided, guided } from './guided';

const byId = new Map(guided.map((each) => [each.lesson.id, each]));

/** The name of a node without the group that it is in: `scores` for `head_0/scores`. */
const nameOf = (node: string): string => node.replace(/^.*\//, '');

/** The symbols in a text: `[[scores]]`, but no number and no name. */
const symbolsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[\[([^:\]]+)\]\]/g)]
    .map(([, node = '']) => nameOf(node))
    .filter((name) => !/^(given|parameters|multiply-adds|arg\d)$/.test(name));

const textsOf = ({ ask, right, wrong = '', answer }: Question): readonly string[] => [
  ...[ask, right, wrong],
  ...(answer.kind === 'choice' ? answer.choices.flatMap((choice) => [choice.text, choice.wrong ?? '']) : []),
];

/** What a key step explains: its own node, and what its text defines besides. */
const explainedBy = ({ node, defines = [] }: KeyStep): readonly string[] => [nameOf(node), ...defines];

/** The symbols that a reader knows who has done the lessons that this one builds on. */
function known({ guide }: Guided): ReadonlySet<string> {
  const before = guide.needs.flatMap((id) => byId.get(id) ?? []);
  return new Set(
    before.flatMap((each) => [...known(each), ...each.guide.keySteps.flatMap((step) => explainedBy(step))]),
  );
}

const proseOf = ({ lesson, trace }: Guided, { node }: KeyStep): string => {
  const found = trace.nodes.find(({ id }) => matchesPattern(node, id));
  return stepFor(lesson, found?.id ?? node)?.prose ?? '';
};

/** The symbols of the key steps that neither they nor anything before them explains. */
function offenders(each: Guided): readonly string[] {
  const explained = new Set(known(each));
  return each.guide.keySteps.flatMap((step) => {
    for (const name of explainedBy(step)) explained.add(name);
    const texts = [
      proseOf(each, step),
      step.action ?? '',
      ...(step.prediction ? textsOf(step.prediction) : []),
    ];
    const unknown = new Set(texts.flatMap(symbolsIn).filter((name) => !explained.has(name)));
    return [...unknown].map((name) => `${step.node}: ${name}`);
  });
}

describe('a symbol', () => {
  it.each(guided.map((each) => [each.lesson.id, each] as const))(
    'in %s is a key step before it is used, here or in a lesson before, or its text says what it is',
    (_, each) => {
      expect(offenders(each)).toEqual([]);
    },
  );

  it('that a key step is said to define stands in its text', () => {
    for (const each of guided)
      for (const step of each.guide.keySteps) {
        const texts = [proseOf(each, step), step.action ?? '', step.prediction?.ask ?? ''].flatMap(symbolsIn);
        expect([each.lesson.id, step.node, ...texts]).toEqual(
          expect.arrayContaining([...(step.defines ?? [])]),
        );
      }
  });
});

import { type Relation, relations } from './lexicon';

/** Words of a sentence: "the animal did not cross the street because it was too tired". */
export const length = 12;

/** A sentence with the noun that its "it" stands for. */
export interface PronounSentence {
  /** Indices of its two nouns in `nouns`, in the order of the text. */
  readonly pair: readonly [number, number];
  readonly text: string;
  readonly noun: string;
}

export const nouns: readonly string[] = relations.flatMap((relation) => relation.nouns.flat()).sort();

const otherWords = relations.flatMap(({ adjectives, active, inverse }) => [
  ...adjectives.flat(),
  ...[...active, ...inverse].flatMap((verb) => verb.split(' ')),
]);

/** All words, the nouns first. */
export const words: readonly string[] = [
  ...nouns,
  ...[...new Set([...otherWords, 'the', 'because', 'it', 'is', 'was', 'too'])].sort(),
];

function sentence(first: string, verb: string, second: string, adjective: string): string {
  const be = verb.startsWith('cannot') ? 'is' : 'was';
  return `the ${first} ${verb} the ${second} because it ${be} too ${adjective}`;
}

/** All sentences about two nouns; "it" stands for the noun that the adjective fits. */
function sentencesAbout(one: string, other: string, relation: Relation): readonly PronounSentence[] {
  const orders = [
    ...relation.active.map((verb) => [one, verb, other] as const),
    ...relation.inverse.map((verb) => [other, verb, one] as const),
  ];
  const adjectives = relation.adjectives.flatMap((fitting, which) =>
    fitting.map((adjective) => ({ adjective, noun: which === 0 ? one : other })),
  );
  return orders.flatMap(([first, verb, second]) =>
    adjectives.map(({ adjective, noun }) => ({
      pair: [nouns.indexOf(first), nouns.indexOf(second)] as const,
      text: sentence(first, verb, second, adjective),
      noun,
    })),
  );
}

/** All sentences of the grammar. */
export function allSentences(): readonly PronounSentence[] {
  return relations.flatMap((relation) =>
    relation.nouns[0].flatMap((one) =>
      relation.nouns[1].flatMap((other) => sentencesAbout(one, other, relation)),
    ),
  );
}

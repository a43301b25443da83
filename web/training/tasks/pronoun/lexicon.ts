/** The vocabulary of the grammar. */

type Two<Item> = readonly [Item, Item];

/** Two classes of nouns, the adjectives that fit each of them, and the verbs between them. */
export interface Relation {
  readonly nouns: Two<readonly string[]>;
  readonly adjectives: Two<readonly string[]>;
  /** Verbs with a noun of the first class as their subject. */
  readonly active: readonly string[];
  /** Verbs with a noun of the second class as their subject. */
  readonly inverse: readonly string[];
}

const list = (text: string): readonly string[] => text.split(' ');

export const relations: readonly Relation[] = [
  {
    nouns: [
      list('animal dog cat horse cow goat donkey fox bear rabbit hen mouse'),
      list('street road bridge path trail field hill valley tunnel square slope track'),
    ],
    adjectives: [list('tired hungry sick lazy scared sleepy'), list('wide steep icy crowded slippery foggy')],
    active: ['did not cross', 'did not reach', 'did not use'],
    inverse: ['did not tempt', 'did not attract', 'did not suit'],
  },
  {
    nouns: [
      list('trophy ball book lamp clock bottle vase drum guitar statue plant kettle'),
      list('suitcase drawer trunk locker chest cupboard crate cabinet box basket bag bucket'),
    ],
    adjectives: [list('large big tall bulky heavy long'), list('small tiny narrow shallow full flimsy')],
    active: ['cannot fit into', 'cannot go into'],
    inverse: ['did not hold', 'did not contain'],
  },
];

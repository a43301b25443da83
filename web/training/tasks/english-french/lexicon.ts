/** The vocabulary of the grammar, with the inflected forms of both languages. */

/** Forms are `[singular, plural]`. */
export interface Noun {
  readonly english: readonly [string, string];
  readonly french: readonly [string, string];
  readonly feminine: boolean;
}

/**
 * Forms are masculine, feminine, masculine plural, feminine plural; `vowel` is the masculine singular before a vowel:
 * "un vieil arbre".
 */
export interface Adjective {
  readonly english: string;
  readonly french: readonly [string, string, string, string];
  readonly vowel: string;
}

/** `[third person singular, plural]`; "looks at" is two words. */
export interface Verb {
  readonly english: readonly [readonly string[], readonly string[]];
  readonly french: readonly [string, string];
}

type NonEmpty<Item> = readonly [Item, ...Item[]];

const noun = (english: string, french: string, feminine: boolean): Noun => ({
  english: [english, `${english.replace(/y$/, 'ie')}s`],
  french: [french, `${french}s`],
  feminine,
});
const masculine = (english: string, french: string): Noun => noun(english, french, false);
const feminine = (english: string, french: string): Noun => noun(english, french, true);

/** The last ones begin with a vowel or a silent h: "l'arbre", "cet hôtel", "mon école". */
export const nouns: NonEmpty<Noun> = [
  masculine('cat', 'chat'),
  masculine('garden', 'jardin'),
  masculine('market', 'marché'),
  masculine('train', 'train'),
  masculine('book', 'livre'),
  feminine('area', 'zone'),
  feminine('house', 'maison'),
  feminine('city', 'ville'),
  feminine('car', 'voiture'),
  feminine('bank', 'banque'),
  masculine('tree', 'arbre'),
  masculine('hotel', 'hôtel'),
  feminine('school', 'école'),
  feminine('idea', 'idée'),
];

const adjective = (
  english: string,
  ...forms: readonly [string, string, string, string, string?]
): Adjective => {
  const [masculine, feminine, masculines, feminines, vowel = masculine] = forms;
  return { english, french: [masculine, feminine, masculines, feminines], vowel };
};

/** They precede the noun in both languages. */
export const sizes: NonEmpty<Adjective> = [
  adjective('small', 'petit', 'petite', 'petits', 'petites'),
  adjective('large', 'grand', 'grande', 'grands', 'grandes'),
  adjective('old', 'vieux', 'vieille', 'vieux', 'vieilles', 'vieil'),
  adjective('beautiful', 'beau', 'belle', 'beaux', 'belles', 'bel'),
];

/** In French these follow the noun, in reverse order: "la zone économique européenne". */
export const colours: NonEmpty<Adjective> = [
  adjective('black', 'noir', 'noire', 'noirs', 'noires'),
  adjective('red', 'rouge', 'rouge', 'rouges', 'rouges'),
  adjective('white', 'blanc', 'blanche', 'blancs', 'blanches'),
];
export const origins: NonEmpty<Adjective> = [
  adjective('european', 'européen', 'européenne', 'européens', 'européennes'),
  adjective('french', 'français', 'française', 'français', 'françaises'),
  adjective('german', 'allemand', 'allemande', 'allemands', 'allemandes'),
];
export const kinds: NonEmpty<Adjective> = [
  adjective('economic', 'économique', 'économique', 'économiques', 'économiques'),
  adjective('public', 'public', 'publique', 'publics', 'publiques'),
  adjective('national', 'national', 'nationale', 'nationaux', 'nationales'),
];

/** A singular or plural determiner; `vowel` is its form before a vowel: "l'idée", "cet arbre", "mon école". */
export interface Determiner {
  readonly english: string;
  /** The English form before a vowel: "an old house". */
  readonly englishVowel?: string;
  readonly plural: boolean;
  readonly french: readonly [masculine: string, feminine: string];
  readonly vowel: readonly [masculine: string, feminine: string];
}

export const determiners: NonEmpty<Determiner> = [
  { english: 'the', plural: false, french: ['le', 'la'], vowel: ["l'", "l'"] },
  { english: 'the', plural: true, french: ['les', 'les'], vowel: ['les', 'les'] },
  { english: 'a', englishVowel: 'an', plural: false, french: ['un', 'une'], vowel: ['un', 'une'] },
  { english: 'this', plural: false, french: ['ce', 'cette'], vowel: ['cet', 'cette'] },
  { english: 'these', plural: true, french: ['ces', 'ces'], vowel: ['ces', 'ces'] },
  { english: 'my', plural: false, french: ['mon', 'ma'], vowel: ['mon', 'mon'] },
  { english: 'my', plural: true, french: ['mes', 'mes'], vowel: ['mes', 'mes'] },
  { english: 'two', plural: true, french: ['deux', 'deux'], vowel: ['deux', 'deux'] },
];

/** Names without a determiner: "anna waits". */
export const names: NonEmpty<readonly [english: string, french: string]> = [
  ['anna', 'anna'],
  ['paul', 'paul'],
  ['mary', 'marie'],
];

const verb = (english: string, frenchOne: string, frenchMany: string): Verb => {
  const [first = '', ...rest] = english.split(' ');
  return {
    english: [
      [`${first}s`, ...rest],
      [first, ...rest],
    ],
    french: [frenchOne, frenchMany],
  };
};

/** Verbs with an object. "Looks at" is one word in French; "aime" turns "ne" into "n'". */
export const transitive: NonEmpty<Verb> = [
  verb('see', 'voit', 'voient'),
  verb('love', 'aime', 'aiment'),
  verb('find', 'trouve', 'trouvent'),
  verb('look at', 'regarde', 'regardent'),
];
export const intransitive: NonEmpty<Verb> = [
  verb('sleep', 'dort', 'dorment'),
  verb('wait', 'attend', 'attendent'),
  verb('grow', 'grandit', 'grandissent'),
  verb('arrive', 'arrive', 'arrivent'),
];

export const prepositions: NonEmpty<readonly [english: string, french: string]> = [
  ['with', 'avec'],
  ['under', 'sous'],
  ['behind', 'derrière'],
];

/** Whether a French word begins with a vowel sound. */
export const startsWithVowel = (word: string): boolean => /^[aeiouéêh]/.test(word);

const uniqueSorted = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

const adjectives = [...sizes, ...colours, ...origins, ...kinds];
const verbs = [...transitive, ...intransitive];

export const englishWords = uniqueSorted([
  ...nouns.flatMap(({ english }) => english),
  ...adjectives.map(({ english }) => english),
  ...determiners.flatMap(({ english, englishVowel = english }) => [english, englishVowel]),
  ...verbs.flatMap(({ english }) => english.flat()),
  ...[...names, ...prepositions].map(([english]) => english),
  ...['do', 'does', 'not', 'and'],
]);

export const frenchWords = uniqueSorted([
  ...nouns.flatMap(({ french }) => french),
  ...adjectives.flatMap(({ french, vowel }) => [...french, vowel]),
  ...determiners.flatMap(({ french, vowel }) => [...french, ...vowel]),
  ...verbs.flatMap(({ french }) => french),
  ...[...names, ...prepositions].map(([, french]) => french),
  ...['ne', "n'", 'pas', 'et'],
]);

import type { RandomStream } from '../../random';
import {
  type Adjective,
  colours,
  type Determiner,
  determiners,
  intransitive,
  kinds,
  type Noun,
  names,
  nouns,
  origins,
  prepositions,
  sizes,
  startsWithVowel,
  transitive,
  type Verb,
} from './lexicon';

/** A sentence in both languages; `sources` holds for every French word the position of the English word that it translates. */
export interface Pair {
  readonly english: readonly string[];
  readonly french: readonly string[];
  readonly sources: readonly number[];
}

/** For example "these small red cats". */
export interface NounPhrase {
  readonly determiner: Determiner;
  readonly size?: Adjective | undefined;
  /** Adjectives before the noun in English, and after it in reverse order in French; at most two from different lists. */
  readonly others: readonly Adjective[];
  readonly noun: Noun;
}

/** A name or a noun phrase. */
export type Subject = readonly [english: string, french: string] | NounPhrase;

export interface Clause {
  readonly subject: Subject;
  readonly verb: Verb;
  readonly negated: boolean;
  readonly object?: NounPhrase | undefined;
  readonly place?: readonly [preposition: readonly [string, string], phrase: NounPhrase] | undefined;
}

/** Maximum sentence length in English words. French sentences are never longer. */
export const maxLength = 20;

/** Concatenates phrases. */
function concatPairs(pieces: readonly Pair[]): Pair {
  const before = pieces.map((_, at) =>
    pieces.slice(0, at).reduce((sum, each) => sum + each.english.length, 0),
  );
  return {
    english: pieces.flatMap(({ english }) => english),
    french: pieces.flatMap(({ french }) => french),
    sources: pieces.flatMap(({ sources }, at) => sources.map((source) => source + (before[at] ?? 0))),
  };
}

const wordForWord = (english: string, french: string): Pair => ({
  english: [english],
  french: [french],
  sources: [0],
});

/** "an old", but "a european": depends on the sound. */
const startsWithVowelSound = (english: string): boolean => /^(?!eu)[aeiou]/.test(english);

/** For example "the european economic area", "la zone économique européenne". */
export function nounPhrase({ determiner, size, others, noun }: NounPhrase): Pair {
  const plural = determiner.plural ? 1 : 0;
  const form = (noun.feminine ? 1 : 0) + 2 * plural;
  const nounFrench = noun.french[plural];
  const sizeFrench = size && (form === 0 && startsWithVowel(nounFrench) ? size.vowel : size.french[form]);
  const articles = startsWithVowel(sizeFrench ?? nounFrench) ? determiner.vowel : determiner.french;
  const before = size ? [size.english] : [];
  const isVowelSound = startsWithVowelSound(
    [...before, ...others.map(({ english }) => english), noun.english[0]][0] ?? '',
  );
  const nounAt = 1 + before.length + others.length;
  return {
    english: [
      (isVowelSound && determiner.englishVowel) || determiner.english,
      ...before,
      ...others.map(({ english }) => english),
      noun.english[plural],
    ],
    french: [
      articles[noun.feminine ? 1 : 0],
      ...(sizeFrench === undefined ? [] : [sizeFrench]),
      nounFrench,
      ...others.map(({ french }) => french[form] ?? '').reverse(),
    ],
    sources: [0, ...before.map(() => 1), nounAt, ...others.map((_, at) => nounAt - 1 - at)],
  };
}

/** "does not see", "ne voit pas"; "do not love", "n'aiment pas": both "ne" and "pas" translate "not". */
function verbPhrase(verb: Verb, isPlural: boolean, negated: boolean): Pair {
  const french = verb.french[isPlural ? 1 : 0];
  const [one, base] = verb.english;
  if (!negated) return { english: isPlural ? base : one, french: [french], sources: [0] };
  return {
    english: [isPlural ? 'do' : 'does', 'not', ...base],
    french: [startsWithVowel(french) ? "n'" : 'ne', french, 'pas'],
    sources: [1, 2, 1],
  };
}

const isPhrase = (subject: Subject): subject is NounPhrase => 'noun' in subject;

export function clause({ subject, verb, negated, object, place }: Clause): Pair {
  const isPlural = isPhrase(subject) && subject.determiner.plural;
  return concatPairs([
    isPhrase(subject) ? nounPhrase(subject) : wordForWord(...subject),
    verbPhrase(verb, isPlural, negated),
    ...(object ? [nounPhrase(object)] : []),
    ...(place ? [wordForWord(...place[0]), nounPhrase(place[1])] : []),
  ]);
}

/** One clause, or two joined by "and". */
export function sentence(clauses: readonly Clause[]): Pair {
  const [first, ...rest] = clauses.map(clause);
  return concatPairs([
    ...(first ? [first] : []),
    ...rest.flatMap((each) => [wordForWord('and', 'et'), each]),
  ]);
}

function randomPhrase(random: RandomStream, indefinite: boolean): NounPhrase {
  const determiner = random.pick(determiners);
  if (!indefinite && determiner.englishVowel !== undefined) return randomPhrase(random, indefinite);
  const size = random.oneIn(3) ? random.pick(sizes) : undefined;
  const others = [colours, origins, kinds].flatMap((each) => (random.oneIn(3) ? [random.pick(each)] : []));
  return { determiner, size, others: others.slice(-2), noun: random.pick(nouns) };
}

/** In negated clauses the object is never indefinite: French would replace "un" by "de" ("il ne voit pas de chat"). */
function randomClause(random: RandomStream): Clause {
  const negated = random.oneIn(4);
  const hasObject = random.oneIn(2);
  return {
    subject: random.oneIn(4) ? random.pick(names) : randomPhrase(random, true),
    verb: random.pick(hasObject ? transitive : intransitive),
    negated,
    object: hasObject ? randomPhrase(random, !negated) : undefined,
    place: random.oneIn(3) ? [random.pick(prepositions), randomPhrase(random, true)] : undefined,
  };
}

/** A sentence of at most `maxLength` English words. */
export function randomSentence(random: RandomStream): Pair {
  const clauses = [randomClause(random), ...(random.oneIn(3) ? [randomClause(random)] : [])];
  const pair = sentence(clauses);
  return pair.english.length <= maxLength ? pair : randomSentence(random);
}

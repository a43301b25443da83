import { describe, expect, it } from 'vitest';
import { sampleSentences } from '../../../web/training/tasks/english-french';
import {
  type Clause,
  clause,
  maxLength,
  type NounPhrase,
  nounPhrase,
  type Pair,
  sentence,
} from '../../../web/training/tasks/english-french/grammar';
import * as lexicon from '../../../web/training/tasks/english-french/lexicon';

const adjectives = [...lexicon.sizes, ...lexicon.colours, ...lexicon.origins, ...lexicon.kinds];

function found<Item>(items: readonly Item[], is: (item: Item) => boolean): Item {
  const item = items.find(is);
  if (item === undefined) throw new Error('there is no such word');
  return item;
}

/** Parses "the european economic area" with the words of the grammar. */
function phrase(text: string): NounPhrase {
  const [first, ...words] = text.split(' ');
  const last = words.at(-1) ?? '';
  const noun = found(lexicon.nouns, ({ english }) => english.includes(last));
  const plural = noun.english[1] === last;
  const determiner = found(
    lexicon.determiners,
    (each) => [each.english, each.englishVowel].includes(first) && each.plural === plural,
  );
  const chosen = words.slice(0, -1).map((word) => found(adjectives, ({ english }) => english === word));
  const isSize = (each: (typeof chosen)[number]): boolean => lexicon.sizes.includes(each);
  return { determiner, noun, size: chosen.find(isSize), others: chosen.filter((each) => !isSize(each)) };
}

const verbs = [...lexicon.transitive, ...lexicon.intransitive];
const verb = (one: string) => found(verbs, ({ english }) => english[0].join(' ') === one);
const anna = found(lexicon.names, ([name]) => name === 'anna');
const render = ({ english, french }: Pair): string => `${english.join(' ')}: ${french.join(' ')}`;

/** Expects exactly these words from the grammar. */
const expectPhrase = (text: string): void =>
  expect(render(nounPhrase(phrase(text.split(':')[0] ?? '')))).toBe(text);

describe('noun phrases', () => {
  it('put adjectives where French has them', () => {
    expectPhrase('the european economic area: la zone économique européenne');
    expectPhrase('a small black cat: un petit chat noir');
    expectPhrase('the white french books: les livres français blancs');
  });

  it('agree in gender and number', () => {
    expectPhrase('these beautiful german cars: ces belles voitures allemandes');
    expectPhrase('two national markets: deux marchés nationaux');
    expectPhrase('two national banks: deux banques nationales');
    expectPhrase('this public garden: ce jardin public');
    expectPhrase('this public school: cette école publique');
    expectPhrase('my old cities: mes vieilles villes');
  });

  it('make way for a vowel', () => {
    expectPhrase("the idea: l' idée");
    expectPhrase("the red hotel: l' hôtel rouge");
    expectPhrase('the trees: les arbres');
    expectPhrase('the beautiful hotel: le bel hôtel');
    expectPhrase('this tree: cet arbre');
    expectPhrase('this old tree: ce vieil arbre');
    expectPhrase('this old school: cette vieille école');
    expectPhrase('my idea: mon idée');
    expectPhrase('my beautiful idea: ma belle idée');
  });

  it('say "an" where it is spoken', () => {
    expectPhrase('an old house: une vieille maison');
    expectPhrase('an idea: une idée');
    expectPhrase('an economic area: une zone économique');
    expectPhrase('a european area: une zone européenne');
  });

  it('know which word each renders', () => {
    const { english, french, sources } = nounPhrase(phrase('the european economic area'));
    expect(french.map((word, at) => [word, english[sources[at] ?? -1]])).toEqual([
      ['la', 'the'],
      ['zone', 'area'],
      ['économique', 'economic'],
      ['européenne', 'european'],
    ]);
  });
});

describe('sentences', () => {
  const waits: Clause = { subject: anna, verb: verb('waits'), negated: false };

  it('agree with their subjects, and negate around the verb', () => {
    expect(render(clause(waits))).toBe('anna waits: anna attend');
    expect(render(clause({ ...waits, negated: true }))).toBe("anna does not wait: anna n' attend pas");
    const cats: Clause = { ...waits, subject: phrase('the cats'), verb: verb('sleeps') };
    expect(render(clause(cats))).toBe('the cats sleep: les chats dorment');
    expect(render(clause({ ...cats, negated: true }))).toBe(
      'the cats do not sleep: les chats ne dorment pas',
    );
    const looks: Clause = { ...cats, verb: verb('looks at'), object: phrase('my tree') };
    expect(render(clause(looks))).toBe('the cats look at my tree: les chats regardent mon arbre');
  });

  it('are joined', () => {
    const under: Clause = { ...waits, place: [['under', 'sous'], phrase('a red tree')] };
    const pair = sentence([waits, under]);
    expect(render(pair)).toBe(
      'anna waits and anna waits under a red tree: anna attend et anna attend sous un arbre rouge',
    );
    expect(pair.sources).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 7]);
  });
});

const { heldOut, training } = await sampleSentences();

describe('the sentences of the task', () => {
  const lengths = (pairs: readonly Pair[]) => new Set(pairs.map(({ english }) => english.length));

  it('are of all lengths from 2 to 20', () => {
    const all = Array.from({ length: maxLength - 1 }, (_, at) => at + 2);
    expect([...lengths(training)].sort((a, b) => a - b)).toEqual(all);
    expect([...lengths(heldOut)].sort((a, b) => a - b)).toEqual(all);
  });

  it('never say "european economic area" in training, and say all three words', () => {
    const texts = training.map(({ english }) => english.join(' '));
    expect(texts.filter((text) => text.includes('european economic area'))).toEqual([]);
    for (const known of ['european', 'economic', 'area', 'european economic', 'economic area'])
      expect(texts.filter((text) => text.includes(known)).length).toBeGreaterThan(50);
  });

  it('have one English word for every French one, and "not" alone for two', () => {
    for (const { english, french, sources } of [...training.slice(0, 2000), ...heldOut]) {
      expect(sources.length).toBe(french.length);
      const twice = sources.filter((source, at) => sources.indexOf(source) !== at);
      expect(twice.map((source) => english[source])).toEqual(
        french.filter((word) => word === 'pas').map(() => 'not'),
      );
      expect(Math.max(...sources)).toBeLessThan(english.length);
    }
  });

  it('agree: adjectives and determiners are forms of the gender and number of their noun', () => {
    const slips = training.flatMap(({ french }) => disagreements(french));
    expect(slips).toEqual([]);
  });
});

/** Words that do not agree with their noun, found without the code of the grammar. */
function disagreements(french: readonly string[]): readonly string[] {
  const nounAt = (word: string) => lexicon.nouns.find((each) => each.french.includes(word));
  return french.flatMap((word, at) => {
    const noun = nounAt(word);
    if (noun === undefined) return [];
    const form = (noun.feminine ? 1 : 0) + (noun.french[1] === word ? 2 : 0);
    const opening = (next: string) => (lexicon.startsWithVowel(next) ? 'vowel' : 'french');
    const isAdjective = (each: string) =>
      adjectives.some((known) => [...known.french, known.vowel].includes(each));
    const first = isAdjective(french[at - 1] ?? '') ? at - 1 : at;
    const last = french.findIndex((each, place) => place > at && !isAdjective(each));
    const beside = french.slice(at + 1, last < 0 ? french.length : last);
    const articles = lexicon.determiners
      .filter(({ plural }) => plural === form > 1)
      .map((each) => each[opening(french[first] ?? '')][noun.feminine ? 1 : 0]);
    const sizes = lexicon.sizes.map((each) =>
      form === 0 && lexicon.startsWithVowel(word) ? each.vowel : each.french[form],
    );
    return [
      ...(articles.includes(french[first - 1] ?? '') ? [] : [`${french[first - 1]} … ${word}`]),
      ...(first === at || sizes.includes(french[first]) ? [] : [`${french[first]} ${word}`]),
      ...beside
        .filter((each) => !adjectives.some((known) => known.french[form] === each))
        .map((each) => `${word} … ${each}`),
    ];
  });
}

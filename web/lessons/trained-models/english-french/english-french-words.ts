import { englishWords, frenchWords } from '../../../training/tasks/english-french/lexicon';
import type { Example } from '../../lesson';
import type { Text } from '../preset';

/** The word that ends a sentence. */
export const end = '.';

const crossed: Example = {
  input: 'the european economic area grows',
  target: 'la zone économique européenne grandit',
};
const short: Example = { input: 'paul does not sleep', target: 'paul ne dort pas' };
const hotel: Example = {
  input: 'an old european national hotel arrives',
  target: 'un vieil hôtel national européen arrive',
};
const bank: Example = {
  input: 'my economic bank finds my beautiful black areas',
  target: 'ma banque économique trouve mes belles zones noires',
};

/** Longer than most. */
export const long: Example = {
  input: 'these small red cats sleep behind my old black house and anna waits',
  target: 'ces petits chats rouges dorment derrière ma vieille maison noire et anna attend',
};

/** Sentences that no translator has learned from. */
export const examples: readonly Example[] = [
  crossed,
  short,
  { input: 'these french economic trains wait', target: 'ces trains économiques français attendent' },
  hotel,
  {
    input: 'a european national area does not wait',
    target: "une zone nationale européenne n' attend pas",
  },
  bank,
];

/** Three sentences that do not fit into one row, and two that do. */
export const failingExamples: readonly [Example, ...Example[]] = [hotel, bank, long, crossed, short];

/** What a translator begins with: a sentence and all of its translation. */
export function textOf({ input: given, target: written }: Example): Text {
  return {
    tokens: { query: ['start', ...written.split(' ')], key: given.split(' ') },
    query: { input: 'target', words: [...frenchWords, end], start: 'start' },
    key: { input: 'source', words: englishWords },
  };
}

/** What every translator that does not fail begins with. */
export const text: Text = textOf(crossed);

/** Why lines between the words would cross. */
export const crossing =
  'A row bears the name of the word before the one that it writes. In “the european economic area” the adjectives ' +
  'come before the noun, in “la zone économique européenne” after it and in the opposite order: lines that ' +
  'join each word to the one that it renders would cross. Nobody told the model which word renders which.';

import { englishWords, frenchWords } from '../../training/tasks/english-french/lexicon';
import type { Example } from '../lesson';
import type { Text } from './preset';

/** The word that ends a sentence. */
export const end = '.';

/** What every translator begins with. */
export const text: Text = {
  tokens: {
    query: ['start', 'la', 'zone', 'économique', 'européenne', 'grandit'],
    key: ['the', 'european', 'economic', 'area', 'grows'],
  },
  query: { input: 'target', words: [...frenchWords, end], start: 'start' },
  key: { input: 'source', words: englishWords },
};

/** Sentences that no translator has learned from. */
export const examples: readonly Example[] = [
  { given: 'the european economic area grows', written: 'la zone économique européenne grandit' },
  { given: 'paul does not sleep', written: 'paul ne dort pas' },
  { given: 'these french economic trains wait', written: 'ces trains économiques français attendent' },
  {
    given: 'an old european national hotel arrives',
    written: 'un vieil hôtel national européen arrive',
  },
  {
    given: 'a european national area does not wait',
    written: "une zone nationale européenne n' attend pas",
  },
  {
    given: 'my economic bank finds my beautiful black areas',
    written: 'ma banque économique trouve mes belles zones noires',
  },
];

/** Why lines between the words would cross. */
export const crossing =
  'A row bears the name of the word before the one that it writes. In “the european economic area” the adjectives ' +
  'come before the noun, in “la zone économique européenne” after it and in the opposite order: lines that ' +
  'join each word to the one that it renders would cross. Nobody told the model which word renders which.';

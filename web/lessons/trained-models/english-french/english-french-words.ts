import { englishWords, frenchWords } from '../../../training/tasks/english-french/lexicon';
import type { Example } from '../../lesson';
import type { Text } from '../preset';

/** The end token. */
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

/** A long sentence. */
export const long: Example = {
  input: 'these small red cats sleep behind my old black house and anna waits',
  target: 'ces petits chats rouges dorment derrière ma vieille maison noire et anna attend',
};

/** 23 words; the longest sentence of the training has 20. */
export const longerThanTraining: Example = {
  input:
    'my small european national bank does not look at the old black german house and these beautiful red cats sleep under my car',
  target:
    'ma petite banque nationale européenne ne regarde pas la vieille maison allemande noire et ces beaux chats rouges dorment sous ma voiture',
};

/** Held-out sentences. */
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

/** Three sentences that the model without attention fails on, and two that it translates. */
export const failingExamples: readonly [Example, ...Example[]] = [hotel, bank, long, crossed, short];

/** The initial text of a translator: a sentence and its whole translation. */
export function textOf({ input: given, target: written }: Example): Text {
  return {
    tokens: { query: ['start', ...written.split(' ')], key: given.split(' ') },
    query: {
      input: 'target',
      words: [...frenchWords, end],
      start: 'start',
      positions: 'target/learned_positions',
    },
    key: { input: 'source', words: englishWords, positions: 'source/learned_positions' },
  };
}

/** The default text of the translators. */
export const text: Text = textOf(crossed);

/** Explains the reordering of adjectives. */
export const crossing =
  'Each row has the name of the word before the one that is written from it. In “the european economic area” the adjectives ' +
  'come before the noun, in “la zone économique européenne” after it and in the opposite order: lines between each word ' +
  'and its translation would cross. Nobody told the model which words belong together.';

import { divmod, type NumberToWords, numberWord, shiftToThousands } from './number-word';

const small =
  `null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
  neunzehn`.split(/\s+/);
const tens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** One is "ein" before "und", "hundert" and "tausend", and "eins" at the end. */
const underHundred: NumberToWords = (value) => {
  if (value < 10) return [numberWord(small[value], 0)];
  if (value < 20) return [numberWord(small[value], 1, 0)];
  const [ten, unit] = divmod(value, 10);
  return [...(unit ? [numberWord(small[unit], 0), numberWord('und')] : []), numberWord(tens[ten], 1)];
};

const atEnd: NumberToWords = (value) => (value === 1 ? [numberWord('eins', 0)] : underHundred(value));

const underThousand: NumberToWords = (value) => {
  const [hundreds, rest] = divmod(value, 100);
  if (hundreds === 0) return atEnd(value);
  return [numberWord(small[hundreds], 2), numberWord('hundert'), ...(rest ? atEnd(rest) : [])];
};

/** For example "fünf und achtzig tausend zwei hundert drei und sechzig". */
export const german: NumberToWords = (value) => {
  const [thousands, rest] = divmod(value, 1000);
  if (thousands === 0) return underThousand(value);
  return [
    ...shiftToThousands(underHundred(thousands)),
    numberWord('tausend'),
    ...(rest ? underThousand(rest) : []),
  ];
};

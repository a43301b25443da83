import { divmod, type NumberToWords, type NumberWord, numberWord, shiftToThousands } from './number-word';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const tens = '- - vingt trente quarante cinquante soixante'.split(' ');

/**
 * Seventeen is ten and seven. After "soixante" and "quatre vingt" the numbers continue to nineteen; no word then
 * determines the tens digit.
 */
const underTwenty = (value: number, decidesTen: boolean): readonly NumberWord[] => {
  const ten = decidesTen ? [1] : [];
  if (value > 16) return [numberWord('dix', ...ten), numberWord(small[value - 10], 0)];
  return [numberWord(small[value], ...(value > 9 ? ten : []), 0)];
};

const twenties = (word: string): readonly NumberWord[] => [numberWord('quatre'), numberWord(word)];

const underHundred: NumberToWords = (value) => {
  if (value < 20) return underTwenty(value, true);
  if (value === 80) return twenties('vingts');
  if (value > 80) return [...twenties('vingt'), ...underTwenty(value - 80, false)];
  const start = value < 70 ? divmod(value, 10)[0] : 6;
  const rest = value - 10 * start;
  return [
    numberWord(tens[start], ...(value < 70 ? [1] : [])),
    ...(rest % 10 === 1 ? [numberWord('et')] : []),
    ...(rest ? underTwenty(rest, false) : []),
  ];
};

const underThousand: NumberToWords = (value) => {
  const [hundreds, rest] = divmod(value, 100);
  if (hundreds === 0) return underHundred(value);
  if (hundreds === 1) return [numberWord('cent', 2), ...(rest ? underHundred(rest) : [])];
  return [
    numberWord(small[hundreds], 2),
    ...(rest ? [numberWord('cent'), ...underHundred(rest)] : [numberWord('cents')]),
  ];
};

/** For example "quatre vingt cinq mille deux cent soixante trois"; 80,000 is "quatre vingt mille", without s. */
export const french: NumberToWords = (value) => {
  const [thousands, rest] = divmod(value, 1000);
  const after = rest ? underThousand(rest) : [];
  if (thousands === 0) return underThousand(value);
  if (thousands === 1) return [numberWord('mille', 3), ...after];
  const before = thousands === 80 ? twenties('vingt') : underHundred(thousands);
  return [...shiftToThousands(before), numberWord('mille'), ...after];
};

import { divmod, type NumberToWords, numberWord, shiftToThousands } from './number-word';

const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`.split(/\s+/);
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const underHundred: NumberToWords = (value) => {
  if (value < 10) return [numberWord(small[value], 0)];
  if (value < 20) return [numberWord(small[value], 1, 0)];
  const [ten, unit] = divmod(value, 10);
  return [numberWord(tens[ten], 1), ...(unit ? underHundred(unit) : [])];
};

const underThousand: NumberToWords = (value) => {
  const [hundreds, rest] = divmod(value, 100);
  if (hundreds === 0) return underHundred(value);
  return [numberWord(small[hundreds], 2), numberWord('hundred'), ...(rest ? underHundred(rest) : [])];
};

/** For example "eighty five thousand two hundred sixty three". */
export const english: NumberToWords = (value) => {
  const [thousands, rest] = divmod(value, 1000);
  if (thousands === 0) return underThousand(value);
  return [
    ...shiftToThousands(underHundred(thousands)),
    numberWord('thousand'),
    ...(rest ? underThousand(rest) : []),
  ];
};

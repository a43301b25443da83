import { cut, type Speak, spoken, thousandfold } from './spoken';

const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen`.split(/\s+/);
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const underHundred: Speak = (value) => {
  if (value < 10) return [spoken(small[value], 0)];
  if (value < 20) return [spoken(small[value], 1, 0)];
  const [ten, unit] = cut(value, 10);
  return [spoken(tens[ten], 1), ...(unit ? underHundred(unit) : [])];
};

const underThousand: Speak = (value) => {
  const [hundreds, rest] = cut(value, 100);
  if (hundreds === 0) return underHundred(value);
  return [spoken(small[hundreds], 2), spoken('hundred'), ...(rest ? underHundred(rest) : [])];
};

/** "eighty five thousand two hundred sixty three" */
export const english: Speak = (value) => {
  const [thousands, rest] = cut(value, 1000);
  if (thousands === 0) return underThousand(value);
  return [...thousandfold(underHundred(thousands)), spoken('thousand'), ...(rest ? underThousand(rest) : [])];
};

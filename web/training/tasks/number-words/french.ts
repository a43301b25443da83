import { cut, type Speak, type Spoken, spoken, thousandfold } from './spoken';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const tens = '- - vingt trente quarante cinquante soixante'.split(' ');

/** Seventeen is ten and seven. After "soixante" and "quatre vingt" these run on to nineteen: then no word decides the ten. */
const underTwenty = (value: number, decidesTen: boolean): readonly Spoken[] => {
  const ten = decidesTen ? [1] : [];
  if (value > 16) return [spoken('dix', ...ten), spoken(small[value - 10], 0)];
  return [spoken(small[value], ...(value > 9 ? ten : []), 0)];
};

const twenties = (word: string): readonly Spoken[] => [spoken('quatre'), spoken(word)];

const underHundred: Speak = (value) => {
  if (value < 20) return underTwenty(value, true);
  if (value === 80) return twenties('vingts');
  if (value > 80) return [...twenties('vingt'), ...underTwenty(value - 80, false)];
  const start = value < 70 ? cut(value, 10)[0] : 6;
  const rest = value - 10 * start;
  return [
    spoken(tens[start], ...(value < 70 ? [1] : [])),
    ...(rest % 10 === 1 ? [spoken('et')] : []),
    ...(rest ? underTwenty(rest, false) : []),
  ];
};

const underThousand: Speak = (value) => {
  const [hundreds, rest] = cut(value, 100);
  if (hundreds === 0) return underHundred(value);
  if (hundreds === 1) return [spoken('cent', 2), ...(rest ? underHundred(rest) : [])];
  return [
    spoken(small[hundreds], 2),
    ...(rest ? [spoken('cent'), ...underHundred(rest)] : [spoken('cents')]),
  ];
};

/** "quatre vingt cinq mille deux cent soixante trois"; eighty thousand is "quatre vingt mille", without its s. */
export const french: Speak = (value) => {
  const [thousands, rest] = cut(value, 1000);
  const after = rest ? underThousand(rest) : [];
  if (thousands === 0) return underThousand(value);
  if (thousands === 1) return [spoken('mille', 3), ...after];
  const before = thousands === 80 ? twenties('vingt') : underHundred(thousands);
  return [...thousandfold(before), spoken('mille'), ...after];
};

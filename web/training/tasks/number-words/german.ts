import { cut, type Speak, spoken, thousandfold } from './spoken';

const small =
  `null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
  neunzehn`.split(/\s+/);
const tens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');

/** Before "und", "hundert" and "tausend" one is "ein", at the end "eins". */
const underHundred: Speak = (value) => {
  if (value < 10) return [spoken(small[value], 0)];
  if (value < 20) return [spoken(small[value], 1, 0)];
  const [ten, unit] = cut(value, 10);
  return [...(unit ? [spoken(small[unit], 0), spoken('und')] : []), spoken(tens[ten], 1)];
};

const atTheEnd: Speak = (value) => (value === 1 ? [spoken('eins', 0)] : underHundred(value));

const underThousand: Speak = (value) => {
  const [hundreds, rest] = cut(value, 100);
  if (hundreds === 0) return atTheEnd(value);
  return [spoken(small[hundreds], 2), spoken('hundert'), ...(rest ? atTheEnd(rest) : [])];
};

/** "fünf und achtzig tausend zwei hundert drei und sechzig" */
export const german: Speak = (value) => {
  const [thousands, rest] = cut(value, 1000);
  if (thousands === 0) return underThousand(value);
  return [...thousandfold(underHundred(thousands)), spoken('tausend'), ...(rest ? underThousand(rest) : [])];
};

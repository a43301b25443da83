import { Arithmetic, type Dtype } from './arithmetic';
import type { NamedTensor } from './tensor';

/** Numbers of an array as texts, in one format for all, and how far apart the printed digits are. */
interface Printed {
  readonly texts: readonly string[];
}

const exponent = (value: number, digits: number): string =>
  value.toExponential(digits).replace(/e([+-])(\d)$/, 'e$10$2');

/** With infinities as NumPy and PyTorch write them. */
const special = (value: number): string | null =>
  Number.isFinite(value) ? null : Number.isNaN(value) ? 'nan' : value < 0 ? '-inf' : 'inf';

function ranges(data: readonly number[]): { least: number; most: number } {
  const sizes = data.filter((value) => value !== 0 && Number.isFinite(value)).map(Math.abs);
  return { least: Math.min(...sizes, Infinity), most: Math.max(...sizes, 0) };
}

/** Digits after the point of the mantissa, without zeros at its end. */
const mantissaDigits = (value: number, most: number): number =>
  Number(value.toExponential(most).split('e')[0]).toString().split('.')[1]?.length ?? 0;

/** The shortest digits that tell the numbers of this format apart, at most `digits` after the point, as NumPy prints. */
function numpyTexts(data: readonly number[], digits: number): Printed {
  const { least, most } = ranges(data);
  const isScientific = most >= 1e8 || least < 1e-4 || most / least > 1000;
  const short = data.map((value) => special(value) ?? String(Number(value.toFixed(digits))));
  if (isScientific) {
    const needed = data.filter(Number.isFinite).map((value) => mantissaDigits(value, digits));
    return { texts: data.map((value) => special(value) ?? exponent(value, Math.max(...needed))) };
  }
  const longest = Math.max(...short.map((text) => text.split('.')[1]?.length ?? 0));
  const texts = data.map((value) => {
    const exact = special(value);
    if (exact !== null) return exact;
    const fixed = value.toFixed(digits).replace(/0+$/, '');
    return fixed.padEnd(fixed.indexOf('.') + 1 + longest);
  });
  return { texts };
}

/** Four digits, as PyTorch prints. */
function torchTexts(data: readonly number[]): Printed {
  const { least, most } = ranges(data);
  const isWhole = data.every((value) => !Number.isFinite(value) || Number.isInteger(value));
  const isScientific = most / least > 1000 || most > 1e8 || least < 1e-4;
  const texts = data.map((value) => {
    const exact = special(value);
    if (exact !== null) return exact;
    if (isWhole) return most > 1e8 ? exponent(value, 4) : `${value}.`;
    return isScientific ? exponent(value, 4) : value.toFixed(4);
  });
  return { texts };
}

/** Rows in brackets, wrapped at the width of the screen. */
function brackets(
  texts: readonly string[],
  shape: readonly number[],
  indent: number,
  comma: string,
  width: number,
): string {
  const [side = 1, ...rest] = shape;
  if (rest.length > 0) {
    const size = texts.length / side;
    const parts = Array.from({ length: side }, (_, at) =>
      brackets(texts.slice(at * size, (at + 1) * size), rest, indent + 1, comma, width),
    );
    return `[${parts.join(`${comma}${'\n'.repeat(rest.length)}${' '.repeat(indent + 1)}`)}]`;
  }
  const lines: string[] = [];
  let line = '';
  for (const [at, text] of texts.entries()) {
    const word = at < texts.length - 1 ? `${text}${comma}` : text;
    if (line !== '' && indent + 2 + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return `[${[...lines, line].join(`\n${' '.repeat(indent + 1)}`)}]`;
}

const padded = (texts: readonly string[]): readonly string[] => {
  const width = Math.max(...texts.map(({ length }) => length));
  return texts.map((text) => text.padStart(width));
};

/** The shortest decimal number that a float16 is nearest to, as NumPy prints it. */
function shortestHalf(value: number): number {
  const { round } = new Arithmetic('float16');
  for (let digits = 1; digits < 6; digits++) {
    const short = Number(value.toPrecision(digits));
    if (round(short) === value) return short;
  }
  return value;
}

/** `print(name, array)` of NumPy, or its repr. */
export function numpyPrint(
  { shape, data }: NamedTensor,
  digits: number,
  isRepr: boolean,
  dtype: Dtype,
): string {
  const isHalf = dtype === 'float16';
  const texts = padded(numpyTexts(isHalf ? data.map(shortestHalf) : data, digits).texts);
  const start = isRepr ? 6 : 0;
  const body = brackets(texts, shape, start, isRepr ? ',' : '', 75);
  if (!isRepr) return body;
  return dtype === 'float64' ? `array(${body})` : `array(${body}, dtype=${dtype})`;
}

export function torchPrint({ shape, data }: NamedTensor, dtype: Dtype): string {
  const body = brackets(padded(torchTexts(data).texts), shape, 7, ',', 80);
  return dtype === 'float32' ? `tensor(${body})` : `tensor(${body}, dtype=torch.${dtype})`;
}

/** How a program introduces what it prints. */
export const headings: readonly ((name: string, body: string) => string)[] = [
  (name, body) => `${name} = ${body}`,
  (name, body) => `${name}: ${body}`,
  (name, body) => `${name}:\n${body}`,
  (name, body) => `${name}\n${body}`,
  (name, body) => `>>> ${name}\n${body}`,
  (name, body) => `>>> print(${name})\n${body}`,
];

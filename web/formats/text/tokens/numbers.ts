/** What a number is, and how it was written. */
export interface WrittenNumber {
  readonly value: number;
  /** Digits after the point. */
  readonly fraction: number;
  /** The power of ten that its digits are multiplied by: of `1e-3`, of `50%`. */
  readonly exponent: number;
  /** Digits after the point without the zeros at their end. */
  readonly trimmed: number;
  /** Significant digits; 0 of 0. */
  readonly significant: number;
  readonly isPercent: boolean;
  readonly kind: 'integer' | 'decimal' | 'scientific' | 'exact' | 'boolean' | 'special' | 'null';
}

/** Longest text of a number. */
const longest = 400;

const finite =
  /^([+-]?)(\d+(?:_\d+)*)?(?:([.,])(\d*))?(?:(?:[eEdD]|f(?!(?:32|64)$)|\*\^)([+-]?\d{1,5}))?(?:[fFlL]|f(?:32|64))?( ?\\?%)?$/;
const fraction = /^([+-]?\d+(?:[.]\d+)?)\/\/?(\d+(?:[.]\d+)?)$/;
const infinity = /^([+-]?)(?:(?:np|numpy|jnp|math|torch|mx|tf)\.)?(?:inff?|infinity|infty|∞|1\.#INF0*)$/i;
const nan =
  /^[+-]?(?:(?:np|numpy|jnp|math|torch|mx|tf)\.)?(?:nan(?:\((?:ind|snan|q?nan|0x[\da-f]+)\))?|1\.#(?:QNAN|SNAN|IND)0*|NA|NA_real_|<NA>)$/i;
const boolean = /^(?:(?:np|numpy)\.)?(?:true|false)_?$/i;

const special = (value: number): WrittenNumber => ({
  ...{ value, fraction: 0, trimmed: 0, exponent: 0, significant: 0, isPercent: false },
  kind: 'special',
});

/** The number that a word stands for, `-0.5`, `1.`, `2e-3`, `67%`, `-inf`, `True`; null if it is none. */
export function numberOf(word: string): WrittenNumber | null {
  if (word.length > longest) return null;
  const parts = finite.exec(word);
  if (parts !== null && (parts[2] !== undefined || (parts[4] ?? '') !== '')) return finiteNumber(word, parts);
  if (infinity.test(word)) return special(word.startsWith('-') ? -Infinity : Infinity);
  if (nan.test(word)) return special(Number.NaN);
  if (boolean.test(word)) return { ...special(/true/i.test(word) ? 1 : 0), kind: 'boolean' };
  if (word === 'null') return { ...special(Number.NaN), kind: 'null' };
  return fractionNumber(word);
}

function finiteNumber(word: string, parts: RegExpExecArray): WrittenNumber {
  const [, sign = '', whole = '', point, after = '', power, percent] = parts;
  const exponent = Number(power ?? 0) - (percent === undefined ? 0 : 2);
  const digits = `${whole}${after}`.replace(/^[0_]+|_/g, '');
  const isPlain = percent === undefined && power === undefined && !/[_,fFlL]/.test(word);
  return {
    value: Number(isPlain ? word : `${sign}${whole.replaceAll('_', '') || '0'}.${after || '0'}e${exponent}`),
    fraction: after.length,
    trimmed: trimmedLength(after),
    exponent,
    significant: digits.length,
    isPercent: percent !== undefined,
    kind: exponent !== 0 || power !== undefined ? 'scientific' : point === undefined ? 'integer' : 'decimal',
  };
}

function trimmedLength(digits: string): number {
  let end = digits.length;
  while (end > 0 && digits[end - 1] === '0') end -= 1;
  return end;
}

function fractionNumber(word: string): WrittenNumber | null {
  const [, above, below] = fraction.exec(word) ?? [];
  if (above === undefined || Number(below) === 0) return null;
  return { ...special(Number(above) / Number(below)), kind: 'exact' };
}

/** The numbers of a text, by id: what each is, how it was written, and where. Grows as they are read. */
export class Numbers {
  readonly written: WrittenNumber[] = [];
  readonly offsets: number[] = [];

  get(id: number): WrittenNumber {
    return this.written[id] ?? special(Number.NaN);
  }

  offset(id: number): number {
    return this.offsets[id] ?? 0;
  }

  /** The number times a power of ten. */
  addScaled(id: number, power: number): number {
    const number = this.get(id);
    if (!Number.isFinite(number.value) || power === 0) return id;
    const [digits = '0', exponent = '0'] = number.value.toExponential().split('e');
    const value = Number(`${digits}e${Number(exponent) + power}`);
    const kind = number.kind === 'exact' || number.kind === 'boolean' ? number.kind : 'scientific';
    return this.add({ ...number, value, exponent: number.exponent + power, kind }, this.offset(id));
  }

  add(number: WrittenNumber, offset: number): number {
    this.offsets.push(offset);
    return this.written.push(number) - 1;
  }
}

/** A number word and the powers of ten whose digits it alone determines: "achtzig" in 85263 determines the digit of 10⁴. */
export interface NumberWord {
  readonly word: string;
  readonly decides: readonly number[];
}

/** The words of an integer from 0 to 99,999. German compounds are split: "fünf und achtzig". */
export type NumberToWords = (value: number) => readonly NumberWord[];

export const numberWord = (word: string | undefined, ...decides: readonly number[]): NumberWord => ({
  word: word ?? '',
  decides,
});

/** The same words as multiples of a thousand. */
export const shiftToThousands = (words: readonly NumberWord[]): readonly NumberWord[] =>
  words.map(({ word, decides }) => ({ word, decides: decides.map((power) => power + 3) }));

/** Quotient and remainder: 85263 by 1000 is 85 and 263. */
export const divmod = (value: number, divisor: number): readonly [number, number] => [
  Math.floor(value / divisor),
  value % divisor,
];

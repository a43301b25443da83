/** One word of a spoken number, and the powers of ten whose digits it alone decides: "achtzig" in 85263 the fourth. */
export interface NumberWord {
  readonly word: string;
  readonly decides: readonly number[];
}

/** The words of a whole number from 0 to 99,999. German is cut where its words are put together: "fünf und achtzig". */
export type NumberToWords = (value: number) => readonly NumberWord[];

export const numberWord = (word: string | undefined, ...decides: readonly number[]): NumberWord => ({
  word: word ?? '',
  decides,
});

/** The same words, said of thousands. */
export const shiftToThousands = (words: readonly NumberWord[]): readonly NumberWord[] =>
  words.map(({ word, decides }) => ({ word, decides: decides.map((power) => power + 3) }));

/** 85263 is 85 and 263, 263 is 2 and 63, 63 is 6 and 3. */
export const divmod = (value: number, divisor: number): readonly [number, number] => [
  Math.floor(value / divisor),
  value % divisor,
];

/** Longer numbers have no fixed width. */
export const maxHalfDigits = 28;

/** The length of a number in halves of the width of a digit: a decimal mark takes one, ∞ three, every other character two. */
export function halfDigits(text: string): number {
  return [...text].reduce((sum, letter) => sum + ('.,'.includes(letter) ? 1 : letter === '∞' ? 3 : 2), 0);
}

/** The length of −∞: numbers of a mask all take its space, so that the lines of a text stay when a cell is closed. */
export const maskHalfDigits = 5;

/**
 * The width in which a number of so many characters is right-aligned, in widths of a digit. The first character is reserved for the
 * sign; it counts as none, or as half a character in long numbers, but not in those of 6 characters without a sign. From 4 characters
 * on, one of them is a decimal point, which is less than half as wide as a digit.
 */
export function numberWidth(characters: number, hasSign: boolean): number {
  const sign = characters >= (hasSign ? 6 : 7) && characters <= 8 ? 0.5 : 0;
  return characters - 1 + sign - (characters >= 4 ? 0.57 : 0);
}

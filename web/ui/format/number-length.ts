/** Longer numbers have no fixed width. */
export const maxHalfDigits = 28;

/** The length of a number in halves of the width of a digit: a decimal mark takes one, ∞ three, every other character two. */
export function halfDigits(text: string): number {
  return [...text].reduce((sum, letter) => sum + ('.,'.includes(letter) ? 1 : letter === '∞' ? 3 : 2), 0);
}

/** The length of −∞: numbers of a mask all take its space, so that the lines of a text stay when a cell is closed. */
export const maskHalfDigits = 5;

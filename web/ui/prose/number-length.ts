/** Longer numbers have no fixed width. */
export const maxHalfDigits = 28;

/** The length of a number in halves of the width of a digit: a decimal mark takes one, every other character two. */
export function halfDigits(text: string): number {
  return 2 * text.length - (text.match(/[.,]/g)?.length ?? 0);
}

/**
 * Whether a translation tells the same numbers as a text; where nothing may be translated, `isFixed`, whether it is the same text.
 * Translators may change the order of numbers, and marks between digits.
 */
export function saysTheSame(text: string, translation: string, isFixed: boolean): boolean {
  return isFixed ? text === translation : numbersIn(text) === numbersIn(translation);
}

/** The groups of digits, each with its sign, in a fixed order. A hyphen inside of a word is no sign. */
function numbersIn(text: string): string {
  const found = text.match(/(?<![\p{L}\p{N}])[-−](?=[\d∞])[\d∞]+|[\d∞]+/gu) ?? [];
  return found
    .map((number) => number.replace('−', '-'))
    .sort()
    .join(' ');
}

/** The space as a token of character-level models. */
export const space = '␣';

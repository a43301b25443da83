/** How a space is written where each sign is a word of its own. */
export const space = '␣';

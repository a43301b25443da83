/** 200 words per minute. */
export const millisecondsPerWord = 300;

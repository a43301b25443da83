/**
 * What is known to be wrong and not mended yet, by the name of the lesson. A test that meets it is reported as one to be
 * fixed; whoever mends it takes its line away.
 */
export const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** English strings, exactly as they stand where they are used, and what they are in another language. */
export type Translations = Readonly<Record<string, string>>;

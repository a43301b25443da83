/** Strings of the page itself, exactly as they stand where they are used, and what they are in another language. */
export type Translations = Readonly<Record<string, string>>;

/** The translated texts of a tree of data, in a tree of the same structure. What is no text is left out. */
export type TextTree = string | readonly (TextTree | undefined)[] | { readonly [name: string]: TextTree };

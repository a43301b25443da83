/** The translated texts of a tree of data, in a tree of the same structure. What is no text is left out. */
export type TextTree = string | readonly (TextTree | undefined)[] | { readonly [name: string]: TextTree };

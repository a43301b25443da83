/** A text with named places, `Row {row} of {of}`; or two, of which the value `count` chooses. */
export type Text = string | { readonly one: string; readonly other: string };

/** The English texts that are loaded: those that the first lesson needs, and those of what has been loaded since. */
export const englishTexts = new Map<string, Text>();

/** Adds English texts. */
export function addTexts(texts: Readonly<Record<string, Text>>): void {
  for (const [id, text] of Object.entries(texts)) englishTexts.set(id, text);
}

declare const loaded: unique symbol;

/** The id of a text that is loaded with the file that names it: only a catalogue makes one. */
export type LoadedId = string & { readonly [loaded]: true };

/**
 * Makes the function that names texts of a file: `figuresText('figure.masks')`. Who imports the function has loaded the texts, and the
 * compiler refuses ids that the file does not have.
 */
export function catalogue<Id extends string>(texts: Readonly<Record<Id, Text>>): (id: Id) => LoadedId {
  addTexts(texts);
  return (id) => id as string as LoadedId;
}

/** The ids of a catalogue. */
export type IdsOf<Catalogue extends (id: never) => LoadedId> = Parameters<Catalogue>[0];

import * as v from 'valibot';
import type { Glossary, TermPlace, TermText } from '../../web/glossary/entry.ts';
import { readerOf, type SourceFile, valid } from '../../web/lessons/folder/read-folder.ts';
import type { TextReader } from '../../web/lessons/folder/text-reader.ts';

const name = v.pipe(v.string(), v.nonEmpty());

/** The form of `glossary.json`: what shows a term, and the matrices that are instances of it. */
const glossarySchema = v.array(
  v.strictObject({
    id: name,
    lesson: name,
    step: v.optional(name),
    symbols: v.optional(v.array(name)),
    /** Texts always write it as a symbol, which has an explanation of its own. */
    isSymbol: v.optional(v.boolean()),
  }),
);
type Term = v.InferOutput<typeof glossarySchema>[number];

/** What does not depend on the language. */
export interface TermTables {
  readonly places: Readonly<Record<string, TermPlace>>;
  /** The term that a matrix is an instance of, by the name of its node. */
  readonly symbolTerms: Readonly<Record<string, string>>;
}

export function readTermTables(file: SourceFile): TermTables {
  const terms = valid(glossarySchema, file);
  return {
    places: Object.fromEntries(
      terms.map(({ id, lesson, step }) => [id, { lesson, ...(step !== undefined && { step }) }]),
    ),
    symbolTerms: Object.fromEntries(
      terms.flatMap(({ id, symbols = [] }) => symbols.map((symbol) => [symbol, id])),
    ),
  };
}

/** The terms in the language of the texts. */
export function readGlossary(file: SourceFile, texts: SourceFile): Glossary<string> {
  const reader = readerOf(texts);
  reader.field('title');
  const terms = valid(glossarySchema, file).map((term) => [term.id, termText(term, reader)] as const);
  reader.expectAllUsed();
  return Object.fromEntries(terms);
}

function termText({ id, isSymbol = false }: Term, reader: TextReader): TermText {
  const section = reader.section(id);
  const forms = isSymbol ? [] : section.optionalField('forms')?.split('; ');
  const also = section.optionalField('also')?.split('; ');
  const title = section.field('title');
  return { title, ...(forms && { forms }), ...(also && { also }), text: section.text };
}

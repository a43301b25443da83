import type { Glossary, TermText } from './entry';
import type { TermId } from './load-glossary';

/** A part of a text: a term if it has an id. */
export interface TermPiece {
  readonly text: string;
  readonly id: TermId | null;
}

/** How texts write a term. */
export const formsOf = ({ title, forms = [title] }: TermText): readonly string[] => forms;

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits texts at the terms in them. The longest form counts: “attention weights” is not “attention”. */
export function termFinder(glossary: Glossary<TermId>): (text: string) => readonly TermPiece[] {
  const ids = new Map<string, TermId>();
  for (const [id, term] of Object.entries(glossary) as [TermId, TermText][])
    for (const form of formsOf(term)) ids.set(form.toLowerCase(), id);
  const longestFirst = [...ids.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_-])(${longestFirst.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
  return (text) =>
    text
      .split(pattern)
      .map((part, at) => ({ text: part, id: at % 2 === 0 ? null : (ids.get(part.toLowerCase()) ?? null) }));
}

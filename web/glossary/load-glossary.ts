import type tables from '../generated/lessons/glossary.json';
import type { Glossary } from './entry';

export type TermId = keyof typeof tables.places;

/** Loads the terms in a language; English for an unknown code. */
export async function loadGlossary(code: string): Promise<Glossary<TermId>> {
  const { default: terms } =
    code === 'fr'
      ? await import('../generated/lessons/glossary-fr.json')
      : await import('../generated/lessons/glossary-en.json');
  return terms;
}

import type { Glossary } from './entry';
import type { TermId } from './terms';

/** Loads the terms in a language; English for an unknown code. */
export async function loadGlossary(code: string): Promise<Glossary<TermId>> {
  const { terms } = code === 'fr' ? await import('../i18n/fr/glossary') : await import('./terms');
  return terms;
}

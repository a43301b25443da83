import field from '../../generated/lessons/field-en.json' with { type: 'json' };
import { catalogue } from '../../i18n/catalogue';
import english from '../../i18n/en/field.json' with { type: 'json' };
import { createTexts } from '../home/create-texts';
import type { Field } from './field';

/** Names the texts of the page. */
export const fieldText = catalogue(english);

export const englishTexts = createTexts('en', english);

/** The texts of the page and the map in a language. */
export interface FieldLanguage {
  readonly texts: ReturnType<typeof createTexts>;
  readonly field: Field;
}

export const englishField: FieldLanguage = { texts: englishTexts, field };

/** Loads a language; English for an unknown code. */
export async function loadFieldLanguage(code: string): Promise<FieldLanguage> {
  if (code !== 'fr') return englishField;
  const [texts, map] = await Promise.all([
    import('../../i18n/fr/field.json'),
    import('../../generated/lessons/field-fr.json'),
  ]);
  return { texts: createTexts('fr', texts.default), field: map.default };
}

import type { Translations } from '../translations';

/** The texts around the element in `index.html` and `web/site/lab.html`. */
export const page = {
  'Put it into a page of your own: the element and all it can do':
    'Placez-le dans une page à vous : l’élément et tout ce qu’il sait faire (en anglais)',
  'Home: how a model translates a sentence': 'Accueil\u00a0: comment un modèle traduit une phrase',
  'Attention Lab: take attention apart, number by number':
    'Attention Lab : démonter l’attention, nombre par nombre',
} satisfies Translations;

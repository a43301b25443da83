import type { Translations } from '../translations';

/** The texts of `index.html` around the element. */
export const page = {
  'Put it into a page of your own: the element and all it can do':
    'Placez-le dans une page à vous : l’élément et tout ce qu’il sait faire (en anglais)',
  'Attention Lab: take attention apart, number by number':
    'Attention Lab : démonter l’attention, nombre par nombre',
} satisfies Translations;

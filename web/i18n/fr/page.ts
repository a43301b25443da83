import type { TextTree } from '../translations';

/** The texts around the element in `index.html` and `lab.html`, by their `data-page-text`, and their title. */
export const page = {
  title: 'Attention Lab : démonter l’attention, nombre par nombre',
  own: 'Écrivez votre propre mécanisme : quelques lignes de Python, et tous ses nombres',
  field: 'La carte du domaine : tous les mécanismes, selon ce qu’ils changent',
  embed: 'Placez-le dans une page à vous : l’élément et tout ce qu’il sait faire (en anglais)',
  home: 'Accueil : comment un modèle traduit une phrase',
} satisfies TextTree;

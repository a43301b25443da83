import type { StepTexts } from '../../translations';
import { optionSteps } from './common';

/** The French of `web/lessons/projection-steps.ts`. */
export const projectionSteps = {
  ...optionSteps,
  query_product: {
    prose:
      'D’abord le produit avec [[w_q]], une ligne par jeton ; le biais [[b_q]] s’ajoute à l’étape suivante.',
  },
  key_product: {
    prose:
      'D’abord le produit avec [[w_k]], une ligne par jeton ; le biais [[b_k]] s’ajoute à l’étape suivante.',
  },
  value_product: {
    prose:
      'D’abord le produit avec [[w_v]], une ligne par jeton ; le biais [[b_v]] s’ajoute à l’étape suivante.',
  },
  output_product: {
    prose:
      'D’abord le produit avec [[w_o]], une ligne par requête ; le biais [[b_o]] s’ajoute à l’étape suivante.',
  },
  b_q: {
    prose:
      '[[b_q]] est une unique ligne de [[dim:d_k]] nombres. Elle s’ajoute à chaque ligne du produit des requêtes, la même pour tous les jetons.',
  },
  b_k: {
    prose:
      '[[b_k]] est une unique ligne, ajoutée à chaque clé. Elle ajoute la même quantité à tous les scores d’une requête : les poids ne changent donc pas.',
    aside:
      'Essayez : changez un nombre du biais des clés et suivez-le. Les scores bougent, les poids restent.',
  },
  b_v: {
    prose:
      '[[b_v]] est une unique ligne, ajoutée à chaque valeur. Comme la somme des poids de chaque ligne est 1, elle se retrouve inchangée dans le résultat.',
    aside: 'Une ligne entièrement masquée fait exception : tous ses poids sont nuls, et rien ne passe.',
  },
  b_o: {
    prose:
      '[[b_o]] est une unique ligne, ajoutée à chaque ligne du dernier produit, la même pour tous les jetons.',
  },
} satisfies StepTexts;

import { type LessonTexts, withOverrides } from '../../../translations';
import digits from './digits';

export default {
  steps: withOverrides(digits.steps, {
    position_embeddings: {
      aside: 'Ce modèle a été entraîné sans positions : ces nombres sont tirés au hasard et ne servent pas.',
    },
    tokens: {
      prose:
        '[[tokens]] : le jeton de classe se place devant les patchs, ce qui fait [[dim:n_tokens]] lignes. Aucune position ne s’y ajoute : une ligne dit ce que contient un patch, et non où il se trouve.',
    },
    class_row: {
      aside:
        'L’attention additionne ce qu’elle prend aux patchs ; une somme est la même dans n’importe quel ordre. Choisissez la deuxième image de la figure, celle où les patchs de la première sont à d’autres places : aux arrondis près, cette ligne reste la même.',
    },
    logits: {
      aside:
        'Certains chiffres ont des traits qu’aucun autre n’a. Là où deux chiffres sont faits des mêmes traits, seules les places diffèrent, et ce modèle doit deviner.',
    },
  }),
} satisfies LessonTexts;

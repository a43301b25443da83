import { type LessonTexts, withOverrides } from '../../../translations';
import { tokenModelSteps } from '../../lesson-parts/token-attention';

export default {
  steps: withOverrides(tokenModelSteps, {
    'layer_0/self/head_0/weights': {
      prose:
        'Un poids dit combien une ligne en regarde une autre ; ceux d’une ligne ont pour somme 1. Tant que les lettres sont nouvelles, chaque ligne regarde une place en arrière : à la ligne 7, [[row:layer_0/self/head_0/weights:6]] donne [[layer_0/self/head_0/weights:6,5]] à [[col:layer_0/self/head_0/weights:5]]. C’est une tête du jeton précédent.',
      aside:
        'Plus bas, là où les lettres reviennent, les poids sont dispersés. Seules les lignes qui seront trouvées doivent connaître la lettre qui les précède, et c’est la première occurrence qui est trouvée.',
    },
    'layer_1/self/key': {
      prose:
        'Les lignes de cette couche contiennent une lettre, sa place et ce que la première couche a trouvé : la lettre précédente. La clé de [[row:layer_1/self/key:r]] est faite des trois : une ligne se reconnaît donc à la lettre qui la précède.',
    },
    'layer_*/self/head_*/weights': {
      prose:
        'Divisés par √d_k, masqués, puis passés au softmax, les scores deviennent des poids. [[row:layer_*/self/head_*/weights:r]] cherche la ligne qui suit la même lettre, et donne [[layer_*/self/head_*/weights:r,max]] à [[col:layer_*/self/head_*/weights:max]]. C’est ce qui est venu ensuite la dernière fois : cela vient donc de nouveau. C’est une tête d’induction.',
      aside:
        'Poursuivre ce qui revient demande deux étapes. Une tête de la première couche ajoute à chaque ligne la lettre précédente ; une tête de la seconde cherche la ligne où celle-ci est sa propre lettre, et trouve ce qui venait ensuite (Elhage et al. 2021). Une seule couche ne peut pas faire les deux.',
    },
  }),
} satisfies LessonTexts;

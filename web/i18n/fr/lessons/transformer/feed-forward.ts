import type { LessonTexts } from '../../../translations';
import { feedForwardSteps } from '../../lesson-parts/blocks';

export default {
  steps: {
    ...feedForwardSteps(''),
    x: {
      prose:
        '[[x]] a une ligne par jeton, un mot ou un morceau de mot. Chaque ligne traverse le même réseau, séparément : aucune n’a d’effet sur une autre.',
    },
    w_1: {
      prose:
        '[[w_1]] a une colonne pour chacun des [[dim:d_ff]] neurones cachés : les facteurs par lesquels ce neurone multiplie les nombres d’une ligne. Au départ, le neurone 1 prend la première colonne de [[x]], et le neurone 2 la prend avec le signe opposé. Les neurones 3 et 4 font de même avec la deuxième colonne.',
    },
    hidden: {
      prose:
        'L’activation est une fonction appliquée à chaque nombre séparément : [[pre_activation:r,c]] devient [[hidden:r,c]]. Au départ, c’est ReLU : elle garde les nombres au-dessus de 0 et remplace tous les autres par 0. De chaque paire d’opposés, il reste celui qui est positif.',
      aside:
        'Sans activation, les deux couches, [[w_1]] et [[w_2]], ne feraient qu’une seule matrice, ici nulle : les opposés s’annuleraient. GELU et SiLU sont lisses, avec un léger creux sous 0 : choisissez l’une ou l’autre et comparez.',
    },
    ffn_product: {
      prose:
        '[[ffn_product]] = [[hidden]] [[w_2]] : chaque neurone actif ajoute sa ligne de [[w_2]], la matrice de la deuxième couche, multipliée par son propre nombre. Au départ, un nombre et son opposé se retrouvent dans la même colonne, et l’un des deux vaut 0 : [[ffn_product:r,0]] est [[x:r,0]] sans son signe.',
    },
  },
} satisfies LessonTexts;

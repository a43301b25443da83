import type { LessonTexts } from '../../../translations';
import { rowsAside, scaleAside, softmaxAside } from '../../lesson-parts/common';
import positions from './positions';

export default {
  steps: {
    ...positions.steps,
    x: {
      prose:
        '[[x]] est la phrase : une ligne de nombres par mot. Au départ, « to » et « be » y figurent deux fois. Un mot a la même ligne à toutes les places : les lignes 1 et 5 sont donc égales, et de même les lignes 2 et 6. Rien dans [[x]] ne dit où se trouve un mot.',
      aside: rowsAside,
    },
    w_q: {
      prose:
        '[[w_q]] fait les requêtes. On l’applique à chaque ligne de [[x]] séparément, de la même façon pour toutes.',
    },
    w_k: { prose: '[[w_k]] fait les clés, de la même façon pour chaque ligne.' },
    w_v: { prose: '[[w_v]] fait les valeurs, de la même façon pour chaque ligne.' },
    positioned: {
      prose:
        '[[positioned]] = [[x]] + P. Dans la phrase de départ, les deux lignes de « to » diffèrent maintenant : l’une commence par [[positioned:0,0]], l’autre par [[positioned:4,0]]. Tout ce qui suit peut les distinguer.',
    },
    query: {
      prose:
        'Une requête dit ce qu’un mot cherche. [[query]] a une ligne par mot, faite à partir de ses seuls nombres. Au départ, les requêtes des deux « to » commencent par [[query:0,0]] et [[query:4,0]]. Elles sont égales, sauf si vous ajoutez des positions.',
    },
    key: {
      prose:
        'Une clé est ce à quoi l’on reconnaît un mot. Au départ, dans [[key]], les clés des deux « be » commencent par [[key:1,0]] et [[key:5,0]]. Sans positions, elles sont égales : une requête qui convient à l’une convient tout autant à l’autre.',
    },
    value: {
      prose:
        'Une valeur est ce qu’un mot transmet une fois qu’on le regarde. Le même mot a la même ligne dans [[value]], sauf si l’on ajoute des positions.',
    },
    scores: {
      prose:
        '[[scores]] a un nombre par paire de mots : on multiplie requête et clé nombre par nombre, puis on additionne. [[row:scores:r]] et [[col:scores:c]] obtiennent [[scores:r,c]]. Sans positions, ils auraient le même score à toutes les autres places. Mélanger les mots ne fait que mélanger les lignes et les colonnes de cette matrice.',
      aside:
        'En symboles : une matrice de permutation Π, qui mélange des lignes, transforme X en Π X et les scores S en Π S Πᵀ. Les nombres restent les mêmes ; ils ne font que changer de place.',
    },
    scaled_scores: {
      prose:
        'On divise par √d_k, sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]].',
      aside: scaleAside,
    },
    weights: {
      prose:
        'Le softmax transforme chaque ligne de scores en poids : des parts dont la somme est 1, quel que soit l’ordre de la ligne. Sans positions ni masque, les deux « to » de la phrase de départ donnent à « not » le même poids ; ici, c’est [[weights:0,3]] et [[weights:4,3]]. [[row:weights:r]] donne [[weights:r,max]] à [[col:weights:max]], et aucun mot ne reçoit davantage.',
      aside: softmaxAside,
    },
    context: {
      prose:
        'Chaque ligne de [[context]] est une somme de valeurs, chacune multipliée par son poids, et une somme n’a pas d’ordre. Au départ, les lignes des deux « to » commencent par [[context:0,0]] et [[context:4,0]]. Choisissez des positions sinusoïdales sous « Tout modifier », et elles diffèrent.',
      aside:
        'L’attention travaille sur un ensemble de vecteurs. Si l’on mélange les mots, les lignes du résultat se mélangent de la même façon, et rien d’autre ne change. L’expérience ci-dessous mélange les jetons au hasard et le mesure. Un masque causal distingue aussi les places, puisque chaque ligne voit alors un autre ensemble de mots.',
    },
  },
} satisfies LessonTexts;

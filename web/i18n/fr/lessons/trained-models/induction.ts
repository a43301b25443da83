import type { Translations } from '../../../translations';
import { tokenModel } from '../../lesson-parts/token-attention';

export default {
  ...tokenModel,
  'A weight says how much a row looks at another; those of a row add up to 1. While letters are new, each row looks one place back: [[row:layer_0/self/head_0/weights:r]] gives [[layer_0/self/head_0/weights:r,max]] to [[col:layer_0/self/head_0/weights:max]]. This is a previous-token head.':
    'Un poids dit combien une ligne en regarde une autre ; ceux d’une ligne ont pour somme 1. Tant que les lettres sont nouvelles, chaque ligne regarde une place en arrière : [[row:layer_0/self/head_0/weights:r]] donne [[layer_0/self/head_0/weights:r,max]] à [[col:layer_0/self/head_0/weights:max]]. C’est une tête du jeton précédent.',
  'Further down, where letters come again, the weights are spread. Only rows that will be found need to know the letter before them, and what is found is the first occurrence.':
    'Plus bas, là où les lettres reviennent, les poids sont dispersés. Seules les lignes qui seront trouvées doivent connaître la lettre qui les précède, et c’est la première occurrence qui est trouvée.',
  'The rows of this layer hold a letter, its place, and what the first layer found: the letter before it. The key of [[row:layer_1/self/key:r]] is made of all three, so that a row can be found by the letter before it.':
    'Les lignes de cette couche contiennent une lettre, sa place et ce que la première couche a trouvé : la lettre précédente. La clé de [[row:layer_1/self/key:r]] est faite des trois : une ligne se reconnaît donc à la lettre qui la précède.',
  'Divided by √d_k, masked, and with the softmax, scores become weights. [[row:layer_*/self/head_*/weights:r]] looks for the row after the same letter, and gives [[layer_*/self/head_*/weights:r,max]] to [[col:layer_*/self/head_*/weights:max]]. That came next the last time, so it comes next again. This is an induction head.':
    'Divisés par √d_k, masqués, puis passés au softmax, les scores deviennent des poids. [[row:layer_*/self/head_*/weights:r]] cherche la ligne qui suit la même lettre, et donne [[layer_*/self/head_*/weights:r,max]] à [[col:layer_*/self/head_*/weights:max]]. C’est ce qui est venu ensuite la dernière fois : cela vient donc de nouveau. C’est une tête d’induction.',
  'To continue what comes again takes two steps. A head of the first layer adds to each row the letter before it; a head of the second looks for the row where this is its own letter, and finds what came next (Elhage et al. 2021). One layer cannot do both.':
    'Poursuivre ce qui revient demande deux étapes. Une tête de la première couche ajoute à chaque ligne la lettre précédente ; une tête de la seconde cherche la ligne où celle-ci est sa propre lettre, et trouve ce qui venait ensuite (Elhage et al. 2021). Une seule couche ne peut pas faire les deux.',
} satisfies Translations;

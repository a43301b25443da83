import type { Translations } from '../../../translations';
import { tokenModel } from '../../lesson-parts/token-attention';
import { without } from '../../lesson-parts/trained';

export default {
  ...without(tokenModel, 'A key says what a row can be found by: again'),
  'A key says what a row can be found by: [[dim:d_k]] numbers, made of its letter and its place, and of nothing else. That of [[row:layer_*/self/key:r]] begins with [[layer_*/self/key:r,0]].':
    'Une clé dit à quoi une ligne se reconnaît : [[dim:d_k]] nombres, faits de sa lettre et de sa place, et de rien d’autre. Celle de [[row:layer_*/self/key:r]] commence par [[layer_*/self/key:r,0]].',
  'In the model with two layers, a key of the second layer also depends on the letter before. Here no attention comes before the keys, so none of them can.':
    'Dans le modèle à deux couches, une clé de la seconde dépend aussi de la lettre précédente. Ici, aucune attention ne vient avant les clés : aucune ne peut donc en dépendre.',
  'The scores are divided by √d_k and masked; the softmax turns them into weights that add up to 1. A letter that comes again should look at what followed it before. [[row:layer_*/self/head_*/weights:r]] gives the largest weight, [[layer_*/self/head_*/weights:r,max]], to [[col:layer_*/self/head_*/weights:max]], and hardly less to the places around it.':
    'Les scores sont divisés par √d_k et masqués ; le softmax en fait des poids dont la somme est 1. Une lettre qui revient devrait regarder ce qui l’a suivie la fois d’avant. [[row:layer_*/self/head_*/weights:r]] donne le plus grand poids, [[layer_*/self/head_*/weights:r,max]], à [[col:layer_*/self/head_*/weights:max]], et à peine moins aux places voisines.',
  'The head goes by distance. Letters come again after 8 to 12 places, so what comes next stood 7 to 11 places back. It looks at this whole band, not at one letter, and guesses.':
    'La tête se règle sur la distance. Les lettres reviennent au bout de 8 à 12 places ; ce qui vient ensuite se trouvait donc de 7 à 11 places en arrière. Elle regarde toute cette bande, non une lettre, et devine.',
} satisfies Translations;

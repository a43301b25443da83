import type { Translations } from '../../../translations';
import { languageModel, without } from '../../lesson-parts/trained';

const own = ['Softmax, row by row. [[row:layer_*/', 'What the sentence can be found by'];

export default {
  ...without(languageModel, ...own),
  'What a place can be found by: its own letter and its own place, and nothing else. The row of [[row:layer_*/self/key:r]] begins with [[layer_*/self/key:r,0]].':
    'Ce par quoi une place peut être trouvée : sa propre lettre et sa propre place, et rien d’autre. La ligne de [[row:layer_*/self/key:r]] commence par [[layer_*/self/key:r,0]].',
  'In the model with two layers, a key of the second layer also knows which letter stood before. Here no attention comes before the keys, so none can.':
    'Dans le modèle à deux couches, une clé de la seconde couche sait aussi quelle lettre la précédait. Ici, aucune attention ne vient avant les clés : aucune ne peut donc le savoir.',
  'A letter that comes again should look at what followed it before. [[row:layer_*/self/head_*/weights:r]] looks at [[col:layer_*/self/head_*/weights:max]] most, with [[layer_*/self/head_*/weights:r,max]], and at the places around it hardly less.':
    'Une lettre qui revient devrait regarder ce qui l’a suivie la fois d’avant. [[row:layer_*/self/head_*/weights:r]] regarde surtout [[col:layer_*/self/head_*/weights:max]], avec un poids de [[layer_*/self/head_*/weights:r,max]], et les places voisines à peine moins.',
  'The head goes by how far away a place is. Letters come again after 8 to 12 places, so what comes next stood 7 to 11 places back: there it looks, on a band and not at a letter, and guesses.':
    'La tête se règle sur la distance d’une place. Les lettres reviennent au bout de 8 à 12 places ; ce qui vient ensuite se trouvait donc de 7 à 11 places en arrière : c’est là qu’elle regarde, toute une bande et non une lettre, et devine.',
} satisfies Translations;

import type { Translations } from '../../../translations';

export default {
  '[[x]] has one row per word: its vector, or embedding, of [[dim:d_model]] numbers. Nobody chose the numbers. They come from counting which words stand near which in six billion words of text (GloVe, Pennington et al. 2014). A single number means nothing by itself.':
    '[[x]] a une ligne par mot : son vecteur, ou plongement, de [[dim:d_model]] nombres. Personne n’a choisi ces nombres. Ils viennent du décompte des mots qui se côtoient dans un texte de six milliards de mots (GloVe, Pennington et al. 2014). Un nombre isolé ne veut rien dire.',
  'What was done to the published vectors: 8,000 words of 400,000, their mean subtracted, turned into principal directions (those along which the words differ most), the first 64 of 100 kept (86 % of the variance), rounded to steps of 0.04. The matrix shows [[dim:d_model]] of them.':
    'Ce que l’on a fait des vecteurs publiés : on a gardé 8 000 mots sur 400 000, retranché leur moyenne, tourné les axes vers les directions principales (celles selon lesquelles les mots diffèrent le plus), gardé les 64 premières sur 100 (86 % de la variance) et arrondi par pas de 0,04. La matrice montre [[dim:d_model]] de ces directions.',
  '[[combination]] says how often each word counts in a sum that follows: 1 adds it, −1 subtracts it, 0 leaves it out. Type other numbers, or choose the words beside the picture.':
    '[[combination]] dit combien de fois chaque mot compte dans une somme qui vient plus loin : 1 l’ajoute, −1 le soustrait, 0 le laisse de côté. Tapez d’autres nombres, ou choisissez les mots à côté de la figure.',
  '[[squared_lengths]]: the squares of all numbers of a word, added up. [[row:squared_lengths:r]] has [[squared_lengths:r,0]].':
    '[[squared_lengths]] : la somme des carrés de tous les nombres d’un mot. Pour [[row:squared_lengths:r]], elle vaut [[squared_lengths:r,0]].',
  'Draw a word as an arrow: its vector has a length and a direction. For the length, square all its numbers, add them up and take the root: [[lengths]]. [[row:lengths:r]] has length [[lengths:r,0]].':
    'Dessinez un mot comme une flèche : son vecteur a une longueur et une direction. Pour la longueur, élevez tous ses nombres au carré, additionnez, puis prenez la racine : c’est [[lengths]]. La longueur de [[row:lengths:r]] est [[lengths:r,0]].',
  'Length has to do with how often and how specifically a word is used, direction more with what it means. That is why words are mostly compared by direction.':
    'La longueur tient plutôt à la fréquence d’un mot et à la spécificité de ses emplois, la direction plutôt à son sens. C’est pourquoi l’on compare surtout les mots par leur direction.',
  '[[unit_vectors]] is every row divided by its length. Each vector now has length 1: it is a unit vector, and only its direction is left.':
    '[[unit_vectors]] : chaque ligne divisée par sa longueur. Chaque vecteur est maintenant de longueur 1 : c’est un vecteur unitaire, dont il ne reste que la direction.',
  '[[unit_vectors_transposed]]: the same vectors as columns, ready for the product.':
    '[[unit_vectors_transposed]] : les mêmes vecteurs en colonnes, prêts pour le produit.',
  '[[x_transposed]]: the words as columns, so that each word can be compared with each word.':
    '[[x_transposed]] : les mots en colonnes, pour pouvoir comparer chaque mot à chaque mot.',
  '[[dot_products]] compares each word with each word by the dot product: multiply number by number, add up. [[row:dot_products:r]] and [[col:dot_products:c]] have [[dot_products:r,c]]. A word with itself has the square of its length. The order of two words does not matter, so the matrix is symmetric.':
    '[[dot_products]] compare chaque mot à chaque mot par le produit scalaire : multipliez nombre par nombre, puis additionnez. Pour [[row:dot_products:r]] et [[col:dot_products:c]], il vaut [[dot_products:r,c]] ; pour un mot et lui-même, c’est le carré de sa longueur. L’ordre des deux mots ne compte pas, la matrice est donc symétrique.',
  'Attention compares queries and keys with this product, not with the cosine: long vectors count for more. The two agree only for vectors of length 1. Tick “every vector of length 1” and see this matrix become the next one.':
    'C’est par ce produit que l’attention compare requêtes et clés, non par le cosinus : les vecteurs longs comptent davantage. Les deux ne coïncident que pour des vecteurs de longueur 1. Cochez « tous les vecteurs de longueur 1 » et voyez cette matrice devenir la suivante.',
  '[[cosines]] compares directions alone: the dot product divided by both lengths. 1 is the same direction, 0 a right angle, −1 the opposite direction. [[row:cosines:r]] and [[col:cosines:c]] have [[cosines:r,c]], where the dot product is [[dot_products:r,c]].':
    '[[cosines]] ne compare que les directions : c’est le produit scalaire divisé par les deux longueurs. 1 est la même direction, 0 un angle droit, −1 la direction opposée. Pour [[row:cosines:r]] et [[col:cosines:c]], il vaut [[cosines:r,c]], alors que le produit scalaire est [[dot_products:r,c]].',
  'It is the dot product of the unit vectors, x · y / (‖x‖ ‖y‖), where ‖x‖ is the length of x. Every word has the cosine 1 with itself.':
    'C’est le produit scalaire des vecteurs unitaires, x · y / (‖x‖ ‖y‖), où ‖x‖ est la longueur de x. Chaque mot a pour cosinus 1 avec lui-même.',
  'Vectors can be added and subtracted, number by number. [[combination]] says how: 1 adds a word, −1 subtracts it, 0 leaves it out. The result is [[combined]] = [[combination]] [[x]]. As given, it is king − man + woman.':
    'Des vecteurs peuvent s’ajouter et se soustraire, nombre par nombre. [[combination]] dit comment : 1 ajoute un mot, −1 le soustrait, 0 le laisse de côté. Le résultat est [[combined]] = [[combination]] [[x]]. Au départ, c’est king − man + woman (roi − homme + femme).',
  'The idea: subtract from king what it shares with man, and what is royal about it is left; then add woman. Open a number to see one term per word.':
    'L’idée : retranchez de king ce qu’il partage avec man, il reste ce qu’il a de royal ; ajoutez alors woman. Ouvrez un nombre pour voir un terme par mot.',
  '[[combined_squared_length]]: the squares of all numbers of the sum, added up.':
    '[[combined_squared_length]] : les carrés de tous les nombres de la somme, additionnés.',
  '[[combined_length]]: the sum has a length too, [[combined_length:0,0]].':
    '[[combined_length]] : la somme a elle aussi une longueur, [[combined_length:0,0]].',
  '[[combined_unit]]: the direction of the sum, with length 1.':
    '[[combined_unit]] : la direction de la somme, avec la longueur 1.',
  '[[combined_cosines]] compares the direction of the sum with each word. [[col:combined_cosines:0]] has the cosine [[combined_cosines:0,0]], [[col:combined_cosines:1]] has [[combined_cosines:0,1]]. By custom, the words in the sum are left out of the answer.':
    '[[combined_cosines]] compare la direction de la somme à celle de chaque mot. Le cosinus est [[combined_cosines:0,0]] pour [[col:combined_cosines:0]] et [[combined_cosines:0,1]] pour [[col:combined_cosines:1]]. Il est d’usage d’écarter de la réponse les mots de la somme.',
  'The list in the figure searches all 8,000 words. What the texts took for granted is in the vectors: doctor − man + woman leads to nurse. Try it, and try fewer numbers per word as well.':
    'La liste de la figure parcourt les 8 000 mots. Ce que les textes tenaient pour acquis se retrouve dans les vecteurs : doctor − man + woman (médecin − homme + femme) mène à nurse (infirmière). Essayez, et essayez aussi avec moins de nombres par mot.',
} satisfies Translations;

import type { Translations } from '../../../translations';

export default {
  '[[x]] has one row per word, [[dim:d_model]] numbers each. Nobody chose them: they come from counting which words stand near which in six billion words of text (GloVe, Pennington et al. 2014). A single number means nothing by itself.':
    '[[x]] a une ligne par mot, de [[dim:d_model]] nombres chacune. Personne ne les a choisis : ils viennent du décompte des mots qui se côtoient dans un texte de six milliards de mots (GloVe, Pennington et al. 2014). Un nombre isolé ne veut rien dire.',
  'What was done to the published vectors: 8,000 words of 400,000, their mean taken away, turned into principal directions (those along which the words differ most), the first 64 of 100 kept (86 % of the variance), rounded to steps of 0.04. The table shows [[dim:d_model]] of them.':
    'Ce que l’on a fait des vecteurs publiés : on a gardé 8 000 mots sur 400 000, retranché leur moyenne, tourné les axes vers les directions principales (celles selon lesquelles les mots diffèrent le plus), gardé les 64 premières sur 100 (86 % de la variance) et arrondi par pas de 0,04. Le tableau montre [[dim:d_model]] de ces directions.',
  '[[combination]] says how often each word is added to a sum further on: 1 adds it, −1 takes it away, 0 leaves it out. Type other numbers, or let the form above do it.':
    '[[combination]] dit combien de fois chaque mot entre dans une somme, un peu plus loin : 1 l’ajoute, −1 le retranche, 0 le laisse de côté. Tapez d’autres nombres, ou laissez le formulaire ci-dessus s’en charger.',
  '[[squared_lengths]]: the squares of all numbers of a word, added up. [[row:squared_lengths:r]] has [[squared_lengths:r,0]].':
    '[[squared_lengths]] : la somme des carrés de tous les nombres d’un mot. Pour [[row:squared_lengths:r]], elle vaut [[squared_lengths:r,0]].',
  '[[lengths]]: the root of that, the length of every vector. [[row:lengths:r]] is [[lengths:r,0]] long.':
    '[[lengths]] : la racine de cette somme, la longueur de chaque vecteur. Celle de [[row:lengths:r]] est [[lengths:r,0]].',
  'Length has to do with how often and how specifically a word is used, direction more with what it means. That is why words are mostly compared by direction.':
    'La longueur tient plutôt à la fréquence d’un mot et à la spécificité de ses emplois, la direction plutôt à son sens. C’est pourquoi l’on compare surtout les mots par leur direction.',
  '[[unit_vectors]] is every row divided by its length. All of them have length 1 now and end on a sphere; only their direction is left.':
    '[[unit_vectors]] : chaque ligne divisée par sa longueur. Tous les vecteurs sont maintenant de longueur 1 et se terminent sur une sphère ; il ne reste que leur direction.',
  '[[unit_vectors_transposed]]: the same vectors as columns, to be multiplied by.':
    '[[unit_vectors_transposed]] : les mêmes vecteurs en colonnes, prêts pour le produit.',
  '[[x_transposed]]: the words as columns, so that every word can meet every word.':
    '[[x_transposed]] : les mots en colonnes, afin que chaque mot puisse rencontrer chaque mot.',
  '[[dot_products]] compares every word with every word by the dot product: number times number, added up. [[row:dot_products:r]] and [[col:dot_products:c]] have [[dot_products:r,c]]; a word with itself has the square of its length. The table is symmetric.':
    '[[dot_products]] compare chaque mot à chaque mot par le produit scalaire : nombre fois nombre, le tout additionné. Pour [[row:dot_products:r]] et [[col:dot_products:c]], il vaut [[dot_products:r,c]] ; pour un mot et lui-même, c’est le carré de sa longueur. Le tableau est symétrique.',
  'Attention compares queries and keys with this product, not with the cosine: long vectors weigh more. The two agree for vectors of length 1 only. Tick “every vector of length 1” and see this table become the next one.':
    'C’est par ce produit que l’attention compare requêtes et clés, non par le cosinus : les vecteurs longs pèsent davantage. Les deux ne coïncident que pour des vecteurs de longueur 1. Cochez « chaque vecteur de longueur 1 » et voyez ce tableau devenir le suivant.',
  '[[cosines]] compares directions alone: 1 is the same way, 0 at right angles, −1 opposite. [[row:cosines:r]] and [[col:cosines:c]] have [[cosines:r,c]], where the dot product is [[dot_products:r,c]].':
    '[[cosines]] ne compare que les directions : 1 quand elles coïncident, 0 à angle droit, −1 quand elles s’opposent. Pour [[row:cosines:r]] et [[col:cosines:c]], le cosinus est [[cosines:r,c]], là où le produit scalaire est [[dot_products:r,c]].',
  'It is the dot product of the unit vectors, x · y / (‖x‖ ‖y‖), where ‖x‖ is the length of x. Every word has the cosine 1 with itself.':
    'C’est le produit scalaire des vecteurs unitaires, x · y / (‖x‖ ‖y‖), où ‖x‖ est la longueur de x. Chaque mot a pour cosinus 1 avec lui-même.',
  '[[combined]] = [[combination]] times the words: a sum of vectors. As given it is king − man + woman: what is royal about a king, with the man taken away and the woman put in.':
    '[[combined]] est le produit de [[combination]] et des mots : une somme de vecteurs. Au départ, c’est king − man + woman (roi − homme + femme) : ce qu’un roi a de royal, une fois l’homme retranché et la femme ajoutée.',
  'With few words in the table the sum is easy to follow: open a number, and there is one term per word.':
    'Avec peu de mots dans le tableau, la somme est facile à suivre : ouvrez un nombre, et vous verrez un terme par mot.',
  '[[combined_squared_length]]: the squares of the sum, added up.':
    '[[combined_squared_length]] : la somme des carrés des nombres de cette somme.',
  '[[combined_length]]: the sum has a length too, [[combined_length:0,0]].':
    '[[combined_length]] : la somme a elle aussi une longueur, [[combined_length:0,0]].',
  '[[combined_unit]]: the direction of the sum, of length 1.':
    '[[combined_unit]] : la direction de la somme, de longueur 1.',
  '[[combined_cosines]]: where does the sum point? [[col:combined_cosines:0]] has the cosine [[combined_cosines:0,0]], [[col:combined_cosines:1]] [[combined_cosines:0,1]]. The list in the figure looks through all 8,000 words.':
    '[[combined_cosines]] : où pointe la somme ? Le cosinus est [[combined_cosines:0,0]] pour [[col:combined_cosines:0]] et [[combined_cosines:0,1]] pour [[col:combined_cosines:1]]. La liste de la figure parcourt les 8 000 mots.',
  'By custom the words that were asked with are left out; king itself often comes first. And what the texts took for granted is in the vectors: doctor − man + woman leads to nurse. Try it, and try fewer numbers a word as well.':
    'Il est d’usage d’écarter les mots de la question ; king lui-même arrive souvent en tête. Et ce que les textes tenaient pour acquis se retrouve dans les vecteurs : doctor − man + woman (médecin − homme + femme) mène à nurse (infirmière). Essayez, et essayez aussi avec moins de nombres par mot.',
} satisfies Translations;

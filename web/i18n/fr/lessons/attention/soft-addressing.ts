import type { Translations } from '../../../translations';

export default {
  'What you look for is the query: something sour, a little sweet, a little crunchy, as [[dim:d_k]] numbers. The first number of [[row:query:r]] is [[query:r,0]]. No entry of the dictionary has this name, and none has just these numbers.':
    'Ce que vous cherchez est la requête : quelque chose d’acide, d’un peu sucré, d’un peu croquant, en [[dim:d_k]] nombres. Le premier de [[row:query:r]] est [[query:r,0]]. Aucune entrée du dictionnaire ne porte ce nom, et aucune n’a exactement ces nombres.',
  'Each entry has a key, the address by which it is found. Each row of [[key]] says how sour, how sweet and how crunchy the entry is; for [[row:key:r]] it begins with [[key:r,0]]. A dictionary in a program only asks whether keys are equal. Here they can be more or less alike.':
    'Chaque entrée a une clé, l’adresse à laquelle on la trouve. Chaque ligne de [[key]] dit à quel point l’entrée est acide, sucrée et croquante ; celle de [[row:key:r]] commence par [[key:r,0]]. Le dictionnaire d’un programme teste l’égalité des clés. Ici, elles peuvent se ressembler plus ou moins.',
  'Each entry also has a value, its content: grams of sugar in 100 g, and a price per kilo. [[row:value:r]] holds [[value:r,0]] and [[value:r,1]]. Every answer comes from these rows, and only from them.':
    'Chaque entrée a aussi une valeur, son contenu : les grammes de sucre dans 100 g, et un prix au kilo. [[row:value:r]] contient [[value:r,0]] et [[value:r,1]]. Toute réponse vient de ces lignes, et d’elles seules.',
  '[[key_transposed]] is [[key]] with every entry as a column, ready for the product.':
    '[[key_transposed]] est [[key]] avec chaque entrée en colonne, prête pour le produit.',
  '[[scores]] = [[query]] [[key_transposed]]: the dot product of the query with each key. Multiply number by number, add up. The score says how well the key fits the query. [[col:scores:max]] fits best, with [[scores:r,max]]; [[col:scores:c]] gets [[scores:r,c]].':
    '[[scores]] = [[query]] [[key_transposed]] : le produit scalaire de la requête et de chaque clé. Multipliez nombre par nombre, puis additionnez. Le score dit à quel point la clé convient à la requête. [[col:scores:max]] convient le mieux, avec [[scores:r,max]] ; [[col:scores:c]] obtient [[scores:r,c]].',
  'A hard lookup takes the entry with the best score and nothing else: its weight is [[hard_weights:r,max]], that of every other entry 0. Here this entry is [[col:hard_weights:max]]. Only equal best scores share the 1.':
    'Une recherche dure prend l’entrée qui a le meilleur score et rien d’autre : son poids est [[hard_weights:r,max]], celui de toute autre entrée 0. Ici, cette entrée est [[col:hard_weights:max]]. Seuls des scores égaux en tête se partagent le 1.',
  'Its derivative is 0. Change a score a little and nothing happens, until another score is larger and everything changes at once: there is no slope along which a model could learn. That is what the soft lookup is for. As its temperature goes to 0, it becomes the hard one.':
    'Sa dérivée est 0. Changez un peu un score et rien ne se passe, jusqu’à ce qu’un autre le dépasse et que tout change d’un coup : il n’y a pas de pente le long de laquelle un modèle pourrait apprendre. C’est à cela que sert la recherche souple. Quand sa température tend vers 0, elle devient la recherche dure.',
  '[[hard_context]] = [[hard_weights]] [[value]]. Without ties, the answer is one row of the dictionary, unchanged: [[hard_context:r,0]] g of sugar and a price of [[hard_context:r,1]].':
    '[[hard_context]] = [[hard_weights]] [[value]]. Sauf égalité, la réponse est une ligne du dictionnaire, telle quelle : [[hard_context:r,0]] g de sucre et un prix de [[hard_context:r,1]].',
  'A soft lookup uses every entry. First it divides every score by a number, the temperature τ: [[scores:r,c]] becomes [[tempered_scores:r,c]]. A τ below 1 moves the scores apart, one above 1 moves them together. With 1, nothing changes.':
    'Une recherche souple se sert de toutes les entrées. Elle divise d’abord chaque score par un nombre, la température τ : [[scores:r,c]] devient [[tempered_scores:r,c]]. Un τ inférieur à 1 écarte les scores, un τ supérieur à 1 les rapproche. Avec 1, rien ne change.',
  'At τ = 0 the scores cannot be divided. The limit is taken instead: the soft weights become the hard ones, and this step disappears.':
    'À τ = 0, on ne peut plus diviser les scores. On prend alors la limite : les poids souples deviennent les poids durs, et cette étape disparaît.',
  'The softmax turns scores into shares that add up to 1, the weights: e to the power of each score, divided by the sum of all. [[col:weights:max]] gets [[weights:r,max]], [[col:weights:0]] [[weights:r,0]]. In its sums, exp(x) means e to the power of x. The largest score is subtracted first: no share changes, and no number gets too large.':
    'Le softmax change les scores en parts dont la somme est 1, les poids : e à la puissance de chaque score, divisé par la somme de tous. [[col:weights:max]] reçoit [[weights:r,max]], [[col:weights:0]] [[weights:r,0]]. Dans ses calculs, exp(x) veut dire e à la puissance x. On soustrait d’abord le plus grand score : aucune part ne change, et aucun nombre ne devient trop grand.',
  'Halve the temperature, and the ratio of two weights is squared. So even the smallest lead counts in the end: if one score is the largest, it takes all as τ goes to 0. Move the temperature and see the weights become equal, or unequal.':
    'Divisez la température par deux, et le rapport de deux poids s’élève au carré. La moindre avance finit donc par compter : si un seul score est le plus grand, il prend tout quand τ tend vers 0. Faites varier la température et voyez les poids s’égaliser ou s’écarter.',
  '[[context]] = [[weights]] [[value]]: an entry that is not in the dictionary, mixed from all that are. [[context:r,0]] g of sugar, where the hard lookup has [[hard_context:r,0]]; a price of [[context:r,1]], where it has [[hard_context:r,1]].':
    '[[context]] = [[weights]] [[value]] : une entrée qui n’est pas dans le dictionnaire, mélange de toutes celles qui y sont. [[context:r,0]] g de sucre, contre [[hard_context:r,0]] pour la recherche dure ; un prix de [[context:r,1]], contre [[hard_context:r,1]].',
  'Soft minus hard. What [[col:hard_weights:max]] loses, the others get: for [[col:weights_difference:c]] the difference is [[weights_difference:r,c]], and a row adds up to 0. Lower the temperature and see the difference vanish.':
    'Souple moins dur. Ce que [[col:hard_weights:max]] perd, les autres le reçoivent : pour [[col:weights_difference:c]], la différence est [[weights_difference:r,c]], et la somme d’une ligne est 0. Baissez la température et voyez la différence disparaître.',
  'In floating-point numbers the two become equal before τ reaches 0: e to the power of −746 is less than the smallest positive number there is, and a weight that should be tiny is exactly 0.':
    'En virgule flottante, les deux recherches deviennent identiques avant que τ n’atteigne 0 : e à la puissance −746 est inférieur au plus petit nombre positif représentable, et un poids qui devrait être infime est exactement 0.',
  sour: 'acide',
  sweet: 'sucré',
  crunchy: 'croquant',
  sugar: 'sucre',
  price: 'prix',
} satisfies Translations;

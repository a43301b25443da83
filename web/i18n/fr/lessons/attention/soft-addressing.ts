import type { Translations } from '../../../translations';

export default {
  'The question, as given: something sour, a little sweet, a little crunchy, in [[dim:d_k]] numbers. The first of [[row:query:r]] is [[query:r,0]]. No entry of the dictionary is called so, and none has just these numbers.':
    'La question telle qu’elle est donnée : quelque chose d’acide, d’un peu sucré, d’un peu croquant, en [[dim:d_k]] nombres. Le premier de [[row:query:r]] est [[query:r,0]]. Aucune entrée du dictionnaire ne porte ce nom, et aucune n’a exactement ces nombres.',
  'The addresses. Each row of [[key]] says how sour, how sweet and how crunchy an entry is; for [[row:key:r]] it begins with [[key:r,0]]. A dictionary in a program compares addresses for equality. Here they can be more or less alike.':
    'Les adresses. Chaque ligne de [[key]] dit à quel point une entrée est acide, sucrée et croquante ; celle de [[row:key:r]] commence par [[key:r,0]]. Le dictionnaire d’un programme teste l’égalité des adresses. Ici, elles peuvent se ressembler plus ou moins.',
  'The contents: grams of sugar in 100 g, and a price per kilo. [[row:value:r]] holds [[value:r,0]] and [[value:r,1]]. Whatever is looked up comes from these rows, and only from them.':
    'Les contenus : les grammes de sucre dans 100 g, et un prix au kilo. [[row:value:r]] contient [[value:r,0]] et [[value:r,1]]. Quoi que l’on cherche, la réponse vient de ces lignes, et d’elles seules.',
  '[[key_transposed]] is [[key]] with every entry as a column, ready to be compared.':
    '[[key_transposed]] est [[key]] avec chaque entrée en colonne, prête à être comparée.',
  '[[scores]] = [[query]] [[key_transposed]]: the dot product of the question with each address, number times number, added up. It says how well the address answers. [[col:scores:max]] answers best, with [[scores:r,max]]; [[col:scores:c]] gets [[scores:r,c]].':
    '[[scores]] = [[query]] [[key_transposed]] : le produit scalaire de la question et de chaque adresse, nombre fois nombre, le tout additionné. Il dit à quel point l’adresse répond à la question. [[col:scores:max]] répond le mieux, avec [[scores:r,max]] ; [[col:scores:c]] obtient [[scores:r,c]].',
  'A hard lookup takes the best address and nothing else: [[hard_weights:r,max]] for [[col:hard_weights:max]]. Only equal best scores share the 1. It is what the soft lookup below turns into when its temperature goes to 0.':
    'Une recherche dure prend la meilleure adresse et rien d’autre : [[hard_weights:r,max]] pour [[col:hard_weights:max]]. Seuls des scores égaux en tête se partagent le 1. C’est ce que devient la recherche souple, plus bas, quand sa température tend vers 0.',
  'Its derivative is 0. Move a score a little and nothing changes, until another one overtakes it and everything does: there is no slope along which a model could learn. That is what the soft lookup is for.':
    'Sa dérivée est 0. Déplacez un peu un score et rien ne change, jusqu’à ce qu’un autre le dépasse et que tout bascule : il n’y a pas de pente le long de laquelle un modèle pourrait apprendre. C’est à cela que sert la recherche souple.',
  '[[hard_context]] = [[hard_weights]] [[value]]: without ties, one row of the dictionary as it is. [[hard_context:r,0]] g of sugar and a price of [[hard_context:r,1]].':
    '[[hard_context]] = [[hard_weights]] [[value]] : sauf égalité, une ligne du dictionnaire telle quelle. [[hard_context:r,0]] g de sucre et un prix de [[hard_context:r,1]].',
  'Every score is divided by a number, the temperature τ, before it becomes a weight. A small τ pulls the scores apart, a large one pushes them together: [[scores:r,c]] becomes [[tempered_scores:r,c]].':
    'Chaque score est divisé par un nombre, la température τ, avant de devenir un poids. Un petit τ écarte les scores, un grand les rapproche : [[scores:r,c]] devient [[tempered_scores:r,c]].',
  'At τ = 0 there is nothing to divide by. The variant takes the limit instead: the soft weights become the hard ones, and this step disappears.':
    'À τ = 0, on ne peut plus diviser. La variante prend alors la limite : les poids souples deviennent les poids durs, et cette étape disparaît.',
  'The softmax: e to the power of each number, divided by the sum of them all. Every address gets its share, [[weights:r,max]] to [[col:weights:max]], [[weights:r,c]] to [[col:weights:c]], and the shares add up to 1. Move the temperature and see them even out or sharpen.':
    'Le softmax : e à la puissance de chaque nombre, divisé par la somme de tous. Chaque adresse reçoit sa part, [[weights:r,max]] pour [[col:weights:max]], [[weights:r,c]] pour [[col:weights:c]], et la somme des parts est 1. Faites varier la température et voyez les parts s’égaliser ou se démarquer.',
  'Divide all scores by half the temperature and the ratio of two weights is squared. So the smallest lead counts in the end: as long as one score is largest, it takes all as τ goes to 0.':
    'Divisez tous les scores par une température deux fois plus petite, et le rapport de deux poids s’élève au carré. La moindre avance finit donc par compter : tant qu’un seul score est le plus grand, il prend tout quand τ tend vers 0.',
  '[[context]] = [[weights]] [[value]]: an entry that is in no dictionary, mixed from all of them. [[context:r,0]] g of sugar against [[hard_context:r,0]] from the hard lookup, a price of [[context:r,1]] against [[hard_context:r,1]].':
    '[[context]] = [[weights]] [[value]] : une entrée qui n’est dans aucun dictionnaire, mélange de toutes. [[context:r,0]] g de sucre contre [[hard_context:r,0]] pour la recherche dure, un prix de [[context:r,1]] contre [[hard_context:r,1]].',
  'Soft minus hard. What [[col:hard_weights:max]] lacks, the others have: for [[col:weights_difference:c]] the difference is [[weights_difference:r,c]], and a row adds up to 0. Turn the temperature down and watch it go.':
    'Souple moins dur. Ce qui manque à [[col:hard_weights:max]], les autres l’ont : pour [[col:weights_difference:c]], la différence est [[weights_difference:r,c]], et la somme d’une ligne est 0. Baissez la température et voyez la différence disparaître.',
  'In floating-point numbers the two become equal before τ reaches 0: e to the power of −746 is less than the smallest number there is, and a weight that should be tiny is 0 exactly.':
    'En virgule flottante, les deux recherches deviennent identiques avant que τ n’atteigne 0 : e à la puissance −746 est inférieur au plus petit nombre représentable, et un poids qui devrait être infime est exactement 0.',
  sour: 'acide',
  sweet: 'sucré',
  crunchy: 'croquant',
  sugar: 'sucre',
  price: 'prix',
} satisfies Translations;

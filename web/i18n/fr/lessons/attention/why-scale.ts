import type { Translations } from '../../../translations';

export default {
  '[[query]] has [[dim:d_k]] numbers per token, as given 1 or −1, as if a coin had been tossed for each. Such numbers have mean 0 and variance 1 (the mean square of the distance from the mean), about as in a model when its training begins.':
    '[[query]] a [[dim:d_k]] nombres par jeton, qui au départ valent 1 ou −1, comme tirés chacun à pile ou face. De tels nombres ont une moyenne de 0 et une variance de 1 (la moyenne des carrés des écarts à la moyenne), à peu près comme dans un modèle dont l’entraînement commence.',
  '[[key]] is just as wide and just as random. Wider keys can tell more apart, and nobody means to make attention sharper by widening them. That is what is about to happen.':
    '[[key]] est tout aussi large et tout aussi aléatoire. Des clés plus larges permettent de distinguer davantage de choses, et personne ne cherche, en les élargissant, à rendre l’attention plus tranchée. C’est pourtant ce qui va se produire.',
  '[[value]], as given, has a single 1 in each row, so that the result will show the weights themselves: what is taken from which token.':
    '[[value]] contient au départ un seul 1 par ligne, si bien que le résultat montrera les poids eux-mêmes : ce qui est pris à chaque jeton.',
  '[[key_transposed]]: the keys as columns, for the product.':
    '[[key_transposed]] : les clés mises en colonnes, pour le produit.',
  '[[scores]] = [[query]] [[key_transposed]]. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]]: [[dim:d_k]] products of variance 1 are added up, and variances of independent numbers add up too. So a score has variance d_k = [[dim:d_k]], and is typically √d_k away from 0.':
    '[[scores]] = [[query]] [[key_transposed]]. Pour [[row:scores:r]] et [[col:scores:c]], le score est [[scores:r,c]] : on additionne [[dim:d_k]] produits de variance 1, et les variances de nombres indépendants s’additionnent aussi. Un score a donc pour variance d_k = [[dim:d_k]], et se trouve typiquement à distance √d_k de 0.',
  'Independent is the word that matters. Training makes queries and keys depend on each other, that is its purpose; the division is about where training starts from. The experiment below draws the scores 10,000 times for each width.':
    '« Indépendants » est le mot qui compte. L’entraînement rend requêtes et clés dépendantes les unes des autres, c’est son but ; la division concerne le point de départ de l’entraînement. L’expérience ci-dessous tire les scores 10 000 fois pour chaque largeur.',
  'The softmax of the scores as they are. For [[row:unscaled_weights:r]] it gives [[col:unscaled_weights:max]] the weight [[unscaled_weights:r,max]]. What is left for the others goes fast: a score that is ahead by 6 takes e⁶ ≈ 403 times the weight.':
    'Le softmax des scores tels quels. Pour [[row:unscaled_weights:r]], il donne à [[col:unscaled_weights:max]] un poids de [[unscaled_weights:r,max]]. Ce qui reste aux autres fond vite : un score qui a 6 d’avance obtient e⁶ ≈ 403 fois le poids de l’autre.',
  'Ask for the derivative of a weight here, and again at [[weights]]. It is a · (1 − a) at most, so a weight near 1 or near 0 hardly moves, whatever the scores do: the softmax is saturated.':
    'Demandez la dérivée d’un poids ici, puis de nouveau pour [[weights]]. Elle vaut au plus a · (1 − a) : un poids proche de 1 ou de 0 ne bouge donc presque plus, quoi que fassent les scores. On dit que le softmax est saturé.',
  '[[unscaled_context]] = [[unscaled_weights]] [[value]]. As given, each row nearly copies one row of [[value]]; that of [[row:unscaled_context:r]] begins with [[unscaled_context:r,0]]. The soft choice has become nearly a hard one before anything was learned.':
    '[[unscaled_context]] = [[unscaled_weights]] [[value]]. Au départ, chaque ligne recopie presque une ligne de [[value]] ; celle de [[row:unscaled_context:r]] commence par [[unscaled_context:r,0]]. Le choix souple est devenu presque dur avant même que rien ne soit appris.',
  'The same scores divided by √d_k: [[scores:r,c]] becomes [[scaled_scores:r,c]]. Dividing by √d_k divides the variance by d_k, which brings it back to 1 for keys of any width.':
    'Les mêmes scores divisés par √d_k : [[scores:r,c]] devient [[scaled_scores:r,c]]. Diviser par √d_k divise la variance par d_k et la ramène à 1, quelle que soit la largeur des clés.',
  'Not by d_k: that would leave scores of variance 1 / d_k, all nearly 0 for wide keys, and weights that are all alike.':
    'Non par d_k : on obtiendrait des scores de variance 1 / d_k, presque tous nuls pour des clés larges, et des poids tous semblables.',
  'The softmax of the divided scores. [[row:weights:r]] still attends most to [[col:weights:max]], but with [[weights:r,max]] instead of [[unscaled_weights:r,max]]. The order of the keys has not changed, only how much is left for the others.':
    'Le softmax des scores divisés. [[row:weights:r]] porte toujours le plus d’attention à [[col:weights:max]], mais avec un poids de [[weights:r,max]] au lieu de [[unscaled_weights:r,max]]. L’ordre des clés n’a pas changé, seulement ce qu’il reste aux autres.',
  'Some texts say that the division keeps weights from being all but one-hot, a 1 among zeros. It does so at the start; a model that needs a hard choice can still learn long queries and keys.':
    'Certains textes disent que la division empêche les poids de devenir presque « one-hot », un seul 1 parmi des zéros. C’est vrai au départ ; un modèle qui a besoin d’un choix tranché peut toujours apprendre des requêtes et des clés longues.',
  '[[context]] = [[weights]] [[value]]: as given, the weights again, row by row. The result of [[row:context:r]] is a real mixture, beginning with [[context:r,0]].':
    '[[context]] = [[weights]] [[value]] : avec les valeurs de départ, de nouveau les poids, ligne par ligne. Le résultat de [[row:context:r]] est un vrai mélange, qui commence par [[context:r,0]].',
  '[[context_change]] = [[context]] − [[unscaled_context]]: what the division changed. For [[row:context_change:r]] the first number is [[context_change:r,0]]. Change the size d_k, and see the difference shrink for narrow keys; at d_k = 1 it is 0.':
    '[[context_change]] = [[context]] − [[unscaled_context]] : ce que la division a changé. Pour [[row:context_change:r]], le premier nombre est [[context_change:r,0]]. Changez la taille d_k et voyez la différence diminuer pour des clés étroites ; à d_k = 1, elle est nulle.',
} satisfies Translations;

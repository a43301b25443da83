import type { Translations } from '../../../translations';

export default {
  '[[query]], one row per token that asks: the three words of the lesson on scaled dot-product attention and one more, so that there is an order to protect.':
    '[[query]], une ligne par jeton qui interroge : les trois mots de la leçon sur l’attention par produit scalaire mis à l’échelle et un de plus, pour qu’il y ait un ordre à protéger.',
  '[[key]], one row per token that can be attended to. A mask never changes a key; it only decides which queries may see it.':
    '[[key]], une ligne par jeton auquel on peut prêter attention. Un masque ne change jamais une clé ; il décide seulement quelles requêtes peuvent la voir.',
  '[[value]], one row per key. Where a weight is 0, a value contributes nothing, whatever its numbers are.':
    '[[value]], une ligne par clé. Là où un poids est 0, une valeur n’apporte rien, quels que soient ses nombres.',
  '[[key_transposed]]: the keys as columns. The columns of the mask will be these same keys.':
    '[[key_transposed]] : les clés mises en colonnes. Les colonnes du masque seront ces mêmes clés.',
  '[[scores]] = [[query]] [[key_transposed]] for every pair, also for pairs that the mask is about to remove. [[row:scores:r]] and [[col:scores:c]] score [[scores:r,c]].':
    '[[scores]] = [[query]] [[key_transposed]] pour chaque paire, y compris celles que le masque va éliminer. [[row:scores:r]] et [[col:scores:c]] ont pour score [[scores:r,c]].',
  'All pairs are computed here because a matrix product is one operation. Fast implementations skip the blocks that a mask would remove entirely.':
    'On calcule ici toutes les paires parce qu’un produit de matrices est une seule opération. Les implémentations rapides sautent les blocs qu’un masque éliminerait en entier.',
  'Divided by √d_k, with d_k = [[dim:d_k]], unless you set another scale: [[scores:r,c]] becomes [[scaled_scores:r,c]]. The mask comes next.':
    'On divise par √d_k, où d_k = [[dim:d_k]], sauf si vous choisissez une autre échelle : [[scores:r,c]] devient [[scaled_scores:r,c]]. Le masque vient ensuite.',
  'A mask is a table of permissions: [[mask]] holds 0 where a word may look and −∞, minus infinity, where it may not. This one is causal: each word may look at itself and at what came before it. The entry for [[row:mask:r]] and [[col:mask:c]] is [[mask:r,c]].':
    'Un masque est un tableau de permissions : [[mask]] contient 0 là où un mot peut regarder et −∞, moins l’infini, là où il ne le peut pas. Celui-ci est causal : chaque mot peut se regarder et regarder ce qui le précède. L’entrée pour [[row:mask:r]] et [[col:mask:c]] est [[mask:r,c]].',
  'Other masks: “padding” hides the last keys from everyone; “window” keeps the neighbours, “block” those of the same block; “custom” is yours to draw, on the board below. With more keys than queries, a causal mask can start in the top left corner or end in the bottom right one. Both exist in libraries; “causal” is the first, “causal bottom right” the second.':
    'Autres masques : « remplissage » cache les dernières clés à tout le monde ; « fenêtre » garde les voisins, « bloc » ceux du même bloc ; « personnalisé » est à dessiner vous-même, sur le tableau ci-dessous. Quand il y a plus de clés que de requêtes, un masque causal peut partir du coin supérieur gauche ou aboutir au coin inférieur droit. Les bibliothèques connaissent les deux ; « causal » est le premier, « causal en bas à droite » le second.',
  '[[masked_scores]] = score + mask. Plus 0, a score stays; plus −∞, it is −∞. For [[row:masked_scores:r]] the best key that remains is [[col:masked_scores:max]], with [[masked_scores:r,max]].':
    '[[masked_scores]] = score + masque. Si l’on ajoute 0, un score reste tel quel ; si l’on ajoute −∞, il devient −∞. Pour [[row:masked_scores:r]], la meilleure clé restante est [[col:masked_scores:max]], avec [[masked_scores:r,max]].',
  'Before the softmax, not after: weights set to 0 afterwards would leave rows that no longer add up to 1, and keys that should be unseen would still have shaped the others.':
    'Avant le softmax, non après : des poids mis à 0 après coup laisseraient des lignes dont la somme n’est plus 1, et des clés qu’on ne devrait pas voir auraient tout de même pesé sur les autres.',
  'e to the power of −∞ is 0, so a removed key has weight 0 exactly, and the keys that remain share the whole. [[row:weights:r]] gives [[col:weights:max]] the weight [[weights:r,max]].':
    'e à la puissance −∞ est 0 : une clé éliminée a donc un poids exactement nul, et les clés restantes se partagent le tout. [[row:weights:r]] donne à [[col:weights:max]] un poids de [[weights:r,max]].',
  'Close a whole row on the board below: no key is left, and the softmax would be 0 divided by 0. Unless you choose otherwise such a row gets zeros all along, and a note says so; many libraries answer NaN (not a number), which is there as an option.':
    'Fermez toute une ligne sur le tableau ci-dessous : il ne reste aucune clé, et le softmax serait 0 divisé par 0. Si vous ne choisissez rien d’autre, une telle ligne ne reçoit que des zéros, et une note le signale ; beaucoup de bibliothèques répondent NaN (« not a number », pas un nombre), ce qu’une option permet ici aussi.',
  '[[context]] = [[weights]] [[value]]: averages over what each query may see. For [[row:context:r]] it begins with [[context:r,0]]. Change a key or value that a row may not see, and that row does not move.':
    '[[context]] = [[weights]] [[value]] : des moyennes sur ce que chaque requête a le droit de voir. La ligne de [[row:context:r]] commence par [[context:r,0]]. Changez une clé ou une valeur qu’une ligne ne peut pas voir, et cette ligne ne bouge pas.',
  'With the causal mask a text model is trained on all positions of a sentence at once: no row can borrow from the words it is supposed to predict.':
    'Avec le masque causal, un modèle de texte s’entraîne sur toutes les positions d’une phrase à la fois : aucune ligne ne peut emprunter aux mots qu’elle est censée prédire.',
} satisfies Translations;

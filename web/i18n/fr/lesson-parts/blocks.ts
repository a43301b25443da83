import type { Translations } from '../../translations';

/**
 * The French of `web/lessons/transformer/block-steps.ts`: what the parts of encoders and decoders say, wherever they stand. `at` is
 * the path in front of their names, as there.
 */

/** A norm, all but the step at which rows become the same, of which the lesson on norms has more to say. */
export function normParts(at: string): Translations {
  return {
    [`[[${at}gain]] has a factor for each column, learned, and the same for every token. A gain of 1 changes nothing; a larger one makes its column count for more after the norm.`]: `[[${at}gain]] contient un facteur par colonne, appris, le même pour tous les jetons. Un gain de 1 ne change rien ; un gain plus grand donne plus de poids à sa colonne après la normalisation.`,
    [`[[${at}shift]] has a number for each column, learned as well, and added last. A shift of 0 changes nothing.`]: `[[${at}shift]] contient un nombre par colonne, appris lui aussi et ajouté en dernier. Un décalage de 0 ne change rien.`,
    [`[[${at}mean]] holds the mean of each row of [[arg0]]: add up its numbers and divide by how many there are, [[dim:d_model]]. For [[row:${at}mean:r]] it is [[${at}mean:r,0]].`]: `[[${at}mean]] contient la moyenne de chaque ligne de [[arg0]] : la somme de ses nombres, divisée par leur quantité, [[dim:d_model]]. Pour [[row:${at}mean:r]], elle vaut [[${at}mean:r,0]].`,
    'Along the row, never down the column: the norm of a token does not depend on any other token.':
      'Le long de la ligne, jamais de haut en bas de la colonne : la normalisation d’un jeton ne dépend d’aucun autre.',
    [`From each number, subtract the mean of its row: [[arg0:r,c]] becomes [[${at}centred:r,c]]. The numbers of a row now add up to 0.`]: `De chaque nombre, on retranche la moyenne de sa ligne : [[arg0:r,c]] devient [[${at}centred:r,c]]. La somme des nombres d’une ligne est désormais nulle.`,
    [`Each centred number times itself: [[${at}centred:r,c]] gives [[${at}squares:r,c]]. Nothing is negative now.`]: `Chaque nombre centré est multiplié par lui-même : [[${at}centred:r,c]] donne [[${at}squares:r,c]]. Plus rien n’est négatif.`,
    [`[[${at}variance]] holds the variance of each row, the mean of its squares: [[${at}variance:r,0]] for [[row:${at}variance:r]]. The further the numbers of a row lie from their mean, the larger it is.`]: `[[${at}variance]] contient la variance de chaque ligne, c’est-à-dire la moyenne de ses carrés : [[${at}variance:r,0]] pour [[row:${at}variance:r]]. Plus les nombres d’une ligne sont loin de leur moyenne, plus elle est grande.`,
    'Divided by d, not by d − 1: the row is all there is, not a sample of something larger.':
      'On divise par d, et non par d − 1 : la ligne est tout ce qu’il y a, et non un échantillon de quelque chose de plus grand.',
    [`The root of the variance is the standard deviation: how far numbers of the row typically lie from their mean. It is [[${at}deviation:r,0]] for [[row:${at}deviation:r]]. Before the root, a small number ε is added, so that no row is divided by 0.`]: `La racine carrée de la variance est l’écart type : la distance habituelle entre les nombres de la ligne et leur moyenne. Il vaut [[${at}deviation:r,0]] pour [[row:${at}deviation:r]]. Avant la racine, on ajoute un petit nombre ε, pour qu’aucune ligne ne soit divisée par 0.`,
    'A row of equal numbers has the variance 0. Where the variance is large, ε hardly counts.':
      'Une ligne de nombres égaux a une variance nulle. Là où la variance est grande, ε ne compte guère.',
    [`RMS norm subtracts no mean: each number is squared as it is. [[arg0:r,c]] gives [[${at}input_squares:r,c]].`]: `La normalisation RMS ne retranche aucune moyenne : chaque nombre est élevé au carré tel quel. [[arg0:r,c]] donne [[${at}input_squares:r,c]].`,
    [`The mean of the squares of each row, [[${at}mean_square:r,0]] for [[row:${at}mean_square:r]].`]: `La moyenne des carrés de chaque ligne : [[${at}mean_square:r,0]] pour [[row:${at}mean_square:r]].`,
    [`A small ε is added to the mean square, and the root of that sum, [[${at}root_mean_square:r,0]], is the typical size of a number in the row of [[row:${at}root_mean_square:r]].`]: `On ajoute un petit ε à cette moyenne et l’on prend la racine carrée : [[${at}root_mean_square:r,0]] est l’ordre de grandeur d’un nombre dans la ligne de [[row:${at}root_mean_square:r]].`,
    'Where the mean of a row is 0, this is its standard deviation, and the two norms agree.':
      'Quand la moyenne d’une ligne est nulle, c’est là son écart type, et les deux normalisations coïncident.',
    [`Each column is multiplied by its gain, a learned factor that is the same for every token: [[${at}normalised:r,c]] times [[${at}gain:0,c]] is [[${at}gained:r,c]].`]: `Chaque colonne est multipliée par son gain, un facteur appris, le même pour tous les jetons : [[${at}normalised:r,c]] fois [[${at}gain:0,c]] donne [[${at}gained:r,c]].`,
    [`[[${at}normed]] is the result of the norm. It is made of [[arg0]] and [[arg1]], a learned row that is the same for every token: [[arg0:r,c]] becomes [[${at}normed:r,c]].`]: `[[${at}normed]] est le résultat de la normalisation. Il est fait de [[arg0]] et de [[arg1]], une ligne apprise, la même pour tous les jetons : [[arg0:r,c]] devient [[${at}normed:r,c]].`,
  };
}

/** A norm: its parameters, its statistics, and what it hands on. */
export function norm(at: string): Translations {
  return {
    ...normParts(at),
    [`[[arg0]] divided by [[arg1]], row by row: [[arg0:r,c]] over [[arg1:r,0]] is [[${at}normalised:r,c]]. Rows that differed in size only are now the same.`]: `[[arg0]] divisé par [[arg1]], ligne par ligne : [[arg0:r,c]] sur [[arg1:r,0]] donne [[${at}normalised:r,c]]. Des lignes qui ne différaient que par leur taille sont maintenant identiques.`,
  };
}

/** A feed-forward network, all but the steps of which the lesson on it has more to say. */
export function feedForwardParts(at: string): Translations {
  return {
    [`[[${at}b_1]] moves the point from which on each hidden unit is active.`]: `[[${at}b_1]] déplace le seuil à partir duquel chaque neurone caché est actif.`,
    [`[[${at}w_2]] has a row for each hidden unit: what the unit adds to the result when it is active.`]: `[[${at}w_2]] a une ligne pour chaque neurone caché : ce que ce neurone ajoute au résultat quand il est actif.`,
    [`[[${at}b_2]] is added to every row of the output.`]: `[[${at}b_2]] s’ajoute à chaque ligne de la sortie.`,
    [`[[${at}hidden_product]] = [[arg0]] [[${at}w_1]]: each row meets each column, pair by pair. The [[dim:d_model]] numbers of a token become [[dim:d_ff]].`]: `[[${at}hidden_product]] = [[arg0]] [[${at}w_1]] : chaque ligne rencontre chaque colonne, nombre par nombre. Un jeton passe de [[dim:d_model]] nombres à [[dim:d_ff]].`,
    'Each row is computed without the others. Only attention mixes tokens.':
      'Chaque ligne se calcule sans les autres. Seule l’attention mélange les jetons.',
    [`A bias is a learned row that is added to every row. With that of the first layer, [[${at}b_1]], [[${at}hidden_product:r,c]] becomes [[${at}pre_activation:r,c]].`]: `Un biais est une ligne apprise que l’on ajoute à chaque ligne. Avec celui de la première couche, [[${at}b_1]], [[${at}hidden_product:r,c]] devient [[${at}pre_activation:r,c]].`,
    [`With the second bias, this is the result of the network. For [[row:${at}ffn_output:r]] it begins with [[${at}ffn_output:r,0]].`]: `Avec le second biais, voici le résultat du réseau. Pour [[row:${at}ffn_output:r]], il commence par [[${at}ffn_output:r,0]].`,
  };
}

/** A feed-forward network of two layers. */
export function feedForward(at: string): Translations {
  return {
    ...feedForwardParts(at),
    [`[[${at}w_1]] has a column for each of the [[dim:d_ff]] units of the hidden layer: the factors by which the unit multiplies the numbers of a token.`]: `[[${at}w_1]] a une colonne pour chacun des [[dim:d_ff]] neurones de la couche cachée : les facteurs par lesquels ce neurone multiplie les nombres d’un jeton.`,
    [`The activation is a function that is applied to each number separately: [[${at}pre_activation:r,c]] becomes [[${at}hidden:r,c]]. Without it, the two layers would be two matrix products one after the other, which one matrix can replace.`]: `L’activation est une fonction appliquée à chaque nombre séparément : [[${at}pre_activation:r,c]] devient [[${at}hidden:r,c]]. Sans elle, les deux couches seraient deux produits matriciels à la suite, qu’une seule matrice peut remplacer.`,
    'ReLU keeps what is above 0 and makes the rest 0. GELU and SiLU do nearly that, with a smooth bend and a small dip below 0.':
      'ReLU garde ce qui dépasse 0 et met le reste à 0. GELU et SiLU font à peu près de même, avec un coude arrondi et un léger creux sous 0.',
    [`[[${at}ffn_product]] = [[${at}hidden]] [[${at}w_2]]: each active unit adds its row of [[${at}w_2]], times its own number.`]: `[[${at}ffn_product]] = [[${at}hidden]] [[${at}w_2]] : chaque neurone actif ajoute sa ligne de [[${at}w_2]], multipliée par son propre nombre.`,
  };
}

/** One side of an attention: its name in the lesson, and in French with the article and with “de”. */
interface Side {
  readonly english: string;
  readonly french: string;
  readonly of: string;
}

const sentence: Side = { english: 'the sentence', french: 'la phrase', of: 'de la phrase' };
const written: Side = {
  english: 'the text so far',
  french: 'le texte déjà écrit',
  of: 'du texte déjà écrit',
};
const target: Side = { english: 'the target', french: 'la cible', of: 'de la cible' };
const source: Side = { english: 'the source', french: 'la source', of: 'de la source' };

/** Who asks and who is looked at. */
interface Sides {
  readonly asks: Side;
  readonly answers: Side;
  readonly heads?: HeadSizes;
}

/** What the sizes of heads are called. */
interface HeadSizes {
  readonly count: string;
  readonly d_k: string;
  readonly d_v: string;
}

const usualHeads: HeadSizes = { count: 'n_heads', d_k: 'd_k', d_v: 'd_v' };

/** The parameters of an attention, and what its heads do, the same whoever asks. */
function heads(at: string, sizes: HeadSizes): Translations {
  const head = `${at}head_*/`;
  return {
    [`[[${at}w_q]]: the query projections of all [[dim:${sizes.count}]] heads, side by side.`]: `[[${at}w_q]] : les projections des requêtes de toutes les têtes, au nombre de [[dim:${sizes.count}]], côte à côte.`,
    [`[[${at}w_k]]: the key projections, [[dim:${sizes.d_k}]] columns for each head.`]: `[[${at}w_k]] : les projections des clés, [[dim:${sizes.d_k}]] colonnes par tête.`,
    [`[[${at}w_v]]: the value projections, [[dim:${sizes.d_v}]] columns for each head.`]: `[[${at}w_v]] : les projections des valeurs, [[dim:${sizes.d_v}]] colonnes par tête.`,
    [`[[${at}w_o]] mixes what the heads found, back to [[dim:d_model]] columns.`]: `[[${at}w_o]] mélange ce que les têtes ont trouvé et le ramène à [[dim:d_model]] colonnes.`,
    [`[[${at}b_q]] is added to every query.`]: `[[${at}b_q]] s’ajoute à chaque requête.`,
    [`[[${at}b_k]] is added to every key. It shifts all scores of a row alike, and so changes no weight.`]: `[[${at}b_k]] s’ajoute à chaque clé. Il décale tous les scores d’une ligne de la même quantité, et ne change donc aucun poids.`,
    [`[[${at}b_v]] is added to every value.`]: `[[${at}b_v]] s’ajoute à chaque valeur.`,
    [`[[${at}b_o]] is added to every row of the output.`]: `[[${at}b_o]] s’ajoute à chaque ligne de la sortie.`,
    [`First [[arg0]] [[${at}w_q]]; the bias follows.`]: `D’abord [[arg0]] [[${at}w_q]] ; le biais vient ensuite.`,
    [`First [[arg0]] [[${at}w_k]]; the bias follows.`]: `D’abord [[arg0]] [[${at}w_k]] ; le biais vient ensuite.`,
    [`First [[arg0]] [[${at}w_v]]; the bias follows.`]: `D’abord [[arg0]] [[${at}w_v]] ; le biais vient ensuite.`,
    [`First [[${at}concat]] [[${at}w_o]]; the bias follows.`]: `D’abord [[${at}concat]] [[${at}w_o]] ; le biais vient ensuite.`,
    [`The [[dim:${sizes.d_k}]] columns of [[${at}query]] that belong to this head.`]: `Les [[dim:${sizes.d_k}]] colonnes de [[${at}query]] qui reviennent à cette tête.`,
    [`The columns of [[${at}key]] that belong to this head.`]: `Les colonnes de [[${at}key]] qui reviennent à cette tête.`,
    [`The columns of [[${at}value]] that belong to this head, [[dim:${sizes.d_v}]] of them.`]: `Les colonnes de [[${at}value]] qui reviennent à cette tête, au nombre de [[dim:${sizes.d_v}]].`,
    'The keys of this head as columns, ready for the product.':
      'Les clés de cette tête mises en colonnes, prêtes pour le produit.',
    [`Every query of this head with every key: [[row:${head}scores:r]] and [[col:${head}scores:c]] score [[${head}scores:r,c]].`]: `Chaque requête de cette tête avec chaque clé : [[row:${head}scores:r]] et [[col:${head}scores:c]] ont pour score [[${head}scores:r,c]].`,
    [`Divided by √d_k, d_k = [[dim:${sizes.d_k}]]: [[${head}scores:r,c]] becomes [[${head}scaled_scores:r,c]].`]: `On divise par √d_k, où d_k = [[dim:${sizes.d_k}]] : [[${head}scores:r,c]] devient [[${head}scaled_scores:r,c]].`,
    [`Softmax, row by row. [[row:${head}weights:r]] attends most to [[col:${head}weights:max]], with [[${head}weights:r,max]].`]: `Le softmax, ligne par ligne. [[row:${head}weights:r]] regarde surtout [[col:${head}weights:max]], avec un poids de [[${head}weights:r,max]].`,
    [`A value is what a token hands over. [[${head}context]] = [[${head}weights]] [[${head}value]]: what this head gathers for each token, values times weights. For [[row:${head}context:r]] it begins with [[${head}context:r,0]].`]: `Une valeur est ce qu’un jeton transmet. [[${head}context]] = [[${head}weights]] [[${head}value]] : ce que cette tête recueille pour chaque jeton, les valeurs multipliées par les poids. Pour [[row:${head}context:r]], cela commence par [[${head}context:r,0]].`,
    'The heads side by side again, the first on the left. Nothing is mixed yet.':
      'Les têtes de nouveau côte à côte, la première à gauche. Rien n’est encore mélangé.',
  };
}

/** The mask of a head, where there is one. */
function masked(at: string, mask = 'mask'): Translations {
  const scores = `${at}head_*/masked_scores`;
  return {
    [`The mask is added: for [[row:${scores}:r]] and [[col:${scores}:c]] this gives [[${scores}:r,c]]. Where [[${mask}]] holds −∞, nothing is left to look at.`]: `On ajoute le masque : pour [[row:${scores}:r]] et [[col:${scores}:c]], cela donne [[${scores}:r,c]]. Là où [[${mask}]] contient −∞, il n’y a plus rien à regarder.`,
  };
}

/** An attention with heads. */
function attention(at: string, { asks, answers, heads: sizes = usualHeads }: Sides): Translations {
  return {
    ...heads(at, sizes),
    [`What ${asks.english} asks, for all heads in one product. The row of [[row:${at}query:r]] begins with [[${at}query:r,0]].`]: `Ce que demande ${asks.french}, pour toutes les têtes en un seul produit. La ligne de [[row:${at}query:r]] commence par [[${at}query:r,0]].`,
    [`What ${answers.english} can be found by, for all heads in one product, beginning with [[${at}key:r,0]] for [[row:${at}key:r]].`]: `Ce qui permet de trouver ${answers.french}, pour toutes les têtes en un seul produit, à commencer par [[${at}key:r,0]] pour [[row:${at}key:r]].`,
    [`What ${answers.english} hands over when it is found, beginning with [[${at}value:r,0]] for [[row:${at}value:r]].`]: `Ce que ${answers.french} livre en réponse, à commencer par [[${at}value:r,0]] pour [[row:${at}value:r]].`,
    [`The results of all heads side by side, multiplied by a learned matrix, [[${at}w_o]]: what attention found for each token of ${asks.english}. For [[row:${at}output:r]] it begins with [[${at}output:r,0]].`]: `Les résultats de toutes les têtes côte à côte, multipliés par une matrice apprise, [[${at}w_o]] : ce que l’attention a trouvé pour chaque jeton ${asks.of}. Pour [[row:${at}output:r]], cela commence par [[${at}output:r,0]].`,
  };
}

/** A residual connection. `found` is what the sub-layer made, in English and in French. */
function residual(
  at: string,
  number: number,
  found: readonly [english: string, french: string],
): Translations {
  const node = `${at}residual_${number}`;
  return {
    [`${found[0]} is added to what came in: [[arg0:r,c]] plus [[arg1:r,c]] is [[${node}:r,c]]. This is a residual connection: the sub-layer only adds a correction to its input.`]: `${found[1]} s’ajoute à ce qui est entré : [[arg0:r,c]] plus [[arg1:r,c]] donne [[${node}:r,c]]. C’est une connexion résiduelle : la sous-couche n’ajoute qu’une correction à son entrée.`,
    'The derivative of a sum by its first part is 1: whatever the sub-layer does, the gradient passes it unhindered. That is why many layers can be stacked and still be trained.':
      'La dérivée d’une somme par rapport à son premier terme vaut 1 : quoi que fasse la sous-couche, le gradient passe sans entrave. C’est pourquoi l’on peut empiler de nombreuses couches et les entraîner malgré tout.',
  };
}

const feedForwardFound = [
  'What the feed-forward network wrote',
  'Ce que le réseau à propagation avant a écrit',
] as const;

/** An encoder layer, its parts in order; `mask` is the one that may be switched on, empty where there is none. */
export function encoder(at: string, mask: string): Translations {
  return {
    ...attention(`${at}self/`, { asks: sentence, answers: sentence }),
    ...(mask === '' ? {} : masked(`${at}self/`, mask)),
    ...residual(at, 1, ['What attention found', 'Ce que l’attention a trouvé']),
    ...norm(`${at}norm_*/`),
    ...feedForward(`${at}ffn/`),
    ...residual(at, 2, feedForwardFound),
  };
}

/** A decoder layer, its parts in order; where the source has them, its own heads and its own mask. */
export function decoder(
  at: string,
  own?: { readonly heads: HeadSizes; readonly mask: string },
): Translations {
  return {
    ...attention(`${at}self/`, { asks: written, answers: written }),
    ...masked(`${at}self/`),
    ...residual(at, 1, [
      'What attention found in the target itself',
      'Ce que l’attention a trouvé dans la cible elle-même',
    ]),
    ...norm(`${at}norm_*/`),
    ...attention(`${at}cross/`, { asks: target, answers: source, ...(own && { heads: own.heads }) }),
    ...(own ? masked(`${at}cross/`, own.mask) : {}),
    ...residual(at, 2, ['What was found in the source', 'Ce qui a été trouvé dans la source']),
    ...feedForward(`${at}ffn/`),
    ...residual(at, 3, feedForwardFound),
  };
}

/** Where the norms stand, the switch that every layer has. */
export const normPlace: Translations = {
  'Vaswani et al. put the norm after each sum. Most models since put it before each sub-layer, which leaves the way of the sums free of norms and trains without a slow start of the learning rate. Switch “norm” between post and pre and watch the groups move.':
    'Vaswani et al. placent la normalisation après chaque somme. Depuis, la plupart des modèles la placent avant chaque sous-couche : le chemin des sommes reste libre de toute normalisation, et l’entraînement se passe d’un démarrage lent du taux d’apprentissage. Faites passer l’option « norme » de « après » à « avant » et regardez les groupes se déplacer.',
};

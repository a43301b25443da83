import type { StepTexts } from '../../translations';
import { scaleAside, softmaxAside } from './common';

/**
 * The French of `web/lessons/transformer/block-steps.ts`: what the parts of encoders and decoders say, wherever they stand. `at` is
 * the path in front of their names, as there.
 */

/** Layer norm and RMS norm. */
export function normSteps(at: string): StepTexts {
  return {
    [`${at}gain`]: {
      prose: `[[${at}gain]] contient un facteur par colonne, appris, le même pour tous les jetons. Un gain de 1 ne change rien ; un gain plus grand donne plus de poids à sa colonne après la normalisation.`,
    },
    [`${at}shift`]: {
      prose: `[[${at}shift]] contient un nombre par colonne, appris lui aussi et ajouté en dernier. Un décalage de 0 ne change rien.`,
    },
    [`${at}mean`]: {
      prose: `[[${at}mean]] contient la moyenne de chaque ligne de [[arg0]] : la somme de ses nombres, divisée par leur quantité, [[dim:d_model]]. Pour [[row:${at}mean:r]], elle vaut [[${at}mean:r,0]].`,
      aside:
        'Le long de la ligne, jamais de haut en bas de la colonne : la normalisation d’un jeton ne dépend d’aucun autre.',
    },
    [`${at}centred`]: {
      prose: `De chaque nombre, on retranche la moyenne de sa ligne : [[arg0:r,c]] devient [[${at}centred:r,c]]. La somme des nombres d’une ligne est désormais nulle.`,
    },
    [`${at}squares`]: {
      prose: `Chaque nombre centré est multiplié par lui-même : [[${at}centred:r,c]] donne [[${at}squares:r,c]]. Plus rien n’est négatif.`,
    },
    [`${at}variance`]: {
      prose: `[[${at}variance]] contient la variance de chaque ligne, c’est-à-dire la moyenne de ses carrés : [[${at}variance:r,0]] pour [[row:${at}variance:r]]. Plus les nombres d’une ligne sont loin de leur moyenne, plus elle est grande.`,
      aside:
        'On divise par d, et non par d − 1 : la ligne est tout ce qu’il y a, et non un échantillon de quelque chose de plus grand.',
    },
    [`${at}deviation`]: {
      prose: `La racine carrée de la variance est l’écart type : la distance habituelle entre les nombres de la ligne et leur moyenne. Il vaut [[${at}deviation:r,0]] pour [[row:${at}deviation:r]]. Avant la racine, on ajoute un petit nombre ε, pour qu’aucune ligne ne soit divisée par 0.`,
      aside:
        'Une ligne de nombres égaux a une variance nulle. Là où la variance est grande, ε ne compte guère.',
    },
    [`${at}input_squares`]: {
      prose: `La normalisation RMS ne retranche aucune moyenne : chaque nombre est élevé au carré tel quel. [[arg0:r,c]] donne [[${at}input_squares:r,c]].`,
    },
    [`${at}mean_square`]: {
      prose: `La moyenne des carrés de chaque ligne : [[${at}mean_square:r,0]] pour [[row:${at}mean_square:r]].`,
    },
    [`${at}root_mean_square`]: {
      prose: `On ajoute un petit ε à cette moyenne et l’on prend la racine carrée : [[${at}root_mean_square:r,0]] est l’ordre de grandeur d’un nombre dans la ligne de [[row:${at}root_mean_square:r]].`,
      aside:
        'Quand la moyenne d’une ligne est nulle, c’est là son écart type, et les deux normalisations coïncident.',
    },
    [`${at}gained`]: {
      prose: `Chaque colonne est multipliée par son gain, un facteur appris, le même pour tous les jetons : [[${at}normalised:r,c]] fois [[${at}gain:0,c]] donne [[${at}gained:r,c]].`,
    },
    [`${at}normed`]: {
      prose: `[[${at}normed]] est le résultat de la normalisation. Il est fait de [[arg0]] et de [[arg1]], une ligne apprise, la même pour tous les jetons : [[arg0:r,c]] devient [[${at}normed:r,c]].`,
    },
    [`${at}normalised`]: {
      prose: `[[arg0]] divisé par [[arg1]], ligne par ligne : [[arg0:r,c]] sur [[arg1:r,0]] donne [[${at}normalised:r,c]]. Des lignes qui ne différaient que par leur taille sont maintenant identiques.`,
    },
  };
}

/** A feed-forward network of two layers. */
export function feedForwardSteps(at: string): StepTexts {
  return {
    [`${at}b_1`]: { prose: `[[${at}b_1]] déplace le seuil à partir duquel chaque neurone caché est actif.` },
    [`${at}w_2`]: {
      prose: `[[${at}w_2]] a une ligne pour chaque neurone caché : ce que ce neurone ajoute au résultat quand il est actif.`,
    },
    [`${at}b_2`]: { prose: `[[${at}b_2]] s’ajoute à chaque ligne de la sortie.` },
    [`${at}hidden_product`]: {
      prose: `[[${at}hidden_product]] = [[arg0]] [[${at}w_1]] : chaque ligne rencontre chaque colonne, nombre par nombre. Un jeton passe de [[dim:d_model]] nombres à [[dim:d_ff]].`,
      aside: 'Chaque ligne se calcule sans les autres. Seule l’attention mélange les jetons.',
    },
    [`${at}pre_activation`]: {
      prose: `Un biais est une ligne apprise que l’on ajoute à chaque ligne. Avec celui de la première couche, [[${at}b_1]], [[${at}hidden_product:r,c]] devient [[${at}pre_activation:r,c]].`,
    },
    [`${at}ffn_output`]: {
      prose: `Avec le second biais, voici le résultat du réseau. Pour [[row:${at}ffn_output:r]], il commence par [[${at}ffn_output:r,0]].`,
    },
    [`${at}w_1`]: {
      prose: `[[${at}w_1]] a une colonne pour chacun des [[dim:d_ff]] neurones de la couche cachée : les facteurs par lesquels ce neurone multiplie les nombres d’un jeton.`,
    },
    [`${at}hidden`]: {
      prose: `L’activation est une fonction appliquée à chaque nombre séparément : [[${at}pre_activation:r,c]] devient [[${at}hidden:r,c]]. Sans elle, les deux couches seraient deux produits matriciels à la suite, qu’une seule matrice peut remplacer.`,
      aside:
        'ReLU garde ce qui dépasse 0 et met le reste à 0. GELU et SiLU font à peu près de même, avec un coude arrondi et un léger creux sous 0.',
    },
    [`${at}ffn_product`]: {
      prose: `[[${at}ffn_product]] = [[${at}hidden]] [[${at}w_2]] : chaque neurone actif ajoute sa ligne de [[${at}w_2]], multipliée par son propre nombre.`,
    },
  };
}

const sentence = 'la phrase';
const written = 'le texte déjà écrit';
const target = 'la cible';
const source = 'la source';

/** Who asks and who is looked at. */
interface Sides {
  readonly asks: string;
  readonly answers: string;
  /** The node of the mask; empty if there is none. */
  readonly mask: string;
  readonly heads?: HeadSizes;
}

/** What the sizes of heads are called. */
interface HeadSizes {
  readonly count: string;
  readonly d_k: string;
  readonly d_v: string;
}

const defaultHeads: HeadSizes = { count: 'n_heads', d_k: 'd_k', d_v: 'd_v' };

/** The parameters of an attention, and what its heads do, the same whoever asks. */
function headSteps(at: string, sizes: HeadSizes): StepTexts {
  const head = `${at}head_*/`;
  return {
    [`${at}w_q`]: {
      prose: `[[${at}w_q]] : les projections des requêtes de toutes les têtes, au nombre de [[dim:${sizes.count}]], côte à côte.`,
    },
    [`${at}w_k`]: {
      prose: `[[${at}w_k]] : les projections des clés, [[dim:${sizes.d_k}]] colonnes par tête.`,
    },
    [`${at}w_v`]: {
      prose: `[[${at}w_v]] : les projections des valeurs, [[dim:${sizes.d_v}]] colonnes par tête.`,
    },
    [`${at}w_o`]: {
      prose: `[[${at}w_o]] mélange ce que les têtes ont trouvé et le ramène à [[dim:d_model]] colonnes.`,
    },
    [`${at}b_q`]: { prose: `[[${at}b_q]] s’ajoute à chaque requête.` },
    [`${at}b_k`]: {
      prose: `[[${at}b_k]] s’ajoute à chaque clé. Il décale tous les scores d’une ligne de la même quantité, et ne change donc aucun poids.`,
    },
    [`${at}b_v`]: { prose: `[[${at}b_v]] s’ajoute à chaque valeur.` },
    [`${at}b_o`]: { prose: `[[${at}b_o]] s’ajoute à chaque ligne de la sortie.` },
    [`${at}query_product`]: { prose: `D’abord [[arg0]] [[${at}w_q]] ; le biais vient ensuite.` },
    [`${at}key_product`]: { prose: `D’abord [[arg0]] [[${at}w_k]] ; le biais vient ensuite.` },
    [`${at}value_product`]: { prose: `D’abord [[arg0]] [[${at}w_v]] ; le biais vient ensuite.` },
    [`${at}output_product`]: { prose: `D’abord [[${at}concat]] [[${at}w_o]] ; le biais vient ensuite.` },
    [`${head}query`]: {
      prose: `Les [[dim:${sizes.d_k}]] colonnes de [[${at}query]] qui reviennent à cette tête.`,
    },
    [`${head}key`]: { prose: `Les colonnes de [[${at}key]] qui reviennent à cette tête.` },
    [`${head}value`]: {
      prose: `Les colonnes de [[${at}value]] qui reviennent à cette tête, au nombre de [[dim:${sizes.d_v}]].`,
    },
    [`${head}key_transposed`]: { prose: 'Les clés de cette tête mises en colonnes, prêtes pour le produit.' },
    [`${head}scores`]: {
      prose: `Chaque requête de cette tête avec chaque clé : [[row:${head}scores:r]] et [[col:${head}scores:c]] ont pour score [[${head}scores:r,c]].`,
    },
    [`${head}scaled_scores`]: {
      prose: `On divise par √d_k, où d_k = [[dim:${sizes.d_k}]] : [[${head}scores:r,c]] devient [[${head}scaled_scores:r,c]].`,
      aside: scaleAside,
    },
    [`${head}weights`]: {
      prose: `Le softmax, ligne par ligne. [[row:${head}weights:r]] regarde surtout [[col:${head}weights:max]], avec un poids de [[${head}weights:r,max]].`,
      aside: softmaxAside,
    },
    [`${head}context`]: {
      prose: `Une valeur est ce qu’un jeton transmet. [[${head}context]] = [[${head}weights]] [[${head}value]] : ce que cette tête recueille pour chaque jeton, les valeurs multipliées par les poids. Pour [[row:${head}context:r]], cela commence par [[${head}context:r,0]].`,
    },
    [`${at}concat`]: {
      prose: 'Les têtes de nouveau côte à côte, la première à gauche. Rien n’est encore mélangé.',
    },
  };
}

/** The mask of a head, where there is one. */
function maskSteps(at: string, mask: string): StepTexts {
  const scores = `${at}head_*/masked_scores`;
  return {
    [scores]: {
      prose: `On ajoute le masque : pour [[row:${scores}:r]] et [[col:${scores}:c]], cela donne [[${scores}:r,c]]. Là où [[${mask}]] contient −∞, il n’y a plus rien à regarder.`,
    },
  };
}

/** Multi-head attention. */
function attentionSteps(at: string, { asks, answers, mask, heads: sizes = defaultHeads }: Sides): StepTexts {
  return {
    ...headSteps(at, sizes),
    [`${at}query`]: {
      prose: `Ce que demande ${asks}, pour toutes les têtes en un seul produit. La ligne de [[row:${at}query:r]] commence par [[${at}query:r,0]].`,
    },
    [`${at}key`]: {
      prose: `Ce qui permet de trouver ${answers}, pour toutes les têtes en un seul produit, à commencer par [[${at}key:r,0]] pour [[row:${at}key:r]].`,
    },
    [`${at}value`]: {
      prose: `Ce que ${answers} livre en réponse, à commencer par [[${at}value:r,0]] pour [[row:${at}value:r]].`,
    },
    [`${at}output`]: {
      prose: `Les résultats de toutes les têtes côte à côte, multipliés par une matrice apprise, [[${at}w_o]] : ce que l’attention a trouvé pour chaque jeton. Pour [[row:${at}output:r]], cela commence par [[${at}output:r,0]].`,
    },
    ...(mask === '' ? {} : maskSteps(at, mask)),
  };
}

/** A residual connection. `found` is what the sub-layer made. */
function residualStep(at: string, number: number, found: string, aside?: string): StepTexts {
  const node = `${at}residual_${number}`;
  const prose = `${found} s’ajoute à ce qui est entré : [[arg0:r,c]] + [[arg1:r,c]] = [[${node}:r,c]]. C’est une connexion résiduelle : la sous-couche n’ajoute qu’une correction à son entrée.`;
  return { [node]: aside === undefined ? { prose } : { prose, aside } };
}

/** Why residual connections help. */
const residualAside =
  'La dérivée d’une somme par rapport à son premier terme vaut 1 : quoi que fasse la sous-couche, le gradient passe sans entrave. C’est pourquoi l’on peut empiler de nombreuses couches et les entraîner malgré tout.';

const feedForwardFound = 'Ce que le réseau à propagation avant a écrit';

/** An encoder layer; `mask` is the node of its mask, empty if there is none. */
export function encoderSteps(at: string, mask: string): StepTexts {
  return {
    ...attentionSteps(`${at}self/`, { asks: sentence, answers: sentence, mask }),
    ...residualStep(at, 1, 'Ce que l’attention a trouvé', residualAside),
    ...normSteps(`${at}norm_*/`),
    ...feedForwardSteps(`${at}ffn/`),
    ...residualStep(at, 2, feedForwardFound),
  };
}

/** A decoder layer. Its cross-attention may have other heads and a mask. */
export function decoderSteps(at: string, other: Partial<Pick<Sides, 'mask' | 'heads'>> = {}): StepTexts {
  return {
    ...attentionSteps(`${at}self/`, { asks: written, answers: written, mask: 'mask' }),
    ...residualStep(at, 1, 'Ce que l’attention a trouvé dans la cible elle-même', residualAside),
    ...normSteps(`${at}norm_*/`),
    ...attentionSteps(`${at}cross/`, { asks: target, answers: source, mask: '', ...other }),
    ...residualStep(at, 2, 'Ce qui a été trouvé dans la source'),
    ...feedForwardSteps(`${at}ffn/`),
    ...residualStep(at, 3, feedForwardFound),
  };
}

/** Pre-norm and post-norm. */
export const normPlaceAside =
  'Vaswani et al. placent la normalisation après chaque somme. Depuis, la plupart des modèles la placent avant chaque sous-couche : le chemin des sommes reste libre de toute normalisation, et l’entraînement se passe d’un démarrage lent du taux d’apprentissage. Faites passer l’option « norme » de « après » à « avant » et regardez les groupes se déplacer.';

import type { StepTexts } from '../../translations';

/** The French of `web/lessons/common.ts`. */

/** Steps of the scores that appear with certain options. */
export const optionSteps = {
  capped_scores: {
    prose:
      'Un plafond souple c transforme un score s en c · tanh(s / c). Les petits scores ne changent guère, les grands s’aplatissent avant c : ici, [[scaled_scores:r,c]] devient [[capped_scores:r,c]]. L’ordre des scores reste le même.',
    aside:
      'Le plafond vient avant le masque. Plafonner −∞ donnerait −c, et une clé écartée serait de retour.',
  },
  mask: {
    prose:
      '[[mask]] s’ajoute aux scores : 0 conserve un score, −∞ l’élimine. L’élément pour [[row:mask:r]] et [[col:mask:c]] est [[mask:r,c]]. Le masque a une ligne par requête ; quand il y a plusieurs têtes, toutes partagent le même.',
    aside:
      'Les bibliothèques ne s’accordent pas sur le sens de vrai et de faux dans un masque : garder ou écarter ? Un masque additif ne laisse aucun doute.',
  },
  masked_scores: {
    prose:
      '[[masked_scores]] est la somme du score et du masque. Ajouter 0 ne change rien ; ajouter −∞ donne −∞, quel que soit le score. Pour [[row:masked_scores:r]] et [[col:masked_scores:c]], on obtient [[masked_scores:r,c]].',
    aside:
      'Le masque se place avant le softmax. Si l’on met des poids à 0 après coup, la somme du reste de la ligne n’est plus 1.',
  },
} satisfies StepTexts;

/** The side note about √d_k. */
export const scaleAside =
  'La largeur qui compte est d_k, celle des clés : ni le nombre de jetons, ni la largeur d’un jeton (d_model) ou d’une valeur (d_v). Si vous utilisez une bibliothèque, vérifiez si elle fait la mise à l’échelle pour vous ; la faire deux fois est une erreur courante, que rien ne signale.';

/** The side note about the axis of the softmax. */
export const softmaxAside =
  'Le softmax agit le long des lignes : une distribution par requête. La somme d’une colonne n’est pas forcément 1 : une clé peut être recherchée par toutes les requêtes ou par aucune. Les scores peuvent être négatifs, les poids non.';

/** The side note about rows and columns, and what a token is. */
export const rowsAside =
  'Un jeton est un mot ou un morceau de mot ; les nombres qui le représentent sont ses composantes. Les lignes sont les jetons, les colonnes les composantes, ici et partout où rien d’autre n’est précisé. Certains textes mettent les jetons en colonnes ; leurs formules sont les nôtres, transposées.';

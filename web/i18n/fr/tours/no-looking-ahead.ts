import type { Translations } from '../../translations';

export default {
  'No looking ahead': 'Ne pas regarder devant soi',
  'A model that learns to continue a sentence must not see how it goes on. But here are [[dim:m]] words, each with a score for every other: [[row:scaled_scores:0]] scores even [[col:scaled_scores:3]], which comes last, with [[scaled_scores:0,3]].':
    'Un modèle qui apprend à continuer une phrase ne doit pas voir la suite. Mais voici [[dim:m]] mots, chacun avec un score pour tous les autres : [[row:scaled_scores:0]] donne même à [[col:scaled_scores:3]], qui vient en dernier, le score [[scaled_scores:0,3]].',
  '[[mask]] says who may look at whom: 0 where a word may look, −∞ where it may not. Row by row, everything after the word itself is closed.':
    '[[mask]] dit qui peut regarder qui : 0 là où un mot peut regarder, −∞ là où il ne le peut pas. Ligne après ligne, tout ce qui suit le mot lui-même est fermé.',
  'Which cell keeps “that” from looking at “fly”? Select it.':
    'Quelle cellule empêche « that » de regarder « fly » ? Choisissez-la.',
  'Rows ask, columns are asked: the row of “that”, the column of “fly”.':
    'Les lignes demandent, les colonnes sont interrogées : la ligne de « that », la colonne de « fly ».',
  'The mask is added. Where it is 0 a score stays as it was; where it is −∞ nothing can save it: [[scaled_scores:1,2]] becomes [[masked_scores:1,2]].':
    'On ajoute le masque. Là où il vaut 0, un score reste ce qu’il était ; là où il vaut −∞, rien ne peut le sauver : [[scaled_scores:1,2]] devient [[masked_scores:1,2]].',
  'e to the power of −∞ is 0, so what is closed gets no weight at all, [[weights:1,2]], and the others of the row share the 1 among themselves.':
    'e à la puissance −∞ vaut 0 : ce qui est fermé ne reçoit aucun poids, [[weights:1,2]], et les autres de la ligne se partagent le 1.',
  'The first word can look only at itself. What is that weight, whatever its score?':
    'Le premier mot ne peut regarder que lui-même. Quel est ce poids, quel que soit son score ?',
  'A row of weights adds up to 1, and all others are 0.':
    'La somme d’une ligne de poids vaut 1, et tous les autres sont nuls.',
  'So the result of [[row:context:0]] is its own row of [[value]], unmixed, and no later word can ever change it. This is what lets a model learn from all positions of a sentence at once.':
    'Le résultat de [[row:context:0]] est donc sa propre ligne de [[value]], sans mélange, et aucun mot qui suit ne pourra jamais la changer. C’est ce qui permet à un modèle d’apprendre de toutes les positions d’une phrase à la fois.',
} satisfies Translations;

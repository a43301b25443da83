import type { TextTree } from '../../translations';

export default {
  title: 'Ne pas regarder devant soi',
  steps: [
    {
      prose:
        'Un modèle qui apprend à continuer une phrase ne doit pas voir la suite. Mais voici [[dim:m]] mots, chacun avec un score pour tous les autres : [[row:scaled_scores:0]] donne même à [[col:scaled_scores:3]], qui vient en dernier, le score [[scaled_scores:0,3]].',
    },
    {
      prose:
        '[[mask]] dit qui peut regarder qui : 0 là où un mot peut regarder, −∞ là où il ne le peut pas. Ligne après ligne, tout ce qui suit le mot lui-même est fermé.',
      checkpoint: {
        ask: 'Quelle cellule empêche « that » de regarder « fly » ? Choisissez-la.',
        hint: 'Les lignes demandent, les colonnes sont interrogées : la ligne de « that », la colonne de « fly ».',
      },
    },
    {
      prose:
        'On ajoute le masque. Là où il vaut 0, un score reste ce qu’il était ; là où il vaut −∞, rien ne peut le sauver : [[scaled_scores:1,2]] devient [[masked_scores:1,2]].',
    },
    {
      prose:
        'e à la puissance −∞ vaut 0 : ce qui est fermé ne reçoit aucun poids, [[weights:1,2]], et les autres de la ligne se partagent le 1.',
      checkpoint: {
        ask: 'Le premier mot ne peut regarder que lui-même. Quel est ce poids, quel que soit son score ?',
        hint: 'La somme d’une ligne de poids vaut 1, et tous les autres sont nuls.',
      },
    },
    {
      prose:
        'Le résultat de [[row:context:0]] est donc sa propre ligne de [[value]], sans mélange, et aucun mot qui suit ne pourra jamais la changer. C’est ce qui permet à un modèle d’apprendre de toutes les positions d’une phrase à la fois.',
    },
  ],
} satisfies TextTree;

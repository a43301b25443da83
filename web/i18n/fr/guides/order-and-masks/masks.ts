import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un modèle qui apprend à continuer un texte ne doit pas voir la suite. Un masque la lui cache.',
    question: {
      ask: 'Quel mot doit rester caché à [[row:weights:2]] ?',
      right:
        '[[col:weights:a]] vient après, donc son poids est exactement [[weights:2,a]]. Comment un masque fait-il cela ?',
      wrong:
        '[[col:weights:g]] a déjà été lu et reçoit [[weights:2,g]]. [[col:weights:a]] vient après : son poids est exactement [[weights:2,a]].',
    },
  },
  keySteps: [
    { title: 'Les scores de toutes les paires, même interdites' },
    {
      title: 'Le masque : qui peut regarder qui',
      prediction: {
        ask: 'Les lignes regardent, les colonnes sont regardées. Fermez, en la touchant, toute cellule qui laisserait un mot regarder un mot qui vient après lui. Laissez les autres ouvertes.',
        answer: {
          wrong: {
            missed: 'Vous en avez trop fermé : un mot peut se regarder et regarder ce qui le précède.',
            extra:
              'Des cellules ouvertes laissent encore un mot regarder en avant. Dans la première ligne, seule la première cellule reste ouverte.',
          },
        },
        right:
          'Chaque mot peut se regarder et regarder ce qui le précède : les cellules ouvertes forment un triangle.',
        wrong:
          'Les cellules encadrées diffèrent. Ligne par ligne : un mot peut se regarder et regarder ce qui le précède. La première ligne a donc une cellule ouverte, et la dernière quatre.',
      },
      action: 'Sélectionnez deux fois un 0 ou un −∞ pour le changer.',
    },
    { title: 'Les scores masqués : plus 0, ou plus −∞' },
    {
      title: 'Les poids : ce qui reste se partage le tout',
      prediction: {
        ask: 'Le masque s’ajoute aux scores : −∞ là où une cellule est fermée, 0 là où elle est ouverte. La ligne de [[row:masked_scores:1]] contient maintenant [[masked_scores:1,0]] ; [[masked_scores:1,1]] ; [[masked_scores:1,2]] ; [[masked_scores:1,3]]. Quel poids se donne-t-il à lui-même ? Faites glisser le curseur.',
        right: 'C’est [[weights:1,1]] : il reste deux mots, qui se partagent le tout.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:1,1]]. Les deux mots à −∞ reçoivent exactement 0, et les deux autres se partagent le tout. Avec 2 points d’avance, une part est plus de sept fois plus grande.',
      },
      action: 'Sélectionnez un 0 dans [[weights]] pour voir d’où il vient.',
    },
    { title: 'Le contexte : rien des mots suivants' },
  ],
  tries: [
    {
      title: 'Changez le dernier mot',
      text: 'La clé de [[row:key:3]], le dernier mot, a [[key:3,1]] dans la colonne 2. Vous allez le remplacer par 3.',
      question: {
        ask: 'Quels poids vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Il en manque : les poids se partagent un tout, donc toute la dernière ligne bouge.',
            extra:
              'Il y en a trop : dans toutes les lignes sauf la dernière, le masque cache le dernier mot.',
          },
        },
        right: 'Ceux de la dernière ligne, et eux seuls.',
        wrong:
          'Les cellules encadrées sont mal marquées : seule la dernière ligne peut regarder le dernier mot.',
      },
      because:
        'Chaque mot a un nouveau score pour [[row:key:3]]. Mais avant le softmax, le masque y ajoute −∞ dans toutes les lignes sauf la dernière : seul [[row:weights:3]] partage autrement son attention.',
    },
    {
      title: 'Enlevez le masque',
      text: 'Le premier mot ne peut regarder que lui-même : [[weights:0,0]]. Vous allez laisser chaque mot regarder partout.',
      question: {
        ask: 'Que devient le poids que [[row:weights:0]] se donne à lui-même ?',
        answer: {
          wrong: {
            grow: 'Il ne pouvait pas grandir : c’était [[was:weights:0,0]], le tout. Maintenant, d’autres se le partagent.',
            stay: 'Il ne changerait pas si les autres étaient encore cachés. Ils sont de retour dans la ligne et prennent leur part.',
          },
        },
        right: 'Il doit maintenant partager.',
      },
      because:
        'Il était de [[was:weights:0,0]], il est maintenant de [[weights:0,0]]. Les autres mots sont de retour dans la ligne, et [[col:weights:max]] reçoit plus que tout autre, alors qu’il n’avait pas encore été lu.',
    },
    {
      title: 'Fermez une ligne entière',
      text: 'Sous la scène, un tableau permet de dessiner un masque. Fermez toutes les cellules d’une ligne. Que peut faire le softmax s’il ne reste rien à regarder ?',
      because:
        'Tous les scores de la ligne valent −∞, et le softmax serait 0 divisé par 0. Ici, la ligne ne reçoit que des zéros, et une note le dit. Beaucoup de bibliothèques répondent NaN, « pas un nombre », qui se propage ensuite.',
    },
  ],
  checks: [
    {
      title: 'Un mélange masqué',
      question: {
        ask: 'Les poids de [[row:weights:1]] sont [[weights:1,0]] ; [[weights:1,1]] ; [[weights:1,2]] ; [[weights:1,3]]. La deuxième colonne de [[value]] est [[value:0,1]] ; [[value:1,1]] ; [[value:2,1]] ; [[value:3,1]]. Quel est son deuxième nombre dans [[context]] ? Deux décimales.',
        right:
          'Seuls les deux mots qu’il peut voir y entrent : [[weights:1,0]] · [[value:0,1]] + [[weights:1,1]] · [[value:1,1]].',
        wrong:
          'Multipliez chaque nombre de la colonne par son poids, puis additionnez. Les mots qui le suivent ont le poids 0.',
        mistakes: [
          {
            text: '[[given]] est le mélange sans masque : des mots qui viennent plus tard y entrent.',
          },
          {
            text: '[[given]] masque après le softmax : les autres poids restent les mêmes, et la somme de la ligne n’est plus 1.',
          },
        ],
      },
    },
    {
      title: 'Les lignes regardent, les colonnes sont regardées',
      question: {
        ask: 'Quelle cellule du masque empêche [[row:scores:1]] de regarder [[col:scores:3]] ?',
        right: 'La ligne du mot qui regarde, la colonne du mot regardé.',
        wrong:
          'Cette cellule dit si [[row:scores:gr]] peut regarder [[col:scores:g]]. Les lignes regardent, les colonnes sont regardées.',
      },
    },
    {
      title: 'Sans choix',
      question: {
        ask: 'Avec ce masque, un mot n’a pas le choix de ce qu’il regarde. Lequel ?',
        right:
          '[[row:weights:ar]] est le premier mot. Toute son attention, [[weights:ar,0]], reste sur lui-même.',
        wrong:
          '[[row:weights:gr]] peut aussi regarder les mots qui le précèdent : il donne [[weights:gr,0]] à [[col:weights:0]]. Le premier mot n’a personne avant lui.',
      },
    },
  ],
  remember: [
    { text: 'Un masque s’ajoute aux scores : 0 garde un score, −∞ l’enlève.' },
    { text: 'Il vient avant le softmax, pour que la somme des poids de ce qui reste soit encore 1.' },
    { text: 'Avec un masque causal, aucun mot n’apprend rien de ceux qui le suivent.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need »',
      place: 'section 3.2.3',
    },
  ],
} satisfies TextTree;

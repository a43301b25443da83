import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Pour épargner du travail, un mot ne regarde que dans sa fenêtre. Le mot [[row:x:3]] finit une fenêtre, son voisin [[row:x:4]] commence la suivante.',
    question: {
      ask: 'Deux voisins, dans deux fenêtres : peuvent-ils jamais se regarder ?',
      answer: {
        choices: [
          {
            text: 'Non, jamais',
            wrong:
              'Avec des frontières fixes, c’est impossible. Mais si tous les mots avancent d’une demi-fenêtre, [[row:x:3]] et [[row:x:4]] en partagent une : [[weights:1,2]]. Qu’arrive-t-il aux mots des extrémités ?',
          },
          { text: 'Oui, si la frontière se déplace' },
          {
            text: 'Seulement si tous regardent tous',
            wrong:
              'Cela marcherait, mais coûterait bien plus. Il suffit de déplacer tous les mots d’une demi-fenêtre : [[row:x:3]] donne [[weights:1,2]] à [[row:x:4]]. Qu’arrive-t-il aux mots des extrémités ?',
          },
        ],
      },
      right:
        'Ici, les mots se sont déplacés d’une demi-fenêtre. [[row:x:3]], maintenant à la place 2, donne [[weights:1,2]] à [[row:x:4]], maintenant à la place 3. Et que deviennent les mots des extrémités ?',
      wrong:
        'Il suffit de déplacer les mots d’une demi-fenêtre : [[row:x:3]], maintenant à la place 2, donne [[weights:1,2]] à [[row:x:4]], maintenant à la place 3. Et que deviennent les mots des extrémités ?',
    },
  },
  keySteps: [
    { title: 'Huit mots, deux fenêtres' },
    {
      title: 'Le décalage : tout avance d’une demi-fenêtre',
      prediction: {
        ask: 'Tous les mots avancent d’une demi-fenêtre, c’est-à-dire de deux places. Les deux premiers passent à la fin. Où sera le premier nombre de [[row:x:7]], le dernier mot ? Sélectionnez la cellule.',
        right:
          'Il était à la place 8 et a avancé de deux places. Les deux premiers mots le suivent maintenant.',
        wrong:
          'Cette cellule est à la place [[row:rolled:gr]]. [[row:x:7]] était à la place 8 et a avancé de deux places, jusqu’à la place [[row:rolled:ar]].',
      },
    },
    {
      title: 'Le masque : qui peut regarder qui',
      prediction: {
        ask: 'La deuxième fenêtre contient maintenant [[row:x:6]], [[row:x:7]], [[row:x:0]], [[row:x:1]]. Deux d’entre eux y sont côte à côte, mais ne doivent pas se regarder. Lesquels ?',
        answer: {
          choices: [
            {
              text: '[[row:x:6]] et [[row:x:7]]',
              wrong:
                'Ces deux-là sont voisins à la fin de la phrase : le masque a donc [[window_mask:4,5]] pour eux. Il sépare [[row:x:7]] et [[row:x:0]] : la fin et le début.',
            },
            { text: '[[row:x:7]] et [[row:x:0]]' },
            {
              text: '[[row:x:0]] et [[row:x:1]]',
              wrong:
                'Ces deux-là sont voisins au début de la phrase : le masque a donc [[window_mask:6,7]] pour eux. Il sépare [[row:x:7]] et [[row:x:0]] : la fin et le début.',
            },
          ],
        },
        right:
          '[[row:x:7]] finit la phrase et [[row:x:0]] la commence. Ils ne partagent cette fenêtre que parce que les mots ont été déplacés.',
        wrong:
          'Ces deux-là sont voisins dans la phrase. [[row:x:7]] la finit et [[row:x:0]] la commence : ils ne partagent cette fenêtre que parce que les mots ont été déplacés.',
      },
    },
    { title: 'Les scores de toutes les paires' },
    { title: 'Les scores réduits : divisés par √d_k' },
    { title: 'Les scores masqués : plus 0, ou plus −∞' },
    {
      title: 'Les poids : des blocs le long de la diagonale',
      prediction: {
        ask: '[[row:x:6]], à la place 5, peut regarder deux places : la sienne, avec le score [[masked_scores:4,4]], et celle de [[row:x:7]], avec [[masked_scores:4,5]]. Le softmax en fait des parts dont la somme est 1. Quelle part se donne-t-il à lui-même ? Faites glisser le curseur.',
        right:
          'C’est [[weights:4,4]] : avec plus de 2 points d’avance, sa part est environ huit fois plus grande.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:4,4]]. Avec plus de 2 points d’avance, sa part est environ huit fois plus grande, et aucune autre place ne reçoit rien.',
      },
      action: 'Pointez un numéro au-dessus de la matrice pour voir où regarde cette place.',
    },
    { title: 'Le contexte : un mélange d’un seul bloc' },
    {
      title: 'La sortie : chaque mot retrouve sa place',
      action: 'Comparez [[output]] à [[context]] : les lignes sont les mêmes, dans un autre ordre.',
    },
  ],
  tries: [
    {
      title: 'Changez le dernier mot',
      text: '[[row:x:7]] commence par [[x:7,0]]. Vous allez remplacer ce nombre par 3.',
      question: {
        ask: 'Quels nombres de [[output]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Deux mots peuvent regarder [[row:x:7]] : [[row:x:6]] et lui-même. Tous les nombres des deux changent.',
            extra:
              'Sa fenêtre contient aussi les deux premiers mots, mais le masque les sépare. L’autre fenêtre ne le voit pas du tout.',
          },
        },
        right: 'Seuls changent les deux mots de son bloc.',
        wrong:
          'Les cellules encadrées sont mal marquées. Quels mots peuvent regarder [[row:x:7]] ? Sa fenêtre contient aussi les deux premiers mots, mais le masque les sépare de lui.',
      },
      because:
        'Seuls [[row:x:6]] et [[row:x:7]] lui-même peuvent le regarder. Son nombre change leurs scores, donc leurs poids, et avec eux les deux colonnes. Pour tous les autres mots, rien n’a changé.',
    },
    {
      title: 'Désactivez le décalage',
      text: 'Avec le décalage, [[row:x:0]] est à la place 7 et peut regarder deux mots : lui-même et [[row:x:1]]. Vous allez désactiver le décalage. Il sera alors de retour à la place 1.',
      question: {
        ask: 'Quels mots [[row:x:0]] peut-il alors regarder ?',
        answer: {
          choices: [
            {
              text: 'Seulement lui-même et [[row:x:1]], comme avant',
              wrong:
                'Seul le décalage avait coupé cette fenêtre en deux. Sans lui, elle est entière : [[row:x:3]] reçoit [[weights:0,3]].',
            },
            { text: 'Tous les mots jusqu’à [[row:x:3]]' },
            {
              text: 'Les huit mots',
              wrong:
                'Il y a toujours deux fenêtres, et leur frontière est revenue : le dernier mot reçoit [[weights:0,7]].',
            },
          ],
        },
        right: 'Sa fenêtre est de nouveau entière : aucun mot n’y vient de l’autre bout.',
        wrong: 'Sa fenêtre contient les quatre premiers mots, et rien n’y vient de l’autre bout.',
      },
      because:
        'Le masque a maintenant deux blocs pleins. [[row:x:0]] donne [[weights:0,0]] ; [[weights:0,1]] ; [[weights:0,2]] ; [[weights:0,3]] aux quatre premiers mots. Mais [[row:x:3]] et [[row:x:4]] sont de nouveau séparés : [[weights:3,4]].',
    },
    {
      title: 'Des fenêtres de deux mots',
      text: 'Vous allez réduire les fenêtres de moitié : deux mots chacune. Le décalage vaut une demi-fenêtre, donc maintenant un mot. [[row:x:7]] sera alors à la place 7 et [[row:x:0]] à la place 8.',
      question: {
        ask: 'Quels mots [[row:x:7]] peut-il alors regarder ?',
        answer: {
          choices: [
            {
              text: 'Lui-même et [[row:x:6]]',
              wrong:
                'Ils sont voisins, mais [[row:x:6]] est dans la fenêtre d’avant : il reçoit [[weights:6,5]].',
            },
            {
              text: 'Lui-même et [[row:x:0]]',
              wrong:
                'Ils partagent une fenêtre, mais seulement parce que les mots ont été déplacés. Le masque sépare la fin et le début : [[weights:6,7]].',
            },
            { text: 'Lui-même seulement' },
          ],
        },
        right: 'Il partage sa fenêtre avec le premier mot, qui n’est pas son voisin.',
        wrong:
          'Il partage sa fenêtre avec [[row:x:0]], qui n’est pas son voisin : le masque les sépare. [[row:x:6]] est dans la fenêtre précédente.',
      },
      because:
        'Il se donne [[weights:6,6]]. De plus petites fenêtres demandent moins de travail, mais un mot voit moins de choses à chaque couche. Il faut donc plus de couches pour que l’information aille d’un bout de la phrase à l’autre.',
    },
  ],
  checks: [
    {
      title: 'La nouvelle frontière',
      question: {
        ask: 'Le décalage met une frontière entre [[row:x:5]], le mot 6 de la phrase, et [[row:x:6]], le mot 7. Sélectionnez l’entrée qui empêche [[row:x:5]] de regarder [[row:x:6]].',
        right:
          'Le mot 6 est maintenant à la place 4, le mot 7 à la place 5. Les lignes regardent, les colonnes sont regardées.',
        wrong:
          'Cette entrée dit si la place [[row:window_mask:gr]] peut regarder la place [[col:window_mask:g]]. Tous les mots ont avancé de deux places : de quelle place à quelle place [[row:x:5]] regarde-t-il [[row:x:6]] ?',
      },
    },
    {
      title: 'Deux mots se partagent le tout',
      question: {
        ask: '[[row:x:1]], à la place 8, peut regarder la place 7, avec le score [[masked_scores:7,6]], et lui-même, avec [[masked_scores:7,7]]. Son poids pour la place 7 est [[weights:7,6]]. Quel poids se donne-t-il à lui-même ? Deux décimales.',
        right: 'Toutes les autres places ont −∞ et reçoivent 0 : la somme de ces deux poids est donc 1.',
        wrong:
          'Toutes les autres places ont −∞ et reçoivent 0. Que laisse [[weights:7,6]] pour arriver à 1 ?',
        mistakes: [
          {
            text: '[[given]] est son poids pour la place 7. Les deux ne sont pas égaux : le score pour lui-même est plus grand.',
          },
          { text: '[[given]] serait juste pour deux scores égaux.' },
        ],
      },
    },
    {
      title: 'De retour à sa place',
      question: {
        ask: 'La deuxième ligne de [[context]] commence par [[context:1,0]]. Où est ce nombre dans [[output]] ? Sélectionnez la cellule.',
        right: 'Tout revient de deux places en arrière : la place 2 est le mot 4.',
        wrong:
          'Cette cellule est dans la ligne de [[row:output:gr]]. Les mots avaient avancé de deux places : leurs résultats reculent de deux places.',
      },
    },
  ],
  remember: [
    {
      text: 'Le décalage déplace les frontières des fenêtres, pour que des voisins séparés se rencontrent.',
    },
    {
      text: 'Après le décalage, des mots des deux bouts d’une suite partagent une fenêtre. Un masque les sépare.',
    },
    {
      text: 'Les couches sans décalage et avec décalage alternent : l’information franchit toutes les frontières.',
    },
  ],
  sources: [
    {
      text: 'Liu et al. 2021, « Swin Transformer », ici pour des mots sur une ligne',
      place: 'section 3.2',
    },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'En anglais, « bank » est une banque ou une rive. Les mots autour en décident. Voici la façon la plus simple de faire que des mots se regardent : trois étapes, rien d’appris.',
    question: {
      ask: 'Quel mot est le plus regardé par [[row:weights:2]] ?',
      right:
        '[[row:weights:2]] donne [[weights:2,1]] à [[col:weights:1]], et [[weights:2,2]] à lui-même. Les lignes de nombres sont ici inventées ; les trois étapes sont celles de tout transformeur.',
      wrong:
        '[[col:weights:g]] reçoit [[weights:2,g]] ; [[col:weights:1]] reçoit [[weights:2,1]], autant que [[row:weights:2]] lui-même. Les lignes de nombres sont ici inventées ; les trois étapes sont celles de tout transformeur.',
    },
  },
  keySteps: [
    { title: 'La phrase : une ligne de nombres par mot' },
    { title: 'La transposée : chaque mot en colonne' },
    {
      title: 'Les scores : deux mots vont-ils ensemble ?',
      prediction: {
        ask: 'Multipliez deux lignes de [[x]], nombre par nombre, puis additionnez : c’est le score de deux mots. Il est grand quand les deux lignes sont grandes aux mêmes endroits. Lequel des seize scores sera le plus grand ?',
        right:
          '[[row:scores:ar]] avec lui-même : [[scores:ar,a]]. Une ligne est grande aux mêmes endroits qu’elle-même, et aucune autre n’a d’aussi grands nombres.',
        wrong:
          '[[row:scores:gr]] et [[col:scores:g]] obtiennent [[scores:gr,g]]. Le plus grand est celui de [[row:scores:ar]] avec lui-même, [[scores:ar,a]] : une ligne est grande aux mêmes endroits qu’elle-même.',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir sa somme.',
    },
    {
      title: 'Les poids : la somme de chaque ligne est 1',
      prediction: {
        ask: '[[row:scores:1]] et [[row:scores:2]] ont ensemble le score [[scores:1,2]]. Chaque ligne devient maintenant des parts de 1 : plus un score est grand, plus sa part l’est. Ligne de [[row:scores:1]] : [[scores:1,0]] ; [[scores:1,1]] ; [[scores:1,2]] ; [[scores:1,3]]. Ligne de [[row:scores:2]] : [[scores:2,0]] ; [[scores:2,1]] ; [[scores:2,2]] ; [[scores:2,3]]. Lequel donne le plus à l’autre ?',
        answer: {
          choices: [
            {
              text: 'Les deux donnent autant.',
              wrong:
                'Le score est le même, mais une part dépend de toute la ligne. Celle de [[row:weights:1]] contient de plus grands scores : il ne donne que [[weights:1,2]], et [[row:weights:2]] donne [[weights:2,1]].',
            },
            {
              text: '[[row:scores:1]] donne plus à [[row:scores:2]].',
              wrong:
                'Ce serait vrai si ses autres scores étaient petits. Ils sont plus grands que ceux de [[row:weights:2]] : il ne donne que [[weights:1,2]], et reçoit [[weights:2,1]].',
            },
            { text: '[[row:scores:2]] donne plus à [[row:scores:1]].' },
          ],
        },
        right:
          '[[row:weights:2]] donne [[weights:2,1]] et reçoit [[weights:1,2]] : à côté du même score, les autres scores de sa ligne sont plus petits.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Le contexte : chaque mot devient un mélange',
      prediction: {
        ask: 'Dans [[x]], le premier nombre de [[row:x:3]] est [[x:3,0]]. Il s’y mêle les premiers nombres des autres mots : [[x:0,0]] ; [[x:1,0]] ; [[x:2,0]], avec les poids [[weights:3,0]] ; [[weights:3,1]] ; [[weights:3,2]]. Que devient-il ? Faites glisser le curseur.',
        right: 'C’est [[context:3,0]] : chaque nombre fois son poids, puis la somme.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[context:3,0]]. Multipliez chaque nombre par son poids et additionnez : [[weights:3,0]] · [[x:0,0]] + [[weights:3,1]] · [[x:1,0]] + [[weights:3,2]] · [[x:2,0]] + [[weights:3,3]] · [[x:3,0]].',
      },
      action: 'Sélectionnez un nombre de [[context]] : ses termes sont des poids fois des nombres de [[x]].',
    },
  ],
  tries: [
    {
      title: 'Changez un nombre d’un mot',
      text: 'Dans [[x]], la ligne de [[row:x:1]] commence par [[x:1,0]]. Vous allez le remplacer par 2.',
      question: {
        ask: 'Quels scores vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Il en manque : [[row:x:1]] a une ligne de scores, et une colonne.',
            extra:
              'Il y en a trop : les scores sans [[row:x:1]] restent, et ceux avec un mot qui a 0 dans la colonne 1 aussi.',
          },
        },
        right: 'La ligne et la colonne du mot, sauf là où elles rencontrent [[row:x:3]].',
        wrong: 'Les cellules encadrées sont mal marquées. Regardez la colonne 1 de [[x]] : quel mot y a 0 ?',
      },
      because:
        'Un score avec [[row:x:1]] contient son premier nombre fois le premier nombre de l’autre mot. [[row:x:3]] y a [[x:3,0]], et 0 fois n’importe quoi fait 0. Les scores entre d’autres mots ne le contiennent pas du tout.',
    },
    {
      title: 'Doublez la longueur d’une ligne',
      text: 'La ligne de [[row:x:1]] commence par [[x:1,0]] et [[x:1,1]]. Vous allez remplacer les deux par 2 : même direction, longueur double.',
      question: {
        ask: 'Que devient le poids que [[row:weights:3]] se donne à lui-même ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si son propre score montait. Seul le score avec [[col:weights:1]] a monté.',
            stay: 'Son propre score n’a pas changé. Mais la somme des parts est 1, et [[col:weights:1]] en prend plus.',
          },
        },
        right: 'La ligne plus longue lui en prend.',
      },
      because:
        'Il était de [[was:weights:3,3]], il est maintenant de [[weights:3,3]]. Le score avec [[col:scores:1]] était de [[was:scores:3,1]], il a doublé : [[scores:3,1]]. Un produit scalaire récompense la longueur, pas seulement la même direction ; un cosinus n’aurait pas bougé.',
    },
    {
      title: 'Une ligne de zéros',
      text: 'Vous allez mettre à 0 tous les nombres de [[row:x:2]] dans [[x]]. Il n’ira alors avec aucun mot.',
      question: {
        ask: 'Que regardera alors [[row:weights:2]] ?',
        answer: {
          choices: [
            {
              text: 'Rien : ses poids sont 0.',
              wrong:
                'Un score de 0 n’est pas un poids de 0. La somme des parts d’une ligne est 1 : elles vont bien quelque part.',
            },
            {
              text: 'Surtout lui-même.',
              wrong:
                'Il faudrait que son score avec lui-même soit le plus grand. Une ligne de zéros a aussi 0 avec elle-même.',
            },
            { text: 'Tous les mots également.' },
          ],
        },
        right: 'Des scores égaux reçoivent des parts égales.',
      },
      because:
        'e à la puissance 0 fait 1 : chaque mot reçoit donc le poids [[weights:2,0]]. La nouvelle ligne de [[row:context:2]] est la simple moyenne de toutes les lignes. Le softmax distribue toujours le tout, même là où rien ne convient.',
    },
  ],
  checks: [
    {
      title: 'Calculez un score',
      question: {
        ask: 'La ligne de [[row:x:2]] est [[x:2,0]] ; [[x:2,1]] ; [[x:2,2]]. La ligne de [[row:x:3]] est [[x:3,0]] ; [[x:3,1]] ; [[x:3,2]]. Quel est leur score ?',
        right: 'Nombre par nombre, puis la somme : [[scores:2,3]].',
        wrong: 'Multipliez les trois paires et additionnez les produits. Attention aux signes.',
        mistakes: [
          {
            text: '[[given]] a le mauvais signe dans le dernier produit : un nombre négatif fois un nombre négatif est positif.',
          },
          {
            text: '[[given]] compte 1 pour la première paire. Mais [[x:2,0]] fois [[x:3,0]] fait 0.',
          },
        ],
      },
    },
    {
      title: 'Quelle ligne, quelle colonne ?',
      question: {
        ask: 'Sélectionnez le poids qui dit quelle part de la ligne de [[col:weights:1]] entre dans la nouvelle ligne de [[row:weights:3]].',
        right: 'La ligne du mot qui mélange, la colonne du mot mélangé.',
        wrong:
          'Cette cellule dit quelle part de [[col:weights:g]] entre dans la nouvelle ligne de [[row:weights:gr]]. Les lignes mélangent, les colonnes sont mélangées.',
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'Les poids de [[row:weights:0]] sont [[weights:0,0]] ; [[weights:0,1]] ; [[weights:0,2]] ; [[weights:0,3]]. La deuxième colonne de [[x]] est [[x:0,1]] ; [[x:1,1]] ; [[x:2,1]] ; [[x:3,1]]. Quel est son deuxième nombre dans [[context]] ? Une décimale suffit.',
        right: 'Chaque nombre de la colonne fois son poids, puis la somme : [[context:0,1]].',
        wrong: 'Multipliez chaque nombre de la colonne par son poids, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est son deuxième nombre avant le mélange. Les trois autres mots ont leur part dans le nouveau.',
          },
          {
            text: '[[given]] est le premier nombre de la nouvelle ligne : il mélange la première colonne de [[x]].',
          },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Un score est le produit scalaire de deux lignes : grand si elles sont longues et de même direction.',
    },
    {
      text: 'Le softmax divise chaque ligne par sa propre somme : deux mots ne se donnent pas forcément autant.',
    },
    { text: 'Chaque mot devient un mélange de tous les mots de sa phrase, lui-même compris.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need », avec requêtes, clés et valeurs identiques et sans la division par √d_k',
      place: 'section 3.2.1, équation 1',
    },
    {
      text: 'L’article « Attention Mechanism in Transformers » répète l’indice 1 tout le long de chaque ligne de la matrice des scores. L’élément de la ligne i, colonne j est le produit du mot i et du mot j.',
    },
    {
      text: 'Le même article dit que la méthode repose sur la similarité cosinus. Cela ne vaut que pour des lignes de longueur 1 ; [[row:scores:1]] avec lui-même a pour score [[scores:1,1]], et non 1.',
    },
  ],
} satisfies TextTree;

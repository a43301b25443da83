import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un transformeur lit une phrase et en écrit une autre, mot à mot. Celui-ci est petit et n’a encore rien appris.',
    question: {
      ask: 'Pour trouver le mot qui suit [[row:decoder_0/cross/head_0/weights:1]], que regarde un transformeur ?',
      answer: {
        choices: [
          {
            text: 'Seulement l’anglais',
            wrong:
              'Alors il ne saurait pas ce qu’il a écrit. Il regarde aussi le français déjà écrit : [[decoder_0/self/head_0/weights:1,0]] va à [[col:decoder_0/self/head_0/weights:0]]. Comment toutes ces parties s’assemblent-elles ?',
          },
          { text: 'L’anglais, et le français déjà écrit' },
          {
            text: 'L’anglais, et tout le français',
            wrong:
              'Pendant qu’il écrit, les mots suivants n’existent pas encore : [[col:decoder_0/self/head_0/weights:2]] reçoit [[decoder_0/self/head_0/weights:1,2]]. Comment toutes ces parties s’assemblent-elles ?',
          },
        ],
      },
      right:
        'Il donne [[decoder_0/cross/head_0/weights:1,2]] à [[col:decoder_0/cross/head_0/weights:2]], [[decoder_0/self/head_0/weights:1,0]] à [[col:decoder_0/self/head_0/weights:0]], et [[decoder_0/self/head_0/weights:1,2]] à [[col:decoder_0/self/head_0/weights:2]], qui vient après. Comment tout cela s’assemble-t-il ?',
      wrong:
        'Les deux, mais pas la suite : il donne [[decoder_0/cross/head_0/weights:1,2]] à [[col:decoder_0/cross/head_0/weights:2]], [[decoder_0/self/head_0/weights:1,0]] à [[col:decoder_0/self/head_0/weights:0]], et [[decoder_0/self/head_0/weights:1,2]] à [[col:decoder_0/self/head_0/weights:2]], qui vient après. Comment tout cela s’assemble-t-il ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : la phrase que l’on lit' },
    { title: 'À l’entrée : la phrase que l’on écrit' },
    {
      title: 'Les positions : une place pour chaque mot',
      action: 'Sélectionnez un nombre de [[source/positioned]] : c’est le mot plus sa position.',
    },
    {
      title: 'Encodeur, couche 1 : les mots se regardent',
      prediction: {
        ask: 'L’attention a [[dim:n_heads]] têtes, des attentions côte à côte. Dans la première, les scores réduits de [[row:encoder_0/self/head_0/scaled_scores:2]] sont [[encoder_0/self/head_0/scaled_scores:2,0]] ; [[encoder_0/self/head_0/scaled_scores:2,1]] ; [[encoder_0/self/head_0/scaled_scores:2,2]]. Le softmax en fait des parts dont la somme est 1. Quelle part se donne-t-il à lui-même ? Faites glisser le curseur.',
        right:
          'C’est [[encoder_0/self/head_0/weights:2,2]]. Seules les différences comptent : des scores négatifs ne gênent pas.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[encoder_0/self/head_0/weights:2,2]]. Seules les différences comptent : son score dépasse les autres d’environ 2, et sa part est donc plusieurs fois plus grande.',
      },
    },
    {
      title: 'Une somme : le mot plus ce qui a été trouvé',
      action: 'Sélectionnez un nombre de [[encoder_0/residual_1]] pour voir ses deux parts.',
    },
    {
      title: 'Encodeur, couche 2 : encore une fois',
      prediction: {
        ask: 'La deuxième couche part du résultat de la première. Dans sa première tête, les scores réduits de [[row:encoder_1/self/head_0/scaled_scores:0]] sont [[encoder_1/self/head_0/scaled_scores:0,0]] ; [[encoder_1/self/head_0/scaled_scores:0,1]] ; [[encoder_1/self/head_0/scaled_scores:0,2]]. Quels sont ses poids ?',
        answer: {
          choices: [
            { text: 'Environ un tiers chacun' },
            {
              text: 'Plus de la moitié pour le meilleur score',
              wrong:
                'Il faudrait une nette avance. Le meilleur score dépasse à peine les autres, et son poids est à peine plus grand : [[encoder_1/self/head_0/weights:0,2]].',
            },
            {
              text: 'Tous proches de 0, car les scores sont négatifs',
              wrong:
                'Les signes n’importent pas au softmax : la somme d’une ligne est toujours 1. Les scores sont proches, chaque mot reçoit donc environ un tiers.',
            },
          ],
        },
        right:
          'Le meilleur reçoit [[encoder_1/self/head_0/weights:0,2]], le dernier [[encoder_1/self/head_0/weights:0,0]] : à scores proches, poids proches.',
        wrong:
          'Le meilleur reçoit [[encoder_1/self/head_0/weights:0,2]], le dernier [[encoder_1/self/head_0/weights:0,0]]. La somme des poids d’une ligne est toujours 1, et à scores proches, poids proches.',
      },
    },
    { title: 'La mémoire : le résultat de l’encodeur' },
    {
      title: 'Décodeur, couche 1 : le texte déjà écrit',
      prediction: {
        ask: 'Le décodeur regarde la cible. Dans sa première tête, les scores réduits de [[row:decoder_0/self/head_0/scaled_scores:0]] sont [[decoder_0/self/head_0/scaled_scores:0,0]] pour lui-même, [[decoder_0/self/head_0/scaled_scores:0,1]] pour [[col:decoder_0/self/head_0/scaled_scores:1]] et [[decoder_0/self/head_0/scaled_scores:0,2]] pour [[col:decoder_0/self/head_0/scaled_scores:2]]. Quel mot regarde-t-il ?',
        right:
          'Il se donne [[decoder_0/self/head_0/weights:0,0]] à lui-même : les autres mots viennent après, et un masque les cache.',
        wrong:
          '[[col:decoder_0/self/head_0/weights:g]] vient après dans le texte. Un masque cache ce qui vient après : [[row:decoder_0/self/head_0/weights:0]] se donne [[decoder_0/self/head_0/weights:0,0]] à lui-même.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Décodeur, couche 1 : la source',
      action: 'Comparez les lignes : chaque mot français regarde tous les mots anglais.',
    },
    {
      title: 'Décodeur, couche 2 : encore la source',
      prediction: {
        ask: 'Dans la première couche du décodeur, [[row:decoder_0/cross/head_0/weights:1]] donne [[decoder_0/cross/head_0/weights:1,2]] à [[col:decoder_0/cross/head_0/weights:2]]. La deuxième couche utilise la même mémoire. Combien sa première tête donne-t-elle à [[col:decoder_0/cross/head_0/weights:2]] ?',
        answer: {
          choices: [
            {
              text: 'Autant, car la mémoire est la même',
              wrong:
                'La mémoire est la même, mais chaque couche fait ses requêtes et ses clés avec ses propres matrices. Celle-ci donne [[decoder_1/cross/head_0/weights:1,2]].',
            },
            { text: 'Un autre poids, car ses matrices sont autres' },
          ],
        },
        right:
          'Elle donne [[decoder_1/cross/head_0/weights:1,2]]. D’autres matrices donnent d’autres requêtes et d’autres clés : chaque couche peut chercher autre chose.',
        wrong:
          'Elle donne [[decoder_1/cross/head_0/weights:1,2]]. La mémoire est la même, mais d’autres matrices donnent d’autres requêtes et d’autres clés : chaque couche peut chercher autre chose.',
      },
    },
    { title: 'À la sortie : une ligne pour chaque mot suivant' },
  ],
  tries: [
    {
      title: 'Changez le dernier mot écrit',
      text: 'Dans [[target]], la ligne de [[row:target:2]] contient [[target:2,0]] dans la colonne 1. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels nombres du résultat vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Toute la ligne du mot change : projections, normalisations et réseaux mélangent tous ses nombres.',
            extra:
              'Les mots précédents ne peuvent regarder un mot suivant dans aucune couche : leurs lignes ne changent pas.',
          },
        },
        right: 'Seulement la ligne du mot.',
        wrong:
          'Les cellules encadrées sont mal marquées. Dans aucune couche, un mot ne peut regarder ceux qui le suivent.',
      },
      because:
        'Le masque est le même dans toutes les couches : rien ne passe d’un mot à ceux qui le précèdent. L’encodeur n’a rien vu non plus : [[encoder_1/norm_2/normed:0,0]] est toujours son premier nombre. Un traducteur lance donc l’encodeur une fois, et le décodeur pour chaque nouveau mot.',
    },
    {
      title: 'Changez un mot de la source',
      text: 'Dans [[source]], la ligne de [[row:source:2]] contient [[source:2,0]] dans la colonne 1. Vous allez le remplacer par 0.',
      question: {
        ask: 'Dans la première couche du décodeur, [[row:decoder_0/cross/query:1]] regarde la source avec une requête qui commence par [[decoder_0/cross/query:1,0]]. Que devient ce nombre ?',
        answer: {
          wrong: {
            grow: 'Seules les clés et les valeurs viennent de la source. Cette requête vient de la cible, qui n’a pas encore vu la source.',
            shrink:
              'Un changement dans la source ne peut rien retirer à cette requête : elle vient de la cible, qui n’a pas encore vu la source.',
          },
        },
        right: 'Les requêtes viennent de la cible, qui ne sait encore rien de la source.',
        wrong:
          'Les requêtes viennent de la cible, qui ne sait encore rien de la source. Seules les clés et les valeurs changent.',
      },
      because:
        'Toutes les clés ont changé, même celle de [[row:decoder_0/cross/key:0]] : elle commençait par [[was:decoder_0/cross/key:0,0]], c’est maintenant [[decoder_0/cross/key:0,0]], car dans l’encodeur chaque mot regarde tous les autres. À partir d’ici, les lignes du décodeur changent aussi.',
    },
    {
      title: 'Retirez les deuxièmes couches',
      text: 'Toutes les couches d’une sorte ont la même forme : leur nombre est libre. Vous allez laisser une couche dans l’encodeur et une dans le décodeur.',
      because:
        'Le décodeur regarde maintenant le résultat de la première couche de l’encodeur : [[row:decoder_0/cross/head_0/weights:0]] donne [[decoder_0/cross/head_0/weights:0,0]] à [[col:decoder_0/cross/head_0/weights:0]], contre [[was:decoder_0/cross/head_0/weights:0,0]] avant. L’article d’origine a six couches dans chaque partie, les grands modèles jusqu’à une centaine ou plus.',
    },
    {
      title: 'Faites-en apprendre un',
      text: 'Sous la scène, un transformeur apprend à traduire l’anglais en français. Choisissez « Entraîner », et regardez la matrice de son attention à la source pendant qu’il apprend.',
      because:
        'Au début, ses poids ont aussi peu de sens qu’ici. Puis ils se fixent là où un mot français rend un mot anglais. Les étapes restent les mêmes : seuls les nombres des matrices changent, un peu à chaque fois, pour que le bon mot suivant devienne plus probable.',
    },
  ],
  checks: [
    {
      title: 'Un mot et sa place',
      question: {
        ask: 'Dans [[source]], la ligne de [[row:source:1]] commence par [[source:1,0]], celle de sa position par [[source/position_encoding:1,0]]. Quel est le premier nombre du mot avec sa position ? Deux décimales.',
        right: 'On ajoute la position : [[source/positioned:1,0]].',
        wrong: 'Additionnez les deux nombres, avec leurs signes.',
        mistakes: [
          { text: '[[given]] est la position seule. On y ajoute le mot.' },
          { text: '[[given]] a perdu le signe moins du mot.' },
        ],
      },
    },
    {
      title: 'Quel poids reste-t-il ?',
      question: {
        ask: 'Dans la deuxième couche du décodeur, deuxième tête, [[row:decoder_1/self/head_1/scaled_scores:1]] a pour les mots de la cible les scores réduits [[decoder_1/self/head_1/scaled_scores:1,0]] ; [[decoder_1/self/head_1/scaled_scores:1,1]] ; [[decoder_1/self/head_1/scaled_scores:1,2]]. Sélectionnez le plus grand poids de sa ligne.',
        right:
          'C’est [[decoder_1/self/head_1/weights:1,0]] : le meilleur score est celui d’un mot qui vient après, et dont le poids est [[decoder_1/self/head_1/weights:1,2]].',
        wrong:
          'Là, [[row:decoder_1/self/head_1/weights:gr]] donne à [[col:decoder_1/self/head_1/weights:g]] le poids [[decoder_1/self/head_1/weights:gr,g]]. Dans aucune couche du décodeur, un mot ne voit ceux qui le suivent.',
      },
    },
    {
      title: 'Que trouve-t-on dans la source ?',
      question: {
        ask: 'Dans la première couche du décodeur, première tête, les poids de [[row:decoder_0/cross/head_0/weights:1]] sont [[decoder_0/cross/head_0/weights:1,0]] ; [[decoder_0/cross/head_0/weights:1,1]] ; [[decoder_0/cross/head_0/weights:1,2]]. La première colonne des valeurs est [[decoder_0/cross/head_0/value:0,0]] ; [[decoder_0/cross/head_0/value:1,0]] ; [[decoder_0/cross/head_0/value:2,0]]. Quel premier nombre trouve-t-il ? Une décimale suffit.',
        right: 'Chaque valeur compte selon son poids : [[decoder_0/cross/head_0/context:1,0]].',
        wrong: 'Multipliez chaque poids par la valeur du même mot anglais, puis additionnez les produits.',
        mistakes: [
          {
            text: '[[given]] est la valeur de [[row:decoder_0/cross/head_0/value:2]] seul. Les autres mots comptent aussi, selon leurs poids.',
          },
          { text: '[[given]] utilise les poids d’un autre mot, [[row:decoder_0/cross/head_0/weights:0]].' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'L’encodeur lit la source une fois, tous les mots en même temps. Son résultat va à chaque couche du décodeur.',
    },
    { text: 'Une couche du décodeur regarde le texte déjà écrit, puis la source.' },
    {
      text: 'Toutes les couches transmettent des lignes de même largeur : on peut en empiler autant que l’on veut.',
    },
  ],
  sources: [{ text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3, figure 1' }],
} satisfies TextTree;

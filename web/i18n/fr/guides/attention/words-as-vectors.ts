import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un ordinateur n’a que des nombres. Ici, chaque mot devient une ligne de [[dim:d_model]] nombres, et l’on peut calculer à quel point deux mots se ressemblent.',
    question: {
      ask: 'Quels sont les deux mots qui se ressemblent le plus ?',
      answer: {
        choices: [
          {
            text: 'king et queen (roi et reine)',
            wrong:
              'King et queen ont [[cosines:0,1]], mais cat et dog ont [[cosines:4,5]]. D’où viennent ces nombres ?',
          },
          {
            text: 'man et woman (homme et femme)',
            wrong:
              'Man et woman ont [[cosines:2,3]], mais cat et dog ont [[cosines:4,5]]. D’où viennent ces nombres ?',
          },
          { text: 'cat et dog (chat et chien)' },
        ],
      },
      right:
        'Leur ressemblance vaut [[cosines:4,5]] ; 1 serait la même direction. D’où viennent ces nombres ?',
    },
  },
  keySteps: [
    { title: 'Les mots : une ligne de nombres pour chacun' },
    {
      title: 'Les longueurs : combien mesure chaque flèche ?',
      action: 'Sélectionnez un nombre de [[lengths]] pour voir d’où il vient.',
    },
    { title: 'Les vecteurs unitaires : la direction seule' },
    {
      title: 'Les produits scalaires : comparer les mots deux à deux',
      prediction: {
        ask: 'Multipliez deux lignes nombre par nombre, puis additionnez : c’est leur produit scalaire. Un mot et lui-même donnent le carré de sa longueur. Les longueurs sont [[lengths:0,0]] pour [[row:lengths:0]], [[lengths:1,0]] pour [[row:lengths:1]] et [[lengths:5,0]] pour [[row:lengths:5]]. Quel produit scalaire sera le plus grand ?',
        right:
          '[[row:dot_products:ar]] est le plus long, donc son carré est le plus grand : [[dot_products:ar,a]].',
        wrong:
          'Pour [[row:dot_products:gr]] et [[col:dot_products:g]], c’est [[dot_products:gr,g]]. Le mot le plus long, avec lui-même, obtient le plus : [[dot_products:ar,a]] pour [[row:dot_products:ar]].',
      },
      action: 'Sélectionnez un nombre à côté de la diagonale : que donnent deux mots différents ?',
    },
    {
      title: 'Les cosinus : comparer les seules directions',
      prediction: {
        ask: 'Le cosinus est le produit scalaire divisé par les deux longueurs. Le produit scalaire de [[row:dot_products:0]] et [[col:dot_products:2]] est [[dot_products:0,2]] ; leurs longueurs sont [[lengths:0,0]] et [[lengths:2,0]]. Combien vaut leur cosinus ? Faites glisser le curseur.',
        right: 'C’est [[cosines:0,2]] : la même direction donnerait 1, un angle droit 0.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[cosines:0,2]]. Le produit des deux longueurs est presque trois fois plus grand que le produit scalaire.',
      },
    },
    {
      title: 'Une somme de mots : king − man + woman',
      action: 'Sélectionnez un nombre de [[combined]] : il a un terme par mot.',
    },
    {
      title: 'Où pointe la somme ?',
      prediction: {
        ask: 'Prenez [[col:combined_cosines:0]], soustrayez [[col:combined_cosines:2]], ajoutez [[col:combined_cosines:3]]. Lequel des six mots a la direction la plus proche du résultat ?',
        right:
          'C’est toujours [[col:combined_cosines:a]] lui-même, avec [[combined_cosines:0,a]] ; [[col:combined_cosines:1]] suit avec [[combined_cosines:0,1]].',
        wrong:
          '[[col:combined_cosines:g]] obtient [[combined_cosines:0,g]]. [[col:combined_cosines:a]] lui-même est plus proche : [[combined_cosines:0,a]]. Si l’on écarte les mots de la somme, [[col:combined_cosines:1]] arrive en tête, avec [[combined_cosines:0,1]].',
      },
    },
  ],
  tries: [
    {
      title: 'Ramenez chaque mot à la longueur 1',
      text: 'Vous allez diviser chaque vecteur par sa longueur, avant tout autre calcul.',
      question: {
        ask: 'Que devient le cosinus de [[row:cosines:4]] et [[col:cosines:5]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si les deux flèches se tournaient l’une vers l’autre. Seules leurs longueurs ont changé.',
            shrink: 'Il diminuerait si les flèches s’écartaient. Seules leurs longueurs ont changé.',
          },
        },
        right: 'Un cosinus ne dépend pas des longueurs.',
      },
      because:
        'Il vaut toujours [[cosines:4,5]]. Le produit scalaire des deux mots était de [[was:dot_products:4,5]] ; il est maintenant de [[dot_products:4,5]], comme le cosinus. Pour des vecteurs de longueur 1, et pour eux seuls, produit scalaire et cosinus sont un même nombre.',
    },
    {
      title: 'Ne soustrayez pas man',
      text: 'La somme est king − man + woman. Vous allez laisser man de côté : king + woman.',
      question: {
        ask: 'Que devient le cosinus de la somme avec [[col:combined_cosines:1]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si la somme se tournait vers [[col:combined_cosines:1]]. Elle garde ce que king partage avec man, et s’en éloigne.',
            stay: 'Il ne changerait pas si la somme gardait sa direction. On ne soustrait plus man : elle se tourne vers lui.',
          },
        },
        right: 'La soustraction compte.',
      },
      because:
        'Il était de [[was:combined_cosines:0,1]], il est maintenant de [[combined_cosines:0,1]], moins que [[combined_cosines:0,3]] pour [[col:combined_cosines:3]]. La somme pointe maintenant entre king et woman, et [[col:combined_cosines:2]], que l’on ne soustrait plus, est passé de [[was:combined_cosines:0,2]] à [[combined_cosines:0,2]].',
    },
    {
      title: 'Prenez tout deux fois',
      text: 'Vous allez calculer 2 · king − 2 · man + 2 · woman. La somme devient deux fois plus longue.',
      question: {
        ask: 'Que devient le cosinus de la somme avec [[col:combined_cosines:1]] ?',
        answer: {
          wrong: {
            grow: 'Un produit scalaire grandirait. Un cosinus divise par la longueur, qui a doublé aussi.',
            shrink:
              'Il diminuerait si la somme se détournait. Sa direction est la même, elle est seulement plus longue.',
          },
        },
        right: 'Une flèche plus longue, dans la même direction.',
      },
      because:
        'La longueur de la somme était de [[was:combined_length:0,0]], elle est maintenant de [[combined_length:0,0]]. Le cosinus divise par elle : il vaut toujours [[combined_cosines:0,1]].',
    },
  ],
  checks: [
    {
      title: 'Le carré d’une longueur',
      question: {
        ask: 'Quelle cellule des produits scalaires contient le carré de la longueur de [[row:dot_products:5]] ? Sélectionnez-la.',
        right: 'Le mot et lui-même : chaque nombre fois lui-même, puis la somme.',
        wrong:
          'Cette cellule est celle de [[row:dot_products:gr]] et [[col:dot_products:g]]. Le carré d’une longueur est le produit scalaire d’un mot et de lui-même.',
      },
    },
    {
      title: 'Calculez un cosinus',
      question: {
        ask: 'Le produit scalaire de [[row:dot_products:1]] et [[col:dot_products:3]] est [[dot_products:1,3]]. Leurs longueurs sont [[lengths:1,0]] et [[lengths:3,0]]. Quel est leur cosinus ? Deux décimales suffisent.',
        right:
          '[[dot_products:1,3]] divisé par [[lengths:1,0]], puis par [[lengths:3,0]], donne [[cosines:1,3]].',
        wrong: 'Divisez le produit scalaire par l’une des longueurs, puis le résultat par l’autre.',
        mistakes: [
          {
            text: '[[given]] est le produit scalaire. Un cosinus vaut au plus 1 : divisez par les deux longueurs.',
          },
        ],
      },
    },
    {
      title: 'Ajoutez et soustrayez des mots',
      question: {
        ask: 'Les quatrièmes nombres sont [[x:0,3]] pour [[row:x:0]], [[x:2,3]] pour [[row:x:2]] et [[x:3,3]] pour [[row:x:3]]. Quel est le quatrième nombre de king − man + woman ?',
        right: '[[x:0,3]] − [[x:2,3]] + [[x:3,3]] = [[combined:0,3]].',
        wrong: 'Prenez le nombre de king, soustrayez celui de man, ajoutez celui de woman.',
        mistakes: [
          { text: '[[given]] est king + man + woman : il faut soustraire man.' },
          { text: '[[given]] est king − man − woman. Le dernier mot s’ajoute.' },
          { text: '[[given]] est king + woman : il manque man.' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Un mot devient un vecteur : une ligne de nombres, apprise d’après les mots qui l’entourent.',
    },
    {
      text: 'Un produit scalaire croît avec la longueur des deux vecteurs. Un cosinus ne compare que les directions.',
    },
    {
      text: 'Des vecteurs s’ajoutent et se soustraient : king − man + woman pointe près de queen, même si king en est encore plus proche.',
    },
  ],
  sources: [
    {
      text: 'Mikolov, Yih et Zweig 2013, « Linguistic Regularities in Continuous Space Word Representations », pour l’analogie',
      place: 'section 4',
    },
    { text: 'Pennington et al. 2014, « GloVe : Global Vectors for Word Representation », pour les vecteurs' },
    {
      text: 'L’article « Attention Mechanism in Transformers » dit que le produit scalaire de deux vecteurs de mots est essentiellement leur cosinus. Cela vaut pour des vecteurs de longueur 1 : ici, cat et dog ont [[dot_products:4,5]] et [[cosines:4,5]].',
    },
  ],
} satisfies TextTree;

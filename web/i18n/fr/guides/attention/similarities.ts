import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'L’attention a besoin d’un nombre qui dise si deux mots vont ensemble. Il y a plusieurs façons de le calculer, et elles ne sont pas d’accord.',
    question: {
      ask: 'Quel mot ressemble le plus à [[row:cosine_scores:0]] (oiseau) ?',
      right:
        'Par la direction : son cosinus est [[cosine_scores:0,a]]. Mais les produits scalaires mettent [[col:scores:1]] en tête, avec [[scores:0,1]]. Pourquoi ce désaccord ?',
      wrong:
        'Par la direction, c’est [[col:cosine_scores:a]] : [[cosine_scores:0,a]], contre [[cosine_scores:0,g]] pour [[col:cosine_scores:g]]. Mais les produits scalaires mettent [[col:scores:1]] en tête, avec [[scores:0,1]]. Pourquoi ce désaccord ?',
    },
  },
  keySteps: [
    { title: 'Les requêtes : des flèches qui cherchent' },
    { title: 'Les clés : des flèches que l’on peut trouver' },
    { title: 'Les valeurs : une colonne pour chaque clé' },
    {
      title: 'Les produits scalaires : multiplier, additionner',
      prediction: {
        ask: '[[row:query:0]] est [[query:0,0]] ; [[query:0,1]]. Les clés sont [[key:0,0]] ; [[key:0,1]] pour [[row:key:0]], [[key:1,0]] ; [[key:1,1]] pour [[row:key:1]], [[key:2,0]] ; [[key:2,1]] pour [[row:key:2]]. Multipliez nombre par nombre, puis additionnez. Quelle clé obtient le plus grand produit scalaire ?',
        right:
          '[[col:scores:a]] obtient [[scores:0,a]] : sa direction n’est pas la meilleure, mais la flèche est longue.',
        wrong:
          '[[col:scores:g]] obtient [[scores:0,g]], [[col:scores:a]] [[scores:0,a]] : sa direction n’est pas la meilleure, mais la flèche est longue.',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir sa somme.',
    },
    { title: 'Les longueurs : combien mesure chaque flèche ?' },
    { title: 'Le plus grand produit scalaire possible' },
    {
      title: 'Les cosinus : la direction seule',
      prediction: {
        ask: 'Un cosinus est un produit scalaire divisé par les deux longueurs. Le produit scalaire de [[row:scores:1]] et [[col:scores:1]] est [[scores:1,1]] ; leurs longueurs, multipliées, donnent [[norm_products:1,1]]. Combien vaut leur cosinus ? Faites glisser le curseur.',
        right:
          'C’est [[cosine_scores:1,1]] : l’angle est plus grand qu’un angle droit, mais les deux ne sont pas opposés.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[cosine_scores:1,1]]. Le produit scalaire est négatif, et un peu plus grand que la moitié de ce qu’il pourrait être.',
      },
      action: 'Sélectionnez un nombre de [[cosine_scores]] pour voir ce qui a été divisé par quoi.',
    },
    {
      title: 'Les poids : le softmax des scores',
      prediction: {
        ask: 'Les cosinus de [[row:cosine_scores:0]] sont [[cosine_scores:0,0]] ; [[cosine_scores:0,1]] ; [[cosine_scores:0,2]]. Le softmax en fait des parts dont la somme est 1. Quelle est la part de [[col:cosine_scores:0]] ? Faites glisser le curseur.',
        right:
          'C’est [[weights:0,0]]. Des cosinus diffèrent au plus de 2 : le softmax partage presque à égalité.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,0]]. Seules comptent les différences, et celles des cosinus sont petites : même [[col:weights:2]], à angle droit, reçoit [[weights:0,2]].',
      },
    },
    { title: 'Le contexte : le mélange' },
  ],
  tries: [
    {
      title: 'Prenez le produit scalaire',
      text: 'La similarité est le cosinus. Vous allez prendre le produit scalaire tel quel, sans diviser par les longueurs.',
      question: {
        ask: 'Que devient le poids que [[row:weights:0]] donne à [[col:weights:0]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si [[col:weights:0]] était la plus longue flèche. C’est la clé la plus courte, et la longueur compte maintenant.',
            stay: 'Il ne changerait pas si les longueurs ne comptaient toujours pas. Un produit scalaire croît avec elles, et la flèche de [[col:weights:1]] est bien plus longue.',
          },
        },
        right: 'Maintenant, la longueur compte.',
      },
      because:
        'Il était de [[was:weights:0,0]], il est maintenant de [[weights:0,0]]. [[col:weights:1]] prend [[weights:0,1]] : son produit scalaire, [[scores:0,1]], dépasse de loin [[scores:0,0]], car la flèche est bien plus longue. Aucun des deux n’a tort. Dans un modèle entraîné, la longueur peut avoir un sens : l’importance d’un mot.',
    },
    {
      title: 'Allongez le moineau',
      text: '[[row:key:0]] (le moineau) est en [[key:0,0]] ; [[key:0,1]]. Vous allez le placer en 4 ; 2 : la même direction, quatre fois plus loin. La similarité est toujours le cosinus.',
      question: {
        ask: 'Que devient le poids que [[row:weights:0]] lui donne ?',
        answer: {
          wrong: {
            grow: 'Avec le produit scalaire, il grandirait. Le cosinus divise par la longueur, qui ne compte donc pas.',
            shrink: 'Il diminuerait si la flèche se détournait. Elle pointe dans la même direction qu’avant.',
          },
        },
        right: 'Un cosinus ne dépend pas des longueurs.',
      },
      because:
        'Le produit scalaire est passé de [[was:scores:0,0]] à [[scores:0,0]], et le produit des longueurs, par lequel on le divise, aussi. Le cosinus est toujours [[cosine_scores:0,0]], et le poids [[weights:0,0]].',
    },
    {
      title: 'Comparez par une matrice apprise',
      text: 'La similarité « bilinéaire » met une matrice entre requête et clé ; un modèle en apprend les nombres. Ici, ils sont inventés. Vous allez la choisir.',
      question: {
        ask: '[[row:weights:1]] donnait l’essentiel de son poids à [[col:weights:2]]. Que devient ce poids ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si la matrice favorisait encore [[col:weights:2]]. Avec ces nombres, c’est [[col:weights:1]] qui convient le mieux.',
            stay: 'Il ne changerait pas si la matrice ne changeait aucun score. Elle décide quels nombres comptent ensemble, et c’est [[col:weights:1]] qui convient le mieux.',
          },
        },
        right: 'Une autre matrice, une autre idée de la ressemblance.',
      },
      because:
        'Il était de [[was:weights:1,2]], il est maintenant de [[weights:1,2]], et [[col:weights:1]] reçoit [[weights:1,1]]. La matrice décide quels nombres d’une requête comptent avec quels nombres d’une clé. Un modèle entraîné s’en sert pour trouver ce qui l’aide, ressemblant ou non.',
    },
    {
      title: 'Un produit scalaire est-il un cosinus ?',
      text: 'Sous la scène, une expérience tire au hasard beaucoup de paires de vecteurs. Choisissez les vecteurs tels que tirés, et lancez-la. Choisissez ensuite des vecteurs de longueur 1.',
      because:
        'Tels que tirés, les vecteurs ont des longueurs différentes, et le produit scalaire est le cosinus multiplié par les deux. À la longueur 1, les deux facteurs sont 1, et il ne reste que l’arrondi.',
    },
  ],
  checks: [
    {
      title: 'Calculez un produit scalaire',
      question: {
        ask: '[[row:query:1]] est [[query:1,0]] ; [[query:1,1]], et [[row:key:0]] est [[key:0,0]] ; [[key:0,1]]. Quel est leur produit scalaire ?',
        right: '([[query:1,0]]) · [[key:0,0]] + [[query:1,1]] · [[key:0,1]] = [[scores:1,0]].',
        wrong:
          'Multipliez les deux premiers nombres, multipliez les deux seconds, puis additionnez les deux produits.',
        mistakes: [
          {
            text: '[[given]] s’obtient si l’on perd le signe moins : le premier produit est négatif.',
          },
          {
            text: '[[given]] est leur cosinus. Le produit scalaire n’est pas divisé par les longueurs.',
          },
        ],
      },
    },
    {
      title: 'Calculez un cosinus',
      question: {
        ask: 'Le produit scalaire de [[row:scores:1]] et [[col:scores:2]] est [[scores:1,2]]. Leurs longueurs sont [[query_norms:1,0]] et [[key_norms:2,0]]. Quel est leur cosinus ? Deux décimales suffisent.',
        right:
          '[[scores:1,2]] divisé par [[query_norms:1,0]], puis par [[key_norms:2,0]], donne [[cosine_scores:1,2]].',
        wrong: 'Divisez le produit scalaire par l’une des longueurs, puis le résultat par l’autre.',
        mistakes: [
          {
            text: '[[given]] est le produit scalaire. Un cosinus vaut au plus 1 : divisez par les deux longueurs.',
          },
        ],
      },
    },
    {
      title: 'Un angle droit',
      question: {
        ask: '[[row:query:0]] pointe vers [[query:0,0]] ; [[query:0,1]]. Quelle clé fait avec lui un angle droit : [[row:key:0]] en [[key:0,0]] ; [[key:0,1]], [[row:key:1]] en [[key:1,0]] ; [[key:1,1]], ou [[row:key:2]] en [[key:2,0]] ; [[key:2,1]] ?',
        right:
          '[[query:0,0]] · ([[key:2,0]]) + [[query:0,1]] · [[key:2,1]] = [[scores:0,2]]. À angle droit, le produit scalaire et le cosinus sont 0.',
        wrong:
          '[[col:cosine_scores:g]] a pour cosinus [[cosine_scores:0,g]]. À angle droit, le produit scalaire est 0, et le cosinus aussi : c’est [[col:cosine_scores:a]].',
      },
    },
  ],
  remember: [
    {
      text: 'Un produit scalaire dépend des longueurs de deux vecteurs et de l’angle qu’ils forment.',
    },
    {
      text: 'Un cosinus est un produit scalaire divisé par les deux longueurs : il ne compare que les directions.',
    },
    {
      text: 'Toute similarité donne un score par requête et par clé. Softmax et mélange restent les mêmes.',
    },
  ],
  sources: [
    {
      text: 'Luong et al. 2015, « Effective Approaches to Attention-based Neural Machine Translation »',
      place: 'section 3.1',
    },
    {
      text: 'Bahdanau et al. 2015, « Neural Machine Translation by Jointly Learning to Align and Translate »',
      place: 'annexe A.1.2',
    },
    { text: 'Graves et al. 2014, « Neural Turing Machines », pour le cosinus', place: 'équation 6' },
    {
      text: 'L’article « Attention Mechanism in Transformers » dit que l’attention repose sur la similarité cosinus des vecteurs de mots. Cela ne vaut que pour des vecteurs de longueur 1 : ici, le produit scalaire est [[scores:0,0]] là où le cosinus est [[cosine_scores:0,0]].',
    },
  ],
} satisfies TextTree;

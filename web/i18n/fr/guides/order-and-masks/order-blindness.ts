import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Vous lisez les mots l’un après l’autre. L’attention les compare tous à la fois. La place d’un mot compte-t-elle ?',
    question: {
      ask: 'Le mot [[row:weights:0]] figure deux fois. Lequel des deux reçoit le plus d’attention du mot [[row:weights:3]] ?',
      answer: {
        choices: [
          {
            text: 'Le premier',
            wrong:
              'Il faudrait que quelque chose dise lequel est le premier. Dans l’attention, rien ne le dit : les deux reçoivent [[weights:3,0]]. Pourquoi ?',
          },
          {
            text: 'Le second, juste à côté',
            wrong:
              'Il faudrait que quelque chose dise lequel est proche. Dans l’attention, rien ne le dit : les deux reçoivent [[weights:3,4]]. Pourquoi ?',
          },
          { text: 'Les deux autant' },
        ],
      },
      right:
        'Les deux reçoivent [[weights:3,0]] : l’attention ne distingue pas le premier du second. Pourquoi ?',
    },
  },
  keySteps: [
    {
      title: 'La phrase : des mots sans place',
      action: 'Comparez les deux lignes de [[row:x:0]], puis les deux lignes de [[row:x:1]].',
    },
    { title: 'Les requêtes : le même mot cherche la même chose' },
    { title: 'Les clés : le même mot se reconnaît de la même façon' },
    { title: 'Les valeurs : le même mot, les mêmes nombres' },
    {
      title: 'Les scores : les deux mêmes mots, le même score',
      prediction: {
        ask: 'Un score est une requête fois une clé, nombre par nombre, puis la somme : il dit si deux mots vont ensemble. Le plus grand de tous les scores figure plusieurs fois. Sélectionnez l’une de ses places.',
        right:
          '[[row:scores:gr]] et [[col:scores:g]] obtiennent [[scores:gr,g]]. Ces deux mots ont le même score où qu’ils soient.',
        wrong:
          '[[row:scores:gr]] et [[col:scores:g]] obtiennent [[scores:gr,g]]. Le plus grand score est [[scores:ar,a]], pour [[row:scores:ar]] et [[col:scores:a]], où que soient ces deux mots.',
      },
      action: 'Sélectionnez des nombres égaux dans [[scores]] et comparez leurs sommes.',
    },
    {
      title: 'Les poids : une somme n’a pas d’ordre',
      prediction: {
        ask: 'La ligne du premier [[row:scaled_scores:0]] contient six scores égaux, tous à [[scaled_scores:0,0]]. Le softmax transforme une ligne de scores en parts dont la somme est 1. Combien vaut chaque part ? Faites glisser le curseur.',
        right: 'C’est [[weights:0,0]], un sixième : à scores égaux, parts égales, où que soient les mots.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,0]], un sixième. Des scores égaux se partagent le tout en parts égales, où que soient les mots.',
      },
      action: 'Pointez chaque [[row:weights:1]] au-dessus de la matrice : les deux ont les mêmes traits.',
    },
    {
      title: 'Le contexte : deux résultats égaux',
      action: 'Sélectionnez le premier nombre de chaque [[row:context:0]] et comparez leurs sommes.',
    },
  ],
  tries: [
    {
      title: 'Échangez deux mots',
      text: 'Vous allez donner à la ligne de [[row:x:2]] les nombres de [[row:x:3]], et inversement. C’est comme si les deux mots changeaient de place.',
      question: {
        ask: 'Que devient le premier nombre du dernier [[row:context:5]] dans [[context]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si un mot pesait plus. Les six mêmes mots y entrent avec les mêmes poids.',
            shrink:
              'Il diminuerait si un mot pesait moins. Les six mêmes mots y entrent avec les mêmes poids.',
          },
        },
        right: 'C’est la somme des six mêmes produits.',
      },
      because:
        'C’est toujours [[context:5,0]] : les six mêmes mots y entrent avec les mêmes poids, et une somme n’a pas d’ordre. Seuls les résultats des mots échangés ont changé de place : [[was:context:2,0]] était à la ligne 3 et se trouve maintenant à la ligne 4.',
    },
    {
      title: 'Ajoutez des positions',
      text: 'On peut ajouter à chaque mot des nombres qui dépendent de sa place. La leçon suivante montre comment on les fabrique. Vous allez les ajouter.',
      question: {
        ask: 'Quel [[row:weights:0]] reçoit alors le plus d’attention du mot [[row:weights:3]] ?',
        answer: {
          choices: [
            {
              text: 'Le premier',
              wrong:
                'Avec d’autres nombres, ce serait possible. Avec ceux-ci, le premier reçoit [[weights:3,0]] et le second, plus proche, [[weights:3,4]].',
            },
            { text: 'Le second' },
            {
              text: 'Les deux autant',
              wrong:
                'Sans positions, ils étaient égaux. Maintenant leurs lignes diffèrent : le premier reçoit [[weights:3,0]], le second [[weights:3,4]].',
            },
          ],
        },
        right: 'Les deux ne sont plus égaux.',
      },
      because:
        'Les deux recevaient [[was:weights:3,0]]. Maintenant, le premier reçoit [[weights:3,0]], le second [[weights:3,4]] : le même mot à deux places a deux lignes différentes. Avec ces nombres, le plus proche reçoit davantage ; avec d’autres, ce pourrait être le premier.',
    },
    {
      title: 'Mettez un masque causal',
      text: 'Un masque causal cache à chaque mot tous ceux qui le suivent. Vous allez en mettre un, sans aucune position.',
      question: {
        ask: 'Les deux [[row:context:0]] ont-ils encore le même résultat ?',
        answer: {
          choices: [
            { text: 'Oui, leurs lignes sont encore égales.' },
            { text: 'Non, leurs lignes diffèrent.' },
          ],
        },
        right: 'Chacun d’eux voit maintenant d’autres mots.',
        wrong: 'Leurs lignes diffèrent, car chacun d’eux voit maintenant d’autres mots.',
      },
      because:
        'Le premier [[row:context:0]] ne peut regarder que lui-même : son résultat commence par [[context:0,0]]. Le second voit aussi les mots qui les séparent : [[context:4,0]]. Un masque causal dépend de l’ordre, donc le résultat aussi.',
    },
    {
      title: 'Mélangez les mots de nombreuses fois',
      text: 'Sous la scène, une expérience mélange les mots au hasard. Lancez-la sans positions, puis avec des positions sinusoïdales. Quand les résultats changent-ils ?',
      because:
        'Sans positions, il ne reste que l’arrondi, puisque l’on additionne les mêmes nombres dans un autre ordre. Avec des positions, un mot placé ailleurs a d’autres nombres, donc son résultat change.',
    },
  ],
  checks: [
    {
      title: 'La seconde fois',
      question: {
        ask: 'Dans [[weights]], la ligne de [[row:weights:3]] commence par [[weights:3,0]] ; [[weights:3,1]] ; [[weights:3,2]] ; [[weights:3,3]]. Combien vaut son dernier poids, pour le second [[col:weights:5]] ? Deux décimales suffisent.',
        right: 'Le même mot reçoit le même poids, où qu’il soit : [[weights:3,5]].',
        wrong:
          'Le dernier mot figure deux fois dans la phrase. Quel poids reçoit-il à sa première place, dans la colonne 2 ?',
        mistakes: [
          {
            text: '[[given]] est son poids avec des positions sinusoïdales. Ici, aucun nombre ne dépend de la place d’un mot.',
          },
          {
            text: '[[given]] serait son poids si un masque causal cachait les mots suivants. Ici, chaque mot regarde tous les mots.',
          },
        ],
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'La première colonne de [[value]] est [[value:0,0]] ; [[value:1,0]] ; [[value:2,0]] ; [[value:3,0]] ; [[value:4,0]] ; [[value:5,0]]. Les poids de [[row:weights:3]] sont [[weights:3,0]] ; [[weights:3,1]] ; [[weights:3,2]] ; [[weights:3,3]] ; [[weights:3,4]] ; [[weights:3,5]]. Quel est son premier nombre dans [[context]] ? Deux décimales suffisent.',
        right:
          'Trois produits ne sont pas nuls : [[weights:3,0]] ; − [[weights:3,3]] ; [[weights:3,4]]. Leur somme est [[context:3,0]], quel que soit leur ordre.',
        wrong:
          'Multipliez chaque nombre par son poids, puis additionnez. Seuls trois des produits ne sont pas nuls.',
        mistakes: [
          {
            text: '[[given]] est un mélange de clés. Les clés ne font que décider des poids ; ce sont les valeurs que l’on mélange.',
          },
          { text: '[[given]] est un mélange de requêtes. Ce sont les valeurs que l’on mélange.' },
        ],
      },
    },
    {
      title: 'Qu’est-ce qui est vrai ?',
      question: {
        ask: 'Il n’y a ni positions ni masque. Quelle phrase est vraie ?',
        answer: {
          choices: [
            {
              text: 'Un mot regarde davantage ses voisins que les mots lointains.',
              wrong:
                'Il faudrait que les nombres dépendent de l’écart entre deux mots. Ici, ils ne dépendent que des mots.',
            },
            { text: 'Les deux [[row:context:1]] ont le même résultat.' },
            {
              text: 'Le premier mot reçoit plus d’attention que le dernier.',
              wrong:
                'Il faudrait que les nombres dépendent du mot qui vient d’abord. Ici, ils ne dépendent que des mots.',
            },
          ],
        },
        right:
          'Des lignes égales dans [[x]] donnent des requêtes égales, des poids égaux et des résultats égaux.',
      },
    },
  ],
  remember: [
    { text: 'Rien dans les lignes des mots ne dit où ils se trouvent.' },
    { text: 'Le même mot reçoit le même poids, où qu’il soit.' },
    {
      text: 'Si l’on mélange les mots, les résultats se mélangent de la même façon, sauf avec des positions ou un masque.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.5' },
    { text: 'Lee et al. 2019, « Set Transformer », sur l’attention dans un ensemble' },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Pour l’attention seule, « le chien mord l’homme » et « l’homme mord le chien » sont les mêmes mots. Voici ce que font les modèles pour les distinguer.',
    question: {
      ask: 'Le mot [[row:x:0]] figure deux fois. Comment un modèle peut-il savoir lequel est venu d’abord ?',
      answer: {
        choices: [
          {
            text: 'Il lit les mots l’un après l’autre.',
            wrong:
              'L’attention ne lit pas dans l’ordre : elle compare tous les mots à la fois. Chaque mot reçoit des nombres pour sa place : une ligne commence par [[positioned:0,0]], l’autre par [[positioned:3,0]].',
          },
          { text: 'On ajoute à chaque mot des nombres pour sa place.' },
          {
            text: 'Il ne peut pas le savoir.',
            wrong:
              'Sans aide, il ne le pourrait pas. Chaque mot reçoit donc des nombres pour sa place : une ligne commence par [[positioned:0,0]], l’autre par [[positioned:3,0]].',
          },
        ],
      },
      right:
        'Avec eux, une ligne commence par [[positioned:0,0]], l’autre par [[positioned:3,0]]. Quels nombres a-t-on ajoutés ?',
    },
  },
  keySteps: [
    { title: 'La phrase : deux fois la même ligne' },
    { title: 'Les positions : un nombre par place' },
    { title: 'Les exposants : un par paire de colonnes' },
    {
      title: 'Les fréquences : à quelle vitesse croissent les angles',
      prediction: {
        ask: 'Chaque paire de colonnes reçoit un angle qui croît d’un mot au suivant. Sa vitesse est la fréquence : 10 000 à la puissance [[exponents:0,0]] ; [[exponents:0,1]] ou [[exponents:0,2]]. Sélectionnez la plus grande des trois.',
        right: 'C’est [[frequencies:0,a]] : tout nombre à la puissance 0 vaut 1.',
        wrong:
          'Celle-ci vaut [[frequencies:0,g]]. Une puissance négative fait de 10 000 une petite fraction ; à la puissance 0, on obtient [[frequencies:0,a]].',
      },
    },
    {
      title: 'Les angles : position fois fréquence',
      action: 'Sélectionnez un angle pour voir ses deux facteurs.',
    },
    {
      title: 'Les sinus : la hauteur sur un cercle',
      prediction: {
        ask: 'Un sinus est compris entre −1 et 1. Il vaut 0 pour un angle nul, 1 à un quart de tour (environ 1,57), et de nouveau 0 à un demi-tour (environ 3,14). Le premier angle de [[row:angles:2]] est [[angles:2,0]]. Combien vaut son sinus ? Faites glisser le curseur.',
        right: 'C’est [[angle_sines:2,0]] : l’angle dépasse un peu un quart de tour.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[angle_sines:2,0]]. L’angle dépasse un peu un quart de tour, où le sinus vaut 1.',
      },
    },
    { title: 'Les cosinus : l’autre direction' },
    {
      title: 'L’encodage : une ligne par position',
      action: 'Comparez la première colonne à la troisième : l’une change vite, l’autre lentement.',
    },
    {
      title: 'Deux positions se ressemblent-elles ?',
      prediction: {
        ask: 'Le produit scalaire de deux lignes dit si elles se ressemblent : on multiplie nombre par nombre, puis on additionne. Les positions 0 et 1 donnent [[position_scores:0,1]]. Que donnent les positions 3 et 4 ? Faites glisser le curseur.',
        right: 'Encore [[position_scores:3,4]] : seul compte l’écart entre deux positions.',
        wrong:
          'Vous avez dit [[given]] ; c’est encore [[position_scores:3,4]]. Seul compte l’écart entre deux positions, non l’endroit où elles sont.',
      },
      action: 'Suivez une diagonale de [[position_scores]] : elle contient partout le même nombre.',
    },
    {
      title: 'Le mot plus la position',
      action: 'Comparez les deux lignes de [[row:positioned:0]].',
    },
    {
      title: 'Les poids : un mot, deux lignes',
      action: 'Pointez chaque [[row:weights:0]] au-dessus de la matrice : leurs traits diffèrent.',
    },
    { title: 'Le contexte : un mot, deux résultats' },
  ],
  tries: [
    {
      title: 'Enlevez les positions',
      text: 'Le premier [[row:weights:0]] donne à [[col:weights:1]] le poids [[weights:0,1]], le second lui donne [[weights:3,1]]. Vous allez enlever les positions.',
      question: {
        ask: 'Lequel des deux donne alors le plus grand poids à [[col:weights:1]] ?',
        answer: {
          choices: [
            {
              text: 'Toujours le premier',
              wrong:
                'Ce serait vrai si le premier avait encore ses propres nombres. Sans positions, les deux lignes sont égales : les deux donnent [[weights:0,1]].',
            },
            {
              text: 'Le second',
              wrong:
                'Ce serait vrai si le second avait ses propres nombres. Sans positions, les deux lignes sont égales : les deux donnent [[weights:3,1]].',
            },
            { text: 'Les deux donnent autant' },
          ],
        },
        right: 'Plus rien ne distingue les deux.',
      },
      because:
        'Les deux poids sont maintenant [[weights:0,1]]. Les deux mots ont la même ligne dans [[x]] ; ils ont donc la même requête, les mêmes scores et les mêmes poids.',
    },
    {
      title: 'Commencez à la position 10',
      text: 'Le premier mot est à la position 0. Vous allez décaler toutes les positions de 10, comme si dix mots venaient avant.',
      question: {
        ask: 'Que devient le produit scalaire des deux premières positions ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si les deux se rapprochaient. Leur écart est le même qu’avant.',
            shrink: 'Il diminuerait si les deux s’éloignaient. Leur écart est le même qu’avant.',
          },
        },
        right: 'Leur écart est le même qu’avant.',
      },
      because:
        'C’est toujours [[position_scores:0,1]], alors que tous les angles ont changé. Chaque fréquence apporte sin a sin b + cos a cos b, c’est-à-dire cos(a − b) : il ne reste que la différence des deux angles.',
    },
    {
      title: 'Numérotez les paires à partir de 1',
      text: 'Les paires de colonnes sont numérotées à partir de 0, comme dans l’article de Vaswani et al. Certains textes les numérotent à partir de 1. Vous allez faire de même.',
      question: {
        ask: 'Que devient la première fréquence ?',
        answer: {
          wrong: {
            grow: 'Elle grandirait avec un exposant positif. Le premier exposant est maintenant négatif.',
            stay: 'Elle ne changerait pas si le premier exposant était encore 0. Il est maintenant négatif : la fréquence est une petite fraction.',
          },
        },
        right: 'Le premier exposant n’est plus 0.',
      },
      because:
        'Elle était de [[was:frequencies:0,0]], elle est maintenant de [[frequencies:0,0]] : chaque paire a la fréquence qu’avait la suivante, et la plus rapide manque. Un modèle entraîné avec une numérotation ne fonctionne pas avec l’autre.',
    },
    {
      title: 'Regardez des textes plus longs',
      text: 'La figure sous la scène montre davantage de positions, et des jetons avec davantage de colonnes. Sélectionnez des lignes de la matrice et regardez les ondes. Pourquoi y en a-t-il de rapides et de lentes ?',
      because:
        'Une onde rapide diffère beaucoup entre voisins, mais se répète après quelques mots. Une onde lente diffère à peine entre voisins, mais met longtemps à se répéter. Ensemble, elles donnent à chaque position une ligne à elle.',
    },
  ],
  checks: [
    {
      title: 'Le troisième mot',
      question: {
        ask: 'La première paire de colonnes a la fréquence [[frequencies:0,0]]. Quel est alors l’angle du troisième mot, [[row:angles:2]] ?',
        right:
          'Position [[positions:2,0]] fois fréquence [[frequencies:0,0]] : le troisième mot est à la position [[positions:2,0]].',
        wrong: 'Les positions se comptent à partir de 0. Multipliez la position du mot par la fréquence.',
        mistakes: [
          {
            text: '[[given]] compte à partir de 1. Les positions se comptent à partir de 0 : le troisième mot est à la position [[positions:2,0]].',
          },
          { text: '[[given]] est son deuxième angle, avec la fréquence [[frequencies:0,1]].' },
        ],
      },
    },
    {
      title: 'Sinus ou cosinus ?',
      question: {
        ask: 'Sélectionnez dans [[position_encoding]] le cosinus du premier angle de [[row:position_encoding:2]].',
        right: 'Sinus et cosinus alternent : le cosinus est donc à côté de son sinus.',
        wrong:
          'Ce nombre est dans la ligne de [[row:position_encoding:gr]]. Sinus et cosinus alternent : les colonnes 1 et 2 ont le sinus et le cosinus du premier angle.',
      },
    },
    {
      title: 'Le mot plus la position',
      question: {
        ask: 'Dans [[x]], la ligne de [[row:x:1]] commence par [[x:1,0]] et [[x:1,1]]. Son premier angle a pour sinus [[angle_sines:1,0]] et pour cosinus [[angle_cosines:1,0]]. Quel est son deuxième nombre dans [[positioned]] ? Deux décimales suffisent.',
        right: 'Le cosinus est dans la deuxième colonne de l’encodage : [[x:1,1]] + [[angle_cosines:1,0]].',
        wrong: 'Prenez le deuxième nombre du mot et ajoutez le deuxième nombre de sa position, un cosinus.',
        mistakes: [
          {
            text: '[[given]] ajoute le sinus. La deuxième colonne de l’encodage contient le cosinus.',
          },
          {
            text: '[[given]] est la position seule, ou multipliée par le mot. On additionne les deux.',
          },
        ],
      },
    },
  ],
  remember: [
    { text: 'Chaque position a sa propre ligne de sinus et de cosinus, les uns rapides, les autres lents.' },
    { text: 'Le produit scalaire de deux positions ne dépend que de leur écart.' },
    {
      text: 'La ligne d’une position s’ajoute à celle du mot : le même mot diffère donc d’une place à l’autre.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.5' },
    { text: 'Su et al. 2021, « RoFormer », pour l’option des positions rotatives', place: 'équation 34' },
    {
      text: 'L’article « Attention mechanism » numérote les paires de colonnes à partir de 1, avec 10 000 à la puissance −2k/d. Dans l’article de Vaswani et al., les numéros commencent à 0 : la première fréquence est donc [[frequencies:0,0]].',
    },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un dictionnaire de quatre entrées : à quel point chacune est acide, sucrée, croquante. Ce que vous cherchez n’y est pas : la réponse sera un mélange. L’attention fonctionne ainsi.',
    question: {
      ask: 'Vous cherchez « [[row:scores:0]] », une pomme acide. Quelle entrée vous aide le plus ?',
      right:
        '[[col:weights:a]] reçoit la plus grande part du poids. Les autres en reçoivent aussi, et c’est toute l’idée.',
      wrong:
        '[[col:weights:a]] aide le plus, avec un poids de [[weights:0,a]]. Mais [[col:weights:g]] et les autres en reçoivent aussi, et c’est toute l’idée.',
    },
  },
  keySteps: [
    { title: 'La requête : ce que l’on cherche' },
    { title: 'Les clés : ce qui permet de trouver une entrée' },
    { title: 'Les valeurs : ce que contient une entrée' },
    {
      title: 'Les scores : quelle clé convient à la requête ?',
      prediction: {
        ask: 'La requête est ce que vous cherchez : acide [[query:0,0]], sucré [[query:0,1]], croquant [[query:0,2]]. Chaque entrée a trois nombres de ce genre, sa clé : une colonne de [[key_transposed]]. Multipliez la requête par une clé, nombre par nombre, puis additionnez : c’est le score. Quelle entrée obtient le plus petit ?',
        right:
          '[[col:scores:a]] obtient le plus petit, [[scores:0,a]] : elle n’est que sucrée, ce qui compte peu ici.',
        wrong:
          '[[col:scores:g]] obtient [[scores:0,g]]. Le plus petit est celui de [[col:scores:a]], [[scores:0,a]] : elle n’est que sucrée, ce qui compte peu ici.',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir sa somme.',
    },
    { title: 'La recherche dure : la meilleure entrée ou rien' },
    { title: 'La réponse dure : une ligne, telle quelle' },
    { title: 'La température : ce que vaut une avance' },
    {
      title: 'La recherche souple : une part pour chaque entrée',
      prediction: {
        ask: '[[tempered_scores]] contient les scores divisés par un nombre, la température τ ; 1 n’y change rien. Ce sont [[tempered_scores:0,0]] ; [[tempered_scores:0,1]] ; [[tempered_scores:0,2]] ; [[tempered_scores:0,3]]. Le softmax en fait des parts dont la somme est 1, les poids. À chaque point de plus, une part est e ≈ 2,7 fois plus grande. Quelle est la part de [[col:tempered_scores:0]], la première ? Faites glisser le curseur.',
        right:
          'C’est [[weights:0,0]]. Avec 2 points de retard, on a moins d’un septième de la meilleure part.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,0]]. [[col:weights:1]] a 2 points de plus : sa part est e · e fois plus grande, soit plus de sept fois.',
      },
      action: 'Sélectionnez un nombre de [[weights]] pour voir de quels nombres il vient.',
    },
    {
      title: 'La réponse souple : un mélange de toutes les lignes',
      prediction: {
        ask: 'La recherche dure ne prend que la meilleure entrée, [[row:value:1]] : [[hard_context:0,0]] g de sucre. La recherche souple y mêle [[row:value:0]] ([[value:0,0]]), [[row:value:2]] ([[value:2,0]]) et [[row:value:3]] ([[value:3,0]]), avec les poids [[weights:0,0]] ; [[weights:0,2]] ; [[weights:0,3]]. Combien de sucre donne-t-elle ?',
        answer: {
          choices: [
            { text: 'Moins que la recherche dure' },
            {
              text: 'Tout autant',
              wrong:
                'Il faudrait que [[row:value:1]] ait tout le poids. Les autres en ont aussi, et le mélange descend à [[context:0,0]].',
            },
            {
              text: 'Plus que la recherche dure',
              wrong:
                'Il faudrait que [[row:value:2]] pèse beaucoup. Son poids est le plus petit, et le mélange donne [[context:0,0]].',
            },
          ],
        },
        right:
          'Elle donne [[context:0,0]] : [[row:value:0]] et [[row:value:3]] ont moins de sucre, et plus de poids que [[row:value:2]].',
      },
      action: 'Sélectionnez un nombre de [[context]] : chacun de ses termes est un poids fois une valeur.',
    },
  ],
  tries: [
    {
      title: 'Baissez la température',
      text: 'La température est 1. Vous allez la mettre à 0,5 : chaque score sera divisé par un demi.',
      question: {
        ask: 'Que devient le poids de [[col:weights:0]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait avec une température plus haute, qui rapproche les scores. Une plus basse les écarte.',
            stay: 'Il ne changerait pas si les scores gardaient leurs écarts. Ils sont deux fois plus écartés, et [[col:weights:1]] a plus d’avance.',
          },
        },
        right: 'La meilleure entrée prend plus, les autres reçoivent moins.',
      },
      because:
        'Il était de [[was:weights:0,0]], il est maintenant de [[weights:0,0]] ; [[col:weights:1]] a [[weights:0,1]] au lieu de [[was:weights:0,1]]. Les scores sont maintenant [[tempered_scores:0,0]] et [[tempered_scores:0,1]], deux fois plus écartés. À la température 0, [[col:weights:1]] prendrait tout : c’est la recherche dure.',
    },
    {
      title: 'Montez la température',
      text: 'Vous allez mettre la température à 10, pour que les scores se rapprochent beaucoup.',
      question: {
        ask: 'Quelle entrée aura alors le plus grand poids ?',
        answer: {
          choices: [
            {
              text: 'Toutes le même',
              wrong:
                'Il faudrait que tous les scores soient égaux. Ils se rapprochent, mais gardent leur ordre : [[weights:0,1]] et [[weights:0,0]].',
            },
            { text: 'Toujours [[col:weights:1]]' },
            {
              text: 'Cette fois [[col:weights:0]]',
              wrong:
                'Il faudrait que [[col:weights:0]] ait le meilleur score. Diviser tous les scores par le même nombre garde leur ordre.',
            },
          ],
        },
        right: 'L’ordre ne change jamais.',
      },
      because:
        '[[col:weights:1]] a [[weights:0,1]] au lieu de [[was:weights:0,1]], et [[col:weights:0]] [[weights:0,0]] au lieu de [[was:weights:0,0]]. Diviser par un même nombre garde l’ordre des scores. La réponse approche de la moyenne des quatre valeurs : [[context:0,0]] g de sucre.',
    },
    {
      title: 'Rendez lemon presque aussi bon',
      text: 'La clé de [[row:key:0]] (le citron) commence par [[key:0,0]]. Vous allez y mettre 2,9 : le score de [[row:key:0]] monte presque jusqu’à celui de [[row:key:1]].',
      question: {
        ask: 'Que devient le sucre dans la réponse de la recherche dure ?',
        answer: {
          wrong: {
            grow: 'Il faudrait que la meilleure entrée soit plus sucrée. La meilleure est toujours [[row:value:1]], et on la prend seule.',
            shrink:
              'C’est la recherche souple qui donne moins. La recherche dure ne prend que la meilleure entrée, et c’est toujours [[row:value:1]].',
          },
        },
        right: 'La deuxième entrée ne compte pour rien.',
      },
      because:
        'Le score est passé de [[was:scores:0,0]] à [[scores:0,0]], encore moins que [[scores:0,1]] : la réponse dure reste la même. La réponse souple est passée de [[was:context:0,0]] à [[context:0,0]]. Elle bouge à chaque changement d’un score, et un modèle en a besoin pour apprendre.',
    },
  ],
  checks: [
    {
      title: 'Calculez un score',
      question: {
        ask: 'La requête est [[query:0,0]] ; [[query:0,1]] ; [[query:0,2]]. La clé de [[row:key:1]] est [[key:1,0]] ; [[key:1,1]] ; [[key:1,2]]. Quel est son score ?',
        right:
          '[[query:0,0]] · [[key:1,0]] + [[query:0,1]] · [[key:1,1]] + [[query:0,2]] · [[key:1,2]] = [[scores:0,1]].',
        wrong: 'Multipliez les trois paires et additionnez les produits.',
        mistakes: [
          {
            text: '[[given]] est la somme de la clé seule. Multipliez d’abord chaque nombre par celui de la requête : le premier compte [[query:0,0]] fois.',
          },
        ],
      },
    },
    {
      title: 'Mélangez les valeurs',
      question: {
        ask: 'Les poids sont [[weights:0,0]] ; [[weights:0,1]] ; [[weights:0,2]] ; [[weights:0,3]]. Les entrées ont [[value:0,0]] ; [[value:1,0]] ; [[value:2,0]] ; [[value:3,0]] g de sucre. Combien de sucre donne la recherche souple ? Une décimale suffit.',
        right: 'Chaque quantité de sucre fois son poids, puis la somme : [[context:0,0]].',
        wrong: 'Multipliez chaque quantité de sucre par son poids, puis additionnez les quatre produits.',
        mistakes: [
          { text: '[[given]] est la réponse dure : celle de la meilleure entrée seule.' },
          {
            text: '[[given]] est la simple moyenne des quatre quantités. Mais les entrées ont des poids différents.',
          },
        ],
      },
    },
    {
      title: 'Souple moins dur',
      question: {
        ask: 'Soustrayez les poids de la recherche dure de ceux de la recherche souple. Pour quelle entrée la différence est-elle négative ?',
        right:
          '[[col:weights_difference:a]] : [[weights:0,a]] moins [[hard_weights:0,a]]. Ce qu’elle cède, les autres le reçoivent.',
        wrong:
          '[[col:weights_difference:g]] ne reçoit rien de la recherche dure et [[weights:0,g]] de la recherche souple. Seule la meilleure entrée perd.',
      },
    },
  ],
  remember: [
    { text: 'On compare une requête à chaque clé : le score dit si elles vont ensemble.' },
    {
      text: 'Une recherche dure rend la meilleure valeur. Elle change par sauts, et un modèle ne peut pas apprendre ainsi.',
    },
    {
      text: 'Une recherche souple rend un mélange de toutes les valeurs. La température décide de l’avance de la meilleure.',
    },
  ],
  sources: [
    {
      text: 'Graves et al. 2014, « Neural Turing Machines »',
      place: 'section 3.3.1, équation 5',
    },
  ],
} satisfies TextTree;

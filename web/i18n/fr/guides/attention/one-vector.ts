import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'L’auto-attention, pas à pas : d’abord un seul vecteur, c’est-à-dire une seule ligne de nombres, et un nombre après l’autre. Puis tous les vecteurs à la fois.',
    question: {
      ask: 'L’attention tire de [[row:x:0]] un nouveau vecteur. Qu’y met-elle ?',
      answer: {
        choices: [
          {
            text: 'Seulement [[row:x:0]] lui-même.',
            wrong:
              'Alors rien ne viendrait des autres. Son propre poids est [[one_weights:0,0]] ; les trois autres se partagent le reste. D’où viennent ces parts ?',
          },
          {
            text: 'Seulement les autres vecteurs.',
            wrong:
              'Il y entre lui-même, avec [[one_weights:0,0]] : on compare sa clé comme toute autre. D’où viennent ces parts ?',
          },
          { text: 'Tous les vecteurs, certains plus que d’autres.' },
        ],
      },
      right:
        '[[col:one_weights:0]] lui-même y entre avec [[one_weights:0,0]] ; les trois autres se partagent le reste. D’où viennent ces parts ?',
    },
  },
  keySteps: [
    { title: 'Un ensemble de vecteurs' },
    { title: 'L’un d’eux interroge' },
    {
      title: 'Sa requête : ce qu’il cherche',
      action: 'Sélectionnez un nombre de [[one_query]] pour voir sa somme.',
    },
    { title: 'Les clés : ce qui permet de trouver chaque vecteur' },
    {
      title: 'Les scores α : quelle clé convient ?',
      prediction: {
        ask: 'La requête est [[one_query:0,0]] ; [[one_query:0,1]]. Un score est son produit scalaire avec une clé : on multiplie nombre par nombre, puis on additionne. Quel vecteur a la clé au plus grand score ?',
        right:
          'Son score est [[one_scores:0,a]]. Le deuxième nombre de la requête est [[one_query:0,1]] : seul compte le premier nombre de chaque clé.',
        wrong:
          '[[col:one_scores:g]] a pour score [[one_scores:0,g]], [[col:one_scores:a]] a [[one_scores:0,a]]. Le deuxième nombre de la requête est [[one_query:0,1]] : seul compte le premier nombre de chaque clé.',
      },
    },
    {
      title: 'Les poids α′ : les parts d’un tout',
      prediction: {
        ask: 'Le softmax transforme les scores [[one_scores:0,0]] ; [[one_scores:0,1]] ; [[one_scores:0,2]] ; [[one_scores:0,3]] en parts dont la somme est 1. Quelle est la part de [[col:one_scores:3]], dont le score est [[one_scores:0,3]] ? Faites glisser le curseur.',
        right:
          'C’est [[one_weights:0,3]]. Le plus petit score reçoit la plus petite part, mais jamais rien du tout.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[one_weights:0,3]]. Le plus petit score reçoit la plus petite part, mais pas 0. Comme e à la puissance 0 vaut 1, ce n’est pas rien : la plus grande part n’est même pas cinq fois plus grande.',
      },
    },
    { title: 'Les valeurs : ce que l’on mélangera' },
    {
      title: 'Le résultat b : un mélange de valeurs',
      prediction: {
        ask: 'Les poids sont [[one_weights:0,0]] ; [[one_weights:0,1]] ; [[one_weights:0,2]] ; [[one_weights:0,3]]. Les deuxièmes nombres des valeurs sont [[value:0,1]] ; [[value:1,1]] ; [[value:2,1]] ; [[value:3,1]]. Quel sera le deuxième nombre de b ? Faites glisser le curseur.',
        right:
          'C’est [[one_context:0,1]]. [[row:value:1]] et [[row:value:2]] s’annulent, et [[row:value:0]] pèse plus que [[row:value:3]].',
        wrong:
          'Vous avez dit [[given]] ; c’est [[one_context:0,1]]. [[row:value:1]] et [[row:value:2]] s’annulent : mêmes poids, nombres opposés. Il reste [[one_weights:0,0]] · [[value:0,1]] + [[one_weights:0,3]] · [[value:3,1]].',
      },
      action:
        'Sélectionnez un nombre de [[one_context]] : chacun de ses termes est un poids fois une valeur.',
    },
    { title: 'Tous les vecteurs interrogent à la fois' },
    {
      title: 'Tous les scores dans une matrice',
      prediction: {
        ask: 'Quand [[row:scores:0]] interrogeait, l’α de [[col:scores:1]] était [[one_scores:0,1]]. Maintenant, [[row:scores:1]] interroge aussi. Quel est son α pour [[col:scores:0]] ?',
        answer: {
          choices: [
            {
              text: 'Le même.',
              wrong:
                'Il serait le même si les requêtes étaient les clés. Ici, la requête de [[row:scores:1]] rencontre la clé de [[col:scores:0]] : [[scores:1,0]], et non [[scores:0,1]].',
            },
            { text: 'Plus grand.' },
            {
              text: 'Plus petit.',
              wrong:
                'Il est plus grand : [[scores:1,0]]. Cette fois, la requête de [[row:scores:1]] rencontre la clé de [[col:scores:0]], et les deux vont mieux ensemble.',
            },
          ],
        },
        right:
          'C’est [[scores:1,0]]. Cette fois, c’est la requête de [[row:scores:1]] et la clé de [[col:scores:0]] : d’autres nombres, un autre score.',
      },
    },
    { title: 'Tous les poids : un softmax par ligne' },
    { title: 'Tous les résultats à la fois' },
  ],
  tries: [
    {
      title: 'Faites interroger un autre vecteur',
      text: '[[col:one_weights:0]] interrogeait, et se regardait surtout lui-même. Vous allez faire interroger [[col:one_weights:3]].',
      question: {
        ask: 'Quel vecteur sera le plus regardé par [[col:one_weights:3]] ?',
        answer: {
          choices: [
            {
              text: '[[col:one_weights:0]], comme avant.',
              wrong:
                'C’était vrai pour une autre requête. Avec celle-ci, [[col:one_weights:0]] reçoit [[one_weights:0,0]] et [[col:one_weights:1]] reçoit [[one_weights:0,1]].',
            },
            { text: '[[col:one_weights:1]].' },
            {
              text: '[[col:one_weights:3]], lui-même.',
              wrong:
                'Ce serait vrai si sa requête ressemblait à sa clé. Elles viennent de deux matrices : il se donne [[one_weights:0,3]] ; [[col:one_weights:1]] reçoit [[one_weights:0,1]].',
            },
          ],
        },
        right: 'C’est la clé qui convient le mieux à sa requête.',
      },
      because:
        'Son score pour [[col:scores:1]] est [[scores:3,1]], pour lui-même seulement [[scores:3,3]]. Requêtes et clés se font avec deux matrices : un vecteur peut chercher autre chose que ce qu’il offre. Les clés et les valeurs sont les mêmes qu’avant ; seule la requête est nouvelle.',
    },
    {
      title: 'Changez un vecteur interrogé',
      text: 'Dans [[x]], la ligne de [[row:x:3]] commence par [[x:3,0]]. Vous allez le remplacer par 2.',
      question: {
        ask: 'Quels scores du vecteur qui interroge vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Il manque celui qui utilise la nouvelle clé.',
            extra:
              'Il y en a trop : chaque score utilise une clé, et seule celle de [[row:x:3]] est nouvelle.',
          },
        },
        right: 'Seulement le score du vecteur changé.',
        wrong:
          'Les cellules encadrées sont mal marquées. Chaque score utilise une clé, et une seule clé est nouvelle.',
      },
      because:
        'Le score de [[col:one_scores:3]] était de [[was:one_scores:0,3]], il est maintenant de [[one_scores:0,3]]. Les poids se partagent un tout, donc tous ont changé : [[col:one_weights:3]] reçoit maintenant [[one_weights:0,3]], et les autres ont moins.',
    },
    {
      title: 'Suivez les flèches',
      text: 'Sous la scène, un dessin montre ce calcul, des vecteurs en bas jusqu’à b en haut. Suivez les flèches en descendant depuis b. Quels vecteurs prennent part, et de combien de façons ?',
      because:
        'Tous, de deux façons : par leurs clés, qui décident des poids, et par leurs valeurs, que l’on mélange. Le vecteur qui interroge prend part d’une troisième façon, par sa requête. Aucune flèche ne vient d’un autre b : on peut donc calculer tous les b en même temps.',
    },
  ],
  checks: [
    {
      title: 'Requête ou clé ?',
      question: {
        ask: 'La clé de [[col:scores:0]] convient-elle à la requête de [[row:scores:3]] ? Calculez cet α.',
        right: '[[query:3,0]] · [[key:0,0]] + [[query:3,1]] · [[key:0,1]] = [[scores:3,0]].',
        wrong:
          'Multipliez nombre par nombre la ligne de [[row:query:3]] dans [[query]] et celle de [[row:key:0]] dans [[key]], puis additionnez.',
        mistakes: [
          {
            text: '[[given]], c’est dans l’autre sens : la requête de [[row:scores:0]] et la clé de [[col:scores:3]].',
          },
          { text: '[[given]] est le produit de deux clés. Il faut une requête et une clé.' },
          { text: '[[given]] est le produit de deux requêtes. Il faut une requête et une clé.' },
        ],
      },
    },
    {
      title: 'Mélangez les valeurs',
      question: {
        ask: 'Les poids sont [[one_weights:0,0]] ; [[one_weights:0,1]] ; [[one_weights:0,2]] ; [[one_weights:0,3]]. Quel est le premier nombre de b ? Les valeurs sont dans [[value]]. Une décimale suffit.',
        right:
          '[[one_weights:0,0]] · [[value:0,0]] + [[one_weights:0,1]] · [[value:1,0]] + [[one_weights:0,2]] · [[value:2,0]] + [[one_weights:0,3]] · [[value:3,0]] = [[one_context:0,0]].',
        wrong:
          'Prenez la première colonne de [[value]], multipliez chaque nombre par son poids, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est un mélange de clés. Les clés ne font que décider des poids ; ce sont les valeurs que l’on mélange.',
          },
          { text: '[[given]] est un mélange de requêtes. Ce sont les valeurs que l’on mélange.' },
        ],
      },
    },
    {
      title: 'Trouvez un poids dans la matrice',
      question: {
        ask: 'Sélectionnez le poids que [[row:weights:2]] donne à [[col:weights:1]].',
        right: 'La ligne du vecteur qui interroge, la colonne de celui qui est interrogé.',
        wrong:
          'C’est ce que [[row:weights:gr]] donne à [[col:weights:g]]. Les lignes interrogent, les colonnes sont interrogées.',
      },
    },
  ],
  remember: [
    { text: 'Un score α est le produit scalaire d’une requête et d’une clé.' },
    { text: 'Le résultat b est la somme de toutes les valeurs, chacune multipliée par son poids α′.' },
    {
      text: 'Les matrices font de même pour tous les vecteurs à la fois : aucun résultat n’a besoin d’en attendre un autre.',
    },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need », sans le facteur d’échelle',
      place: 'section 3.2.1, équation 1',
    },
    {
      text: 'L’article « Attention Mechanism » écrit les vecteurs en colonnes, q = W a, là où les autres articles écrivent des lignes, q = x W. L’option « convention » montre les deux, avec les mêmes nombres.',
    },
    {
      text: 'L’article « Explaining Attention Mechanism » appelle α le score, alors que son α vient après le softmax. Ici, α est le score et α′ le poids.',
    },
  ],
} satisfies TextTree;

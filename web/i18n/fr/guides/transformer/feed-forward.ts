import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Après l’attention, chaque mot traverse un petit réseau, séparément. Suivez ici trois mots à travers ce réseau.',
    question: {
      ask: 'Dans un petit réseau, tout nombre au-dessous de 0 devient 0. Que fait-il de [[x:1,0]] ?',
      answer: {
        choices: [
          {
            text: 'Seulement 0',
            wrong:
              'Avec un seul neurone, ce serait tout. Mais le réseau regarde chaque nombre deux fois, dont une avec le signe opposé : il en sort [[ffn_output:1,0]].',
          },
          {
            text: 'De nouveau [[x:1,0]]',
            wrong:
              'Aucun nombre au-dessous de 0 ne passe. Mais le réseau le regarde aussi avec le signe opposé, et sous cette forme il passe : [[ffn_output:1,0]].',
          },
          { text: 'Le même nombre sans son signe moins' },
        ],
      },
      right: 'Il en sort [[ffn_output:1,0]]. Où est passé le signe moins ?',
      wrong:
        'Il en sort [[ffn_output:1,0]], sans le signe moins. Le réseau regarde chaque nombre deux fois : une fois tel quel, une fois avec le signe opposé.',
    },
  },
  keySteps: [
    { title: 'Les mots : chacun est traité séparément' },
    { title: 'Première couche : une colonne par neurone caché' },
    {
      title: 'Chaque ligne rencontre chaque colonne',
      prediction: {
        ask: 'Les neurones 1 et 2 prennent la première colonne de [[x]], l’un avec son signe, l’autre avec le signe opposé. Les neurones 3 et 4 font de même avec la deuxième. Où se trouvera le plus petit nombre ?',
        right:
          '[[x:2,1]] est le plus grand nombre de [[x]] ; son opposé est donc le plus petit : [[hidden_product:ar,a]].',
        wrong:
          'Là se trouve [[hidden_product:gr,g]]. Le plus grand nombre de [[x]] est [[x:2,1]], et le neurone [[col:hidden_product:a]] donne son opposé, [[hidden_product:ar,a]].',
      },
      action: 'Sélectionnez un nombre de [[hidden_product]] pour voir sa somme.',
    },
    { title: 'Plus un biais' },
    {
      title: 'ReLU : au-dessous de 0, tout devient 0',
      prediction: {
        ask: 'Un neurone est actif pour un mot si son nombre dépasse 0. Le neurone 2 prend la première colonne de [[x]] avec le signe opposé. Pour quel mot est-il actif ?',
        right: 'Le premier nombre de [[row:x:ar]] est [[x:ar,0]], et son opposé dépasse 0 : [[hidden:ar,1]].',
        wrong:
          'Le premier nombre de [[row:x:gr]] est [[x:gr,0]]. Son opposé est au-dessous de 0, et ReLU en fait [[hidden:gr,1]]. Pour [[row:x:ar]], on obtient [[hidden:ar,1]].',
      },
      action: 'Sélectionnez un 0 dans [[hidden]] pour voir de quel nombre il vient.',
    },
    {
      title: 'Deuxième couche : les neurones actifs s’ajoutent',
      prediction: {
        ask: 'Dans [[hidden]], la ligne de [[row:hidden:0]] est [[hidden:0,0]] ; [[hidden:0,1]] ; [[hidden:0,2]] ; [[hidden:0,3]]. La deuxième colonne de [[w_2]], la matrice de la deuxième couche, est [[w_2:0,1]] ; [[w_2:1,1]] ; [[w_2:2,1]] ; [[w_2:3,1]]. Quel est le deuxième nombre de son résultat ? Faites glisser le curseur.',
        right:
          'Seul le neurone 4 y ajoute quelque chose, et il contient [[hidden:0,3]] : [[x:0,1]] sans son signe moins.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[ffn_product:0,1]]. Les neurones 3 et 4 s’ajoutent dans cette colonne ; le neurone 3 contient [[hidden:0,2]], le neurone 4 [[hidden:0,3]].',
      },
    },
    { title: 'Plus un second biais : le résultat' },
  ],
  tries: [
    {
      title: 'Changez un signe',
      text: 'Le premier nombre de [[row:x:0]] est [[x:0,0]]. Vous allez lui donner le signe opposé.',
      question: {
        ask: 'Que devient le premier nombre de [[row:ffn_output:0]] dans [[ffn_output]] ?',
        answer: {
          wrong: {
            grow: 'Le neurone 2 donne maintenant ce que donnait le neurone 1, et pas plus : [[hidden:0,1]].',
            shrink:
              'Le neurone 1 est tombé à [[hidden:0,0]], mais le neurone 2 prend le relais avec [[hidden:0,1]], et tous deux s’ajoutent à la même colonne.',
          },
        },
        right: 'Un autre neurone donne le même nombre.',
        wrong:
          'Le neurone 1 donne moins maintenant, le neurone 2 plus, et tous deux s’ajoutent à la même colonne.',
      },
      because:
        'Le neurone 1 contenait [[was:hidden:0,0]] et contient maintenant [[hidden:0,0]] ; le neurone 2 contenait [[was:hidden:0,1]] et contient maintenant [[hidden:0,1]]. Tous deux s’ajoutent dans la première colonne du résultat. Aucune matrice ne sait faire à elle seule un tel coude en 0.',
    },
    {
      title: 'Changez un mot',
      text: 'Le deuxième nombre de [[row:x:0]] est [[x:0,1]]. Vous allez le remplacer par 5.',
      question: {
        ask: 'Quels nombres de [[hidden]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Les neurones 3 et 4 utilisent tous deux la deuxième colonne de [[x]], avec des signes opposés : les deux nombres changent.',
            extra:
              'Les neurones 1 et 2 n’utilisent pas la deuxième colonne de [[x]], et aucun autre mot n’utilise cette ligne.',
          },
        },
        right: 'Les neurones 3 et 4 de ce mot, et rien d’autre.',
        wrong:
          'Les cellules encadrées sont mal marquées. Les neurones 1 et 2 n’utilisent pas la deuxième colonne de [[x]], et aucun autre mot n’utilise cette ligne.',
      },
      because:
        'Le neurone 3 est passé de [[was:hidden:0,2]] à [[hidden:0,2]], le neurone 4 de [[was:hidden:0,3]] à [[hidden:0,3]]. Les lignes des autres mots ne changent pas : un réseau à propagation avant ne mélange jamais les mots. C’est l’attention qui le fait.',
    },
    {
      title: 'Baissez le biais',
      text: 'Le biais des neurones 1 et 2 est [[b_1:0,0]] et [[b_1:0,1]]. Vous allez mettre les deux à −1.',
      question: {
        ask: 'Que devient le premier nombre de [[row:ffn_output:2]] dans [[ffn_output]] ?',
        answer: {
          wrong: {
            grow: 'Un biais plus bas abaisse les deux neurones avant ReLU : aucun ne peut donner plus qu’avant.',
            stay: 'L’un des deux neurones était actif pour ce mot. Le biais lui retire son nombre : avant ReLU, il reste [[pre_activation:2,0]].',
          },
        },
        right: 'Les deux neurones ne sont plus actifs qu’au-delà de 1.',
        wrong: 'Les deux neurones perdent 1 avant ReLU et ne sont plus actifs qu’au-delà de 1.',
      },
      because:
        'Il était de [[was:ffn_output:2,0]], il est maintenant de [[ffn_output:2,0]] : avant ReLU, les deux neurones contiennent [[pre_activation:2,0]] et [[pre_activation:2,1]], et aucun ne dépasse 0. Un biais fixe la taille à partir de laquelle un neurone est actif.',
    },
    {
      title: 'Prenez une activation lisse',
      text: 'De [[pre_activation:0,1]], ReLU a fait [[hidden:0,1]]. GELU est une fonction lisse que beaucoup de modèles utilisent à sa place. Vous allez la choisir.',
      question: {
        ask: 'Que devient le deuxième nombre de [[row:hidden:0]] dans [[hidden]] ?',
        answer: {
          wrong: {
            grow: 'GELU n’est pas plate au-dessous de 0, mais elle y plonge un peu avant de monter : [[pre_activation:0,1]] devient [[hidden:0,1]].',
            stay: 'C’est ce que fait ReLU de tout nombre au-dessous de 0. GELU y plonge un peu : [[pre_activation:0,1]] devient [[hidden:0,1]].',
          },
        },
        right: 'GELU descend un peu au-dessous de 0.',
        wrong: 'GELU descend un peu au-dessous de 0 avant de monter.',
      },
      because:
        'Il était de [[was:hidden:0,1]], il est maintenant de [[hidden:0,1]]. ReLU est plate au-dessous de 0 : un neurone n’apprend rien d’un mot pour lequel il n’est pas actif. GELU y garde une pente.',
    },
  ],
  checks: [
    {
      title: 'Qu’en fait ReLU ?',
      question: {
        ask: 'Dans [[x]], la ligne de [[row:x:2]] est [[x:2,0]] ; [[x:2,1]]. La colonne du neurone 4 dans [[w_1]] est [[w_1:0,3]] ; [[w_1:1,3]], et son biais est [[b_1:0,3]]. Quel est son nombre dans [[hidden]] ?',
        right: 'Avant ReLU, il vaut [[pre_activation:2,3]], au-dessous de 0.',
        wrong:
          'Multipliez nombre par nombre, additionnez, ajoutez le biais. Puis ReLU : un nombre au-dessous de 0 devient 0.',
        mistakes: [
          { text: '[[given]] est le nombre avant ReLU.' },
          {
            text: '[[given]] a perdu son signe moins en chemin. ReLU ne change pas les signes : un nombre au-dessous de 0 devient exactement 0.',
          },
        ],
      },
    },
    {
      title: 'Quel neurone est actif ?',
      question: {
        ask: 'Le deuxième nombre de [[row:x:0]] est [[x:0,1]]. Un neurone est actif grâce à lui. Sélectionnez son nombre dans [[hidden]].',
        right: 'Le neurone 4 prend la deuxième colonne avec le signe opposé, et cela dépasse 0.',
        wrong:
          'C’est le neurone [[col:hidden:g]] pour [[row:hidden:gr]]. Cherchez un neurone qui prend la deuxième colonne, avec le signe qui rend [[x:0,1]] positif.',
      },
    },
    {
      title: 'La deuxième couche',
      question: {
        ask: 'Dans [[hidden]], la ligne de [[row:hidden:1]] est [[hidden:1,0]] ; [[hidden:1,1]] ; [[hidden:1,2]] ; [[hidden:1,3]]. La deuxième colonne de [[w_2]] est [[w_2:0,1]] ; [[w_2:1,1]] ; [[w_2:2,1]] ; [[w_2:3,1]]. Quel est son deuxième nombre dans [[ffn_product]] ?',
        right: 'Nombre par nombre, puis la somme : seul le neurone 3 compte ici.',
        wrong: 'Multipliez les quatre paires et additionnez les produits.',
        mistakes: [
          { text: '[[given]] est fait avec la première colonne de [[w_2]].' },
          {
            text: '[[given]] est la somme de tous les nombres cachés. Il faut d’abord multiplier chacun par son facteur dans [[w_2]], et certains facteurs sont nuls.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Deux produits de matrices avec une activation entre eux. Sans elle, une seule matrice pourrait les remplacer.',
    },
    { text: 'Chaque neurone caché qui est actif ajoute au résultat sa ligne de [[w_2]].' },
    { text: 'Le même réseau sert à chaque mot, et aucun mot n’a d’effet sur un autre.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need »',
      place: 'section 3.3, équation 2',
    },
    { text: 'Hendrycks et Gimpel 2016, « Gaussian Error Linear Units (GELUs) »', place: 'section 2' },
  ],
} satisfies TextTree;

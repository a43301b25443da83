import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Une tête est une attention. Plusieurs têtes regardent la même phrase en même temps, chacune avec ses nombres. Depuis [[row:head_0/weights:2]], la première tête regarde [[col:head_0/weights:2]] lui-même.',
    question: {
      ask: 'Depuis [[row:head_1/weights:2]], où regarde une deuxième tête ?',
      right:
        'Elle donne [[head_1/weights:2,a]] à [[col:head_1/weights:a]], tandis que la première regarde [[row:head_0/weights:2]] lui-même. À quoi servent deux têtes ?',
      wrong:
        'Elle donne [[head_1/weights:2,g]] à [[col:head_1/weights:g]] et [[head_1/weights:2,a]] à [[col:head_1/weights:a]], tandis que la première regarde [[row:head_0/weights:2]] lui-même. À quoi servent deux têtes ?',
    },
  },
  keySteps: [
    { title: 'La phrase : chaque tête la lit tout entière' },
    { title: 'Une grande matrice, quelques colonnes par tête' },
    { title: 'Les requêtes : celles de toutes les têtes à la fois' },
    { title: 'Les clés : celles de toutes les têtes à la fois' },
    { title: 'Les valeurs : celles de toutes les têtes à la fois' },
    {
      title: 'La première tête prend ses colonnes',
      action: 'Comparez avec [[query]] : ce sont les mêmes nombres.',
    },
    { title: 'Les scores de la première tête' },
    {
      title: 'Les poids de la première tête',
      prediction: {
        ask: 'Dans la première tête, [[row:head_0/scaled_scores:2]] a pour scores réduits [[head_0/scaled_scores:2,0]] ; [[head_0/scaled_scores:2,1]] ; [[head_0/scaled_scores:2,2]]. Le softmax en fait des parts dont la somme est 1. Quelle part se donne-t-il à lui-même ? Faites glisser le curseur.',
        right: 'C’est [[head_0/weights:2,2]] : avec une telle avance, il reste peu pour les autres mots.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[head_0/weights:2,2]]. Son score a plus de 3 points d’avance, ce qui rend sa part plus de vingt fois plus grande que toute autre.',
      },
    },
    {
      title: 'Les poids de la deuxième tête',
      prediction: {
        ask: 'Dans la deuxième tête, les scores réduits de [[row:head_1/scaled_scores:0]] sont [[head_1/scaled_scores:0,0]] ; [[head_1/scaled_scores:0,1]] ; [[head_1/scaled_scores:0,2]] : aucun ne dépasse 0. Quelle part se donne-t-il à lui-même ? Faites glisser le curseur.',
        right:
          'C’est [[head_1/weights:0,0]]. Seules les différences comptent : le plus grand score reçoit la plus grande part, même s’il vaut 0.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[head_1/weights:0,0]]. Un score de 0 n’est pas une part de 0. Seules les différences comptent, et 0 est le plus grand score de cette ligne.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour voir où cette tête regarde depuis lui.',
    },
    { title: 'Le contexte : les valeurs d’une tête, mélangées' },
    {
      title: 'Côte à côte : les résultats de toutes les têtes',
      prediction: {
        ask: 'Chaque tête a donné [[dim:d_v]] nombres à chaque mot. Dans la deuxième, ceux de [[row:head_1/context:0]] commencent par [[head_1/context:0,0]]. On met maintenant les résultats côte à côte. Où sera ce nombre ?',
        right: 'Dans la même ligne, après les colonnes de la première tête.',
        wrong:
          'Cette cellule est dans la ligne de [[row:concat:gr]]. Un mot garde sa ligne, et les colonnes de la deuxième tête suivent celles de la première.',
      },
    },
    {
      title: 'La sortie : les têtes se rencontrent',
      action: 'Sélectionnez un nombre de [[output]] : ses termes viennent des deux têtes.',
    },
  ],
  tries: [
    {
      title: 'Changez une seule tête',
      text: '[[w_k]] donne les clés. À la ligne 4, colonne 1, qui revient à la première tête, elle contient [[w_k:3,0]]. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels nombres de [[concat]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Il en manque : avec une nouvelle clé, les poids de la première tête changent dans toutes les lignes.',
            extra:
              'Il y en a trop : la deuxième tête n’utilise pas ce nombre, et ses colonnes viennent après les [[dim:d_v]] premières.',
          },
        },
        right: 'Seulement les colonnes de la première tête.',
        wrong:
          'Les cellules encadrées sont mal marquées. Les [[dim:d_v]] premières colonnes viennent de la première tête, les autres de la deuxième.',
      },
      because:
        'La première tête a une nouvelle clé : ses poids ont changé dans toutes les lignes. La deuxième n’utilise jamais ce nombre : [[row:head_1/weights:2]] donne toujours [[head_1/weights:2,1]] à [[col:head_1/weights:1]]. Seule [[output]] mélange les têtes : tous ses nombres ont donc changé.',
    },
    {
      title: 'Retirez une tête',
      text: 'Les deux dernières lignes de [[w_o]] reviennent à la deuxième tête. Vous allez les remplir de 0, pour qu’il ne reste rien de cette tête dans la sortie.',
      question: {
        ask: 'Dans [[concat]], la ligne de [[row:concat:2]] est [[concat:2,0]] ; [[concat:2,1]] ; [[concat:2,2]] ; [[concat:2,3]]. Que devient son premier nombre dans [[output]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si la deuxième tête avait apporté moins que 0. Elle apportait même plus que [[was:output:2,0]].',
            stay: 'Il ne changerait pas si la deuxième tête n’y entrait pas. Elle apportait même plus que [[was:output:2,0]].',
          },
        },
        right: 'Il venait tout entier de la deuxième tête : ce qu’apporte la première est inférieur à 0.',
      },
      because:
        'Il était de [[was:output:2,0]], il est maintenant de [[output:2,0]] : la part de la seule première tête. La sortie est une somme sur les têtes : on peut en retirer une sans toucher aux autres. Dans un modèle entraîné, on voit ainsi à quoi sert une tête.',
    },
    {
      title: 'Deux têtes étroites, ou une seule large ?',
      text: 'Sous la scène, les mêmes matrices aléatoires servent à deux têtes, puis à une seule tête de deux fois plus de colonnes. Mettez la distance entre les têtes à 0 : toutes deux ont les mêmes requêtes et les mêmes clés. Puis augmentez-la.',
      because:
        'À 0, les deux têtes regardent les mêmes mots, et une seule tête large donne le même résultat. Avec des requêtes et des clés différentes, chaque tête a sa propre ligne de poids. Une tête large n’en a qu’une, qui doit servir à tout. Les deux coûtent autant : ici [[parameters]] paramètres et [[multiply-adds]] multiplications-additions, c’est-à-dire des produits que l’on additionne.',
    },
  ],
  checks: [
    {
      title: 'Diviser par quoi ?',
      question: {
        ask: 'Dans la première tête, [[row:head_0/scores:2]] a pour lui-même le score [[head_0/scores:2,2]]. Les deux têtes se partagent les colonnes de [[query]]. Quel est le score réduit ? Deux décimales suffisent.',
        right: 'On divise par √d_k, où d_k est la largeur d’une seule tête : [[dim:d_k]].',
        wrong: 'Divisez le score par √d_k. Combien de colonnes une requête a-t-elle dans une tête ?',
        mistakes: [
          {
            text: '[[given]] est la moitié du score. C’est diviser par √4, pour les colonnes des deux têtes, ou par d_k sans la racine. Divisez par √d_k, avec d_k = [[dim:d_k]].',
          },
          { text: '[[given]] est le score lui-même. Il reste à le diviser par √d_k.' },
        ],
      },
    },
    {
      title: 'Où commence la deuxième tête ?',
      question: {
        ask: 'Dans la requête de [[row:query:2]], sélectionnez le premier nombre qu’utilise la deuxième tête.',
        right:
          'Les [[dim:d_k]] premières colonnes reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième.',
        wrong:
          'Cette cellule est dans la ligne de [[row:query:gr]]. Les têtes se partagent les colonnes de [[query]] : les [[dim:d_k]] premières reviennent à la première tête.',
      },
    },
    {
      title: 'Les têtes se rencontrent',
      question: {
        ask: 'Dans [[concat]], la ligne de [[row:concat:0]] est [[concat:0,0]] ; [[concat:0,1]] ; [[concat:0,2]] ; [[concat:0,3]]. La première colonne de [[w_o]] est [[w_o:0,0]] ; [[w_o:1,0]] ; [[w_o:2,0]] ; [[w_o:3,0]]. Quel est son premier nombre dans [[output]] ? Deux décimales.',
        right: 'Les deux têtes apportent un terme : [[output:0,0]].',
        wrong: 'Multipliez les quatre paires et additionnez les produits.',
        mistakes: [
          { text: '[[given]] est ce qu’apporte la première tête. La deuxième manque.' },
          { text: '[[given]] est ce qu’apporte la deuxième tête. La première manque.' },
        ],
      },
    },
  ],
  remember: [
    { text: 'Une tête est une attention sur une partie des colonnes. Elle voit tous les jetons.' },
    {
      text: 'Chaque tête a ses propres poids : un mot peut en regarder plusieurs autres, pour des raisons différentes.',
    },
    { text: 'On met les résultats côte à côte, et une dernière matrice apprise les mélange.' },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.2.2' },
    {
      text: 'Michel, Levy et Neubig 2019, « Are Sixteen Heads Really Better than One ? » : les têtes de modèles entraînés, retirées une à une',
    },
  ],
} satisfies TextTree;

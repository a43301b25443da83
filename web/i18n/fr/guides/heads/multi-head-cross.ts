import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Deux attentions, appelées têtes, regardent une phrase française depuis les mots anglais. Depuis [[row:head_0/weights:1]], la première regarde surtout [[col:head_0/weights:1]], qui veut dire la même chose.',
    question: {
      ask: 'Depuis [[row:head_1/weights:1]], où regarde la deuxième tête ?',
      right:
        'Elle donne [[head_1/weights:1,a]] à [[col:head_1/weights:a]]. Le choix entre « cet » et « cette » dépend du nom : les deux mots comptent. Comment un mot peut-il regarder à deux endroits ?',
      wrong:
        'Elle donne [[head_1/weights:1,g]] à [[col:head_1/weights:g]] et [[head_1/weights:1,a]] à [[col:head_1/weights:a]]. Le choix entre « cet » et « cette » dépend du nom : les deux mots comptent. Comment un mot peut-il regarder à deux endroits ?',
    },
  },
  keySteps: [
    { title: 'La phrase qui interroge' },
    { title: 'La phrase interrogée' },
    { title: 'Les requêtes : de l’anglais, pour les deux têtes' },
    {
      title: 'Les clés : du français, pour les deux têtes',
      action: 'Sélectionnez un nombre de [[key]] : il est fait à partir d’une ligne de [[y]].',
    },
    { title: 'La première tête prend ses colonnes' },
    {
      title: 'Les scores de la première tête',
      prediction: {
        ask: 'Dans la première tête, la requête de [[row:head_0/query:1]] est [[head_0/query:1,0]] ; [[head_0/query:1,1]]. Les clés sont : [[row:head_0/key:0]], [[head_0/key:0,0]] ; [[head_0/key:0,1]] – [[row:head_0/key:1]], [[head_0/key:1,0]] ; [[head_0/key:1,1]] – [[row:head_0/key:2]], [[head_0/key:2,0]] ; [[head_0/key:2,1]] – [[row:head_0/key:3]], [[head_0/key:3,0]] ; [[head_0/key:3,1]]. Laquelle a le plus grand produit scalaire ?',
        right: '[[col:head_0/scores:a]] obtient [[head_0/scores:1,a]] ; aucun autre mot ne dépasse 0.',
        wrong:
          '[[col:head_0/scores:g]] obtient [[head_0/scores:1,g]], [[col:head_0/scores:a]] obtient [[head_0/scores:1,a]]. Multipliez les nombres deux à deux, avec leurs signes, puis additionnez.',
      },
      action: 'Sélectionnez un nombre de [[head_0/scores]] pour voir les deux lignes qui s’y rencontrent.',
    },
    {
      title: 'Les poids de la première tête',
      prediction: {
        ask: 'Les scores de [[row:head_0/scaled_scores:1]], divisés par √d_k, sont [[head_0/scaled_scores:1,0]] ; [[head_0/scaled_scores:1,1]] ; [[head_0/scaled_scores:1,2]] ; [[head_0/scaled_scores:1,3]]. Le softmax en fait des parts dont la somme est 1. Quelle est la part de [[col:head_0/weights:1]] ? Faites glisser le curseur.',
        right:
          'C’est [[head_0/weights:1,1]]. Chaque fois que le score baisse d’environ 0,7, la part est divisée par deux : [[head_0/weights:1,3]], puis [[head_0/weights:1,0]].',
        wrong:
          'Vous avez dit [[given]] ; c’est [[head_0/weights:1,1]]. Chaque fois que le score baisse d’environ 0,7, la part est divisée par deux : [[head_0/weights:1,3]] pour [[col:head_0/weights:3]], [[head_0/weights:1,0]] pour les deux autres.',
      },
    },
    {
      title: 'Les poids de la deuxième tête',
      prediction: {
        ask: 'Dans la deuxième tête, [[row:head_1/scaled_scores:2]] donne le même score à [[col:head_1/scaled_scores:1]] et à [[col:head_1/scaled_scores:2]] : [[head_1/scaled_scores:2,1]]. Les deux autres mots ont [[head_1/scaled_scores:2,0]]. Quelle part reçoit [[col:head_1/scaled_scores:2]] ?',
        answer: {
          choices: [
            {
              text: 'Aucune : son score est 0',
              wrong:
                'Un score de 0 n’est pas une part de 0. Seules comptent les différences, et 0 est ici le plus grand score : il reçoit [[head_1/weights:2,2]].',
            },
            { text: 'Un peu moins de la moitié' },
            {
              text: 'Exactement la moitié',
              wrong:
                'Il ne resterait alors rien pour les deux autres mots. Ils reçoivent [[head_1/weights:2,0]] chacun : c’est donc [[head_1/weights:2,2]].',
            },
          ],
        },
        right:
          'À scores égaux, parts égales : [[head_1/weights:2,2]] chacun. Les deux autres mots reçoivent [[head_1/weights:2,0]] chacun : de tout score fini, le softmax fait une part supérieure à 0.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour voir où cette tête regarde depuis lui.',
    },
    { title: 'Le contexte : valeurs françaises, lignes anglaises' },
    { title: 'Côte à côte : ce qu’ont trouvé les deux têtes' },
    {
      title: 'La sortie : les têtes se rencontrent',
      prediction: {
        ask: 'La première colonne de [[w_o]] est [[w_o:0,0]] ; [[w_o:1,0]] ; [[w_o:2,0]] ; [[w_o:3,0]]. Les lignes de [[concat]] commencent par [[concat:0,0]] ; [[concat:0,1]] ; [[concat:0,2]] ([[row:concat:0]]), [[concat:1,0]] ; [[concat:1,1]] ; [[concat:1,2]] ([[row:concat:1]]), [[concat:2,0]] ; [[concat:2,1]] ; [[concat:2,2]] ([[row:concat:2]]). Quel mot a le plus grand premier nombre dans [[output]] ?',
        right: '[[concat:2,0]] de la première tête plus [[concat:2,2]] de la deuxième donne [[output:2,0]].',
        wrong:
          'Pour [[row:output:gr]], c’est [[output:gr,0]]. [[row:output:ar]] reçoit [[concat:2,0]] de la première tête plus [[concat:2,2]] de la deuxième : [[output:2,0]].',
      },
      action: 'Sélectionnez un nombre de [[output]] : ses termes viennent des deux têtes.',
    },
  ],
  tries: [
    {
      title: 'Changez un mot anglais',
      text: 'Dans [[x]], la ligne de [[row:x:1]] contient [[x:1,2]] dans la colonne 3. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels nombres de [[output]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Il en manque : le mot a une nouvelle requête dans les deux têtes, et la sortie mélange les deux.',
            extra: 'Il y en a trop : les autres mots anglais interrogent avec les mêmes requêtes qu’avant.',
          },
        },
        right: 'La ligne du mot, et rien d’autre.',
        wrong:
          'Les cellules encadrées sont mal marquées. Un mot anglais interroge pour sa ligne, dans les deux têtes, et pour aucune autre.',
      },
      because:
        'Le mot a une nouvelle requête dans chaque tête : sa ligne de poids a changé dans les deux. Dans la première, il donne [[head_0/weights:1,1]] à [[col:head_0/weights:1]], contre [[was:head_0/weights:1,1]] avant. Les clés et les valeurs viennent de [[y]] : les autres mots reçoivent la même chose qu’avant.',
    },
    {
      title: 'Cachez un mot français',
      text: 'Un masque de remplissage cache la fin d’une phrase, dans toutes les têtes. Vous allez cacher le dernier mot français, [[col:head_0/weights:3]].',
      question: {
        ask: 'Dans la première tête, [[row:head_0/weights:1]] donne [[head_0/weights:1,1]] à [[col:head_0/weights:1]] et [[head_0/weights:1,3]] au mot que l’on va cacher. Que devient son poids pour [[col:head_0/weights:1]] ?',
        answer: {
          wrong: {
            shrink:
              'Il diminuerait si plus de mots se partageaient le tout. L’un est caché : ils sont moins nombreux.',
            stay: 'Il ne changerait pas si le mot caché n’avait eu aucun poids. Il avait [[was:head_0/weights:1,3]], que les autres se partagent.',
          },
        },
        right: 'La somme de la ligne reste 1, et moins de mots se la partagent.',
      },
      because:
        'Il était de [[was:head_0/weights:1,1]], il est maintenant de [[head_0/weights:1,1]] ; le mot caché a [[head_0/weights:1,3]]. La deuxième tête utilise le même masque : le poids du mot caché y est passé de [[was:head_1/weights:1,3]] à [[head_1/weights:1,3]].',
    },
    {
      title: 'Changez ce que transmet une tête',
      text: '[[w_v]] donne les valeurs. À la ligne 2, colonne 3, elle contient [[w_v:1,2]]. Vous allez le remplacer par 2.',
      question: {
        ask: 'Quels nombres de [[concat]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Il en manque : chaque mot anglais mélange la colonne de valeurs changée.',
            extra:
              'Il y en a trop : une colonne de [[w_v]] donne une colonne de [[value]], et celle-ci une seule colonne de [[concat]].',
          },
        },
        right: 'Une colonne de la deuxième tête, pour chaque mot anglais.',
        wrong:
          'Les cellules encadrées sont mal marquées. Une colonne de [[w_v]] donne une colonne de [[value]], et celle-ci une colonne de [[concat]].',
      },
      because:
        'Les valeurs ne décident pas où regarde une tête : tous les poids restent. La colonne 3 de [[value]] revient à la deuxième tête, et chaque mot anglais en mélange les nombres. Pour [[row:concat:0]], [[was:concat:0,2]] est devenu [[concat:0,2]].',
    },
    {
      title: 'Les deux têtes à la fois',
      text: 'Sous la scène, les poids des deux têtes sont côte à côte. Cherchez un mot anglais depuis lequel les deux têtes regardent le même mot français.',
      because:
        'Depuis [[row:head_0/weights:2]] : la première tête donne [[head_0/weights:2,2]] à [[col:head_0/weights:2]], la deuxième [[head_1/weights:2,2]], et autant à [[col:head_1/weights:1]]. Depuis les autres mots, les têtes regardent à des endroits différents. Une seule tête devrait partager ses poids entre les deux.',
    },
  ],
  checks: [
    {
      title: 'Qu’utilise la deuxième tête ?',
      question: {
        ask: 'Dans [[key]], sélectionnez le premier nombre de [[row:key:3]] qu’utilise la deuxième tête.',
        right:
          'Les [[dim:d_k]] premières colonnes reviennent à la première tête, les [[dim:d_k]] suivantes à la deuxième.',
        wrong:
          'Cette cellule est dans la ligne de [[row:key:gr]]. Un mot français a une ligne dans [[key]] ; ses [[dim:d_k]] premiers nombres reviennent à la première tête.',
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'Dans la deuxième tête, les poids de [[row:head_1/weights:0]] sont [[head_1/weights:0,0]] ; [[head_1/weights:0,1]] ; [[head_1/weights:0,2]] ; [[head_1/weights:0,3]]. La première colonne de ses valeurs est [[head_1/value:0,0]] ; [[head_1/value:1,0]] ; [[head_1/value:2,0]] ; [[head_1/value:3,0]]. Quel est le premier nombre de [[row:head_1/context:0]] dans [[head_1/context]] ? Une décimale suffit.',
        right: 'Chaque valeur compte selon son poids : [[head_1/context:0,0]].',
        wrong: 'Multipliez chaque poids par la valeur du même mot français, puis additionnez les produits.',
        mistakes: [
          {
            text: '[[given]] est la simple moyenne de la colonne. Ici, chaque valeur compte selon son poids.',
          },
          { text: '[[given]] utilise les poids d’un autre mot, [[row:head_1/weights:1]].' },
        ],
      },
    },
    {
      title: 'Les têtes se rencontrent',
      question: {
        ask: 'Dans [[concat]], la ligne de [[row:concat:2]] est [[concat:2,0]] ; [[concat:2,1]] ; [[concat:2,2]] ; [[concat:2,3]]. La quatrième colonne de [[w_o]] est [[w_o:0,3]] ; [[w_o:1,3]] ; [[w_o:2,3]] ; [[w_o:3,3]]. Quel est son quatrième nombre dans [[output]] ? Une décimale.',
        right: 'Chaque tête apporte un terme : [[output:2,3]].',
        wrong: 'Multipliez les quatre paires et additionnez les produits. Deux d’entre eux sont nuls.',
        mistakes: [
          { text: '[[given]] est ce qu’apporte la première tête. La deuxième manque.' },
          { text: '[[given]] est ce qu’apporte la deuxième tête. La première manque.' },
          { text: '[[given]] a perdu le signe moins de [[w_o:3,3]].' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Dans chaque tête, les requêtes viennent d’une phrase, les clés et les valeurs de l’autre.',
    },
    { text: 'Dans chaque tête, un mot peut regarder un autre mot de l’autre phrase.' },
    { text: 'Le résultat a une ligne par requête, quelle que soit la longueur de l’autre phrase.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need »',
      place: 'sections 3.2.2 et 3.2.3',
    },
    {
      text: 'L’article « Attention in transformers » prend les clés et les requêtes à la même entrée. Dans l’attention croisée, ce sont les clés et les valeurs, dans chaque tête : ici, toutes deux viennent de [[y]], et seules les requêtes viennent de [[x]].',
    },
  ],
} satisfies TextTree;

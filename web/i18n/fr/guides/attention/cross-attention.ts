import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Deux phrases qui disent la même chose. Chaque mot anglais a une ligne, chaque mot français une colonne. Plus une cellule est foncée, plus le mot anglais regarde le mot français.',
    question: {
      ask: 'Quel mot regarde le plus [[col:weights:3]] ?',
      right:
        'Le français dit [[row:weights:ar]] en deux mots, [[col:weights:1]] et [[col:weights:3]]. Il donne [[weights:ar,3]] à [[col:weights:3]]. Comment les trouve-t-il dans une autre langue ?',
      wrong:
        '[[row:weights:gr]] donne [[weights:gr,3]] à [[col:weights:3]]. [[row:weights:ar]] lui donne [[weights:ar,3]], car le français le dit en deux mots, [[col:weights:1]] et [[col:weights:3]]. Comment les trouve-t-il ?',
    },
  },
  keySteps: [
    { title: 'La phrase qui interroge' },
    { title: 'La phrase interrogée' },
    {
      title: 'Les requêtes : tirées de la phrase anglaise',
      action: 'Sélectionnez un nombre de [[query]] pour voir de quoi il est fait.',
    },
    { title: 'Les clés : tirées de la phrase française' },
    { title: 'Les valeurs : de la phrase française, elles aussi' },
    {
      title: 'Les scores : chaque mot anglais et chaque mot français',
      prediction: {
        ask: 'La requête de [[row:query:1]] est [[query:1,0]] ; [[query:1,1]] ; [[query:1,2]] ; [[query:1,3]]. Un score est grand quand la requête et la clé sont grandes aux mêmes endroits. Quelle clé française convient le mieux ? Rangez les mots, le meilleur d’abord.',
        right:
          '[[col:scores:1]] obtient [[scores:1,1]] et [[col:scores:3]] obtient [[scores:1,3]] : les deux mots par lesquels le français dit [[row:scores:1]].',
        wrong:
          '[[col:scores:g]] obtient [[scores:1,g]], mais [[col:scores:a]] obtient [[scores:1,a]] et vient avant.',
      },
      action:
        'Sélectionnez un nombre de [[scores]] : une ligne de [[query]] y rencontre une colonne de [[key_transposed]].',
    },
    {
      title: 'Les poids : les parts d’un tout, ligne par ligne',
      prediction: {
        ask: 'Les scores réduits de [[row:scaled_scores:1]] sont [[scaled_scores:1,0]] ; [[scaled_scores:1,1]] ; [[scaled_scores:1,2]] ; [[scaled_scores:1,3]]. Le softmax en fait des parts dont la somme est 1. Quelle est la part de [[col:scaled_scores:1]] ? Faites glisser le curseur.',
        right:
          'C’est [[weights:1,1]], et [[col:weights:3]] reçoit [[weights:1,3]]. Deux mots aux scores élevés se partagent presque tout.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:1,1]]. Le score de [[col:weights:3]] est presque aussi élevé et prend [[weights:1,3]] ; les deux autres mots reçoivent peu.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Le contexte : lignes anglaises, valeurs françaises',
      prediction: {
        ask: '[[row:weights:1]] regarde surtout [[col:weights:1]] et [[col:weights:3]]. Les deuxièmes nombres de leurs valeurs sont [[value:1,1]] et [[value:3,1]] ; [[value:1,1]] est le plus petit de sa colonne. Quel sera le deuxième nombre de [[row:weights:1]] ?',
        answer: {
          choices: [
            {
              text: 'Positif.',
              wrong:
                'Il faudrait que les plus grands poids soient sur des nombres positifs. Les deux mots qui pèsent le plus en ont des négatifs : c’est [[context:1,1]].',
            },
            { text: 'Négatif, mais au-dessus de [[value:1,1]].' },
            {
              text: 'Au-dessous de [[value:1,1]].',
              wrong:
                'Un mélange n’est jamais au-dessous du plus petit de ses nombres, [[value:1,1]]. C’est [[context:1,1]].',
            },
          ],
        },
        right:
          'C’est [[context:1,1]]. Un mélange est compris entre le plus petit et le plus grand des nombres mélangés.',
      },
      action: 'Sélectionnez un nombre de [[context]] : ses termes sont des poids fois des valeurs.',
    },
  ],
  tries: [
    {
      title: 'Changez un mot français',
      text: 'Dans [[y]], la ligne de [[row:y:3]] contient [[y:3,1]] dans la colonne 2. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels scores vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Il en manque : chaque mot anglais a un score pour le mot français changé.',
            extra:
              'Il y en a trop : un mot français ne donne qu’une clé, donc seule sa colonne peut changer.',
          },
        },
        right: 'Seulement la colonne du mot.',
        wrong:
          'Les cellules encadrées sont mal marquées. Un mot français a une colonne de scores, mais pas de ligne.',
      },
      because:
        'Un mot français donne une clé, jamais une requête. Sa clé est nouvelle : chaque mot anglais a un nouveau score pour lui, et les autres scores restent. Les poids d’une ligne se partagent un tout : tous ont donc bougé, et avec eux tout [[context]].',
    },
    {
      title: 'Changez un mot anglais',
      text: 'Dans [[x]], la ligne de [[row:x:1]] contient [[x:1,1]] dans la colonne 2. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels nombres de [[context]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Il en manque : avec de nouveaux poids, toutes les colonnes de la ligne se mélangent autrement.',
            extra: 'Il y en a trop : un mot anglais donne une requête, et une requête décide d’une ligne.',
          },
        },
        right: 'Seulement la ligne du mot.',
        wrong:
          'Les cellules encadrées sont mal marquées. Un mot anglais interroge pour sa ligne, et pour aucune autre.',
      },
      because:
        'Un mot anglais donne une requête, et une requête décide d’une seule ligne de poids. Les clés et les valeurs viennent de la phrase française, qui n’a pas changé. Les autres mots anglais reçoivent donc la même chose qu’avant.',
    },
    {
      title: 'Échangez deux mots français',
      text: 'Vous allez échanger les lignes de [[row:y:1]] et de [[row:y:3]] dans [[y]], comme si la phrase française avait un autre ordre.',
      question: {
        ask: 'Que devient le premier nombre de [[row:context:1]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si les poids rencontraient d’autres valeurs. La clé et la valeur d’un mot se sont déplacées ensemble.',
            shrink:
              'Il diminuerait si un terme se perdait. La somme a les mêmes termes, dans un autre ordre.',
          },
        },
        right: 'La somme a les mêmes termes, dans un autre ordre.',
      },
      because:
        'La clé et la valeur d’un mot se déplacent ensemble. Le poids [[was:weights:1,1]] était dans la colonne 2 ; la colonne 4 a maintenant [[weights:1,3]], et sa valeur l’a suivi. Seule, l’attention ignore l’ordre des mots : les modèles l’ajoutent aux lignes de [[y]].',
    },
  ],
  checks: [
    {
      title: 'Fabriquez une clé',
      question: {
        ask: 'Une clé se fait avec une ligne de l’une des deux phrases et une matrice apprise. Quel est le premier nombre de la clé de [[row:key:1]] ?',
        right: 'Sa ligne dans [[y]] par la première colonne de [[w_k]] : [[key:1,0]].',
        wrong:
          'Multipliez nombre par nombre la ligne de [[row:key:1]] dans [[y]] et la première colonne de [[w_k]], puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est dans la requête de [[row:query:1]]. Les requêtes se font à partir de [[x]], les clés à partir de [[y]].',
          },
          { text: '[[given]] est fait avec [[w_v]] : il est dans la valeur de [[row:value:1]].' },
        ],
      },
    },
    {
      title: 'Qui interroge qui ?',
      question: {
        ask: '[[row:scores:2]] interroge. Sélectionnez son score pour [[col:scores:0]].',
        right: 'La ligne du mot anglais, la colonne du mot français.',
        wrong:
          'Là, [[row:scores:gr]] interroge et [[col:scores:g]] est interrogé. Les lignes interrogent, les colonnes sont interrogées.',
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'Les poids de [[row:weights:2]] sont [[weights:2,0]] ; [[weights:2,1]] ; [[weights:2,2]] ; [[weights:2,3]]. La première colonne de [[value]] est [[value:0,0]] ; [[value:1,0]] ; [[value:2,0]] ; [[value:3,0]]. Quel est son premier nombre dans [[context]] ? Une décimale suffit.',
        right: 'Chaque nombre de la colonne compte selon son poids : [[context:2,0]].',
        wrong: 'Multipliez chaque poids par le nombre du même mot français, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est la simple moyenne de la colonne. Ici, chaque nombre compte selon son poids.',
          },
          {
            text: '[[given]] est un mélange de clés. Les clés ne font que décider des poids ; ce sont les valeurs que l’on mélange.',
          },
          {
            text: '[[given]] est le nombre de [[row:context:1]] : il utilise les poids d’une autre ligne.',
          },
        ],
      },
    },
  ],
  remember: [
    { text: 'Une phrase donne les requêtes.' },
    { text: 'L’autre phrase donne à la fois les clés et les valeurs.' },
    { text: 'Le résultat a une ligne par requête et mélange les valeurs de l’autre phrase.' },
  ],
  sources: [
    {
      text: 'Vaswani et al. 2017, « Attention Is All You Need »',
      place: 'équation 1 et section 3.2.3',
    },
    {
      text: 'L’article « Attention in transformers » prend les clés et les requêtes dans la même phrase. Ici, ce sont les clés et les valeurs qui viennent de la même, [[y]] ; seules les requêtes viennent de [[x]].',
    },
    {
      text: 'L’article « Attention Mechanism in Transformers » dit que l’on reconstruit la suite des clés et des valeurs. Le résultat a une ligne par requête : [[dim:m]] lignes, alors que [[y]] en a [[dim:n]].',
    },
  ],
} satisfies TextTree;

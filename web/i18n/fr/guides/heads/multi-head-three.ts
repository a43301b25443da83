import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un petit dictionnaire a quatre mots d’entrée, avec un article sous chacun. On compare un mot à toutes les entrées, puis on lit les articles. [[row:head_0/weights:2]] n’y figure pas.',
    question: {
      ask: 'Sous quelle entrée cherche-t-on [[row:head_0/weights:2]] ?',
      right:
        'Surtout sous [[col:head_0/weights:a]], avec [[head_0/weights:2,a]] ; on lit aussi un peu les autres. Ce que l’on compare et ce que l’on lit viennent ici d’endroits différents. Comment cela marche-t-il ?',
      wrong:
        '[[col:head_0/weights:g]] reçoit [[head_0/weights:2,g]], [[col:head_0/weights:a]] reçoit [[head_0/weights:2,a]] : rien ne convient exactement, alors la plus proche compte le plus. Ce que l’on compare et ce que l’on lit viennent d’endroits différents. Comment cela marche-t-il ?',
    },
  },
  keySteps: [
    { title: 'Ce qui interroge : les mots d’une phrase' },
    { title: 'Où l’on cherche : les entrées' },
    { title: 'Ce qu’on lit : les articles' },
    { title: 'Les requêtes : tirées de la phrase' },
    {
      title: 'Les clés : tirées des entrées',
      action: 'Sélectionnez un nombre de [[key]] : il est fait à partir d’une ligne de [[x_k]].',
    },
    {
      title: 'Les valeurs : tirées des articles',
      action: 'Sélectionnez un nombre de [[value]] : il est fait à partir d’une ligne de [[x_v]].',
    },
    {
      title: 'Les poids de la première tête',
      prediction: {
        ask: 'Dans la première tête, les scores réduits de [[row:head_0/scaled_scores:1]] sont [[head_0/scaled_scores:1,1]] pour [[col:head_0/scaled_scores:1]], [[head_0/scaled_scores:1,2]] pour [[col:head_0/scaled_scores:2]], et moins pour les autres. Le softmax en fait des parts dont la somme est 1. Quelle est la part de [[col:head_0/scaled_scores:2]] ? Faites glisser le curseur.',
        right: 'C’est [[head_0/weights:1,2]]. Avec près de 3 points d’avance, il reste peu pour la deuxième.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[head_0/weights:1,2]], contre [[head_0/weights:1,1]] pour [[col:head_0/weights:1]]. Ce sont les différences entre scores qui comptent, non leur rapport : avec près de 3 points d’avance, il reste peu pour la deuxième.',
      },
      action: 'Pointez un mot au-dessus de la matrice pour voir quelles entrées il regarde.',
    },
    {
      title: 'Le contexte : ce que lit la première tête',
      prediction: {
        ask: 'Dans la première tête, [[row:head_0/weights:2]] a les poids [[head_0/weights:2,0]] ; [[head_0/weights:2,1]] ; [[head_0/weights:2,2]] ; [[head_0/weights:2,3]]. La première colonne des valeurs est [[head_0/value:0,0]] ; [[head_0/value:1,0]] ; [[head_0/value:2,0]] ; [[head_0/value:3,0]]. Où sera leur mélange ? Faites glisser le curseur.',
        right:
          'C’est [[head_0/context:2,0]]. La valeur de [[row:head_0/value:2]] pèse le plus, et les autres tirent le mélange vers le bas.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[head_0/context:2,0]]. La valeur de [[row:head_0/value:2]] pèse le plus, et les autres tirent le mélange vers le bas.',
      },
    },
    {
      title: 'Les poids de la deuxième tête',
      prediction: {
        ask: 'Dans la deuxième tête, les scores réduits de [[row:head_1/scaled_scores:1]] sont [[head_1/scaled_scores:1,0]] ; [[head_1/scaled_scores:1,1]] ; [[head_1/scaled_scores:1,2]] ; [[head_1/scaled_scores:1,3]], ceux de [[row:head_1/scaled_scores:2]] [[head_1/scaled_scores:2,0]] ; [[head_1/scaled_scores:2,1]] ; [[head_1/scaled_scores:2,2]] ; [[head_1/scaled_scores:2,3]]. Tous deux ont le même meilleur score. Lequel lui donne le plus grand poids ?',
        answer: {
          choices: [
            { text: '[[row:head_1/weights:1]]' },
            {
              text: '[[row:head_1/weights:2]]',
              wrong:
                'Une deuxième entrée y a aussi un bon score, et prend [[head_1/weights:2,3]]. Il ne donne donc que [[head_1/weights:2,2]] ; [[row:head_1/weights:1]] donne [[head_1/weights:1,1]].',
            },
            {
              text: 'Les deux le même',
              wrong:
                'Le meilleur score est le même, mais tous les scores d’une ligne se partagent un tout : [[row:head_1/weights:1]] donne [[head_1/weights:1,1]], [[row:head_1/weights:2]] seulement [[head_1/weights:2,2]].',
            },
          ],
        },
        right:
          'Il donne [[head_1/weights:1,1]], l’autre seulement [[head_1/weights:2,2]] : là, une deuxième entrée a un bon score et prend [[head_1/weights:2,3]].',
      },
    },
    { title: 'Côte à côte : ce qu’ont lu les deux têtes' },
    {
      title: 'La sortie : une ligne par mot qui interroge',
      action: 'Sélectionnez un nombre de [[output]] : ses termes viennent des deux têtes.',
    },
  ],
  tries: [
    {
      title: 'Récrivez un article',
      text: 'Dans [[x_v]], l’article sous [[row:x_v:1]] commence par [[x_v:1,0]]. Vous allez le remplacer par 3.',
      question: {
        ask: 'Dans la première tête, [[row:head_0/weights:1]] donne [[head_0/weights:1,1]] à [[col:head_0/weights:1]]. Que devient ce poids ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si l’entrée convenait mieux. Seul l’article a changé, et on le lit après.',
            shrink:
              'Il diminuerait si l’entrée convenait moins bien. Seul l’article a changé, et on le lit après.',
          },
        },
        right: 'Seules les requêtes et les clés décident où regarder.',
      },
      because:
        'Aucun poids n’a changé. Ce qu’on lit, si : dans [[head_0/context]], le premier nombre de [[row:head_0/context:1]] était [[was:head_0/context:1,0]], c’est maintenant [[head_0/context:1,0]].',
    },
    {
      title: 'Changez une entrée',
      text: 'Dans [[x_k]], la ligne de [[row:x_k:2]] contient [[x_k:2,2]] dans la colonne 3. Vous allez le remplacer par 0.',
      question: {
        ask: 'Où [[row:head_0/weights:2]] regardera-t-il maintenant, dans la première tête ?',
        answer: {
          choices: [
            {
              text: 'Toujours surtout [[col:head_0/weights:2]]',
              wrong:
                'Ce serait vrai si son score était encore le meilleur. Il vaut maintenant [[head_0/scores:2,2]], comme pour [[col:head_0/weights:3]].',
            },
            { text: 'Autant [[col:head_0/weights:2]] que [[col:head_0/weights:3]]' },
            {
              text: 'Surtout [[col:head_0/weights:3]]',
              wrong:
                'Il faudrait que [[col:head_0/weights:3]] ait un meilleur score. Les deux ont maintenant [[head_0/scores:2,3]].',
            },
          ],
        },
        right: 'Trois entrées ont maintenant le même score.',
      },
      because:
        'Son score était [[was:head_0/scores:2,2]], c’est maintenant [[head_0/scores:2,2]], comme pour [[col:head_0/scores:1]] et [[col:head_0/scores:3]]. Chacune des trois a le poids [[head_0/weights:2,2]]. L’article sous cette entrée n’a pas changé : on le trouve seulement moins bien.',
    },
    {
      title: 'Échangez deux articles',
      text: 'Vous allez échanger, dans [[x_v]], les articles sous [[row:x_v:1]] et [[row:x_v:2]]. Les entrées restent à leur place.',
      question: {
        ask: 'Dans la première tête, les valeurs de [[row:head_0/value:1]] et de [[row:head_0/value:2]] commencent par [[head_0/value:1,0]] et [[head_0/value:2,0]]. Que devient le premier nombre que lit [[row:head_0/context:1]] ?',
        answer: {
          wrong: {
            shrink:
              'Il diminuerait si l’article trouvé là commençait par moins. C’est maintenant l’autre, qui commence par [[head_0/value:1,0]].',
            stay: 'Il ne changerait pas si les entrées s’étaient déplacées aussi. Seuls les articles ont changé de place.',
          },
        },
        right: 'Il regarde la même entrée, et y trouve un autre article.',
      },
      because:
        'Il était de [[was:head_0/context:1,0]], il est maintenant de [[head_0/context:1,0]]. Seul le numéro de la ligne relie une clé à sa valeur. C’est pourquoi [[x_k]] et [[x_v]] doivent avoir autant de lignes, alors que leurs largeurs peuvent différer.',
    },
    {
      title: 'Échangez entrées et articles',
      text: 'Vous allez maintenant échanger [[row:x_k:1]] et [[row:x_k:2]] dans [[x_k]] comme dans [[x_v]], comme si le dictionnaire avait un autre ordre.',
      question: {
        ask: 'Que devient le premier nombre de [[row:output:1]] dans [[output]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si on lisait un autre article. L’entrée et l’article se sont déplacés ensemble.',
            shrink: 'Il diminuerait si on lisait moins du même article. Son poids s’est déplacé avec lui.',
          },
        },
        right: 'Les clés et les valeurs se sont déplacées ensemble.',
      },
      because:
        'C’est toujours [[output:1,0]]. La colonne 2 des poids est devenue la colonne 3 : [[was:head_0/weights:1,1]] y est maintenant [[head_0/weights:1,2]], et sa valeur l’a suivi. Les sommes ont les mêmes termes, dans un autre ordre.',
    },
  ],
  checks: [
    {
      title: 'Fabriquez une clé',
      question: {
        ask: 'Dans [[x_k]], la ligne de [[row:x_k:2]] est [[x_k:2,0]] ; [[x_k:2,1]] ; [[x_k:2,2]]. La première colonne de [[w_k]] est [[w_k:0,0]] ; [[w_k:1,0]] ; [[w_k:2,0]]. Quel est le premier nombre de sa clé ?',
        right: '[[x_k:2,0]] fois [[w_k:0,0]] plus [[x_k:2,2]] fois [[w_k:2,0]] : [[key:2,0]].',
        wrong: 'Multipliez les trois paires et additionnez les produits.',
        mistakes: [
          { text: '[[given]] a perdu le signe moins du dernier nombre de la colonne, [[w_k:2,0]].' },
          {
            text: '[[given]] est dans la valeur de [[row:value:2]]. Les valeurs se font à partir de [[x_v]], les clés à partir de [[x_k]].',
          },
        ],
      },
    },
    {
      title: 'Quelle entrée convient le mieux ?',
      question: {
        ask: 'Dans la deuxième tête, la requête de [[row:head_1/query:2]] est [[head_1/query:2,0]] ; [[head_1/query:2,1]]. Les clés sont : [[row:head_1/key:0]], [[head_1/key:0,0]] ; [[head_1/key:0,1]] – [[row:head_1/key:1]], [[head_1/key:1,0]] ; [[head_1/key:1,1]] – [[row:head_1/key:2]], [[head_1/key:2,0]] ; [[head_1/key:2,1]] – [[row:head_1/key:3]], [[head_1/key:3,0]] ; [[head_1/key:3,1]]. Rangez les entrées, le meilleur score d’abord.',
        right:
          'La requête vaut 0 dans sa première colonne : seuls comptent les deuxièmes nombres des clés. [[col:head_1/scores:2]] obtient [[head_1/scores:2,2]], [[col:head_1/scores:3]] [[head_1/scores:2,3]].',
        wrong:
          '[[col:head_1/scores:g]] obtient [[head_1/scores:2,g]], mais [[col:head_1/scores:a]] obtient [[head_1/scores:2,a]] et vient avant. Là où la requête vaut 0, une clé ne compte pas.',
      },
    },
    {
      title: 'Que lit-on ?',
      question: {
        ask: 'Dans la deuxième tête, les poids de [[row:head_1/weights:2]] sont [[head_1/weights:2,0]] ; [[head_1/weights:2,1]] ; [[head_1/weights:2,2]] ; [[head_1/weights:2,3]]. La deuxième colonne des valeurs est [[head_1/value:0,1]] ; [[head_1/value:1,1]] ; [[head_1/value:2,1]] ; [[head_1/value:3,1]]. Quel est son deuxième nombre dans [[head_1/context]] ? Une décimale suffit.',
        right: 'Chaque valeur compte selon son poids : [[head_1/context:2,1]].',
        wrong: 'Multipliez chaque poids par la valeur de la même entrée, puis additionnez les produits.',
        mistakes: [
          {
            text: '[[given]] est la simple moyenne de la colonne. Ici, chaque valeur compte selon son poids.',
          },
          {
            text: '[[given]] est la valeur de la seule entrée [[row:head_1/value:2]]. Les autres comptent aussi un peu.',
          },
          { text: '[[given]] utilise les poids d’un autre mot, [[row:head_1/weights:0]].' },
        ],
      },
    },
  ],
  remember: [
    { text: 'Requêtes, clés et valeurs peuvent venir de trois matrices différentes.' },
    { text: 'Les requêtes et les clés décident où regarder ; les valeurs sont ce qu’on y lit.' },
    { text: 'Il faut autant de clés que de valeurs : ligne par ligne, elles vont ensemble.' },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.2.2' },
    {
      text: 'Carion et al. 2020, « End-to-End Object Detection with Transformers » : clés et valeurs tirées de matrices différentes',
    },
  ],
} satisfies TextTree;

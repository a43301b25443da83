import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un traducteur écrit une phrase française mot à mot : pour l’instant [[row:x:1]] [[row:x:2]]. Avant le mot suivant, il regarde la phrase anglaise depuis le dernier mot.',
    question: {
      ask: 'Pour trouver le mot français qui suit [[row:cross/head_1/weights:2]], quel mot anglais un traducteur regarde-t-il le plus ?',
      right:
        'Il donne [[cross/head_1/weights:2,a]] à [[col:cross/head_1/weights:a]] : le mot suivant est « oiseau ». Mais comment sait-il ce qui est déjà écrit ?',
      wrong:
        '[[col:cross/head_1/weights:g]] reçoit [[cross/head_1/weights:2,g]], [[col:cross/head_1/weights:a]] reçoit [[cross/head_1/weights:2,a]] : le mot suivant est « oiseau ». Comment sait-il ce qui est déjà écrit ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : ce qui est déjà écrit' },
    { title: 'La source : ce que l’encodeur en a fait' },
    {
      title: 'Première attention : le texte déjà écrit',
      prediction: {
        ask: 'Un mot ne peut regarder que lui-même et ce qui a été écrit avant lui : un masque cache le reste. Dans la première de [[dim:n_heads]] têtes, des attentions côte à côte, les scores réduits de [[row:self/head_0/scaled_scores:0]], le premier mot, sont [[self/head_0/scaled_scores:0,0]] ; [[self/head_0/scaled_scores:0,1]] ; [[self/head_0/scaled_scores:0,2]]. Quel poids se donne-t-il à lui-même ? Faites glisser le curseur.',
        right: 'C’est [[self/head_0/weights:0,0]]. Rien n’a été écrit avant lui : tout le poids lui reste.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[self/head_0/weights:0,0]]. Les deux autres mots viennent après lui et sont cachés, quels que soient leurs scores. Tout le poids reste au mot lui-même.',
      },
      action: 'Regardez les cellules au-dessus de la diagonale : toutes sont à 0.',
    },
    {
      title: 'Première somme : le mot plus ce qui a été trouvé',
      action: 'Sélectionnez un nombre de [[residual_1]] pour voir ses deux parts.',
    },
    { title: 'Première normalisation : une même échelle' },
    { title: 'Deuxième attention : les requêtes de la cible' },
    { title: 'Les clés de la source' },
    { title: 'Où la première tête regarde dans la source' },
    {
      title: 'Où la deuxième tête regarde dans la source',
      prediction: {
        ask: 'Dans la deuxième tête, les scores réduits de [[row:cross/head_1/scaled_scores:1]] sont [[cross/head_1/scaled_scores:1,0]] ; [[cross/head_1/scaled_scores:1,1]] ; [[cross/head_1/scaled_scores:1,2]]. Quel est le poids de [[col:cross/head_1/scaled_scores:1]] ? Faites glisser le curseur.',
        right:
          'C’est [[cross/head_1/weights:1,1]]. À scores proches, poids proches : [[col:cross/head_1/weights:2]] a [[cross/head_1/weights:1,2]].',
        wrong:
          'Vous avez dit [[given]] ; c’est [[cross/head_1/weights:1,1]]. Les trois scores sont proches, donc les deux autres mots ont aussi de bonnes parts : [[cross/head_1/weights:1,0]] et [[cross/head_1/weights:1,2]].',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Deuxième somme : plus ce que dit la source',
      prediction: {
        ask: 'Dans la colonne 4, la cible a jusqu’ici [[norm_1/normed:0,3]] pour [[row:residual_2:0]], [[norm_1/normed:1,3]] pour [[row:residual_2:1]] et [[norm_1/normed:2,3]] pour [[row:residual_2:2]]. Dans la source, on a trouvé pour eux [[cross/output:0,3]] ; [[cross/output:1,3]] ; [[cross/output:2,3]]. On additionne les deux. Quel mot y a la plus grande somme ?',
        right: '[[norm_1/normed:ar,3]] plus [[cross/output:ar,3]] donne [[residual_2:ar,3]].',
        wrong:
          'Pour [[row:residual_2:gr]], [[norm_1/normed:gr,3]] plus [[cross/output:gr,3]] donne [[residual_2:gr,3]]. [[row:residual_2:ar]] a [[residual_2:ar,3]] : ce qu’il y avait avant compte autant que ce qu’on a trouvé.',
      },
    },
    { title: 'Le réseau : chaque mot séparément' },
    { title: 'À la sortie : une ligne par mot écrit' },
  ],
  tries: [
    {
      title: 'Changez un mot déjà écrit',
      text: 'Dans [[x]], la ligne de [[row:x:1]] contient [[x:1,0]] dans la colonne 1. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels nombres du résultat vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Le changement atteint sa propre ligne et celle de chaque mot qui peut le regarder : ceux d’après.',
            extra: 'Un mot d’avant ne peut pas le regarder : le masque cache ce qui vient après.',
          },
        },
        right: 'Sa ligne, et celle de chaque mot après lui.',
        wrong:
          'Les cellules encadrées sont mal marquées. Un mot est vu de lui-même et des mots qui le suivent, jamais de ceux qui le précèdent.',
      },
      because:
        '[[row:self/head_0/weights:2]] donne maintenant [[self/head_0/weights:2,1]] au mot changé, contre [[was:self/head_0/weights:2,1]] avant. [[row:self/head_0/weights:0]] ne le voit pas. Un modèle qui écrit n’a donc pas à recalculer les lignes précédentes : un nouveau mot ne les change pas.',
    },
    {
      title: 'Laissez voir la suite aux mots',
      text: 'Vous allez retirer le masque : chaque mot de la cible pourra regarder tous les autres.',
      question: {
        ask: 'Quels nombres du résultat vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Chaque mot sauf le dernier voit maintenant plus qu’avant : tous les nombres de ces lignes changent donc.',
            extra:
              'Le dernier mot pouvait déjà voir tous les autres, et il le peut toujours : sa ligne ne change pas.',
          },
        },
        right: 'Le dernier mot voyait déjà tous les autres.',
        wrong:
          'Les cellules encadrées sont mal marquées. Seul le dernier mot peut regarder les mêmes mots qu’avant.',
      },
      because:
        '[[row:self/head_0/weights:0]] donnait à [[col:self/head_0/weights:1]] le poids [[was:self/head_0/weights:0,1]], c’est maintenant [[self/head_0/weights:0,1]]. Or c’est le mot que sa ligne doit trouver. Pendant l’apprentissage, toute la phrase est là : sans masque, le modèle copierait la réponse.',
    },
    {
      title: 'Changez la source',
      text: 'Dans [[memory]], la ligne de [[row:memory:2]] contient [[memory:2,3]] dans la colonne 4. Vous allez le remplacer par 0.',
      question: {
        ask: 'Dans la première somme, [[residual_1]], que devient le premier nombre de [[row:residual_1:1]] ?',
        answer: {
          wrong: {
            grow: 'Rien de la source n’est encore arrivé ici : la première attention ne voit que la cible.',
            shrink:
              'Ce qui manque dans la source manquera plus tard, dans la deuxième attention. La première somme ne vient que de la cible.',
          },
        },
        right: 'La première attention ne voit que la cible.',
        wrong: 'La première attention ne voit que la cible. La source n’arrive qu’ensuite.',
      },
      because:
        'Dans la deuxième attention, [[row:cross/head_1/weights:2]] donnait [[was:cross/head_1/weights:2,2]] à [[col:cross/head_1/weights:2]], c’est maintenant [[cross/head_1/weights:2,2]]. La deuxième somme a donc changé dans chaque ligne : [[was:residual_2:2,3]] est devenu [[residual_2:2,3]] pour [[row:residual_2:2]].',
    },
    {
      title: 'Écrivez sans source',
      text: '[[cross/w_o]] donne le résultat de la deuxième attention. Vous allez mettre tous ses nombres à 0 : on ne trouvera plus rien dans la source.',
      question: {
        ask: 'Que sera la deuxième somme [[residual_2]] ?',
        answer: {
          choices: [
            {
              text: 'Seulement des zéros',
              wrong:
                'Des zéros, c’est ce que la deuxième attention trouve maintenant. Ils s’ajoutent à ce qui y entrait : [[residual_2:0,3]] reste donc là.',
            },
            {
              text: 'Les mots tels qu’ils sont entrés, [[x]]',
              wrong:
                'En chemin, la première attention et la première normalisation ont fait [[norm_1/normed:0,3]] de [[x:0,3]]. C’est à ce nombre que 0 s’ajoute.',
            },
            { text: 'Le résultat de la première normalisation, [[norm_1/normed]]' },
          ],
        },
        right: 'Ce qui entre dans la deuxième attention la contourne aussi, et on y ajoute 0.',
        wrong:
          'La deuxième attention ne trouve que des zéros. Ce qui y entre la contourne aussi, et les zéros s’y ajoutent.',
      },
      because:
        'Le premier nombre de [[row:residual_2:0]] est maintenant [[residual_2:0,0]], comme dans [[norm_1/normed]]. Une telle couche continue encore un texte, mais ne peut plus traduire. Les modèles de langue comme GPT sont des piles de telles couches : ils n’ont pas de deuxième attention.',
    },
  ],
  checks: [
    {
      title: 'Que laisse le masque ?',
      question: {
        ask: 'Dans la deuxième tête de la première attention, [[row:self/head_1/scaled_scores:1]] a pour scores réduits [[self/head_1/scaled_scores:1,0]] ; [[self/head_1/scaled_scores:1,1]] ; [[self/head_1/scaled_scores:1,2]]. Sélectionnez le plus grand poids de sa ligne.',
        right:
          '[[col:self/head_1/weights:2]] a le même score, mais vient après : son poids est [[self/head_1/weights:1,2]].',
        wrong:
          'Là, [[row:self/head_1/weights:gr]] donne à [[col:self/head_1/weights:g]] le poids [[self/head_1/weights:gr,g]]. Dans la ligne de [[row:self/head_1/weights:1]], lequel des deux meilleurs scores est celui d’un mot déjà écrit ?',
      },
    },
    {
      title: 'Fabriquez une clé',
      question: {
        ask: 'Dans [[memory]], la ligne de [[row:memory:2]] est [[memory:2,0]] ; [[memory:2,1]] ; [[memory:2,2]] ; [[memory:2,3]]. La quatrième colonne de [[cross/w_k]], la matrice qui fait les clés, est [[cross/w_k:0,3]] ; [[cross/w_k:1,3]] ; [[cross/w_k:2,3]] ; [[cross/w_k:3,3]]. Quel est le quatrième nombre de la clé de [[row:cross/key:2]] ?',
        right: 'Les clés se font à partir de la source : [[cross/key:2,3]].',
        wrong: 'Multipliez les quatre paires et additionnez les produits.',
        mistakes: [
          {
            text: '[[given]] a perdu un signe moins : [[memory:2,0]] fois [[cross/w_k:0,3]] est positif.',
          },
          {
            text: '[[given]] est fait à partir du troisième mot de [[x]]. Les clés se font à partir de la source, [[memory]].',
          },
        ],
      },
    },
    {
      title: 'Que trouve-t-on dans la source ?',
      question: {
        ask: 'Dans la deuxième tête, les poids de [[row:cross/head_1/weights:2]] sont [[cross/head_1/weights:2,0]] ; [[cross/head_1/weights:2,1]] ; [[cross/head_1/weights:2,2]]. La deuxième colonne de ses valeurs est [[cross/head_1/value:0,1]] ; [[cross/head_1/value:1,1]] ; [[cross/head_1/value:2,1]]. Quel est son deuxième nombre dans le mélange, [[cross/head_1/context]] ? Une décimale suffit.',
        right: 'Chaque valeur compte selon son poids : [[cross/head_1/context:2,1]].',
        wrong: 'Multipliez chaque poids par la valeur du même mot anglais, puis additionnez les produits.',
        mistakes: [
          { text: '[[given]] est la valeur elle-même. Il reste à la multiplier par son poids.' },
          { text: '[[given]] utilise les poids d’un autre mot, [[row:cross/head_1/weights:0]].' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Dans la première attention, un mot regarde lui-même et ce qui a été écrit avant lui, jamais la suite.',
    },
    {
      text: 'Dans la deuxième, les requêtes viennent de la cible, les clés et les valeurs de la source.',
    },
    {
      text: 'Ce qu’on trouve dans la source s’ajoute à ce que dit la cible. Puis vient le réseau à propagation avant.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.1, figure 1' },
    {
      text: 'Radford et al. 2018, « Improving Language Understanding by Generative Pre-Training » : de telles couches, sans source',
      place: 'équation 2',
    },
    {
      text: 'L’article « Attention in transformers » dit qu’en traduction les clés et les requêtes viennent de la source, et les valeurs de la traduction. Ici, les clés et les valeurs viennent de la source, [[memory]], et les requêtes de la traduction.',
    },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Dans l’attention, chaque mot regarde tous les mots. L’intensité de ce regard est un nombre. Voyez ici d’où vient ce nombre.',
    question: {
      ask: 'Quel mot est le plus regardé par [[row:weights:1]] ?',
      right:
        '[[row:weights:1]] donne [[weights:1,a]] de son attention à [[col:weights:a]]. Comment le sait-il ?',
      wrong:
        '[[col:weights:g]] ne reçoit que [[weights:1,g]] de son attention ; [[col:weights:a]] en reçoit [[weights:1,a]]. Comment le sait-il ?',
    },
  },
  keySteps: [
    { title: 'Les requêtes : ce que chaque mot cherche' },
    { title: 'Les clés : ce que chaque mot offre' },
    { title: 'Les valeurs : ce que chaque mot transmet' },
    {
      title: 'Les scores : deux mots vont-ils ensemble ?',
      prediction: {
        ask: 'Multipliez une requête et une clé, nombre par nombre, puis additionnez : c’est le score de deux mots. Il est grand quand les deux lignes sont grandes aux mêmes endroits. Lequel des neuf scores sera le plus grand ?',
        right: '[[row:scores:ar]] et [[col:scores:a]] vont le mieux ensemble : [[scores:ar,a]].',
        wrong:
          '[[row:scores:gr]] et [[col:scores:g]] obtiennent [[scores:gr,g]]. La requête de [[row:scores:ar]] et la clé de [[col:scores:a]] sont grandes aux mêmes endroits : [[scores:ar,a]].',
      },
      action: 'Sélectionnez un nombre de [[scores]] pour voir sa somme.',
    },
    {
      title: 'Les scores réduits : les mêmes, en plus petit',
      action: 'Sélectionnez un nombre de [[scaled_scores]] pour voir par quoi il a été divisé.',
    },
    {
      title: 'Les poids : les parts d’un tout',
      prediction: {
        ask: 'Une clé a d_k = [[dim:d_k]] nombres. Plus ils sont nombreux, plus les scores sont grands : on les a donc divisés par √d_k. Le softmax transforme maintenant chaque ligne en parts dont la somme est 1. La ligne de [[row:scaled_scores:0]] est [[scaled_scores:0,0]] ; [[scaled_scores:0,1]] ; [[scaled_scores:0,2]]. Quelle est la part de [[col:scaled_scores:1]] ? Faites glisser le curseur.',
        right:
          'C’est [[weights:0,1]]. Avec 2 points d’avance, une part est plus de sept fois plus grande : [[col:weights:2]] reçoit [[weights:0,2]].',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,1]]. On élève e à la puissance de chaque score : un score de 0 n’est pas une part de 0. Avec 2 points d’avance, une part est plus de sept fois plus grande : [[col:weights:2]] reçoit [[weights:0,2]].',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Le contexte : un mélange de valeurs',
      prediction: {
        ask: '[[value]] a une ligne par mot, sa valeur : ce qu’il transmet. Chaque mot mélange maintenant ces lignes, chacune selon son poids. Quelle valeur comptera le plus dans le mélange de [[row:weights:0]] ? Ses poids sont [[weights:0,0]] ; [[weights:0,1]] ; [[weights:0,2]].',
        right:
          '[[col:weights:a]] a le plus grand poids : chaque nombre de sa valeur compte [[weights:0,a]] fois.',
        wrong:
          'La valeur de [[col:weights:g]] compte [[weights:0,g]] fois ; celle de [[col:weights:a]] [[weights:0,a]] fois, plus que toute autre.',
      },
      action: 'Sélectionnez un nombre de [[context]] : chacun de ses termes est un poids fois une valeur.',
    },
  ],
  tries: [
    {
      title: 'Changez ce qu’un mot offre',
      text: 'Le troisième nombre de la clé de [[row:key:2]] est [[key:2,2]]. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels scores vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Il en manque : la nouvelle clé compte pour toutes les requêtes dont le troisième nombre n’est pas 0.',
            extra:
              'Il y en a trop : seule la clé de [[row:key:2]] est nouvelle, et rien ne change pour une requête dont le troisième nombre est 0.',
          },
        },
        right: 'Ce sont bien ceux-là.',
        wrong: 'Les cellules encadrées sont mal marquées.',
      },
      because:
        'Dans les requêtes de [[row:query:0]] et de [[row:query:1]], le troisième nombre est 1 : leurs scores ont baissé de 1 × 2. Celle de [[row:query:2]] y a [[query:2,2]], et 0 fois n’importe quoi fait 0. Les autres scores utilisent d’autres clés.',
    },
    {
      title: 'Oubliez la division',
      text: 'Avant le softmax, les scores sont divisés par √d_k. Vous allez les prendre tels quels.',
      question: {
        ask: 'Que devient le poids que [[row:weights:1]] donne à [[col:weights:2]] ?',
        answer: {
          wrong: {
            shrink: 'Il diminuerait si les scores se rapprochaient. Sans la division, ils s’écartent.',
            stay: 'Il ne changerait pas si les scores gardaient leurs écarts. Sans la division, ils s’écartent.',
          },
        },
        right: 'Le plus grand poids d’une ligne prend encore plus de place.',
      },
      because:
        'Il était de [[was:weights:1,2]], il est maintenant de [[weights:1,2]]. Sans la division, les scores sont deux fois plus écartés, et le softmax fait d’une grande avance presque tout. Un poids si proche de 1 n’apprend presque plus rien.',
    },
    {
      title: 'Une colonne de 1',
      text: 'La dernière colonne de [[value]] contient 1 pour chaque mot. Remplacez le 1 de [[row:value:2]] par 0, et regardez la dernière colonne de [[context]].',
      question: {
        ask: 'Que devient le dernier nombre de [[row:context:1]] ?',
        answer: {
          wrong: {
            grow: 'Il grandirait si un nombre de la colonne grandissait. L’un d’eux est devenu 0.',
            stay: 'Il ne changerait pas si [[row:value:2]] n’avait aucun poids. Il a [[weights:1,2]].',
          },
        },
        right: 'Il perd toute la part de [[row:value:2]].',
      },
      because:
        'Il était de [[was:context:1,3]] : une moyenne de 1 vaut 1, puisque la somme des poids d’une ligne est 1. Maintenant [[row:value:2]] apporte 0, et il reste [[context:1,3]] : 1 moins le poids [[weights:1,2]].',
    },
  ],
  checks: [
    {
      title: 'Il manque un poids',
      question: {
        ask: 'La ligne de [[row:scaled_scores:2]] a pour scores réduits [[scaled_scores:2,0]] ; [[scaled_scores:2,1]] ; [[scaled_scores:2,2]]. Deux de ses poids sont [[weights:2,0]] et [[weights:2,1]]. Quel poids se donne-t-il à lui-même ? Deux décimales suffisent.',
        right:
          'La somme des trois parts d’une ligne est 1 : [[weights:2,2]] est ce que laissent les deux autres.',
        wrong:
          'La somme des trois poids de la ligne est 1. Que laissent [[weights:2,0]] et [[weights:2,1]] ?',
        mistakes: [
          {
            text: '[[given]] est le softmax le long de la colonne. Mais un mot partage sa propre attention : les parts se prennent le long de la ligne.',
          },
          {
            text: '[[given]] est le poids sans la division par √d_k : il vient des scores de [[scores]], pas de ceux de [[scaled_scores]].',
          },
        ],
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'Les poids de [[row:weights:1]] sont [[weights:1,0]] ; [[weights:1,1]] ; [[weights:1,2]]. Quel est son premier nombre dans [[context]] ? Une décimale suffit.',
        right:
          '[[weights:1,0]] · [[value:0,0]] + [[weights:1,1]] · [[value:1,0]] + [[weights:1,2]] · [[value:2,0]] = [[context:1,0]].',
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
      title: 'Du plus au moins',
      question: {
        ask: 'Les scores réduits de [[row:scaled_scores:0]] sont [[scaled_scores:0,0]] ; [[scaled_scores:0,1]] ; [[scaled_scores:0,2]]. Rangez les mots dans l’ordre de son attention, le plus regardé d’abord.',
        right: 'Le softmax ne change jamais l’ordre : le plus grand score reçoit le plus grand poids.',
        wrong:
          '[[col:weights:g]] a [[scaled_scores:0,g]], [[col:weights:a]] a [[scaled_scores:0,a]]. Le softmax garde l’ordre des scores.',
      },
    },
  ],
  remember: [
    { text: 'Un score est une requête fois une clé : il dit si deux mots vont ensemble.' },
    { text: 'Le softmax transforme une ligne de scores en parts dont la somme est 1.' },
    { text: 'Le résultat mélange les valeurs selon ces parts.' },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3.2.1, équation 1' },
  ],
} satisfies TextTree;

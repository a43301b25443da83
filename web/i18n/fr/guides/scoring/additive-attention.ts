import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un traducteur a lu une phrase anglaise et l’écrit en français. Avant chaque mot, il regarde ce qu’il a lu : plus un trait est large, plus il regarde.',
    question: {
      ask: 'Pour écrire [[row:weights:1]], quel mot anglais un traducteur regarde-t-il le plus ?',
      right:
        '[[row:weights:1]] donne [[weights:1,a]] de son attention à [[col:weights:a]]. Rien n’a indiqué au traducteur que ces deux mots vont ensemble. Comment le trouve-t-il ?',
      wrong:
        '[[col:weights:g]] ne reçoit que [[weights:1,g]] ; [[col:weights:a]] reçoit [[weights:1,a]], bien qu’il soit à une autre place. Comment le traducteur le trouve-t-il ?',
    },
  },
  keySteps: [
    { title: 'États du décodeur : que faut-il maintenant ?' },
    { title: 'États de l’encodeur : ce qui a été lu' },
    { title: 'Première couche, pour les mots lus' },
    { title: 'Première couche, pour les mots à écrire' },
    {
      title: 'Les sommes : chaque état avec chaque autre',
      action: 'Sélectionnez un nombre de [[summed_pairs]] : c’est une somme de deux nombres.',
    },
    {
      title: 'La tanh : chaque nombre entre −1 et 1',
      prediction: {
        ask: 'La fonction tanh ramène chaque nombre entre −1 et 1. Dans la première ligne de [[summed_pairs]], la colonne 3 contient [[summed_pairs:0,2]], plus du double de la colonne 8, qui contient [[summed_pairs:0,7]]. Que laisse la tanh de cette avance ?',
        answer: {
          choices: [
            {
              text: 'La colonne 3 reste plus de deux fois plus grande.',
              wrong:
                'Il faudrait pour cela que la colonne 8 finisse loin au-dessous de la colonne 3. Elle finit à [[hidden_pairs:0,7]] : au-delà de 2 environ, la tanh ne croît presque plus.',
            },
            { text: 'Presque rien : les deux sont proches de 1.' },
            {
              text: 'L’ordre s’inverse : la colonne 8 est plus grande.',
              wrong:
                'La tanh ne change jamais l’ordre : le plus grand de deux nombres le reste. Ici, c’est [[hidden_pairs:0,2]] contre [[hidden_pairs:0,7]].',
            },
          ],
        },
        right:
          'Ils deviennent [[hidden_pairs:0,2]] et [[hidden_pairs:0,7]]. La tanh garde l’ordre, mais aplatit les grands nombres.',
        wrong:
          'Ils deviennent [[hidden_pairs:0,2]] et [[hidden_pairs:0,7]]. La tanh garde l’ordre des nombres, mais pas leurs écarts : au-delà de 2 environ, elle ne croît presque plus.',
      },
      action: 'Sélectionnez un nombre de [[hidden_pairs]] pour voir ce qu’il était avant.',
    },
    { title: 'Les énergies : un score par paire' },
    { title: 'Les scores : les mêmes nombres en matrice' },
    {
      title: 'Les poids : où regarde le décodeur',
      prediction: {
        ask: 'Le softmax transforme chaque ligne en parts dont la somme est 1. Les meilleurs scores de [[row:scores:0]] sont [[scores:0,0]] pour [[col:scores:0]], [[scores:0,3]] pour [[col:scores:3]] et [[scores:0,2]] pour [[col:scores:2]]. Quelle est la part de [[col:scores:3]] ? Faites glisser le curseur.',
        right:
          'C’est [[weights:0,3]]. En français, l’article s’accorde avec son nom : [[row:weights:0]] dépend donc aussi de [[col:weights:3]].',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,3]], contre [[weights:0,0]] pour [[col:weights:0]]. Les scores sont proches, donc les deux parts sont grandes : l’article s’accorde avec son nom, et dépend aussi de [[col:weights:3]].',
      },
      action: 'Pointez un mot au-dessus de la matrice pour ne voir que ses traits.',
    },
    {
      title: 'Le contexte : un mélange d’états de l’encodeur',
      prediction: {
        ask: 'Dans [[encoder_states]], la ligne de [[col:weights:3]] commence par [[encoder_states:3,0]], toutes les autres par [[encoder_states:0,0]]. [[row:weights:1]] donne à [[col:weights:3]] le poids [[weights:1,3]]. Où sera le premier nombre de son contexte ? Faites glisser le curseur.',
        right: 'C’est [[context:1,0]] : presque tout le poids va à [[col:weights:3]].',
        wrong:
          'Vous avez dit [[given]] ; c’est [[context:1,0]]. [[encoder_states:3,0]] compte pour [[weights:1,3]], et les cinq autres, ensemble, seulement pour ce qui manque à 1.',
      },
      action:
        'Sélectionnez un nombre de [[context]] : chacun de ses termes est un poids fois un nombre d’un état.',
    },
  ],
  tries: [
    {
      title: 'Changez ce qui a été lu',
      text: 'L’état de [[row:encoder_states:3]] a [[encoder_states:3,4]] dans la colonne 5. Vous allez le remplacer par 1.',
      question: {
        ask: 'Quels scores vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Chaque mot à écrire est comparé à [[col:scores:3]] : chaque nombre de sa colonne change donc.',
            extra: 'Les autres colonnes viennent des états d’autres mots lus, et ceux-ci ne changent pas.',
          },
        },
        right: 'Sa colonne, et rien d’autre.',
        wrong: 'Les cellules encadrées sont mal marquées : les colonnes sont les mots lus.',
      },
      because:
        'Chaque mot à écrire est comparé à [[col:scores:3]] : toute la colonne a donc changé. [[row:scores:3]] lui donne maintenant le score [[scores:3,3]], contre [[was:scores:3,3]] avant. Tous les autres scores viennent d’autres états de l’encodeur.',
    },
    {
      title: 'Un très grand nombre',
      text: 'L’état de [[row:encoder_states:0]] a [[encoder_states:0,4]] dans la colonne 5. Vous allez le remplacer par 100.',
      question: {
        ask: 'Quel sera le score de [[row:scores:0]] et [[col:scores:0]] ?',
        answer: {
          choices: [
            {
              text: 'Bien plus que 100',
              wrong:
                'Un produit scalaire grandirait ainsi. Ici, la tanh passe avant : d’un nombre quelconque, elle fait au plus 1, et le score est de [[scores:0,0]].',
            },
            { text: 'Moins de 25' },
            {
              text: 'Exactement 100',
              wrong:
                'Le 100 n’est pas transmis tel quel : il est multiplié par [[w_h]], passe par la tanh, puis est multiplié par [[v_a]]. Cela donne [[scores:0,0]].',
            },
          ],
        },
        right: 'La tanh ne laisse aucun nombre sortir de l’intervalle de −1 à 1.',
        wrong:
          'La tanh ne laisse aucun nombre sortir de l’intervalle de −1 à 1 : un score ne peut donc pas devenir très grand.',
      },
      because:
        'Il était de [[was:scores:0,0]], il est maintenant de [[scores:0,0]]. Le 100 pousse la tanh à 1 ou à −1 dans chaque ligne de ce mot, quel que soit l’état du décodeur. Toute la colonne a donc un seul score : [[row:scores:1]] donne aussi [[scores:1,0]]. Un produit scalaire serait devenu très grand.',
    },
    {
      title: 'Le softmax sur le mauvais axe',
      text: 'L’article « Explaining Attention Mechanism » laisse chaque mot anglais répartir 1 entre les mots français : un softmax le long des colonnes. Vous allez faire de même.',
      question: {
        ask: 'Dans la colonne 3 de [[encoder_states]], aucun nombre ne dépasse [[encoder_states:0,2]]. Le mélange, colonne 3 de [[context]], peut-il devenir plus grand ?',
        answer: {
          choices: [
            {
              text: 'Non : un mélange reste entre ce qui est mélangé.',
              wrong:
                'C’est vrai d’une moyenne, dont la somme des poids est 1. Maintenant, celle des poids de [[row:context:0]] est plus grande, et le mélange a [[context:0,2]].',
            },
            { text: 'Oui : la somme des poids d’une ligne peut maintenant dépasser 1.' },
          ],
        },
        right: 'Ce n’est plus une moyenne.',
        wrong:
          'C’est vrai d’une moyenne, dont la somme des poids est 1. Ce n’est plus le cas de ceux d’une ligne.',
      },
      because:
        '[[row:context:0]] avait [[was:context:0,2]] et a maintenant [[context:0,2]] : la somme de ses poids dépasse 1. [[row:context:1]] n’a que [[context:1,2]], car chaque mot anglais donne plus à un autre mot français. Le softmax doit porter sur ce que l’on mélange : les mots lus.',
    },
    {
      title: 'Pourquoi l’attention a été inventée',
      text: 'Sous la scène, deux traducteurs entraînés écrivent des phrases de différentes longueurs : l’un avec attention, l’autre sans. Lequel perd en qualité avec la longueur ? Devinez, puis mesurez.',
      because:
        'Sans attention, le décodeur n’a que l’état dans lequel la lecture s’est achevée : une seule ligne, si longue que soit la phrase. Avec l’attention, il peut revoir l’état de chaque mot. Les longues phrases sont donc difficiles pour le premier, et guère plus que les courtes pour le second.',
    },
  ],
  checks: [
    {
      title: 'La somme d’une paire',
      question: {
        ask: 'Dans [[projected_encoder]], la ligne de [[row:projected_encoder:3]] a [[projected_encoder:3,1]] dans la colonne 2 ; dans [[projected_decoder]], celle de [[row:projected_decoder:1]] a [[projected_decoder:1,1]]. Qu’a cette paire au même endroit dans [[summed_pairs]] ? Une décimale suffit.',
        right: '[[projected_encoder:3,1]] + [[projected_decoder:1,1]] = [[summed_pairs:9,1]].',
        wrong: 'Additionnez les deux nombres, avec leurs signes.',
        mistakes: [{ text: '[[given]] est ce qu’en fait la tanh, une étape plus loin.' }],
      },
    },
    {
      title: 'Il manque un poids',
      question: {
        ask: 'Dans la ligne de [[row:weights:2]], les poids des cinq autres mots sont [[weights:2,0]] ; [[weights:2,1]] ; [[weights:2,3]] ; [[weights:2,4]] et [[weights:2,5]]. Quel est le poids de [[col:weights:2]] ? Deux décimales.',
        right: 'La somme d’une ligne est 1, et [[weights:2,2]] est ce que laissent les autres.',
        wrong: 'La somme des six poids de la ligne est 1. Que laissent les cinq autres ?',
        mistakes: [
          {
            text: '[[given]] est le softmax le long de la colonne. Mais un mot à écrire partage sa propre attention : les parts se prennent le long de la ligne.',
          },
          {
            text: '[[given]] est le score. Le softmax doit encore transformer la ligne de scores en parts.',
          },
        ],
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: '[[row:weights:4]] donne [[weights:4,4]] à [[col:weights:4]], [[weights:4,5]] au point final et presque rien aux autres. Dans la colonne 6 de [[encoder_states]], ces deux mots ont [[encoder_states:4,5]] et [[encoder_states:5,5]]. Qu’y a-t-il là dans son contexte ? Une décimale suffit.',
        right:
          '[[weights:4,4]] · [[encoder_states:4,5]] + [[weights:4,5]] · [[encoder_states:5,5]] donne [[context:4,5]], aux petites parts des autres près.',
        wrong: 'Multipliez chacun des deux nombres par son poids, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est le nombre de [[row:encoder_states:4]] seul. L’autre mot participe aussi, avec son propre poids.',
          },
          {
            text: '[[given]] est la simple moyenne de la colonne : elle compte les six mots de la même façon.',
          },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'L’attention additive donne un score à deux états par un petit réseau : une somme, une tanh et un dernier produit.',
    },
    {
      text: 'Le softmax porte sur ce que l’on mélange : chaque mot à écrire répartit 1 entre les mots lus.',
    },
    {
      text: 'Pour chaque mot qu’il écrit, le décodeur reçoit un nouveau mélange de tous les états de l’encodeur.',
    },
  ],
  sources: [
    {
      text: 'Bahdanau et al. 2015, « Neural Machine Translation by Jointly Learning to Align and Translate »',
      place: 'section 3.1, équations 5 et 6, annexe A.1.2',
    },
    {
      text: 'L’article « Explaining Attention Mechanism » divise par une somme sur les mots à écrire, puis additionne sur les mots lus. Le softmax doit porter sur les mots lus.',
    },
    {
      text: 'Le même article appelle α le score d’attention. Ici, comme dans la plupart des textes, les scores entrent dans le softmax et les poids en sortent.',
    },
  ],
} satisfies TextTree;

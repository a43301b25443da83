import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Avant les transformeurs, les réseaux lisaient mot à mot. Celui-ci a un état de [[dim:d_h]] nombres seulement, et le change à chaque mot. Chaque ligne est l’état après un mot.',
    question: {
      ask: 'Un réseau a lu [[row:encoder_states:0]] et [[row:encoder_states:1]]. De quels mots son état dépend-il ?',
      answer: {
        choices: [
          {
            text: 'De [[row:encoder_states:1]] seulement',
            wrong:
              'Alors rien ne serait gardé de [[row:encoder_states:0]]. Mais du premier nombre, [[step_1/state:0,0]], une partie en vient : [[step_1/kept:0,0]]. Qu’en restera-t-il à la fin d’une longue phrase ?',
          },
          { text: 'Des deux' },
          {
            text: 'De toute la phrase',
            wrong:
              'C’est impossible : [[row:encoder_states:2]] n’a pas encore été lu. L’état ne connaît que ce qui a été lu jusque-là. Que restera-t-il du premier mot à la fin d’une longue phrase ?',
          },
        ],
      },
      right:
        'Son premier nombre est [[step_1/state:0,0]] : [[step_1/taken:0,0]] est nouveau, et [[step_1/kept:0,0]] reste de [[row:encoder_states:0]]. Que restera-t-il du premier mot à la fin d’une longue phrase ?',
      wrong:
        'De ce qu’il a lu jusqu’ici. Son premier nombre est [[step_1/state:0,0]] : [[step_1/taken:0,0]] est nouveau, et [[step_1/kept:0,0]] reste de [[row:encoder_states:0]]. Qu’en restera-t-il à la fin d’une longue phrase ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : un mot après l’autre' },
    { title: 'Après le premier mot' },
    {
      title: 'La porte de mise à jour : ce que l’on remplace',
      prediction: {
        ask: 'On lit le deuxième mot. Pour le premier nombre de l’état, le mot et l’état précédent donnent la somme [[step_1/update_sum:0,0]]. La courbe σ la ramène entre 0 et 1. Une grande somme s’approche de 1, une somme très négative de 0, et 0 devient un demi. Où est-elle maintenant ? Faites glisser le curseur.',
        right: 'C’est [[step_1/update:0,0]] : la plus grande part du premier nombre sera remplacée.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[step_1/update:0,0]]. Au-dessus de 2, une somme est déjà proche de 1, et la plus grande part du premier nombre sera remplacée.',
      },
    },
    { title: 'La porte de réinitialisation : ce qui sert' },
    { title: 'Le candidat : le nouveau contenu' },
    {
      title: 'Ce qui reste de l’état précédent',
      prediction: {
        ask: 'Le premier nombre de l’état était [[step_0/state:0,0]]. Sa porte de mise à jour vaut [[step_1/update:0,0]] : c’est la part qui en est remplacée. Combien en reste-t-il ?',
        answer: {
          choices: [
            {
              text: 'Rien',
              wrong:
                'Il faudrait une porte égale à 1. Celle-ci laisse une part de [[step_1/keep:0,0]] : il reste donc [[step_1/kept:0,0]].',
            },
            { text: 'Moins de 0,1' },
            {
              text: 'Environ la moitié',
              wrong:
                'Il faudrait une porte égale à un demi. Celle-ci remplace bien plus, et il ne reste que [[step_1/kept:0,0]].',
            },
          ],
        },
        right: 'On le multiplie par [[step_1/keep:0,0]] : il en reste [[step_1/kept:0,0]].',
        wrong:
          'On le multiplie par [[step_1/keep:0,0]], soit 1 moins la porte : il en reste [[step_1/kept:0,0]]. C’est peu, mais pas rien.',
      },
    },
    {
      title: 'Après le deuxième mot : l’ancien plus le nouveau',
      action: 'Sélectionnez un nombre de [[step_1/state]] pour voir ses deux parts.',
    },
    { title: 'Après le dernier mot' },
    { title: 'Tous les états : une ligne par mot' },
    { title: 'Les scores : quel état faut-il ?' },
    {
      title: 'Les poids : l’attention regarde en arrière',
      prediction: {
        ask: 'Pour écrire [[row:weights:0]], les scores sont [[scores:0,0]] pour [[col:scores:0]], [[scores:0,1]] pour [[col:scores:1]] et [[scores:0,2]] pour [[col:scores:2]]. Le softmax en fait des parts dont la somme est 1. Quelle est la part de [[col:weights:0]] ? Faites glisser le curseur.',
        right: 'C’est [[weights:0,0]]. Des scores négatifs ne gênent pas : seules les différences comptent.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,0]]. Seules les différences comptent : son score dépasse les autres de 1 ou plus, et sa part est donc environ trois fois plus grande, ou davantage.',
      },
    },
    {
      title: 'Le contexte : un mélange de tous les états',
      action:
        'Sélectionnez un nombre de [[context]] : chacun de ses termes est un poids fois un nombre d’un état.',
    },
  ],
  tries: [
    {
      title: 'Changez le dernier mot',
      text: 'Dans [[x]], la ligne de [[row:x:2]] contient [[x:2,0]] dans la colonne 1. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels nombres des états vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Les deux nombres de cet état sont faits à partir du mot : tous deux changent donc.',
            extra:
              'Les états précédents étaient là avant la lecture de ce mot : il ne peut plus les changer.',
          },
        },
        right: 'Seulement l’état après ce mot : les autres étaient là avant qu’on le lise.',
        wrong:
          'Les nombres encadrés sont mal marqués. Un état dépend de son mot et de ceux qui le précèdent ; ce qu’on lit ensuite ne peut pas le changer.',
      },
      because:
        'L’état après [[row:encoder_states:0]] ne peut pas savoir qu’un nom masculin et sa couleur vont suivre. Bahdanau et al. font donc lire la phrase à rebours par un second réseau. Dans l’auto-attention sans masque, toutes les lignes auraient changé.',
    },
    {
      title: 'Changez le premier mot',
      text: 'Dans [[x]], la ligne de [[row:x:0]] contient [[x:0,0]] dans la colonne 1. Vous allez le remplacer par 0. Regardez jusqu’où cela porte.',
      because:
        'Les premiers nombres étaient [[was:encoder_states:0,0]] ; [[was:encoder_states:1,0]] ; [[was:encoder_states:2,0]], ce sont maintenant [[encoder_states:0,0]] ; [[encoder_states:1,0]] ; [[encoder_states:2,0]]. À chaque mot, il reste moins du premier. L’attention regarde directement son état, si loin qu’il soit.',
    },
    {
      title: 'Fermez la porte',
      text: 'La deuxième ligne de [[w_update]], la matrice qui mène d’un mot à la porte, dit comment le deuxième nombre d’un mot agit sur la porte : [[w_update:1,0]] et [[w_update:1,1]]. Vous allez remplacer les deux par −5.',
      question: {
        ask: 'Le premier nombre de l’état était [[step_0/state:0,0]] avant ce mot, le candidat est [[step_1/candidate:0,0]]. Qu’y aura-t-il dans le nouvel état ?',
        answer: {
          choices: [
            {
              text: 'Environ 0',
              wrong:
                'Une porte à 0 ne met pas l’état à 0 : elle dit que rien n’est remplacé. L’ancien nombre reste donc : [[step_1/state:0,0]].',
            },
            { text: 'Environ autant qu’avant le mot' },
            {
              text: 'Environ autant que le candidat',
              wrong:
                'Ce serait le cas avec une porte proche de 1. Celle-ci est presque à 0 : le candidat n’intervient guère, et [[step_1/state:0,0]] reste.',
            },
          ],
        },
        right: 'Une porte proche de 0 ne remplace rien.',
        wrong: 'Une porte proche de 0 ne remplace rien : l’état reste comme avant le mot.',
      },
      because:
        'La porte était à [[was:step_1/update:0,0]], elle est maintenant à [[step_1/update:0,0]]. Après le dernier mot, le nombre est encore [[step_2/state:0,0]] : une porte presque fermée lui fait passer beaucoup de mots. Le réseau apprend sur des exemples quels mots ouvrent la porte.',
    },
    {
      title: 'Demandez autre chose',
      text: 'L’état du décodeur avant [[row:decoder_states:0]] commence par [[decoder_states:0,0]]. Vous allez le remplacer par 0.',
      question: {
        ask: 'Quels poids vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'La somme des poids d’une ligne est 1 : si l’un change, les autres aussi.',
            extra:
              'Chaque mot à écrire demande pour lui-même : l’autre ligne vient d’un autre état du décodeur.',
          },
        },
        right: 'Sa ligne : chaque mot à écrire interroge pour lui-même.',
        wrong:
          'Les nombres encadrés sont mal marqués. Un état du décodeur interroge pour sa ligne, et pour aucune autre.',
      },
      because:
        '[[row:weights:0]] donne maintenant le plus à [[col:weights:1]] : [[weights:0,1]], contre [[was:weights:0,1]] avant. Aucun état de l’encodeur n’a changé : on lit une seule fois, et chaque mot à écrire mélange à sa façon ce qui a été lu.',
    },
  ],
  checks: [
    {
      title: 'Depuis quand ?',
      question: {
        ask: 'Sélectionnez le premier nombre du premier état qui dépend de [[row:encoder_states:1]].',
        right: 'Son propre état, puis tous les suivants.',
        wrong:
          'C’est dans l’état après [[row:encoder_states:gr]]. Quelle ligne a été calculée à la lecture de [[row:encoder_states:1]] ? Prenez-en le premier nombre.',
      },
    },
    {
      title: 'L’état suivant',
      question: {
        ask: 'À la lecture de [[row:encoder_states:2]], le premier nombre de l’état est [[step_1/state:0,0]], celui du candidat [[step_2/candidate:0,0]], et la porte de mise à jour [[step_2/update:0,0]]. Quel est le nouveau premier nombre ? Une décimale suffit.',
        right: 'On garde [[step_2/kept:0,0]], et [[step_2/taken:0,0]] est nouveau : [[step_2/state:0,0]].',
        wrong:
          'Multipliez le candidat par la porte et l’ancien nombre par 1 moins la porte, soit [[step_2/keep:0,0]]. Puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est ce que l’on garde. Il manque la part nouvelle : le candidat fois la porte.',
          },
          {
            text: '[[given]] est la part nouvelle. Il manque ce que l’on garde : l’ancien nombre fois 1 moins la porte.',
          },
          { text: '[[given]] est le candidat. Il ne remplace que la part que dit la porte.' },
        ],
      },
    },
    {
      title: 'Ce que transmet l’attention',
      question: {
        ask: 'Les poids de [[row:weights:0]] sont [[weights:0,0]] ; [[weights:0,1]] ; [[weights:0,2]]. La deuxième colonne de [[encoder_states]] est [[encoder_states:0,1]] ; [[encoder_states:1,1]] ; [[encoder_states:2,1]]. Quel est son deuxième nombre dans [[context]] ? Deux décimales.',
        right: 'Chaque état compte selon son poids : [[context:0,1]].',
        wrong: 'Multipliez chaque poids par le nombre du même état, puis additionnez les produits.',
        mistakes: [
          {
            text: '[[given]] est dans le dernier état, tout ce qu’aurait un traducteur sans attention.',
          },
          {
            text: '[[given]] est la simple moyenne de la colonne. Ici, chaque état compte selon son poids.',
          },
          { text: '[[given]] utilise les poids d’un autre mot, [[row:weights:1]].' },
        ],
      },
    },
  ],
  remember: [
    {
      text: 'Un réseau récurrent lit mot à mot et garde un état : une part de l’ancien, une part nouvelle.',
    },
    { text: 'Les portes sont apprises. Elles décident de ce que l’on garde et de ce que l’on remplace.' },
    {
      text: 'L’attention regarde tous les états, pas seulement le dernier, et les mélange pour chaque mot à écrire.',
    },
  ],
  sources: [
    {
      text: 'Bahdanau, Cho et Bengio 2015, « Neural Machine Translation by Jointly Learning to Align and Translate »',
      place: 'section 3.1, équations 4 à 6',
    },
    {
      text: 'Cho et al. 2014, « Learning Phrase Representations using RNN Encoder–Decoder for Statistical Machine Translation » : la cellule à deux portes',
      place: 'section 2.3',
    },
    {
      text: 'L’article « Explaining Attention Mechanism » applique le softmax aux mots à écrire. Ici, il porte sur les mots lus : la somme de chaque ligne de [[weights]] est 1.',
    },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: '« area » se traduit par un nom féminin : « the » devient donc « la », et non « le ». Mais l’article s’écrit avant le nom.',
    question: {
      ask: 'Quel mot anglais un traducteur regarde-t-il le plus avant d’écrire « la » ?',
      right:
        'Il donne [[decoder/weights:0,0]] à « [[col:decoder/weights:0]] », et presque rien au nom. Comment peut-il connaître le genre ?',
      wrong:
        '« [[col:decoder/weights:g]] » ne reçoit que [[decoder/weights:0,g]], « [[col:decoder/weights:a]] » reçoit [[decoder/weights:0,a]]. Comment peut-il connaître le genre sans regarder le nom ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : la phrase anglaise' },
    { title: 'La porte : quelle part de l’état est remplacée' },
    {
      title: 'L’état : ce qui a été lu jusqu’ici',
      prediction: {
        ask: 'Après « the », la colonne 14 de l’état vaut [[forward/step_0/state:0,13]]. Pour « european », la cellule propose [[forward/step_1/candidate:0,13]], et la porte vaut [[forward/step_1/update:0,13]] : la part remplacée. Où sera le nouveau nombre ? Faites glisser le curseur.',
        right: 'C’est [[forward/step_1/state:0,13]] : l’ancien nombre est presque entièrement remplacé.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[forward/step_1/state:0,13]]. Une porte proche de 1 prend presque tout à la proposition, une porte proche de 0 garderait l’ancien nombre.',
      },
      action: 'Sélectionnez un nombre de [[forward/step_1/state]] pour voir ses deux parts.',
    },
    { title: 'De gauche à droite : tous les états' },
    { title: 'De droite à gauche : une deuxième lecture' },
    { title: 'États de l’encodeur : les deux lectures côte à côte' },
    { title: 'Le décodeur commence' },
    { title: 'Les scores : quel mot faut-il après « la zone » ?' },
    {
      title: 'Les poids : les scores deviennent des parts',
      prediction: {
        ask: 'Les deux meilleurs scores sont [[decoder/step_2/scores:0,1]] pour « [[col:decoder/step_2/scores:1]] » et [[decoder/step_2/scores:0,2]] pour « [[col:decoder/step_2/scores:2]] ». Le softmax transforme les scores en parts dont la somme est 1. Quelle est celle de « [[col:decoder/step_2/scores:2]] » ? Faites glisser le curseur.',
        right: 'C’est [[decoder/step_2/weights:0,2]] : une avance de presque 3 laisse peu aux autres.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[decoder/step_2/weights:0,2]]. Seule la différence compte : une avance de presque 3 rend la part presque vingt fois plus grande, car e³ vaut environ 20.',
      },
    },
    { title: 'Le contexte : un mélange d’états de l’encodeur' },
    {
      title: 'Toutes les étapes : où le décodeur a regardé',
      prediction: {
        ask: 'L’anglais dit « european economic », le français « économique européenne ». À partir de la ligne de « [[row:decoder/weights:2]] », le modèle a écrit « économique ». Sélectionnez le plus grand poids de la ligne suivante.',
        right:
          'Il donne [[decoder/weights:3,a]] à « [[col:decoder/weights:a]] » : une colonne en arrière, car l’ordre est inversé.',
        wrong:
          'C’est [[decoder/weights:gr,g]], dans la ligne de « [[row:decoder/weights:gr]] ». À partir de « [[row:decoder/weights:3]] », le modèle écrit « européenne » : il regarde donc « [[col:decoder/weights:a]] », avec un poids de [[decoder/weights:3,a]].',
      },
      action: 'Pointez les mots français de gauche à droite. Où les traits se croisent-ils ?',
    },
    {
      title: 'À la sortie : un nombre par mot français',
      prediction: {
        ask: 'Pour le premier mot, le décodeur n’a regardé que « the ». Quel mot reçoit le plus grand nombre ?',
        answer: {
          choices: [
            { text: 'la, pour un nom féminin' },
            {
              text: 'le, pour un nom masculin',
              wrong:
                'Ce serait possible s’il ignorait tout du nom. Mais la ligne de « the » a aussi été lue à rebours, après « area » : « la » a [[logits:0,56]], « le » [[logits:0,57]].',
            },
            {
              text: 'les, pour plusieurs choses',
              wrong:
                'Il faudrait plusieurs « areas ». Lu à rebours, « the » vient après le nom, et sa ligne sait qu’il n’y en a qu’un : « la » a [[logits:0,56]], « les » [[logits:0,58]].',
            },
          ],
        },
        right:
          '« la » a [[logits:0,56]], « le » [[logits:0,57]]. Lu à rebours, « the » vient après « area » : sa ligne dépend donc du nom.',
        wrong:
          '« la » a [[logits:0,56]], « le » [[logits:0,57]], « les » [[logits:0,58]]. Lu à rebours, « the » vient après « area » : sa ligne dépend donc du nom.',
      },
    },
  ],
  tries: [
    {
      title: 'Un autre nom',
      text: 'Dans la lecture à l’endroit, la ligne de « [[row:forward/direction_states:0]] » commence par [[forward/direction_states:0,0]] ; dans la lecture à rebours, par [[backward/direction_states:0,0]]. Vous allez remplacer « area » par « market », masculin en français.',
      question: {
        ask: 'Que devient le premier nombre de « the » dans la lecture à l’endroit ?',
        answer: {
          wrong: {
            grow: 'De gauche à droite, « the » est lu en premier : aucun mot suivant ne peut ajouter à son état.',
            shrink:
              'De gauche à droite, « the » est lu en premier : aucun mot suivant ne peut rien retirer à son état.',
          },
        },
        right: 'De gauche à droite, « the » est lu avant le nom.',
        wrong: 'De gauche à droite, « the » est lu avant le nom, qui ne peut plus le changer.',
      },
      because:
        'Dans la lecture à rebours, il était de [[was:backward/direction_states:0,0]] et il est maintenant de [[backward/direction_states:0,0]] : là, « the » est lu en dernier. Le décodeur regarde toujours « the » d’abord, avec un poids de [[decoder/weights:0,0]], et y trouve maintenant « le » : [[logits:0,57]], contre [[logits:0,56]] pour « la ».',
    },
    {
      title: 'Plus longue que toutes les phrases apprises',
      text: 'Aucune phrase de l’entraînement n’avait plus de 20 mots. Vous allez en donner une de 23 au modèle, avec sa traduction : « my small european national bank does not look at … under my car ».',
      question: {
        ask: 'Vers la fin, après « sous ma », le modèle trouvera-t-il encore « voiture » ?',
        answer: {
          choices: [
            { text: 'Oui' },
            {
              text: 'Non, il s’est perdu',
              wrong:
                'Ce serait le cas si un seul état devait tout porter. Mais chaque étape revient à la source, et « voiture » a le plus grand nombre de sa ligne.',
            },
          ],
        },
        right: 'Il regarde « car » aussi sûrement que les mots précédents.',
        wrong: '« voiture » a le plus grand nombre de sa ligne dans [[logits]].',
      },
      because:
        'Avant « voiture », il regarde « car » et presque rien d’autre. Chaque étape va chercher le mot qu’il lui faut : rien ne doit donc être retenu tout au long de la phrase. Suivez les grands poids : ils longent la diagonale, et reviennent en arrière là où l’ordre du français est autre.',
    },
    {
      title: 'Coupez l’attention',
      text: 'Avant l’attention, le décodeur recevait la même ligne à chaque étape : [[summary]], les deux états au bout des lectures. Vous allez ne lui donner que cette ligne.',
      question: {
        ask: 'Que seront les lignes de [[decoder/context]], ce que reçoit chaque étape ?',
        answer: {
          choices: [
            { text: 'Toutes les mêmes' },
            {
              text: 'Différentes, mais moins qu’avant',
              wrong:
                'Il ne reste rien qui puisse distinguer les étapes : toutes les lignes sont les mêmes, et commencent par [[decoder/context:0,0]].',
            },
            {
              text: 'Rien que des zéros',
              wrong:
                'Ce qui est coupé, c’est le choix, pas la source : chaque étape reçoit encore les deux états des extrémités, et commence par [[decoder/context:0,0]].',
            },
          ],
        },
        right: 'Chaque étape reçoit la même chose.',
        wrong: 'Chaque étape reçoit la même ligne. Elle commence par [[decoder/context:0,0]], et non par 0.',
      },
      because:
        'Après « zone », « grandit » a maintenant [[logits:2,47]] et « économique » [[logits:2,114]] : le modèle n’a jamais appris à travailler avec une seule ligne pour tout. Un modèle peut-il l’apprendre ? La leçon suivante en montre un qui a été entraîné sans attention.',
    },
    {
      title: 'Inverser les adjectifs, est-ce une règle ?',
      text: 'Dans les phrases d’entraînement, « european » venait toujours avant « economic », et « économique » avant « européenne ». Vous allez échanger les deux mots anglais.',
      question: {
        ask: 'Quel mot le modèle écrira-t-il après « zone » ?',
        answer: {
          choices: [
            { text: 'européenne : il inverse l’ordre' },
            {
              text: 'économique, comme avant',
              wrong:
                'C’est ce qu’écrit le transformeur. Ce modèle a appris l’autre règle : « européenne » a [[logits:2,37]], « économique » [[logits:2,114]].',
            },
          ],
        },
        right: 'Ce modèle commence par l’adjectif voisin du nom.',
        wrong: 'C’est « européenne », avec [[logits:2,37]] contre [[logits:2,114]].',
      },
      because:
        'Il regarde le mot placé avant le nom, avec un poids de [[decoder/weights:2,2]]. Le transformeur de la leçon précédente écrit ici « économique ». Les phrases d’entraînement suivent les deux règles, et chaque modèle a appris la sienne. À l’étape suivante, celui-ci hésite : [[logits:3,114]] pour « économique », [[logits:3,37]] pour « européenne ».',
    },
  ],
  checks: [
    {
      title: 'Un nombre d’un état',
      question: {
        ask: 'La colonne 26 de l’état vaut [[forward/step_0/state:0,25]]. La cellule propose [[forward/step_1/candidate:0,25]], et la porte, la part remplacée, vaut [[forward/step_1/update:0,25]]. Quel est le nouveau nombre ? Deux décimales.',
        right:
          '[[forward/step_1/keep:0,25]] fois l’ancien nombre plus [[forward/step_1/update:0,25]] fois la proposition.',
        wrong:
          'Gardez une part de l’ancien nombre, et ajoutez le reste de la proposition. La somme des parts est 1.',
        mistakes: [
          {
            text: '[[given]] est ce que l’on garde de l’ancien nombre. On y ajoute la part de la proposition.',
          },
          { text: '[[given]] est la proposition. Elle ne remplace qu’une part de l’ancien nombre.' },
        ],
      },
    },
    {
      title: 'Que mélange-t-on ?',
      question: {
        ask: 'Pour écrire le point, le décodeur donne [[decoder/weights:5,0]] à « [[col:decoder/weights:0]] », [[decoder/weights:5,3]] à « [[col:decoder/weights:3]] » et [[decoder/weights:5,4]] à « [[col:decoder/weights:4]] ». Dans [[encoder_states]], leurs lignes commencent par [[encoder_states:0,0]] ; [[encoder_states:3,0]] et [[encoder_states:4,0]]. Par quoi commence la dernière ligne du contexte ? Deux décimales.',
        right: 'Chaque premier nombre compte avec son poids : ensemble [[decoder/context:5,0]].',
        wrong: 'Multipliez chacun des trois nombres par son poids, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est le nombre de « [[col:decoder/weights:4]] » seul. Les autres mots participent avec leurs poids.',
          },
        ],
      },
    },
    {
      title: 'Comment connaît-il l’article ?',
      question: {
        ask: 'Le modèle écrit « la » parce que « zone » est féminin. Où trouve-t-il le genre ?',
        answer: {
          choices: [
            {
              text: 'Dans la ligne de « area », qu’il regarde',
              wrong:
                'Il ne donne à « area » que [[decoder/weights:0,3]]. Quelle ligne regarde-t-il, et de quoi dépend-elle ?',
            },
            { text: 'Dans la ligne de « the », lu aussi à rebours' },
            {
              text: 'Nulle part : il devine',
              wrong:
                '« la » a [[logits:0,56]], « le » [[logits:0,57]] : ce n’est pas au hasard. Quelle ligne regarde-t-il, et de quoi dépend-elle ?',
            },
          ],
        },
        right:
          'Il regarde « the » avec un poids de [[decoder/weights:0,0]]. La moitié droite de cette ligne vient de la lecture qui a commencé par la fin.',
        wrong:
          'Il donne [[decoder/weights:0,3]] à « area » et [[decoder/weights:0,0]] à « the ». De quoi dépend la ligne de « the » ?',
      },
    },
  ],
  remember: [
    {
      text: 'Deux lectures, une par bout, donnent à chaque mot une ligne qui dépend de toute la phrase.',
    },
    {
      text: 'Avant chaque mot, le décodeur compare son état à toutes ces lignes, et continue avec un mélange d’entre elles.',
    },
    {
      text: 'Chaque état a besoin du précédent : un réseau récurrent doit donc calculer une étape après l’autre. À l’entraînement, un transformeur calcule toutes les lignes à la fois.',
    },
  ],
  sources: [
    {
      text: 'Bahdanau et al. 2015, « Neural Machine Translation by Jointly Learning to Align and Translate »',
      place: 'section 3.1, équations 4 à 6',
    },
    {
      text: 'Cho et al. 2014, « Learning Phrase Representations using RNN Encoder–Decoder for Statistical Machine Translation » : la cellule à portes',
      place: 'section 2.3',
    },
    {
      text: 'L’article « Explaining Attention Mechanism » divise par une somme sur les mots à écrire. Ici, comme dans l’article d’origine, les poids de chaque étape ont pour somme 1 sur les mots lus.',
    },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Avant l’attention, un réseau gardait d’une phrase une seule ligne de [[dim:d_both]] nombres, et écrivait la traduction à partir d’elle.',
    question: {
      ask: 'Un réseau a lu « an old european national hotel arrives » et écrit « un ». Qu’est-ce qui vient ensuite ?',
      answer: {
        choices: [
          {
            text: 'vieil (old)',
            wrong:
              'Ce serait juste. Mais il n’a que [[logits:1,100]], et « grand », qui n’est pas dans la phrase, [[logits:1,43]]. Où « old » s’est-il perdu ?',
          },
          { text: 'grand (large)' },
          {
            text: 'arrive (arrives)',
            wrong:
              'Le réseau sait que quelque chose vient avant le verbe, qui n’a que [[logits:1,9]]. Il écrit « grand », avec [[logits:1,43]]. Mais « large » n’est pas dans la phrase. Où « old » s’est-il perdu ?',
          },
        ],
      },
      right:
        '« grand » a [[logits:1,43]], « vieil » seulement [[logits:1,100]] : mais « large » n’est pas dans la phrase. Où « old » s’est-il perdu ?',
      wrong:
        'Il écrit « grand », qui a [[logits:1,43]], contre [[logits:1,100]] pour « vieil » et [[logits:1,9]] pour « arrive ». Mais « large » n’est pas dans la phrase. Où « old » s’est-il perdu ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : la phrase anglaise' },
    { title: 'De gauche à droite : un état après chaque mot' },
    { title: 'De droite à gauche : l’autre lecture' },
    { title: 'Une ligne par mot ; la plupart ne servent pas' },
    {
      title: 'Le résumé : tout ce qui est gardé',
      prediction: {
        ask: 'La moitié gauche du résumé est un état de la lecture de gauche à droite. Après quel mot ?',
        answer: {
          choices: [
            {
              text: 'an, le premier mot',
              wrong:
                'Après le premier mot, seul ce mot a été lu : l’état commençait par [[encoder_states:0,0]]. Le résumé commence par [[summary:0,0]], comme la ligne de « arrives ».',
            },
            {
              text: 'hotel, le nom',
              wrong:
                'Cet état ne connaît pas encore le verbe, et commence par [[encoder_states:4,0]]. Le résumé est le dernier état : [[summary:0,0]].',
            },
            { text: 'arrives, le dernier mot' },
          ],
        },
        right: 'Seul cet état dépend de tous les mots : il commence par [[encoder_states:5,0]].',
        wrong:
          'Après « arrives » : [[summary:0,0]] est le premier nombre de sa ligne. Seul cet état dépend de tous les mots ; après « an », il valait [[encoder_states:0,0]].',
      },
    },
    { title: 'Le décodeur commence' },
    { title: 'L’entrée d’une étape : le mot précédent et le résumé' },
    { title: 'L’état d’une étape, qui mène au mot suivant' },
    {
      title: 'Ce que le décodeur a reçu à chaque étape',
      prediction: {
        ask: 'Avec l’attention, chaque ligne de [[decoder/context]] est un autre mélange. La ligne de « [[row:decoder/context:0]] » commence par [[decoder/context:0,0]]. Et celle de « [[row:decoder/context:3]] », à partir de laquelle s’écrit un adjectif ?',
        answer: {
          choices: [
            { text: 'Par le même nombre' },
            {
              text: 'Par un nombre plus grand',
              wrong:
                'Rien ne s’ajoute d’une étape à l’autre : chaque étape reçoit le résumé tel quel, et commence par [[decoder/context:3,0]].',
            },
            {
              text: 'Par un nombre plus petit',
              wrong:
                'Écrire ne consomme rien : chaque étape reçoit tout le résumé, et commence par [[decoder/context:3,0]].',
            },
          ],
        },
        right: 'Chaque étape reçoit le résumé, quoi qu’elle ait à écrire.',
        wrong:
          'Par [[decoder/context:3,0]], le même nombre : chaque étape reçoit le résumé, quoi qu’elle ait à écrire.',
      },
    },
    { title: 'Le résumé et l’état, côte à côte' },
    {
      title: 'À la sortie : un nombre par mot français',
      prediction: {
        ask: 'On donne au modèle la bonne traduction : la ligne suivante est donc celle de « vieil ». Quel nom y reçoit le plus grand nombre ?',
        answer: {
          choices: [
            { text: 'hôtel' },
            {
              text: 'arbre',
              wrong:
                'Il n’y a pas d’arbre dans la phrase : « arbre » a [[logits:2,7]], « hôtel » [[logits:2,49]]. Le nom a survécu dans le résumé, le premier adjectif non.',
            },
            {
              text: 'train',
              wrong:
                'Il n’y a pas de train dans la phrase : « train » a [[logits:2,94]], « hôtel » [[logits:2,49]]. Le nom a survécu dans le résumé, le premier adjectif non.',
            },
          ],
        },
        right:
          '« hôtel » a [[logits:2,49]], « arbre » [[logits:2,7]]. Le nom est resté dans le résumé, le premier adjectif non.',
        wrong:
          '« hôtel » a [[logits:2,49]], « arbre » [[logits:2,7]], « train » [[logits:2,94]]. Le nom est resté dans le résumé, le premier adjectif non.',
      },
    },
  ],
  tries: [
    {
      title: 'Une phrase courte',
      text: 'Vous allez remplacer la phrase par « paul does not sleep », en français « paul ne dort pas ». Ce sont quatre mots au lieu de six : un prénom et un verbe.',
      question: {
        ask: 'Après « paul ne », le modèle trouvera-t-il le verbe « dort » ?',
        answer: {
          choices: [
            { text: 'Oui' },
            {
              text: 'Non, il écrit un autre verbe',
              wrong:
                'Cela arrive avec des phrases plus longues. Quatre mots tiennent dans le résumé : « dort » a le plus grand nombre, [[logits:2,34]].',
            },
          ],
        },
        right: 'Quatre mots tiennent dans le résumé.',
        wrong: '« dort » a le plus grand nombre, [[logits:2,34]]. Quatre mots tiennent dans le résumé.',
      },
      because:
        'Dans chaque ligne, le bon mot a le plus grand nombre : [[logits:0,80]] pour « paul », [[logits:1,74]] pour « ne », [[logits:2,34]] pour « dort », [[logits:3,79]] pour « pas ». Le réseau sait donc traduire. Ce qui lui manque, c’est la place pour plus de mots.',
    },
    {
      title: 'Une longue phrase',
      text: 'Vous allez lui donner la phrase de 23 mots que le modèle avec attention a traduite sans faute. Elle commence par « my small european national bank » ; plus loin vient « the old black german house ».',
      question: {
        ask: 'Après « ma petite », quel nom le modèle écrira-t-il ?',
        answer: {
          choices: [
            {
              text: 'banque, pour « bank »',
              wrong:
                'Ce serait juste, mais il n’a que [[logits:2,14]], et « maison » [[logits:2,62]]. Le résumé n’a pas gardé quel nom vient ici.',
            },
            { text: 'maison, pour « house »' },
            {
              text: 'voiture, pour « car »',
              wrong:
                'Avoir été lu en dernier n’amène pas « car » ici : « voiture » a [[logits:2,108]], « maison » [[logits:2,62]]. Le résumé n’a pas gardé quel nom vient ici.',
            },
          ],
        },
        right: 'C’est un nom de la phrase, mais pas celui qu’il faut ici.',
        wrong: 'Il écrit « maison », avec [[logits:2,62]] contre [[logits:2,14]] pour « banque ».',
      },
      because:
        '« maison » a [[logits:2,62]], « banque » [[logits:2,14]]. Le résumé a autant de nombres que pour une phrase courte, et ils doivent contenir 23 mots. Avec l’attention, le décodeur n’a pas à retenir « bank » : il le regarde à cette étape.',
    },
    {
      title: 'Mesurez',
      text: 'Sous la scène, ce modèle et celui avec attention traduisent 600 phrases nouvelles. Comment la part des traductions sans faute changera-t-elle avec la longueur de la phrase ? Devinez deux courbes, puis mesurez.',
      because:
        'Avec l’attention, la courbe est plate : chaque étape va chercher ce qu’il lui faut, si longue que soit la phrase. Sans attention, elle tombe, car le résumé a la même taille pour toute phrase. Voilà pourquoi l’attention a été inventée.',
    },
  ],
  checks: [
    {
      title: 'L’autre moitié',
      question: {
        ask: 'La moitié droite de [[summary]] vient de la lecture de droite à gauche. Quelle ligne de [[encoder_states]] a la même moitié droite ?',
        answer: {
          choices: [
            { text: 'Celle de « an »' },
            {
              text: 'Celle de « hotel »',
              wrong:
                'Quand « hotel » est lu depuis la droite, la plupart des mots restent à lire. Quel mot est lu en dernier ?',
            },
            {
              text: 'Celle de « arrives »',
              wrong:
                'De droite à gauche, « arrives » est lu en premier : son état ne connaît aucun autre mot. Quel mot est lu en dernier ?',
            },
          ],
        },
        right: 'De droite à gauche, « an » est lu en dernier : cet état dépend donc de tous les mots.',
        wrong:
          'Quel mot est lu en dernier si la lecture commence par la fin ? Seul l’état qui le suit dépend de tous les mots.',
      },
    },
    {
      title: 'Combien en reste-t-il ?',
      question: {
        ask: 'Avant la lecture de « arrives », la colonne 4 de l’état vaut [[forward/step_4/state:0,3]]. La porte de mise à jour, la part remplacée, vaut [[forward/step_5/update:0,3]]. Combien reste-t-il de l’ancien nombre après cette étape ? Deux décimales.',
        right:
          'Il en reste une part de [[forward/step_5/keep:0,3]]. Chaque mot de plus enlève une part du reste.',
        wrong: 'La part qui reste est 1 moins la porte. Multipliez-la par l’ancien nombre.',
        mistakes: [
          { text: '[[given]] est la part qui reste. Il faut encore la multiplier par l’ancien nombre.' },
          { text: '[[given]] est le nouvel état. Il contient aussi ce que « arrives » ajoute.' },
        ],
      },
    },
    {
      title: 'Vingt mots',
      question: {
        ask: 'Supposons que la phrase ait 20 mots au lieu de six. Qu’en reçoit chaque étape du décodeur ?',
        answer: {
          choices: [
            { text: '[[dim:d_both]] nombres, les mêmes à chaque étape' },
            {
              text: '[[dim:d_both]] nombres, d’autres à chaque étape',
              wrong:
                'Pour en recevoir d’autres, une étape devrait choisir parmi les mots : c’est l’attention, et elle manque ici.',
            },
            {
              text: 'Plus de nombres, puisqu’il y a plus de mots',
              wrong:
                'Un mot lu change l’état, mais ne l’allonge pas : il a [[dim:d_h]] nombres, et le résumé est fait de deux états.',
            },
          ],
        },
        right: 'Le résumé a [[dim:d_both]] nombres pour toute phrase, et chaque étape le reçoit en entier.',
        wrong:
          'Le résumé se compose de deux états de [[dim:d_h]] nombres, quel que soit le nombre de mots lus. Sans attention, chaque étape reçoit ce résumé.',
      },
    },
  ],
  remember: [
    {
      text: 'Sans attention, toute une phrase doit tenir dans une ligne dont la taille ne dépend pas de la phrase.',
    },
    { text: 'Ce qui s’est perdu est inventé : le résultat reste du bon français, mais avec d’autres mots.' },
    {
      text: 'L’attention permet à chaque étape de regarder de nouveau toutes les lignes. C’est pour cela qu’elle a été inventée.',
    },
  ],
  sources: [
    {
      text: 'Cho et al. 2014, « On the Properties of Neural Machine Translation » : la qualité baisse avec la longueur de la phrase',
    },
    {
      text: 'Bahdanau et al. 2015, « Neural Machine Translation by Jointly Learning to Align and Translate » : la même mesure avec attention',
      place: 'figure 2',
    },
  ],
} satisfies TextTree;

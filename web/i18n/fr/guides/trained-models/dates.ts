import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un modèle a appris par des exemples à lire des dates en huit langues : « 29. juni 1974 » devient 1974-06-29.',
    question: {
      ask: 'Il a écrit « 1974-0 ». Quel caractère regarde-t-il le plus pour trouver le chiffre suivant ?',
      right:
        'Il donne [[decoder_0/cross/head_0/weights:6,a]] à « [[col:decoder_0/cross/head_0/weights:a]] » : seule cette lettre change dans « juli ». Comment trouve-t-il la lettre qui décide ?',
      wrong:
        '« [[col:decoder_0/cross/head_0/weights:g]] » reçoit [[decoder_0/cross/head_0/weights:6,g]], « [[col:decoder_0/cross/head_0/weights:a]] » reçoit [[decoder_0/cross/head_0/weights:6,a]] : seule cette lettre change dans « juli ». Comment trouve-t-il la lettre qui décide ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : une date, caractère par caractère' },
    { title: 'Les vecteurs : quel caractère, et où' },
    {
      title: 'Deuxième tête : une espace qui regarde le jour',
      action: 'Pointez l’espace avant « juni » au-dessus de la matrice : elle regarde le premier chiffre.',
    },
    {
      title: 'Quatrième tête : un chiffre qui regarde son voisin',
      prediction: {
        ask: 'Le premier 2 peut être tout le jour, ou faire partie de 20 à 29. Ses deux meilleurs scores réduits dans la quatrième tête sont [[encoder_0/self/head_3/scaled_scores:0,1]] pour le 9 qui le suit et [[encoder_0/self/head_3/scaled_scores:0,0]] pour lui-même. Quel est son poids pour le 9 ? Faites glisser le curseur.',
        right:
          'C’est [[encoder_0/self/head_3/weights:0,1]]. La ligne du 2 contient maintenant aussi quelque chose du 9.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[encoder_0/self/head_3/weights:0,1]]. Une avance de 3 rend la part environ vingt fois plus grande.',
      },
    },
    { title: 'À la sortie de l’encodeur : ce que voit le décodeur' },
    { title: 'Les chiffres déjà écrits' },
    {
      title: 'Le décodeur : les chiffres regardent en arrière',
      action: 'Repérez les zéros au-dessus de la diagonale : aucun chiffre ne voit ceux qui le suivent.',
    },
    { title: 'Les scores : chiffres à écrire, caractères lus' },
    {
      title: 'Les poids : les caractères qui décident',
      prediction: {
        ask: 'Le modèle a écrit « 1974-06-2 ». Que regarde-t-il le plus pour écrire le 9 du jour ?',
        answer: {
          choices: [
            {
              text: 'Le 9 de « 29 »',
              wrong:
                'Il n’a pas besoin d’y regarder : dans l’encodeur, le 2 d’avant l’a regardé avec [[encoder_0/self/head_3/weights:0,1]]. Le 2 reçoit donc [[decoder_0/cross/head_0/weights:9,0]], le 9 seulement [[decoder_0/cross/head_0/weights:9,1]].',
            },
            { text: 'Le 2 de « 29 »' },
            {
              text: 'Le 9 de « 1974 »',
              wrong:
                'C’est le même chiffre, mais il appartient à l’année : il reçoit [[decoder_0/cross/head_0/weights:9,10]]. Le 2 de « 29 » reçoit [[decoder_0/cross/head_0/weights:9,0]], car dans l’encodeur il a regardé le 9 qui le suit.',
            },
          ],
        },
        right:
          'Il donne [[decoder_0/cross/head_0/weights:9,0]] au 2. Dans l’encodeur, ce 2 a regardé le 9 qui le suit, avec un poids de [[encoder_0/self/head_3/weights:0,1]].',
        wrong:
          'Le 2 de « 29 » reçoit [[decoder_0/cross/head_0/weights:9,0]], le 9 de « 29 » seulement [[decoder_0/cross/head_0/weights:9,1]]. Dans l’encodeur, ce 2 a regardé le 9, avec un poids de [[encoder_0/self/head_3/weights:0,1]].',
      },
      action: 'Pointez les chiffres de gauche à droite, et voyez quels caractères ils regardent.',
    },
    { title: 'Le contexte : ce qui a été trouvé dans la date' },
    { title: 'Ajouté à ce que le décodeur avait' },
    {
      title: 'À la sortie : un nombre par chiffre',
      prediction: {
        ask: 'Après « 1974 », il faut un trait d’union, mais « 29. juni 1974 » n’en a pas. Quel caractère reçoit le plus grand nombre ?',
        answer: {
          choices: [
            { text: 'Le trait d’union' },
            {
              text: 'Un 6, pour le mois',
              wrong:
                'Le mois vient plus tard : 6 a [[logits:4,6]], le trait d’union [[logits:4,10]]. Après quatre chiffres, il en faut un, quelle que soit la date.',
            },
            {
              text: 'Le point, qui termine le résultat',
              wrong:
                'Il manque encore le mois et le jour : le point a [[logits:4,11]], le trait d’union [[logits:4,10]].',
            },
          ],
        },
        right:
          'Il a [[logits:4,10]]. Quatre chiffres sont écrits, et cela suffit : aucun caractère de la date ne reçoit plus de [[decoder_0/cross/head_0/weights:4,12]] dans cette ligne.',
        wrong:
          'Le trait d’union a [[logits:4,10]], 6 a [[logits:4,6]], le point [[logits:4,11]]. Quatre chiffres sont écrits, et cela suffit : aucun caractère ne reçoit plus de [[decoder_0/cross/head_0/weights:4,12]] dans cette ligne.',
      },
    },
  ],
  tries: [
    {
      title: 'Changez une lettre',
      text: 'Vous allez remplacer le n de « juni » par un l. « juli » est juillet.',
      question: {
        ask: 'Quels chiffres de 1974-06-29 vont changer ?',
        answer: {
          choices: [
            { text: 'Le 6 seulement' },
            {
              text: 'Les deux chiffres du mois',
              wrong:
                'Les deux mois commencent par un 0, et il a toujours le plus grand nombre de sa ligne : [[logits:5,0]].',
            },
            {
              text: 'Aucun : une lettre, c’est trop peu',
              wrong:
                'C’est justement la lettre que le modèle regarde pour écrire ce chiffre : 7 a maintenant [[logits:6,7]], 6 seulement [[logits:6,6]].',
            },
          ],
        },
        right: 'Le 6 devient un 7.',
        wrong: 'Seul le 6 devient un 7. Le 0 a toujours le plus grand nombre de sa ligne, [[logits:5,0]].',
      },
      because:
        'Le modèle regarde cette lettre, maintenant avec un poids de [[decoder_0/cross/head_0/weights:6,6]]. Dans sa ligne, 7 avait [[was:logits:6,7]] et a [[logits:6,7]]. Dans toutes les autres lignes, le même caractère qu’avant a le plus grand nombre.',
    },
    {
      title: 'Un mois qui n’existe pas',
      text: 'Vous allez écrire « 29. jumi 1974 ». « jumi » n’est un mois dans aucune langue de l’entraînement.',
      question: {
        ask: 'Quel mois le modèle écrira-t-il ?',
        answer: {
          choices: [
            {
              text: '06 : « juni » ne diffère que d’une lettre',
              wrong:
                'Une personne le devinerait peut-être. Le modèle se fie à la lettre qu’il regarde, le m : 5 a [[logits:6,5]], 6 seulement [[logits:6,6]].',
            },
            {
              text: '07 : « juli » aussi',
              wrong:
                'Il ne compare pas des mots entiers. Il se fie à la lettre qu’il regarde, le m : 5 a [[logits:6,5]], 7 seulement [[logits:6,7]].',
            },
            { text: '05, pour mai' },
          ],
        },
        right: 'Les autres lettres comptent moins que celle qu’il regarde.',
        wrong: 'Il écrit 05 : 5 a [[logits:6,5]], 6 a [[logits:6,6]].',
      },
      because:
        'Il donne [[decoder_0/cross/head_0/weights:6,6]] au m, et 5 reçoit [[logits:6,5]], plus que 6 avec [[logits:6,6]]. Aucun exemple n’a montré que faire d’un tel mot. Le modèle écrit le chiffre qui a le plus grand nombre, et ne peut pas dire qu’il ne sait pas.',
    },
    {
      title: 'Le même jour en anglais',
      text: 'Vous allez écrire « june 29, 1974 ». Le n était le septième caractère, il est maintenant le troisième.',
      question: {
        ask: 'Que regardera le plus le modèle pour écrire le 6 ?',
        answer: {
          choices: [
            { text: 'Le n, où qu’il soit' },
            {
              text: 'Le septième caractère, comme avant',
              wrong:
                'Le septième caractère est maintenant un 9, et reçoit [[decoder_0/cross/head_0/weights:6,6]] ; le n reçoit [[decoder_0/cross/head_0/weights:6,2]]. Ce qui s’y trouve compte plus que la place.',
            },
            {
              text: 'Le e, la fin du mois',
              wrong:
                'Ce serait possible : « july » finit par une autre lettre. Mais le modèle a appris à se fier au n : il reçoit [[decoder_0/cross/head_0/weights:6,2]], le e [[decoder_0/cross/head_0/weights:6,3]].',
            },
          ],
        },
        right: 'Requêtes et clés comparent ce qui se trouve à une position, et non seulement la position.',
        wrong:
          'Le n reçoit [[decoder_0/cross/head_0/weights:6,2]], le septième caractère [[decoder_0/cross/head_0/weights:6,6]].',
      },
      because:
        'Le n reçoit [[decoder_0/cross/head_0/weights:6,2]] : les scores dépendent du caractère autant que de sa position. Le septième caractère, maintenant un 9, reçoit encore [[decoder_0/cross/head_0/weights:6,6]]. Le résultat est de nouveau 1974-06-29, à partir d’un autre ordre du jour et du mois.',
    },
    {
      title: 'D’autres dates, d’autres langues',
      text: 'Dans la figure, choisissez une autre date et cliquez sur un chiffre du résultat. Les caractères que le modèle a regardés avant de l’écrire s’allument. Dans quelles langues les premières lettres décident-elles du mois ?',
      because:
        'Certains mois diffèrent par leurs premières lettres, comme « marzo » et « agosto », d’autres plus loin seulement, comme « juni » et « juli ». Personne n’a dit au modèle quelles lettres décident. Il les a trouvées parce qu’elles rendaient ses chiffres justes.',
    },
  ],
  checks: [
    {
      title: 'Ajouté à ce qui était là',
      question: {
        ask: 'Dans la ligne de « [[row:decoder_0/residual_2:6]] », la colonne 14 du décodeur valait [[decoder_0/residual_1:6,13]]. L’attention croisée y a trouvé [[decoder_0/cross/output:6,13]]. Que devient ce nombre dans [[decoder_0/residual_2]] ? Deux décimales.',
        right: 'Ce qui était là plus ce qui a été trouvé : une connexion résiduelle.',
        wrong: 'Une connexion résiduelle ajoute ce que l’attention a trouvé à ce qui était là.',
        mistakes: [
          {
            text: '[[given]] est seulement ce que l’attention croisée a trouvé. On l’ajoute à ce qui était là.',
          },
        ],
      },
    },
    {
      title: 'Trouvez la ligne et la colonne',
      question: {
        ask: 'Pour écrire le 2 du jour, le modèle regarde l’espace avant « juni ». Sélectionnez ce poids.',
        right:
          'C’est [[decoder_0/cross/head_0/weights:8,3]], dans la ligne du trait d’union qui précède le 2.',
        wrong:
          'Cette cellule est dans la ligne de « [[row:decoder_0/cross/head_0/weights:gr]] », colonne « [[col:decoder_0/cross/head_0/weights:g]] ». Le 2 du jour s’écrit à partir de la ligne du caractère qui le précède, le second trait d’union.',
      },
    },
    {
      title: 'Un chiffre tiré d’une espace',
      question: {
        ask: 'Le modèle écrit le 2 du jour, mais regarde une espace. Comment sait-il que c’est un 2 ?',
        answer: {
          choices: [
            { text: 'Dans l’encodeur, cette espace a regardé le 2.' },
            {
              text: 'Il regarde aussi le 2 lui-même, avec à peu près la moitié du poids.',
              wrong:
                'Le décodeur ne donne au 2 lui-même que [[decoder_0/cross/head_0/weights:8,0]]. Qu’a vu l’espace dans l’encodeur ?',
            },
            {
              text: 'Il répète le dernier chiffre écrit.',
              wrong:
                'Le dernier chiffre écrit était un 6, et maintenant il écrit un 2. Qu’a vu l’espace dans l’encodeur ?',
            },
          ],
        },
        right:
          'Avec un poids de [[encoder_0/self/head_1/weights:3,0]], dans la deuxième tête. La ligne de l’espace contient donc le 2, et le décodeur l’y trouve.',
        wrong:
          'Le décodeur donne [[decoder_0/cross/head_0/weights:8,0]] au 2 lui-même, et le dernier chiffre écrit était 6. Que s’est-il passé avant, dans l’encodeur ?',
      },
    },
  ],
  remember: [
    {
      text: 'Pour chaque chiffre, le décodeur regarde les caractères qui en décident : pour juin, la lettre que juillet n’a pas.',
    },
    {
      text: 'L’encodeur porte l’information d’un caractère à un autre. En regardant une espace, on peut donc trouver un chiffre.',
    },
    {
      text: 'Le modèle écrit ce qui a le plus grand nombre, même pour un mois qui n’existe pas.',
    },
  ],
  sources: [
    { text: 'Vaswani et al. 2017, « Attention Is All You Need »', place: 'section 3, figure 1' },
    {
      text: 'Wiegreffe et Pinter 2019, « Attention is not not Explanation » : ce que les poids peuvent dire, et ce qu’ils ne peuvent pas',
    },
    {
      text: 'Les dates sont écrites comme les met en forme ICU, une bibliothèque pour de nombreuses langues.',
    },
  ],
} satisfies TextTree;

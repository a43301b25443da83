import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un transformeur de vision lit une image comme de petits carrés, tels des mots. Un jeton de plus, le jeton de classe, résume ce qu’ils montrent.',
    question: {
      ask: 'Quels carrés de cette image le jeton de classe regarde-t-il le plus ?',
      answer: {
        choices: [
          { text: 'L’oiseau clair' },
          {
            text: 'Le fond sombre',
            wrong:
              'Ce serait le cas s’il cherchait le sombre. Le coin sombre [[col:head_0/weights:1]] ne reçoit que [[head_0/weights:0,1]], le corps de l’oiseau, [[col:head_0/weights:6]], bien plus. Comment trouve-t-il l’oiseau ?',
          },
          {
            text: 'Tous également',
            wrong:
              'Alors il ne retiendrait de l’image qu’une moyenne grise. Le coin sombre [[col:head_0/weights:1]] ne reçoit que [[head_0/weights:0,1]], le corps de l’oiseau, [[col:head_0/weights:6]], bien plus. Comment trouve-t-il l’oiseau ?',
          },
        ],
      },
      right:
        'Le corps de l’oiseau, [[col:head_0/weights:6]], reçoit bien plus que le coin sombre [[col:head_0/weights:1]], qui ne reçoit que [[head_0/weights:0,1]]. Comment trouve-t-il l’oiseau ?',
      wrong:
        'Le coin sombre [[col:head_0/weights:1]] ne reçoit que [[head_0/weights:0,1]], le corps de l’oiseau, [[col:head_0/weights:6]], bien plus. Comment trouve-t-il l’oiseau ?',
    },
  },
  keySteps: [
    {
      title: 'L’image : un nombre par pixel',
      action: 'Dessinez sur l’image au-dessous des nombres, puis annulez.',
    },
    {
      title: 'Les patchs : l’image en petits carrés',
      prediction: {
        ask: 'L’image est découpée en carrés de [[dim:patch]] pixels sur [[dim:patch]]. Chaque carré devient une ligne : ses pixels de gauche à droite, de haut en bas. Le bec est gris, [[image:2,0]] : il commence par le premier pixel de la ligne 3 de l’image. Quelle cellule contiendra ce pixel ? Sélectionnez-la.',
        right:
          '[[row:patches:ar]] est le premier patch de la deuxième ligne de patchs, et c’est son premier pixel.',
        wrong:
          'Cette cellule appartient au patch [[row:patches:gr]]. Deux lignes de pixels font une ligne de patchs : la ligne 3 commence donc par le patch [[row:patches:ar]], dont c’est le premier pixel.',
      },
    },
    { title: 'Chaque patch devient un jeton' },
    { title: 'Un jeton de plus, pour l’image entière' },
    {
      title: 'Où était le patch ? Les plongements de position',
      action: 'Sélectionnez un nombre des deux dernières colonnes : elles disent où était un patch.',
    },
    { title: 'Les requêtes : ce que cherche chaque jeton' },
    { title: 'Les scores de la première tête : le contenu' },
    {
      title: 'Les poids de la première tête : la luminosité',
      prediction: {
        ask: 'Le jeton de classe a le score réduit [[head_0/scaled_scores:0,0]] pour lui-même et pour deux patchs clairs. Ses autres scores réduits ne dépassent pas [[head_0/scaled_scores:0,10]]. Quelle part reçoit chacun des trois ? Faites glisser le curseur.',
        right:
          'C’est [[head_0/weights:0,6]] : trois scores égaux se partagent l’essentiel de l’attention, et les autres jetons ensemble reçoivent le reste.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[head_0/weights:0,6]]. Trois jetons ont des scores égaux : chacun reçoit donc moins d’un tiers. Chacun des autres reçoit peu, mais ils sont quatorze.',
      },
      action: 'Choisissez un patch de l’image, au-dessous des nombres, pour voir où il regarde.',
    },
    { title: 'Le contexte : ce que recueille la première tête' },
    {
      title: 'Les poids de la deuxième tête : les places',
      prediction: {
        ask: 'La deuxième tête n’utilise que les places. Le jeton de classe n’a pas de place : sa requête dans cette tête est [[head_1/query:0,0]] ; [[head_1/query:0,1]] ; [[head_1/query:0,2]]. Où regarde-t-il dans cette tête ?',
        answer: {
          choices: [
            {
              text: 'Seulement lui-même',
              wrong:
                'Il ne s’accorde pas mieux avec lui-même qu’avec un autre : une requête nulle a le score 0 avec chaque clé. Chaque jeton reçoit donc [[head_1/weights:0,1]].',
            },
            {
              text: 'Aucun jeton',
              wrong:
                'Les scores sont 0, mais pas les poids : le softmax répartit toujours le tout, et chaque jeton reçoit [[head_1/weights:0,1]].',
            },
            { text: 'Tous les jetons également' },
          ],
        },
        right:
          'Une requête nulle donne des scores égaux, et des scores égaux donnent des parts égales : [[head_1/weights:0,1]] pour chaque jeton.',
        wrong:
          'Une requête nulle donne des scores égaux, tous nuls. Le softmax répartit quand même le tout : chacun des [[dim:n_tokens]] jetons reçoit [[head_1/weights:0,1]].',
      },
      action: 'Choisissez un coin de l’image : dans cette tête, il se regarde et regarde ses voisins.',
    },
    { title: 'Côte à côte : les résultats des deux têtes' },
    { title: 'La sortie : la première ligne vaut pour l’image' },
  ],
  tries: [
    {
      title: 'De la lumière dans un coin',
      text: 'Dans la première tête, le jeton de classe donne [[head_0/weights:0,6]] au patch clair [[col:head_0/weights:6]]. Vous allez éclairer le patch sombre [[col:head_0/weights:4]], dans le coin en haut à droite.',
      question: {
        ask: 'Que devient le poids de [[col:head_0/weights:6]] ?',
        answer: {
          wrong: {
            grow: 'Le coin clair est un rival, pas une aide : la somme des parts d’une ligne est 1.',
            stay: 'Son score n’a pas changé, mais un patch de plus a maintenant le même. La somme des parts est 1 : chacun reçoit donc moins.',
          },
        },
        right: 'Un patch clair de plus veut sa part.',
        wrong: 'Un patch clair de plus a le même score, et reçoit la même part.',
      },
      because:
        'Il était de [[was:head_0/weights:0,6]], il est maintenant de [[head_0/weights:0,6]] ; le coin a [[head_0/weights:0,4]], tout autant. Dans la deuxième tête, rien n’a changé : aucun patch ne s’est déplacé.',
    },
    {
      title: 'Cherchez l’ombre',
      text: 'Le jeton de classe commence par [[class_token:0,0]], qui veut dire « clair ». Vous allez remplacer ce nombre par −2.',
      question: {
        ask: 'Que devient le poids qu’il donne au coin sombre [[col:head_0/weights:1]] ?',
        answer: {
          wrong: {
            shrink:
              'Ce serait le cas avec une requête qui convient encore moins aux patchs sombres. Mais son signe a changé : ce qui convenait le moins convient maintenant le mieux.',
            stay: 'Le coin n’a pas changé, mais la requête si : avec le signe opposé, elle convient aux patchs sombres.',
          },
        },
        right: 'Sa requête convient maintenant aux patchs sombres.',
        wrong: 'Sa requête a changé de signe : elle convient maintenant aux patchs sombres.',
      },
      because:
        'Il était de [[was:head_0/weights:0,1]], il est maintenant de [[head_0/weights:0,1]], tandis que le corps de l’oiseau est passé de [[was:head_0/weights:0,6]] à [[head_0/weights:0,6]]. Un vrai modèle apprend ce que cherche son jeton de classe.',
    },
    {
      title: 'Oubliez les places',
      text: 'Dans la deuxième tête, le coin [[row:head_1/weights:1]] se donne [[head_1/weights:1,1]]. Vous allez mettre à 0 tous les plongements de position.',
      question: {
        ask: 'Que devient ce poids ?',
        answer: {
          wrong: {
            grow: 'Sans places, aucun patch ne se distingue pour cette tête : tous les scores sont 0, et tous les poids égaux.',
            stay: 'Cette tête compare les places, et rien d’autre. Sans elles, tous les scores sont 0, et tous les poids égaux.',
          },
        },
        right: 'Sans les places, cette tête n’a rien à comparer.',
        wrong: 'Sans les places, cette tête n’a rien à comparer : tous les scores sont nuls.',
      },
      because:
        'Il était de [[was:head_1/weights:1,1]], il est maintenant de [[head_1/weights:1,1]], comme pour tout autre jeton. Le modèle ne distingue plus cette image des mêmes patchs dans un autre ordre. La première tête, qui n’utilise pas les places, n’a pas changé.',
    },
    {
      title: 'Entraînez-en un',
      text: 'Les nombres de cette leçon ont été choisis à la main. Sous la scène, un transformeur de vision apprend à lire des chiffres, dans cette page. Lancez l’entraînement et regardez s’il se trompe de moins en moins.',
      because:
        'Il part de nombres tirés au hasard : il devine. Chaque pas change un peu toutes les matrices, plongements et jeton de classe compris, pour que le bon chiffre reçoive une plus grande probabilité. Personne ne lui dit où regarder.',
    },
  ],
  checks: [
    {
      title: 'Des pixels au jeton',
      question: {
        ask: 'Les quatre pixels du patch [[row:patches:10]] sont [[patches:10,0]] ; [[patches:10,1]] ; [[patches:10,2]] ; [[patches:10,3]]. La première colonne de [[w_e]] est [[w_e:0,0]] ; [[w_e:1,0]] ; [[w_e:2,0]] ; [[w_e:3,0]] ; le biais [[b_e]] commence par [[b_e:0,0]]. Quel est le premier nombre de son jeton ?',
        right: 'La somme de quatre pixels clairs est [[embedded_product:10,0]] ; on ajoute le biais.',
        wrong: 'Multipliez les quatre paires, additionnez les produits, et ajoutez le biais.',
        mistakes: [
          { text: '[[given]] est le produit avec [[w_e]]. Il faut encore ajouter le biais.' },
          {
            text: '[[given]] est son deuxième nombre, le contraste entre la gauche et la droite. Prenez la première colonne de [[w_e]].',
          },
        ],
      },
    },
    {
      title: 'Où est la place ?',
      question: {
        ask: 'Le plongement de position d’un patch a 0 dans toutes les colonnes sauf les deux dernières : combien vers le bas, puis combien vers la droite. Sélectionnez le nombre de [[z]] qui dit à quelle distance vers la droite se trouve le patch [[row:z:13]].',
        right: 'C’est [[z:13,5]] : ce patch est au bord gauche.',
        wrong:
          'Cette cellule est dans la ligne de [[row:z:gr]]. Prenez la ligne de [[row:z:13]]. La dernière colonne dit combien vers la droite, l’avant-dernière combien vers le bas ; les autres viennent des pixels.',
      },
    },
    {
      title: 'Qui cherche la même chose ?',
      question: {
        ask: 'Dans la première tête, la requête du jeton de classe est [[head_0/query:0,0]] ; [[head_0/query:0,1]] ; [[head_0/query:0,2]]. Quel patch a exactement la même ligne de poids ?',
        answer: {
          choices: [
            {
              text: 'Le coin sombre [[row:head_0/weights:1]], dont la requête est [[head_0/query:1,0]] ; [[head_0/query:1,1]] ; [[head_0/query:1,2]]',
              wrong:
                'Sa requête a le signe opposé. Là où le jeton de classe a un score élevé, elle en a un bas.',
            },
            {
              text: 'Le patch clair [[row:head_0/weights:6]], dont la requête est [[head_0/query:6,0]] ; [[head_0/query:6,1]] ; [[head_0/query:6,2]]',
            },
            {
              text: 'Aucun : le jeton de classe n’est pas un patch',
              wrong:
                'Ne pas être un patch n’y change rien : les poids viennent d’une requête et des clés, et tous les jetons rencontrent les mêmes clés.',
            },
          ],
        },
        right:
          'La même requête rencontre les mêmes clés : les scores et les poids sont donc les mêmes, jeton de classe ou non.',
        wrong:
          'Les poids viennent d’une requête et des clés. Tous les jetons rencontrent les mêmes clés : une requête égale, celle de [[row:head_0/weights:6]], donne donc une ligne égale.',
      },
    },
  ],
  remember: [
    { text: 'Une image est découpée en patchs ; une seule matrice apprise fait de chacun un jeton.' },
    {
      text: 'Les plongements de position disent où était un patch. Sans eux, les patchs sont un ensemble.',
    },
    {
      text: 'Le jeton de classe recueille ce que portent tous les patchs, et c’est d’après sa ligne que l’image est classée.',
    },
  ],
  sources: [
    {
      text: 'Dosovitskiy et al. 2020, « An Image is Worth 16x16 Words »',
      place: 'section 3.1, équations 1 à 4',
    },
  ],
} satisfies TextTree;

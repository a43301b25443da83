import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'L’image est découpée en patchs, des carrés de 2 pixels sur 2. Ce modèle a été entraîné sur les seuls patchs : on ne lui dit jamais où ils se trouvent.',
    question: {
      ask: 'Quelqu’un a écrit un 2. Un modèle peut-il le lire sans savoir où se trouve chaque patch ?',
      answer: {
        choices: [
          {
            text: 'Oui, il lit un 2',
            wrong:
              'Les traits d’un 2 y sont, mais pas leurs places : le 2 ne reçoit que [[logits:0,2]], le 7 reçoit [[logits:0,7]]. Que manque-t-il au juste au modèle ?',
          },
          { text: 'Non, il lit un 7' },
          {
            text: 'Non, tous les scores sont égaux',
            wrong:
              'Les traits seuls disent quelque chose : le 7 reçoit [[logits:0,7]], le 2 [[logits:0,2]]. Que manque-t-il au juste au modèle ?',
          },
        ],
      },
      right:
        'Le 7 reçoit le score [[logits:0,7]], le 2 seulement [[logits:0,2]]. Les deux chiffres sont faits de traits semblables. Que manque-t-il au juste au modèle ?',
      wrong:
        'Il lit un 7 : le 7 reçoit le score [[logits:0,7]], le 2 seulement [[logits:0,2]]. Les deux chiffres sont faits de traits semblables. Que manque-t-il au juste au modèle ?',
    },
  },
  keySteps: [
    { title: 'À l’entrée : un nombre par pixel' },
    { title: 'L’image découpée en patchs' },
    { title: 'Chaque patch devient un jeton' },
    {
      title: 'Jeton de classe et patchs, sans leurs places',
      prediction: {
        ask: 'Les patchs r1 c1, en haut à gauche, et r4 c1, en bas à gauche, ne montrent pas d’encre : tous leurs pixels valent 0. Leurs lignes dans [[tokens]] sont-elles égales ?',
        answer: {
          choices: [
            { text: 'Oui : rien ne dit où ils se trouvent.' },
            {
              text: 'Non : ils viennent de coins différents.',
              wrong:
                'Vous connaissez le coin d’un patch, mais sa ligne ne le contient pas : la colonne 11, par exemple, a [[tokens:1,10]] pour les deux.',
            },
          ],
        },
        right:
          'La colonne 11, par exemple, contient [[tokens:1,10]] pour les deux. À partir d’ici, rien ne peut les distinguer.',
        wrong:
          'La colonne 11, par exemple, contient [[tokens:1,10]] pour les deux. Une ligne dit seulement ce que montre son patch, et ces deux-ci montrent la même chose.',
      },
    },
    {
      title: 'Première couche : où regarde une tête',
      action: 'Trouvez les colonnes égales : leurs patchs ne montrent pas d’encre.',
    },
    {
      title: 'Deuxième couche : où regarde une autre tête',
      prediction: {
        ask: 'Le jeton de classe donne [[encoder_1/self/head_1/weights:0,1]] de son attention au patch r1 c1, qui ne montre pas d’encre. r4 c1 n’en montre pas non plus. Quel est son poids ? Faites glisser le curseur.',
        right:
          'C’est le même, [[encoder_1/self/head_1/weights:0,13]] : des jetons égaux ont des clés égales.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[encoder_1/self/head_1/weights:0,13]], comme pour r1 c1. Des jetons égaux ont des clés égales, donc des scores égaux, et des poids égaux.',
      },
    },
    {
      title: 'Le contexte : une somme sur tous les patchs',
      action:
        'Sélectionnez un nombre de la première ligne : une somme est la même dans n’importe quel ordre.',
    },
    { title: 'Ce que transmet la deuxième couche' },
    { title: 'Seule la ligne du jeton de classe continue' },
    {
      title: 'À la sortie : un score par chiffre',
      action: 'Comparez le nombre du 7 à celui du 2.',
    },
  ],
  tries: [
    {
      title: 'Échangez deux patchs',
      text: 'Vous allez échanger deux patchs de l’image : r1 c2, en haut du chiffre, et r4 c3, en bas.',
      question: {
        ask: 'Que va faire le score du 7 ?',
        answer: {
          wrong: {
            grow: 'Vous voyez une autre image, le modèle non : il reçoit les mêmes patchs dans un autre ordre, et rien ne s’ajoute.',
            shrink:
              'Vous voyez que le chiffre est défait, le modèle non : il reçoit les mêmes patchs dans un autre ordre, et rien ne se perd.',
          },
        },
        right: 'Le modèle reçoit les mêmes patchs dans un autre ordre.',
        wrong: 'Le modèle reçoit les mêmes patchs dans un autre ordre, et l’ordre ne joue aucun rôle.',
      },
      because:
        'Il était de [[was:logits:0,7]] et il est toujours de [[logits:0,7]], alors que [[image]] n’est plus un 2. Deux lignes de [[tokens]] ont échangé leurs places, et avec elles tout ce qu’on en calcule. Le jeton de classe additionne sur toutes les lignes, dans n’importe quel ordre.',
    },
    {
      title: 'Activez les positions',
      text: '[[tokens]] ne dit rien des places. Vous allez ajouter une ligne pour chaque place. Ces lignes ont été tirées au hasard et n’ont pas pris part à l’entraînement.',
      question: {
        ask: 'Que va lire le modèle ?',
        answer: {
          choices: [
            {
              text: 'Un 2 : il connaît maintenant les places.',
              wrong:
                'Il reçoit un nombre pour chaque place, mais n’a jamais appris ce qu’ils signifient : le 2 a [[logits:0,2]], le 5 [[logits:0,5]].',
            },
            {
              text: 'Un 7, comme avant.',
              wrong:
                'Les nouveaux nombres ne sont pas ignorés. Ils dérangent : il ne reste au 7 que [[logits:0,7]], le 5 a [[logits:0,5]].',
            },
            { text: 'Un autre chiffre, avec un score plus bas.' },
          ],
        },
        right: 'Le modèle n’a jamais appris ce que ces nombres veulent dire.',
        wrong: 'Le modèle n’a jamais appris ce que ces nombres veulent dire : ils ne font que le gêner.',
      },
      because:
        'Le 7 est tombé de [[was:logits:0,7]] à [[logits:0,7]], et c’est maintenant « [[col:logits:max]] » qui a le meilleur score, [[logits:0,max]]. Les positions n’aident que si elles étaient là pendant l’entraînement. La leçon « Des chiffres, appris » a un tel modèle.',
    },
    {
      title: 'Mélangez toute l’image',
      text: 'Dans la figure des chiffres, la deuxième image a tous les patchs de la première à d’autres places. Choisissez la première, puis la deuxième, et comparez les probabilités. Choisissez ensuite d’autres chiffres : lesquels le modèle lit-il mal ?',
      because:
        'Une image et sa copie mélangée reçoivent les mêmes probabilités. Le modèle lit encore beaucoup de chiffres, car leurs traits diffèrent. Il confond les chiffres faits de traits semblables.',
    },
  ],
  checks: [
    {
      title: 'Deux patchs vides',
      question: {
        ask: 'Dans la colonne 11 de [[embedded]], le patch vide r1 c1 a [[embedded:0,10]]. Qu’y a le patch r4 c1, vide lui aussi ? Deux décimales.',
        right:
          'La même chose : [[embedded:12,10]]. Les deux lignes sont faites des mêmes pixels, avec les mêmes matrices.',
        wrong: 'Les deux lignes sont faites de quatre zéros, avec les mêmes matrices.',
        mistakes: [
          {
            text: '[[given]] est le produit de quatre zéros et de la matrice. Il reste à ajouter [[b_e]], comme à chaque patch.',
          },
        ],
      },
    },
    {
      title: 'Ce que recueille le jeton de classe',
      question: {
        ask: 'La ligne du jeton de classe sort de la première couche avec [[encoder_0/residual_2:0,1]] dans la colonne 2. L’attention de la deuxième couche trouve [[encoder_1/self/output:0,1]]. Quel nombre a-t-elle dans [[encoder_1/residual_1]] ? Deux décimales.',
        right: 'Ce qui est entré plus ce que l’attention a trouvé : [[encoder_1/residual_1:0,1]].',
        wrong: 'Une connexion résiduelle additionne ce qui est entré et ce que l’attention a trouvé.',
        mistakes: [
          { text: '[[given]] est seulement ce que l’attention a trouvé. On y ajoute ce qui est entré.' },
          { text: '[[given]] est le nombre après le réseau, qui vient plus tard.' },
        ],
      },
    },
    {
      title: 'Quelle ligne décide ?',
      question: {
        ask: 'La ligne [[class_row]] va vers les scores des chiffres. Sélectionnez son premier nombre dans [[encoder_norm/normed]].',
        right: 'La ligne du jeton de classe, avant tous les patchs.',
        wrong:
          'C’est la ligne de [[row:encoder_norm/normed:gr]], colonne [[col:encoder_norm/normed:g]]. C’est la ligne du jeton de classe qui décide, et son premier nombre est dans la colonne 1.',
      },
    },
  ],
  remember: [
    { text: 'Sans positions, un jeton dit ce que montre son patch, et non où il se trouve.' },
    {
      text: 'L’attention additionne sur tous les patchs. Une somme n’a pas d’ordre : des patchs mélangés donnent la même réponse.',
    },
    {
      text: 'Les chiffres dont les traits diffèrent se lisent encore. Ceux qui ne diffèrent que par les places de traits semblables, non.',
    },
  ],
  sources: [
    {
      text: 'Dosovitskiy et al. 2021, « An Image is Worth 16x16 Words » : la même comparaison avec des photographies',
      place: 'annexe « Positional embedding »',
    },
    { text: 'Zaheer et al. 2017, « Deep Sets » : des fonctions qui ne dépendent pas de l’ordre de l’entrée' },
    { text: 'Chiffres manuscrits d’Alpaydin et Kaynak, 1998, UCI Machine Learning Repository' },
  ],
} satisfies TextTree;

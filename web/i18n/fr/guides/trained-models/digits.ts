import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Le modèle découpe l’image en patchs, de petits carrés de 2 pixels sur 2. Il les lit comme une suite, à la manière des mots d’une phrase.',
    question: {
      ask: 'Quelqu’un a écrit un 9. Un modèle peut-il le lire en 16 petits patchs ?',
      answer: {
        choices: [
          { text: 'Oui, nettement' },
          {
            text: 'Oui, mais le 4 est tout près',
            wrong:
              'Un 4 lui ressemble beaucoup, mais pas pour ce modèle : le 4 reçoit [[logits:0,4]], le 9 [[logits:0,9]]. Comment lit-il 16 patchs ?',
          },
          {
            text: 'Non, il lit un autre chiffre',
            wrong:
              'Il le lit bien : le 9 reçoit [[logits:0,9]], le suivant, le 7, seulement [[logits:0,7]]. Le modèle n’a jamais vu cette image. Comment lit-il 16 patchs ?',
          },
        ],
      },
      right:
        'Le 9 reçoit le score [[logits:0,9]] ; le suivant, le 7, seulement [[logits:0,7]]. Le modèle n’a jamais vu cette image. Comment lit-il 16 patchs ?',
      wrong:
        'Il lit nettement un 9 : le 9 reçoit le score [[logits:0,9]], le 7 [[logits:0,7]] et le 4 [[logits:0,4]]. Le modèle n’a jamais vu cette image. Comment lit-il 16 patchs ?',
    },
  },
  keySteps: [
    {
      title: 'À l’entrée : un nombre par pixel',
      action: 'Sélectionnez un pixel pour voir combien d’encre il contient.',
    },
    {
      title: 'L’image découpée en patchs',
      prediction: {
        ask: 'Chaque patch devient une ligne : ses deux pixels du haut, puis les deux du bas. Les noms disent où il se trouve : r2 c3 est le troisième de la deuxième rangée. Où sera le pixel de la ligne 3, colonne 3 de [[image]] ?',
        right:
          'Les lignes 3 et 4 des pixels reviennent à la deuxième rangée de patchs, les colonnes 3 et 4 à son deuxième patch. Le pixel y est le premier.',
        wrong:
          'Vous avez choisi la ligne de [[row:patches:gr]]. Les lignes 3 et 4 des pixels reviennent à la deuxième rangée de patchs, les colonnes 3 et 4 à son deuxième patch. Le pixel y est le premier.',
      },
    },
    { title: 'Chaque patch devient un jeton' },
    { title: 'Un jeton de plus : le jeton de classe' },
    { title: 'Plus les positions : où se trouve un patch' },
    {
      title: 'Première couche : où regarde une tête',
      action: 'Pointez un nom au-dessus de la matrice pour ne voir que ses traits.',
    },
    { title: 'Ce que transmet la première couche' },
    {
      title: 'Deuxième couche : où regarde le jeton de classe',
      prediction: {
        ask: 'Dans cette tête, les meilleurs scores réduits du jeton de classe sont [[encoder_1/self/head_0/scaled_scores:0,3]] pour le patch r1 c3 ; [[encoder_1/self/head_0/scaled_scores:0,6]] pour r2 c2 et [[encoder_1/self/head_0/scaled_scores:0,13]] pour r4 c1. Quel est son poids pour r1 c3 ? Faites glisser le curseur.',
        right:
          'C’est [[encoder_1/self/head_0/weights:0,3]] ; r2 c2 reçoit [[encoder_1/self/head_0/weights:0,6]]. Tous deux sont sur la boucle du 9.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[encoder_1/self/head_0/weights:0,3]], et r2 c2 reçoit [[encoder_1/self/head_0/weights:0,6]]. Une avance d’un peu plus de 1 rend un poids environ trois fois plus grand.',
      },
    },
    { title: 'Ce qu’ont trouvé toutes les têtes de la couche' },
    {
      title: 'Une seule ligne continue',
      prediction: {
        ask: 'Après la dernière couche, son résultat, [[encoder_norm/normed]], a [[dim:n_tokens]] lignes. Une seule décide du chiffre que lit le modèle. Laquelle ?',
        answer: {
          choices: [
            { text: 'Celle du jeton de classe' },
            {
              text: 'Celle d’un patch du milieu, r3 c3',
              wrong:
                'Un patch part de ses quatre pixels, et représente sa place. Le jeton de classe n’appartient à aucune place : c’est sa ligne, qui commence par [[encoder_norm/normed:0,0]], qui continue.',
            },
            {
              text: 'La dernière, r4 c4, qui a tout avant elle',
              wrong:
                'Il n’y a pas de masque ici : chaque jeton voit tous les autres, le dernier pas plus que le premier. C’est la ligne du jeton de classe qui continue ; elle commence par [[encoder_norm/normed:0,0]].',
            },
          ],
        },
        right:
          'Elle commence par [[encoder_norm/normed:0,0]] dans les deux matrices. Le jeton de classe a recueilli ce qu’il lui faut auprès des patchs.',
        wrong:
          'C’est celle du jeton de classe : elle commence par [[encoder_norm/normed:0,0]] dans les deux matrices. Un patch part toujours de ses quatre pixels ; le jeton de classe n’est nulle part, et ne fait que recueillir.',
      },
    },
    {
      title: 'À la sortie : un score par chiffre',
      action: 'Sélectionnez le plus grand nombre pour voir le produit qui le donne.',
    },
  ],
  tries: [
    {
      title: 'Ouvrez la boucle',
      text: 'À droite, la boucle du 9 est fermée par les pixels des colonnes 6 et 7. Vous allez en effacer presque toute l’encre dans les trois premières lignes de l’image.',
      question: {
        ask: 'Que va lire le modèle ?',
        answer: {
          choices: [
            {
              text: 'Toujours un 9',
              wrong:
                'Sans son côté droit, la boucle est ouverte : il ne reste au 9 que [[logits:0,9]], le 5 a [[logits:0,5]].',
            },
            { text: 'Un 5' },
            {
              text: 'Un 4',
              wrong:
                'Un 4 est ouvert en haut, ce chiffre l’est à droite : le 4 a [[logits:0,4]], le 5 [[logits:0,5]].',
            },
          ],
        },
        right: 'Un 5 est ouvert en haut à droite.',
        wrong: 'Un 5 est ouvert en haut à droite, et sa partie basse est celle de ce 9.',
      },
      because:
        'Le 5 avait [[was:logits:0,5]] et a maintenant [[logits:0,5]] ; le 9 est tombé de [[was:logits:0,9]] à [[logits:0,9]]. Cinq pixels suffisent. Regardez [[image]] : la plupart des gens y liraient aussi un 5.',
    },
    {
      title: 'Désactivez une tête',
      text: 'Dans la deuxième tête de la dernière couche, le jeton de classe donne [[encoder_1/self/head_1/weights:0,7]] de son attention à un seul patch, r2 c3. Vous allez mettre à 0 les lignes de cette tête dans [[encoder_1/self/w_o]] : rien de ce qu’elle trouve ne sera transmis.',
      question: {
        ask: 'Le modèle lira-t-il encore un 9 ?',
        answer: {
          choices: [
            { text: 'Oui : les autres têtes suffisent.' },
            {
              text: 'Non : il manque ce qu’elle y voyait.',
              wrong:
                'Un grand poids ne veut pas dire qu’une tête est nécessaire. Les autres voient assez de ce 9 : il a encore [[logits:0,9]].',
            },
          ],
        },
        right: 'Aucune tête ne décide seule de ce 9.',
        wrong:
          'Un grand poids ne veut pas dire qu’une tête est nécessaire. Les autres têtes voient assez de ce 9.',
      },
      because:
        'Le 9 avait [[was:logits:0,9]] et a encore [[logits:0,9]]. Une carte des poids montre où regarde une tête, et non ce qui en dépend. Pour le savoir, désactivez-la et comparez.',
    },
    {
      title: 'Retirez les positions',
      text: 'Chaque patch a reçu une ligne apprise pour sa place. Vous allez omettre ces lignes : les patchs restent les mêmes, leurs places sont perdues.',
      question: {
        ask: 'Le modèle lira-t-il encore un 9 ?',
        answer: {
          choices: [
            {
              text: 'Oui : chaque trait est encore là.',
              wrong:
                'Les traits y sont, mais le modèle a appris à chercher chacun à sa place. Sans places, le 9 a [[logits:0,9]].',
            },
            { text: 'Non : il lit un autre chiffre.' },
          ],
        },
        right: 'Il a appris à se fier aux places.',
        wrong: 'Il a appris à se fier aux places ; sans elles, ses têtes regardent les mauvais patchs.',
      },
      because:
        'Le 9 est tombé de [[was:logits:0,9]] à [[logits:0,9]], et le modèle lit « [[col:logits:max]] » avec [[logits:0,max]]. La leçon « Des chiffres sans positions » a un modèle entraîné sans elles dès le début.',
    },
    {
      title: 'Écrivez vous-même un chiffre',
      text: 'Dessinez sur l’image avec le pinceau, ou effacez-la et écrivez un autre chiffre. Essayez-en un qui soit difficile à lire : quand la réponse change-t-elle ?',
      because:
        'Le modèle répond toujours l’un des dix chiffres, même pour une image vide : il n’a rien appris d’autre. Il lit bien les chiffres semblables à ceux de son entraînement ; il peut se tromper sur d’autres, avec un score tout aussi grand.',
    },
  ],
  checks: [
    {
      title: 'Quatre pixels, une ligne',
      question: {
        ask: 'Le patch r4 c2 a les pixels [[image:6,2]] et [[image:6,3]], et au-dessous [[image:7,2]] et [[image:7,3]]. Quel est le troisième nombre de sa ligne dans [[patches]] ? Deux décimales.',
        right: 'Les deux pixels du haut viennent d’abord : le troisième nombre est le pixel en bas à gauche.',
        wrong: 'Les deux pixels du haut viennent d’abord, de gauche à droite, puis ceux du bas.',
        mistakes: [
          {
            text: '[[given]] est le troisième nombre si l’on descend le long des colonnes. Les patchs se lisent le long des lignes.',
          },
          { text: '[[given]] est le premier nombre, le pixel en haut à gauche.' },
        ],
      },
    },
    {
      title: 'Le patch plus sa place',
      question: {
        ask: 'La ligne du patch r2 c3 commence par [[tokens:7,0]] dans [[tokens]] et par [[position_embeddings:7,0]] dans [[position_embeddings]]. Par quel nombre commence-t-elle dans [[z]] ? Deux décimales.',
        right: '[[tokens:7,0]] plus [[position_embeddings:7,0]] donne [[z:7,0]].',
        wrong: 'Additionnez ce que montre le patch et l’endroit où il se trouve.',
        mistakes: [
          { text: '[[given]] est le patch sans sa place.' },
          { text: '[[given]] est seulement la place. Il manque ce que montre le patch.' },
        ],
      },
    },
    {
      title: 'Qui regarde où ?',
      question: {
        ask: 'Quelle cellule dit ce que le jeton de classe prend au patch r2 c2 ? Sélectionnez-la.',
        right: 'La ligne du jeton qui regarde, la colonne de celui qui est regardé.',
        wrong:
          'Cette cellule dit ce que [[row:encoder_1/self/head_0/weights:gr]] prend à [[col:encoder_1/self/head_0/weights:g]]. Les lignes regardent, les colonnes sont regardées.',
      },
    },
  ],
  remember: [
    {
      text: 'Une image devient une suite : chaque patch, multiplié par la même matrice apprise, devient un jeton.',
    },
    {
      text: 'Les positions sont apprises et ajoutées. Sans elles, l’attention ignore où se trouve un patch.',
    },
    {
      text: 'Le jeton de classe recueille auprès de tous les patchs, et sa ligne décide du chiffre lu.',
    },
  ],
  sources: [
    {
      text: 'Dosovitskiy et al. 2021, « An Image is Worth 16x16 Words » : le transformeur de vision',
      place: 'section 3.1, équations 1 à 4',
    },
    { text: 'Chiffres manuscrits d’Alpaydin et Kaynak, 1998, UCI Machine Learning Repository' },
    {
      text: 'Jain et Wallace 2019, « Attention is not Explanation » : ce que les poids disent d’une réponse, et ce qu’ils ne disent pas',
    },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Un oiseau rouge au bec orange, entre ciel, soleil et herbe : cinquante pixels. Chacun peut regarder tous les autres.',
    question: {
      ask: 'Le pixel encadré est le bec. Quels autres pixels regarde-t-il le plus ?',
      answer: {
        choices: [
          {
            text: 'L’oiseau rouge, à côté',
            wrong:
              'Être près ne sert à rien : le pixel rouge voisin reçoit [[weights:23,22]], chaque pixel du soleil [[weights:23,8]]. Qu’est-ce qui compte ?',
          },
          { text: 'Le soleil, au loin' },
          {
            text: 'Tous également',
            wrong:
              'Il fait une différence, mais pas d’après la distance : chaque pixel du soleil reçoit [[weights:23,8]], le rouge voisin [[weights:23,22]]. Qu’est-ce qui compte ?',
          },
        ],
      },
      right:
        'Chaque pixel du soleil reçoit [[weights:23,8]], le pixel rouge voisin [[weights:23,22]]. Ici, la distance ne compte pas. Qu’est-ce qui compte ?',
      wrong:
        'Le pixel rouge voisin reçoit [[weights:23,22]], chaque pixel du soleil [[weights:23,8]]. Ici, la distance ne compte pas. Qu’est-ce qui compte ?',
    },
  },
  keySteps: [
    { title: 'L’image : trois nombres par pixel' },
    { title: 'Ce qui fait une requête : la teinte' },
    {
      title: 'Un ensemble de vecteurs : une ligne par pixel',
      action: 'Sélectionnez un nombre de [[pixels]] pour voir où il était dans [[image]].',
    },
    { title: 'Les requêtes : ce que cherche chaque pixel' },
    { title: 'Les clés : ce à quoi l’on reconnaît chaque pixel' },
    {
      title: 'Les scores : chaque pixel rencontre chaque pixel',
      prediction: {
        ask: 'Un score est une requête fois une clé, nombre par nombre, le tout additionné. Le bec, [[row:query:23]], a pour requête [[query:23,0]] ; [[query:23,1]] ; [[query:23,2]]. Au milieu, elle est presque nulle : le premier et le dernier nombre décident. Quelle clé lui donne le score le plus bas ?',
        answer: {
          choices: [
            {
              text: 'Oiseau rouge : premier [[key:22,0]] ; dernier [[key:22,2]]',
              wrong:
                'Sa clé a les mêmes signes que la requête : les deux produits sont positifs, [[scores:23,22]]. Le ciel a les signes opposés : [[scores:23,24]].',
            },
            { text: 'Ciel : premier [[key:24,0]] ; dernier [[key:24,2]]' },
            {
              text: 'Herbe : premier [[key:40,0]] ; dernier [[key:40,2]]',
              wrong:
                'L’un de ses produits est négatif, l’autre positif, et ils s’annulent presque : [[scores:23,40]]. Pour le ciel, les deux sont négatifs : [[scores:23,24]].',
            },
          ],
        },
        right:
          'Le ciel a pour score [[scores:23,24]] : là où la requête a un plus, sa clé a un moins, et inversement.',
        wrong:
          'L’oiseau rouge a pour score [[scores:23,22]], l’herbe [[scores:23,40]], le ciel [[scores:23,24]]. Là où la requête a un plus, la clé du ciel a un moins, et inversement.',
      },
    },
    { title: 'Les scores réduits : divisés par √d_k' },
    {
      title: 'Les poids : comment un pixel répartit son attention',
      prediction: {
        ask: '29 des [[dim:n]] pixels sont du ciel, tous de la même couleur. [[row:scaled_scores:0]] en fait partie. Il a le score réduit [[scaled_scores:0,1]] pour chacun d’eux ; tous les autres scores sont nuls ou négatifs. Quelle part se donne-t-il à lui-même ? Faites glisser le curseur.',
        right:
          'C’est [[weights:0,0]], environ 1 divisé par 29 : des pixels égaux reçoivent des parts égales, et ils sont nombreux.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[weights:0,0]], environ 1 divisé par 29. Le pixel ne prend pas plus que tout autre pixel du ciel.',
      },
      action: 'Choisissez un pixel de l’image, au-dessous des nombres, pour voir où il regarde.',
    },
    {
      title: 'Le contexte : un mélange de couleurs',
      prediction: {
        ask: 'Le bec donne [[weights:23,23]] à lui-même, [[weights:23,8]] à chacun des quatre pixels du soleil et [[weights:23,22]] à chaque pixel rouge. Il contient [[pixels:23,1]] de vert, le soleil [[pixels:8,1]], le rouge [[pixels:22,1]]. Combien de vert y a-t-il dans le mélange du bec ?',
        answer: {
          choices: [
            { text: 'Plus que dans le bec lui-même' },
            {
              text: 'Moins que dans le bec lui-même',
              wrong:
                'Les pixels rouges le tirent vers le bas, mais les quatre pixels du soleil comptent plus : le mélange a [[context:23,1]].',
            },
            {
              text: 'Autant que dans le bec lui-même',
              wrong:
                'Seulement s’il ne regardait que lui-même. Il regarde aussi le soleil, qui a plus de vert : le mélange a [[context:23,1]].',
            },
          ],
        },
        right: 'C’est [[context:23,1]] : à eux quatre, les pixels du soleil ont la plus grande part.',
        wrong:
          'C’est [[context:23,1]], plus que [[pixels:23,1]] : à eux quatre, les pixels du soleil ont plus de la moitié de l’attention.',
      },
    },
  ],
  tries: [
    {
      title: 'Peignez un coin en orange',
      text: 'Le bec se donne [[weights:23,23]], plus qu’à tout autre pixel. [[row:weights:0]], dans le coin, est du ciel. Vous allez le peindre en orange, comme le bec.',
      question: {
        ask: 'Que devient le poids que le bec se donne à lui-même ?',
        answer: {
          wrong: {
            grow: 'Un second pixel de sa couleur ne le soutient pas : il prend sa propre part, exactement aussi grande.',
            stay: 'Son score n’a pas changé, mais un pixel de plus a maintenant le même, et toutes les parts ensemble font 1.',
          },
        },
        right: 'Deux pixels ont maintenant cette couleur, et tous deux reçoivent la même part.',
        wrong:
          'Deux pixels ont maintenant cette couleur, et tous deux reçoivent la même part, si loin qu’ils soient l’un de l’autre.',
      },
      because:
        'Il était de [[was:weights:23,23]], il est maintenant de [[weights:23,23]], et [[col:weights:0]] reçoit [[weights:23,0]] : exactement autant. Toutes les autres parts du bec ont diminué pour faire de la place.',
    },
    {
      title: 'Déplacez le bec',
      text: 'Vous allez échanger deux pixels : le bec monte dans le ciel, en [[row:context:5]], et un pixel de ciel prend sa place.',
      question: {
        ask: 'Le bec est maintenant plus près du soleil. Que devient le rouge dans le mélange du pixel du soleil [[row:context:8]], son premier nombre ?',
        answer: {
          wrong: {
            grow: 'Être près ne sert à rien : l’attention a les mêmes cinquante vecteurs qu’avant, dans un autre ordre.',
            shrink:
              'Aucun rouge n’a quitté l’image. L’attention a les mêmes cinquante vecteurs qu’avant, dans un autre ordre.',
          },
        },
        right: 'L’attention ne sait pas où se trouve un pixel.',
        wrong:
          'L’attention ne sait pas où se trouve un pixel. Elle a les mêmes cinquante vecteurs qu’auparavant.',
      },
      because:
        'C’est toujours [[context:8,0]]. Les deux lignes ont été échangées, dans [[pixels]] et dans chaque résultat ; une moyenne pondérée ne dépend pas de l’ordre de ses termes. Pour se servir des places, un modèle a besoin de positions.',
    },
    {
      title: 'Un pixel sans couleur',
      text: 'Le pixel du soleil [[row:weights:8]] ne donne presque rien, [[weights:8,0]], au ciel du coin. Vous allez le rendre gris : autant de rouge que de vert et de bleu.',
      question: {
        ask: 'Que devient le poids qu’il donne au coin ?',
        answer: {
          wrong: {
            shrink:
              'Il était presque nul, car les couleurs s’opposent. Le gris ne cherche aucune couleur, il n’en évite donc aucune : le coin reçoit [[weights:8,0]].',
            stay: 'Le coin n’a pas changé, mais la requête si : sans couleur, tous ses scores sont égaux, et le coin reçoit [[weights:8,0]].',
          },
        },
        right: 'Il ne cherche plus aucune couleur, il n’en évite donc aucune.',
        wrong: 'Il ne cherche plus aucune couleur, il n’en évite donc aucune : tous ses scores sont égaux.',
      },
      because:
        'Sa requête est [[query:8,0]] ; [[query:8,1]] ; [[query:8,2]], et tous ses scores sont nuls aussi. Des scores égaux donnent des parts égales : [[weights:8,0]] pour chacun des cinquante pixels.',
    },
  ],
  checks: [
    {
      title: 'De l’image aux lignes',
      question: {
        ask: 'Dans la ligne 3 de [[image]], la colonne 11 contient [[image:2,10]]. Où est ce nombre dans [[pixels]] ? Sélectionnez la cellule.',
        right:
          'Les colonnes 10 à 12 sont le quatrième pixel de la ligne ; la deuxième d’entre elles est son vert.',
        wrong:
          'Cette cellule est dans la ligne de [[row:pixels:gr]]. Chaque pixel occupe trois colonnes de [[image]] : les colonnes 1 à 3 sont le premier pixel, 4 à 6 le deuxième, et ainsi de suite.',
      },
    },
    {
      title: 'Une requête à la main',
      question: {
        ask: 'Le bec, [[row:pixels:23]], contient [[pixels:23,0]] ; [[pixels:23,1]] ; [[pixels:23,2]]. Les colonnes de [[w_q]] sont [[w_q:0,0]] ; [[w_q:1,0]] ; [[w_q:2,0]], puis [[w_q:0,1]] ; [[w_q:1,1]] ; [[w_q:2,1]], puis [[w_q:0,2]] ; [[w_q:1,2]] ; [[w_q:2,2]]. Quel est le premier nombre de sa requête ? Une décimale.',
        right: 'Sa couleur fois la première colonne : on soustrait le vert et le bleu.',
        wrong:
          'Multipliez les trois nombres du pixel, un par un, par ceux de la première colonne, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] est le deuxième nombre de la requête : vous avez pris la deuxième colonne.',
          },
          {
            text: '[[given]] vient sans les signes moins : il faut soustraire le vert et le bleu.',
          },
          {
            text: '[[given]] est le terme du rouge seul. Le vert et le bleu ont aussi leurs termes.',
          },
        ],
      },
    },
    {
      title: 'La clé la plus semblable gagne-t-elle ?',
      question: {
        ask: 'Un pixel rouge, [[row:query:12]], a pour requête [[query:12,0]] ; [[query:12,1]] ; [[query:12,2]]. La clé d’un pixel rouge est la même ; celle du bec est [[key:23,0]] ; [[key:23,1]] ; [[key:23,2]]. Avec quelle clé a-t-il le plus grand score ?',
        answer: {
          choices: [
            {
              text: 'Avec la rouge, qui lui est égale',
              wrong:
                'On le croirait, mais multipliez et additionnez : sa propre clé a le score [[scores:12,12]], celle du bec [[scores:12,23]]. De plus grands nombres peuvent compter plus que la ressemblance.',
            },
            { text: 'Avec celle du bec orange' },
            {
              text: 'Le même avec les deux',
              wrong:
                'Les deux derniers nombres des clés diffèrent, et les sommes aussi : [[scores:12,12]] pour le pixel rouge, [[scores:12,23]] pour le bec.',
            },
          ],
        },
        right:
          'Le bec a pour score [[scores:12,23]], le pixel rouge [[scores:12,12]]. Un produit scalaire croît avec les nombres de la clé : la plus semblable ne l’emporte pas forcément.',
        wrong:
          'Multipliez et additionnez : le pixel rouge a pour score [[scores:12,12]], le bec [[scores:12,23]]. Un produit scalaire croît avec les nombres de la clé : la plus semblable ne l’emporte pas forcément.',
      },
    },
  ],
  remember: [
    { text: 'Une image devient un ensemble de vecteurs : une ligne par pixel.' },
    {
      text: 'Chaque pixel rencontre chaque pixel : une image de côté double demande seize fois plus de scores.',
    },
    {
      text: 'Sans positions, la distance ne compte pas : un pixel regarde les couleurs qui s’accordent à la sienne, où qu’elles soient.',
    },
  ],
  sources: [
    {
      text: 'Wang et al. 2018, « Non-local Neural Networks » : chaque place d’une image devient une moyenne pondérée de toutes les places',
      place: 'section 3.1, équation 1',
    },
  ],
} satisfies TextTree;

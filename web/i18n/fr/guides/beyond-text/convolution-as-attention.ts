import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Une convolution remplace chaque pixel par une somme de ses voisins, multipliés par neuf nombres fixes. Dans l’attention, chaque pixel peut regarder n’importe où.',
    question: {
      ask: 'L’attention peut-elle faire le travail d’une convolution ?',
      answer: {
        choices: [
          {
            text: 'Non, elles sont trop différentes',
            wrong:
              'Elles semblent différentes, mais au pixel encadré, les résultats diffèrent de [[difference:14,0]]. Il y faut neuf têtes ; l’image montre maintenant ce que voit l’une d’elles. Comment une tête peut-elle regarder une seule place ?',
          },
          {
            text: 'À peu près seulement',
            wrong:
              'Rien ne se perd : au pixel encadré, les résultats diffèrent de [[difference:14,0]]. Il y faut neuf têtes ; l’image montre maintenant ce que voit l’une d’elles. Comment une tête peut-elle regarder une seule place ?',
          },
          { text: 'Oui, avec le même résultat' },
        ],
      },
      right:
        'Il y faut neuf têtes, une par place. L’image montre maintenant ce que l’une d’elles voit depuis le pixel encadré : le pixel au-dessus. Comment une tête peut-elle ne regarder qu’une place ?',
      wrong:
        'Au pixel encadré, la différence des résultats est [[difference:14,0]]. Il y faut neuf têtes ; l’image montre maintenant ce que l’une d’elles voit de là : le pixel au-dessus. Comment une tête peut-elle ne regarder qu’une place ?',
    },
  },
  keySteps: [
    { title: 'L’image : un nombre par pixel' },
    {
      title: 'Le noyau : neuf facteurs',
      action:
        'Les neuf facteurs forment un carré au-dessous des nombres. Essayez « contours », puis annulez.',
    },
    { title: 'Les centres : où regarde chaque tête' },
    { title: 'Les pixels comme jetons' },
    {
      title: 'À quelle distance de l’endroit regardé ?',
      prediction: {
        ask: 'Le centre de la deuxième tête est à [[centers:1,0]] vers le bas et à [[centers:1,1]] vers la droite. Pour [[row:head_1/distances:14]], un pixel est à une distance nulle de l’endroit que la tête regarde. Lequel ?',
        answer: {
          choices: [
            { text: '[[col:head_1/distances:8]], au-dessus' },
            {
              text: '[[col:head_1/distances:14]], le pixel lui-même',
              wrong:
                'Ce serait un centre à 0 vers le bas. [[centers:1,0]] vers le bas, c’est un vers le haut, où se trouve [[col:head_1/distances:8]] : sa distance est [[head_1/distances:14,8]].',
            },
            {
              text: '[[col:head_1/distances:20]], au-dessous',
              wrong:
                'Un vers le bas serait 1. [[centers:1,0]] vers le bas, c’est un vers le haut, où se trouve [[col:head_1/distances:8]] : sa distance est [[head_1/distances:14,8]].',
            },
          ],
        },
        right:
          'Un vers le bas, c’est 1 ; [[centers:1,0]] vers le bas, c’est donc un vers le haut : la tête regarde le pixel du dessus.',
        wrong:
          'Un vers le bas serait 1, et 0 serait le pixel lui-même ; [[centers:1,0]] vers le bas, c’est un vers le haut : [[col:head_1/distances:8]].',
      },
    },
    { title: 'Les scores : plus c’est près, plus c’est haut' },
    {
      title: 'Les poids : tout sur un seul pixel',
      prediction: {
        ask: 'Pour [[row:head_1/scores:14]], le pixel du dessus a le score 0, les voisins directs de celui-ci ont [[head_1/scores:14,2]], tous les autres moins. Le softmax en fait des parts dont la somme est 1. Quelle est la part du pixel du dessus ? Faites glisser le curseur.',
        right:
          'C’est [[head_1/weights:14,8]] : avec 50 points d’avance, il ne reste pratiquement rien aux autres.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[head_1/weights:14,8]]. Une part croît comme e à la puissance du score : avec 50 points d’avance, il ne reste pratiquement rien aux autres.',
      },
      action:
        'Choisissez un pixel de l’image au-dessous des nombres : neuf points montrent où regardent les têtes.',
    },
    { title: 'Le contexte : l’image, déplacée d’un pixel' },
    {
      title: 'Côte à côte : chaque pixel avec ses voisins',
      prediction: {
        ask: 'Neuf têtes, dans l’ordre du noyau : ligne par ligne, d’en haut à gauche à en bas à droite. Dans la ligne de [[row:concat:14]], quelle colonne contient le nombre de ce pixel lui-même ? Sélectionnez la cellule.',
        right: 'La cinquième tête regarde le milieu, le pixel lui-même.',
        wrong:
          'Cette cellule est dans la ligne de [[row:concat:gr]], tête [[col:concat:g]]. Les têtes 1 à 3 regardent la ligne du dessus, 4 à 6 la ligne du pixel. Celle du milieu regarde le pixel lui-même.',
      },
    },
    { title: 'La sortie : le noyau mélange les têtes' },
    { title: 'La convolution, sans attention' },
    { title: 'La différence : rien' },
  ],
  tries: [
    {
      title: 'Déplacez une tête',
      text: 'La deuxième tête regarde le pixel du dessus, qui contient [[pixels:8,0]] pour [[row:output:14]] ; son facteur dans le noyau est [[kernel:1,0]]. Vous allez la faire regarder deux pixels plus haut, où [[row:pixels:2]] contient [[pixels:2,0]].',
      question: {
        ask: 'Que devient le nombre de [[row:output:14]] dans [[output]] ?',
        answer: {
          wrong: {
            shrink:
              'Le pixel deux lignes plus haut est plus sombre, mais son facteur est négatif : on soustrait moins, donc le nombre grandit.',
            stay: 'La tête apporte maintenant un autre pixel, et son facteur n’est pas nul : on soustrait moins qu’avant.',
          },
        },
        right: 'Le pixel deux fois plus haut est plus sombre, et l’on soustrait son nombre.',
        wrong:
          'Le pixel deux fois plus haut est plus sombre, et l’on soustrait son nombre : on enlève donc moins.',
      },
      because:
        'C’était [[was:output:14,0]], c’est maintenant [[output:14,0]]. La convolution donne toujours [[convolution:14,0]] : ses places sont fixes. L’attention peut déplacer les siennes, et l’entraînement pourrait le faire.',
    },
    {
      title: 'Regardez moins nettement',
      text: 'α, ici 50, dit à quelle vitesse les scores diminuent avec la distance. Depuis [[row:head_1/weights:14]], la deuxième tête donne [[head_1/weights:14,8]] au pixel du dessus. Vous allez mettre α à 1.',
      question: {
        ask: 'Que devient ce poids ?',
        answer: {
          wrong: {
            grow: 'Il ne pouvait pas grandir : il avait déjà tout. Avec un α plus petit, les scores se rapprochent, et d’autres pixels reçoivent une part aussi.',
            stay: 'Le pixel du dessus a toujours le meilleur score, mais son avance est de 1 au lieu de 50 : ses voisins reçoivent une part aussi.',
          },
        },
        right: 'Une avance de 1 point, c’est peu : les voisins reçoivent aussi leur part.',
        wrong:
          'Les scores diffèrent maintenant de 1 au lieu de 50 : les voisins reçoivent donc aussi leur part.',
      },
      because:
        'Il est maintenant de [[head_1/weights:14,8]], et chaque pixel voisin reçoit une part : la tête voit une tache floue. Les neuf têtes ne donnent donc plus la convolution : [[output:14,0]] au lieu de [[convolution:14,0]].',
    },
    {
      title: 'Des zéros autour de l’image',
      text: 'Au bord, le noyau dépasse de l’image. La convolution y répète ici le pixel le plus proche. Beaucoup de programmes y mettent des zéros. Vous allez faire de même.',
      question: {
        ask: 'Où l’attention et la convolution vont-elles différer ?',
        answer: {
          choices: [
            {
              text: 'Nulle part',
              wrong:
                'Au bord, si : la convolution y prend des zéros, mais une tête regarde toujours un pixel. Le coin diffère de [[difference:0,0]].',
            },
            { text: 'Au bord seulement' },
            {
              text: 'Au milieu aussi',
              wrong:
                'Au milieu, le noyau ne dépasse pas l’image, et rien n’est remplacé par des zéros : la différence y est de [[difference:14,0]].',
            },
          ],
        },
        right: 'C’est là seulement que le noyau dépasse de l’image.',
        wrong: 'Le noyau ne dépasse de l’image qu’au bord.',
      },
      because:
        'Au coin [[row:difference:0]], la différence est [[difference:0,0]] ; à [[row:difference:14]], [[difference:14,0]]. La somme des poids est 1, donc une tête regarde toujours un pixel ; elle ne peut pas regarder « rien ».',
    },
    {
      title: 'Jusqu’où faut-il être net ?',
      text: 'Sous la scène, une expérience compare les têtes et la convolution pour des images et des noyaux tirés au hasard, avec un α de plus en plus grand. Lancez-la. Comment la différence diminue-t-elle ?',
      because:
        'Les poids de tous les autres pixels diminuent comme e à la puissance −α : la différence tombe donc très vite quand α croît. À la fin, il ne reste que l’arrondi : les derniers chiffres que garde un ordinateur.',
    },
  ],
  checks: [
    {
      title: 'Quelle colonne est au-dessous ?',
      question: {
        ask: 'Dans la ligne de [[row:concat:14]], sélectionnez le nombre qui vient du pixel au-dessous, [[row:concat:20]].',
        right:
          'Les têtes 7 à 9 regardent la ligne du dessous ; celle du milieu regarde tout droit vers le bas.',
        wrong:
          'Cette cellule est dans la ligne de [[row:concat:gr]], tête [[col:concat:g]]. Restez dans la ligne de [[row:concat:14]]. Les têtes 7 à 9 regardent la ligne du dessous : laquelle regarde tout droit vers le bas ?',
      },
    },
    {
      title: 'Neuf produits',
      question: {
        ask: 'La ligne de [[row:concat:8]] dans [[concat]] est [[concat:8,0]] ; [[concat:8,1]] ; [[concat:8,2]] ; [[concat:8,3]] ; [[concat:8,4]] ; [[concat:8,5]] ; [[concat:8,6]] ; [[concat:8,7]] ; [[concat:8,8]]. Le noyau est [[kernel:0,0]] ; [[kernel:1,0]] ; [[kernel:2,0]] ; [[kernel:3,0]] ; [[kernel:4,0]] ; [[kernel:5,0]] ; [[kernel:6,0]] ; [[kernel:7,0]] ; [[kernel:8,0]]. Quel est son nombre dans [[output]] ? Une décimale.',
        right: 'Cinq fois le pixel, moins les quatre voisins directs : deux sombres et deux clairs.',
        wrong: 'Multipliez les neuf paires et additionnez. Les facteurs des quatre coins sont nuls.',
        mistakes: [
          {
            text: '[[given]] ajoute les quatre voisins. Leurs facteurs sont négatifs : il faut les soustraire.',
          },
          {
            text: '[[given]] est le terme du pixel lui-même. Il faut encore soustraire les quatre voisins.',
          },
        ],
      },
    },
    {
      title: 'Rien au-dessus',
      question: {
        ask: '[[row:head_1/weights:2]] est dans la première ligne de l’image : il n’y a aucun pixel au-dessus. Quel pixel la deuxième tête regarde-t-elle depuis là ?',
        answer: {
          choices: [
            {
              text: '[[col:head_1/weights:26]], dans la dernière ligne de la même colonne',
              wrong:
                'L’image ne continue pas par son autre bord : la ligne du bas est la plus éloignée. Quel pixel est le plus proche de la place manquante ?',
            },
            { text: 'Le pixel lui-même' },
            {
              text: 'Aucun',
              wrong:
                'La somme des poids d’une ligne est toujours 1 : une tête regarde donc toujours quelque part. Quel pixel est le plus proche de la place manquante ?',
            },
          ],
        },
        right:
          'De tous les pixels, c’est le plus proche de celui qui manque. Son poids est [[head_1/weights:2,2]].',
        wrong:
          'La somme des poids est toujours 1, et le pixel le plus proche reçoit le plus. Le plus proche de l’endroit qui manque est le pixel lui-même, avec [[head_1/weights:2,2]].',
      },
    },
  ],
  remember: [
    {
      text: 'Une tête dont les scores diminuent vite avec la distance regarde une seule place, de la même façon depuis chaque pixel.',
    },
    {
      text: 'Avec une tête par place et le noyau pour projection de sortie, l’attention est une convolution.',
    },
    {
      text: 'Une convolution a des places fixes. L’attention peut apprendre les siennes, et les choisir d’après le contenu.',
    },
  ],
  sources: [
    {
      text: 'Cordonnier, Loukas et Jaggi 2020, « On the Relationship between Self-Attention and Convolutional Layers »',
      place: 'équation 9',
    },
  ],
} satisfies TextTree;

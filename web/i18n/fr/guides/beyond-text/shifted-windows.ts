import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'On lit une image de 4 pixels sur 4 par des fenêtres de 2 sur 2. Après un décalage, ses quatre coins sont côte à côte.',
    question: {
      ask: 'Les quatre coins partagent une fenêtre. Peuvent-ils se regarder ?',
      answer: {
        choices: [
          {
            text: 'Oui, tous',
            wrong:
              'Partager une fenêtre ne suffit pas : avant le décalage, ils étaient loin les uns des autres. Quatre nombres différents les marquent, et un masque isole donc chacun. Pourquoi décaler ?',
          },
          {
            text: 'Seulement deux d’un même côté',
            wrong:
              'Les coins d’un même côté étaient loin l’un de l’autre aussi, à ses deux bouts. Tous les quatre ont des nombres différents, et un masque isole donc chacun. Pourquoi décaler ?',
          },
          { text: 'Non, chacun seulement lui-même' },
        ],
      },
      right:
        'Ils étaient loin les uns des autres avant le décalage. Des nombres égaux marquent ce qui était d’un seul tenant : en bas à droite, les coins en ont quatre différents, chacun ne regarde donc que lui-même. Alors, pourquoi décaler ?',
      wrong:
        'Ils étaient loin les uns des autres avant le décalage. Des nombres égaux marquent ce qui était d’un seul tenant : en bas à droite, les coins en ont quatre différents, un masque les sépare donc tous. Alors, pourquoi décaler ?',
    },
  },
  keySteps: [
    {
      title: 'Une petite image, deux nombres par pixel',
      action:
        'Regardez la carte au-dessous des nombres : choisissez un pixel et voyez dans quelle fenêtre il est.',
    },
    {
      title: 'Le décalage : d’une demi-fenêtre en haut à gauche',
      prediction: {
        ask: 'La carte se déplace d’un pixel vers le haut et d’un pixel vers la gauche. Ce qui sort d’un côté revient de l’autre. Un pixel a [[dim:channels]] colonnes. Où sera le premier nombre du pixel en haut à gauche ? Sélectionnez la cellule.',
        right: 'Il est sorti en haut et à gauche, il est donc maintenant en bas à droite.',
        wrong:
          'Cette cellule est dans la ligne [[row:rolled:gr]], colonne [[col:rolled:g]]. La ligne du haut passe en bas, le pixel de gauche à droite : ligne [[row:rolled:ar]], colonnes 7 et 8.',
      },
    },
    { title: 'Les régions : ce qui était d’un seul tenant' },
    { title: 'Les fenêtres : quatre courtes suites' },
    {
      title: 'Le biais : un nombre par déplacement',
      action:
        'Sélectionnez deux nombres de la diagonale principale. Ils viennent de la même ligne d’une table apprise, [[bias_table]] : celle d’une place et d’elle-même.',
    },
    { title: 'Les scores dans la première fenêtre' },
    { title: 'Plus le biais de chaque paire' },
    {
      title: 'Les poids d’une fenêtre d’une seule région',
      prediction: {
        ask: 'La première fenêtre contient une seule région : tous ses pixels peuvent se rencontrer. Les scores de son premier pixel sont [[window_0/head_0/masked_scores:0,0]] pour lui-même, puis [[window_0/head_0/masked_scores:0,1]] ; [[window_0/head_0/masked_scores:0,2]] ; [[window_0/head_0/masked_scores:0,3]]. Le softmax en fait des parts dont la somme est 1. Quelle part se donne-t-il à lui-même ? Faites glisser le curseur.',
        right:
          'C’est [[window_0/head_0/weights:0,0]] : une telle avance dans les scores laisse peu aux autres.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[window_0/head_0/weights:0,0]]. Avec presque 3 points d’avance, une part est environ seize fois plus grande.',
      },
    },
    {
      title: 'Le masque d’une fenêtre de deux régions',
      prediction: {
        ask: 'Ligne par ligne, les quatre places de la deuxième fenêtre sont dans les régions [[regions:0,2]] ; [[regions:0,3]] ; [[regions:1,2]] et [[regions:1,3]]. Fermez chaque cellule de deux places de régions différentes.',
        answer: {
          wrong: {
            missed:
              'Vous en avez trop fermé : deux places d’une même région peuvent se regarder, et chacune se regarder elle-même.',
            extra:
              'Des cellules entre régions différentes sont encore ouvertes : les places 1 et 3 sont une région, 2 et 4 l’autre.',
          },
        },
        right:
          'Les places 1 et 3 sont une région, les places 2 et 4 l’autre : chaque place a deux cellules ouvertes.',
        wrong:
          'Les cellules encadrées diffèrent. Les places 1 et 3 sont dans une région, les places 2 et 4 dans l’autre. Chaque ligne a donc deux cellules ouvertes, la place elle-même et sa partenaire.',
      },
    },
    {
      title: 'Les poids d’une fenêtre de deux régions',
      action: 'Sélectionnez un 0 pour voir pourquoi cette paire n’a rien reçu.',
    },
    { title: 'De retour en carte, encore décalée' },
    { title: 'La sortie : chaque pixel retrouve sa place' },
  ],
  tries: [
    {
      title: 'Changez un coin',
      text: 'Le pixel en haut à gauche commence par [[x:0,0]]. Vous allez remplacer ce nombre par 3.',
      question: {
        ask: 'Quels nombres de [[output]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed: 'Le pixel se donne toute son attention : son propre premier nombre change donc.',
            extra:
              'Un coin est seul dans sa région : aucun autre pixel ne peut le regarder. Et ici, son deuxième nombre ne dépend pas du premier.',
          },
        },
        right: 'Sa fenêtre contient les quatre coins, et le masque les sépare tous.',
        wrong:
          'Les cellules encadrées sont mal marquées. Seuls les pixels de sa fenêtre et de sa région peuvent le regarder, et un coin est seul dans sa région.',
      },
      because:
        'Le premier nombre était [[was:output:0,0]], c’est maintenant [[output:0,0]]. Aucun autre pixel ne regarde celui-ci, et il se donne toute son attention : sa valeur passe donc telle quelle. Son deuxième nombre ne dépend pas ici du premier.',
    },
    {
      title: 'Désactivez le décalage',
      text: 'La dernière fenêtre contient les quatre coins de la carte. Sa première place donne [[window_3/head_0/weights:0,1]] à la deuxième. Vous allez désactiver le décalage.',
      question: {
        ask: 'Que devient ce poids ?',
        answer: {
          wrong: {
            shrink:
              'Il était nul, et un poids ne peut pas être moindre. Sans le décalage, les deux sont voisins, et rien n’est masqué.',
            stay: 'Le masque était là à cause du décalage. Sans lui, la fenêtre contient quatre vrais voisins, et rien n’est masqué.',
          },
        },
        right: 'La fenêtre contient maintenant quatre vrais voisins.',
        wrong: 'La fenêtre contient maintenant quatre vrais voisins, et rien n’est masqué.',
      },
      because:
        'Il est maintenant de [[window_3/head_0/weights:0,1]] : la fenêtre contient les quatre pixels en bas à droite de la carte. Mais des voisins de fenêtres différentes ne peuvent pas se rencontrer dans cette couche. C’est pourquoi les modèles alternent les deux sortes de couches.',
    },
    {
      title: 'Une barrière de −100',
      text: 'Le programme des auteurs de l’article ajoute −100 à une paire interdite, au lieu de −∞. Vous allez faire de même.',
      question: {
        ask: 'Combien vaudra le poids entre deux coins, par exemple celui de la première place pour la deuxième ?',
        answer: {
          choices: [
            {
              text: 'Exactement 0',
              wrong:
                'Seul −∞ donne exactement 0. De tout score fini, le softmax fait une part au-dessus de 0 : [[window_3/head_0/weights:0,1]].',
            },
            { text: 'Très peu, mais plus que 0' },
            {
              text: 'Environ autant que les autres',
              wrong:
                'Ce serait sans la barrière. Un score plus bas de 100 ne laisse qu’une part de [[window_3/head_0/weights:0,1]].',
            },
          ],
        },
        right: 'Un softmax n’exclut tout à fait aucun nombre fini.',
        wrong:
          'Un softmax fait de tout score fini une part supérieure à 0, et 100 de moins la rend minuscule.',
      },
      because:
        'C’est [[window_3/head_0/weights:0,1]]. Dans les résultats, on ne voit pas la différence. Mais −∞ dit exactement ce que l’on veut dire, et cela tient si grands que deviennent les scores.',
    },
    {
      title: 'Qui atteint qui ?',
      text: 'La figure sous la scène montre quels pixels atteignent celui que vous choisissez. Comparez des fenêtres droites, des fenêtres décalées, et une couche de chaque. Choisissez un pixel du milieu.',
      because:
        'En une couche, un pixel n’est atteint que par sa fenêtre, soit quatre pixels au plus. Ces quatre pixels sont dans des fenêtres différentes de l’autre couche : après deux couches, des pixels de toute la carte l’atteignent.',
    },
  ],
  checks: [
    {
      title: 'Trouvez un coin',
      question: {
        ask: 'Où est le coin en haut à droite de la carte après le décalage ? Sélectionnez son numéro de région.',
        right:
          'La ligne du haut est passée en bas, et la dernière colonne a reculé d’un pixel vers la gauche.',
        wrong:
          'C’est la ligne [[row:regions:gr]], colonne [[col:regions:g]]. La carte s’est déplacée d’un pixel vers le haut et d’un vers la gauche : la ligne du haut est maintenant en bas. Où est la dernière colonne ?',
      },
    },
    {
      title: 'Quel biais ?',
      question: {
        ask: 'Dans la première fenêtre et la première tête, la place 1 a pour la place 4 le score réduit [[window_0/head_0/scaled_scores:0,3]]. Ce déplacement utilise la première ligne de [[bias_table]] : [[bias_table:0,0]] ; [[bias_table:0,1]]. Quel est le score avec biais ? Deux décimales.',
        right: 'La première colonne de la table revient à la première tête.',
        wrong:
          'Chaque tête a une colonne de la table. Ajoutez au score réduit le nombre de la première tête.',
        mistakes: [
          {
            text: '[[given]] utilise le biais de la deuxième tête. La première colonne revient à la première tête.',
          },
          { text: '[[given]] est le score réduit. Il faut encore ajouter le biais.' },
        ],
      },
    },
    {
      title: 'Annuler le décalage',
      question: {
        ask: 'La carte décalée [[merged]] commence par [[merged:0,0]] et [[merged:0,1]], les nombres d’un même pixel. Où est le premier des deux dans [[output]] ? Sélectionnez la cellule.',
        right: 'Un pixel vers le bas, et un pixel vers la droite, soit deux colonnes.',
        wrong:
          'C’est la ligne [[row:output:gr]], colonne [[col:output:g]]. La carte revient d’un pixel vers le bas et d’un vers la droite, et un pixel a [[dim:channels]] colonnes.',
      },
    },
  ],
  remember: [
    { text: 'Dans des fenêtres, le travail croît comme le nombre de pixels, non comme son carré.' },
    {
      text: 'Le décalage déplace les frontières, pour que des voisins de fenêtres différentes se rencontrent une couche sur deux.',
    },
    { text: 'Ce qui ne partage une fenêtre qu’à cause du décalage est masqué.' },
  ],
  sources: [
    {
      text: 'Liu et al. 2021, « Swin Transformer »',
      place: 'section 3.2, équations 3 et 4',
    },
  ],
} satisfies TextTree;

import type { TextTree } from '../../../translations';

export default {
  cover: {
    lead: 'Si chaque mot regarde tous les mots, un texte deux fois plus long demande quatre fois plus de travail.',
    question: {
      ask: 'Dans un long texte, un mot doit-il regarder tous les autres ?',
      answer: {
        choices: [
          {
            text: 'Oui, tous',
            wrong:
              'Il peut, mais alors le travail croît comme le carré de la longueur. Ici, chaque mot regarde le mot d’avant, lui-même et le mot d’après. Qu’y gagne-t-on ?',
          },
          {
            text: 'Seulement ceux qui le précèdent',
            wrong:
              'C’est la règle pour les modèles qui écrivent. Ici, chaque mot regarde aussi le mot d’après. Que gagne-t-on à une telle fenêtre ?',
          },
          { text: 'Non, quelques voisins peuvent suffire' },
        ],
      },
      right:
        'Ici, chaque mot regarde les places de [[offsets:0,0]] à [[offsets:0,2]] : le mot d’avant, lui-même, le mot d’après. Qu’y gagne-t-on ?',
    },
  },
  keySteps: [
    { title: 'Les requêtes : ce que cherche chaque mot' },
    { title: 'Les clés : ce à quoi l’on reconnaît chaque mot' },
    { title: 'Les valeurs : ce que transmet chaque mot' },
    { title: 'La fenêtre : les places que voit un mot' },
    {
      title: 'Les scores : une colonne par place',
      prediction: {
        ask: 'Chaque ligne a un score pour le mot d’avant, un pour le mot lui-même et un pour le mot d’après. Deux de ces scores ne peuvent pas exister. Sélectionnez l’un d’eux.',
        right: '[[row:band_scores:gr]] n’a pas de mot à cette place ; on y trouve donc [[band_scores:gr,g]].',
        wrong:
          '[[row:band_scores:gr]] a un mot à cette place : le score est [[band_scores:gr,g]]. Le premier mot n’en a pas avant lui, le dernier n’en a pas après lui.',
      },
      action: 'Sélectionnez un nombre de [[band_scores]] pour voir quelle clé il utilise.',
    },
    { title: 'Les scores réduits : divisés par √d_k' },
    {
      title: 'Les poids : des parts entre voisins',
      prediction: {
        ask: 'Le softmax transforme une ligne de scores en parts dont la somme est 1. La ligne de [[row:scaled_band_scores:7]] contient [[scaled_band_scores:7,0]] ; [[scaled_band_scores:7,1]] ; [[scaled_band_scores:7,2]]. Quelle est la part du milieu, qu’il se donne à lui-même ? Faites glisser le curseur.',
        right:
          'C’est [[band_weights:7,1]] : rien ne va à la place sans mot. Avec une avance d’environ 1,7 dans les scores, une part devient plus de cinq fois plus grande.',
        wrong:
          'Vous avez dit [[given]] ; c’est [[band_weights:7,1]]. La place sans mot reçoit exactement 0 et, des deux autres, le plus grand score prend presque tout.',
      },
    },
    {
      title: 'Le contexte : un mélange de voisins',
      action: 'Sélectionnez un nombre de [[context]] : ses valeurs ne viennent que de la fenêtre.',
    },
  ],
  tries: [
    {
      title: 'Changez une valeur',
      text: 'La valeur de [[row:value:4]] commence par [[value:4,0]]. Vous allez remplacer ce nombre par 3.',
      question: {
        ask: 'Quels nombres de [[context]] vont changer ? Marquez-les.',
        answer: {
          wrong: {
            missed:
              'Il en manque : chaque mot dont la fenêtre atteint [[row:value:4]] mélange sa valeur, et ce mot lui-même aussi.',
            extra:
              'Il y en a trop : seules les fenêtres qui atteignent [[row:value:4]] mélangent sa valeur, et la colonne 1 ne va que dans la colonne 1.',
          },
        },
        right: 'Ceux des mots dont la fenêtre l’atteint.',
        wrong:
          'Les cellules encadrées sont mal marquées : seuls les mots dont la fenêtre atteint [[row:value:4]] peuvent changer, et seulement dans cette colonne.',
      },
      because:
        '[[row:value:4]] est dans les fenêtres de [[row:context:3]], de [[row:context:5]] et dans la sienne. Les autres mots n’ont pas de poids pour lui. Une valeur de la première colonne n’entre que dans la première colonne de [[context]].',
    },
    {
      title: 'Ne regardez qu’en arrière',
      text: 'Un modèle qui écrit un texte ne doit pas regarder en avant. Vous allez enlever de la fenêtre la place de droite.',
      question: {
        ask: 'Que devient le poids que le dernier mot, [[row:band_weights:7]], se donne à lui-même ?',
        answer: {
          wrong: {
            grow: 'Il grandirait s’il avait perdu un voisin. Il n’avait pas de mot à sa droite.',
            shrink: 'Il diminuerait si un voisin s’ajoutait. La fenêtre n’a fait que rétrécir.',
          },
        },
        right: 'Il n’avait pas de mot à sa droite.',
      },
      because:
        'C’est toujours [[band_weights:7,1]]. Tous les autres mots ont perdu un voisin, et le reste de leur fenêtre reçoit davantage : [[row:band_weights:2]] se donnait [[was:band_weights:2,1]], c’est maintenant [[band_weights:2,1]].',
    },
    {
      title: 'Comptez les scores',
      text: 'La figure sous la scène compte les scores, dans la fenêtre et pour toutes les paires. Comparez les deux courbes : comment chacune croît-elle quand le texte devient deux fois plus long ?',
      because:
        'Deux fois plus de mots demandent environ deux fois plus de scores dans une fenêtre : chaque mot a toujours aussi peu de places. Les paires, elles, sont quatre fois plus nombreuses : deux fois plus de lignes, chacune deux fois plus longue.',
    },
    {
      title: 'Mesurez le temps',
      text: 'Sous la scène, une expérience mesure sur votre appareil l’attention complète et une fenêtre. Lancez-la. Quelle courbe est la plus raide ?',
      because:
        'Sur les deux axes, chaque pas multiplie par le même facteur ; la pente est donc la puissance. Elle est proche de 1 pour une fenêtre. Pour l’attention complète, dont le temps croît comme le carré de la longueur, elle est proche de 2.',
    },
  ],
  checks: [
    {
      title: 'Au bord',
      question: {
        ask: 'Les scores réduits du premier mot sont [[scaled_band_scores:0,0]] ; [[scaled_band_scores:0,1]] ; [[scaled_band_scores:0,2]]. Quel poids se donne-t-il à lui-même, au milieu ? Une décimale suffit.',
        right: 'Deux mots de scores égaux se partagent le tout ; la place sans mot reçoit 0.',
        wrong: 'La place sans mot reçoit 0. Comment deux mots de scores égaux se partagent-ils le tout ?',
        mistakes: [
          {
            text: '[[given]] est le poids si chaque mot regarde tous les mots. Ici, la fenêtre a un mot de chaque côté.',
          },
          {
            text: '[[given]] serait juste pour une fenêtre qui ne regarde qu’en arrière. Ici, le premier mot voit aussi celui qui le suit.',
          },
        ],
      },
    },
    {
      title: 'Quelle colonne ?',
      question: {
        ask: 'Sélectionnez le score qui dit si la clé de [[row:key:2]] convient à la requête de [[row:query:3]], le mot suivant.',
        right: 'La ligne de la requête ; la colonne dit que la clé est un mot en arrière.',
        wrong:
          'Cette cellule a la requête de [[row:band_scores:gr]] et la clé à la position relative [[offsets:0,g]]. Prenez la ligne de [[row:query:3]] et la colonne de la position relative [[offsets:0,0]], un mot en arrière.',
      },
    },
    {
      title: 'Quelles valeurs mélange-t-on ?',
      question: {
        ask: 'Les poids de [[row:band_weights:3]] sont [[band_weights:3,0]] ; [[band_weights:3,1]] ; [[band_weights:3,2]]. Du premier mot au sixième, la première colonne de [[value]] est [[value:0,0]] ; [[value:1,0]] ; [[value:2,0]] ; [[value:3,0]] ; [[value:4,0]] ; [[value:5,0]]. Quel est le premier nombre de [[row:context:3]], le quatrième mot, dans [[context]] ? Deux décimales.',
        right:
          '[[band_weights:3,0]] · [[value:2,0]] + [[band_weights:3,1]] · [[value:3,0]] + [[band_weights:3,2]] · [[value:4,0]] = [[context:3,0]].',
        wrong:
          'Sa fenêtre contient [[row:value:2]], [[row:value:3]] et [[row:value:4]]. Multipliez chacune de leurs valeurs par son poids, puis additionnez.',
        mistakes: [
          {
            text: '[[given]] utilise les valeurs des trois premiers mots. Les poids sont ceux de la fenêtre autour de [[row:value:3]].',
          },
          {
            text: '[[given]] est le résultat de l’attention complète, où chaque mot regarde tous les mots.',
          },
        ],
      },
    },
  ],
  remember: [
    { text: 'Dans une fenêtre, le travail croît comme la longueur du texte, non comme son carré.' },
    { text: 'Une place sans mot reçoit un poids de 0.' },
    { text: 'Ce qui est hors de sa fenêtre ne peut pas changer le résultat d’un mot.' },
  ],
  sources: [
    {
      text: 'Beltagy et al. 2020, « Longformer »',
      place: 'section 3.1',
    },
  ],
} satisfies TextTree;

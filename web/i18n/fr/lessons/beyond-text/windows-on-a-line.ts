import type { LessonTexts } from '../../../translations';

export default {
  steps: {
    x: {
      prose:
        '[[x]] : [[dim:n]] mots de [[dim:d_model]] nombres chacun, dans [[dim:n_windows]] fenêtres de [[dim:window]]. Un mot regarde tous les mots de sa fenêtre, et aucun autre. Si les frontières étaient toujours aux mêmes endroits, des voisins de part et d’autre d’une frontière ne se regarderaient jamais.',
    },
    rolled: {
      prose:
        '[[rolled]] est [[x]] déplacé d’une demi-fenêtre, tant que le décalage est activé. Les premiers mots passent à la fin. Les frontières sont maintenant au milieu des anciennes fenêtres. Les lignes sont numérotées, car les mots ont quitté leurs places : la ligne 1 commence par [[rolled:0,0]].',
      aside: 'Désactivez le décalage sous « Tout modifier » : cette étape recopie alors [[x]] tel quel.',
    },
    window_mask: {
      prose:
        '[[window_mask]] contient 0 pour les paires qui peuvent se rencontrer et −∞ pour toutes les autres. Elle sépare deux sortes de paires : les mots de fenêtres différentes et, dans la dernière fenêtre, les mots du début de la phrase et ceux de sa fin. Ceux-ci partagent une fenêtre, mais ne sont pas voisins.',
      aside:
        'Le masque est dessiné ici en entier pour qu’on le voie. Un programme découpe la suite et ne calcule jamais ce qui est hors des blocs ; c’est ce que fait la leçon sur les fenêtres décalées.',
    },
    key_transposed: {
      prose:
        '[[key_transposed]] : dans cette leçon, requêtes, clés et valeurs ne sont autres que [[rolled]] lui-même.',
    },
    scores: {
      prose:
        '[[scores]] = [[rolled]] [[key_transposed]], c’est-à-dire [[rolled]] avec ses lignes en colonnes : à quel point deux mots s’accordent ; on multiplie nombre par nombre, puis on additionne. La place [[row:scores:r]] et la place [[col:scores:c]] ont pour score [[scores:r,c]]. Ici, toutes les paires ont un score, même celles qui ne doivent pas se rencontrer.',
    },
    scaled_scores: {
      prose:
        'On divise par √d_k, où d_k = [[dim:d_model]], la largeur d’un jeton : [[scores:r,c]] devient [[scaled_scores:r,c]].',
    },
    masked_scores: {
      prose:
        'On ajoute le masque : [[scaled_scores:r,c]] devient [[masked_scores:r,c]]. Ajouter 0 ne change rien ; ajouter −∞ enlève une paire. Tout ce qui est hors des blocs vaut −∞.',
    },
    weights: {
      prose:
        'Le softmax transforme chaque ligne de [[masked_scores]] en parts dont la somme est 1 ; −∞ devient 0. [[weights]] a donc des blocs le long de la diagonale et 0 ailleurs. La place [[row:weights:r]] donne [[weights:r,max]] à la place [[col:weights:max]], et aucune ne reçoit plus.',
    },
    context: {
      prose:
        '[[context]] = [[weights]] [[rolled]] : pour chaque place, les lignes de son bloc, mélangées selon ses poids. L’ordre est toujours l’ordre décalé ; la ligne [[row:context:r]] commence par [[context:r,0]].',
    },
    output: {
      prose:
        '[[output]] : toutes les lignes reviennent à leur place, et [[row:output:r]] commence par [[output:r,0]]. Un modèle alterne les couches sans décalage et les couches avec décalage. Après une de chaque, l’information a pu franchir toutes les frontières.',
    },
  },
} satisfies LessonTexts;

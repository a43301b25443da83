import type { Translations } from '../../../translations';

export default {
  '[[x]]: [[dim:n]] words, each with [[dim:d_model]] numbers, in [[dim:n_windows]] windows of [[dim:window]]. A word looks at all words of its window and at no others. If the borders were always in the same places, neighbours on both sides of a border would never look at each other.':
    '[[x]] : [[dim:n]] mots de [[dim:d_model]] nombres chacun, dans [[dim:n_windows]] fenêtres de [[dim:window]]. Un mot regarde tous les mots de sa fenêtre, et aucun autre. Si les frontières étaient toujours aux mêmes endroits, des voisins de part et d’autre d’une frontière ne se regarderaient jamais.',
  '[[rolled]] is [[x]] moved by half a window, while the shift is on. The first words go to the end. The borders are now in the middle of what were windows before. Rows are numbered, because the words have left their places: row 1 begins with [[rolled:0,0]].':
    '[[rolled]] est [[x]] déplacé d’une demi-fenêtre, tant que le décalage est activé. Les premiers mots passent à la fin. Les frontières sont maintenant au milieu des anciennes fenêtres. Les lignes sont numérotées, car les mots ont quitté leurs places : la ligne 1 commence par [[rolled:0,0]].',
  'Turn the shift off under “Change anything”, and this step copies [[x]] as it is.':
    'Désactivez le décalage sous « Tout modifier » : cette étape recopie alors [[x]] tel quel.',
  '[[window_mask]] has 0 for pairs that may meet and −∞ for all others. It separates two kinds of pairs: words in different windows and, in the last window, words from the beginning of the sentence and words from its end. These share a window, but they are not neighbours.':
    '[[window_mask]] contient 0 pour les paires qui peuvent se rencontrer et −∞ pour toutes les autres. Elle sépare deux sortes de paires : les mots de fenêtres différentes et, dans la dernière fenêtre, les mots du début de la phrase et ceux de sa fin. Ceux-ci partagent une fenêtre, mais ne sont pas voisins.',
  'The whole mask is drawn here so that you can see it. A program cuts the sequence up and never computes what is outside the blocks; the lesson on shifted windows does so.':
    'Le masque est dessiné ici en entier pour qu’on le voie. Un programme découpe la suite et ne calcule jamais ce qui est hors des blocs ; c’est ce que fait la leçon sur les fenêtres décalées.',
  '[[key_transposed]]: queries, keys and values are all [[rolled]] itself in this lesson.':
    '[[key_transposed]] : dans cette leçon, requêtes, clés et valeurs ne sont autres que [[rolled]] lui-même.',
  '[[scores]] = [[rolled]] [[key_transposed]], which is [[rolled]] with its rows as columns: how well two words fit, multiplied number by number and added up. Place [[row:scores:r]] and place [[col:scores:c]] score [[scores:r,c]]. Here all pairs have scores, also those that must not meet.':
    '[[scores]] = [[rolled]] [[key_transposed]], c’est-à-dire [[rolled]] avec ses lignes en colonnes : à quel point deux mots s’accordent ; on multiplie nombre par nombre, puis on additionne. La place [[row:scores:r]] et la place [[col:scores:c]] ont pour score [[scores:r,c]]. Ici, toutes les paires ont un score, même celles qui ne doivent pas se rencontrer.',
  'Divided by √d_k, where d_k = [[dim:d_model]], the width of a token: [[scores:r,c]] becomes [[scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_model]], la largeur d’un jeton : [[scores:r,c]] devient [[scaled_scores:r,c]].',
  'The mask is added: [[scaled_scores:r,c]] becomes [[masked_scores:r,c]]. Adding 0 changes nothing; adding −∞ removes a pair. All that is outside the blocks is −∞.':
    'On ajoute le masque : [[scaled_scores:r,c]] devient [[masked_scores:r,c]]. Ajouter 0 ne change rien ; ajouter −∞ enlève une paire. Tout ce qui est hors des blocs vaut −∞.',
  'The softmax turns each row of [[masked_scores]] into shares that add up to 1; −∞ becomes 0. So [[weights]] has blocks along the diagonal and 0 elsewhere. Place [[row:weights:r]] gives most, [[weights:r,max]], to place [[col:weights:max]].':
    'Le softmax transforme chaque ligne de [[masked_scores]] en parts dont la somme est 1 ; −∞ devient 0. [[weights]] a donc des blocs le long de la diagonale et 0 ailleurs. La place [[row:weights:r]] donne le plus, [[weights:r,max]], à la place [[col:weights:max]].',
  '[[context]] = [[weights]] [[rolled]]: for each place, the rows of its block, mixed by its weights. The order is still the shifted one; row [[row:context:r]] begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[rolled]] : pour chaque place, les lignes de son bloc, mélangées selon ses poids. L’ordre est toujours l’ordre décalé ; la ligne [[row:context:r]] commence par [[context:r,0]].',
  '[[output]]: all rows move back, and [[row:output:r]] begins with [[output:r,0]]. A model alternates layers without the shift and layers with it. After one of each, information can have passed every border.':
    '[[output]] : toutes les lignes reviennent à leur place, et [[row:output:r]] commence par [[output:r,0]]. Un modèle alterne les couches sans décalage et les couches avec décalage. Après une de chaque, l’information a pu franchir toutes les frontières.',
} satisfies Translations;

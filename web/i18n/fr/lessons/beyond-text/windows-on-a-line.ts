import type { Translations } from '../../../translations';

export default {
  '[[x]]: [[dim:n]] tokens in [[dim:n_windows]] windows of [[dim:window]]. Inside a window everyone looks at everyone, and windows never look at each other. The borders always fall in the same places, so some neighbours would never meet.':
    '[[x]] : [[dim:n]] jetons dans [[dim:n_windows]] fenêtres de [[dim:window]]. Dans une fenêtre, chacun regarde chacun ; d’une fenêtre à l’autre, jamais. Les frontières tombent toujours aux mêmes endroits, si bien que certains voisins ne se rencontreraient jamais.',
  '[[rolled]] is [[x]] moved by half a window, while the shift is on. The first tokens come round to the end, and the borders now fall in the middle of what were windows before. The first row here begins with [[rolled:0,0]].':
    '[[rolled]] est [[x]] déplacé d’une demi-fenêtre, tant que le décalage est activé. Les premiers jetons repassent à la fin, et les frontières tombent maintenant au milieu des anciennes fenêtres. La première ligne commence ici par [[rolled:0,0]].',
  'Turn the shift off under “Change anything”, and this step copies [[x]] as it is.':
    'Désactivez le décalage sous « Tout modifier » : cette étape recopie alors [[x]] tel quel.',
  '[[window_mask]] keeps two kinds of pairs apart: those in different windows, and, in the last window, the tokens that came round from the beginning and those that were at the end. They share a window, but they are no neighbours.':
    '[[window_mask]] tient à l’écart deux sortes de paires : celles dont les jetons sont dans des fenêtres différentes et, dans la dernière fenêtre, celles d’un jeton revenu du début et d’un jeton qui était à la fin. Ils partagent une fenêtre, mais ne sont pas voisins.',
  'The whole mask is drawn here to be seen. A program cuts the sequence up and never computes what lies outside the blocks; the lesson on shifted windows does so.':
    'Le masque est dessiné ici en entier pour qu’on le voie. Un programme découpe la suite et ne calcule jamais ce qui est hors des blocs ; c’est ce que fait la leçon sur les fenêtres décalées.',
  '[[key_transposed]]: queries, keys and values are all [[rolled]] itself in this lesson.':
    '[[key_transposed]] : dans cette leçon, requêtes, clés et valeurs ne sont autres que [[rolled]] lui-même.',
  '[[scores]] = [[rolled]] [[key_transposed]]: row [[row:scores:r]] and column [[col:scores:c]] score [[scores:r,c]].':
    '[[scores]] = [[rolled]] [[key_transposed]] : la ligne [[row:scores:r]] et la colonne [[col:scores:c]] ont pour score [[scores:r,c]].',
  'Divided by √d_k, where d_k = [[dim:d_model]], the width of a token: [[scores:r,c]] becomes [[scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_model]], la largeur d’un jeton : [[scores:r,c]] devient [[scaled_scores:r,c]].',
  'The mask is added: [[scaled_scores:r,c]] becomes [[masked_scores:r,c]]. What lies outside the blocks is −∞.':
    'On ajoute le masque : [[scaled_scores:r,c]] devient [[masked_scores:r,c]]. Hors des blocs, tout vaut −∞.',
  '[[weights]] has blocks along the diagonal and 0 elsewhere. Row [[row:weights:r]] gives most, [[weights:r,max]], to column [[col:weights:max]].':
    '[[weights]] a des blocs le long de la diagonale et 0 ailleurs. La ligne [[row:weights:r]] donne le poids le plus élevé, [[weights:r,max]], à la colonne [[col:weights:max]].',
  '[[context]] = [[weights]] [[rolled]], still in the shifted order; row [[row:context:r]] begins with [[context:r,0]].':
    '[[context]] = [[weights]] [[rolled]], toujours dans l’ordre décalé ; la ligne [[row:context:r]] commence par [[context:r,0]].',
  '[[output]]: everything moves back, and [[row:output:r]] begins with [[output:r,0]]. Layers take turns: without the shift, with it, without it. After two of them, news has crossed every border.':
    '[[output]] : tout revient à sa place, et [[row:output:r]] commence par [[output:r,0]]. Les couches alternent : sans décalage, avec, sans. Au bout de deux, l’information a franchi toutes les frontières.',
} satisfies Translations;

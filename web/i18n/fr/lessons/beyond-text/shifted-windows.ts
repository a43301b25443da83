import type { Translations } from '../../../translations';

export default {
  '[[x]] is a feature map, a picture whose pixels are vectors: [[dim:height]] rows of [[dim:width]] pixels with [[dim:channels]] numbers each, side by side. If every pixel looked at every other, the work would grow with the square of their number. So a pixel looks only inside a small window.':
    '[[x]] est une carte de caractéristiques, une image dont les pixels sont des vecteurs : [[dim:height]] lignes de [[dim:width]] pixels à [[dim:channels]] nombres chacun, côte à côte. Si chaque pixel regardait tous les autres, le travail croîtrait comme le carré de leur nombre. Un pixel ne regarde donc que dans une petite fenêtre.',
  '[[w_q]] makes queries of [[dim:d_k]] numbers for each of the [[dim:n_heads]] heads. All windows share it.':
    '[[w_q]] produit des requêtes de [[dim:d_k]] nombres pour chacune des [[dim:n_heads]] têtes. Elle est commune à toutes les fenêtres.',
  '[[w_k]] makes the keys, for all heads and all windows.':
    '[[w_k]] produit les clés, pour toutes les têtes et toutes les fenêtres.',
  '[[w_v]] makes the values, [[dim:d_v]] per head.':
    '[[w_v]] produit les valeurs, [[dim:d_v]] nombres par tête.',
  '[[w_o]] mixes the heads at the end, pixel by pixel.':
    '[[w_o]] mélange les têtes à la fin, pixel par pixel.',
  '[[bias_table]] is learned: a row for each displacement from one pixel of a window to another, a column for each head. In a window of side [[dim:window]] there are [[dim:span]] vertical displacements times [[dim:span]] horizontal ones.':
    '[[bias_table]] est apprise : une ligne pour chaque déplacement d’un pixel d’une fenêtre à un autre, une colonne par tête. Dans une fenêtre de côté [[dim:window]], il y a [[dim:span]] déplacements verticaux, fois [[dim:span]] horizontaux.',
  '[[rolled]]: with the shift, the map moves up and to the left by half a window. What leaves at the top comes back at the bottom, and what leaves on the left comes back on the right. So the number of windows stays the same. The first number is now [[rolled:0,0]].':
    '[[rolled]] : quand le décalage est activé, la carte se déplace d’une demi-fenêtre vers le haut et vers la gauche. Ce qui sort en haut revient en bas, ce qui sort à gauche revient à droite. Le nombre de fenêtres reste donc le même. Le premier nombre est maintenant [[rolled:0,0]].',
  'A model alternates layers without the shift and layers with it. Two neighbours on both sides of a border are in the same window in every second layer.':
    'Un modèle alterne les couches sans décalage et les couches avec décalage. Deux voisins séparés par une frontière se retrouvent dans la même fenêtre une couche sur deux.',
  '[[regions]] numbers the parts of the shifted map that were connected before. A border of windows, or a place where the map was cut, separates two regions. The pixel in row [[row:regions:r]], column [[col:regions:c]] is in region [[regions:r,c]].':
    '[[regions]] numérote les parties de la carte décalée qui étaient d’un seul tenant auparavant. Une frontière de fenêtres, ou un endroit où la carte a été coupée, sépare deux régions. Le pixel de la ligne [[row:regions:r]] et de la colonne [[col:regions:c]] se trouve dans la région [[regions:r,c]].',
  'The numbering is that of the authors’ program: three bands down, three across. Without the shift all are 0.':
    'La numérotation est celle du programme des auteurs : trois bandes dans la hauteur, trois dans la largeur. Sans décalage, tout vaut 0.',
  '[[windows]]: a row for each pixel, one window after the other, [[dim:n_windows]] windows. Each window becomes a short sequence of places, from left to right, then from top to bottom.':
    '[[windows]] : une ligne par pixel, une fenêtre après l’autre, [[dim:n_windows]] fenêtres. Chaque fenêtre devient une courte suite de places, de gauche à droite, puis de haut en bas.',
  '[[query]] = [[windows]] [[w_q]], for all windows and heads at once.':
    '[[query]] = [[windows]] [[w_q]], pour toutes les fenêtres et toutes les têtes à la fois.',
  '[[key]] = [[windows]] [[w_k]].': '[[key]] = [[windows]] [[w_k]].',
  '[[value]] = [[windows]] [[w_v]].': '[[value]] = [[windows]] [[w_v]].',
  '[[bias_index]] says for each pair of places in a window which row of [[bias_table]] holds its bias, counted from 0. Pairs with the same displacement share a row: place [[row:bias_index:r]] and place [[col:bias_index:c]] use row [[bias_index:r,c]].':
    '[[bias_index]] dit, pour chaque paire de places d’une fenêtre, quelle ligne de [[bias_table]] contient son biais, en comptant à partir de 0. Les paires séparées par le même déplacement partagent une ligne : la place [[row:bias_index:r]] et la place [[col:bias_index:c]] utilisent la ligne [[bias_index:r,c]].',
  '[[bias/head_*/position_bias]] has a learned number for each pair of places in a window. It depends only on how far down and how far right the second is from the first, and it is the same in every window. From place [[row:bias/head_*/position_bias:r]] to place [[col:bias/head_*/position_bias:c]] it is [[bias/head_*/position_bias:r,c]].':
    '[[bias/head_*/position_bias]] contient un nombre appris pour chaque paire de places d’une fenêtre. Il ne dépend que du déplacement de la première à la seconde, et il est le même dans toutes les fenêtres. De la place [[row:bias/head_*/position_bias:r]] à la place [[col:bias/head_*/position_bias:c]], il vaut [[bias/head_*/position_bias:r,c]].',
  '[[window_*/window_mask]]: in this window, only pixels of the same region may look at each other. 0 leaves a score as it is; −∞ removes it. For place [[row:window_*/window_mask:r]] and place [[col:window_*/window_mask:c]] it is [[window_*/window_mask:r,c]].':
    '[[window_*/window_mask]] : dans cette fenêtre, seuls les pixels d’une même région peuvent se regarder. 0 laisse un score tel quel ; −∞ l’enlève. Pour la place [[row:window_*/window_mask:r]] et la place [[col:window_*/window_mask:c]], c’est [[window_*/window_mask:r,c]].',
  'The authors’ program adds −100 instead of −∞. After the softmax, almost nothing is left of such a pair, but not 0: the option “barrier” shows it.':
    'Le programme des auteurs ajoute −100 au lieu de −∞. Après le softmax, il ne reste presque rien d’une telle paire, mais pas 0 : l’option « barrière » le montre.',
  '[[window_*/head_*/query]]: the rows of [[query]] that belong to this window, and the columns that belong to this head.':
    '[[window_*/head_*/query]] : les lignes de [[query]] qui reviennent à cette fenêtre, dans les colonnes qui reviennent à cette tête.',
  '[[window_*/head_*/key]]: this window’s and this head’s part of [[key]].':
    '[[window_*/head_*/key]] : la part de [[key]] qui revient à cette fenêtre et à cette tête.',
  '[[window_*/head_*/value]]: this window’s and this head’s part of [[value]].':
    '[[window_*/head_*/value]] : la part de [[value]] qui revient à cette fenêtre et à cette tête.',
  '[[window_*/head_*/key_transposed]]: each pixel of the window becomes a column.':
    '[[window_*/head_*/key_transposed]] : chaque pixel de la fenêtre devient une colonne.',
  'A query says what a pixel looks for, a key what it is found by. [[window_*/head_*/scores]] = [[window_*/head_*/query]] [[window_*/head_*/key_transposed]], with keys as columns: how well the pixels of one window fit each other. There is a row and a column for each of them, however large the map is. Place [[row:window_*/head_*/scores:r]] and place [[col:window_*/head_*/scores:c]] score [[window_*/head_*/scores:r,c]].':
    'Une requête dit ce que cherche un pixel, une clé par quoi on le trouve. [[window_*/head_*/scores]] = [[window_*/head_*/query]] [[window_*/head_*/key_transposed]], avec les clés en colonnes : à quel point les pixels d’une fenêtre s’accordent entre eux. Il y a une ligne et une colonne pour chacun, si grande que soit la carte. La place [[row:window_*/head_*/scores:r]] et la place [[col:window_*/head_*/scores:c]] ont pour score [[window_*/head_*/scores:r,c]].',
  'Divided by √d_k with d_k = [[dim:d_k]]: [[window_*/head_*/scores:r,c]] becomes [[window_*/head_*/scaled_scores:r,c]].':
    'On divise par √d_k, où d_k = [[dim:d_k]] : [[window_*/head_*/scores:r,c]] devient [[window_*/head_*/scaled_scores:r,c]].',
  'The scores have been divided by √d_k. Now the bias is added: [[window_*/head_*/scaled_scores:r,c]] plus [[bias/head_*/position_bias:r,c]] is [[window_*/head_*/biased_scores:r,c]]. The attention knows nothing else about places.':
    'Les scores ont été divisés par √d_k. On ajoute maintenant le biais : [[window_*/head_*/scaled_scores:r,c]] plus [[bias/head_*/position_bias:r,c]] font [[window_*/head_*/biased_scores:r,c]]. L’attention ne sait rien d’autre des places.',
  'Then the mask: [[window_*/head_*/biased_scores:r,c]] becomes [[window_*/head_*/masked_scores:r,c]].':
    'Puis le masque : [[window_*/head_*/biased_scores:r,c]] devient [[window_*/head_*/masked_scores:r,c]].',
  'The softmax turns each row of masked scores into shares that add up to 1, inside the window and the region. Place [[row:window_*/head_*/weights:r]] gives most, [[window_*/head_*/weights:r,max]], to place [[col:window_*/head_*/weights:max]].':
    'Le softmax transforme chaque ligne de scores masqués en parts dont la somme est 1, dans la fenêtre et dans la région. La place [[row:window_*/head_*/weights:r]] donne le plus, [[window_*/head_*/weights:r,max]], à la place [[col:window_*/head_*/weights:max]].',
  '[[window_*/head_*/context]] = [[window_*/head_*/weights]] [[window_*/head_*/value]]: a mean over the window, for each of its pixels.':
    '[[window_*/head_*/context]] = [[window_*/head_*/weights]] [[window_*/head_*/value]] : une moyenne sur la fenêtre, pour chacun de ses pixels.',
  '[[window_*/concat]]: the [[dim:n_heads]] heads of this window side by side.':
    '[[window_*/concat]] : les [[dim:n_heads]] têtes de cette fenêtre, côte à côte.',
  '[[joined]]: all windows one below the other again.':
    '[[joined]] : toutes les fenêtres de nouveau l’une sous l’autre.',
  '[[mixed]] = [[joined]] [[w_o]], pixel by pixel.': '[[mixed]] = [[joined]] [[w_o]], pixel par pixel.',
  '[[merged]]: in each window, the weights have mixed the values, and a matrix, [[w_o]], has mixed the heads. Here the rows are put back into a map, which is still the shifted one. It begins with [[merged:0,0]].':
    '[[merged]] : dans chaque fenêtre, les poids ont mélangé les valeurs, et une matrice, [[w_o]], a mélangé les têtes. Ici, les lignes sont remises en carte ; c’est encore la carte décalée. Elle commence par [[merged:0,0]].',
  '[[output]]: the map moves back, down and to the right, and every pixel is where it was. The first pixel now holds [[output:0,0]] and [[output:0,1]].':
    '[[output]] : la carte revient vers le bas et vers la droite, et chaque pixel retrouve sa place. Le premier pixel contient maintenant [[output:0,0]] et [[output:0,1]].',
  'If M is the side of a window, the windows of a map of n pixels hold n times M² pairs. All pairs would be n². The table below counts both.':
    'Si M est le côté d’une fenêtre, les fenêtres d’une carte de n pixels contiennent n fois M² paires. Toutes les paires seraient au nombre de n². Le tableau ci-dessous compte les unes et les autres.',
} satisfies Translations;

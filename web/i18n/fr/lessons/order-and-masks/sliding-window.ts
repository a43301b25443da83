import type { Translations } from '../../../translations';

export default {
  '[[query]]: one row per token, [[dim:n]] of them, [[dim:d_k]] numbers each.':
    '[[query]] : une ligne par jeton, il y en a [[dim:n]], de [[dim:d_k]] nombres chacune.',
  '[[key]]: one row per token of the same sentence. A token will be compared with its neighbours only.':
    '[[key]] : une ligne par jeton de la même phrase. Un jeton ne sera comparé qu’à ses voisins.',
  '[[value]]: what each token hands over, [[dim:d_v]] numbers.':
    '[[value]] : ce que chaque jeton transmet, [[dim:d_v]] nombres.',
  '[[offsets]] names the places of the window: how far a key stands from its query. The first place is [[offsets:0,0]]; the same places serve every row. A window with nothing to the right looks back only, as a language model must.':
    '[[offsets]] nomme les places de la fenêtre : à quelle distance une clé se trouve de sa requête. La première place est [[offsets:0,0]] ; les mêmes places servent pour toutes les lignes. Une fenêtre qui n’a rien à droite ne regarde qu’en arrière, comme doit le faire un modèle de langue.',
  '[[band_scores]] has one row per token and one column per place of the window, never a column per token. For [[row:band_scores:r]] the largest score is [[band_scores:r,max]]. Where the window reaches beyond the sentence it holds −∞. The first row begins with [[band_scores:0,0]].':
    '[[band_scores]] a une ligne par jeton et une colonne par place de la fenêtre, jamais une colonne par jeton. Pour [[row:band_scores:r]], le plus grand score est [[band_scores:r,max]]. Là où la fenêtre déborde de la phrase, la matrice contient −∞. La première ligne commence par [[band_scores:0,0]].',
  'The full table would have n × n scores, most of them to be thrown away by a mask. Here they are not computed at all: the work grows with n times the width, not with n times n.':
    'Le tableau complet aurait n × n scores, qu’un masque rejetterait pour la plupart. Ici, on ne les calcule pas du tout : le travail croît comme n fois la largeur, non comme n fois n.',
  'Divide by √d_k, with d_k = [[dim:d_k]]: [[band_scores:r,c]] becomes [[scaled_band_scores:r,c]]. −∞ stays −∞.':
    'On divise par √d_k, où d_k = [[dim:d_k]] : [[band_scores:r,c]] devient [[scaled_band_scores:r,c]]. −∞ reste −∞.',
  'The softmax of each row, over the places of its window. [[row:band_weights:r]] gives its largest weight, [[band_weights:r,max]], to one of its neighbours or to itself; a place beyond the sentence gets 0.':
    'Le softmax de chaque ligne, sur les places de sa fenêtre. [[row:band_weights:r]] donne son plus grand poids, [[band_weights:r,max]], à l’un de ses voisins ou à lui-même ; une place au-delà de la phrase obtient 0.',
  'The same weights come out of full attention with a window mask: e to the power of −∞ adds 0 to every sum. The figure below computes both and compares them.':
    'On obtient les mêmes poids par l’attention complète avec un masque en fenêtre : e à la puissance −∞ ajoute 0 à chaque somme. La figure ci-dessous calcule les deux et les compare.',
  '[[context]]: each weight meets the value that stands at its place. The row of [[row:context:r]] begins with [[context:r,0]]. What lies outside the window cannot move it: change a value far away and look.':
    '[[context]] : chaque poids rencontre la valeur qui se trouve à sa place. La ligne de [[row:context:r]] commence par [[context:r,0]]. Ce qui est hors de la fenêtre ne peut pas la faire bouger : changez une valeur lointaine et regardez.',
  'One layer sees a window; a second layer sees the windows of those it saw. After L layers a token hears of tokens about L times as far away, which is how models with windows read long texts.':
    'Une couche voit une fenêtre ; une deuxième voit aussi les fenêtres des voisins qu’elle y trouve. Après L couches, l’information parvient à un jeton depuis des jetons environ L fois plus éloignés : c’est ainsi que les modèles à fenêtres lisent de longs textes.',
} satisfies Translations;

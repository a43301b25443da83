import type { Translations } from '../../../translations';

export default {
  '[[query]] has one row per token, [[dim:n]] of them: its query, what it looks for, as [[dim:d_k]] numbers.':
    '[[query]] a une ligne par jeton, il y en a [[dim:n]] : sa requête, ce qu’il cherche, en [[dim:d_k]] nombres.',
  '[[key]] has one row per token of the same sentence: its key, what it can be found by. Each query will be compared with the keys of its neighbours only.':
    '[[key]] a une ligne par jeton de la même phrase : sa clé, ce à quoi on le reconnaît. On ne comparera chaque requête qu’aux clés de ses voisins.',
  '[[value]] is what each token hands over once it is looked at: [[dim:d_v]] numbers.':
    '[[value]] est ce que chaque jeton transmet une fois qu’on le regarde : [[dim:d_v]] nombres.',
  'The window of a word is the part of the sentence that it looks at. [[offsets]] lists its places, counted from the word: 0 is the word itself, and the first place is [[offsets:0,0]]. They are the same for every word. A window with nothing to the right looks back only, as a language model must.':
    'La fenêtre d’un mot est la partie de la phrase qu’il regarde. [[offsets]] en donne les places, comptées à partir du mot : 0 est le mot lui-même, et la première place est [[offsets:0,0]]. Elles sont les mêmes pour tous les mots. Une fenêtre qui n’a rien à droite ne regarde qu’en arrière, comme doit le faire un modèle de langue.',
  'A score is a query times a key: how well two words fit. [[band_scores]] has a column for each place of the window, not for each word. A place beyond the sentence gets −∞, minus infinity: as given, the first row begins with [[band_scores:0,0]]. The largest score of [[row:band_scores:r]] is [[band_scores:r,max]].':
    'Un score est une requête fois une clé : il dit si deux mots vont ensemble. [[band_scores]] a une colonne par place de la fenêtre, non par mot. Une place hors de la phrase reçoit −∞, moins l’infini : au départ, la première ligne commence par [[band_scores:0,0]]. Le plus grand score de [[row:band_scores:r]] est [[band_scores:r,max]].',
  'The full matrix would have n × n scores, and a mask would remove most of them. Here they are not computed at all: the work grows with n times the width of the window, not with n times n.':
    'La matrice complète aurait n × n scores, et un masque en enlèverait la plupart. Ici, on ne les calcule pas du tout : le travail croît comme n fois la largeur de la fenêtre, non comme n fois n.',
  'Divide by √d_k, with d_k = [[dim:d_k]]: [[band_scores:r,c]] becomes [[scaled_band_scores:r,c]]. −∞ stays −∞.':
    'On divise par √d_k, où d_k = [[dim:d_k]] : [[band_scores:r,c]] devient [[scaled_band_scores:r,c]]. −∞ reste −∞.',
  'The softmax turns each row of scores into weights: shares that add up to 1. [[row:band_weights:r]] gives its largest weight, [[band_weights:r,max]], to one of its neighbours or to itself. A place beyond the sentence gets 0, since e to the power of −∞ is 0.':
    'Le softmax transforme chaque ligne de scores en poids : des parts dont la somme est 1. [[row:band_weights:r]] donne son plus grand poids, [[band_weights:r,max]], à l’un de ses voisins ou à lui-même. Une place hors de la phrase reçoit 0, car e à la puissance −∞ vaut 0.',
  'Full attention with a window mask gives the same weights: what the mask removes adds 0 to every sum. The figure below computes both and compares them.':
    'L’attention complète avec un masque en fenêtre donne les mêmes poids : ce que le masque enlève ajoute 0 à chaque somme. La figure ci-dessous calcule les deux et les compare.',
  'Each row of [[context]] mixes the values in the window, each multiplied by its weight. The row of [[row:context:r]] begins with [[context:r,0]]. Values outside the window cannot change it: change one far away and see.':
    'Chaque ligne de [[context]] mélange les valeurs de la fenêtre, chacune multipliée par son poids. La ligne de [[row:context:r]] commence par [[context:r,0]]. Les valeurs hors de la fenêtre ne peuvent pas la changer : changez-en une lointaine et regardez.',
  'One layer sees a window. A second layer mixes results that already contain the windows of the neighbours. After L layers, a token gets information from tokens about L times as far away. This is how models with windows read long texts.':
    'Une couche voit une fenêtre. Une deuxième mélange des résultats qui contiennent déjà les fenêtres des voisins. Après L couches, un jeton reçoit de l’information de jetons environ L fois plus éloignés. C’est ainsi que les modèles à fenêtres lisent de longs textes.',
} satisfies Translations;
